"""A game told once more, as several seats together saw it."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from cattery.core.game import HIDDEN, Event
from cattery.core.playthrough import Playthrough
from cattery.core.state import clone


class Account:
    """A game once more, entry by entry of its log, as some seats together see it."""

    def __init__(self, play: Playthrough, seats: tuple[int, ...]) -> None:
        self.play, self.seats = play, seats
        self.state = play.game.new_state(play.config)
        self.done = self.decision = 0

    def news(self) -> Iterator[tuple[int, list[Event]]]:
        """For each entry not yet told: the number of players' actions so far, and what was seen of it."""
        game, config = self.play.game, self.play.config
        for player, action in self.play.log[self.done :]:
            before = clone(self.state)
            game.apply(config, self.state, action)
            self.done += 1
            self.decision += player >= 0
            seen: list[Event] = []
            for seat in self.seats:
                seen = together(seen, game.observe_action(config, before, action, self.state, seat))
            yield self.decision, seen

    def steps(self) -> Iterator[tuple[int, list[Event]]]:
        """The same by the players' actions, each with what chance answered to it; what comes before all is step 0."""
        for decision, entries in groupby(self.news(), itemgetter(0)):
            yield decision, [event for _, seen in entries for event in seen]


def together(known: list[Event], more: list[Event]) -> list[Event]:
    """Two seats' accounts of one action as one: what is hidden from one of them is said by the other.

    >>> together([(3, 0, HIDDEN), (4, 1)], [(3, 0, 7), (5, 2), (4, 1)])
    [(3, 0, 7), (5, 2), (4, 1)]
    """
    merged: list[Event] = []
    rest = list(known)
    for event in more:
        place = next((i for i, other in enumerate(rest) if _agree(event, other)), None)
        if place is None:
            merged.append(event)
            continue
        merged += rest[:place]
        merged.append(tuple(max(a, b) if HIDDEN in (a, b) else a for a, b in zip(event, rest[place], strict=True)))
        rest = rest[place + 1 :]
    return merged + rest


def _agree(event: Event, other: Event) -> bool:
    """Whether both may be the same happening, seen by different seats."""
    return len(event) == len(other) and all(a == b or HIDDEN in (a, b) for a, b in zip(event, other, strict=True))

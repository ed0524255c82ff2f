"""Where a finished game turned: the players' actions after which the chances changed most.

How likely each player is to win, a game says by `Game.prospects`. What chance answers to an action, a card that is
turned up for example, belongs to the action.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cattery.core.account import Account
from cattery.core.game import CHANCE, Event
from cattery.core.playthrough import Playthrough

MOST = 3
LEAST = 0.1  # of a victory; what changes less is no turning point
LEAST_AT_LAST = 0.25  # the last action settles everything, and turns a game only if much was open until then
DIGITS = 9  # that are compared: what is equal may differ in the last ones


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """One action, and whose chance it changed most; if it did so for several alike, then of whoever acted."""

    step: int  # how many actions the players had taken then, this one included
    seat: int
    before: tuple[float, ...]  # everybody's prospects
    after: tuple[float, ...]
    events: tuple[Event, ...]  # what happened, as all seats together saw it

    @property
    def change(self) -> float:
        return gap(self.before, self.after, self.seat)


def gap(before: tuple[float, ...], after: tuple[float, ...], seat: int) -> float:
    """By how much a player's prospects differ."""
    return round(abs(after[seat] - before[seat]), DIGITS)


def turning_points(play: Playthrough) -> list[TurningPoint]:
    """At most three, in the order of play; none before the end, and none of a game without prospects."""
    if play.game.prospects is None or not play.is_over:
        return []
    found = [one for one in changes(play) if one.change >= (LEAST_AT_LAST if one.step == play.decision else LEAST)]
    largest = sorted(found, key=lambda one: (-one.change, one.step))[:MOST]
    return sorted(largest, key=lambda one: one.step)


def changes(play: Playthrough) -> Iterator[TurningPoint]:
    """What each action of the players changed, in their order."""
    account = Account(play, tuple(range(play.config.players)))
    before, actor, events = prospects_now(account), 0, list[Event]()
    for (player, _), (step, seen) in zip(play.log, account.news(), strict=True):
        if player != CHANCE:
            actor, events = player, []
        events += seen
        after = prospects_now(account)
        if before and after:
            seat = max(range(len(after)), key=lambda p: (gap(before, after, p), p == actor))
            yield TurningPoint(step, seat, before, after, tuple(events))
        before = after or before


def prospects_now(account: Account) -> tuple[float, ...]:
    """Everybody's prospects at this point of a game that is told once more; none while chance is to act."""
    game = account.play.game
    if game.prospects is None or game.current_player(account.state) == CHANCE:
        return ()
    return game.prospects(account.play.config, account.state)

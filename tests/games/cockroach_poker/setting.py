"""Positions of Cockroach Poker, set up by playing or by writing the state's fields."""

from collections.abc import Sequence

from cattery.core.game import HIDDEN, Event
from cattery.core.state import clone
from cattery.games import load
from cattery.games.cockroach_poker import rules
from cattery.games.cockroach_poker.rules import SPECIES, Config, State, View
from cattery.games.cockroach_poker.words import SPECIES as NAMES

POKER = load("cockroach_poker")
A, B, C, D = range(4)


def kind(name: str) -> int:
    """`stink-bug` as a number."""
    return NAMES.index(name)


def counts(cards: str) -> list[int]:
    """`3 bat, stink-bug` as counts by species."""
    found = [0] * SPECIES
    for entry in filter(None, cards.split(", ")):
        number, _, name = entry.rpartition(" ")
        found[kind(name)] += int(number or 1)
    return found


def cards_of(by_species: Sequence[int]) -> str:
    """Counts as `3 bat, stink-bug`."""
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in zip(NAMES, by_species, strict=True) if n)


def hand(s: State, p: int) -> str:
    return cards_of(s.hands[p * SPECIES : (p + 1) * SPECIES])


def face_up(s: State, p: int) -> str:
    return cards_of(s.face_up[p * SPECIES : (p + 1) * SPECIES])


def table(c: Config, hands: Sequence[str], shown: Sequence[str] = (), start: int = A) -> State:
    """Seat `start` is to offer; hands and face-up cards by seat, all other cards are set aside."""
    s: State = POKER.new_state(c)
    for where, given in ((s.hands, hands), (s.face_up, shown)):
        for p, cards in enumerate(given):
            for k, n in enumerate(counts(cards)):
                where[p * SPECIES + k] = n
                s.undealt[k] -= n
    assert min(s.undealt) >= 0
    for p in range(c.players):
        s.hand_size[p] = sum(s.hands[p * SPECIES : (p + 1) * SPECIES])
    s.left = sum(s.undealt)
    s.phase, s.start, s.player = rules.OFFERING, start, start
    return s


def deal(c: Config, start: int = A, order: Sequence[int] = ()) -> State:
    """The deal from that seat: outcomes in this order, then the lowest."""
    s: State = POKER.new_state(c)
    if c.first_start == 0:
        POKER.apply(c, s, SPECIES + start)
    given = list(order)
    while s.phase == rules.DEAL:
        POKER.apply(c, s, given.pop(0) if given else POKER.outcomes(c, s)[0][0])
    return s


def action(text: str) -> int:
    return POKER.action_texts.index(text)


def legal(c: Config, s: State) -> list[str]:
    """The legal actions as texts."""
    return [POKER.action_texts[a] for a in POKER.legal(c, s)]


def play(c: Config, s: State, *texts: str) -> State:
    """Legal actions in turn, on a copy of the state."""
    after = clone(s)
    for text in texts:
        assert text in legal(c, after), (text, legal(c, after))
        POKER.apply(c, after, action(text))
    return after


def seen(c: Config, s: State, seat: int, *texts: str) -> list[Event]:
    """What a seat sees of these actions."""
    events: list[Event] = []
    for text in texts:
        after = play(c, s, text)
        events += POKER.observe_action(c, s, action(text), after, seat)
        s = after
    return events


def view(c: Config, s: State, seat: int) -> View:
    v = View()
    POKER.observe(c, s, seat, v)
    return v


def is_between_rounds(s: State) -> bool:
    """Nothing of the last round is left."""
    return (s.card, s.had, s.knows, s.offers, sum(s.offered_by), sum(s.claims)) == (HIDDEN, 0, 0, 0, 0, 0)

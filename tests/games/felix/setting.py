"""Positions of Felix, set up by playing or by writing the state's fields."""

from collections.abc import Sequence
from typing import Any

from cattery.core.game import CHANCE
from cattery.games import load
from cattery.games.felix import rules
from cattery.games.felix.rules import Config, State
from cattery.games.felix.words import CARDS

FELIX = load("felix")


def kind(card: str) -> int:
    """`15` or `big dog` as a number."""
    return CARDS.index(card.replace(" ", "-"))


def kinds(cards: str) -> list[int]:
    """`15, big dog, -5` as numbers."""
    return [kind(card) for card in cards.split(", ")]


def mask(cards: str) -> int:
    """`15, big dog, -5` as a hand."""
    return sum(1 << k for k in kinds(cards))


def cards_of(hand: int) -> list[str]:
    """A hand as texts."""
    return [CARDS[k] for k in range(rules.KINDS) if hand >> k & 1]


def action(text: str) -> int:
    return FELIX.action_texts.index(text)


def legal(c: Config, s: State) -> list[str]:
    """The legal actions as texts."""
    return [FELIX.action_texts[a] for a in FELIX.legal(c, s)]


def play(c: Config, s: State, *texts: str) -> None:
    """Legal actions of the players in turn; chance takes the lowest outcome after each."""
    for text in texts:
        assert text in legal(c, s), (text, legal(c, s))
        FELIX.apply(c, s, action(text))
        draw_lowest(c, s)


def draw_lowest(c: Config, s: State) -> None:
    while FELIX.current_player(s) == CHANCE:
        FELIX.apply(c, s, FELIX.outcomes(c, s)[0][0])


def begin(c: Config, start: int = 0, aside: str = "rabbit") -> State:
    """Round 1, about to place: each set has lost that card, that seat starts."""
    s: State = FELIX.new_state(c)
    while s.phase == rules.SET_ASIDE:
        FELIX.apply(c, s, kind(aside))
    FELIX.apply(c, s, rules.KINDS + start)
    return s


def auction(c: Config, row: str, mice: Sequence[int], start: int = 0, bank: int = 0) -> State:
    """An auction about to begin, mouse cards filled, with these cards in the row and these purses."""
    s = begin(c, start)
    s.phase = rules.AUCTION
    for slot, k in enumerate(kinds(row)):
        s.row[slot] = k
        s.hands[rules.slot_set(c, start, slot)] &= ~(1 << k)
    s.placed = c.row
    s.mice[: c.players] = mice
    s.bank = bank
    rules.turn_up(c, s)
    return s


def place_all(c: Config, s: State) -> None:
    """Everybody places the lowest card."""
    while s.phase == rules.PLACE:
        play(c, s, legal(c, s)[0])


def bought(cards: str, players: int = 4, **options: Any) -> tuple[list[str], int]:
    """What the buyer of a row takes: the cards by value, and their sum; checked against the cats counted."""
    c = FELIX.configure(players, dummy="false", **options)
    s = auction(c, cards, [5] * players)
    play(c, s, "bid 1", *["pass"] * (players - 1))
    assert s.won[rules.KINDS :] == [0] * (rules.KINDS * 4)
    taken = [CARDS[k] for k in range(rules.KINDS) for _ in range(s.won[k])]
    return taken, s.cats[0]

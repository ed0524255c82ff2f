"""Positions of Cat and Mouse, set up whole: every card of the pack lies somewhere."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cattery.core.game import CHANCE, TERMINAL
from cattery.core.state import clone
from cattery.games import load
from cattery.games.cat_and_mouse import rules
from cattery.games.cat_and_mouse.rules import (
    EMPTY,
    KINDS,
    KING,
    NO_CARD,
    PILE_CELLS,
    SHOWN,
    SIDES,
    STOCK_BIT,
    Config,
    State,
    View,
)
from cattery.games.cat_and_mouse.words import RANKS

CAT = load("cat_and_mouse")
A, B = 0, 1


def rank(card: str) -> int:
    """`10` or `king` as a number."""
    return RANKS.index(card)


def ranks(cards: str) -> list[int]:
    """`ace, 10, king` as numbers."""
    return [rank(card) for card in cards.split(", ")] if cards else []


def counted(cards: str) -> list[int]:
    """`ace, 10, 10` as a count of each rank."""
    found = ranks(cards)
    return [found.count(k) for k in range(KINDS)]


def named(counts: Sequence[int]) -> str:
    """A count of each rank as `ace, 10, 10`."""
    return ", ".join(RANKS[k] for k in range(KINDS) for _ in range(counts[k]))


def hand(s: State, p: int) -> str:
    return named(s.hands[KINDS * p : KINDS * p + KINDS])


def side(s: State, p: int, number: int) -> str:
    """A player's side pile, numbered from 1, from the bottom."""
    pile = SIDES * p + number - 1
    return ", ".join(RANKS[k] for k in s.sides[PILE_CELLS * pile + 1 : s.ends[pile]])


# ------------------------------------------------------------------------------------------------------ to set up


def table(
    c: Config,
    hands: tuple[str, str] = ("2, 2, 2, 2, 2", "3, 3, 3, 3, 3"),
    *,
    tops: tuple[str, str] = ("9", "9"),
    stocks: tuple[int, int] | None = None,
    builds: Sequence[str] = (),
    sides: Sequence[str] = (),
    pile: int | None = None,
    turn: int = A,
) -> State:
    """A position in the middle of a turn of seat `turn`.

    A build pile is all its cards, or the top of one without kings; `sides` are the mover's. What is neither named nor
    in the draw pile lies on the other player's last side pile.
    """
    s: State = CAT.new_state(c)
    for p in (A, B):
        show_top(s, p, rank(tops[p]), c.stock_size if stocks is None else stocks[p])
        for k in ranks(hands[p]):
            add_to_hand(s, p, k)
    for build, cards in enumerate(builds):
        add_build(s, build, list(range(rank(cards) + 1)) if cards in RANKS[: c.ranks] else ranks(cards))
    for number, cards in enumerate(sides):
        for k in ranks(cards):
            add_to_side(s, turn, number, k)
    below = sum(s.stock_size) - 2
    if pile is not None:
        bury(s, 1 - turn, c.side_piles - 1, sum(s.unseen) - below - pile)
    s.pile = sum(s.unseen) - below
    s.phase, s.turn, s.player = rules.PLAY, turn, turn
    assert s.pile >= 0
    assert min(s.unseen) >= 0
    return s


def bury(s: State, p: int, number: int, cards: int) -> None:
    """Unseen cards, of the most frequent rank each, on a side pile; kings at its bottom, the highest on top."""
    left, buried = list(s.unseen), []
    for _ in range(cards):
        buried.append(max(range(KINDS), key=lambda k: left[k]))
        left[buried[-1]] -= 1
    for k in sorted(buried, key=lambda k: (k != KING, k)):
        add_to_side(s, p, number, k)


def show_top(s: State, p: int, k: int, size: int) -> None:
    s.unseen[k] -= 1
    s.stock_size[p], s.stock_top[p] = size, k
    s.tops[SHOWN * p + k] |= STOCK_BIT


def add_to_hand(s: State, p: int, k: int) -> None:
    s.unseen[k] -= 1
    s.hand_size[p] += 1
    s.hands[KINDS * p + k] += 1
    s.held[p] |= 1 << k


def add_build(s: State, build: int, cards: Sequence[int]) -> None:
    for position, k in enumerate(cards):
        assert k in (position, KING)
        s.unseen[k] -= 1
        s.kings[build] |= (k == KING) << position
    s.heights[build] = len(cards)


def add_to_side(s: State, p: int, number: int, k: int) -> None:
    s.unseen[k] -= 1
    pile = SIDES * p + number
    end = s.ends[pile]
    s.tops[SHOWN * p + s.sides[end - 1]] ^= 1 << number
    s.tops[SHOWN * p + k] |= 1 << number
    s.sides[end] = k
    s.ends[pile] = end + 1


def return_cards(s: State, cards: str) -> None:
    """These of the draw pile's cards were shuffled back."""
    for k in ranks(cards):
        s.unseen[k] -= 1
        s.recycled[k] += 1
        s.returned += 1
        s.shuffled += 1


def lay_aside(s: State, cards: str) -> None:
    """`recycle`: these cards, unseen so far and in the draw pile, lie aside."""
    for k in ranks(cards):
        s.unseen[k] -= 1
        s.aside[k] += 1
        s.aside_size += 1
        s.pile -= 1


# --------------------------------------------------------------------------------------------------------- to play


def legal(c: Config, s: State) -> list[str]:
    """The legal actions as texts."""
    return [CAT.action_texts[a] for a in CAT.legal(c, s)]


def plays(c: Config, s: State) -> list[str]:
    """The legal plays, without the discards."""
    return [text for text in legal(c, s) if not text.startswith("discard")]


def outcomes(c: Config, s: State) -> dict[str, int]:
    """What chance may do, as texts, with the weights."""
    return {CAT.outcome_texts[o]: weight for o, weight in CAT.outcomes(c, s)}


def play(c: Config, s: State, *texts: str) -> None:
    """Legal actions and possible outcomes; an outcome that an action waits for and that is not given is the lowest."""
    for text in texts:
        if text in CAT.outcome_texts:
            assert text in outcomes(c, s), (text, outcomes(c, s))
            CAT.apply(c, s, CAT.outcome_texts.index(text))
            continue
        draw_lowest(c, s)
        assert text in legal(c, s), (text, legal(c, s))
        CAT.apply(c, s, CAT.action_texts.index(text))


def draw_lowest(c: Config, s: State) -> None:
    while CAT.current_player(s) == CHANCE:
        CAT.apply(c, s, CAT.outcomes(c, s)[0][0])


def after(c: Config, s: State, *texts: str) -> State:
    """The position after these, the given one unchanged."""
    made = clone(s)
    play(c, made, *texts)
    return made


def deal(c: Config, *tops: str) -> State:
    """The first deal with these tops, hands of the lowest cards."""
    s: State = CAT.new_state(c)
    play(c, s, *tops)
    draw_lowest(c, s)
    return s


def view(c: Config, s: State, seat: int) -> View:
    v = View()
    CAT.observe(c, s, seat, v)
    return v


def returns(c: Config, s: State) -> list[float]:
    out = [0.0, 0.0]
    CAT.returns(c, s, out)
    return out


def ending(c: Config, s: State) -> str:
    assert CAT.current_player(s) == TERMINAL
    return CAT.endings[CAT.ending(c, s)]


def stock_is_face_down(s: State, p: int) -> bool:
    return s.stock_top[p] == NO_CARD


def side_is_empty(s: State, p: int, number: int) -> bool:
    return bool(s.tops[SHOWN * p + EMPTY] >> (number - 1) & 1) and side(s, p, number) == ""


def random_game(c: Config, rng: Random, plays_first: bool = False) -> Iterator[tuple[State, int, State]]:
    """Every state with the action or outcome that follows, and the state after.

    Outcomes by their weights; `plays_first`: no discard while there is something to play.
    """
    s: State = CAT.new_state(c)
    while (player := CAT.current_player(s)) != TERMINAL:
        before = clone(s)
        chosen = random_choice(c, s, player, rng, plays_first)
        CAT.apply(c, s, chosen)
        yield before, chosen, clone(s)


def random_choice(c: Config, s: State, player: int, rng: Random, plays_first: bool) -> int:
    if player == CHANCE:
        found: list[Any] = list(zip(*CAT.outcomes(c, s), strict=True))
        return int(rng.choices(found[0], found[1])[0])
    actions = CAT.legal(c, s)
    return rng.choice([a for a in actions if plays_first and a < rules.DISCARD] or actions)

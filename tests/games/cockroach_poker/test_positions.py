"""Counts of positions of tiny configurations, found once by trying everything and kept as data.

`counts[d]` is the number of different ways to begin a game with `d` actions and outcomes of chance together, `games[d]`
how many of them are whole games.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from cattery.core.game import CHANCE, TERMINAL
from cattery.core.state import clone
from cattery.games.cockroach_poker.rules import Config, State
from tests.games.cockroach_poker.setting import POKER

TINY: list[dict[str, Any]] = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))


def count(c: Config, s: State, depth: int, counts: list[int], ends: list[int]) -> None:
    """Add this position and all that can follow; `ends` counts whole games."""
    counts[depth] += 1
    player = POKER.current_player(s)
    if player == TERMINAL:
        ends[depth] += 1
        return
    for chosen in [o for o, _ in POKER.outcomes(c, s)] if player == CHANCE else POKER.legal(c, s):
        after = clone(s)
        POKER.apply(c, after, chosen)
        count(c, after, depth + 1, counts, ends)


def counted(players: int, options: dict[str, Any]) -> tuple[list[int], list[int]]:
    c = POKER.configure(players, "standard", **options)
    counts, ends = [0] * 60, [0] * 60
    count(c, POKER.new_state(c), 0, counts, ends)
    return [n for n in counts if n], ends[: sum(n > 0 for n in counts)]


@pytest.mark.parametrize("tiny", TINY, ids=lambda tiny: f"{tiny['players']}-{tiny['name']}")
def test_counts_of_positions_are_what_they_were(tiny: dict[str, Any]) -> None:
    assert counted(tiny["players"], tiny["options"]) == (tiny["counts"], tiny["games"])


def find(name: str) -> dict[str, Any]:
    return next(tiny for tiny in TINY if tiny["name"] == name)


def test_counts_confirmed_by_hand_one_card_each_for_two() -> None:
    """Two of each of two species, two set aside: any two cards can be dealt, 2 * 2 ways.

    Seat 0 has one card, one player to offer it to, two claims; "true" and "false" are one right and one wrong. Right:
    the card comes back to an empty hand, the game is over. Wrong: seat 1 starts with its one card, two claims, two
    answers, and whoever takes it has an empty hand.
    """
    tiny = find("one card each for two")
    assert tiny["counts"] == [1, 2, 4, 4 * 2, 4 * 4, 4 * 2 * 2, 4 * 2 * 4]
    assert tiny["games"] == [0, 0, 0, 0, 4 * 2, 0, 4 * 2 * 4]


@pytest.mark.parametrize(("name", "ways_to_pass"), [("one card each for three", 1), ("one card each, blind pass", 2)])
def test_counts_confirmed_by_recursion_one_card_each_for_three(name: str, ways_to_pass: int) -> None:
    """Three of the cards of two species, two of each, are dealt: not three of one species, so 2 ** 3 - 2 = 6 ways.

    A start player has one card, and loses by taking it back. Each of the two others may be offered it, with two
    claims: of "true" and "false" one gives it to the taker and one back; passed on to the third player, with two
    claims and after a look (or without one, if that is allowed), one gives it to the third and one to the second.
    Nobody can lose by two alike before that: whoever takes a card starts, and with the next one the hand is empty.
    """

    def games(others: tuple[bool, bool]) -> int:
        """Whole games from here; `others` says which of the other two still have their card."""
        total = 0
        for second, third in (others, others[::-1]):
            second_takes = games((False, third)) if second else 1
            third_takes = games((False, second)) if third else 1
            total += 2 * (1 + second_takes + ways_to_pass * 2 * (second_takes + third_takes))
        return total

    assert games((False, False)) == (24 if ways_to_pass == 1 else 40)
    assert sum(find(name)["games"]) == 6 * games((True, True))


def test_counts_confirmed_by_hand_the_first_round_of_all_dealt() -> None:
    """Two start players; four cards in 6 orders, of which 2 give each player two alike.

    Those hands offer one species with two claims, the 4 mixed ones two species with two claims; two answers.
    """
    orders = [1, 2, 4, 8, 12, 12]  # start player, then 2, 4, 6 and 6 beginnings of the 6 orders, twice each
    offers = 2 * (2 * 2 + 4 * 4)
    assert find("all dealt")["counts"][:8] == [*orders, offers, offers * 2]

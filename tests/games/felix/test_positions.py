"""Counts of positions of tiny configurations, found once by trying everything and kept as data.

`counts[d]` is the number of different ways to begin a game with `d` actions and outcomes of chance together, `games[d]`
how many of them are whole games.
"""

import json
from math import factorial
from pathlib import Path
from typing import Any

import pytest

from cattery.core.game import CHANCE, TERMINAL
from cattery.core.state import clone
from cattery.games.felix.rules import Config, State
from tests.games.felix.setting import FELIX

TINY: list[dict[str, Any]] = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))


def count(c: Config, s: State, depth: int, counts: list[int], ends: list[int]) -> None:
    """Add this position and all that can follow; `ends` counts whole games."""
    counts[depth] += 1
    player = FELIX.current_player(s)
    if player == TERMINAL:
        ends[depth] += 1
        return
    for chosen in [o for o, _ in FELIX.outcomes(c, s)] if player == CHANCE else FELIX.legal(c, s):
        after = clone(s)
        FELIX.apply(c, after, chosen)
        count(c, after, depth + 1, counts, ends)


def counted(players: int, options: dict[str, Any]) -> tuple[list[int], list[int]]:
    c = FELIX.configure(players, "standard", **options)
    counts, ends = [0] * 60, [0] * 60
    count(c, FELIX.new_state(c), 0, counts, ends)
    return [n for n in counts if n], ends[: sum(n > 0 for n in counts)]


@pytest.mark.parametrize("tiny", TINY, ids=lambda tiny: f"{tiny['players']}-{tiny['name']}")
def test_counts_of_positions_are_what_they_were(tiny: dict[str, Any]) -> None:
    assert counted(tiny["players"], tiny["options"]) == (tiny["counts"], tiny["games"])


def find(name: str) -> dict[str, Any]:
    return next(tiny for tiny in TINY if tiny["name"] == name)


def test_counts_confirmed_by_hand_one_mouse_each() -> None:
    """Three players and a dummy, sets of two cards, one round, one mouse each, an empty bank.

    Chance sets a card of two aside for each player, draws one start player of three, and after the three forced
    placements turns up one of the dummy's two cards: 2 * 2 * 2 * 3 * 2 = 48 auctions. An auction is always three
    actions: bid, pass, pass; or pass, bid, pass; or pass, pass and then buy or decline. So 2, 3 and 4 ways.
    """
    chance = [1, 2, 4, 8, 24, 24, 24, 24, 48]
    assert find("one mouse each")["counts"] == [*chance, 48 * 2, 48 * 3, 48 * 4]


def test_counts_confirmed_by_hand_no_mice_at_all() -> None:
    """Without mice there are no choices but the cards: passes all round, and the row is declined in every round.

    Four players with three cards each and the first two rounds: 3 ** 4 for the cards set aside, then each player has
    two cards for the first round and one for the second.
    """
    after_deal = 3**4
    placed = [after_deal * 2**n for n in range(1, 5)]
    rest = [placed[-1]] * (3 + 1 + 4 + 3 + 1)  # passes, declined, forced cards, passes, declined
    tiny = find("no mice at all")
    assert tiny["counts"] == [3**n for n in range(5)] + placed + rest
    assert tiny["games"][-1] == sum(tiny["games"]) == (factorial(3) // factorial(1)) ** 4


def test_counts_confirmed_by_recursion_four_mice_each() -> None:
    """Five players with equal purses of 4: who bids may bid any more up to 4, and who has passed does not come back.

    2 ** 5 for the cards set aside, the placements are forced; then the number of auctions depends only on the highest
    bid and on how many are left.
    """

    def auctions(high: int, left: int) -> int:
        if left == 1:
            return 1 if high else 2  # buy or decline
        return auctions(high, left - 1) + sum(auctions(bid, left) for bid in range(high + 1, 5))

    assert auctions(0, 5) == 193
    assert sum(find("four mice each")["games"]) == 2**5 * 193

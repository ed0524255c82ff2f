"""Simulations: their figures, worked out by hand where that can be done."""

import pytest

from cattery.arena.simulate import add, mean_estimate, share_estimate, simulate, summary
from cattery.core.loops import SHARES, Tally
from cattery.games import load


def test_mean_and_spread_of_known_values() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squares 232, sample deviation sqrt(32 / 7)."""
    found = mean_estimate(40, 232, 8)
    assert found.mean == 5
    assert found.deviation == pytest.approx((32 / 7) ** 0.5)
    assert found.high - found.mean == pytest.approx(1.959964 * (32 / 7) ** 0.5 / 8**0.5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # Wilson's interval at the ends, from the formula: z2 / (n + z2) = 3.8415 / 13.8415
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_interval_of_a_share(wins: float, games: int, low: float, high: float) -> None:
    found = share_estimate(wins, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_tallies_add_up() -> None:
    total = Tally()
    add(total, Tally(games=2, steps=10, shortest=4, longest=6, wins=[SHARES * 2, 0, 0, 0, 0, 0]))
    add(total, Tally(games=1, steps=9, shortest=9, longest=9, wins=[0, SHARES, 0, 0, 0, 0]))
    assert (total.games, total.steps, total.shortest, total.longest) == (3, 19, 4, 9)
    assert total.wins[:2] == [SHARES * 2, SHARES]


def test_felix_has_exactly_one_winner_s_share_and_one_last_place_a_game() -> None:
    felix = load("felix")
    found = simulate(felix, felix.configure(5), ["random"] * 5, 500, seed=1)
    assert sum(e.mean for e in found.wins) == pytest.approx(1)
    assert sum(e.mean for e in found.losses) == pytest.approx(1)
    assert sum(found.endings.values()) == found.games == 500


def test_cockroach_poker_splits_the_victory_among_all_but_the_loser() -> None:
    poker = load("cockroach_poker")
    found = simulate(poker, poker.configure(3), ["random"] * 3, 300, seed=1)
    for win, loss in zip(found.wins, found.losses, strict=True):
        assert win.mean == pytest.approx((1 - loss.mean) / 2)


def test_game_number_g_is_the_same_in_a_longer_run() -> None:
    felix = load("felix")
    c = felix.configure(4)
    parts = Tally()
    from cattery.arena.simulate import CompiledPlayer

    player = CompiledPlayer(felix, c, ["random"] * 4)
    for first in range(0, 90, 30):
        add(parts, player(first, 30, 5))
    assert parts == player(0, 90, 5)
    assert summary(felix, c, parts, 1.0).games == 90

"""What the tests of everybody's chances share: the same position with everybody a seat further on."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from cattery.core.game import Game
from cattery.core.state import clone
from tests.games.searching import positions


def turned(s: Any, players: int, widths: Mapping[str, int], masks: tuple[str, ...] = ()) -> Any:
    """Everybody moves on by a seat: each has so many places in those lists, and a bit in those masks."""
    made = clone(s)
    for name, width in widths.items():
        old = getattr(s, name)[: players * width]
        getattr(made, name)[: players * width] = [*old[-width:], *old[:-width]]
    for name in masks:
        old = getattr(s, name)
        setattr(made, name, sum(1 << (p + 1) % players for p in range(players) if old >> p & 1))
    made.player, made.start = (s.player + 1) % players, (s.start + 1) % players
    return made


def check_seats_are_alike(game: Game, players: int, move_on: Callable[[Any, int], Any]) -> None:
    """Chances move on with those who have them."""
    assert game.prospects is not None
    c, unequal = game.configure(players), 0
    for s in positions(game, c, seed=players, step=7):
        *others, last = game.prospects(c, s)
        assert game.prospects(c, move_on(s, players)) == pytest.approx((last, *others))
        unequal += len({last, *others}) > 1
    assert unequal, "with equal chances nothing is compared"

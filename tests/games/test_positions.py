"""Counts of positions are what they were; those of some are confirmed by hand in each game's own tests."""

from typing import Any

import pytest

from cattery.games import load
from tests.games.positions import counted, tiny_configurations

TINY = tiny_configurations()


@pytest.mark.parametrize(("name", "tiny"), TINY, ids=[f"{name}-{tiny['name']}" for name, tiny in TINY])
def test_counts_of_positions_are_what_they_were(name: str, tiny: dict[str, Any]) -> None:
    game = load(name)
    c = game.configure(tiny.get("players"), **tiny["options"])
    assert counted(game, c, len(tiny["counts"]) - 1) == (tiny["counts"], tiny["games"])


def test_there_are_some_for_every_game_of_cattery() -> None:
    """Those of the games that end soon are counted to the end: nothing goes on from the last of them."""
    assert {name for name, _ in TINY} >= {"cat_and_mouse", "cockroach_poker", "felix"}
    for name, tiny in TINY:
        assert (tiny["counts"][-1] == tiny["games"][-1]) == (name != "cat_and_mouse")

"""Searches made cheap for plain Python."""

import pytest

from tests.bots.thinking import DEEP_LITTLE, LITTLE


@pytest.fixture
def soon_deep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cockroach Poker solves rounds with few nodes, from two worlds. Not for compiled code, which would be kept."""
    monkeypatch.setattr("cattery.games.cockroach_poker.search.DEEP", DEEP_LITTLE)
    monkeypatch.setattr("cattery.games.cockroach_poker.search.MOST_FOR_A_GIFT", LITTLE)
    monkeypatch.setattr("cattery.games.cockroach_poker.solve.WORLDS", 2)

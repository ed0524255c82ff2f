"""Measuring what a game says of the players' chances, and fitting it."""

from math import log

import pytest

from benchmarks.prospects import Decision, decisions, fit, loss, surprise, table
from cattery.games import load
from cattery.games.felix import prospects

FELIX = load("felix")


def test_the_surprise_is_the_less_the_more_was_given_to_what_happened() -> None:
    assert surprise(0.5, 1) == surprise(0.5, 0) == pytest.approx(log(2))
    assert surprise(0.25, 1) == pytest.approx(log(4))
    assert surprise(0.25, 0.5) == pytest.approx((log(4) + log(4 / 3)) / 2)
    assert surprise(1, 1) < 1e-5
    assert 10 < surprise(0, 1) < 20


def test_players_are_counted_by_what_they_were_given() -> None:
    c = FELIX.configure(4)
    state = FELIX.new_state(c)
    even = [Decision(state, (1.0, 0.0, 0.0, 0.0)), Decision(state, (0.0, 0.5, 0.5, 0.0))]
    assert table(FELIX, c, even) == [(8, 0.25, 0.25)]
    assert loss(FELIX, c, even) == pytest.approx((log(4) + 3 * log(4 / 3)) / 4)


def test_decisions_are_the_same_for_the_same_seed_and_end_as_their_game() -> None:
    c = FELIX.configure(4)
    kept = list(decisions(FELIX, c, games=3, each=5, seed=1))
    assert kept == list(decisions(FELIX, c, games=3, each=5, seed=1))
    assert kept != list(decisions(FELIX, c, games=3, each=5, seed=2))
    assert len(kept) == 15
    assert [sum(one.won) for one in kept] == [1] * 15
    assert len({one.won for one in kept[:5]}) == 1


def test_the_constants_that_fit_are_found_from_afar(monkeypatch: pytest.MonkeyPatch) -> None:
    c = FELIX.configure(4)
    kept = list(decisions(FELIX, c, games=60, each=3, seed=1))
    monkeypatch.setattr(prospects, "SPREAD", 60.0)
    far = loss(FELIX, c, kept)
    fit(prospects, lambda: loss(FELIX, c, kept))
    assert 2 < prospects.SPREAD < 6
    assert loss(FELIX, c, kept) < far - 0.02

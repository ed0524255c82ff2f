"""Tuning a rule of thumb against several kinds of others."""

import numpy as np
import pytest

from benchmarks.tune import MOST_CHANGED, Dials, Tuner, constants, places, single_values, worst
from cattery.arena.table import WIN
from cattery.games.cockroach_poker import heuristic as poker
from cattery.games.felix import heuristic
from tests.games.cockroach_poker.setting import POKER

NAMES = constants(heuristic)


@pytest.fixture(scope="module")
def tuner() -> Tuner:
    return Tuner("felix", 3, heuristic, NAMES, [single_values("RICHES=0")], seed=1)


@pytest.mark.soak
def test_others_are_those_of_the_source_and_who_is_like_the_candidate(tuner: Tuner) -> None:
    values = {**tuner.dials.start, "OPENING": [0] * len(tuner.dials.start["OPENING"])}
    each = [tuner.against_one(values, others, 0, 50) for others in (tuner.dials.start, {**values, "RICHES": [0]})]
    assert np.array_equal(tuner.shares(values, 0, 50), [one[:, 0, WIN] for one in each])
    assert not np.array_equal(each[0], each[1])


@pytest.mark.soak
@pytest.mark.parametrize(("floor", "is_taken"), [(0.6, True), (1.01, False)])
def test_who_is_better_is_taken_unless_it_wins_too_little_against_random_players(
    tuner: Tuner, floor: float, is_taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever thinks nothing of rows in which somebody has passed is worse; the source beats random players in 90 %."""
    source = tuner.dials.start
    worse = {**source, "OWNER_PASSED": [-1000] * 3}
    for name, given in {"best": worse, "floor": floor, "_known": {}, "candidate": lambda: source}.items():
        monkeypatch.setattr(tuner, name, given)
    monkeypatch.setattr("benchmarks.tune.HEATS", (300,))
    assert (tuner.step() is not None) == is_taken
    assert tuner.best == (source if is_taken else worse)


@pytest.mark.soak
def test_random_players_are_beaten(tuner: Tuner) -> None:
    """90 % of victories where a third is fair (docs/performance.md)."""
    assert 0.85 < tuner.against_random(tuner.dials.start, 0, 300)[:, 0, WIN].mean() < 0.95


def test_what_counts_is_how_it_does_against_the_strongest_others() -> None:
    assert worst(np.array([[1.0, 0.0, 1.0], [0.5, 0.0, 0.5], [0.0, 1.0, 1.0]])).tolist() == [0.5, 0.0, 0.5]


def test_a_candidate_differs_in_a_few_numbers_and_keeps_the_signs(tuner: Tuner) -> None:
    for _ in range(200):
        made = tuner.candidate()
        pairs = [pair for name, numbers in tuner.best.items() for pair in zip(numbers, made[name], strict=True)]
        assert sum(old != new for old, new in pairs) <= MOST_CHANGED
        assert all(old * new > 0 or old == 0 for old, new in pairs)


def test_only_the_row_for_these_players_is_changed(tuner: Tuner) -> None:
    """Felix with three: the first third. Of Cockroach Poker's constants those without rows are everybody's."""
    assert {i for name, i in tuner.places if name == "RICH"} == set(range(10))
    assert [i for name, i in tuner.places if name == "RICHES"] == [0]
    found = places(poker, POKER.configure(4), Dials(poker, constants(poker)))
    assert [i for name, i in found if name == "ALIKE_HARM"] == [*range(8, 16)]
    assert [i for name, i in found if name == "HAND_HARM"] == [*range(7)]


def test_constants_are_told_as_they_would_stand_in_the_source() -> None:
    """Single numbers, rows and tables of them; one number is set everywhere."""
    dials = Dials(poker, constants(poker))
    for name in ("HONESTY", "HAND_HARM", "ALIKE_HARM"):
        assert dials.start[name] == np.ravel(getattr(poker, name)).tolist()
    source = dials.source({"HONESTY": [9], "HAND_HARM": [3], "ALIKE_HARM": [*range(16)]})
    assert source.splitlines() == [
        "HONESTY = 9",
        "HAND_HARM = (3, 3, 3, 3, 3, 3, 3)",
        "ALIKE_HARM = ((0, 1, 2, 3, 4, 5, 6, 7), (8, 9, 10, 11, 12, 13, 14, 15))",
    ]

"""Tuning a rule of thumb against several kinds of others."""

import numpy as np
import pytest

from benchmarks.tune import MOST_CHANGED, Tuner, constants, single_values
from cattery.games.felix import heuristic

NAMES = constants(heuristic)


@pytest.fixture(scope="module")
def tuner() -> Tuner:
    return Tuner("felix", 3, heuristic, NAMES, [single_values("WHIM=0")], seed=1)


@pytest.mark.soak
def test_what_counts_is_the_mean_of_all_others(tuner: Tuner) -> None:
    start = tuner.dials.start
    each = [tuner.against_one(start, others, 0, 50) for others in tuner.against]
    assert len(each) == 2
    assert np.array_equal(tuner.figures(start, 0, 50), (each[0] + each[1]) / 2)


def test_what_was_best_joins_the_others(tuner: Tuner) -> None:
    tuner.renew()
    assert tuner.against[-1] == tuner.best


def test_a_candidate_differs_in_a_few_numbers_and_keeps_the_signs(tuner: Tuner) -> None:
    for _ in range(200):
        made = tuner.candidate()
        pairs = [pair for name, numbers in tuner.best.items() for pair in zip(numbers, made[name], strict=True)]
        assert sum(old != new for old, new in pairs) <= MOST_CHANGED
        assert all(old * new >= 0 for old, new in pairs)

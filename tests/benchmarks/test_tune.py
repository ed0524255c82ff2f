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
def test_what_counts_is_the_mean_of_the_source_and_of_who_is_like_the_candidate(tuner: Tuner) -> None:
    values = {**tuner.dials.start, "OPENING": [0] * len(tuner.dials.start["OPENING"])}
    each = [tuner.against_one(values, others, 0, 50) for others in (tuner.dials.start, {**values, "WHIM": [0]})]
    assert np.array_equal(tuner.figures(values, 0, 50), (each[0] + each[1]) / 2)
    assert not np.array_equal(each[0], each[1])


def test_a_candidate_differs_in_a_few_numbers_and_keeps_the_signs(tuner: Tuner) -> None:
    for _ in range(200):
        made = tuner.candidate()
        pairs = [pair for name, numbers in tuner.best.items() for pair in zip(numbers, made[name], strict=True)]
        assert sum(old != new for old, new in pairs) <= MOST_CHANGED
        assert all(old * new >= 0 for old, new in pairs)

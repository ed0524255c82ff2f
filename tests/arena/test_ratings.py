"""Strengths: known ones are found again, with intervals that mean what they say."""

import numpy as np
import pytest

from cattery.arena.ratings import ranks, ratings, strengths


def test_strengths_reproduce_the_odds_they_come_from() -> None:
    points = np.array([120.0, 0.0, -120.0])
    w = 10 ** (points / 400)
    wins = 1e6 * w[:, None] / (w[:, None] + w[None, :]) * (1 - np.eye(3))
    assert strengths(wins) == pytest.approx(points, abs=0.01)


def test_nobody_is_infinitely_strong() -> None:
    assert np.isfinite(strengths(np.array([[0.0, 30.0], [0.0, 0.0]]))).all()


def test_ranks_are_shared_by_equals() -> None:
    assert ranks(np.array([[5.0, 7.0, 5.0], [1.0, 2.0, 3.0]])).tolist() == [[2, 1, 2], [3, 2, 1]]


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """60 experiments of 80 games at odds 2 to 1: a 95 % interval misses in 0 to 8 of them."""
    rng = np.random.default_rng(3)
    truth = 400 * np.log10(2.0) / 2
    missed = 0
    for _ in range(60):
        won = rng.random(80) < 2 / 3
        blocks = np.array([[[0, float(w)], [float(not w), 0]] for w in won])
        found = ratings(blocks, seed=1)[0]
        missed += not found.points.low <= truth <= found.points.high
    assert missed <= 8


def test_the_better_of_two_is_first_and_surely_so_after_many_games() -> None:
    blocks = np.array([[[0.0, 0.7], [0.3, 0.0]]] * 200)
    first, second = ratings(blocks, seed=1)
    assert (first.rank, first.rank_low, first.rank_high) == (1, 1, 1)
    assert (second.rank, second.rank_low, second.rank_high) == (2, 2, 2)

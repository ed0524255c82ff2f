"""Strengths from who finished before whom: the model of Plackett and Luce, with bootstrap intervals over blocks.

In the model a player finishes before another with probability w / (w + w'). Taking a ranking apart into its pairs keeps
the estimate consistent (Azari Soufiani, Parkes, Xia 2014, https://proceedings.mlr.press/v32/azari-soufiani14.html), and
leaves room for ties, which count half for each.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cattery.arena.simulate import Estimate

ROUNDS = 2000
PRIOR = 0.5  # comparisons won against each other player that nobody played: no strength is infinite
SCALE = 400.0  # points for a ten times larger w, as chess players are used to
SAMPLES = 1000

Wins = NDArray[np.float64]  # (..., players, players): how often the one finished before the other


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength: points above the mean of all, and its rank, each with a 95 % interval."""

    points: Estimate
    rank: int
    rank_low: int
    rank_high: int


def strengths(wins: Wins) -> NDArray[np.float64]:
    """The w of each player, as points; Hunter's iteration (2004, https://doi.org/10.1214/aos/1079120141).

    >>> a, b = strengths(np.array([[0, 10000], [1000, 0]]))
    >>> round(a - b)
    400
    """
    n = len(wins)
    played = wins + PRIOR * (1 - np.eye(n))
    pairs, total = played + played.T, played.sum(axis=1)
    w = np.ones(n)
    for _ in range(ROUNDS):
        before = w
        w = total / (pairs / (w[:, None] + w[None, :])).sum(axis=1)
        w /= np.exp(np.log(w).mean())
        if np.allclose(w, before, rtol=1e-9):
            break
    points: NDArray[np.float64] = SCALE * np.log10(w)
    return points


def ratings(blocks: Wins, seed: int) -> list[Rating]:
    """From the wins of each block; blocks are drawn again and again as they might have come."""
    points = strengths(blocks.sum(axis=0))
    rng = np.random.default_rng(seed)
    drawn = rng.multinomial(len(blocks), np.full(len(blocks), 1 / len(blocks)), SAMPLES)
    samples = np.array([strengths(np.tensordot(counts, blocks, 1)) for counts in drawn])
    low, high = np.percentile(samples, (2.5, 97.5), axis=0)
    rank_low, rank_high = np.percentile(ranks(samples), (2.5, 97.5), axis=0, method="nearest")
    deviation = samples.std(axis=0)
    return [
        Rating(Estimate(points[i], deviation[i], low[i], high[i]), int(rank), int(rank_low[i]), int(rank_high[i]))
        for i, rank in enumerate(ranks(points))
    ]


def ranks(points: NDArray[np.float64]) -> NDArray[np.int64]:
    """1 for the strongest; the last axis is the players."""
    stronger: NDArray[np.int64] = (points[..., None, :] > points[..., :, None]).sum(axis=-1)
    return 1 + stronger

"""Many games of one configuration between policies that need no search, plain or compiled, on several threads.

Game number g is the same whatever the form, the threads and the size of the run: it depends on the seed and g only.
"""

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any

from cattery.core.game import Game
from cattery.core.loops import POLICIES, SHARES, Result, Tally, bind, play_games, tally_results
from cattery.core.state import clone, layout

ANY_WIDTH = 1 << 30
Z_95 = 1.959964
CHUNK = {True: 4096, False: 32}  # games between two reports of progress, compiled and plain


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its spread and the 95 % interval of the mean."""

    mean: float
    deviation: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Summary:
    """What a run of `simulate` found."""

    games: int
    seconds: float
    steps: int  # the players' actions
    chance_steps: int
    length: Estimate  # actions a game
    shortest: int
    longest: int
    scores: tuple[Estimate, ...]  # by seat
    wins: tuple[Estimate, ...]  # share of victories, by seat; shared ones split
    losses: tuple[Estimate, ...]  # share of last places, by seat
    endings: dict[str, int]

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def mean_estimate(total: float, squares: float, n: int) -> Estimate:
    """From the sum and the sum of squares of n values."""
    mean = total / n
    deviation = sqrt(max(0.0, squares / n - mean * mean) * n / max(1, n - 1))
    margin = Z_95 * deviation / sqrt(n)
    return Estimate(mean, deviation, mean - margin, mean + margin)


def share_estimate(total: float, n: int) -> Estimate:
    """A share of n games, with Wilson's interval (https://doi.org/10.1080/01621459.1927.10502953).

    >>> e = share_estimate(50, 100)
    >>> round(e.low, 3), round(e.high, 3)
    (0.404, 0.596)
    """
    p = total / n
    z2 = Z_95 * Z_95
    centre = (p + z2 / (2 * n)) / (1 + z2 / n)
    margin = Z_95 / (1 + z2 / n) * sqrt(p * (1 - p) / n + z2 / (4 * n * n))
    return Estimate(p, sqrt(p * (1 - p)), centre - margin, centre + margin)


class PlainPlayer:
    """Plays batches with the rules as they stand."""

    def __init__(self, game: Game, c: Any, policies: Sequence[str]) -> None:
        self.game, self.c = game, c
        self.policies = [POLICIES.index(policy) for policy in policies]
        self.play = bind(play_games, game)
        self.tally = bind(tally_results, game)

    def __call__(self, first: int, count: int, seed: int, width: int = ANY_WIDTH) -> Tally:
        """The tally of games `first` to `first + count - 1`."""
        initial = self.game.new_state(self.c)
        results = [Result() for _ in range(count)]
        out, weights = [0] * self.game.room, [0] * self.game.room
        states = [initial, clone(initial)]
        self.play(self.c, states, self.game.View(), results, first, seed, self.policies, width, [0], out, weights)
        tally = Tally()
        self.tally(self.c, results, tally)
        return tally


class CompiledPlayer:
    """Plays batches with the compiled rules; any number of threads may call one."""

    def __init__(self, game: Game, c: Any, policies: Sequence[str]) -> None:
        import numpy as np

        from cattery.core.compiled import Compiled, pack

        self.game, self.np = game, np
        self.compiled = Compiled(game)
        self.c = self.compiled.packed(c)
        self.initial = self.compiled.packed(game.new_state(c))
        self.policies = np.array([POLICIES.index(policy) for policy in policies])
        self.play = self.compiled.function(play_games)
        self.tally = self.compiled.function(tally_results)
        self.pack = pack

    def __call__(self, first: int, count: int, seed: int, width: int = ANY_WIDTH) -> Tally:
        """The tally of games `first` to `first + count - 1`."""
        from cattery.core.compiled import unpack

        np, array = self.np, self.compiled.array
        states = array(self.game.State, 2)
        states[0] = self.initial
        view, results, tally = array(self.game.View, 1)[0], array(Result, count), array(Tally, 1)[0]
        out = np.zeros(self.game.room, np.int16)
        weights = np.zeros(self.game.room, np.int16)
        r = np.zeros(1, np.uint64)
        self.play(self.c, states, view, results, first, seed, self.policies, width, r, out, weights)
        self.tally(self.c, results, tally)
        made = Tally()
        unpack(tally, made)
        return made


def simulate(
    game: Game,
    c: Any,
    policies: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    compiled: bool = True,
    threads: int = 1,
    width: int = ANY_WIDTH,
    on_progress: Callable[[int], object] = lambda done: None,
) -> Summary:
    """Play `games` games, `policies` one a seat; `on_progress` is told how many are done.

    Compiling is not part of the measured time.
    """
    player = (CompiledPlayer if compiled else PlainPlayer)(game, c, policies)
    if compiled:
        player(0, 1, seed, width)
    size = CHUNK[compiled]
    chunks = [(first, min(size, games - first)) for first in range(0, games, size)]
    total, lock, started = Tally(), threading.Lock(), time.perf_counter()

    def run(chunk: tuple[int, int]) -> None:
        tally = player(*chunk, seed, width)
        with lock:
            add(total, tally)
            on_progress(total.games)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(run, chunks))
    return summary(game, c, total, time.perf_counter() - started)


def add(total: Tally, part: Tally) -> None:
    """Add one tally to another."""
    shortest = min(total.shortest, part.shortest) if total.games else part.shortest
    longest = max(total.longest, part.longest)
    for name, _, size in layout(Tally):
        here, there = getattr(total, name), getattr(part, name)
        setattr(total, name, [a + b for a, b in zip(here, there, strict=True)] if size else here + there)
    total.shortest, total.longest = shortest, longest


def summary(game: Game, c: Any, t: Tally, seconds: float) -> Summary:
    """The figures of a tally."""
    seats = range(c.players)
    return Summary(
        games=t.games,
        seconds=seconds,
        steps=t.steps,
        chance_steps=t.chance_steps,
        length=mean_estimate(t.steps, t.step_squares, t.games),
        shortest=t.shortest,
        longest=t.longest,
        scores=tuple(mean_estimate(t.scores[p], t.score_squares[p], t.games) for p in seats),
        wins=tuple(share_estimate(t.wins[p] / SHARES, t.games) for p in seats),
        losses=tuple(share_estimate(t.losses[p] / SHARES, t.games) for p in seats),
        endings={name: t.endings[i] for i, name in enumerate(game.endings) if t.endings[i]},
    )

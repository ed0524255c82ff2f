"""How fast the rules are, against yardsticks measured in the same run.

Every measurement is repeated, in turns with all others, and the median is taken: what disturbs the machine disturbs
all.
"""

import os
import platform
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from cattery.arena import c_yardstick, openspiel
from cattery.arena.rate import Measure, Rate, rate
from cattery.arena.simulate import CompiledPlayer
from cattery.core.chance import seed_generator
from cattery.core.compiled import (
    Compiled,
    apply_bytes,
    current_player_bytes,
    draw_chance_bytes,
    legal_actions_bytes,
)
from cattery.core.errors import BackendMissing
from cattery.core.game import CHANCE, TERMINAL, Game
from cattery.core.state import clone, copy_state
from cattery.games import load

REPEATS = 5
YARDSTICK_WIDTH = 9  # Felix in C chooses among the nine lowest actions: at most nine cards, or pass and eight bids
CLONES = 200_000

Results = dict[str, Any]


def run(games: tuple[str, ...], seconds: float, on_progress: Callable[[int, int], object]) -> Results:
    """Measure the games and the yardsticks, each for about `seconds`; `on_progress` is told (done, of how many)."""
    with tempfile.TemporaryDirectory() as folder:
        measures = {**game_measures(games), **yardsticks(Path(folder))}
        rates: dict[str, list[Rate]] = {name: [] for name in measures}
        for measure in measures.values():
            measure(seconds / 20)  # warm-up; compiles
        for i in range(REPEATS):
            for j, (name, measure) in enumerate(measures.items()):
                rates[name].append(measure(seconds / REPEATS))
                on_progress(i * len(measures) + j + 1, REPEATS * len(measures))
    medians: Results = {name: median(found) for name, found in rates.items()}
    return {
        "date": date.today().isoformat(),
        "machine": machine(),
        "seconds": seconds,
        "rates": medians,
        "ratios": ratios(medians),
        "clone_nanoseconds": {name: clone_times(load(name)) for name in games},
        "start_seconds": {name: start_times(name) for name in games},
    }


def median(rates: list[Rate]) -> Rate:
    """The middle one by steps per second."""
    return sorted(rates, key=lambda r: r["steps_per_second"])[len(rates) // 2]


def machine() -> dict[str, Any]:
    """What a figure needs beside it."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.system(),
    }


def _processor() -> str:
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def game_measures(games: tuple[str, ...]) -> dict[str, Measure]:
    """By `<game>/<way>`: random games in a Python loop, compiled on one and two threads, compiled step by step."""
    found: dict[str, Measure] = {}
    for name in games:
        game = load(name)
        found[f"{name}/plain"] = plain_loop(game)
        found[f"{name}/compiled"] = compiled_batch(game, threads=1)
        found[f"{name}/compiled_2_threads"] = compiled_batch(game, threads=2)
        found[f"{name}/compiled_from_python"] = compiled_loop(game)
        if name == "felix":
            found["felix/compiled_as_c"] = compiled_batch(game, threads=1, width=YARDSTICK_WIDTH)
    return found


def yardsticks(folder: Path) -> dict[str, Measure]:
    """C and OpenSpiel, as far as they are installed."""
    found: dict[str, Measure] = {}
    for name, threads in (("c/felix", 1), ("c/felix_2_threads", 2)):
        measure = c_yardstick.measure(threads, folder)
        if measure is not None:
            found[name] = measure
    with suppress(BackendMissing):
        for name, ways in openspiel.measures(seed=1).items():
            found |= {f"openspiel/{name}/{way}": measure for way, measure in ways.items()}
    return found


def plain_loop(game: Game) -> Measure:
    """A Python loop over the rules as they stand, as one would write it by hand."""
    c = game.configure()
    new_state, current_player, apply = game.new_state, game.current_player, game.apply
    legal_actions, chance_outcomes = game.legal_actions, game.chance_outcomes
    uniform = random.Random(1).random
    out, weights = [0] * game.num_actions, [0] * game.num_outcomes

    def play(seconds: float) -> Rate:
        games = steps = chance_steps = 0
        start = perf_counter()
        while games == 0 or perf_counter() - start < seconds:
            s = new_state(c)
            while (player := current_player(s)) != TERMINAL:
                if player == CHANCE:
                    n = chance_outcomes(c, s, out, weights)
                    rest, i = int(uniform() * sum(weights[:n])), 0
                    while (weight := weights[i]) <= rest:
                        rest -= weight
                        i += 1
                    apply(c, s, out[i])
                    chance_steps += 1
                else:
                    apply(c, s, out[int(uniform() * legal_actions(c, s, out))])
                    steps += 1
            games += 1
        return rate(games, steps, chance_steps, perf_counter() - start)

    return play


def compiled_batch(game: Game, threads: int, width: int = 1 << 30) -> Measure:
    """Random games in compiled batches."""
    from concurrent.futures import ThreadPoolExecutor

    c = game.configure()
    player = CompiledPlayer(game, c, ["random"] * c.players)
    batch = 4000

    def one_thread(thread: int, seconds: float) -> tuple[int, int, int]:
        games = steps = chance_steps = 0
        start = perf_counter()
        while games == 0 or perf_counter() - start < seconds:
            tally = player(thread * 1_000_000_000 + games, batch, 1, width)
            games += batch
            steps += tally.steps
            chance_steps += tally.chance_steps
        return games, steps, chance_steps

    def play(seconds: float) -> Rate:
        start = perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            counts = list(pool.map(lambda thread: one_thread(thread, seconds), range(threads)))
        games, steps, chance_steps = (sum(column) for column in zip(*counts, strict=True))
        return rate(games, steps, chance_steps, perf_counter() - start)

    return play


def compiled_loop(game: Game) -> Measure:
    """A Python loop that calls the compiled rules step by step."""
    compiled = Compiled(game)
    apply, legal_actions, current_player, draw_chance, seed = (
        compiled.function(f)
        for f in (apply_bytes, legal_actions_bytes, current_player_bytes, draw_chance_bytes, seed_generator)
    )
    c = game.configure()
    config, initial = _bytes(compiled, c), _bytes(compiled, game.new_state(c))
    state, r = initial.copy(), np.zeros(1, np.uint64)
    out, weights = np.zeros(game.room, np.int16), np.zeros(game.room, np.int16)
    rng = random.Random(1)
    seed(r, 1, 1)

    def play(seconds: float) -> Rate:
        games = steps = chance_steps = 0
        start = perf_counter()
        while games == 0 or perf_counter() - start < seconds:
            state[:] = initial
            while (player := current_player(state)) != TERMINAL:
                if player == CHANCE:
                    draw_chance(config, state, r, out, weights)
                    chance_steps += 1
                else:
                    n = legal_actions(config, state, out)
                    apply(config, state, out[int(rng.random() * n)])
                    steps += 1
            games += 1
        return rate(games, steps, chance_steps, perf_counter() - start)

    return play


def _bytes(compiled: Compiled, record: Any) -> Any:
    array = compiled.array(type(record), 1)
    array[0] = compiled.packed(record)
    return array.view(np.uint8)


def clone_times(game: Game) -> dict[str, float]:
    """Nanoseconds to copy a state: plain, compiled."""
    c = game.configure()
    s = game.new_state(c)
    start = perf_counter()
    for _ in range(CLONES // 10):
        clone(s)
    plain = (perf_counter() - start) / (CLONES // 10)
    compiled = Compiled(game)
    repeat = compiled.function(copy_many)
    states, total = compiled.array(game.State, 64), 0
    repeat(states, 64)
    start = perf_counter()
    repeat(states, CLONES)
    total += CLONES
    return {"plain": plain * 1e9, "compiled": (perf_counter() - start) / total * 1e9}


def copy_many(states: Any, n: int) -> None:
    """Copy states around a ring of 64, so that none can be left out."""
    for i in range(n):
        copy_state(states, i & 63, (i + 1) & 63)


def start_times(name: str) -> dict[str, float]:
    """Seconds from nothing to the first compiled game: with an empty cache, and with a full one."""
    program = (
        "from cattery.arena.simulate import simulate; from cattery.games import load; "
        f"g = load({name!r}); c = g.configure(); simulate(g, c, ['random'] * c.players, 1)"
    )
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for _ in range(2):
            start = perf_counter()
            subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "XDG_CACHE_HOME": folder})
            found.append(perf_counter() - start)
    return {"cold": found[0], "warm": found[1]}


def ratios(rates: dict[str, Rate]) -> dict[str, float]:
    """What the project measures itself by; only what was measured."""
    speed = {name: r["steps_per_second"] for name, r in rates.items()}
    pairs = {"felix compiled / C": ("felix/compiled_as_c", "c/felix")}
    for game in sorted({name.partition("/")[0] for name in rates} - {"c", "openspiel"}):
        pairs[f"{game} two threads / one"] = (f"{game}/compiled_2_threads", f"{game}/compiled")
        pairs[f"{game} compiled / OpenSpiel C++ bots on crazy_eights"] = (
            f"{game}/compiled",
            "openspiel/crazy_eights/cpp_random_bots",
        )
        pairs[f"{game} plain / OpenSpiel Python loop on crazy_eights"] = (
            f"{game}/plain",
            "openspiel/crazy_eights/python_loop",
        )
    return {name: speed[a] / speed[b] for name, (a, b) in pairs.items() if a in speed and b in speed}

"""`python -m benchmarks.bots`: how quickly each level answers, how its memory grows, how many actions it tries out.

A search's actions a second are its budget by the time of its median answer, what Python adds included. (The mean has
answers without a search in it: those where the rule of thumb's is the only plan.) Run it on a quiet machine. The
yardstick is OpenSpiel's information-set search in C++ on a trick-taking game, by whole simulations; ours counts single
actions, so OpenSpiel's are multiplied by how long a simulation is.
"""

import argparse
import json
import os
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import date
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks.bots.tables import tables, title
from cattery.arena.bench import machine
from cattery.bots.compiled import CompiledMind
from cattery.bots.players import SEARCH, Mind, levels, mind
from cattery.core.compiled import cache_folder
from cattery.core.errors import BackendMissing
from cattery.core.game import Game
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView

LIMITS = {"beginner": 0.005, "casual": 0.005, "regular": 0.005, "strong": 0.060, "expert": 0.300}  # seconds, 99 %
MOVES = 10_000  # over which memory must not grow by more than
MOST_GROWTH = 5_000_000  # bytes
RATED = ("felix", "cat_and_mouse")  # whose budgets are actions tried out; Cockroach Poker's expert counts otherwise
GAME = "oh_hell(players=4)"
SIMULATIONS = 2000


def main() -> int:
    """Measure all, print a line each; 1 if a limit is not kept."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description=__doc__)
    parser.add_argument("--game", default="", help="only games whose name holds this")
    parser.add_argument("--moves", type=int, default=400, help="answers of each level that are timed")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    args = parser.parse_args()
    found = [measure(game, c, level, args.moves) for game, c in tables(args.game) for level in levels(game)]
    for one in found:
        print(
            f"{one['table']:32} {one['level']:9} p50 {one['p50'] * 1e3:8.2f} ms  p99 {one['p99'] * 1e3:8.2f} ms  "
            f"mean {one['mean'] * 1e3:8.2f} ms  memory {one['growth'] / 1e6:+6.2f} MB"
            + (f"  {one['actions_per_second'] / 1e3:9,.0f} k actions/s" if one["actions_per_second"] else "")
        )
    yardstick: dict[str, float] = {}
    with suppress(BackendMissing):
        yardstick = open_spiel()
        print(f"OpenSpiel ISMCTS on {GAME}: " + ", ".join(f"{name} {value:,.0f}" for name, value in yardstick.items()))
    if args.json is not None:
        figures = {**about(args.game), "levels": found, "open_spiel": yardstick}
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return int(any(one["p99"] > LIMITS[one["level"]] or one["growth"] > MOST_GROWTH for one in found))


def about(only: str) -> dict[str, Any]:
    """What figures need beside them: the day, the machine, and which compiled code it was, by game."""
    compiled = {game.name: cache_folder(game.name).name for game, _ in tables(only)}
    return {"date": date.today().isoformat(), "machine": machine(), "compiled": compiled}


def views(game: Game, c: Any, seed: int) -> Iterator[SeatView]:
    """The views of those whose turn it is, in games between rules of thumb, one after the other for ever."""
    rng, regular = random.Random(seed), mind(game, "regular")
    while True:
        play = Playthrough(game, c, rng.randbytes(8))
        while not play.is_over:
            view = play.view(play.player)
            if len(view.legal_actions) > 1:
                yield view
            play.act(play.player, regular.choose(view, [rng.getrandbits(64)], 0))


def measure(game: Game, c: Any, level: str, moves: int) -> dict[str, Any]:
    """One level at one table."""
    own = mind(game, level)
    bot = CompiledMind(game, own)
    asked = views(game, c, seed=1)
    bot.choose(next(asked), [1], 0)  # compiles
    times = sorted(timed(bot, view) for view in islice(asked, moves))
    median = times[len(times) // 2]
    return {
        "table": title(game, c),
        "level": level,
        "p50": median,
        "p99": times[min(len(times) - 1, 99 * len(times) // 100)],
        "mean": sum(times) / len(times),
        "growth": growth(game, c, own),
        "actions_per_second": own.amount / median if own.kind == SEARCH and game.name in RATED else 0.0,
    }


def timed(bot: CompiledMind, view: SeatView) -> float:
    """Seconds for one answer."""
    started = perf_counter()
    bot.choose(view, [view.decision], 0)
    return perf_counter() - started


def growth(game: Game, c: Any, own: Mind) -> int:
    """Bytes that the process has grown by, over many answers after the first; a search tries out little each time."""
    bot = CompiledMind(game, replace(own, amount=min(own.amount, 100)) if own.kind == SEARCH else own)
    kept = list(islice(views(game, c, seed=2), 200))
    for view in kept:
        bot.choose(view, [1], 0)
    before = resident()
    for i in range(MOVES):
        bot.choose(kept[i % len(kept)], [i], 0)
    return resident() - before


def resident() -> int:
    """Bytes of memory that this process has."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def open_spiel() -> dict[str, float]:
    """Simulations and actions a second of OpenSpiel's search, on one thread."""
    try:
        import pyspiel  # type: ignore[import-not-found]
    except ImportError as error:
        raise BackendMissing("error-open-spiel") from error
    game, rng = pyspiel.load_game(GAME), random.Random(1)
    bot = pyspiel.ISMCTSBot(
        seed=1,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1),
        uct_c=2.0,
        max_simulations=SIMULATIONS,
        max_world_samples=-1,
        final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )
    seconds, asked, length = 0.0, 0, 0
    for _ in range(4):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            elif state.move_number() % 5 == 0:
                length += rest(state, rng)
                started = perf_counter()
                state.apply_action(bot.step(state))
                seconds += perf_counter() - started
                asked += 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
    simulations = asked * SIMULATIONS / seconds
    return {"simulations_per_second": simulations, "actions_per_second": simulations * length / asked}


def rest(state: Any, rng: random.Random) -> int:
    """How many actions a random game goes on for."""
    state, count = state.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count


if __name__ == "__main__":
    raise SystemExit(main())

"""Every bot against every other: one of the first in each seat in turn, copies of the second in all other seats.

A unit of work is one block of one pairing, and depends on the plan and its numbers alone: whoever plays it, in whatever
order, the figures are the same. What is done is kept in a file, line by line, so that a run can be taken up again.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import cache
from itertools import permutations
from math import exp, log
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from cattery.arena.blocks import by_line_up, over_blocks
from cattery.arena.outside import PREFIX, OutsideBot
from cattery.arena.ratings import Rating, ratings
from cattery.arena.simulate import Estimate
from cattery.arena.table import BEATEN, LOSS, POINTS, WIN, Figures, Table
from cattery.bots.compiled import CompiledMind, warm
from cattery.bots.players import SEARCH, Mind, Thinker, levels, mind
from cattery.core.errors import UsageError
from cattery.core.game import Game
from cattery.core.view import SeatView
from cattery.games import load

STEP = log(1.05)  # latencies are counted in classes, each 5 % wider than the one below
SHORTEST = 1e-6  # seconds

Unit = tuple[int, int]  # a pairing, a block


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides what is played."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # levels, and `cmd:...` for programs from outside
    blocks: int
    seed: int
    nodes: int | None = None  # for those that search, instead of their own budgets
    time_limit: float = 2.0  # seconds, for programs from outside

    def pairings(self) -> list[tuple[int, int]]:
        """Who challenges whom; two players meet as equals."""
        pairs = permutations(range(len(self.bots)), 2)
        return [(a, b) for a, b in pairs if self.players > 2 or a < b]

    def units(self) -> list[Unit]:
        """All there is to do, block by block, so that what is done first says something of everybody."""
        return [(pairing, block) for block in range(self.blocks) for pairing in range(len(self.pairings()))]


@dataclass(frozen=True, slots=True)
class Played:
    """A unit that is done."""

    pairing: int
    block: int
    figures: list[list[float]]  # of the challenger and of the others' mean: what is counted
    faults: list[int]  # of both
    times: list[dict[str, int]]  # of both: decisions by class of latency


Logs = list[str]  # a playthrough a rotation


# ------------------------------------------------------------------------------------------------------------ playing


class Timed:
    """A thinker and how long it took."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self.times: Counter[int] = Counter()

    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        started = perf_counter()
        try:
            return self._thinker.choose(view, r, persona)
        finally:
            self.times[max(0, int(log((perf_counter() - started) / SHORTEST) / STEP))] += 1


@cache
def setting(plan: Plan) -> tuple[Game, Any]:
    """The game of a plan and its config."""
    game = load(plan.game)
    return game, game.configure(plan.players, **dict(plan.options))


def check_bots(plan: Plan) -> None:
    """Raise UsageError for a bot that there is not."""
    known = levels(load(plan.game))
    for bot in plan.bots:
        if bot not in known and not bot.startswith(PREFIX):
            raise UsageError("lab/error-bot", got=bot[:40], expected=", ".join(known))
    if len(plan.bots) < 2 or len(set(plan.bots)) < len(plan.bots):
        raise UsageError("lab/error-bots", got=", ".join(plan.bots)[:80])


@cache
def own_bot(plan: Plan, level: str) -> Thinker:
    """A level, compiled; ready when it is asked, so that compiling is not part of its latency."""
    game, _ = setting(plan)
    own = mind(game, level)
    if own.kind == SEARCH and plan.nodes is not None:
        own = Mind(SEARCH, own.function, plan.nodes)
    warm(game, own)
    return CompiledMind(game, own)


def play_unit(plan: Plan, unit: Unit) -> tuple[Played, Logs]:
    """One block of one pairing."""
    game, c = setting(plan)
    pairing, block = unit
    pair = plan.pairings()[pairing]
    by_rotation, logs, faults, times = [], [], [0, 0], [Counter[int](), Counter[int]()]
    for rotation in range(c.players):
        side = [int(seat != rotation) for seat in range(c.players)]
        table = Table(game, c, block, rotation, plan.seed)
        with ExitStack() as stack:
            seated = [Timed(thinker(plan, plan.bots[pair[which]], stack)) for which in side]
            table.play(seated)
        for seat, which in enumerate(side):
            times[which] += seated[seat].times
            faults[which] += seat in table.faults
        by_rotation.append(table.figures())
        logs.append(log_text(plan, table, pair, block, rotation))
    figures = by_line_up(np.stack(by_rotation))
    both = [figures[0].tolist(), figures[1:].mean(axis=0).tolist()]
    classes = [{str(k): n for k, n in sorted(t.items())} for t in times]
    return Played(pairing, block, both, faults, classes), logs


def thinker(plan: Plan, bot: str, stack: ExitStack) -> Thinker:
    """Whoever bears that name; a program from outside runs until the stack is closed."""
    if not bot.startswith(PREFIX):
        return own_bot(plan, bot)
    program = OutsideBot(bot.removeprefix(PREFIX), plan.time_limit)
    stack.callback(program.close)
    return program


def log_text(plan: Plan, table: Table, pair: tuple[int, int], block: int, rotation: int) -> str:
    """The game as a playthrough, which `cattery replay` shows."""
    one, other = (plan.bots[i] for i in pair)
    remarks = [f"seat {rotation} is {one}, all others are {other}; block {block}"]
    remarks += [f"seat {seat} was at fault: {fault}" for seat, fault in table.faults.items()]
    return table.playthrough().to_text(remarks)


# ---------------------------------------------------------------------------------------------------------- the whole


Player = Callable[[Plan, list[Unit]], Iterable[tuple[Played, Logs]]]


def run(
    plan: Plan, player: Player, state: Path | None, logs: Path | None, on_progress: Callable[[int, int], object]
) -> list[Played]:
    """Play what is not yet in the state file, and keep the games in a folder; all that is done, in the plan's order."""
    done = {(one.pairing, one.block): one for one in read_state(plan, state)} if state is not None else {}
    units = plan.units()
    on_progress(len(done), len(units))
    if logs is not None:
        logs.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        file = stack.enter_context(state.open("a", encoding="utf-8")) if state is not None else None
        for one, texts in player(plan, [unit for unit in units if unit not in done]):
            done[one.pairing, one.block] = one
            for rotation, text in enumerate(texts):
                if logs is None:
                    break
                (logs / f"{one.pairing}-{one.block:06}-{rotation}.txt").write_text(text, encoding="utf-8")
            if file is not None:
                print(json.dumps(asdict(one)), file=file, flush=True)
            on_progress(len(done), len(units))
    return [done[unit] for unit in units]


def read_state(plan: Plan, path: Path) -> Iterator[Played]:
    """What an earlier run of the same plan has done; the file is begun if there is none. Raises UsageError."""
    header = json.dumps({"arena": 1, **asdict(plan)})
    if not path.exists():
        path.write_text(header + "\n", encoding="utf-8")
        return
    first, *lines = path.read_text(encoding="utf-8").split("\n")
    if first != header:
        raise UsageError("lab/error-state", file=str(path))
    whole = [line for line in lines[:-1] if line.endswith("}]}")]
    if lines[-1] or len(whole) < len(lines) - 1:  # it was cut off while it wrote
        path.write_text("\n".join([header, *whole, ""]), encoding="utf-8")
    for line in whole:
        yield Played(**json.loads(line))


# ------------------------------------------------------------------------------------------------------------ figures


@dataclass(frozen=True, slots=True)
class Meeting:
    """One of a bot against copies of another."""

    bot: str
    others: str
    win: Estimate
    loss: Estimate
    points: Estimate


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot over all its meetings."""

    bot: str
    rating: Rating
    mean_win: float  # as a challenger
    worst_win: float  # the worst of its meetings
    worst_against: str
    faults: int
    decisions: int
    p50: float  # seconds
    p99: float


def meetings(plan: Plan, played: list[Played]) -> list[Meeting]:
    """The payoff table, a line an entry; two players' meetings are told from both sides."""
    found = []
    for number, (a, b) in enumerate(plan.pairings()):
        figures = np.array([one.figures for one in played if one.pairing == number])
        found.append(meeting(plan.bots[a], plan.bots[b], figures[:, 0]))
        if plan.players == 2:
            found.append(meeting(plan.bots[b], plan.bots[a], figures[:, 1]))
    return found


def meeting(bot: str, others: str, figures: Figures) -> Meeting:
    """One entry of the payoff table, from (blocks, what is counted)."""
    return Meeting(bot, others, *(over_blocks(figures[:, kind]) for kind in (WIN, LOSS, POINTS)))


def standings(plan: Plan, played: list[Played]) -> list[Standing]:
    """The bots from the strongest."""
    n, pairs = len(plan.bots), plan.pairings()
    wins = np.zeros((plan.blocks, n, n))
    times, faults = [Counter[int]() for _ in plan.bots], [0] * n
    for one in played:
        pair = pairs[one.pairing]
        beaten = one.figures[0][BEATEN]
        wins[one.block, pair[0], pair[1]] += beaten
        wins[one.block, pair[1], pair[0]] += 1 - beaten
        for side, bot in enumerate(pair):
            times[bot].update({int(k): count for k, count in one.times[side].items()})
            faults[bot] += one.faults[side]
    entries, rated = meetings(plan, played), ratings(wins, plan.seed)
    found = []
    for i, name in enumerate(plan.bots):
        mine = [entry for entry in entries if entry.bot == name]
        worst = min(mine, key=lambda entry: entry.win.mean)
        mean = sum(entry.win.mean for entry in mine) / len(mine)
        clock = (times[i].total(), quantile(times[i], 0.5), quantile(times[i], 0.99))
        found.append(Standing(name, rated[i], mean, worst.win.mean, worst.others, faults[i], *clock))
    return sorted(found, key=lambda standing: standing.rating.rank)


def quantile(times: Counter[int], q: float) -> float:
    """The upper end of the class that it falls into, in seconds."""
    rest = q * times.total()
    for k in sorted(times):
        rest -= times[k]
        if rest <= 0:
            return SHORTEST * exp(STEP * (k + 1))
    return 0.0

"""`python -m benchmarks.bots.strength`: each level against copies of the one below, and `expert` against `regular`.

Writes docs/strength.md. What is played is kept in a folder, so that a run can be stopped and taken up again; of a game
whose source has changed since, everything is played anew. A meeting ends early when its interval has decided.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

from benchmarks import markdown
from benchmarks.bots.tables import share, title
from cattery.arena import tournament, workers
from cattery.arena.simulate import Z_95, Estimate
from cattery.arena.table import LOSS, WIN
from cattery.arena.tournament import Meeting, Plan, Played
from cattery.bots.players import levels
from cattery.core.compiled import cache_folder
from cattery.core.game import Game
from cattery.games import load, names

PAGE = Path("docs/strength.md")
STEP = 20  # blocks between two looks at the interval
FEWEST = 100  # blocks before the first look
SURE = 3.5 / Z_95  # a look at an interval that may end a meeting is at one this much wider
BARS_OF_EXPERTS = {"felix": 0.35, "cat_and_mouse": 0.60, "cockroach_poker": 0.19}  # the last one is of losses, at most


@dataclass(frozen=True)
class Duel:
    """What is to be shown: that one of a level has a share at least, or at most, of a bar."""

    game: Game
    config: Any
    level: str
    others: str
    kind: int  # WIN or LOSS
    bar: float

    @property
    def wanted(self) -> int:
        """1 if more is better."""
        return 1 if self.kind == WIN else -1


def duels(only: str) -> Iterator[Duel]:
    """All of them, of each game for each number of players."""
    games = [load(name) for name in names() if only in name]
    for game, c in [(one, one.configure(players)) for one in games for players in one.players]:
        fair = 1 / c.players
        kind = LOSS if game.name == "cockroach_poker" and c.players > 2 else WIN
        bar = 0.55 if c.players == 2 else fair * (1.15 if kind == WIN else 0.85)
        for low, high in pairwise(levels(game)):
            yield Duel(game, c, high, low, kind, bar)
        if "expert" in levels(game) and (c.players == 4 or game.name == "cat_and_mouse"):
            yield Duel(game, c, "expert", "regular", kind, BARS_OF_EXPERTS[game.name])


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots.strength", description=__doc__)
    parser.add_argument("--game", default="", help="only games whose name holds this")
    parser.add_argument("--blocks", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/strength"))
    parser.add_argument("--speed", type=Path, help="figures of `python -m benchmarks.bots --json FILE`, for the page")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    found = [(duel, play(duel, args)) for duel in duels(args.game)]
    speed = json.loads(args.speed.read_text(encoding="utf-8")) if args.speed else None
    PAGE.write_text(page(found, speed), encoding="utf-8")


def play(duel: Duel, args: argparse.Namespace) -> tuple[Meeting, int]:
    """Blocks until there are enough, or the interval is clear of a fair share and of the bar; how many there were."""
    game, c = duel.game, duel.config
    options = tuple(game.option_texts(c).items())
    plan = Plan(game.name, c.players, options, (duel.level, duel.others), args.blocks, seed=5)
    path = args.folder / f"{game.name}-{c.players}-{duel.level}-{duel.others}-{cache_folder(game.name).name}.jsonl"
    done = list(tournament.read_state(plan, path))
    known = {one.block for one in done}
    player = workers.here if args.workers == 1 else workers.processes(args.workers)
    missing = [(0, block) for block in range(args.blocks) if block not in known]
    with path.open("a", encoding="utf-8") as file, tqdm(total=args.blocks, initial=len(done), leave=False) as bar:
        bar.set_description(f"{title(game, c)}: {duel.level} against {duel.others}")
        while missing and not is_decided(duel, done):
            part, missing = missing[:STEP], missing[STEP:]
            for one, _ in player(plan, part):
                done.append(one)
                print(json.dumps(asdict(one)), file=file, flush=True)
                bar.update()
    return outcome(duel, done), len(done)


def outcome(duel: Duel, done: list[Played]) -> Meeting:
    """The challenger's figures, in the order of the blocks."""
    figures = np.array([one.figures[0] for one in sorted(done, key=lambda one: one.block)])
    return tournament.meeting(duel.level, duel.others, figures)


def is_decided(duel: Duel, done: list[Played]) -> bool:
    """Whether an interval that is wide enough to be looked at often holds neither a fair share nor the bar."""
    if len(done) < FEWEST:
        return False
    e = counted(duel, outcome(duel, done))
    reach = SURE * (e.high - e.mean)
    return all(abs(e.mean - value) > reach for value in (duel.bar, 1 / duel.config.players))


def counted(duel: Duel, found: Meeting) -> Estimate:
    """The share that the bar is about."""
    return found.win if duel.kind == WIN else found.loss


def page(found: list[tuple[Duel, tuple[Meeting, int]]], speed: dict[str, Any] | None) -> str:
    """The whole page."""
    lines = [
        "# How strong the bots are",
        "",
        f"Measured on {date.today().isoformat()} by `make strength`, which writes this page. One of a level sits at a",
        "table of copies of another, in each seat in turn, with the same deal for each seat (a block). Shares are",
        "those of victories, ties split; in Cockroach Poker for more than two, those of lost games. Budgets are",
        "counts of what is tried out ([levels](bots.md#levels)) and not times, so the figures repeat. In brackets: the",
        "95 % interval over blocks. A meeting ends before its last block when an interval of 3.5 standard errors holds",
        "neither a fair share nor the bar. The bars are meant for two and for four seats; the other tables are held",
        "against them too.",
        "",
        *markdown.head(("table", "one of", "against", "share", "fair", "bar", "reached", "blocks")),
    ]
    for duel, (meeting, blocks) in found:
        e = counted(duel, meeting)
        edge, fair = e.low if duel.wanted == 1 else e.high, 1 / duel.config.players
        is_surely_better = duel.wanted * (edge - fair) > 0
        is_reached = is_surely_better and duel.wanted * (e.mean - duel.bar) >= 0
        what = "" if duel.kind == WIN else " of losses"
        sign = "at least" if duel.wanted == 1 else "at most"
        cells = [title(duel.game, duel.config), duel.level, duel.others, f"{share(e)}{what}", f"{100 * fair:.1f} %"]
        cells += [f"{sign} {100 * duel.bar:.1f} %", "yes" if is_reached else "**no**", str(blocks)]
        lines.append(markdown.row(cells))
    return "\n".join([*lines, "", *(speed_lines(speed) if speed else [])])


def speed_lines(speed: dict[str, Any]) -> list[str]:
    """How quickly they answer."""
    lines = [
        "## How quickly they answer",
        "",
        f"`make bench-bots` on {speed['date']}, one core of {speed['machine']['processor']}.",
        "Memory is over 10,000 answers; actions tried out a second are the budget by the time of half the answers.",
        "",
        *markdown.head(
            ("table", "level", "half within", "99 % within", "mean", "memory", "actions tried out a second")
        ),
    ]
    for one in speed["levels"]:
        times = [f"{1e3 * one[name]:.2f} ms" for name in ("p50", "p99", "mean")]
        rate = f"{one['actions_per_second']:,.0f}" if one["actions_per_second"] else ""
        lines.append(markdown.row([one["table"], one["level"], *times, f"{one['growth'] / 1e6:+.2f} MB", rate]))
    if speed["open_spiel"]:
        rates = speed["open_spiel"]
        lines += [
            "",
            "The yardstick, in the same run: OpenSpiel's information-set search in C++ on `oh_hell(players=4)` makes",
            f"{rates['simulations_per_second']:,.0f} simulations a second, which are "
            f"{rates['actions_per_second']:,.0f} actions.",
            "Felix's search deals the hidden cards and plays on as well, but by the rule of thumb, and to the end of",
            "the next round at most.",
        ]
    return [*lines, ""]


if __name__ == "__main__":
    main()

"""`python -m benchmarks.strategy`: what `cattery analyse` finds in every game, as tables in docs/strategy.md.

What stands above the marker in that page is written by hand and stays; everything below it is written anew.
"""

import argparse
from collections.abc import Callable
from datetime import date
from itertools import accumulate, pairwise
from math import sqrt
from pathlib import Path

from benchmarks import markdown
from benchmarks.bots.tables import share
from cattery.arena.analyse import LENGTH, Chart, Point, analyse
from cattery.arena.simulate import Z_95
from cattery.cli.analyse import words_of
from cattery.cli.progress import progress
from cattery.core.game import Game
from cattery.games import load, names

PAGE = Path("docs/strategy.md")
MARKER = "<!-- From here to the end written by `make strategy`; what is written by hand belongs above this line. -->"
AMOUNTS = ("price", "card")  # charts of mice; all others are of shares
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)

Words = Callable[[str], str]


def main() -> None:
    """Play, and write the part below the marker."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strategy", description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="of each game, and of each size of its stocks")
    parser.add_argument("--blocks", type=int, default=200, help="deals for each comparison of levels")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    write(page([load(name) for name in names()], args.games, args.blocks, args.seed, date.today()))


def write(figures: str) -> None:
    """Below the marker."""
    by_hand, _, _ = PAGE.read_text(encoding="utf-8").partition(MARKER)
    PAGE.write_text(f"{by_hand}{MARKER}\n\n{figures}", encoding="utf-8")


def page(of: list[Game], games: int, blocks: int, seed: int, day: date) -> str:
    """All that is below the marker, of these games."""
    given = f"--games {games} --blocks {blocks} --seed {seed}"
    lines = [
        "## The figures",
        "",
        f"Measured on {day.isoformat()} by `make strategy`: `python -m benchmarks.strategy {given}`.",
        f"Of each game {games:,} were played, with the standard options and the usual number of players, by the rule",
        f"of thumb (`regular`) in all seats; for each comparison of levels {blocks:,} deals, each once in every seat.",
        "",
        "A cell holds the mean, its 95 % interval (over games, or over deals) and how many values it is the mean of;",
        "values that fewer than 30 games had are left out. A victory that several share is split: of four at Cockroach",
        "Poker three win, so a third is the most one can have, and a quarter is fair. Worths of rows are in classes of",
        "five: 10 stands for 10 to 14.",
        "",
    ]
    for game in of:
        lines += section(game, games, blocks, seed)
    return "\n".join(lines)


def section(game: Game, games: int, blocks: int, seed: int) -> list[str]:
    """All charts of a game."""
    c = game.configure()
    about = {"games": games, "players": c.players, "blocks": blocks, "seed": seed}
    words = words_of(game, about, "en")
    with progress(game.name) as show_progress:
        charts = analyse(game, c, games, blocks, seed, show_progress)
    lines = [f"## {words('title')}", "", f"{c.players} players.", ""]
    for chart in charts:
        lines += [
            f"### {words(chart.name)}",
            "",
            *(length_table(chart) if chart.name == LENGTH else table(chart, words)),
        ]
        lines.append("")
    return lines


def table(chart: Chart, words: Words) -> list[str]:
    """A row for each x, a column for each series."""
    only = "mice" if chart.name in AMOUNTS else "share"
    heads = [words(f"{chart.name}-{name}") for name in chart.series] if len(chart.series) > 1 else [only]
    cells = {(point.x, point.series): cell(chart, point) for point in chart.points}
    xs = dict.fromkeys(point.x for point in chart.points)
    return markdown.table(["", *heads], [[x, *(cells.get((x, name), "") for name in chart.series)] for x in xs])


def cell(chart: Chart, point: Point) -> str:
    """`54.3 % (52.5-56.1), 3,000` or `-1.20 (-1.40 to -1.00), 3,000`."""
    e = point.estimate
    told = f"{e.mean:.2f} ({e.low:.2f} to {e.high:.2f})" if chart.name in AMOUNTS else share(e)
    return f"{told}, {point.count:,.0f}"


def length_table(chart: Chart) -> list[str]:
    """After how many actions a share of the games is over, as exactly as the chart's classes tell."""
    games = sum(point.count for point in chart.points)
    cells = []
    for wanted in QUANTILES:
        margin = Z_95 * sqrt(wanted * (1 - wanted) / games)
        middle, low, high = (over_within(chart, wanted + shift) for shift in (0, -margin, margin))
        cells.append(f"{middle} ({low}-{high})")
    heads = [f"{wanted:.0%} of games".replace("%", " %") for wanted in QUANTILES]
    told = f"over within so many actions, in classes of {width(chart)}"
    return markdown.table([f"of {games:,} games", *heads], [[told, *cells]])


def over_within(chart: Chart, wanted: float) -> int:
    """The last length of the class in which this share of the games is reached."""
    lows = [int(point.x) for point in chart.points]
    reached = accumulate(point.estimate.mean for point in chart.points)
    missing = sum(part < wanted for part in reached)
    return lows[min(missing, len(lows) - 1)] + width(chart) - 1


def width(chart: Chart) -> int:
    """Of the classes of lengths, empty ones left out."""
    return min((int(b.x) - int(a.x) for a, b in pairwise(chart.points)), default=1)


if __name__ == "__main__":
    main()

"""`cattery bench`: how fast the rules are here, beside yardsticks measured in the same run."""

import json
import sys
from argparse import Namespace
from typing import Any

from cattery.cli.parser import Parser
from cattery.cli.values import whole_number
from cattery.core.words import Message
from cattery.games import load, names
from cattery.terminal.screen import BOLD, Screen


def arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="meta-game", help="arg-bench-game")
    seconds = whole_number("--seconds", 1, 600)
    parser.add_argument("--seconds", metavar="meta-seconds", help="opt-bench-seconds", type=seconds, default=5)
    parser.add_argument("--json", action="store_true", help="opt-json")


def run(args: Namespace, language: str) -> int:
    """Measure and tell, with a progress bar on a terminal."""
    from tqdm import tqdm

    from cattery.arena import bench

    games = (load(args.game).name,) if args.game else names()
    with tqdm(total=100, disable=not sys.stderr.isatty(), leave=False, unit="%") as bar:
        found = bench.run(games, args.seconds, lambda done, whole: bar.update(100 * done // whole - bar.n))
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        show(Screen(language), found)
    return 0


def show(screen: Screen, found: dict[str, Any]) -> None:
    """The figures as lines: speeds, ratios, times to copy a state and to start."""
    machine = found["machine"]
    screen.show(f"{found['date']}  {machine['processor']}, {machine['cores']} x, Python {machine['python']}")
    screen.tell(Message("lab/bench-rates"), BOLD)
    for name, rate in found["rates"].items():
        screen.show(f"  {name:44} {rate['steps_per_second']:15,.0f} {rate['games_per_second']:13,.0f}")
    screen.tell(Message("lab/bench-ratios"), BOLD)
    for name, ratio in found["ratios"].items():
        screen.show(f"  {name:64} {ratio:8.2f}")
    screen.tell(Message("lab/bench-times"), BOLD)
    for name in found["clone_nanoseconds"]:
        clone, start = found["clone_nanoseconds"][name], found["start_seconds"][name]
        figures = f"{clone['plain']:9,.0f} {clone['compiled']:6.1f} {start['cold']:7.1f} {start['warm']:7.1f}"
        screen.show(f"  {name:44} {figures}")

"""`cattery arena`: bots against each other in duplicate blocks, and how strong each is."""

import json
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from cattery.bots.players import DEFAULT_LEVEL, levels
from cattery.cli.parser import Parser
from cattery.cli.progress import progress
from cattery.cli.simulate import LARGEST_SEED, percent, share
from cattery.cli.values import add_configuration, configuration, whole_number
from cattery.core.errors import UsageError
from cattery.core.game import Game
from cattery.core.words import Message
from cattery.games import load
from cattery.terminal.screen import BOLD, Screen

if TYPE_CHECKING:
    from cattery.arena.tournament import Meeting, Plan, Played, Player, Standing

MOST_BLOCKS = 10**6
MOST_NODES = 10**9


def arguments(parser: Parser) -> None:
    parser.add_required("game", metavar="meta-game", help="arg-game")
    add_configuration(parser)
    parser.add_argument("--bots", metavar="meta-levels", help="opt-arena-bots")
    parser.add_argument("--bot", metavar="meta-program", help="opt-arena-bot", action="append", default=[])
    blocks = whole_number("--blocks", 1, MOST_BLOCKS)
    parser.add_argument("--blocks", metavar="meta-number", help="opt-blocks", type=blocks, default=100)
    nodes = whole_number("--nodes", 1, MOST_NODES)
    parser.add_argument("--nodes", metavar="meta-number", help="opt-nodes", type=nodes)
    workers = whole_number("--workers", 1, 64)
    parser.add_argument("--workers", metavar="meta-number", help="opt-workers", type=workers, default=1)
    seed = whole_number("--seed", 0, LARGEST_SEED)
    parser.add_argument("--seed", metavar="meta-number", help="opt-seed-number", type=seed, default=0)
    limit = whole_number("--time-limit", 1, 600)
    parser.add_argument("--time-limit", metavar="meta-seconds", help="opt-time-limit", type=limit, default=2)
    parser.add_argument("--ray", metavar="meta-address", help="opt-ray")
    parser.add_argument("--state", metavar="meta-file", help="opt-state")
    parser.add_argument("--logs", metavar="meta-folder", help="opt-logs")
    parser.add_argument("--json", action="store_true", help="opt-json")


def run(args: Namespace, language: str) -> int:
    """Play what is not played yet, with a progress bar on a terminal, and tell how the bots stand."""
    from cattery.arena import tournament

    plan = plan_of(load(args.game), args)
    tournament.check_bots(plan)
    state, logs = (Path(given) if given else None for given in (args.state, args.logs))
    with progress() as show_progress:
        played = tournament.run(plan, player_of(args), state, logs, show_progress)
    if args.json:
        print(json.dumps(report(plan, played), indent=2))
    else:
        show(Screen(language), tournament.meetings(plan, played), tournament.standings(plan, played))
    return 0


def plan_of(game: Game, args: Namespace) -> "Plan":
    """What is asked for: all levels against each other, unless some are named."""
    from cattery.arena.tournament import Plan

    c = configuration(game, args)
    named = [part.strip() for part in args.bots.split(",")] if args.bots is not None else []
    if not named:
        named = [DEFAULT_LEVEL] if args.bot else list(levels(game))
    return Plan(
        game=game.name,
        players=c.players,
        options=tuple(game.option_texts(c).items()),
        bots=(*named, *args.bot),
        blocks=args.blocks,
        seed=args.seed,
        nodes=args.nodes,
        time_limit=args.time_limit,
    )


def player_of(args: Namespace) -> "Player":
    """Who plays."""
    from cattery.arena import workers

    if args.ray is not None and args.workers > 1:
        raise UsageError("cli/error-together", first="--ray", second="--workers")
    if args.ray is not None:
        return workers.cluster(args.ray)
    return workers.here if args.workers == 1 else workers.processes(args.workers)


def report(plan: "Plan", played: "list[Played]") -> dict[str, object]:
    """All figures; the same for the same plan, but for the latencies."""
    from cattery.arena.tournament import meetings, standings

    found = [asdict(standing) for standing in standings(plan, played)]
    latency = {entry["bot"]: {name: entry.pop(name) for name in ("p50", "p99")} for entry in found}
    table = [asdict(entry) for entry in meetings(plan, played)]
    return {"plan": asdict(plan), "standings": found, "payoffs": table, "latency_seconds": latency}


def show(screen: Screen, entries: "list[Meeting]", found: "list[Standing]") -> None:
    """The standings and the payoff table in words; intervals are those of 95 %."""
    screen.tell(Message("lab/arena-standings"), BOLD)
    for standing in found:
        screen.tell(Message("lab/arena-standing", standing_figures(standing)))
        if standing.faults:
            screen.tell(Message("lab/arena-faults", {"bot": standing.bot, "faults": standing.faults}))
    screen.tell(Message("lab/arena-payoffs"), BOLD)
    for entry in entries:
        screen.tell(Message("lab/arena-meeting", meeting_figures(entry)))
    screen.tell(Message("lab/arena-note"))


def standing_figures(standing: "Standing") -> dict[str, object]:
    """One bot over all."""
    points = standing.rating.points
    return {
        "bot": standing.bot,
        "rank": standing.rating.rank,
        "rank-low": standing.rating.rank_low,
        "rank-high": standing.rating.rank_high,
        "points": round(points.mean),
        "low": round(points.low),
        "high": round(points.high),
        "win": percent(standing.mean_win),
        "worst": percent(standing.worst_win),
        "others": standing.worst_against,
        "median": round(1000 * standing.p50, 2),
        "slow": round(1000 * standing.p99, 2),
    }


def meeting_figures(entry: "Meeting") -> dict[str, object]:
    """One of a bot against copies of another."""
    return {
        "bot": entry.bot,
        "others": entry.others,
        **share("win", entry.win),
        **share("loss", entry.loss),
        "points": round(entry.points.mean, 2),
    }

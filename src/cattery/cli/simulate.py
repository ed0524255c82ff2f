"""`cattery simulate`: many games between random players and rules of thumb, and what came of them."""

import dataclasses
import json
import sys
from argparse import Namespace
from typing import Any

from cattery.cli.parser import Parser
from cattery.cli.values import add_configuration, configuration, whole_number
from cattery.core.errors import UsageError
from cattery.core.game import Game
from cattery.core.loops import POLICIES
from cattery.core.words import Message, Seat
from cattery.games import load
from cattery.terminal.screen import Screen

MOST_GAMES = 10**9
LARGEST_SEED = 2**63 - 1


def arguments(parser: Parser) -> None:
    parser.add_required("game", metavar="meta-game", help="arg-game")
    add_configuration(parser)
    parser.add_argument(
        "--games", metavar="meta-number", help="opt-games", type=whole_number("--games", 1, MOST_GAMES), default=10_000
    )
    parser.add_argument("--policy", metavar="meta-policy", help="opt-policy", default="random")
    seed = whole_number("--seed", 0, LARGEST_SEED)
    parser.add_argument("--seed", metavar="meta-number", help="opt-seed-number", type=seed, default=0)
    parser.add_argument("--plain", action="store_true", help="opt-plain")
    parser.add_argument("--compiled", action="store_true", help="opt-compiled")
    threads = whole_number("--threads", 1, 64)
    parser.add_argument("--threads", metavar="meta-number", help="opt-threads", type=threads, default=1)
    parser.add_argument("--json", action="store_true", help="opt-json")


def run(args: Namespace, language: str) -> int:
    """Play the games, with a progress bar on a terminal."""
    from tqdm import tqdm

    from cattery.arena.simulate import simulate

    if args.plain and args.compiled:
        raise UsageError("cli/error-together", first="--plain", second="--compiled")
    game = load(args.game)
    c = configuration(game, args)
    policies = seat_policies(args.policy, c.players)
    with tqdm(total=args.games, disable=not sys.stderr.isatty(), leave=False, unit="") as bar:
        found = simulate(
            game,
            c,
            policies,
            args.games,
            args.seed,
            compiled=not args.plain,
            threads=args.threads,
            on_progress=lambda done: bar.update(done - bar.n),
        )
    if args.json:
        settings = {"game": game.name, "players": c.players, "options": game.option_texts(c), "policies": policies}
        speed = {"steps_per_second": found.steps_per_second, "games_per_second": found.games_per_second}
        form = "plain" if args.plain else "compiled"
        data = {**settings, "seed": args.seed, "form": form, "threads": args.threads, **speed}
        print(json.dumps({**data, **dataclasses.asdict(found)}, indent=2))
    else:
        show(Screen(language), game, policies, found)
    return 0


def seat_policies(text: str, players: int) -> list[str]:
    """A policy a seat: one name for all, or as many as there are players; raises UsageError."""
    given = [part.strip() for part in text.split(",")]
    for policy in given:
        if policy not in POLICIES:
            raise UsageError("cli/error-value", option="--policy", got=policy[:40], expected=", ".join(POLICIES))
    if len(given) not in (1, players):
        raise UsageError("cli/error-policies", got=len(given), expected=players)
    return given * players if len(given) == 1 else given


def show(screen: Screen, game: Game, policies: list[str], found: Any) -> None:
    """The findings in words; intervals are those of 95 %."""
    speed = {"games": round(found.games_per_second), "steps": round(found.steps_per_second)}
    screen.tell(Message("lab/simulated", {"games": found.games, "seconds": round(found.seconds, 2)}))
    screen.tell(Message("lab/simulated-speed", speed))
    length = {"mean": round(found.length.mean, 1), "low": found.shortest, "high": found.longest}
    screen.tell(Message("lab/simulated-length", length))
    for seat, policy in enumerate(policies):
        screen.tell(Message("lab/simulated-seat", seat_figures(game, found, seat, policy)))
    for name, count in found.endings.items():
        share = percent(count / found.games)
        screen.tell(Message("lab/simulated-ending", {"ending": Message(f"{game.name}/ending-{name}"), "share": share}))
    screen.tell(Message("lab/simulated-note"))


def seat_figures(game: Game, found: Any, seat: int, policy: str) -> dict[str, Any]:
    """One seat's share of victories and last places, and its score."""
    score = found.scores[seat]
    return {
        "player": Seat(seat),
        "policy": Message(f"lab/policy-{policy}"),
        **share("win", found.wins[seat]),
        **share("loss", found.losses[seat]),
        "score": Message(f"{game.name}/score"),
        "mean": round(score.mean, 2),
        "deviation": round(score.deviation, 2),
    }


def share(name: str, found: Any) -> dict[str, float]:
    """A share with its interval, as the arguments of a message."""
    return {name: percent(found.mean), f"{name}-low": percent(found.low), f"{name}-high": percent(found.high)}


def percent(share: float) -> float:
    """In hundredths, to one decimal place."""
    return round(100 * share, 1)

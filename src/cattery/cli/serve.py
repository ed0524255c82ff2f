"""`cattery serve`: matches over HTTP, for friends in the house or on the net."""

from argparse import Namespace
from typing import Any

from cattery.cli.parser import Parser
from cattery.cli.values import add_place, database_url, whole_number
from cattery.core.words import Message, say

YES = ("1", "true", "yes", "on")
NUMBERS = {"port": (0, 65_535), "bot_workers": (1, 64), "rate": (0, 100_000)}


def arguments(parser: Parser) -> None:
    parser.add_argument("--host", metavar="meta-host", help="opt-host")
    _add_number(parser, "--port", "opt-port")
    parser.add_argument("--lan", action="store_true", help="opt-lan")
    parser.add_argument("--public-url", metavar="meta-url", help="opt-public-url")
    _add_number(parser, "--bot-workers", "opt-bot-workers")
    _add_number(parser, "--rate", "opt-rate")
    add_place(parser)


def _add_number(parser: Parser, option: str, about: str) -> None:
    check = whole_number(option, *NUMBERS[option.removeprefix("--").replace("-", "_")])
    parser.add_argument(option, metavar="meta-number", help=about, type=check)


def run(args: Namespace, language: str) -> int:
    """Serve until a signal comes."""
    from cattery.web import app, logs
    from cattery.web.config import ServerConfig, checked, lan_address

    config = checked(ServerConfig(database_url(args), **settings(args)))
    logs.set_up()

    def told(port: int) -> None:
        host = lan_address() if config.lan else config.host
        address = config.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"
        print(f"{say(Message('web/serving'), language)} {address}", flush=True)

    app.run(config, told)
    return 0


def settings(args: Namespace) -> dict[str, Any]:
    """What was asked for, else what the environment says; the rest is left to the server. Raises UsageError."""
    from cattery.web.config import VARIABLES, from_environment

    environment, found = from_environment(), dict[str, Any]()
    for name, check in NUMBERS.items():
        if getattr(args, name) is not None:
            found[name] = getattr(args, name)
        elif name in environment:
            found[name] = whole_number(f"{VARIABLES}{name.upper()}", *check)(environment[name])
    for name in ("host", "public_url"):
        given = getattr(args, name) or environment.get(name)
        if given:
            found[name] = given
    found["lan"] = args.lan or environment.get("lan", "").lower() in YES
    return found

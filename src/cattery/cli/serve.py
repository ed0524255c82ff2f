"""`cattery serve`: matches over HTTP, for friends in the house or on the net."""

import os
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from threading import Thread
from typing import Any
from urllib.request import urlopen

from cattery.cli.parser import Parser
from cattery.cli.values import add_place, database_url, one_of, whole_number
from cattery.core.errors import UsageError
from cattery.core.words import Message, say

YES = ("1", "true", "yes", "on")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
# What may stand behind an option or in the environment, given the name by which it is refused.
CHECKS: dict[str, Callable[[str], Callable[[str], Any]]] = {
    "port": lambda name: whole_number(name, 0, 65_535),
    "bot_workers": lambda name: whole_number(name, 1, 64),
    "rate": lambda name: whole_number(name, 0, 100_000),
    "log_level": lambda name: one_of(name, ("debug", "info", "warning", "error")),
}


def arguments(parser: Parser) -> None:
    parser.add_argument("--host", metavar="meta-host", help="opt-host")
    _add_checked(parser, "--port", "opt-port")
    parser.add_argument("--lan", action="store_true", help="opt-lan")
    parser.add_argument("--open", action="store_true", help="opt-open")
    parser.add_argument("--public-url", metavar="meta-url", help="opt-public-url")
    _add_checked(parser, "--bot-workers", "opt-bot-workers")
    _add_checked(parser, "--rate", "opt-rate")
    _add_checked(parser, "--log-level", "opt-log-level", "meta-level")
    add_place(parser)


def _add_checked(parser: Parser, option: str, about: str, metavar: str = "meta-number") -> None:
    check = CHECKS[option.removeprefix("--").replace("-", "_")](option)
    parser.add_argument(option, metavar=metavar, help=about, type=check)


def run(args: Namespace, language: str) -> int:
    """Serve until a signal comes."""
    from cattery.web import app, logs
    from cattery.web.config import ServerConfig, checked, lan_address

    config = checked(ServerConfig(database_url(args), **settings(args)))
    logs.set_up(config.log_level)

    def told(port: int) -> None:
        host = lan_address() if config.lan else config.host
        address = config.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"
        print(f"{say(Message('web/serving'), language)} {address}", flush=True)
        if args.open:
            open_page(address)

    try:
        app.run(config, told)
    except UsageError:
        address = f"http://{config.host}:{config.port}"
        if not args.open or not is_cattery(address):
            raise
        print(f"{say(Message('web/serving-already'), language)} {address}", flush=True)
        open_page(address)
    return 0


def open_page(address: str) -> None:
    """Show it in the browser, where there is a screen to show it on."""
    has_screen = sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)
    if has_screen:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # some browsers keep who starts them


def is_cattery(address: str) -> bool:
    """Whether a server of ours answers there already."""
    try:
        with urlopen(f"{address}/healthz", timeout=1) as answer:
            return bool(answer.read(100) == b'{"status":"ok"}')
    except OSError:
        return False


def settings(args: Namespace) -> dict[str, Any]:
    """What was asked for, else what the environment says; the rest is left to the server. Raises UsageError."""
    from cattery.web.config import VARIABLES, from_environment

    environment, found = from_environment(), dict[str, Any]()
    for name, check in CHECKS.items():
        if getattr(args, name) is not None:
            found[name] = getattr(args, name)
        elif name in environment:
            found[name] = check(f"{VARIABLES}{name.upper()}")(environment[name])
    for name in ("host", "public_url"):
        given = getattr(args, name) or environment.get(name)
        if given:
            found[name] = given
    found["lan"] = args.lan or environment.get("lan", "").lower() in YES
    return found

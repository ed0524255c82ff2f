"""What may stand behind an option: checked here, refused in one line that says what was expected."""

import os
import re
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cattery.cli.parser import Parser
from cattery.core.errors import UsageError
from cattery.core.game import NOBODY, Game
from cattery.core.playthrough import parse_seed
from cattery.terminal import saves

SLOWEST = 60
ALL = "all"
DATABASE, DATA = "CATTERY_DATABASE", "CATTERY_DATA"  # in the environment: what an option does not say
DATABASE_FILE = "cattery.db"


def whole_number(option: str, low: int, high: int) -> Callable[[str], int]:
    """A check for a whole number from `low` to `high`, for argparse's `type`."""

    def check(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 19 and low <= int(text) <= high:
            return int(text)
        raise UsageError("cli/error-value", option=option, got=text[:40], expected=f"{low}-{high}")

    return check


def one_of(option: str, known: tuple[str, ...]) -> Callable[[str], str]:
    """A check for one of some words, for argparse's `type`."""

    def check(text: str) -> str:
        if text.lower() in known:
            return text.lower()
        raise UsageError("cli/error-value", option=option, got=text[:40], expected=", ".join(known))

    return check


def seconds(text: str) -> float:
    """A pause of at most a minute."""
    if re.fullmatch(r"[0-9]{1,2}([.,][0-9]{1,3})?", text) and float(text.replace(",", ".")) <= SLOWEST:
        return float(text.replace(",", "."))
    raise UsageError("cli/error-value", option="--pace", got=text[:40], expected=f"0-{SLOWEST}")


def seed(text: str) -> bytes:
    """A seed in hexadecimal digits; an odd number of them begins with a 0 that is not written."""
    is_odd = len(text) % 2 and re.fullmatch("[0-9a-fA-F]+", text)
    return parse_seed(f"0{text}" if is_odd else text)


def seat(text: str, players: int) -> int:
    """A seat as people count, from 1; the program's count from 0 is returned."""
    return whole_number("--seat", 1, players)(text) - 1


def onlooker(text: str | None, players: int) -> int | None:
    """Whose eyes: a seat, NOBODY for a spectator, None for everything open."""
    if text == ALL:
        return None
    if text is None:
        return NOBODY
    try:
        return seat(text, players)
    except UsageError as error:
        expected = f"1-{players}, {ALL}"
        raise UsageError("cli/error-value", option="--seat", got=text[:40], expected=expected) from error


def seats(text: str, players: int) -> frozenset[int]:
    """Several seats, `1,3`, or all of them."""
    if text == ALL:
        return frozenset(range(players))
    check = whole_number("--hotseat", 1, players)
    return frozenset(check(part.strip()) - 1 for part in text.split(","))


def add_configuration(parser: Parser) -> None:
    """The arguments that `configuration` reads."""
    parser.add_argument("--players", metavar="meta-number", help="opt-players", type=whole_number("--players", 1, 99))
    parser.add_argument("--preset", metavar="meta-preset", help="opt-preset")
    parser.add_argument("--option", metavar="meta-option", help="opt-option", action="append", default=[])


def configuration(game: Game, args: Namespace) -> Any:
    """The configuration that was asked for; raises InvalidConfig and UsageError."""
    options: dict[str, str] = {}
    for given in args.option:
        name, equals, value = given.partition("=")
        if not equals:
            raise UsageError("cli/error-value", option="--option", got=given[:40], expected="name=value")
        game.check_options([name])
        options[name] = value
    return game.configure(args.players, preset=args.preset or "standard", **options)


def add_place(parser: Parser) -> None:
    """The arguments that `data_folder` and `database_url` read: where a server keeps its matches."""
    parser.add_argument("--database", metavar="meta-url", help="opt-database")
    parser.add_argument("--data", metavar="meta-folder", help="opt-data")


def data_folder(args: Namespace) -> Path:
    """The folder of everything that is kept, whether it exists or not."""
    given = args.data or os.environ.get(DATA)
    return Path(given).expanduser().absolute() if given else saves.folder()


def database_url(args: Namespace) -> str:
    """The database: as the option or the environment says, else a file in the data folder."""
    return args.database or os.environ.get(DATABASE) or file_url(data_folder(args) / DATABASE_FILE)


def file_url(path: Path) -> str:
    """The URL of a database in a file, whatever the file is called.

    >>> file_url(Path("/100%/cattery.db"))
    'sqlite:////100%25/cattery.db'
    """
    return f"sqlite:///{path}".replace("%", "%25").replace("?", "%3F")

"""`cattery users`: the people a server knows, to find somebody's id."""

import json
from argparse import Namespace

from cattery.cli.hosting import existing, finish, instant, moment
from cattery.cli.parser import Parser
from cattery.cli.values import add_place
from cattery.core.words import Message
from cattery.store.survey import Person, list_users
from cattery.terminal.layout import pad, printable, width
from cattery.terminal.screen import BOLD, Screen


def arguments(parser: Parser) -> None:
    parser.add_argument("name", nargs="?", metavar="meta-name", help="arg-users-name", default="")
    add_place(parser)
    parser.add_argument("--json", action="store_true", help="opt-json-lines")


def run(args: Namespace, language: str) -> int:
    return finish(tell_users(args, Screen(language)))


async def tell_users(args: Namespace, screen: Screen) -> int:
    """All users whose name contains the text, the last seen first."""
    async with existing(args) as db:
        found = await db.read(list_users, args.name)
    if args.json:
        for person in found:
            print(json.dumps(data(person), ensure_ascii=False))
    elif found:
        show(screen, found)
    else:
        screen.tell(Message("host/no-users"))
    return 0


def data(person: Person) -> dict[str, object]:
    times = {"created_at": instant(person.created_at), "seen_at": instant(person.seen_at)}
    return {**person._asdict(), **times}


def show(screen: Screen, found: list[Person]) -> None:
    """A table: id, name, when last seen, at how many tables."""
    head = [screen.words(Message(f"host/{name}")) for name in ("head-id", "head-name", "head-seen", "head-matches")]
    rows = [head, *([p.id, printable(p.name), moment(p.seen_at), str(p.matches)] for p in found)]
    widths = [max(width(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        line = "  ".join(pad(cell, cells) for cell, cells in zip(row, widths, strict=True)).rstrip()
        print(screen.styled(line, BOLD) if row is head else line)

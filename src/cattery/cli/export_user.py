"""`cattery export-user`: all that is kept about one person, for that person."""

import json
from argparse import Namespace
from typing import Any

from cattery.cli.hosting import add_user, existing_user, finish, instant
from cattery.cli.parser import Parser
from cattery.core.words import Message
from cattery.store.people import export_user
from cattery.terminal.layout import printable
from cattery.terminal.screen import BOLD, Screen

TIMES = ("at", "created_at", "seen_at", "started_at", "ended_at", "updated_at", "away_since")


def arguments(parser: Parser) -> None:
    add_user(parser)
    parser.add_argument("--json", action="store_true", help="opt-json")


def run(args: Namespace, language: str) -> int:
    return finish(tell(args, Screen(language)))


async def tell(args: Namespace, screen: Screen) -> int:
    """Everything, as text or as JSON; times are UTC."""
    async with existing_user(args) as (db, person):
        kept = {part: [readable(row) for row in rows] for part, rows in (await db.read(export_user, person.id)).items()}
    if args.json:
        print(json.dumps(kept, ensure_ascii=False, indent=2))
        return 0
    screen.tell(Message("host/exported", {"name": printable(person.name), "user": person.id}), BOLD)
    for part, rows in kept.items():
        print(f"\n{part} ({len(rows)})")
        for row in rows:
            print("  " + "  ".join(f"{name}={text_of(value)}" for name, value in row.items() if value is not None))
    return 0


def readable(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its times as people write them."""
    return {name: instant(value) if name in TIMES and value is not None else value for name, value in row.items()}


def text_of(value: Any) -> str:
    return printable(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))

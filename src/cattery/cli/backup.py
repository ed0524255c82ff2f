"""`cattery backup`: one moment of a server's database in a file, while the server goes on."""

import os
import shutil
from argparse import Namespace
from pathlib import Path

from cattery.cli.hosting import bytes_in, existing, finish, megabytes, progress
from cattery.cli.parser import Parser
from cattery.cli.values import add_place, file_url
from cattery.core.errors import UsageError
from cattery.core.words import Message
from cattery.store import Database, copy, open_database
from cattery.store.matches import count_matches
from cattery.store.survey import count_users, file_of, size
from cattery.terminal.screen import Screen


def arguments(parser: Parser) -> None:
    parser.add_required("file", metavar="meta-file", type=Path, help="arg-backup-file")
    add_place(parser)


def run(args: Namespace, language: str) -> int:
    """Copy, then read the copy back."""
    return finish(back_up(args, Screen(language)))


async def back_up(args: Namespace, screen: Screen) -> int:
    file: Path = args.file.absolute()
    async with existing(args, upgraded=False) as db:
        expected = await db.read(size)
        check_place(file, expected if file_of(str(db.url)) else 0)
        part = file.with_name(f"{file.name}.part")
        async with progress(expected, lambda: bytes_in(part)):
            await copy.backup(db, file)
    async with open_database(file_url(file)) as copied:
        await copied.read(copy.check_sound)
        screen.tell_whole(Message("host/backed-up", {"file": str(file), **await contents(copied)}))
    return 0


def check_place(file: Path, needed: int) -> None:
    """Whether a file of that size can be made there; raises UsageError that names it, before anything is done."""
    if not file.parent.is_dir():
        raise UsageError("error-file-missing", file=str(file.parent))
    if not os.access(file.parent, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        raise UsageError("error-file-permission", file=str(file.parent))
    if shutil.disk_usage(file.parent).free < needed:
        raise UsageError("error-file-full", file=str(file))


async def contents(db: Database) -> dict[str, float]:
    """How much is in a database, for the words that tell it."""
    matches = sum((await db.read(count_matches)).values())
    return {"matches": matches, "users": await db.read(count_users), "size": megabytes(await db.read(size))}

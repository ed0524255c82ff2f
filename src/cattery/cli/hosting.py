"""What the commands for hosts share: a database that is there, times as people read them, a bar on a terminal."""

import asyncio
import sys
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cattery.cli.parser import Parser
from cattery.cli.values import add_place, database_url
from cattery.core.errors import UsageError
from cattery.store import Database, open_database
from cattery.store.migrate import upgrade, version
from cattery.store.survey import Person, file_of, list_users, pending

SECOND = 1_000_000
DAY = 86_400 * SECOND
GLANCES = 0.1  # seconds between two looks at how far something is


def now() -> int:
    """Microseconds since 1970, UTC, as the store counts."""
    return time.time_ns() // 1000


def finish(work: Coroutine[Any, Any, int]) -> int:
    """Run a command's work; its exit code."""
    return asyncio.run(work)


@asynccontextmanager
async def existing(args: Namespace, *, upgraded: bool = True) -> AsyncIterator[Database]:
    """The database of a server, which may be running; raises UsageError if there is none, StoreError."""
    url = database_url(args)
    file = file_of(url)
    if file is not None and not file.exists():
        raise UsageError("host/error-no-database", file=str(file))
    async with open_database(url) as db:
        found = await db.read(version)
        if found is None:
            raise UsageError("host/error-no-tables", database=shown(db))
        if pending(found):
            if file is None and not upgraded:  # only a file can be copied without knowing what is in it
                raise UsageError("host/error-old-tables", database=shown(db), version=found)
            if upgraded:
                await db.write(upgrade)
        yield db


def shown(db: Database) -> str:
    """A database's address without its password."""
    return db.url.render_as_string(hide_password=True)


def add_user(parser: Parser) -> None:
    """The arguments that `existing_user` reads."""
    parser.add_required("user", metavar="meta-user", help="arg-user")
    add_place(parser)


@asynccontextmanager
async def existing_user(args: Namespace) -> AsyncIterator[tuple[Database, Person]]:
    """The database, and the person in it whose id was given; raises UsageError, StoreError."""
    async with existing(args) as db:
        found = await db.read(list_users, user_id=args.user)
        if not found:
            raise UsageError("host/error-user", got=args.user[:40])
        yield db, found[0]


def moment(at: int | None) -> str:
    """A time on the wall of whoever reads it."""
    return "-" if at is None else datetime.fromtimestamp(at / SECOND).strftime("%Y-%m-%d %H:%M")


def instant(at: int) -> str:
    """A time for programs and for keeping: UTC, to the second."""
    return datetime.fromtimestamp(at / SECOND, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def megabytes(count: int) -> float:
    return round(count / 1_000_000, 1)


def bytes_in(*files: Path) -> int:
    """What files take by now, those that are there."""
    total = 0
    for file in files:
        with suppress(OSError):
            total += file.stat().st_size
    return total


@asynccontextmanager
async def progress(total: int | None, measure: Callable[[], int]) -> AsyncIterator[None]:
    """Inside, a bar on a terminal shows how many bytes of the total have been measured."""
    from tqdm import tqdm

    with tqdm(total=total, disable=not sys.stderr.isatty(), leave=False, unit="B", unit_scale=True) as bar:

        async def look() -> None:
            while True:
                bar.update(min(measure(), total or sys.maxsize) - bar.n)
                await asyncio.sleep(GLANCES)

        looking = asyncio.create_task(look())
        try:
            yield
        finally:
            looking.cancel()

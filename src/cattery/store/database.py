"""The door to the database: units of work, plain functions whose first argument is a connection, run in threads.

::

    async with open_database("sqlite:///cattery.db") as db:
        await db.write(upgrade)
        match = await db.read(load_match, match_id)

What a unit writes is committed whole or not at all, and its answer comes after the commit. A unit may be run again
where nothing was committed, so it must have no effect but through its connection. A unit that reads sees one moment.
"""

from abc import ABC, abstractmethod
from asyncio import to_thread, wrap_future
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, Engine, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from cattery.store.errors import StoreUnavailable

P = ParamSpec("P")
T = TypeVar("T")
Unit = Callable[[Connection], T]

READERS = 4
FORMS = "sqlite:///cattery.db, postgresql://user@host/cattery"


class Database(ABC):
    """One database, open. `write` and `read` may be called from any event loop."""

    def __init__(self, url: URL, reading: Engine) -> None:
        self.url = url
        self._reading = reading
        self._readers = ThreadPoolExecutor(READERS, "cattery-read")
        self._is_closing = Event()

    async def write(self, unit: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a unit and commit it; raises what the unit raises, and then keeps nothing of it, or StoreError."""
        self._check_open()
        return await wrap_future(self._submit(lambda conn: unit(conn, *args, **kwargs)))

    async def read(self, unit: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a unit that only reads."""
        self._check_open()
        return await wrap_future(self._readers.submit(self._read, lambda conn: unit(conn, *args, **kwargs)))

    async def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        self._is_closing.set()
        await to_thread(self._close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _check_open(self) -> None:
        if self._is_closing.is_set():
            raise StoreUnavailable("store/error-closed")

    @abstractmethod
    def _submit(self, unit: Unit[T]) -> Future[T]: ...

    @abstractmethod
    def _read(self, unit: Unit[Any]) -> Any: ...

    def _close(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()


def open_database(url: str) -> Database:
    """The database at a URL: `sqlite:///file`, which is made if it is missing, or `postgresql://user@host/name`."""
    from cattery.store import postgres, sqlite  # which import this module

    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreUnavailable("store/error-url", got=url.partition(":")[0][:40], expected=FORMS) from None
    if parsed.drivername == "sqlite" and parsed.database not in (None, "", ":memory:"):
        return sqlite.open_file(parsed)
    if parsed.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return postgres.PostgresDatabase(parsed.set(drivername="postgresql+psycopg"))
    raise StoreUnavailable("store/error-url", got=parsed.render_as_string(hide_password=True), expected=FORMS)

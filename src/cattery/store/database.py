"""The door to the database: units of work, plain functions whose first argument is a connection, run in threads.

::

    async with open_database("sqlite:///cattery.db") as db:
        await db.write(upgrade)
        match = await db.read(load_match, match_id)

What a unit writes is committed whole or not at all, and its answer comes after the commit. A unit may be run again
where nothing was committed, so it must have no effect but through its connection. A unit that reads sees one moment.

A server may hang. Then whoever asks is told so after `patience`, and nobody waits for the threads that do.
"""

import time
from abc import ABC, abstractmethod
from asyncio import timeout, to_thread, wrap_future
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, Engine, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from cattery.store.errors import StoreUnavailable

P = ParamSpec("P")
T = TypeVar("T")
Unit = Callable[[Connection], T]

READERS = 4
CLOSING_SECONDS = 0.25  # for what is under way when the database is closed
FORMS = "sqlite:///cattery.db, postgresql://user@host/cattery"


class Crew:
    """Threads that do what is asked. Unlike those of a ThreadPoolExecutor they do not keep the process from ending."""

    def __init__(self, number: int, name: str) -> None:
        self._waiting: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = SimpleQueue()
        self._threads = [Thread(target=self._work, name=f"{name}-{i}", daemon=True) for i in range(number)]
        for thread in self._threads:
            thread.start()

    def submit(self, work: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()
        self._waiting.put((work, future))
        return future

    def finish(self, seconds: float) -> None:
        """Do all that was asked for, then no more; it is waited for no longer than that."""
        for _ in self._threads:
            self._waiting.put(None)
        last = time.monotonic() + seconds
        for thread in self._threads:
            thread.join(max(0.0, last - time.monotonic()))

    def _work(self) -> None:
        while (asked := self._waiting.get()) is not None:
            work, future = asked
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(work())
                except Exception as error:  # noqa: BLE001  it is the asker's
                    future.set_exception(error)


class Database(ABC):
    """One database, open. `write` and `read` may be called from any event loop."""

    patience: float | None = None  # seconds after which an answer is not waited for any more; a server sets it

    def __init__(self, url: URL, reading: Engine) -> None:
        self.url = url
        self._reading = reading
        self._readers = Crew(READERS, "cattery-read")
        self._is_closing = Event()

    async def write(self, unit: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a unit and commit it; raises what the unit raises, and then keeps nothing of it, or StoreError."""
        self._check_open()
        return await self._answer(self._submit(lambda conn: unit(conn, *args, **kwargs)))

    async def read(self, unit: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a unit that only reads."""
        self._check_open()
        return await self._answer(self._readers.submit(lambda: self._read(lambda conn: unit(conn, *args, **kwargs))))

    async def close(self) -> None:
        """Finish what was asked for, as far as the database answers, then let go of it."""
        self._is_closing.set()
        await to_thread(self._close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _answer(self, future: Future[T]) -> T:
        """What comes of a unit; one whose turn has not come when patience ends is not run."""
        try:
            async with timeout(self.patience):
                return await wrap_future(future)
        except TimeoutError:
            raise StoreUnavailable("store/error-silent", reason=f"{self.patience:g} s") from None

    def _check_open(self) -> None:
        if self._is_closing.is_set():
            raise StoreUnavailable("store/error-closed")

    @abstractmethod
    def _submit(self, unit: Unit[T]) -> Future[T]: ...

    @abstractmethod
    def _read(self, unit: Unit[Any]) -> Any: ...

    def _close(self) -> None:
        self._readers.finish(CLOSING_SECONDS)
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

"""SQLite: one writer thread that commits together all that waits, and readers beside it (write-ahead log)."""

import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

from cattery.store.database import READERS, Database, Unit
from cattery.store.errors import store_errors

T = TypeVar("T")
Job = tuple[Unit[Any], Future[Any]]

BUSY_SECONDS = 10
LARGEST_GROUP = 250


def open_file(url: URL) -> Database:
    """The database in a file, made with its folder if it is missing. Only its owner may read it: it holds seeds."""
    path = Path(url.database or "")
    with store_errors():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    return SqliteDatabase(url)


class SqliteDatabase(Database):
    """A database in a file.

    A write that is asked for while a commit is under way joins the next one: the disk bounds the commits in a second,
    not the writes.
    """

    def __init__(self, url: URL) -> None:
        super().__init__(url, _engine(url, READERS, "BEGIN", _prepare_reader))
        self._writing = _engine(url, 1, "BEGIN IMMEDIATE", _prepare_writer)
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="cattery-write", daemon=True)
        self._writer.start()

    def _submit(self, unit: Unit[T]) -> Future[T]:
        future: Future[T] = Future()
        self._waiting.put((unit, future))
        return future

    def _read(self, unit: Unit[T]) -> T:
        with store_errors(), self._reading.connect() as conn:
            return unit(conn)

    def _close(self) -> None:
        self._waiting.put(None)
        self._writer.join()
        self._writing.dispose()
        super()._close()

    def _write_all(self) -> None:
        is_open = True
        while is_open:
            group = [self._waiting.get()]
            with suppress(Empty):
                while len(group) < LARGEST_GROUP:
                    group.append(self._waiting.get_nowait())
            is_open = None not in group
            jobs = [job for job in group if job is not None and job[1].set_running_or_notify_cancel()]
            if jobs:  # a database that nobody writes to is left as it is
                self._write_group(jobs)

    def _write_group(self, jobs: list[Job]) -> None:
        try:
            with store_errors(), self._writing.begin() as conn:
                answers = [_attempt(conn, *job) for job in jobs]
        except Exception as error:  # noqa: BLE001  nothing was committed, which everybody who waits is told
            answers = [partial(future.set_exception, error) for _, future in jobs]
        for answer in answers:
            answer()


def _attempt(conn: Connection, unit: Unit[Any], future: Future[Any]) -> Callable[[], None]:
    """Run a unit inside a savepoint; how its future will be answered once all is committed."""
    driver = driver_connection(conn)  # ten times as fast for a savepoint
    driver.execute("SAVEPOINT unit")
    answer: Callable[[], None]
    try:
        with store_errors():
            answer = partial(future.set_result, unit(conn))
    except Exception as error:
        if not driver.in_transaction:  # a full disk, for one, has undone the work of the whole group
            raise
        driver.execute("ROLLBACK TO unit")
        answer = partial(future.set_exception, error)
    driver.execute("RELEASE unit")
    return answer


def driver_connection(conn: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, conn.connection.driver_connection)


def _engine(url: URL, size: int, begin: str, prepare: Callable[[sqlite3.Connection], None]) -> Engine:
    engine = create_engine(url, pool_size=size, max_overflow=0, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # a transaction begins where `begin` says so
        connection.execute("PRAGMA foreign_keys = ON")
        prepare(connection)

    @event.listens_for(engine, "begin")
    def started(conn: Connection) -> None:
        conn.exec_driver_sql(begin)

    return engine


def _prepare_reader(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")


def _prepare_writer(connection: sqlite3.Connection) -> None:
    """Write ahead, and to the disk before a commit is answered."""
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: through the drive's own cache
    last_try = time.monotonic() + BUSY_SECONDS
    while True:  # two that open a new file at once: this change does not wait for its turn by itself
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > last_try:
                raise
            time.sleep(0.02)
        else:
            return

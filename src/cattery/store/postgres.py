"""PostgreSQL: a small pool; each write is a transaction of its own, tried again where nothing was committed."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from cattery.store.database import CLOSING_SECONDS, READERS, Crew, Database, Unit
from cattery.store.errors import ROLLED_BACK, sqlstate, store_errors

T = TypeVar("T")

WRITERS = 12  # the server commits together what several ask for; 16 gain little, 8 lose a fifth
# What a URL does not say otherwise; a server that is gone is noticed within half a minute.
CONNECTING: dict[str, Any] = {
    "application_name": "cattery",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
PAUSES = (0.01, 0.05, 0.2, 0.5, 1.0, 1.0, 1.0, 1.0)  # seconds; a restart of the server takes about one
LOST = ("08", "57P0", "53300")  # connections: broken, shut down, too many


class PostgresDatabase(Database):
    """A database on a server, which may be restarted at any time."""

    def __init__(self, url: URL) -> None:
        self._writing = create_engine(
            url,
            pool_size=WRITERS + READERS,
            max_overflow=0,
            isolation_level="READ COMMITTED",
            connect_args={name: value for name, value in CONNECTING.items() if name not in url.query},
        )
        one_moment = self._writing.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        super().__init__(url, one_moment)
        self._lost_at: float | None = None  # when the server was first found missing, until it is found again
        self._writers = Crew(WRITERS, "cattery-write")

    def driver_arguments(self) -> dict[str, Any]:
        """What psycopg connects with, for a connection outside the pool."""
        return {**CONNECTING, **self._writing.dialect.create_connect_args(self.url)[1]}

    def _submit(self, unit: Unit[T]) -> Future[T]:
        return self._writers.submit(lambda: self._patiently(self._write_once, unit))

    def _read(self, unit: Unit[T]) -> T:
        return self._patiently(self._read_once, unit)

    def _close(self) -> None:
        self._writers.finish(CLOSING_SECONDS)
        super()._close()

    def _patiently(self, once: Callable[[Unit[T]], T], unit: Unit[T]) -> T:
        with store_errors():
            pauses = iter(PAUSES)
            while True:
                try:
                    answer = once(unit)
                except DBAPIError as error:
                    pause = next(pauses, None)
                    if pause is None or not _may_try_again(error) or self._is_away(error):
                        raise
                    if self._is_closing.wait(pause):
                        raise
                else:
                    self._lost_at = None
                    return answer

    def _is_away(self, error: DBAPIError) -> bool:
        """Whether the server has been away for so long that one try is enough: whoever asks is told at once."""
        if sqlstate(error) in ROLLED_BACK:
            return False
        now = time.monotonic()
        if self._lost_at is None:
            self._lost_at = now
        return now - self._lost_at > sum(PAUSES)

    def _read_once(self, unit: Unit[T]) -> T:
        with self._reading.connect() as conn:
            return unit(conn)

    def _write_once(self, unit: Unit[T]) -> T:
        with self._writing.connect() as conn:
            answer = unit(conn)
            with store_errors():  # which are not tried again: it is open whether the commit was carried out
                conn.commit()
            return answer


def _may_try_again(error: DBAPIError) -> bool:
    code = sqlstate(error)
    return error.connection_invalidated or code in ROLLED_BACK or code.startswith(LOST) or _never_connected(error)


def _never_connected(error: DBAPIError) -> bool:
    """No server answered: such an error has no statement and no code."""
    return error.statement is None and not sqlstate(error)

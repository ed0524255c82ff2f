"""Hints that a match has changed: to this process at once, and over PostgreSQL to the others.

A hint is sent after the commit and says where to look, nothing of the game. It may come twice, late or never: whoever
needs to be sure reads. Where hints may have been lost, `missed` is called.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self

from cattery.store.database import Database
from cattery.store.postgres import PostgresDatabase

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANNEL = "cattery"
NOTIFY = "SELECT pg_notify(%s, hint) FROM unnest(%s::text[]) AS hint"
RECONNECT_SECONDS = 0.5
STOPPING_SECONDS = 0.2

Heard = Callable[[str, int], None]
Work = Callable[["AsyncConnection"], Coroutine[Any, Any, None]]


def open_hints(db: Database, heard: Heard, missed: Callable[[], None]) -> "Hints":
    """Hints about one database, to be entered: `heard(match id, seq)` and `missed()` are called in the event loop."""
    return PostgresHints(db, heard, missed) if isinstance(db, PostgresDatabase) else Hints(heard)


class Hints:
    """Hints inside one process."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard

    def send(self, match_id: str, seq: int) -> None:
        """Say that a match has changed; returns at once and cannot fail. This process hears it too."""
        self._heard(match_id, seq)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return


class PostgresHints(Hints):
    """Hints between processes. One connection listens, one sends; each is made anew when it breaks."""

    def __init__(self, db: PostgresDatabase, heard: Heard, missed: Callable[[], None]) -> None:
        super().__init__(heard)
        self._missed = missed
        self._arguments = db.driver_arguments()
        self._unsent: dict[str, int] = {}
        self._has_unsent = asyncio.Event()
        self._own_pid = 0
        self._tasks: list[asyncio.Task[None]] = []

    def send(self, match_id: str, seq: int) -> None:
        super().send(match_id, seq)
        self._unsent[match_id] = seq
        self._has_unsent.set()

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._keep_at(work)) for work in (self._listen, self._send_all)]
        return self

    async def __aexit__(self, *_: object) -> None:
        """What is cancelled asks the server to break off; where that hangs too, it is cancelled again."""
        for _attempt in range(2):
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=STOPPING_SECONDS)

    async def _keep_at(self, work: Work) -> None:
        from psycopg import AsyncConnection, Error

        while True:
            with suppress(Error):
                async with await AsyncConnection.connect(autocommit=True, **self._arguments) as connection:
                    await work(connection)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self, connection: "AsyncConnection") -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self._missed()
        async for note in connection.notifies():
            match_id, _, seq = note.payload.partition(" ")
            if note.pid != self._own_pid and seq.lstrip("-").isdecimal():
                self._heard(match_id, int(seq))

    async def _send_all(self, connection: "AsyncConnection") -> None:
        self._own_pid = connection.info.backend_pid
        while await self._has_unsent.wait():
            self._has_unsent.clear()
            sending, self._unsent = self._unsent, {}
            try:
                await connection.execute(NOTIFY, [CHANNEL, [f"{match_id} {seq}" for match_id, seq in sending.items()]])
            except BaseException:
                self._unsent = sending | self._unsent
                self._has_unsent.set()
                raise

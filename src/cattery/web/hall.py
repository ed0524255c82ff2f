"""Everything that one server process holds while it runs."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Hashable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from typing import Any, TypeVar

from cattery.bots.players import Advice
from cattery.bots.pool import BotPool
from cattery.core.turning_points import TurningPoint
from cattery.matches.driver import Driver
from cattery.matches.notify import Listeners
from cattery.matches.service import Matches
from cattery.store import Database, open_database
from cattery.store.listen import open_hints
from cattery.store.migrate import upgrade
from cattery.store.sole import sole_server
from cattery.web.auth import Guests
from cattery.web.config import ServerConfig
from cattery.web.limits import Limits
from cattery.web.metrics import Metrics
from cattery.web.presence import Presence

ADDRESS_RATE = 10  # times a caller's own rate: many may sit behind one address

PATIENCE = 10.0  # seconds until whoever asks is told that the database does not answer
STOPPING_SECONDS = 0.5
TRUST = 1.0  # seconds until it is seen what a command has changed in the server's file

log = logging.getLogger(__name__)

V = TypeVar("V")


class Newest(OrderedDict[Hashable, V]):
    """What was kept last; the oldest is forgotten."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: Hashable, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self.most:
            self.popitem(last=False)


class Hall:
    """The services behind the endpoints."""

    def __init__(self, config: ServerConfig, db: Database, matches: Matches, bots: BotPool) -> None:
        self.config = config
        self.db = db
        self.matches = matches
        self.listeners = matches.listeners
        # A file has one server: it takes up at once what it had claimed when it was killed, and knows what it wrote.
        is_file = db.url.drivername.startswith("sqlite")
        self.driver = Driver(matches, bots, "only" if is_file else None)
        matches.trust = TRUST if is_file else 0.0
        self.presence = Presence(matches)
        self.guests = Guests(db)
        self.metrics = Metrics()
        self.callers = Limits(config.rate)
        self.addresses = Limits(config.rate * ADDRESS_RATE)
        self.streams: dict[str, int] = {}  # open ones by caller
        self.bots = bots
        self.hints: Newest[tuple[int, Advice]] = Newest(10_000)  # by match and seat: given for which decision
        self.turning_points: Newest[list[TurningPoint]] = Newest(500)  # of matches that are over
        self.drawings: Newest[tuple[Any, str]] = Newest(200)  # of tables, by reader: what is drawn, and how it stood
        self.is_draining = False
        self._tasks: list[asyncio.Task[None]] = []

    def drain(self) -> None:
        """The server stops: streams end."""
        self.is_draining = True
        self.listeners.tell_all()

    def start(self) -> None:
        """Set to work what runs by itself."""
        self._tasks = [self._keep(self.driver.run()), self._keep(self.presence.run())]

    def is_well(self) -> bool:
        """Whether everything that should run by itself does."""
        return not self.is_draining and all(not task.done() for task in self._tasks)

    async def stop(self) -> None:
        """Let go of what was taken on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):  # the database may be what has failed
            await asyncio.wait_for(self.driver.stop(), STOPPING_SECONDS)

    def _keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(_mourn)
        return task


def _mourn(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.critical("what should run for ever has ended", exc_info=error)


@asynccontextmanager
async def open_hall(config: ServerConfig) -> AsyncIterator[Hall]:
    """The database brought up to date, hints, bots and the driver; all of it let go at the end. Raises StoreError."""
    async with AsyncExitStack() as stack:
        held = stack.enter_context(ExitStack())  # until the database is closed
        db = await stack.enter_async_context(open_database(config.database))
        held.enter_context(sole_server(db))
        await db.write(upgrade)  # which takes the time that it takes
        db.patience = PATIENCE
        matches = Matches(db, Listeners())
        hints = await stack.enter_async_context(open_hints(db, matches.heard, matches.missed))
        matches.send = hints.send
        bots = BotPool(config.bot_workers)
        stack.callback(bots.close)
        hall = Hall(config, db, matches, bots)
        hall.start()
        stack.push_async_callback(hall.stop)
        yield hall

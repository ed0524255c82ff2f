"""All that the real application sends to one seat about a game, by channel: answers, streams, pages, log and metrics.

The game is put where the server keeps its matches in memory, so that a test can put another one in its place.
"""

import asyncio
import json
import logging
import math
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NamedTuple

from starlette.applications import Starlette

from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough
from cattery.matches.room import Room
from cattery.matches.settings import Settings, settings_data
from cattery.store.rows import MatchRow, SeatRow
from cattery.web.app import PREFIX, create_app
from cattery.web.config import ServerConfig
from cattery.web.hall import Hall, open_hall
from cattery.web.logs import JsonLines
from cattery.web.metrics import Metrics
from tests.secrecy.test_indistinguishable import secret_of

MOST_SEATS = 6
API = f"{PREFIX}/matches/m"
MATCH = b"event: match"  # where a stream begins to tell
VARIES = ("time", "ms")  # in the log, whatever is played
TIMES = ("cattery_request_seconds", "cattery_requests_created")  # in the metrics as well


def room_of(play: Playthrough, owners: Sequence[str] = ("u0", "u1", "u2", "u3", "u4", "u5")) -> Room:
    """A match of the server with this game in it, in which these users have the seats."""
    players = play.config.players
    row = MatchRow(
        id="m",
        game=play.game.name,
        rules_version=play.game.version,
        config={"players": players, "options": play.game.option_texts(play.config)},
        settings=settings_data(Settings()),
        is_public=False,
        status="over" if play.is_over else "running",
        host_id=owners[0],
        seed="00",
        seed_hash="11",
        entropy=[],
        seq=play.decision,
        revision=play.decision,
        due_at=None,
        due_what=None,
        claimed_by=None,
        claimed_until=None,
        rematch_id=None,
        result=None,
        created_at=0,
        updated_at=0,
        started_at=0,
        ended_at=None,
    )
    seats = tuple(SeatRow(seat, "person", owners[seat], f"P{seat}", token_hash=f"t{seat}") for seat in range(players))
    return Room(row, seats, play.game, play.config, Settings(), play)


class Answer(NamedTuple):
    """What came for one request."""

    head: dict[bytes, bytes]
    body: bytes

    def __bytes__(self) -> bytes:
        return b"\n".join(b"%b: %b" % pair for pair in self.head.items()) + b"\n\n" + self.body


class House:
    """The application in this process, and people who have cookies of it."""

    def __init__(self, hall: Hall, app: Starlette) -> None:
        self.hall, self.app = hall, app
        self.owners: list[str] = []
        self.cookies: list[str] = []
        self.play: Playthrough | None = None  # what is told of now

    async def invite(self) -> None:
        """As many people as have room at a table."""
        for seat in range(MOST_SEATS):
            user, cookie = await self.hall.guests.add(f"P{seat}", 1)
            self.owners.append(user.id)
            self.cookies.append(cookie)

    def put(self, play: Playthrough) -> None:
        """This is the game of the match from now on."""
        self.play, room = play, room_of(play, self.owners)
        room.seen_hints, room.looked_at = room.hints, time.monotonic()
        self.hall.matches._rooms["m"] = room

    def secret(self) -> str:
        """Six digits that depend on everything hidden in the game that is told of."""
        assert self.play is not None
        return f"{secret_of(self.play.state):06}"

    async def ask(
        self, path: str, seat: int, body: Mapping[str, Any] | None = None, until: bytes = b"", **headers: str
    ) -> Answer:
        """One request of the seat's owner; of a stream, what comes until it has told something."""
        path, _, query = path.partition("?")
        given = {"host": "127.0.0.1", "content-type": "application/json", **headers}
        if seat != NOBODY:
            given["cookie"] = f"cattery={self.cookies[seat]}"
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": "GET" if body is None else "POST",
            "scheme": "http",
            "path": path,
            "query_string": query.encode(),
            "headers": [(name.encode(), text.encode()) for name, text in given.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 1),
        }
        received = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]
        enough = asyncio.Event()
        head: dict[bytes, bytes] = {}
        content = bytearray()

        async def receive() -> Any:
            if received:
                return received.pop()
            await enough.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                head.update({b"status": b"%d" % message["status"], **dict(message["headers"])})
            content.extend(message.get("body", b""))
            if until and until in content and content.endswith(b"\n\n"):
                enough.set()

        await self.app(scope, receive, send)
        return Answer(head, bytes(content))

    async def channels(
        self, play: Playthrough, seat: int, language: str, *, with_pages: bool = True
    ) -> dict[str, bytes]:
        """The bytes of each channel, by its name; the lengths of the answers are one of their own."""
        self.put(play)
        self.hall.metrics = Metrics()
        with logged() as lines:
            told = await self._answers(play, seat, f"lang={language}")
            if with_pages:
                told |= await self._pages(seat, f"lang={language}")
            metrics = (await self.ask("/metrics", NOBODY)).body.decode()
        lengths = {name: [len(bytes(answer)) for answer in answers] for name, answers in told.items()}
        return {
            "tag": b"".join(told[name][0].head.pop(b"etag") for name in ("state", "whole state")),
            **{name: b"\n".join(map(bytes, answers)) for name, answers in told.items()},
            "lengths": json.dumps(lengths).encode(),
            "log": json.dumps(lines).encode(),
            "metrics": "\n".join(line for line in metrics.splitlines() if not line.startswith(TIMES)).encode(),
        }

    async def _answers(self, play: Playthrough, seat: int, query: str) -> dict[str, list[Answer]]:
        return {
            "state": [await self.ask(f"{API}?{query}", seat)],
            "whole state": [await self.ask(f"{API}?{query}&log=all", seat)],
            "stream": [await self.ask(f"{API}/stream?{query}", seat, until=MATCH)],
            "replay": [await self.ask(f"{API}/replay?{query}", seat)],
            "errors": await self._refusals(play, seat, query),
        }

    async def _pages(self, seat: int, query: str) -> dict[str, list[Answer]]:
        return {
            "page": [await self.ask(f"/m/m?{query}", seat)],
            "page stream": [await self.ask(f"/m/m/stream?{query}", seat, until=MATCH)],
            "replay page": [await self.ask(f"/m/m/replay?{query}", seat)],
        }

    async def _refusals(self, play: Playthrough, seat: int, query: str) -> list[Answer]:
        """What the seat is told when it asks for what it may not do."""
        texts, now = play.game.action_texts, play.decision
        legal = () if seat == NOBODY else play.view(seat).legal_actions
        illegal = [action for action in range(len(texts)) if action not in legal]
        tried = [{"decision": now, "action": texts[action]} for action in illegal[:: max(1, len(illegal) // 4)]]
        tried += [{"decision": now + 1, "action": texts[0]}, {"decision": now, "action": "the card below"}]
        told = [await self.ask(f"{API}/act?{query}", seat, action) for action in tried]
        told.append(await self.ask(f"{API}/replay?{query}&seat=all", seat))
        told.append(await self.ask(f"{API}/playthrough?{query}", seat))
        assert all(answer.head[b"status"].startswith(b"4") for answer in told)
        return told


@contextmanager
def logged() -> Iterator[list[dict[str, Any]]]:
    """What is written down meanwhile, at the level at which the most is, but for the times."""
    lines: list[dict[str, Any]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            line = json.loads(self.format(record))
            lines.append({name: value for name, value in line.items() if name not in VARIES})

    handler, logger = Kept(), logging.getLogger("cattery")
    handler.setFormatter(JsonLines())
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        logger.setLevel(before)
        logger.removeHandler(handler)


@asynccontextmanager
async def open_house(database: str) -> AsyncIterator[House]:
    """The application over an empty database; nothing in it goes on by itself."""
    config = ServerConfig(database, rate=0)
    async with open_hall(config) as hall:
        await hall.stop()
        hall.matches.trust = math.inf  # what is put there is not looked up in the database
        app = create_app(config)
        app.state.hall = hall
        house = House(hall, app)
        await house.invite()
        yield house

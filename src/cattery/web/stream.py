"""The stream of a match: the newest state of the reader's seat whenever it changes, and never an older one.

A stream has a flag and no queue. The flag is set after a commit; the state is built when the stream gets to it, so a
slow reader skips what lies between. Each event is written whole.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field

import msgspec
from starlette.responses import Response, StreamingResponse

from cattery.core.errors import CatteryError
from cattery.core.game import NOBODY
from cattery.matches.room import Room
from cattery.store.errors import StoreUnavailable
from cattery.web import tables
from cattery.web.calls import Call
from cattery.web.refusals import Refusal

HEARTBEAT = 15.0  # seconds
MOST_STREAMS = 64  # of one caller
RETRY = b"retry: 1000\n\n"
HEARTBEAT_LINE = b":\n\n"


async def stream_match(call: Call) -> Response:
    """Server-sent events named `match`, each a whole MatchState."""
    room = await call.room()
    tables.state(room, call.reader(room))  # what may not be seen is refused before anything is sent
    if call.hall.is_draining or call.hall.streams.get(call.key, 0) >= MOST_STREAMS:
        raise Refusal(503 if call.hall.is_draining else 429, "web/error-streams", most=MOST_STREAMS)
    if call.request.method == "HEAD":
        return Response(media_type="text/event-stream")
    headers = {"x-accel-buffering": "no", "cache-control": "no-store"}
    return StreamingResponse(events(call, room.match.id), media_type="text/event-stream", headers=headers)


async def events(call: Call, match_id: str) -> AsyncIterator[bytes]:
    """The stream's bytes until the reader goes, the match is gone or the server stops."""
    hall = call.hall
    with counted(call), hall.listeners.listening(match_id) as changed, Place(call) as place:
        yield RETRY
        sent, is_idle = "", False
        while not hall.is_draining:
            changed.clear()
            try:
                room = await (hall.matches.room if is_idle else hall.matches.known_room)(match_id)
                await place.take(room)
                reader = call.reader(room)
                newest = tables.etag(room, reader)
                if newest != sent:
                    yield event(room, reader)
                    sent = newest
                elif is_idle:
                    yield HEARTBEAT_LINE
            except StoreUnavailable:
                await asyncio.sleep(0.5)
            except CatteryError:
                return
            is_idle = not await is_set(changed, HEARTBEAT)


async def is_set(changed: asyncio.Event, seconds: float) -> bool:
    """Wait for the flag; False if it was not set in that time."""
    with suppress(TimeoutError):
        await asyncio.wait_for(changed.wait(), seconds)
        return True
    return False


def event(room: Room, reader: tables.Reader) -> bytes:
    """One event; JSON has no line breaks."""
    data = msgspec.json.encode(tables.state(room, reader))
    return b"event: match\nid: %d\ndata: %b\n\n" % (room.match.revision, data)


@contextmanager
def counted(call: Call) -> Iterator[None]:
    """While the stream is open it counts for its caller."""
    open_streams, key = call.hall.streams, call.key
    open_streams[key] = open_streams.get(key, 0) + 1
    try:
        with call.hall.metrics.streams.track_inprogress():
            yield
    finally:
        open_streams[key] -= 1
        if not open_streams[key]:
            del open_streams[key]


@dataclass
class Place:
    """Where the reader of a stream sits, which may change while it is open: somebody joins, or is kicked."""

    call: Call
    seat: int = NOBODY
    _there: ExitStack = field(default_factory=ExitStack)

    def __enter__(self) -> "Place":
        return self

    def __exit__(self, *_: object) -> None:
        self._there.close()

    async def take(self, room: Room) -> None:
        """The reader's seat is where it is now; its owner is there."""
        seat, presence = self.call.seat(room), self.call.hall.presence
        if seat != self.seat:
            self._there.close()
            self.seat = seat
            if seat != NOBODY:
                self._there.enter_context(presence.streaming(room.match.id, seat))
                await presence.arrive(room, seat)
        elif seat != NOBODY and room.seats[seat].away_since is not None and not room.seats[seat].is_taken_over:
            await presence.arrive(room, seat)  # another process has missed this stream

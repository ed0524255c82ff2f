"""The stream of a match: the newest state of the reader's seat whenever it changes, and never an older one.

A stream has a flag and no queue. The flag is set after a commit; the state is built when the stream gets to it, so a
slow reader skips what lies between. Each event is written whole. Heartbeats come at a time after what was last sent,
whatever has woken the stream meanwhile: a choice that another seat makes in advance moves nothing that is sent.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field

from starlette.responses import Response, StreamingResponse

from cattery.core.errors import CatteryError
from cattery.matches.room import Room
from cattery.store.errors import StoreFull, StoreReadOnly, StoreUnavailable
from cattery.web import tables
from cattery.web.calls import Call
from cattery.web.refusals import Refusal

HEARTBEAT = 15.0  # seconds
MOST_STREAMS = 64  # of one caller
RETRY = b"retry: 1000\n\n"
HEARTBEAT_LINE = b":\n\n"


Told = Callable[[Room, tables.Reader], bytes]  # one event, whole


async def stream_match(call: Call) -> Response:
    """Server-sent events named `match`, each a whole MatchState."""
    return await stream_events(call, event)


async def stream_events(call: Call, told: Told) -> Response:
    """Events for the caller's seat, as `told` says them."""
    room = await call.room()
    tables.state(room, call.reader(room))  # what may not be seen is refused before anything is sent
    if call.hall.is_draining or call.hall.streams.get(call.key, 0) >= MOST_STREAMS:
        raise Refusal(503 if call.hall.is_draining else 429, "web/error-streams", most=MOST_STREAMS)
    if call.request.method == "HEAD":
        return Response(media_type="text/event-stream")
    headers = {"x-accel-buffering": "no", "cache-control": "no-store"}
    return StreamingResponse(events(call, room.match.id, told), media_type="text/event-stream", headers=headers)


async def events(call: Call, match_id: str, told: Told) -> AsyncIterator[bytes]:
    """The stream's bytes until the reader goes, the match is gone or the server stops."""
    hall = call.hall
    with counted(call), hall.listeners.listening(match_id) as changed, Place(call) as place:
        yield RETRY
        sent, next_beat = "", _now() + HEARTBEAT
        while not hall.is_draining:
            changed.clear()
            is_idle = _now() >= next_beat
            try:
                room = await (hall.matches.room if is_idle else hall.matches.known_room)(match_id)
                await place.take(room)
                reader = call.reader(room)
                newest = tables.etag(room, reader)
                if newest != sent or is_idle:
                    yield told(room, reader) if newest != sent else HEARTBEAT_LINE
                    sent, next_beat = newest, _now() + HEARTBEAT
            except (StoreUnavailable, StoreFull, StoreReadOnly):
                await asyncio.sleep(0.5)
                changed.set()  # look again: what happened meanwhile may not be told once more
            except CatteryError:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout_at(next_beat):
                    await changed.wait()


def _now() -> float:
    return asyncio.get_running_loop().time()


def event(room: Room, reader: tables.Reader) -> bytes:
    """One event; JSON has no line breaks."""
    return b"event: match\nid: %d\ndata: %b\n\n" % (room.match.revision, tables.shown(room, reader))


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
    seats: tuple[int, ...] = ()
    _there: ExitStack = field(default_factory=ExitStack)

    def __enter__(self) -> "Place":
        return self

    def __exit__(self, *_: object) -> None:
        self._there.close()

    async def take(self, room: Room) -> None:
        """The reader's seats are where they are now; their owners are there."""
        seats, presence = self.call.seats(room), self.call.hall.presence
        if seats != self.seats:
            self._there.close()
            self.seats = seats
            for seat in seats:
                self._there.enter_context(presence.streaming(room.match.id, seat))
                await presence.arrive(room, seat)
            return
        for seat in seats:
            if room.seats[seat].away_since is not None and not room.seats[seat].is_taken_over:
                await presence.arrive(room, seat)  # another process has missed this stream

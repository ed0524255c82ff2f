"""Tables of four seats that play random games on a server, and measure how soon the others see each action.

Every seat holds its stream. Paced, a table acts at fixed times, whether or not the server keeps up (an open loop); a
send that must wait for the table to come so far counts from when it was due. Unpaced, each seat acts as soon as it sees
that it is to act.
"""

import asyncio
import gc
import random
from time import perf_counter

from benchmarks.server.seats import Game, Match, act_request, command, make_match, read_view, stream_request
from benchmarks.server.tally import Tally
from benchmarks.server.usage import Meter
from benchmarks.server.wire import Channel, Stream

LAST_VIEWS = 1.0  # seconds after the end in which what was sent before may still be seen
OPENING = 20  # tables that sit down at once


class Table:
    """Four seats that play one match after the other."""

    def __init__(self, ports: list[int], tally: Tally, rng: random.Random, query: str) -> None:
        self._ports = ports  # of the server process that each seat is connected to
        self._tally = tally
        self._rng = rng
        self._query = query
        self._doors = {port: Channel(port) for port in ports}  # a table acts one seat after the other
        self._streams: list[Stream] = []
        self.is_closed = False

    async def sit_down(self) -> None:
        """Make the next match and take it up, with all streams open."""
        self._match = await make_match([self._doors[port] for port in self._ports], self._query)
        self._seen = [-1] * len(self._ports)
        self._over: set[int] = set()
        self._sent: dict[int, tuple[float, int]] = {}  # when the action with that number was sent, and by which seat
        self._new_turn()
        await asyncio.gather(*(self._open_stream(seat) for seat in range(len(self._ports))))

    async def _open_stream(self, seat: int) -> None:
        match, port = self._match, self._ports[seat]
        asked = stream_request(port, match, seat)
        stream = Stream(
            asked, lambda data: self._see(match, seat, data), lambda status: self._lost(match, seat, status)
        )
        self._streams.append(stream)
        await stream.open(port)

    def _lost(self, match: Match, seat: int, status: int) -> None:
        """As a browser does: connect again."""
        if match is self._match and not self.is_closed:
            self._tally.errors[f"stream lost ({status})"] += 1
            asyncio.get_running_loop().call_later(0.5, self._reopen, match, seat)

    def _reopen(self, match: Match, seat: int) -> None:
        if match is self._match and not self.is_closed:
            self._opening = asyncio.ensure_future(self._open_stream(seat))

    def _see(self, match: Match, seat: int, data: bytes) -> None:
        if match is not self._match:
            return
        at, view = perf_counter(), read_view(data)
        if view.table is None:
            return
        self._note(seat, view.table.decision, at, len(data))
        if view.status == "over":
            self._over.add(seat)
            if len(self._over) == len(self._seen) and not self._turn.done():
                self._turn.set_result(None)
        elif view.table.actions and not self._turn.done() and view.table.decision not in self._sent:
            self._turn.set_result((seat, view.table))

    def _note(self, seat: int, newest: int, at: float, size: int) -> None:
        tally = self._tally
        if tally.is_counted(at):
            tally.views += 1
            tally.view_bytes += size
        for decision in range(max(0, self._seen[seat]), newest):
            sent_at, actor = self._sent.get(decision, (0.0, seat))
            if actor != seat and tally.is_counted(sent_at):
                tally.to_view.append(1000 * (at - sent_at))
        self._seen[seat] = max(self._seen[seat], newest)

    def _new_turn(self) -> None:
        self._turn: asyncio.Future[tuple[int, Game] | None] = asyncio.get_running_loop().create_future()

    async def play(self, first: float, pause: float) -> None:
        """Act for ever, from `first` on every `pause` seconds; without a pause as soon as can be."""
        due = first
        while True:
            is_late = perf_counter() > due
            await _sleep_until(due)
            is_late = bool(pause) and (is_late or not self._turn.done())
            turn = await self._turn
            while turn is None:
                self._leave()
                await self.sit_down()
                turn = await self._turn
            self._tally.late += is_late and self._tally.is_counted(due)
            await self._act(*turn, sent_at=due if is_late else perf_counter())
            due += pause

    async def _act(self, seat: int, game: Game, sent_at: float) -> None:
        action, port, match, tally = self._rng.choice(game.actions).action, self._ports[seat], self._match, self._tally
        self._sent[game.decision] = sent_at, seat
        tally.awaited += (len(self._ports) - 1) * tally.is_counted(sent_at)
        self._new_turn()
        name = match.id, command()
        tally.unanswered.add(name)
        begun = perf_counter()
        answer = await self._doors[port].ask(act_request(port, match, seat, game.decision, action, name[1]))
        ended = perf_counter()
        if 0 < answer.status < 500:
            tally.unanswered.discard(name)
        if answer.status == 200:
            tally.acknowledged.append(name)
            if tally.is_counted(ended):
                tally.actions += 1
                tally.to_answer.append(1000 * (ended - begun))
            return
        tally.errors[f"act: {answer.status} {answer.body[:80].decode(errors='replace')}"] += 1

    def _leave(self) -> None:
        for stream in self._streams:
            stream.close()
        self._streams = []

    def close(self) -> None:
        self.is_closed = True
        self._leave()
        for door in self._doors.values():
            door.close()


async def load(
    seats: list[list[int]], seconds: float, warmup: float, rate: float, meter: Meter, query: str = ""
) -> Tally:
    """Play on tables, each given by the port that each of its seats is connected to; `query` is what seats ask for."""
    tally = Tally(0.0, 0.0)
    rng = random.Random(1)
    tables = [Table(ports, tally, rng, query) for ports in seats]
    try:
        for i in range(0, len(tables), OPENING):
            await asyncio.gather(*(table.sit_down() for table in tables[i : i + OPENING]))
        gc.freeze()
        start = perf_counter() + 0.2
        tally.begun, tally.ended = start + warmup, start + warmup + seconds
        pause = 1 / rate if rate else 0.0
        playing = [
            asyncio.create_task(table.play(start + pause * i / len(tables), pause)) for i, table in enumerate(tables)
        ]
        watching = asyncio.create_task(meter.watch(start + warmup - perf_counter(), seconds))
        done, _ = await asyncio.wait([watching, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            task.cancel()
        await asyncio.sleep(LAST_VIEWS)
        for task in done:
            task.result()
    finally:
        for table in tables:
            table.close()
    return tally


async def _sleep_until(at: float) -> None:
    if (left := at - perf_counter()) > 0:
        await asyncio.sleep(left)

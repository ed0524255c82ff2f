"""Who is at the table: people whose tab holds a stream, or who have just asked for something."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from cattery.core.errors import CatteryError
from cattery.matches.room import Room
from cattery.matches.service import Matches
from cattery.store.errors import StoreError, UnknownMatch

AFTER_STREAM = 5.0  # seconds after the last stream was closed
AFTER_REQUEST = 60.0  # seconds after a request of somebody without a stream: a hidden tab asks now and then
LOOK = 1.0

log = logging.getLogger(__name__)


@dataclass
class _Person:
    """One seat: its open streams, and until when it counts as there without any."""

    streams: int = 0
    until: float = 0.0


class Presence:
    """Tells `Matches` who arrives and who departs."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self._people: dict[tuple[str, int], _Person] = {}

    async def run(self) -> None:
        """Look for people who have gone, for ever."""
        await self._expect_people()
        while True:
            await asyncio.sleep(LOOK)
            now = _now()
            for key in [key for key, who in self._people.items() if not who.streams and who.until <= now]:
                del self._people[key]
                await self._depart(*key)

    async def _expect_people(self) -> None:
        """After a restart: whoever was at a running table should come back to it."""
        while True:
            try:
                found = await self.matches.expected_people()
            except StoreError as error:
                log.warning("it is not known yet who should be here: %s", error.message.id)
                await asyncio.sleep(LOOK)
            else:
                for match_id, seat in found:
                    self.expect(match_id, seat)
                return

    def expect(self, match_id: str, seat: int) -> None:
        """Somebody should be there: whoever does not show up in time is away."""
        who = self._people.setdefault((match_id, seat), _Person())
        who.until = max(who.until, _now() + AFTER_REQUEST)

    def expect_all(self, room: Room) -> None:
        """The people of a match that begins."""
        for row in room.people():
            self.expect(room.match.id, row.seat)

    async def arrive(self, room: Room, seat: int) -> None:
        """The owner of this seat does something at the table or opens a stream: a bot that kept it hands it back."""
        self.expect(room.match.id, seat)
        row = room.seats[seat]
        if row.away_since is not None or row.is_taken_over:
            await self.matches.arrive(room.match.id, seat)

    async def look(self, room: Room, seat: int) -> None:
        """The owner looks, or a tab does that was left open: who has got up does not sit down again by that."""
        if room.seats[seat].is_taken_over:
            self.expect(room.match.id, seat)
        else:
            await self.arrive(room, seat)

    @contextmanager
    def streaming(self, match_id: str, seat: int) -> Iterator[None]:
        """While a stream of this seat is open."""
        who = self._people.setdefault((match_id, seat), _Person())
        who.streams += 1
        try:
            yield
        finally:
            who.streams -= 1
            who.until = _now() + AFTER_STREAM
            self._people[match_id, seat] = who

    async def _depart(self, match_id: str, seat: int) -> None:
        """Somebody has gone; what a database that fails for a while could not keep is tried again."""
        try:
            await self.matches.depart(match_id, seat)
        except CatteryError as error:
            log.warning("somebody's departure could not be kept: %s", error.message.id)
            if isinstance(error, StoreError) and not isinstance(error, UnknownMatch):
                self._people.setdefault((match_id, seat), _Person())


def _now() -> float:
    return asyncio.get_running_loop().time()

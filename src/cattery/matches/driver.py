"""What happens by itself: bots act, clocks run out, absent players are stood in for, empty tables sleep.

Every process of a server runs one driver. A match that is due is claimed by a conditional write, so that no two drivers
take it up; what the driver then does goes through `Matches` like everybody's wishes, where a late or doubled action is
refused.
"""

import asyncio
import logging
import secrets
from contextlib import suppress

from cattery.bots.pool import BotPool
from cattery.core.errors import CatteryError
from cattery.matches.errors import StaleAction, WrongStatus
from cattery.matches.room import Room
from cattery.matches.schedule import ADVANCE, BOT, GRACE, SLEEP, TURN
from cattery.matches.service import Matches
from cattery.matches.settings import SECOND
from cattery.store import due
from cattery.store.errors import SeqTaken, StoreError
from cattery.store.rows import Actor, Claim

LEASE = 6 * SECOND  # after which another driver takes up what this one has dropped
MOST_CLAIMS = 50
LONGEST_WAIT = 1.0  # seconds: how soon a driver sees what another process has made due
AFTER_FAILURE = 0.5
THINKING = 0.1  # seconds that a paced bot takes beside its pause, more than any needs: the time would tell of its cards
NEVER = 1 << 62

log = logging.getLogger(__name__)


class Driver:
    """Runs until it is cancelled."""

    def __init__(self, matches: Matches, bots: BotPool, worker: str | None = None) -> None:
        """A worker of a given name takes up at once what one of that name had claimed when it was killed."""
        self.matches = matches
        self.bots = bots
        self.worker = worker or secrets.token_hex(8)
        self._wake = asyncio.Event()
        self._next = NEVER
        matches.on_due = self.expect
        self._tasks: set[asyncio.Task[None]] = set()

    def expect(self, at: int) -> None:
        """Something will be due at that time."""
        if at < self._next:
            self._next = at
            self._wake.set()

    async def run(self) -> None:
        """Claim and do what is due, for ever; a database that fails for a while is waited for."""
        is_new = True
        while True:
            try:
                if is_new:
                    await self._release()
                    is_new = False
                await self._wait()
                for claim in await self._claim():
                    task = asyncio.create_task(self._do_safely(claim))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)
            except StoreError as error:
                log.warning("the driver waits for the database: %s", error)
                await asyncio.sleep(AFTER_FAILURE)

    async def stop(self) -> None:
        """Give back what is claimed, so that another driver need not wait for the lease."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._release()

    async def _release(self) -> None:
        await self.matches.db.write(due.release_claims, self.worker)

    async def _wait(self) -> None:
        """Until something is due; what other processes have made due is looked for now and then."""
        while True:
            self._next = NEVER
            stored = await self.matches.db.read(due.next_due)
            if stored is not None:
                self._next = min(self._next, stored)
            seconds = (self._next - self.matches.clock()) / SECOND
            if seconds <= 0:
                return
            self._wake.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), min(seconds, LONGEST_WAIT))
            if self._next <= self.matches.clock():
                return

    async def _claim(self) -> tuple[Claim, ...]:
        now, worker = self.matches.clock(), self.worker
        return await self.matches.db.write(lambda conn: due.claim_due(conn, now, worker, LEASE, MOST_CLAIMS))

    async def _do_safely(self, claim: Claim) -> None:
        """One claim; a fault in one match is no harm to another."""
        try:
            await self.do(claim)
        except (StaleAction, WrongStatus, SeqTaken):
            pass  # the match has moved on meanwhile
        except CatteryError as error:
            # Whoever has an id may look; an error's arguments may be secret.
            log.warning("match %.6s...: %s", claim.match_id, error.message.id)
        except Exception:
            log.exception("match %.6s...: the driver failed", claim.match_id)

    async def do(self, claim: Claim) -> None:
        """What is due in a match that has not moved on since it was claimed."""
        room = await self.matches.room(claim.match_id)
        if room.seq != claim.seq or room.match.status != "running":
            return
        what, seat = claim.due.what, room.player
        if seat < 0 or not _is_still_due(room, what, seat):
            await self.matches.reschedule(claim.match_id)
        elif what == TURN:  # first the action, of which there can be only one: whoever acts in time keeps the seat
            await self._play_bot(room, seat, "timeout")
            await self.matches.take_over(claim.match_id, seat)
        elif what == GRACE:  # the bot is due then, to whichever driver claims it
            await self.matches.take_over(claim.match_id, seat)
        elif what == BOT:
            await self._play_bot(room, seat, "bot")
        elif what == ADVANCE:
            await self._play_advance(room, seat)
        elif what == SLEEP:
            await self.matches.sleep(claim.match_id)

    async def _play_bot(self, room: Room, seat: int, by: Actor) -> None:
        if room.play is None:
            return
        view = room.play.view(seat)
        shown = asyncio.sleep(THINKING if room.settings.pace_ms else 0)
        action, _ = await asyncio.gather(self.bots.choose(view, room.level(seat), room.whim), shown)
        text = room.game.action_texts[action]
        await self.matches.act(room.match.id, seat, view.decision, text, by=by)

    async def _play_advance(self, room: Room, seat: int) -> None:
        """The choice made before; where it is not legal any more it is forgotten, and the seat decides anew."""
        text = room.seats[seat].advance
        await self.matches.forget_advance(room.match.id, seat)
        if room.play is not None and text in [room.game.action_texts[a] for a in room.play.view(seat).legal_actions]:
            await self.matches.act(room.match.id, seat, room.seq, text)
        else:
            await self.matches.reschedule(room.match.id)


def _is_still_due(room: Room, what: str, seat: int) -> bool:
    """Whether nobody has come or gone since the match was claimed."""
    row = room.seats[seat]
    if what == BOT:
        return room.is_bot_s(seat)
    if what == GRACE:
        return row.away_since is not None
    if what == ADVANCE:
        return row.advance is not None
    if what == SLEEP:
        return all(person.away_since is not None for person in room.people())
    return not room.is_bot_s(seat)

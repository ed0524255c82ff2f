"""A process with a driver, as each server process has one: `python -m tests.matches.racers URL`.

Each looks for work two hundred times a second, so that they meet. It says `ready`, drives the matches of the database
until its input ends, and tells what it has done: a list of (match, decision).
"""

import asyncio
import json
import sys
from contextlib import suppress
from typing import Any

from cattery.matches import driver as driving
from cattery.matches.driver import Driver
from cattery.matches.notify import Listeners
from cattery.matches.service import Matches
from cattery.store import open_database
from cattery.store.listen import open_hints
from cattery.store.migrate import upgrade
from tests.matches.table import BotsHere


class Recorder(Matches):
    """Matches with a list of what was done here."""

    done: list[tuple[str, int]]

    async def act(self, match_id: str, seat: int, decision: int, *arguments: Any, **named: Any) -> None:
        await super().act(match_id, seat, decision, *arguments, **named)
        self.done.append((match_id, decision))


async def main(url: str) -> None:
    driving.LONGEST_WAIT = 0.005  # so that each looks all the time for what the other has made due
    async with open_database(url) as db:
        await db.write(upgrade)
        matches = Recorder(db, Listeners())
        matches.done = []
        async with open_hints(db, matches.heard, matches.missed) as hints:
            matches.send = hints.send
            driver = Driver(matches, BotsHere())
            running = asyncio.create_task(driver.run())
            print("ready", flush=True)
            await asyncio.to_thread(sys.stdin.read)
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            await driver.stop()
            print(json.dumps(matches.done), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

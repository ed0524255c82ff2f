"""Two processes that race each other: `race` starts them, lets them begin together, and gathers what each has won."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from cattery.store import Database, open_database
from cattery.store.due import claim_due
from cattery.store.errors import SeqTaken
from cattery.store.matches import append_action, count_matches
from cattery.store.migrate import upgrade
from tests.store.table import action

ROOT = Path(__file__).parents[2]


def race(what: str, url: str, *arguments: Any) -> list[list[Any]]:
    command = [sys.executable, "-m", "tests.store.racers", what]
    processes = [
        subprocess.Popen(
            [*command, str(name), url, *map(str, arguments)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in range(2)
    ]
    try:
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        return [json.loads(process.communicate(timeout=60)[0]) for process in processes]
    finally:
        for process in processes:
            process.kill()
            with process:
                pass


async def append(name: str, db: Database, match_id: str, rows: str) -> list[int]:
    """Try to write every row of the log."""
    won = []
    for seq in range(1, int(rows) + 1):
        row = action(seq, command=f"{name}/{seq}")
        try:
            await db.write(append_action, match_id, row)
            won.append(seq)
        except SeqTaken:
            continue
    return won


async def claim(name: str, db: Database) -> list[str]:
    """Take on all that is due, a few at a time."""
    won: list[str] = []
    while claims := await db.write(claim_due, 1000, name, 1000, 7):
        won += [claim.match_id for claim in claims]
    return won


async def migrate(name: str, db: Database) -> list[dict[str, int]]:
    """Make the tables, and use them."""
    await db.write(upgrade)
    return [await db.read(count_matches)]


RACES: dict[str, Callable[..., Awaitable[Any]]] = {"append": append, "claim": claim, "migrate": migrate}


async def main(what: str, name: str, url: str, *arguments: str) -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    async with open_database(url) as db:
        won = await RACES[what](name, db, *arguments)
    sys.stdout.write(json.dumps(won))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

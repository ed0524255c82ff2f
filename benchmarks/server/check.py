"""After a run: is every acknowledged action in the log, and in it once? Read from the database itself."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

from benchmarks.server.tally import Command
from cattery.store import open_database
from cattery.store.tables import actions, matches


async def check_log(url: str, acknowledged: Iterable[Command], unanswered: Iterable[Command]) -> dict[str, Any]:
    """What is wrong with the log: all zeros where it is right. `unexpected` are actions that nobody sent."""
    read = select(actions.c.match_id, actions.c.seq, actions.c.command_id).order_by(actions.c.match_id, actions.c.seq)
    async with open_database(url) as db:
        rows = await db.read(lambda conn: conn.execute(read).all())
        last = await db.read(lambda conn: conn.execute(select(matches.c.id, matches.c.seq)).all())
    # The server puts the seat before the name that a command was given.
    found = Counter((row.match_id, str(row.command_id).rpartition(" ")[2]) for row in rows if row.seq > 0)
    known, open_ones = set(acknowledged), set(unanswered)
    lengths = Counter(row.match_id for row in rows)
    return {
        "acknowledged": len(known),
        "lost": sum(found[name] == 0 for name in known),
        "doubled": sum(n > 1 for n in found.values()),
        "unexpected": sum(name not in known and name not in open_ones for name in found),
        "gaps": sum(lengths[match_id] != seq + 1 for match_id, seq in last),
    }

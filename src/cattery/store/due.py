"""What a driver must do, and when: matches are claimed, so that of several drivers only one does it.

A driver that dies keeps its claims until they run out; one that is merely late finds its row of the log taken.
"""

from sqlalchemy import Connection, case, func, or_, select, update

from cattery.store.matches import NOT_DUE
from cattery.store.rows import Claim, Due
from cattery.store.tables import matches


def set_due(conn: Connection, match_id: str, seq: int, due: Due | None) -> bool:
    """Say anew when the driver must act, and give back what was claimed; False if the match has moved on."""
    due_then = {**NOT_DUE, "due_at": due.at, "due_what": due.what} if due else NOT_DUE
    is_there = (matches.c.id == match_id, matches.c.seq == seq, matches.c.status == "running")
    return conn.execute(update(matches).where(*is_there).values(**due_then)).rowcount == 1


def claim_due(conn: Connection, now: int, worker: str, lease: int, limit: int) -> tuple[Claim, ...]:
    """Take on matches in which something is due, oldest first: nobody else is given them for `lease` microseconds."""
    is_free = or_(matches.c.claimed_until.is_(None), matches.c.claimed_until <= now)
    chosen = (
        select(matches.c.id)
        .where(matches.c.due_at <= now, is_free)
        .order_by(matches.c.due_at)
        .limit(limit)
        .with_for_update(skip_locked=True)
        .cte("chosen")
    )
    claimed = conn.execute(
        update(matches)
        .where(matches.c.id.in_(select(chosen.c.id)))
        .values(claimed_by=worker, claimed_until=now + lease)
        .returning(matches.c.id, matches.c.seq, matches.c.due_at, matches.c.due_what)
    )
    return tuple(sorted((Claim(i, seq, Due(at, what)) for i, seq, at, what in claimed), key=lambda claim: claim.due))


def release_claims(conn: Connection, worker: str) -> None:
    """Give back all that a worker has claimed, as when it stops."""
    conn.execute(update(matches).where(matches.c.claimed_by == worker).values(claimed_by=None, claimed_until=None))


def next_due(conn: Connection) -> int | None:
    """When the next match can be claimed."""
    is_claimed = matches.c.claimed_until > matches.c.due_at
    earliest = case((is_claimed, matches.c.claimed_until), else_=matches.c.due_at)
    first: int | None = conn.scalar(select(func.min(earliest)).where(matches.c.due_at.is_not(None)))
    return first

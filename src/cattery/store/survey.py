"""What whoever keeps a database asks about it: its size, version, damage, and who and what is in it."""

from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, func, make_url, select, text
from sqlalchemy.exc import ArgumentError

from cattery.store.errors import StoreVersion
from cattery.store.migrate import MIGRATIONS, NEWEST
from cattery.store.people import Pruned
from cattery.store.tables import matches, seats, users


class Person(NamedTuple):
    """A user, and at how many tables."""

    id: str
    name: str
    language: str
    created_at: int
    seen_at: int
    matches: int


def file_of(url: str) -> Path | None:
    """The file that a URL names; None for a server, or for what is no URL."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None
    return Path(parsed.database) if parsed.drivername == "sqlite" and parsed.database else None


def size(conn: Connection) -> int:
    """The bytes that the database takes, its log of writes not counted."""
    if conn.dialect.name == "sqlite":
        pages, page = (conn.scalar(text(f"PRAGMA {name}")) for name in ("page_count", "page_size"))
        return int(pages or 0) * int(page or 0)
    return int(conn.scalar(text("SELECT pg_database_size(current_database())")) or 0)


def pending(found: str) -> tuple[str, ...]:
    """The versions of the tables that come after the one found, oldest first; raises StoreVersion for a newer one."""
    known = sorted((path.stem for path in (MIGRATIONS / "versions").glob("v*.py")), key=lambda name: int(name[1:]))
    if found not in known:
        raise StoreVersion("store/error-version", got=found, expected=NEWEST)
    return tuple(known[known.index(found) + 1 :])


def damage(conn: Connection, most: int = 10) -> list[str]:
    """What is wrong with a database file, page by page and row by row; a server looks after its own."""
    if conn.dialect.name != "sqlite":
        return []
    pages = [str(line) for line in conn.scalars(text(f"PRAGMA integrity_check({most})")) if line != "ok"]
    rows = conn.execute(text("PRAGMA foreign_key_check")).fetchmany(most)
    return pages + [f"{row[0]}: {row[1]} -> {row[2]}" for row in rows]


def rules_in_use(conn: Connection) -> dict[tuple[str, int], dict[str, int]]:
    """The games and versions of their rules that matches were made with: how many, by status."""
    kind = (matches.c.game, matches.c.rules_version)
    found: dict[tuple[str, int], dict[str, int]] = {}
    for game, version, status, count in conn.execute(
        select(*kind, matches.c.status, func.count()).group_by(*kind, matches.c.status).order_by(*kind)
    ):
        found.setdefault((game, version), {})[status] = count
    return found


def newest_matches(conn: Connection, limit: int) -> list[str]:
    """The matches that were touched last."""
    return list(conn.scalars(select(matches.c.id).order_by(matches.c.updated_at.desc()).limit(limit)))


def last_change(conn: Connection) -> int:
    """The latest time that is written anywhere; 0 if none is."""
    latest = (select(func.max(column)).scalar_subquery() for column in (matches.c.updated_at, users.c.seen_at))
    return max(time or 0 for time in conn.execute(select(*latest)).one())


def server_time(conn: Connection) -> int | None:
    """What the database's own clock says; None for a file, which has none."""
    if conn.dialect.name == "sqlite":
        return None
    seconds = conn.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
    return None if seconds is None else int(seconds * 1_000_000)


def count_users(conn: Connection) -> int:
    return conn.scalar(select(func.count()).select_from(users)) or 0


def list_users(conn: Connection, name: str = "", user_id: str | None = None) -> list[Person]:
    """Users whose name contains a text, or the one of an id; the last seen first."""
    tables = select(func.count()).where(seats.c.user_id == users.c.id).scalar_subquery()
    told = (users.c.id, users.c.name, users.c.language, users.c.created_at, users.c.seen_at, tables)
    chosen = users.c.id == user_id if user_id is not None else users.c.name.icontains(name, autoescape=True)
    found = conn.execute(select(*told).where(chosen).order_by(users.c.seen_at.desc(), users.c.id))
    return [Person(*row) for row in found]


def count_old(conn: Connection, before: int) -> Pruned:
    """What `people.prune` would throw away in the end."""
    is_old = (matches.c.updated_at < before) & (matches.c.status != "running")
    old = conn.scalar(select(func.count()).select_from(matches).where(is_old)) or 0
    stays = select(seats.c.seat).select_from(seats.join(matches)).where(seats.c.user_id == users.c.id, ~is_old).exists()
    idle = select(func.count()).select_from(users).where(users.c.seen_at < before, ~stays)
    return Pruned(old, conn.scalar(idle) or 0)

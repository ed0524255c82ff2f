"""Users: known by a cookie, told what is kept about them, deleted when they ask. And old matches, thrown away."""

import hashlib
import secrets
from typing import Any, NamedTuple, Unpack

from sqlalchemy import ColumnElement, Connection, Select, delete, insert, select, update

from cattery.store.matches import NOT_DUE
from cattery.store.rows import Due, Status, UserChange, UserRow, columns
from cattery.store.tables import actions, chats, devices, matches, seats, users


class Pruned(NamedTuple):
    """How much was thrown away."""

    matches: int
    users: int


def new_token() -> str:
    """A secret that stands for a person or plays a seat; only its hash is kept."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """What is kept of a token; it is long and random, so a plain hash does."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def create_user(conn: Connection, token_hash: str, name: str, language: str, at: int) -> UserRow:
    user = UserRow(secrets.token_hex(12), token_hash, name, language, at, at)
    conn.execute(insert(users), columns(user))
    return user


def find_user(conn: Connection, token_hash: str) -> UserRow | None:
    """The user whose cookie this is, on the first device or on another."""
    elsewhere = select(devices.c.user_id).where(devices.c.token_hash == token_hash, ~devices.c.is_link)
    is_known = (users.c.token_hash == token_hash) | users.c.id.in_(elsewhere)
    row = conn.execute(select(users).where(is_known)).one_or_none()
    return UserRow(*row) if row else None


def add_link(conn: Connection, user_id: str, token_hash: str, at: int) -> None:
    """A link by which a person takes along who he is to another device; an older one that was not followed is void."""
    conn.execute(delete(devices).where(devices.c.user_id == user_id, devices.c.is_link))
    conn.execute(insert(devices).values(token_hash=token_hash, user_id=user_id, is_link=True, created_at=at))


def link_owner(conn: Connection, link_hash: str) -> str | None:
    """Whose link this is; None for one that was followed."""
    made = select(devices.c.user_id).where(devices.c.token_hash == link_hash, devices.c.is_link)
    owner: str | None = conn.execute(made).scalar_one_or_none()
    return owner


def follow_link(conn: Connection, link_hash: str, token_hash: str, at: int, since: int) -> bool:
    """The device that follows the link gets a cookie of its own; False if it was followed, or made before `since`."""
    is_open = (devices.c.token_hash == link_hash) & devices.c.is_link & (devices.c.created_at >= since)
    changes = {"token_hash": token_hash, "is_link": False, "created_at": at}
    return conn.execute(update(devices).where(is_open).values(changes)).rowcount == 1


def change_user(conn: Connection, user_id: str, **changes: Unpack[UserChange]) -> None:
    """Another name, language or cookie, or seen again."""
    conn.execute(update(users).where(users.c.id == user_id).values(**changes))


def export_user(conn: Connection, user_id: str) -> dict[str, Any]:
    """What is kept about a user, as plain data: nothing that others have hidden, no token, no seed."""
    about = [column for column in users.c if column is not users.c.token_hash]
    seat = [seats.c.match_id, seats.c.seat, seats.c.name, seats.c.away_since, seats.c.advance]
    match = [matches.c.game, matches.c.status, matches.c.created_at, matches.c.started_at, matches.c.ended_at]
    action = [actions.c.match_id, actions.c.seq, actions.c.action, actions.c.at]
    said = [chats.c.match_id, chats.c.number, chats.c.kind, chats.c.text, chats.c.at]
    own_seat = (seats.c.match_id == actions.c.match_id) & (seats.c.seat == actions.c.seat)
    own_actions = select(*action).join(seats, own_seat).where(seats.c.user_id == user_id, actions.c.by == "person")
    own_seats = _plain(conn, select(*seat, *match, matches.c.entropy).join(matches).where(seats.c.user_id == user_id))
    hosted = select(matches.c.id, *match).where(matches.c.host_id == user_id).order_by(matches.c.created_at)
    return {
        "user": _plain(conn, select(*about).where(users.c.id == user_id)),
        "devices": _plain(conn, select(devices.c.created_at).where(devices.c.user_id == user_id, ~devices.c.is_link)),
        "seats": [{**row, "entropy": dict(row["entropy"]).get(row["seat"])} for row in own_seats],
        "hosted": _plain(conn, hosted),
        "actions": _plain(conn, own_actions.order_by(actions.c.match_id, actions.c.seq)),
        "chats": _plain(conn, select(*said).where(chats.c.user_id == user_id).order_by(chats.c.at)),
    }


def _plain(conn: Connection, statement: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in conn.execute(statement).mappings()]


def delete_user(conn: Connection, user_id: str, at: int, due: Due) -> list[str]:
    """Forget a user: seats lose name and owner, what was said goes; the matches stay, and their ids are returned.

    In a lobby the seat is open again, and the table is the next person's; in a running match a bot goes on, and `due`
    is when the driver sees to that.
    """
    mine, hosted = seats.c.user_id == user_id, matches.c.host_id == user_id
    is_at = matches.c.id.in_(select(seats.c.match_id).where(mine))
    changed = update(matches).where(is_at).values(revision=matches.c.revision + 1, updated_at=at)
    touched = sorted(conn.scalars(changed.returning(matches.c.id)))
    looked_at = {**NOT_DUE, "due_at": due.at, "due_what": due.what}
    conn.execute(update(matches).where(is_at, matches.c.status == "running").values(looked_at))
    opened: dict[str, Any] = {"kind": "open", "kick_votes": [], "away_since": None, "is_taken_over": False}
    conn.execute(update(seats).where(mine, _is_in("lobby")).values(opened))
    conn.execute(update(seats).where(mine, _is_in("running", "asleep")).values(is_taken_over=True))
    nobody = {"user_id": None, "name": "", "token_hash": None, "advance": None}
    conn.execute(update(seats).where(mine).values(nobody))
    next_person = select(seats.c.user_id).where(seats.c.match_id == matches.c.id, seats.c.user_id.is_not(None))
    next_host = next_person.order_by(seats.c.seat).limit(1).scalar_subquery()
    conn.execute(update(matches).where(hosted, matches.c.status == "lobby").values(host_id=next_host))
    conn.execute(delete(chats).where(chats.c.user_id == user_id))
    conn.execute(delete(users).where(users.c.id == user_id))
    return touched


def _is_in(*statuses: Status) -> ColumnElement[bool]:
    """Whether a seat is of a match in one of these states."""
    return seats.c.match_id.in_(select(matches.c.id).where(matches.c.status.in_(statuses)))


def prune(conn: Connection, before: int, limit: int = 500) -> Pruned:
    """Throw away matches that do not run and that nobody has touched since, and people without any; so many at once."""
    old = select(matches.c.id).where(matches.c.updated_at < before, matches.c.status != "running").limit(limit)
    gone = conn.execute(delete(matches).where(matches.c.id.in_(old))).rowcount
    has_seat = select(seats.c.seat).where(seats.c.user_id == users.c.id).exists()
    idle = select(users.c.id).where(users.c.seen_at < before, ~has_seat).limit(limit)
    return Pruned(gone, conn.execute(delete(users).where(users.c.id.in_(idle))).rowcount)

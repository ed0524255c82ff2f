"""Matches: made, joined, started, acted in, slept, ended. Plain functions of a connection, to be run as units.

Whatever changes a match that somebody can see writes its row first and raises its revision, so the changes of one
match come one after the other, whichever process makes them. A match that does not exist raises UnknownMatch; one that
is not in the state that a change needs raises SeqTaken. `at` and `now` are microseconds.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Unpack

from sqlalchemy import BigInteger, ColumnElement, Connection, Integer, Text, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cattery.core.game import NOBODY
from cattery.store.errors import CommandKnown, SeqTaken, StoreError, UnknownMatch
from cattery.store.rows import (
    ActionRow,
    Due,
    LobbyChange,
    MatchRow,
    NewMatch,
    SeatRow,
    Status,
    Stored,
    columns,
    records,
)
from cattery.store.tables import ACTION_COLUMNS, SEAT_COLUMNS, actions, matches, seats

DEAL = 0
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
NOT_DUE = {"due_at": None, "due_what": None, "claimed_by": None, "claimed_until": None}

# What is run at every action is built once.
_MATCH = bindparam("b_match", type_=Text)
_SEQ = bindparam("b_seq", type_=Integer)
_AT = bindparam("b_at", type_=BigInteger)
_READ_MATCH = select(matches).where(matches.c.id == _MATCH)
_LOCK_MATCH = _READ_MATCH.with_for_update()
_READ_SEATS = select(*SEAT_COLUMNS).where(seats.c.match_id == _MATCH).order_by(seats.c.seat)
_READ_ACTIONS = (
    select(*ACTION_COLUMNS).where(actions.c.match_id == _MATCH, actions.c.seq > _SEQ).order_by(actions.c.seq)
)
_ADVANCE = (
    update(matches)
    .where(matches.c.id == _MATCH, matches.c.seq == _SEQ - 1, matches.c.status == bindparam("b_from"))
    .values(
        seq=_SEQ,
        revision=matches.c.revision + 1,
        status=bindparam("b_status"),
        due_at=bindparam("b_due_at"),
        due_what=bindparam("b_due_what"),
        claimed_by=None,
        claimed_until=None,
        result=bindparam("b_result"),
        updated_at=_AT,
        started_at=func.coalesce(matches.c.started_at, _AT),
        ended_at=bindparam("b_ended_at"),
    )
)
_ADD_ACTION = insert(actions)


def new_id() -> str:
    """A public name that nobody can guess: 79 bits."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


def create_match(conn: Connection, new: NewMatch, seated: Sequence[SeatRow], at: int) -> str:
    """A match in its lobby, with all of its seats; its id."""
    match_id = new_id()
    begun = {"id": match_id, "status": "lobby", "entropy": [], "seq": DEAL - 1, "revision": 0}
    conn.execute(insert(matches), {**columns(new), **begun, "created_at": at, "updated_at": at})
    conn.execute(insert(seats), [{"match_id": match_id, **columns(seat)} for seat in seated])
    return match_id


def load_match(conn: Connection, match_id: str, after: int = -1, *, lock: bool = False) -> Stored:
    """A match with its seats, and its actions after a row; locked: nobody else changes it before this unit ends."""
    match = _match_row(conn, match_id, lock=lock)
    seated = records(SeatRow, conn.execute(_READ_SEATS, {"b_match": match.id}))
    return Stored(match, seated, load_actions(conn, match.id, after))


def _match_row(conn: Connection, match_id: str, *, lock: bool = False) -> MatchRow:
    row = conn.execute(_LOCK_MATCH if lock else _READ_MATCH, {"b_match": match_id}).one_or_none()
    if row is None:
        raise UnknownMatch("store/error-unknown-match", got=match_id[:40])
    return MatchRow(*row)


def load_actions(conn: Connection, match_id: str, after: int) -> tuple[ActionRow, ...]:
    """The rows of the log after a row."""
    return records(ActionRow, conn.execute(_READ_ACTIONS, {"b_match": match_id, "b_seq": after}))


def list_matches(conn: Connection, user_id: str, limit: int = 100) -> tuple[Stored, ...]:
    """The matches in which a user has a seat, the last touched first; without their actions."""
    chosen = select(matches).where(_has_seat(user_id)).order_by(matches.c.updated_at.desc())
    return _with_seats(conn, records(MatchRow, conn.execute(chosen.limit(limit))))


def count_unfinished(conn: Connection, user_id: str) -> int:
    """How many matches in which a user has a seat are not over."""
    unfinished = select(func.count()).select_from(matches).where(_has_seat(user_id), matches.c.status != "over")
    return int(conn.scalar(unfinished) or 0)


def _has_seat(user_id: str) -> ColumnElement[bool]:
    return matches.c.id.in_(select(seats.c.match_id).where(seats.c.user_id == user_id))


def list_open(conn: Connection, limit: int = 100) -> tuple[Stored, ...]:
    """The public lobbies, newest first."""
    chosen = select(matches).where(matches.c.status == "lobby", matches.c.is_public)
    return _with_seats(conn, records(MatchRow, conn.execute(chosen.order_by(matches.c.created_at.desc()).limit(limit))))


def _with_seats(conn: Connection, found: tuple[MatchRow, ...]) -> tuple[Stored, ...]:
    seated: dict[str, list[SeatRow]] = {match.id: [] for match in found}
    for match_id, *rest in conn.execute(
        select(seats).where(seats.c.match_id.in_(seated)).order_by(seats.c.match_id, seats.c.seat)
    ):
        seated[match_id].append(SeatRow(*rest))
    return tuple(Stored(match, tuple(seated[match.id]), ()) for match in found)


def count_matches(conn: Connection) -> dict[str, int]:
    """How many matches there are, by status."""
    rows = conn.execute(select(matches.c.status, func.count()).group_by(matches.c.status))
    return {row.status: row[1] for row in rows}


def start_match(
    conn: Connection, match_id: str, outcomes: list[Any], at: int, due: Due | None = None, result: Any = None
) -> None:
    """The deal: from the lobby to the first decision (or to the end, where the cards say so)."""
    _append(conn, match_id, "lobby", ActionRow(DEAL, NOBODY, "", outcomes, None, "deal", at), due, result)


def append_action(
    conn: Connection, match_id: str, action: ActionRow, due: Due | None = None, result: Any = None
) -> None:
    """The next action of a running match, and the end of it if there is a result.

    Raises CommandKnown if its command was carried out before, SeqTaken if its row is not the next one.
    """
    _append(conn, match_id, "running", action, due, result)


def _append(conn: Connection, match_id: str, status: Status, action: ActionRow, due: Due | None, result: Any) -> None:
    is_over = result is not None
    values = {"b_match": match_id, "b_seq": action.seq, "b_from": status, "b_at": action.at, "b_result": result}
    values |= {"b_status": "over" if is_over else "running", "b_ended_at": action.at if is_over else None}
    values |= {"b_due_at": due.at if due else None, "b_due_what": due.what if due else None}
    if conn.execute(_ADVANCE, values).rowcount == 0:
        raise _refusal(conn, match_id, action.command_id)
    try:
        conn.execute(_ADD_ACTION, {"match_id": match_id, **columns(action)})
    except IntegrityError:
        if action.command_id is None:
            raise
        raise CommandKnown("store/error-command-known") from None  # the row is free: the one before it was found


def is_command_known(conn: Connection, match_id: str, command_id: str) -> bool:
    """Whether a command was carried out before."""
    known = select(actions.c.seq).where(actions.c.match_id == match_id, actions.c.command_id == command_id)
    return conn.scalar(known) is not None


def _refusal(conn: Connection, match_id: str, command_id: str | None = None) -> StoreError:
    """Why a change found no match to change."""
    if conn.scalar(select(matches.c.id).where(matches.c.id == match_id)) is None:
        return UnknownMatch("store/error-unknown-match", got=match_id[:40])
    if command_id is not None and is_command_known(conn, match_id, command_id):
        return CommandKnown("store/error-command-known")
    return SeqTaken("store/error-seq-taken")


def change_match(conn: Connection, /, match_id: str, at: int, *conditions: ColumnElement[bool], **values: Any) -> int:
    """Change a match that meets the conditions; its new revision."""
    changed = conn.scalar(
        update(matches)
        .where(matches.c.id == match_id, *conditions)
        .values(revision=matches.c.revision + 1, updated_at=at, **values)
        .returning(matches.c.revision)
    )
    if changed is None:
        raise _refusal(conn, match_id)
    return int(changed)


def change_lobby(conn: Connection, match_id: str, at: int, **changes: Unpack[LobbyChange]) -> None:
    """Change what is open until the start."""
    change_match(conn, match_id, at, matches.c.status == "lobby", **changes)


def sleep_match(conn: Connection, match_id: str, at: int) -> None:
    """Put a running match to sleep: nothing is due in it."""
    change_match(conn, match_id, at, matches.c.status == "running", status="asleep", **NOT_DUE)


def wake_match(conn: Connection, match_id: str, at: int, due: Due | None = None) -> None:
    """Take a sleeping match up again."""
    due_now = {"due_at": due.at, "due_what": due.what} if due else {}
    change_match(conn, match_id, at, matches.c.status == "asleep", status="running", **due_now)


def link_rematch(conn: Connection, match_id: str, rematch_id: str, at: int) -> None:
    """Name the match that follows one that is over; raises SeqTaken if there is one already."""
    change_match(conn, match_id, at, matches.c.status == "over", matches.c.rematch_id.is_(None), rematch_id=rematch_id)

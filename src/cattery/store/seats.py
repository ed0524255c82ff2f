"""What happens at a table beside the play: people sit down and leave, want somebody gone, choose in advance, talk."""

from typing import Any, Unpack

from sqlalchemy import Connection, insert, select, update

from cattery.store.matches import change_match
from cattery.store.rows import ChatKind, ChatRow, SeatChange, columns, records
from cattery.store.tables import CHAT_COLUMNS, chats, seats


def take_seat(
    conn: Connection, match_id: str, seat: int, at: int, *, user_id: str, name: str, token_hash: str | None = None
) -> bool:
    """Sit down on an open seat; False if it is not open, or if this user sits at the table already."""
    change_match(conn, match_id, at)
    sits = select(seats.c.seat).where(seats.c.match_id == match_id, seats.c.user_id == user_id)
    if conn.scalar(sits) is not None:
        return False
    is_open = (seats.c.match_id == match_id, seats.c.seat == seat, seats.c.kind == "open")
    taken = update(seats).where(*is_open).values(kind="person", user_id=user_id, name=name, token_hash=token_hash)
    return conn.execute(taken).rowcount == 1


def change_seat(conn: Connection, match_id: str, seat: int, at: int, **changes: Unpack[SeatChange]) -> None:
    """Change a seat: somebody leaves it, is away, is back, a bot takes it over."""
    change_match(conn, match_id, at)
    conn.execute(update(seats).where(seats.c.match_id == match_id, seats.c.seat == seat).values(**changes))


def vote_kick(conn: Connection, match_id: str, seat: int, voter: int, at: int) -> list[int]:
    """One seat's wish that another be emptied; all that wish it."""
    change_match(conn, match_id, at)
    this = (seats.c.match_id == match_id, seats.c.seat == seat)
    votes = sorted({voter, *conn.execute(select(seats.c.kick_votes).where(*this)).scalar_one()})
    conn.execute(update(seats).where(*this).values(kick_votes=votes))
    return votes


def set_advance(conn: Connection, match_id: str, seat: int, advance: Any) -> None:
    """Keep a choice that a seat makes in advance; nobody else may notice, so the revision stays."""
    conn.execute(update(seats).where(seats.c.match_id == match_id, seats.c.seat == seat).values(advance=advance))


def find_seat(conn: Connection, token_hash: str) -> tuple[str, int] | None:
    """The match and the seat that a seat token plays."""
    row = conn.execute(select(seats.c.match_id, seats.c.seat).where(seats.c.token_hash == token_hash)).one_or_none()
    return (row.match_id, row.seat) if row else None


def add_chat(
    conn: Connection, match_id: str, seat: int, user_id: str | None, kind: ChatKind, text: str, at: int
) -> ChatRow:
    """Something said at the table."""
    said = ChatRow(change_match(conn, match_id, at), seat, user_id, kind, text, at)
    conn.execute(insert(chats), {"match_id": match_id, **columns(said)})
    return said


def load_chats(conn: Connection, match_id: str, after: int = 0, limit: int = 200) -> tuple[ChatRow, ...]:
    """What was said after a number: the last of it, oldest first."""
    said = select(*CHAT_COLUMNS).where(chats.c.match_id == match_id, chats.c.number > after)
    return records(ChatRow, conn.execute(said.order_by(chats.c.number.desc()).limit(limit)))[::-1]

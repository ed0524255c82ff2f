"""A table with two people and two bots, for the tests of the store."""

from sqlalchemy import Connection

from cattery.store import Database
from cattery.store.matches import create_match, load_match, start_match
from cattery.store.people import create_user, hash_token
from cattery.store.rows import ActionRow, Actor, Due, NewMatch, SeatRow, Stored

SEATED = (SeatRow(0), SeatRow(1), SeatRow(2, "bot", name="Minka", level="hard"), SeatRow(3, "bot", name="Žofie"))


def new_match(host_id: str | None = None, *, is_public: bool = True) -> NewMatch:
    return NewMatch("felix", 1, {"players": 4}, {"turn_seconds": 30}, is_public, host_id, "5eed", "5eedha54")


def in_lobby(conn: Connection, at: int = 1) -> str:
    return create_match(conn, new_match(), SEATED, at)


def running(conn: Connection, at: int = 2) -> str:
    match_id = in_lobby(conn, at)
    start_match(conn, match_id, ["set-aside 5", "draw 11"], at, Due(at + 30, "timeout"))
    return match_id


def action(seq: int, *, command: str | None = None, by: Actor = "person", at: int = 10) -> ActionRow:
    return ActionRow(seq, seq % 4, f"bid {seq}", [f"draw {seq}"], command, by, at)


def user(conn: Connection, name: str, at: int = 1) -> str:
    return create_user(conn, hash_token(f"cookie of {name}"), name, "fr", at).id


async def stored(db: Database, match_id: str) -> Stored:
    return await db.read(load_match, match_id)

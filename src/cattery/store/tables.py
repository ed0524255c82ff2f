"""The tables, the same on SQLite and PostgreSQL. Times are microseconds since 1970, UTC.

`actions` is the truth about a match: row 0 is the deal, row n the n-th action, each with the outcomes of chance that
followed it. Everything in `matches` and `seats` that concerns the play itself could be worked out from it again.
"""

import json
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)


class Json(TypeDecorator[Any]):
    """A value kept as a line of JSON, the same text on every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value, separators=(",", ":"))

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else json.loads(value)


METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _match_id() -> Column[str]:
    return Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def _user_id(name: str = "user_id") -> Column[str | None]:
    return Column(name, Text, ForeignKey("users.id", ondelete="SET NULL"), index=True)


users = Table(
    "users",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),  # of the secret in the cookie
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    METADATA,
    Column("token_hash", Text, primary_key=True),  # of the cookie there, or while it is one of the link
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("is_link", Boolean, nullable=False),  # that has not been followed yet
    Column("created_at", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),  # public, and not to be guessed
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("config", Json, nullable=False),
    Column("settings", Json, nullable=False),  # clocks, hints, pace
    Column("is_public", Boolean, nullable=False),
    Column("status", Text, nullable=False),  # lobby, running, asleep, over
    _user_id("host_id"),
    Column("seed", Text, nullable=False),  # secret until the match is over
    Column("seed_hash", Text, nullable=False),
    Column("entropy", Json, nullable=False),  # what the players added to the seed
    Column("seq", Integer, nullable=False),  # the last row in actions, which is the decision number; -1 before the deal
    Column("revision", Integer, nullable=False),  # raised by every change that somebody can see
    Column("due_at", BigInteger),  # when the driver must act
    Column("due_what", Text),
    Column("claimed_by", Text),
    Column("claimed_until", BigInteger),
    Column("rematch_id", Text),
    Column("result", Json),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
)
_IS_DUE = matches.c.due_at.is_not(None)
_IS_OPEN = matches.c.status == "lobby"
Index("ix_matches_due", matches.c.due_at, sqlite_where=_IS_DUE, postgresql_where=_IS_DUE)
Index("ix_matches_open", matches.c.created_at, sqlite_where=_IS_OPEN, postgresql_where=_IS_OPEN)

seats = Table(
    "seats",
    METADATA,
    _match_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # open, person, bot
    _user_id(),
    Column("name", Text, nullable=False),
    Column("level", Text),  # of the bot
    Column("away_since", BigInteger),
    Column("is_taken_over", Boolean, nullable=False),
    Column("advance", Json),  # a choice made in advance, the seat's own secret
    Column("kick_votes", Json, nullable=False),  # seats that want this one gone
    Column("token_hash", Text, unique=True),  # of the secret that plays this seat through the API
    UniqueConstraint("match_id", "user_id"),
)

actions = Table(
    "actions",
    METADATA,
    _match_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("outcomes", Json, nullable=False),  # of chance, that followed
    Column("command_id", Text),
    Column("by", Text, nullable=False),  # deal, person, bot, timeout
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match_id", "command_id"),
)

chats = Table(
    "chats",
    METADATA,
    _match_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the match's revision when it was said
    Column("seat", Integer, nullable=False),
    _user_id(),
    Column("kind", Text, nullable=False),  # chat, emote
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The columns of a row that is known to belong to a match.
SEAT_COLUMNS = tuple(seats.c)[1:]
ACTION_COLUMNS = tuple(actions.c)[1:]
CHAT_COLUMNS = tuple(chats.c)[1:]

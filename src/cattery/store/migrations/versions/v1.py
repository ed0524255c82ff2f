"""The first tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "users",
        *_filled(sa.Text, "id", "token_hash", "name", "language"),
        *_filled(sa.BigInteger, "created_at", "seen_at"),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("token_hash", name="uq_users_token_hash"),
    )
    op.create_table(
        "matches",
        *_filled(sa.Text, "id", "game", "config", "settings", "status", "seed", "seed_hash", "entropy"),
        *_filled(sa.Integer, "rules_version", "seq", "revision"),
        *_filled(sa.Boolean, "is_public"),
        *_filled(sa.BigInteger, "created_at", "updated_at"),
        *_empty(sa.Text, "host_id", "due_what", "claimed_by", "rematch_id", "result"),
        *_empty(sa.BigInteger, "due_at", "claimed_until", "started_at", "ended_at"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        _of_user("host_id", "fk_matches_host_id"),
    )
    op.create_table(
        "seats",
        *_filled(sa.Text, "match_id", "kind", "name", "kick_votes"),
        *_filled(sa.Integer, "seat"),
        *_filled(sa.Boolean, "is_taken_over"),
        *_empty(sa.Text, "user_id", "level", "advance", "token_hash"),
        *_empty(sa.BigInteger, "away_since"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("match_id", "user_id", name="uq_seats_match_id_user_id"),
        sa.UniqueConstraint("token_hash", name="uq_seats_token_hash"),
        _of_match("fk_seats_match_id"),
        _of_user("user_id", "fk_seats_user_id"),
    )
    op.create_table(
        "actions",
        *_filled(sa.Text, "match_id", "action", "outcomes", "by"),
        *_filled(sa.Integer, "seq", "seat"),
        *_filled(sa.BigInteger, "at"),
        *_empty(sa.Text, "command_id"),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_actions"),
        sa.UniqueConstraint("match_id", "command_id", name="uq_actions_match_id_command_id"),
        _of_match("fk_actions_match_id"),
    )
    op.create_table(
        "chats",
        *_filled(sa.Text, "match_id", "kind", "text"),
        *_filled(sa.Integer, "number", "seat"),
        *_filled(sa.BigInteger, "at"),
        *_empty(sa.Text, "user_id"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_chats"),
        _of_match("fk_chats_match_id"),
        _of_user("user_id", "fk_chats_user_id"),
    )
    op.create_index("ix_matches_host_id", "matches", ["host_id"])
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_index("ix_chats_user_id", "chats", ["user_id"])
    _partial_index("ix_matches_due", "due_at", "due_at IS NOT NULL")
    _partial_index("ix_matches_open", "created_at", "status = 'lobby'")


def _filled(kind: type[sa.types.TypeEngine[Any]], *names: str) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=False, autoincrement=False) for name in names]


def _empty(kind: type[sa.types.TypeEngine[Any]], *names: str) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind) for name in names]


def _of_match(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name, ondelete="CASCADE")


def _of_user(column: str, name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["users.id"], name, ondelete="SET NULL")


def _partial_index(name: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, "matches", [column], sqlite_where=where, postgresql_where=where)

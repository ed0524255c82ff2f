"""One person on several devices."""

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("is_link", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_devices_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_devices_user_id", "devices", ["user_id"])

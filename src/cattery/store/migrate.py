"""Brings a database to the tables of this version. Run at every start: `await db.write(upgrade)`.

Two processes that start at once take turns: on PostgreSQL by an advisory lock, on SQLite because the unit has begun by
taking the write lock. All of it is one transaction.
"""

from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table, text

from cattery.store.errors import StoreDamaged, StoreVersion
from cattery.store.tables import METADATA

VERSION_TABLE = "cattery_version"
NEWEST = "v2"  # a test looks whether that is so
LOCK = 0x63617474657279  # "cattery"
MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(conn: Connection) -> None:
    """Make or change the tables as needed; refuses a database of a newer version, or of another program."""
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    found = version(conn)
    if found == NEWEST:
        return  # Alembic takes a third of a second to load
    if found is not None and not (MIGRATIONS / "versions" / f"{found}.py").exists():
        raise StoreVersion("store/error-version", got=found, expected=NEWEST)
    _run_migrations(conn)


def version(conn: Connection) -> str | None:
    """The version of the database's tables; None if it has none yet."""
    there = set(inspect(conn).get_table_names())
    if VERSION_TABLE in there:
        return conn.scalar(select(column("version_num")).select_from(table(VERSION_TABLE)))
    if there & METADATA.tables.keys() or (there and conn.dialect.name == "sqlite"):
        raise StoreDamaged("store/error-foreign", got=", ".join(sorted(there))[:100])
    return None


def _run_migrations(conn: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = conn
    command.upgrade(config, "head")

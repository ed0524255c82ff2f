"""Migrations: from nothing to exactly the tables of the code, once, whoever comes first."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from cattery.store import Database, open_database
from cattery.store.errors import StoreDamaged, StoreVersion
from cattery.store.migrate import MIGRATIONS, NEWEST, VERSION_TABLE, upgrade, version
from cattery.store.tables import METADATA
from tests.store import racers
from tests.store.table import in_lobby, stored

pytestmark = pytest.mark.anyio


def differences(conn: Connection) -> Any:
    options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(conn, opts=options), METADATA)


async def test_an_upgrade_from_nothing_gives_the_tables_of_the_code(db: Database) -> None:
    assert await db.read(differences) == []
    assert await db.read(indexes) == {
        "ix_chats_user_id",
        "ix_devices_user_id",
        "ix_matches_due",
        "ix_matches_host_id",
        "ix_matches_open",
        "ix_seats_user_id",
    }


def indexes(conn: Connection) -> set[str]:
    """Those that no constraint brings along."""
    found: Iterable[Any] = [i for table in METADATA.tables for i in inspect(conn).get_indexes(table)]
    return {i["name"] for i in found if not i["unique"]}


async def test_a_missing_column_would_be_noticed(db: Database) -> None:
    await db.write(lambda conn: conn.execute(text("ALTER TABLE chats DROP COLUMN kind")))
    assert [found[0] for found in await db.read(differences)] == ["add_column"]


def test_the_newest_version_is_the_one_named() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [NEWEST]
    assert {path.stem for path in (MIGRATIONS / "versions").glob("*.py")} == {
        r.revision for r in script.walk_revisions()
    }


async def test_a_second_upgrade_changes_nothing(db: Database) -> None:
    match_id = await db.write(in_lobby)
    await db.write(upgrade)
    assert (await stored(db, match_id)).match.id == match_id
    assert await db.read(version) == NEWEST


async def test_processes_that_start_at_once_take_turns(url: str) -> None:
    assert racers.race("migrate", url) == [[{}], [{}]]
    async with open_database(url) as db:
        assert await db.read(differences) == []


async def test_a_failed_upgrade_leaves_nothing_behind(
    url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A migration that breaks half-way, run in earnest."""
    broken = tmp_path / "migrations"
    (broken / "versions").mkdir(parents=True)
    (broken / "env.py").write_text((MIGRATIONS / "env.py").read_text())
    (broken / "versions" / "v1.py").write_text(BROKEN)
    async with open_database(url) as db:
        with monkeypatch.context() as patched:
            patched.setattr("cattery.store.migrate.MIGRATIONS", broken)
            with pytest.raises(ZeroDivisionError):
                await db.write(upgrade)
        assert await db.read(lambda conn: inspect(conn).get_table_names()) == []
        await db.write(upgrade)
        assert await db.read(differences) == []


BROKEN = """
import sqlalchemy as sa
from alembic import op
revision = "v1"
down_revision = None

def upgrade():
    op.create_table("users", sa.Column("id", sa.Text))
    1 / 0
"""


async def test_a_newer_database_is_refused_and_left_alone(db: Database) -> None:
    match_id = await db.write(in_lobby)
    await db.write(lambda conn: conn.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = 'v999'")))
    with pytest.raises(StoreVersion, match=f"newer Cattery .version v999 .*{NEWEST}"):
        await db.write(upgrade)
    assert await db.read(version) == "v999"
    assert (await stored(db, match_id)).match.id == match_id


async def test_tables_of_another_program_are_left_alone(url: str) -> None:
    async with open_database(url) as db:
        await db.write(lambda conn: conn.execute(text("CREATE TABLE users (id INTEGER)")))
        with pytest.raises(StoreDamaged, match="not a database of Cattery: users"):
            await db.write(upgrade)
        assert await db.read(lambda conn: inspect(conn).get_table_names()) == ["users"]


async def test_a_file_of_another_program_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "cattery.db")
    connection.execute("CREATE TABLE bookmarks (id INTEGER)")
    connection.close()
    async with open_database(sqlite_url) as db:
        with pytest.raises(StoreDamaged, match="bookmarks"):
            await db.write(upgrade)


async def test_a_server_is_shared_with_other_programs(postgres_url: str) -> None:
    async with open_database(postgres_url) as db:
        await db.write(lambda conn: conn.execute(text("CREATE TABLE bookmarks (id INTEGER)")))
        await db.write(upgrade)
        assert await db.read(version) == NEWEST

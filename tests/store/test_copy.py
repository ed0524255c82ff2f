"""Backups: one moment of a live database, portable, restored equal into either kind."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text

from cattery.store import Database, open_database
from cattery.store.copy import backup, check_sound, restore
from cattery.store.errors import StoreDamaged, StoreError, StoreOccupied, StoreUnavailable, StoreVersion
from cattery.store.matches import append_action, count_matches, load_match
from cattery.store.migrate import upgrade, version
from cattery.store.seats import add_chat, take_seat
from cattery.store.tables import METADATA
from tests.store.postgres import Server
from tests.store.table import action, in_lobby, running, stored, user

pytestmark = pytest.mark.anyio


def everything(conn: Connection) -> dict[str, list[tuple[object, ...]]]:
    tables = METADATA.sorted_tables
    return {t.name: sorted((tuple(row) for row in conn.execute(select(t))), key=repr) for t in tables}


async def fill(db: Database) -> list[str]:
    ada = await db.write(user, "Ada “猫” Žofie")
    ids = [await db.write(running) for _ in range(3)]
    for seq in range(1, 20):
        await db.write(append_action, ids[0], action(seq, command=f"c{seq}"))
    await db.write(append_action, ids[1], action(1), result={"scores": [3, None, 0.25]})
    await db.write(take_seat, await db.write(in_lobby), 0, 5, user_id=ada, name="Ada", token_hash="h")
    await db.write(add_chat, ids[0], 0, ada, "chat", "<b>\\ ' \" %s :x \n猫</b>", 9)
    return ids


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, postgres: Server, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/new/empty.db" if request.param == "sqlite" else postgres.new_url()


async def test_a_backup_restored_is_equal_whichever_the_kind(db: Database, empty_url: str, tmp_path: Path) -> None:
    await fill(db)
    file = tmp_path / "backup.db"
    await backup(db, file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup.db"]
    async with open_database(empty_url) as empty:
        await restore(empty, file)
        assert await empty.read(everything) == await db.read(everything)
        await empty.read(check_sound)
        assert await empty.read(version) == await db.read(version)


async def test_a_backup_is_an_ordinary_database(db: Database, tmp_path: Path) -> None:
    ids = await fill(db)
    await backup(db, tmp_path / "backup.db")
    async with open_database(f"sqlite:///{tmp_path}/backup.db") as copied:
        await copied.write(upgrade)
        assert await stored(copied, ids[0]) == await stored(db, ids[0])
        await copied.write(append_action, ids[0], action(20))


async def test_a_backup_under_load_is_one_moment(db: Database, tmp_path: Path) -> None:
    """Every action is followed by a line of chat in the same unit: a copy that had one without the other were torn."""
    ids = [await db.write(running) for _ in range(4)]
    done = asyncio.Event()

    def act_and_tell(conn: Connection, match_id: str, seq: int) -> None:
        append_action(conn, match_id, action(seq))
        add_chat(conn, match_id, 0, None, "chat", str(seq), seq)

    async def play(match_id: str) -> int:
        seq = 0
        while not done.is_set() or seq < 20:
            seq += 1
            await db.write(act_and_tell, match_id, seq)
        return seq

    playing = [asyncio.create_task(play(match_id)) for match_id in ids]
    for n in range(3):
        await backup(db, tmp_path / f"{n}.db")
    done.set()
    ends = await asyncio.gather(*playing)
    for n in range(3):
        async with open_database(f"sqlite:///{tmp_path}/{n}.db") as copied:
            rows = await copied.read(everything)
            copies = [await stored(copied, match_id) for match_id in ids]
        for copy, end in zip(copies, ends, strict=True):
            seqs = [row.seq for row in copy.actions]
            told = [row for row in rows["chats"] if row[0] == copy.match.id]
            assert seqs == list(range(copy.match.seq + 1))
            assert len(told) == copy.match.seq <= end


async def test_nothing_is_written_over(db: Database, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    await fill(db)
    await backup(db, file)
    before, rows = file.read_bytes(), await db.read(everything)
    with pytest.raises(StoreOccupied, match=r"backup\.db exists already"):
        await backup(db, file)
    assert file.read_bytes() == before
    with pytest.raises(StoreOccupied, match="not empty"):
        await restore(db, file)
    assert await db.read(everything) == rows


async def test_a_backup_that_cannot_be_written_leaves_nothing(db: Database, tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="No such file"):
        await backup(db, tmp_path / "missing" / "backup.db")
    assert not (tmp_path / "missing").exists()
    assert await db.read(count_matches) == {}


def not_sqlite(file: Path) -> None:
    file.write_bytes(b"cattery playthrough 1\n" * 100)


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: 4096 * 5])


def of_another_program(file: Path) -> None:
    file.unlink()
    run(file, "CREATE TABLE bookmarks (id INTEGER)")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def newer(file: Path) -> None:
    run(file, "UPDATE cattery_version SET version_num = 'v999'")


def missing(file: Path) -> None:
    file.unlink()


def run(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (not_sqlite, StoreDamaged),
        (cut_short, StoreDamaged),
        (of_another_program, StoreDamaged),
        (empty, StoreDamaged),
        (newer, StoreVersion),
        (missing, StoreUnavailable),
    ],
)
async def test_what_is_no_backup_is_refused_and_nothing_kept(
    db: Database, tmp_path: Path, spoil: object, error: type[StoreError]
) -> None:
    async with open_database(f"sqlite:///{tmp_path}/source.db") as source:
        await source.write(upgrade)
        for _ in range(30):
            await source.write(running)
        await backup(source, tmp_path / "backup.db")
    assert callable(spoil)
    spoil(tmp_path / "backup.db")
    with pytest.raises(error):
        await restore(db, tmp_path / "backup.db")
    assert await db.read(count_matches) == {}


async def test_damage_is_found(sqlite_url: str, tmp_path: Path) -> None:
    async with open_database(sqlite_url) as db:
        await db.write(upgrade)
        await db.write(lambda conn: [running(conn) for _ in range(50)])
        await db.read(check_sound)
    file = tmp_path / "cattery.db"
    content = bytearray(file.read_bytes())
    for page in range(5, len(content) // 4096):
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(content)
    async with open_database(sqlite_url) as db:
        with pytest.raises(StoreDamaged):
            await db.read(check_sound)


async def test_a_live_file_can_be_restored_from_as_well(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    async with open_database(sqlite_url) as live, open_database(postgres_url) as target:
        await live.write(upgrade)
        ids = await fill(live)
        assert (tmp_path / "cattery.db-wal").stat().st_size > 0
        await restore(target, tmp_path / "cattery.db")
        assert await stored(target, ids[0]) == await live.read(load_match, ids[0])
        assert await target.read(lambda conn: conn.scalar(text("SELECT count(*) FROM chats"))) == 1

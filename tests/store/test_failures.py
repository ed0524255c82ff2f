"""What the world does to a database: full disks, files that cannot be written, servers that go away."""

import asyncio
import gc
import signal
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from cattery.store import Database, open_database
from cattery.store.errors import (
    CommandKnown,
    StoreBusy,
    StoreDamaged,
    StoreFull,
    StoreReadOnly,
    StoreUnavailable,
)
from cattery.store.matches import append_action, count_matches
from cattery.store.migrate import upgrade
from cattery.store.postgres import WRITERS
from tests.store.disks import as_nobody, disk
from tests.store.postgres import Server
from tests.store.table import action, in_lobby, running, stored

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Database]:
    async with open_database(f"sqlite:///{file}") as db:
        await db.write(upgrade)
        yield db


# Files


async def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "cattery.db"
    async with opened(file) as db:
        await db.write(in_lobby)
        assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}
        assert file.parent.stat().st_mode & 0o777 == 0o700
    assert [path.name for path in file.parent.iterdir()] == ["cattery.db"]


async def test_every_commit_is_on_the_disk_before_it_is_answered(tmp_path: Path) -> None:
    async with opened(tmp_path / "cattery.db") as db:
        assert await db.write(pragmas) == ["wal", 2, 1]


def pragmas(conn: Connection) -> list[object]:
    names = ("journal_mode", "synchronous", "foreign_keys")
    return [conn.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]


@pytest.fixture
def small_disk() -> Iterator[Path]:
    with disk("2m") as folder:
        yield folder


async def test_a_full_disk_loses_nothing_and_is_said(small_disk: Path) -> None:
    file = small_disk / "cattery.db"
    async with opened(file) as db:
        match_id = await db.write(running)
        await play_until_full(db, match_id)
        kept = await stored(db, match_id)
        assert [row.seq for row in kept.actions] == list(range(kept.match.seq + 1))
        (small_disk / "ballast").unlink()
        await db.write(append_action, match_id, action(kept.match.seq + 1))
    async with opened(file) as db:
        assert (await stored(db, match_id)).match.seq == kept.match.seq + 1


async def play_until_full(db: Database, match_id: str) -> None:
    """Eight at once; every action that was acknowledged is there, and the error names the cause."""
    small_disk = Path(str(db.url.database)).parent
    (small_disk / "ballast").write_bytes(bytes(1 << 20))
    others = [await db.write(running) for _ in range(7)]
    acknowledged = dict.fromkeys([match_id, *others], 0)
    answers = await asyncio.gather(*(play(db, i, acknowledged) for i in acknowledged), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreFull] * 8
    assert "no space left for the database" in str(answers[0])
    assert min(acknowledged.values()) > 5
    for played, seq in acknowledged.items():
        assert (await stored(db, played)).match.seq == seq


async def play(db: Database, match_id: str, acknowledged: dict[str, int]) -> None:
    while True:
        await db.write(append_action, match_id, action(acknowledged[match_id] + 1))
        acknowledged[match_id] += 1


async def test_a_database_at_its_greatest_size_is_full(tmp_path: Path) -> None:
    """The same without a disk of its own: SQLite's own bound."""
    async with opened(tmp_path / "cattery.db") as db:
        match_id = await db.write(running)
        await db.write(lambda conn: conn.exec_driver_sql("PRAGMA max_page_count = 30"))
        acknowledged = {match_id: 0}
        with pytest.raises(StoreFull):
            await play(db, match_id, acknowledged)
        assert (await stored(db, match_id)).match.seq == acknowledged[match_id] > 20


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that every user of the machine can reach."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


async def test_a_file_that_cannot_be_written_can_be_read(public_folder: Path) -> None:
    file = public_folder / "cattery.db"
    async with opened(file) as db:
        match_id = await db.write(running)
    file.chmod(0o444)
    with as_nobody():
        async with open_database(f"sqlite:///{file}") as db:
            with pytest.raises(StoreReadOnly, match="can be read but not written"):
                await db.write(append_action, match_id, action(1))
            assert (await stored(db, match_id)).match.seq == 0


async def test_a_folder_that_cannot_be_written(public_folder: Path) -> None:
    public_folder.chmod(0o555)
    with as_nobody(), pytest.raises(StoreReadOnly, match="Permission denied"):
        open_database(f"sqlite:///{public_folder}/cattery.db")


async def test_a_file_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "cattery.db"
    file.write_bytes(b"cattery playthrough 1\n" * 100)
    with pytest.raises(StoreDamaged, match="file is not a database"):
        async with opened(file):
            pass
    assert file.read_bytes() == b"cattery playthrough 1\n" * 100


async def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="unable to open database file"):
        async with opened(tmp_path):
            pass


async def test_somebody_else_holds_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cattery.db"
    monkeypatch.setattr("cattery.store.sqlite.BUSY_SECONDS", 0.2)
    async with opened(file) as db:
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy, match="Nothing was changed"):
            await db.write(in_lobby)
        assert await db.read(count_matches) == {}
        other.execute("ROLLBACK")
        other.close()
        await db.write(in_lobby)
        assert await db.read(count_matches) == {"lobby": 1}


# Addresses


@pytest.mark.parametrize(
    "url",
    [
        "",
        "cattery.db",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://root:secret@host/db",
        "postgresql+asyncpg://h/d",
        "//",
    ],
)
def test_what_is_no_address_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StoreUnavailable, match="not the address of a database") as caught:
        open_database(url)
    assert "secret" not in str(caught.value)


async def test_no_server_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("cattery.store.postgres.PAUSES", (0.01, 0.01))
    async with open_database(f"postgresql://ada:secret@/cattery?host={tmp_path}") as db:
        for wanted in (db.read, db.write):
            with pytest.raises(StoreUnavailable, match="cannot be reached") as caught:
                await wanted(count_matches)
            assert "secret" not in str(caught.value)


async def test_closing_does_not_wait_for_a_server(tmp_path: Path) -> None:
    db = open_database(f"postgresql://ada@/cattery?host={tmp_path}")
    asked = asyncio.create_task(db.write(in_lobby))
    await asyncio.sleep(0.3)
    async with asyncio.timeout(1.5):
        await db.close()
    with pytest.raises(StoreUnavailable, match="cannot be reached"):
        await asked


async def test_whoever_asks_while_a_server_stays_away_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first waits for it, as in a restart; those who come later are not kept in a queue."""
    monkeypatch.setattr("cattery.store.postgres.PAUSES", (0.01, 0.3))  # in which the second try surely comes
    tries: list[object] = []
    async with open_database(f"postgresql://ada@/cattery?host={tmp_path}") as db:
        event.listen(db._reading, "do_connect", lambda *arguments: tries.append(arguments))
        for expected in (3, 4, 5):
            with pytest.raises(StoreUnavailable, match="cannot be reached"):
                await db.read(count_matches)
            assert len(tries) == expected
            await asyncio.sleep(0.05)


# A server that hangs


async def test_a_server_that_hangs_is_not_waited_for(postgres: Server, postgres_url: str) -> None:
    """Nor is what nobody waits for any more done when its turn comes."""
    async with open_database(postgres_url) as db:
        await db.write(upgrade)
        with postgres.hanging():
            db.patience = 0.3
            asked = [db.write(in_lobby) for _ in range(2 * WRITERS)] + [db.read(count_matches)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert {str(answer) for answer in answers} == {"The database has not answered in time (0.3 s)."}
            assert {type(answer) for answer in answers} == {StoreUnavailable}
        db.patience = None
        await asyncio.gather(*(db.write(in_lobby) for _ in range(WRITERS)))
        assert WRITERS <= (await db.read(count_matches))["lobby"] <= 2 * WRITERS


@pytest.mark.filterwarnings("ignore:.*deleted while still open:ResourceWarning")
async def test_closing_does_not_wait_for_a_server_that_hangs(postgres: Server, postgres_url: str) -> None:
    db = open_database(postgres_url)
    await db.write(upgrade)
    with postgres.hanging():
        asked = [asyncio.create_task(wanted) for wanted in (db.write(in_lobby), db.read(count_matches))]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(2):
            await db.close()
        assert not any(task.done() for task in asked)
    await asyncio.gather(*asked)
    del db, asked
    gc.collect()  # the connections that nobody could close


# A server that is restarted


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_a_restart_under_load_loses_and_doubles_nothing(
    postgres: Server, postgres_url: str, how: signal.Signals
) -> None:
    done = asyncio.Event()
    async with open_database(postgres_url) as db:
        await db.write(upgrade)
        ids = [await db.write(running) for _ in range(8)]
        acknowledged: list[list[str]] = [[] for _ in ids]
        playing = [
            asyncio.create_task(play_through_errors(db, match_id, commands, done))
            for match_id, commands in zip(ids, acknowledged, strict=True)
        ]
        for number in (10, 20):
            await until_each_has(number, acknowledged)
            await asyncio.to_thread(postgres.restart, how)
        await until_each_has(30, acknowledged)
        done.set()
        await asyncio.gather(*playing)
        for match_id, commands in zip(ids, acknowledged, strict=True):
            rows = (await stored(db, match_id)).actions[1:]
            assert [row.command_id for row in rows] == commands
            assert [row.seq for row in rows] == list(range(1, len(commands) + 1))


async def until_each_has(number: int, acknowledged: list[list[str]]) -> None:
    """Until everybody has been told of so many actions."""
    async with asyncio.timeout(60):
        while min(map(len, acknowledged)) < number:
            await asyncio.sleep(0.01)


async def play_through_errors(db: Database, match_id: str, commands: list[str], done: asyncio.Event) -> None:
    """A client that repeats its command, as it was, until it is told that it was carried out."""
    while not done.is_set():
        row = action(len(commands) + 1, command=f"c{len(commands)}")
        while True:
            try:
                await db.write(append_action, match_id, row)
            except StoreUnavailable:
                continue
            except CommandKnown:
                pass
            break
        commands.append(f"c{len(commands)}")

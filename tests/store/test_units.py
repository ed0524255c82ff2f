"""Units of work: whole or not at all, answered after the commit, one moment for a reader."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Barrier, Event
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from cattery.store import Database, open_database
from cattery.store.errors import StoreReadOnly, StoreUnavailable
from cattery.store.matches import count_matches, load_match
from cattery.store.migrate import upgrade
from cattery.store.tables import matches, seats
from tests.store.table import in_lobby, stored

pytestmark = pytest.mark.anyio


async def test_an_answer_comes_after_the_commit(db: Database) -> None:
    match_id = await db.write(in_lobby)
    async with open_database(db.url.render_as_string(hide_password=False)) as other:
        assert (await stored(other, match_id)).match.id == match_id


async def test_a_failing_unit_among_good_ones_keeps_nothing_of_itself_only(db: Database) -> None:
    def failing(conn: Connection) -> str:
        in_lobby(conn)
        raise ValueError("no")

    units: list[Callable[[Connection], str]] = [in_lobby, failing] * 20
    answers = await asyncio.gather(*map(db.write, units), return_exceptions=True)
    assert [type(answer) for answer in answers] == [str, ValueError] * 20
    assert await db.read(count_matches) == {"lobby": 20}


async def test_a_reader_sees_one_moment(db: Database) -> None:
    await db.write(in_lobby)
    loop = asyncio.get_running_loop()

    def read_twice(conn: Connection) -> list[dict[str, int]]:
        before = count_matches(conn)
        asyncio.run_coroutine_threadsafe(db.write(in_lobby), loop).result(10)
        return [before, count_matches(conn)]

    assert await db.read(read_twice) == [{"lobby": 1}] * 2
    assert await db.read(count_matches) == {"lobby": 2}


async def test_a_reader_cannot_write(db: Database) -> None:
    with pytest.raises(StoreReadOnly, match="can be read but not written"):
        await db.read(in_lobby)
    assert await db.read(count_matches) == {}


async def test_a_fault_of_the_program_is_shown_as_it_is(db: Database) -> None:
    with pytest.raises(IntegrityError):
        await db.write(lambda conn: conn.execute(insert(seats), orphan()))
    with pytest.raises((DataError, OverflowError)):
        await db.write(in_lobby, 1 << 63)
    assert await db.read(count_matches) == {}


async def test_tables_that_were_not_made_are_a_fault_too(url: str) -> None:
    async with open_database(url) as db:
        for wanted in (db.read, db.write):
            with pytest.raises(DBAPIError, match="matches"):
                await wanted(count_matches)


def orphan() -> dict[str, Any]:
    return {"match_id": "none", "seat": 0, "kind": "open", "name": "", "is_taken_over": False, "kick_votes": []}


async def test_closing_finishes_what_was_asked_for_and_takes_no_more(url: str) -> None:
    db = open_database(url)
    await db.write(upgrade)
    asked = [asyncio.create_task(db.write(in_lobby)) for _ in range(20)]
    await asyncio.sleep(0)
    await db.close()
    ids = await asyncio.gather(*asked)
    for refused in (db.write, db.read):
        with pytest.raises(StoreUnavailable, match="closed"):
            await refused(count_matches)
    async with open_database(url) as again:
        assert {(await stored(again, i)).match.status for i in ids} == {"lobby"}
        assert await again.read(count_matches) == {"lobby": 20}


# SQLite: one writer, which commits together what waits


class Gate:
    """A unit that keeps the writer busy until it is let go."""

    def __init__(self) -> None:
        self.entered, self.let_go = Event(), Event()

    def unit(self, _: Connection) -> None:
        self.entered.set()
        self.let_go.wait(10)

    async def held(self, db: Database) -> asyncio.Task[None]:
        task = asyncio.create_task(db.write(self.unit))
        await asyncio.to_thread(self.entered.wait, 10)
        return task


@pytest.fixture
async def file_db(sqlite_url: str) -> Any:
    async with open_database(sqlite_url) as db:
        await db.write(upgrade)
        yield db


async def test_all_that_waits_is_committed_together(file_db: Any) -> None:
    commits: list[Connection] = []
    event.listen(file_db._writing, "commit", commits.append)
    gate = Gate()
    holding = await gate.held(file_db)
    waiting = [asyncio.create_task(file_db.write(in_lobby)) for _ in range(50)]
    await asyncio.sleep(0)
    gate.let_go.set()
    await asyncio.gather(holding, *waiting)
    assert len(commits) == 2
    assert await file_db.read(count_matches) == {"lobby": 50}


async def test_where_the_commit_fails_every_unit_of_it_fails(file_db: Any) -> None:
    def fails_at_commit(conn: Connection) -> None:
        conn.execute(text("PRAGMA defer_foreign_keys = ON"))
        conn.execute(insert(seats), orphan())

    gate = Gate()
    holding = await gate.held(file_db)
    waiting = [asyncio.create_task(file_db.write(unit)) for unit in (in_lobby, fails_at_commit, in_lobby)]
    await asyncio.sleep(0)
    gate.let_go.set()
    await holding
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [IntegrityError] * 3
    assert await file_db.read(count_matches) == {}
    await file_db.write(in_lobby)
    assert await file_db.read(count_matches) == {"lobby": 1}


async def test_a_unit_given_up_before_its_turn_is_not_run(file_db: Any) -> None:
    gate = Gate()
    holding = await gate.held(file_db)
    given_up, kept = (asyncio.create_task(file_db.write(in_lobby)) for _ in range(2))
    await asyncio.sleep(0)
    given_up.cancel()
    with suppress(asyncio.CancelledError):
        await given_up  # the writer knows before it may go on
    gate.let_go.set()
    await asyncio.gather(holding, kept)
    assert await file_db.read(count_matches) == {"lobby": 1}


# PostgreSQL: transactions side by side, tried again where nothing was committed


@pytest.fixture
async def server_db(postgres_url: str) -> Any:
    async with open_database(postgres_url) as db:
        await db.write(upgrade)
        yield db


async def test_a_deadlock_is_tried_again(server_db: Database) -> None:
    ids = [await server_db.write(in_lobby) for _ in range(2)]
    barrier, runs = Barrier(2), []

    def rename_both(order: list[str]) -> Callable[[Connection], None]:
        def unit(conn: Connection) -> None:
            runs.append(order)
            for match_id in order:
                conn.execute(matches.update().where(matches.c.id == match_id).values(game=order[0]))
                if len(runs) <= 2 and match_id == order[0]:
                    barrier.wait(10)

        return unit

    await asyncio.gather(server_db.write(rename_both(ids)), server_db.write(rename_both(ids[::-1])))
    assert len(runs) == 3
    games = {(await stored(server_db, match_id)).match.game for match_id in ids}
    assert games == {runs[2][0]}


LOSE_CONNECTION = text("SELECT pg_terminate_backend(pg_backend_pid())")


async def test_a_connection_lost_before_the_commit_is_made_anew(server_db: Database) -> None:
    runs = []

    def unit(conn: Connection) -> str:
        runs.append(in_lobby(conn))
        if len(runs) == 1:
            conn.execute(LOSE_CONNECTION)
        return runs[-1]

    assert await server_db.write(unit) == runs[1]
    assert await server_db.read(count_matches) == {"lobby": 1}


async def test_a_reader_that_loses_its_connection_reads_again(server_db: Database) -> None:
    match_id = await server_db.write(in_lobby)
    runs = []

    def unit(conn: Connection) -> str:
        runs.append(1)
        if len(runs) == 1:
            conn.execute(LOSE_CONNECTION)
        return load_match(conn, match_id).match.id

    assert await server_db.read(unit) == match_id
    assert len(runs) == 2


async def test_a_commit_in_doubt_is_not_tried_again(server_db: Database) -> None:
    lose = "BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END"
    trigger = "CREATE CONSTRAINT TRIGGER lose AFTER INSERT ON matches DEFERRABLE INITIALLY DEFERRED FOR EACH ROW"
    await server_db.write(
        lambda conn: conn.execute(text(f"CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS '{lose}'"))
    )
    await server_db.write(lambda conn: conn.execute(text(f"{trigger} EXECUTE FUNCTION lose()")))
    runs = []

    def unit(conn: Connection) -> None:
        runs.append(in_lobby(conn))

    with pytest.raises(StoreUnavailable, match="cannot be reached"):
        await server_db.write(unit)
    assert len(runs) == 1
    assert await server_db.read(count_matches) == {}

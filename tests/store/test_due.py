"""Claims: what is due is done by one driver."""

import pytest
from sqlalchemy import Connection

from cattery.store import Database
from cattery.store.due import claim_due, next_due, release_claims, set_due
from cattery.store.matches import append_action, sleep_match
from cattery.store.rows import Claim, Due
from tests.store import racers
from tests.store.table import action, in_lobby, running, stored

pytestmark = pytest.mark.anyio


def due_at(conn: Connection, at: int) -> str:
    match_id = running(conn)
    assert set_due(conn, match_id, 0, Due(at, "bot"))
    return match_id


async def test_what_is_due_is_claimed_oldest_first_and_once(db: Database) -> None:
    ids = {at: await db.write(due_at, at) for at in (30, 10, 20, 40)}
    await db.write(in_lobby)
    assert await db.write(claim_due, 30, "w1", 100, 2) == (
        Claim(ids[10], 0, Due(10, "bot")),
        Claim(ids[20], 0, Due(20, "bot")),
    )
    assert [claim.match_id for claim in await db.write(claim_due, 30, "w2", 100, 9)] == [ids[30]]
    assert await db.write(claim_due, 39, "w3", 100, 9) == ()
    match = (await stored(db, ids[10])).match
    assert (match.claimed_by, match.claimed_until, match.revision) == ("w1", 130, 1)


async def test_a_claim_that_has_run_out_is_free(db: Database) -> None:
    match_id = await db.write(due_at, 10)
    assert await db.write(claim_due, 10, "w1", 50, 1)
    assert await db.write(claim_due, 59, "w2", 50, 1) == ()
    assert [claim.match_id for claim in await db.write(claim_due, 60, "w2", 50, 1)] == [match_id]


async def test_an_action_ends_the_claim(db: Database) -> None:
    match_id = await db.write(due_at, 10)
    await db.write(claim_due, 10, "w1", 50, 1)
    await db.write(append_action, match_id, action(1, by="bot"), Due(15, "bot"))
    match = (await stored(db, match_id)).match
    assert (match.claimed_by, match.claimed_until) == (None, None)
    assert await db.write(claim_due, 20, "w2", 50, 1) == (Claim(match_id, 1, Due(15, "bot")),)


async def test_claims_are_given_back(db: Database) -> None:
    ids = [await db.write(due_at, at) for at in (10, 11)]
    await db.write(claim_due, 20, "w1", 50, 1)
    await db.write(claim_due, 20, "w2", 50, 1)
    await db.write(release_claims, "w1")
    assert [claim.match_id for claim in await db.write(claim_due, 20, "w3", 50, 9)] == [ids[0]]


async def test_when_the_next_thing_is_due(db: Database) -> None:
    assert await db.read(next_due) is None
    await db.write(in_lobby)
    assert await db.read(next_due) is None
    for at in (30, 20):
        await db.write(due_at, at)
    assert await db.read(next_due) == 20
    await db.write(claim_due, 20, "w1", 5, 1)
    assert await db.read(next_due) == 25
    await db.write(claim_due, 26, "w1", 50, 1)
    assert await db.read(next_due) == 30


async def test_due_is_set_for_a_known_decision_only(db: Database) -> None:
    match_id = await db.write(running)
    assert await db.write(set_due, match_id, 0, None)
    assert (await stored(db, match_id)).match.due_at is None
    assert not await db.write(set_due, match_id, 1, Due(5, "bot"))
    await db.write(sleep_match, match_id, 6)
    assert not await db.write(set_due, match_id, 0, Due(5, "bot"))
    assert (await stored(db, match_id)).match.due_at is None


async def test_two_processes_claim_nothing_twice_and_leave_nothing(db: Database, url: str) -> None:
    ids = await db.write(lambda conn: [due_at(conn, at) for at in range(150)])
    first, second = racers.race("claim", url)
    assert len(first) + len(second) == 150
    assert {*first, *second} == set(ids)

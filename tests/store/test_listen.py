"""Hints: to one's own process at once, to the others over PostgreSQL, whatever happens to the connections."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from cattery.store import Database, open_database
from cattery.store.listen import CHANNEL, Hints, open_hints
from tests.store.postgres import Server

pytestmark = pytest.mark.anyio

Heard = list[tuple[str, int]]


class Ear:
    """What one process has heard."""

    def __init__(self) -> None:
        self.heard: Heard = []
        self.times_missed = 0

    def hear(self, match_id: str, seq: int) -> None:
        self.heard.append((match_id, seq))

    def miss(self) -> None:
        self.times_missed += 1


async def until(condition: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_process_hears_its_own_hints_at_once(db: Database) -> None:
    ear = Ear()
    async with open_hints(db, ear.hear, ear.miss) as hints:
        hints.send("m1", 3)
        hints.send("m2", -1)
        assert ear.heard == [("m1", 3), ("m2", -1)]


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[Ear, Hints, Ear, Hints]]:
    """Two that hear each other, each with connections of its own."""
    one, other = Ear(), Ear()
    async with (
        open_database(url) as db,
        open_hints(db, one.hear, one.miss) as ours,
        open_hints(db, other.hear, other.miss) as theirs,
    ):
        await until(lambda: one.times_missed == other.times_missed == 1)
        yield one, ours, other, theirs


async def test_processes_hear_each_other_and_not_themselves_twice(postgres_url: str) -> None:
    async with two_processes(postgres_url) as (one, ours, other, theirs):
        ours.send("m1", 3)
        await until(lambda: ("m1", 3) in other.heard)
        theirs.send("m2", -1)
        await until(lambda: ("m2", -1) in one.heard)
        ours.send("last", 0)
        await until(lambda: ("last", 0) in other.heard)
        assert one.heard == [("m1", 3), ("m2", -1), ("last", 0)]
        assert other.heard == [("m1", 3), ("m2", -1), ("last", 0)]


async def test_only_the_newest_hint_of_a_match_is_sent(postgres_url: str) -> None:
    async with two_processes(postgres_url) as (_, ours, other, _):
        for seq in range(100):
            ours.send("m1", seq)
        await until(lambda: ("m1", 99) in other.heard)
        assert other.heard == [("m1", 99)]


async def test_what_is_no_hint_is_passed_over(postgres: Server, postgres_url: str) -> None:
    async with two_processes(postgres_url) as (one, *_):
        for payload in ("", "m1", "m1 x", "m1 --", "m1 4"):
            postgres.run(f"SELECT pg_notify('{CHANNEL}', '{payload}')")
        await until(lambda: len(one.heard) == 1)
        assert one.heard == [("m1", 4)]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_who_could_not_hear_while_the_server_was_away_is_told(
    postgres: Server, postgres_url: str, how: signal.Signals
) -> None:
    async with two_processes(postgres_url) as (one, ours, other, _):
        await asyncio.to_thread(postgres.stop, how)
        ours.send("meanwhile", 7)
        await asyncio.to_thread(postgres.start)
        await until(lambda: one.times_missed == other.times_missed == 2)
        ours.send("afterwards", 8)
        await until(lambda: ("afterwards", 8) in other.heard)


async def test_a_hint_that_could_not_be_sent_is_sent_later(postgres: Server, postgres_url: str) -> None:
    async with two_processes(postgres_url) as (_, ours, other, _):
        postgres.run(f"SELECT pg_terminate_backend({ours._own_pid})")  # type: ignore[attr-defined]
        ours.send("m1", 5)
        await until(lambda: ("m1", 5) in other.heard)
        assert other.times_missed == 1


async def test_stopping_does_not_wait_for_a_server_that_hangs(postgres: Server, postgres_url: str) -> None:
    async with open_database(postgres_url) as db:
        ear = Ear()
        hints = open_hints(db, ear.hear, ear.miss)
        await hints.__aenter__()
        await until(lambda: ear.times_missed == 1)
        with postgres.hanging():
            hints.send("m1", 5)
            await asyncio.sleep(0.1)
            async with asyncio.timeout(2):
                await hints.__aexit__()
            assert all(task.done() for task in hints._tasks)  # type: ignore[attr-defined]

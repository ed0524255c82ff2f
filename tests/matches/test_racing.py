"""Two server processes with a driver each on one PostgreSQL: nothing is done twice, and every match is finished."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cattery.games import names
from cattery.store.rows import Stored
from tests.matches.table import AT_ONCE, Clock, Hall, folded, new_number, opened, small

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
EACH = 3  # matches of every game
PATIENCE = 60.0


class Now(Clock):
    """The time of day, which the racers go by."""

    def __call__(self) -> int:
        return time.time_ns() // 1000


@contextmanager
def racers(url: str, number: int = 2) -> Iterator[list[subprocess.Popen[str]]]:
    """They start at once, on a database that has no tables yet."""
    command = [sys.executable, "-m", "tests.matches.racers", url]
    processes = [
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(number)
    ]
    try:
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        yield processes
    finally:
        for process in processes:
            process.kill()
            with process:
                pass


async def begin_without_people(hall: Hall, name: str) -> str:
    """A match in which all seats are bots' as soon as its host is forgotten."""
    game, config = small(name)
    user = await hall.person(f"Ada {new_number()}")
    match_id = await hall.matches.create(user, "Ada", game, config, AT_ONCE, bots=["regular"] * (config.players - 1))
    await hall.matches.start(match_id, user)
    await hall.matches.delete_user(user)
    return match_id


async def finished(hall: Hall, match_ids: list[str]) -> list[Stored]:
    """All matches, once they are over."""
    last = time.monotonic() + PATIENCE
    while True:
        stored = [await hall.stored(match_id) for match_id in match_ids]
        if all(one.match.status == "over" for one in stored):
            return stored
        assert time.monotonic() < last, [(one.match.status, one.match.seq, one.match.due_what) for one in stored]
        await asyncio.sleep(0.1)


def work_of(processes: list[subprocess.Popen[str]]) -> list[set[tuple[str, int]]]:
    """What each has done, nothing of it twice."""
    lists = [[tuple(one) for one in json.loads(process.communicate(timeout=PATIENCE)[0])] for process in processes]
    assert all(len(done) == len(set(done)) for done in lists)
    return [set(done) for done in lists]


async def test_two_drivers_do_nothing_twice_and_finish_every_match(postgres_url: str) -> None:
    with racers(postgres_url) as processes:
        async with opened(postgres_url, Now()) as hall:
            match_ids = [await begin_without_people(hall, name) for name in names() for _ in range(EACH)]
            ended = await finished(hall, match_ids)
        one, two = work_of(processes)
    assert not one & two  # nothing was done by both
    assert one
    assert two
    decisions = {(stored.match.id, row.seq - 1) for stored in ended for row in stored.actions if row.by == "bot"}
    assert decisions == one | two
    for stored in ended:
        assert [row.seq for row in stored.actions] == list(range(stored.match.seq + 1))
        assert folded(stored).is_over


async def test_what_a_dead_driver_has_claimed_is_taken_up_by_the_other(postgres_url: str) -> None:
    """One is killed in the middle of its work; the other finishes everything, at the latest when the lease ends."""
    with racers(postgres_url) as (one, two):
        async with opened(postgres_url, Now()) as hall:
            match_ids = [await begin_without_people(hall, name) for name in names()]
            one.kill()
            ended = await finished(hall, match_ids)
        (done,) = work_of([two])
    assert done
    for stored in ended:
        assert [row.seq for row in stored.actions] == list(range(stored.match.seq + 1))
        assert folded(stored).is_over

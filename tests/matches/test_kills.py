"""A server that is killed at any moment, and again: what was acknowledged is there once, and the games go on.

Four people play three matches over HTTP, one of them with two bots. Whoever gets no answer sends the same command
again. Nobody waits for a kill, so it comes in the middle of whatever the server does then.
"""

import hashlib
import json
import os
import random
import signal
import subprocess
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.web.evening import PATIENCE, Client, Evening, Outcome
from tests.web.server import Server

KILLS, MOST_SECONDS = 15, 40.0
SOAK_KILLS = int(os.environ.get("CATTERY_SOAK_KILLS", "1000"))
SOAK_SECONDS = float(os.environ.get("CATTERY_SOAK_SECONDS", "3600"))
ROOT = Path(__file__).parents[2]
RECORDS = ROOT / ".soak" / "kills.jsonl"
LONGEST = 0.3  # seconds from the start of a server to its end


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.close()


def url_of(server: Server) -> str:
    return f"sqlite:///{server.folder}/cattery.db"


def kill(server: Server, rng: random.Random) -> None:
    """The server dies after a while, and another takes its place."""
    time.sleep(rng.uniform(0, LONGEST))
    server.stop(signal.SIGKILL)
    server.start()


def play_under_kills(server: Server, kills: int, seconds: float, seed: int) -> tuple[int, Outcome]:
    """How many servers have died, and what became of the actions."""
    evening, rng = Evening.begin([server]), random.Random(seed)
    last, done = time.monotonic() + seconds, 0
    try:
        evening.start()
        while done < kills and time.monotonic() < last:
            kill(server, rng)
            done += 1
        evening.finish()
    finally:
        evening.end()
    return done, evening.outcome(url_of(server))


def test_a_server_that_is_killed_loses_and_doubles_nothing(server: Server) -> None:
    """Fifteen kills; fewer on a machine that is too slow for them."""
    killed, outcome = play_under_kills(server, KILLS, MOST_SECONDS, seed=1)
    assert killed >= 5
    assert outcome.acknowledged >= 50
    outcome.check()
    assert server.stop() == 0


@dataclass(frozen=True)
class Record:
    """An evening of kills, as it is written down: a line of JSON each, under the version of the sources it was of."""

    sources: str
    date: str
    seed: int
    kills: int
    acknowledged: int
    lost: int
    doubled: int
    refused: int


def recorded() -> list[Record]:
    """What has been done with these sources."""
    lines = RECORDS.read_text().splitlines() if RECORDS.exists() else []
    return [record for record in (Record(**json.loads(line)) for line in lines) if record.sources == source_hash()]


def source_hash() -> str:
    """Another one as soon as anything is changed."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / "src").rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@pytest.mark.soak
def test_a_thousand_kills(server: Server) -> None:
    """Evenings of fifteen, each written down when it is over; what is cut off or runs out of time goes on next time.

    `CATTERY_SOAK_KILLS` asks for another number, `CATTERY_SOAK_SECONDS` for another time than an hour.
    """
    last = time.monotonic() + SOAK_SECONDS
    while (left := SOAK_KILLS - sum(record.kills for record in recorded())) > 0 and time.monotonic() < last:
        seed = 2 + len(recorded())
        kills, outcome = play_under_kills(server, min(KILLS, left), max(1.0, last - time.monotonic()), seed)
        today = time.strftime("%Y-%m-%d", time.gmtime())
        found = (outcome.acknowledged, outcome.lost, outcome.doubled, len(outcome.refused))
        RECORDS.parent.mkdir(exist_ok=True)
        with RECORDS.open("a") as file:
            file.write(json.dumps(asdict(Record(source_hash(), today, seed, kills, *found))) + "\n")
        outcome.check()
    records = recorded()
    kills, acknowledged, lost, doubled, refused = (
        sum(getattr(record, name) for record in records)
        for name in ("kills", "acknowledged", "lost", "doubled", "refused")
    )
    told = f"{kills} kills, {acknowledged} actions acknowledged, {lost} lost, {doubled} doubled, {refused} refused"
    print(f"{told}; {RECORDS}", flush=True)
    assert (lost, doubled, refused) == (0, 0, 0)
    assert kills >= SOAK_KILLS, f"{told}; the time is up, the next run goes on from here"


# Bot workers


def workers_of(process: int) -> list[int]:
    found = subprocess.run(
        ["pgrep", "-P", str(process), "-f", "spawn_main"], capture_output=True, text=True, check=False
    )
    return [int(line) for line in found.stdout.split()]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(condition: Any, seconds: float = 20.0) -> None:
    last = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < last
        time.sleep(0.02)


def test_bot_workers_that_are_killed_are_replaced_and_the_game_goes_on(server: Server) -> None:
    """One person and three bots; a worker dies as soon as there is one, five times."""
    client = Client(server.person("Ada"), 1, [server])
    client.person.create("felix", bots=["regular"] * 3, players=4)
    client.person.post("/start")
    client.tables.append(client.person.match_id)
    evening, dead = Evening([server], [client]), set[int]()
    evening.start()
    try:
        last = time.monotonic() + PATIENCE
        while len(dead) < 5 and time.monotonic() < last:
            for worker in workers_of(server.process.pid):
                os.kill(worker, signal.SIGKILL)
                dead.add(worker)
            time.sleep(0.02)
        evening.finish()
    finally:
        evening.end()
    evening.check(url_of(server))
    assert dead


def test_a_server_that_is_killed_takes_its_workers_with_it(server: Server) -> None:
    person = server.person("Ada")
    person.create("felix", bots=["regular"] * 3, players=4)
    person.post("/start")
    person.act()  # if it is the person who begins: then a bot thinks, in a worker
    wait_until(lambda: workers_of(server.process.pid))
    workers = workers_of(server.process.pid)
    server.stop(signal.SIGKILL)
    wait_until(lambda: not any(map(is_alive, workers)))

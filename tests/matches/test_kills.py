"""A server that is killed at any moment, and again: what was acknowledged is there once, and the games go on.

Four people play three matches over HTTP, one of them with two bots. Whoever gets no answer sends the same command
again. Nobody waits for a kill, so it comes in the middle of whatever the server does then.
"""

import asyncio
import os
import random
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from cattery.bots.pool import DEADLINE, BotPool
from cattery.core.playthrough import Playthrough
from cattery.games import load
from cattery.store.rows import Stored
from tests.matches.table import folded, opened
from tests.web.server import Person, Server

KILLS, MOST_SECONDS = 30, 40.0
SOAK_KILLS = int(os.environ.get("CATTERY_SOAK_KILLS", "1000"))
SOAK_SECONDS = 3600.0
PATIENCE = 90.0  # seconds for a game to go on, the time after which a dead driver's claims are free among it
LONGEST = 0.3  # seconds from the start of a server to its end

# Who sits where, and how many bots with them. All are longer than the kills.
TABLES: list[tuple[str, tuple[int, ...], int, dict[str, Any]]] = [
    ("felix", (0, 1, 2, 3), 0, {}),
    ("cockroach_poker", (0, 1), 2, {}),
    ("cat_and_mouse", (2, 3), 0, {"max_actions": 600}),
]


@dataclass(frozen=True)
class Answered:
    """An action that the server has acknowledged."""

    match_id: str
    seat: int
    decision: int
    action: str
    command: str


@dataclass
class Client(threading.Thread):
    """A person who plays at several tables until told to stop, and longer than any server."""

    person: Person
    seed: int
    tables: list[str] = field(default_factory=list)
    answered: list[Answered] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    is_done: threading.Event = field(default_factory=threading.Event)

    __hash__ = object.__hash__

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(self.seed)

    def run(self) -> None:
        while not self.is_done.is_set():
            for match_id in self.tables:
                self.play(match_id)
            time.sleep(0.005)

    def play(self, match_id: str) -> None:
        """Look, and act if it is the own turn."""
        state = self.patiently("GET", f"/matches/{match_id}")
        table = state.json()["table"]
        if not table["actions"]:
            return
        action = self.rng.choice(table["actions"])["action"]
        command = f"{self.seed}-{len(self.answered)}"
        asked = {"decision": table["decision"], "action": action, "command": command}
        answer = self.patiently("POST", f"/matches/{match_id}/act", json=asked)
        if answer.status_code == 200:
            seat = state.json()["seat"]
            self.answered.append(Answered(match_id, seat, table["decision"], action, command))
        else:
            self.refused.append(answer.text)

    def patiently(self, method: str, path: str, **content: Any) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            try:
                return self.person.client.request(method, path, **content)
            except httpx.TransportError:
                time.sleep(0.02)


@dataclass
class Evening:
    """A server with everybody at its tables."""

    server: Server
    clients: list[Client]

    @classmethod
    def begin(cls, server: Server) -> "Evening":
        clients = [Client(server.person(name), seed) for seed, name in enumerate(("Ada", "Bo", "Cy", "Dee"))]
        for game, sitting, bots, options in TABLES:
            host, *others = (clients[i] for i in sitting)
            host.person.create(game, bots=["regular"] * bots, players=len(sitting) + bots, options=options)
            for other in others:
                other.person.join(host.person.match_id)
            host.person.post("/start")
            for i in sitting:
                clients[i].tables.append(host.person.match_id)
        return cls(server, clients)

    @property
    def match_ids(self) -> list[str]:
        return list(dict.fromkeys(match_id for client in self.clients for match_id in client.tables))

    def kill(self, rng: random.Random) -> None:
        """The server dies after a while, and another takes its place."""
        time.sleep(rng.uniform(0, LONGEST))
        self.server.stop(signal.SIGKILL)
        self.server.start()

    def finish(self) -> None:
        """Without further kills all games come to their ends."""
        last = time.monotonic() + PATIENCE
        looker = self.clients[0]
        for match_id in self.match_ids:
            while (state := looker.patiently("GET", f"/matches/{match_id}").json())["status"] != "over":
                assert time.monotonic() < last, (state["status"], state["table"]["player"], state["seq"])
                time.sleep(0.05)
        self.end()

    def end(self) -> None:
        for client in self.clients:
            client.is_done.set()
        for client in self.clients:
            client.join(PATIENCE)

    def check(self, kept: dict[str, Stored]) -> None:
        """Nothing lost, nothing doubled, nothing refused."""
        assert [text for client in self.clients for text in client.refused] == []
        answered = [one for client in self.clients for one in client.answered]
        rows = [
            Answered(match_id, row.seat, row.seq - 1, row.action, str(row.command_id).partition(" ")[2])
            for match_id, stored in kept.items()
            for row in stored.actions
            if row.by == "person"
        ]
        assert Counter(rows) == Counter(answered)
        assert max(Counter(rows).values()) == 1
        for stored in kept.values():
            assert [row.seq for row in stored.actions] == list(range(stored.match.seq + 1))
            assert folded(stored).is_over


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.close()


def kept(folder: Path, match_ids: list[str]) -> dict[str, Stored]:
    """What the file says, read without the server."""

    async def read() -> dict[str, Stored]:
        async with opened(f"sqlite:///{folder}/cattery.db") as hall:
            return {match_id: await hall.stored(match_id) for match_id in match_ids}

    return asyncio.run(read())


def play_under_kills(server: Server, kills: int, seconds: float, seed: int) -> tuple[int, int]:
    """How many servers have died, and how many actions they had acknowledged."""
    evening, rng = Evening.begin(server), random.Random(seed)
    last, done = time.monotonic() + seconds, 0
    try:
        for client in evening.clients:
            client.start()
        while done < kills and time.monotonic() < last:
            evening.kill(rng)
            done += 1
        evening.finish()
    finally:
        evening.end()
    evening.check(kept(server.folder, evening.match_ids))
    return done, sum(len(client.answered) for client in evening.clients)


def test_a_server_that_is_killed_loses_and_doubles_nothing(server: Server) -> None:
    """Thirty kills; fewer on a machine that is too slow for them."""
    killed, acknowledged = play_under_kills(server, KILLS, MOST_SECONDS, seed=1)
    assert killed >= 5
    assert acknowledged >= 100
    assert server.stop() == 0


@pytest.mark.soak
def test_a_thousand_kills(server: Server) -> None:
    """`CATTERY_SOAK_KILLS` asks for another number; what has been done so far is told (pytest -s)."""
    killed, acknowledged, seed, last = 0, 0, 2, time.monotonic() + SOAK_SECONDS
    while killed < SOAK_KILLS and time.monotonic() < last:
        more = play_under_kills(server, min(KILLS, SOAK_KILLS - killed), SOAK_SECONDS, seed)
        killed, acknowledged, seed = killed + more[0], acknowledged + more[1], seed + 1
        print(f"{killed} kills, {acknowledged} actions acknowledged, none lost, none doubled", flush=True)
    assert killed >= SOAK_KILLS


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
    client = Client(server.person("Ada"), 1)
    client.person.create("felix", bots=["regular"] * 3, players=4)
    client.person.post("/start")
    client.tables.append(client.person.match_id)
    evening, dead = Evening(server, [client]), set[int]()
    client.start()
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
    evening.check(kept(server.folder, evening.match_ids))
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


@pytest.mark.anyio
async def test_a_bot_whose_worker_dies_still_acts() -> None:
    """By the rule of thumb, in this process; the next one is asked in a new worker."""
    game = load("felix")
    play = Playthrough(game, game.configure(), b"a seed")
    view = play.view(play.player)
    pool = BotPool(1)
    try:
        first = await pool.choose(view, "regular", b"whim")
        (old,) = pool._pool._processes
        os.kill(old, signal.SIGKILL)
        wait_until(lambda: not pool._pool._processes or not is_running(old))
        assert await pool.choose(view, "regular", b"whim") == first  # the same whim
        assert await pool.choose(view, "regular", b"other") in view.legal_actions
        assert old not in pool._pool._processes
    finally:
        pool.close()


def is_running(process: int) -> bool:
    """Whether a process is there and not a zombie."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return bool(state.stdout) and not state.stdout.startswith("Z")


@pytest.mark.anyio
async def test_a_worker_that_hangs_is_not_waited_for() -> None:
    game = load("felix")
    play = Playthrough(game, game.configure(), b"a seed")
    view = play.view(play.player)
    pool = BotPool(1)
    try:
        await pool.choose(view, "regular", b"whim")
        (worker,) = pool._pool._processes
        os.kill(worker, signal.SIGSTOP)
        began = time.monotonic()
        assert await pool.choose(view, "regular", b"whim") in view.legal_actions
        assert time.monotonic() - began < DEADLINE + 1
        os.kill(worker, signal.SIGCONT)
    finally:
        pool.close()

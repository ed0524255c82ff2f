"""People who play several matches at once over HTTP, whatever happens to the servers meanwhile, and what came of it.

Whoever gets no answer, or is told that the server cannot keep anything now, sends the same command again, to any of the
servers.
"""

import asyncio
import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx

from cattery.store.rows import Stored
from tests.matches.table import folded, opened
from tests.web.server import API, Person, Server

PATIENCE = 90.0  # seconds for a game to go on, the time after which a dead driver's claims are free among it

# Who sits where, and how many bots with them. Together they take some seconds where nothing happens to the servers.
Tables = list[tuple[str, tuple[int, ...], int, dict[str, Any]]]
LONG: Tables = [
    ("felix", (0, 1, 2, 3), 0, {}),
    ("cockroach_poker", (0, 1), 2, {}),
    ("cat_and_mouse", (2, 3), 0, {"max_actions": 600}),
]


class Answered(NamedTuple):
    """An action that a server has acknowledged."""

    match_id: str
    seat: int
    decision: int
    action: str
    command: str


class Outcome(NamedTuple):
    """What became of an evening's actions."""

    acknowledged: int
    lost: int  # acknowledged, and not in the log as they were
    doubled: int  # in the log, and acknowledged less often
    refused: tuple[str, ...]

    def check(self) -> None:
        """Nothing lost, nothing doubled, nothing refused."""
        assert (self.lost, self.doubled, self.refused) == (0, 0, ())


@dataclass
class Client(threading.Thread):
    """A person who plays at several tables until told to stop, and longer than any server."""

    person: Person
    seed: int
    servers: list[Server]
    tables: list[str] = field(default_factory=list)
    answered: list[Answered] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    unavailable: list[Any] = field(default_factory=list)  # what was said instead of an answer
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
            url = self.rng.choice(self.servers).url + API + path
            try:
                answer = self.person.client.request(method, url, **content)
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            if answer.status_code != 503:
                return answer
            self.unavailable.append(answer.json())
            time.sleep(0.1)


@dataclass
class Evening:
    """Servers of one database with everybody at their tables."""

    servers: list[Server]
    clients: list[Client]

    @classmethod
    def begin(cls, servers: list[Server], tables: Tables = LONG) -> "Evening":
        people = [servers[0].person(name) for name in ("Ada", "Bo", "Cy", "Dee")]
        clients = [Client(person, seed, servers) for seed, person in enumerate(people)]
        for game, sitting, bots, options in tables:
            host, *others = (clients[i] for i in sitting)
            host.person.create(game, bots=["regular"] * bots, players=len(sitting) + bots, options=options)
            for other in others:
                other.person.join(host.person.match_id)
            host.person.post("/start")
            for i in sitting:
                clients[i].tables.append(host.person.match_id)
        return cls(servers, clients)

    @property
    def match_ids(self) -> list[str]:
        return list(dict.fromkeys(match_id for client in self.clients for match_id in client.tables))

    @property
    def unavailable(self) -> list[Any]:
        return [said for client in self.clients for said in client.unavailable]

    def start(self) -> None:
        for client in self.clients:
            client.start()

    def finish(self) -> None:
        """All games come to their ends when nothing more happens to the servers."""
        looker = self.clients[0]
        for match_id in self.match_ids:
            seq, last = -1, 0.0
            while (state := looker.patiently("GET", f"/matches/{match_id}").json())["status"] != "over":
                if state["seq"] > seq:
                    seq, last = state["seq"], time.monotonic() + PATIENCE
                assert time.monotonic() < last, (state["status"], state["table"]["player"], state["seq"])
                time.sleep(0.05)
        self.end()

    def end(self) -> None:
        for client in self.clients:
            client.is_done.set()
        for client in self.clients:
            if client.ident is not None:
                client.join(PATIENCE)

    def outcome(self, url: str) -> Outcome:
        """The log of the database beside what the people were told; every match has ended by the rules."""
        stored = kept(url, self.match_ids)
        for one in stored:
            assert [row.seq for row in one.actions] == list(range(one.match.seq + 1))
            assert folded(one).is_over
        told = Counter(answer for client in self.clients for answer in client.answered)
        found = Counter(
            Answered(one.match.id, row.seat, row.seq - 1, row.action, str(row.command_id).partition(" ")[2])
            for one in stored
            for row in one.actions
            if row.by == "person"
        )
        refused = tuple(text for client in self.clients for text in client.refused)
        return Outcome(told.total(), (told - found).total(), (found - told).total(), refused)

    def check(self, url: str) -> int:
        """All is as it was told; how many actions were acknowledged."""
        outcome = self.outcome(url)
        outcome.check()
        return outcome.acknowledged


def kept(url: str, match_ids: list[str]) -> list[Stored]:
    """What the database says, read without a server."""

    async def read() -> list[Stored]:
        async with opened(url) as hall:
            return [await hall.stored(match_id) for match_id in match_ids]

    return asyncio.run(read())

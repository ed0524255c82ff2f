"""PostgreSQL that is restarted, stopped or hangs under running servers: what was acknowledged stays, all goes on."""

import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from cattery.core.words import LANGUAGES, Message, say
from tests.store.postgres import Server as Postgres
from tests.web.evening import LONG, Evening
from tests.web.processes import processes
from tests.web.server import API, Person, Server, Stream
from tests.web.test_play import wait_for

RESTARTS = (signal.SIGINT, signal.SIGQUIT)  # as an administrator does it, and as in a crash
HEALTHY = {(200, "ok")}
NO_DATABASE = {(503, "no database")}
QUICKLY = 4.0  # seconds for an answer about health, whatever the database does
PATIENCE = 30.0


@pytest.fixture
def servers(postgres_url: str, tmp_path: Path) -> Iterator[list[Server]]:
    with processes(2, postgres_url, tmp_path) as running:
        yield running


def health(servers: list[Server]) -> set[tuple[int, str]]:
    """What they say of themselves."""

    def ask(server: Server) -> tuple[int, str]:
        answer = httpx.get(f"{server.url}/healthz", timeout=QUICKLY)
        return answer.status_code, answer.json()["status"]

    with ThreadPoolExecutor(len(servers)) as asking:
        return set(asking.map(ask, servers))


def wait_until_well(servers: list[Server]) -> None:
    last = time.monotonic() + PATIENCE
    while health(servers) != HEALTHY:
        assert time.monotonic() < last
        time.sleep(0.05)


def check_refusals(servers: list[Server], person: Person) -> None:
    """One clear sentence in the language asked for, nothing of the inside: to whoever looks, acts or makes a match."""
    asked = [
        ("GET", f"/matches/{person.match_id}", None),
        ("POST", f"/matches/{person.match_id}/act", {"decision": 0, "action": "pass", "command": "refused"}),
        ("POST", "/matches", {"game": "felix", "name": "Ada"}),
    ]
    cookies = dict(person.client.cookies)
    for server in servers:
        for language in LANGUAGES:
            for method, path, content in asked:
                url = f"{server.url}{API}{path}?lang={language}"
                answer = httpx.request(method, url, json=content, cookies=cookies, timeout=PATIENCE)
                assert answer.status_code == 503
                assert answer.headers["retry-after"] == "1"
                told = answer.json()
                assert told["code"] == "store-unavailable"
                assert told["message"] == say(Message("web/error-database"), language)
                assert "5432" not in answer.text, "where the database is"


def two_people(servers: list[Server]) -> tuple[Person, Person]:
    """At a table of their own, each known to one of the servers."""
    host, other = (server.person(f"P{i}") for i, server in enumerate(servers))
    host.create("cat_and_mouse")
    other.join(host.match_id)
    return host, other


def watch(stack: ExitStack, servers: list[Server], match_ids: list[str]) -> dict[str, list[Stream]]:
    """A spectator's stream of every match at every server."""
    found = dict[str, list[Stream]]()
    for match_id in match_ids:
        for server in servers:
            spectator = server.person()
            spectator.match_id = match_id
            found.setdefault(match_id, []).append(stack.enter_context(spectator.stream(timeout=PATIENCE)))
    return found


def play_through(servers: list[Server], postgres: Postgres, url: str, restarts: int) -> None:
    """Everybody plays while the database is restarted again and again, and once is away for longer."""
    evening = Evening.begin(servers, LONG * restarts)
    with ExitStack() as stack:
        streams = watch(stack, servers, evening.match_ids)
        try:
            evening.start()
            for number in range(restarts):
                time.sleep(0.3)
                postgres.restart(RESTARTS[number % 2])
            time.sleep(0.3)
            host, leaver = two_people(servers)
            with leaver.stream() as stream:
                stream.next()
                postgres.stop(signal.SIGINT)
            try:
                assert health(servers) == NO_DATABASE
                check_refusals(servers, evening.clients[0].person)
            finally:
                postgres.start()
            wait_until_well(servers)
            wait_for(host, lambda state: state["seats"][1]["is_away"], PATIENCE)
            evening.finish()
            for match_id, watching in streams.items():
                over = [stream.until(lambda state: state["status"] == "over", PATIENCE) for stream in watching]
                assert over[0]["table"] == over[1]["table"], match_id
        finally:
            evening.end()
    assert evening.check(url) > 100


def test_a_restart_of_the_database_loses_nothing_and_all_goes_on(
    servers: list[Server], postgres: Postgres, postgres_url: str
) -> None:
    play_through(servers, postgres, postgres_url, restarts=2)


@pytest.mark.soak
def test_fifty_restarts_of_the_database(postgres: Postgres, tmp_path: Path) -> None:
    for evening in range(10):
        url, folder = postgres.new_url(), tmp_path / str(evening)
        folder.mkdir()
        with processes(2, url, folder) as servers:
            play_through(servers, postgres, url, restarts=5)


def test_a_database_that_hangs_is_told_and_not_waited_for(servers: list[Server], postgres: Postgres) -> None:
    """One server stops in the midst of it, the other goes on afterwards."""
    ada = servers[0].person("Ada")
    ada.create("felix", bots=["regular"] * 3)
    ada.post("/start")
    one, other = servers
    with ada.stream() as stream:
        seen = stream.next()
        with postgres.hanging():
            assert health(servers) == NO_DATABASE
            began = time.monotonic()
            assert other.stop() == 0
            assert time.monotonic() - began < QUICKLY
            with pytest.raises(httpx.TransportError):
                health([other])
        wait_until_well([one])
        while not (seen := ada.act())["table"]["result"] and seen["seq"] < 10:
            pass
        assert stream.until(lambda state: state["seq"] >= seen["seq"])
    other.start()
    wait_until_well(servers)

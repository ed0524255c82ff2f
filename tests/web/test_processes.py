"""Several server processes on one PostgreSQL: started at once on an empty database, they serve the same matches.

Every person has a tab at each process. A decision is answered through all of them at the same moment.
"""

import json
import random
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest

from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough, from_text
from cattery.games import load, names
from cattery.store.rows import Stored
from tests.matches.table import folded
from tests.store.postgres import Server as Postgres
from tests.web.evening import kept
from tests.web.processes import failed_requests, processes
from tests.web.server import QUICK, Person, Server, Stream
from tests.web.test_play import SHORT as SHORTEST

SEVERAL = [2, 4]
# Nobody has won before everybody has acted.
SHORT = {**SHORTEST, "cat_and_mouse": {"stock_size": 8, "max_actions": 100}}
PATIENCE = 60.0


@dataclass
class Tabs:
    """One person, who looks at a match through every process."""

    tabs: list[Person]

    def __getitem__(self, number: int) -> Person:
        return self.tabs[number % len(self.tabs)]

    def open(self) -> None:
        """Show the match of the first tab in the others."""
        first, *others = self.tabs
        for other in others:
            other.client.cookies.update(first.client.cookies)
            other.match_id = first.match_id

    def at_once(self, contents: list[Any]) -> list[httpx.Response]:
        """Act through all processes at the same moment."""
        barrier = Barrier(len(self.tabs))

        def send(tab: Person, content: Any) -> httpx.Response:
            barrier.wait(PATIENCE)
            return tab.try_post("/act", content)

        with ThreadPoolExecutor(len(self.tabs)) as racing:
            return list(racing.map(send, self.tabs, contents))


def table_of(servers: list[Server], game: str, bots: int = 0, **wishes: Any) -> list[Tabs]:
    """A match that has begun; its people, each of whom came through another process."""
    people = load(game).default_players() - bots
    tabs = [
        Tabs([server.person(f"P{i}") for server in servers[i % len(servers) :] + servers[: i % len(servers)]])
        for i in range(people)
    ]
    host, *others = tabs
    host[0].create(game, bots=["regular"] * bots, options=SHORT[game], **wishes)
    for other in others:
        other[0].join(host[0].match_id)
    for person in tabs:
        person.open()
    host[-1].post("/start")
    return tabs


def race(person: Tabs, rng: random.Random, number: int) -> int:
    """One decision through all processes: one answer counts, the others are shown what has become of it; its number."""
    table = person[number].get()["table"]
    asked = [
        {"decision": table["decision"], "action": rng.choice(table["actions"])["action"], "command": f"{number} {i}"}
        for i in range(len(person.tabs))
    ]
    answers = person.at_once(asked)
    statuses = Counter(answer.status_code for answer in answers)
    assert statuses == Counter({200: 1, 409: len(answers) - 1}), [answer.text for answer in answers]
    for answer in answers:
        if answer.status_code == 409:
            refused = answer.json()
            assert refused["code"] == "stale-action"
            assert refused["match"]["seq"] > table["decision"]
    (won,) = (i for i, answer in enumerate(answers) if answer.status_code == 200)
    repeat(person, asked[won], won)
    return int(table["decision"])


def repeat(person: Tabs, asked: Any, by: int) -> None:
    """The command that won, sent again through another process, is a success and changes nothing."""
    before = person[by].get()
    again = person[by + 1].post("/act", asked)
    if before["seq"] == again["seq"]:  # else somebody has acted meanwhile
        assert again == before
    assert again["seq"] > asked["decision"]


def whose_turn(people: list[Tabs], number: int) -> Tabs | None:
    """The person to act, None when the match is over; bots are waited for."""
    last = time.monotonic() + PATIENCE
    while True:
        for person in people:
            state = person[number].get()
            if state["status"] == "over":
                return None
            if state["table"]["player"] == state["seat"]:
                return person
        assert time.monotonic() < last, state
        time.sleep(0.01)


def race_through(people: list[Tabs], streams: list[Stream], seed: int) -> tuple[int, list[Any]]:
    """A whole match in which every decision of a person is raced for, and every process tells of it.

    How many decisions that were, and what the streams said last.
    """
    rng, raced, shown = random.Random(seed), 0, [stream.next() for stream in streams]
    while (person := whose_turn(people, raced)) is not None:
        past = race(person, rng, raced)
        shown = [newer(stream, state, past + 1) for stream, state in zip(streams, shown, strict=True)]
        raced += 1
    last = people[0][0].get()["seq"]
    return raced, [newer(stream, state, last) for stream, state in zip(streams, shown, strict=True)]


def newer(stream: Stream, shown: Any, seq: int) -> Any:
    """The first state that a stream tells of this decision or a later one, the one that it has told among them."""
    return shown if shown["seq"] >= seq else stream.until(lambda state: state["seq"] >= seq, PATIENCE)


def check_shown(servers: list[Server], stored: Stored, people: list[Tabs]) -> None:
    """The log is whole, and every process shows every seat what it folds to."""
    assert [row.seq for row in stored.actions] == list(range(stored.match.seq + 1))
    play = folded(stored)
    assert play.is_over
    for number, server in enumerate(servers):
        spectator = server.person()
        spectator.match_id = stored.match.id
        for tab in [spectator, *(person.tabs[number] for person in people)]:
            check_state(tab.get(), play)
        text = spectator.ask("GET", f"/matches/{stored.match.id}/playthrough").text
        assert from_text(text, load).log == play.log


def check_state(state: Any, play: Playthrough) -> None:
    view = play.view(NOBODY if state["seat"] is None else state["seat"])
    assert state["status"] == "over"
    assert state["seq"] == play.decision
    assert state["table"]["result"]["scores"] == play.scores()
    assert state["table"]["snapshot"] == json.loads(view.to_json())["snapshot"]


def play_everywhere(servers: list[Server], url: str, game: str, bots: int, seed: int) -> None:
    """A match raced for while its host watches through every process."""
    people = table_of(servers, game, bots)
    host = people[0]
    with ExitStack() as stack:
        streams = [stack.enter_context(tab.stream()) for tab in host.tabs]
        raced, shown = race_through(people, streams, seed)
    assert shown == [tab.get() for tab in host.tabs]
    (stored,) = kept(url, [host[0].match_id])
    check_shown(servers, stored, people)
    by = Counter(row.by for row in stored.actions)
    assert by["person"] == raced > 0
    assert by == Counter(deal=1, person=raced, bot=by["bot"])
    assert (by["bot"] > 0) == (bots > 0)


def sleep_through(servers: list[Server], url: str) -> None:
    """Both people let their clocks run out: each is stood in for once by whichever driver, and the table sleeps."""
    people = table_of(servers, "cat_and_mouse", settings={**QUICK, "turn_seconds": 1})
    spectator = servers[-1].person()
    spectator.match_id = people[0][0].match_id
    with spectator.stream() as stream:
        stream.until(lambda state: state["status"] in ("asleep", "over"), PATIENCE)
    (stored,) = kept(url, [spectator.match_id])
    assert (stored.match.status == "over") == folded(stored).is_over
    for seat in range(2):
        first, *rest = [row.by for row in stored.actions if row.seat == seat] or ["timeout"]  # it may be over by then
        assert (first, set(rest) - {"bot"}) == ("timeout", set())


@pytest.mark.parametrize("number", [2, pytest.param(4, marks=pytest.mark.soak)])
def test_processes_that_start_at_once_serve_the_same_matches(number: int, postgres_url: str, tmp_path: Path) -> None:
    with processes(number, postgres_url, tmp_path) as servers:
        play_everywhere(servers, postgres_url, "cockroach_poker", bots=0, seed=0)
        play_everywhere(servers, postgres_url, "felix", bots=3, seed=3)
        sleep_through(servers, postgres_url)
        assert [failed_requests(server) for server in servers] == [[]] * number


@pytest.mark.soak
@pytest.mark.parametrize("number", SEVERAL)
def test_processes_that_start_at_once_many_times(number: int, postgres: Postgres, tmp_path: Path) -> None:
    """Five empty databases, five matches of each kind on each."""
    for start in range(5):
        url, folder = postgres.new_url(), tmp_path / str(start)
        folder.mkdir()
        with processes(number, url, folder) as servers:
            for seed in range(5):
                for game in names():
                    play_everywhere(servers, url, game, bots=load(game).default_players() // 2, seed=seed)
                    play_everywhere(servers, url, game, bots=0, seed=seed)
            sleep_through(servers, url)
            assert [failed_requests(server) for server in servers] == [[]] * number

"""Servers that stop and start, people who come and go: nothing that was answered is lost, nothing hangs."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from cattery.core.playthrough import from_text
from cattery.games import load
from tests.web.server import BY_CHANCE, Person, Server
from tests.web.test_play import play_on, wait_for

LEAST = {"grace_seconds": 5, "sleep_seconds": 5, "pace_ms": 0}


def test_a_server_is_ready_soon_and_without_numba(own_server: Server) -> None:
    """The bar of 1.5 s is for a machine that does nothing else; here the time on the processor is measured."""
    status = Path(f"/proc/{own_server.process.pid}/stat")
    if status.exists():
        fields = status.read_text().split()
        assert (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK") < 1.5
        assert "numba" not in Path(f"/proc/{own_server.process.pid}/maps").read_text()
    assert own_server.person().ask("GET", "/games").status_code == 200
    assert "127.0.0.1" in own_server.told


def test_a_restart_in_the_middle_loses_nothing(own_server: Server) -> None:
    """Cases 28 and 37: killed again and again, the match goes on as if nothing had been."""
    ada, bo = own_server.person("Ada"), own_server.person("Bo")
    ada.create("felix", players=3, bots=["regular"])
    bo.join(ada.match_id)
    ada.post("/start")
    rng = random.Random(5)
    for round_, kind in enumerate((signal.SIGKILL, signal.SIGTERM, signal.SIGKILL)):
        play_on([ada, bo], seed=round_, most=4 + rng.randrange(5))
        table = wait_for(ada, lambda state: state["table"]["player"] in (0, 2))["table"]
        person = ada if table["player"] == 0 else bo
        sent = {"decision": table["decision"], "action": person.get()["table"]["actions"][0]["action"]}
        acted = person.post("/act", {**sent, "command": f"c{round_}"})
        own_server.stop(kind)
        own_server.start()
        again = person.get("?log=all")
        assert again["seq"] >= acted["seq"]
        assert again["seed_hash"] == acted["seed_hash"]
        assert person.post("/act", {**sent, "command": f"c{round_}"})["seq"] >= acted["seq"]
        assert person.get("?log=all")["table"]["events"][: len(again["table"]["events"])] == again["table"]["events"]
    over = play_on([ada, bo])
    play = from_text(ada.ask("GET", f"/matches/{ada.match_id}/playthrough").text, load)
    assert play.decision == over["seq"]


def test_sigterm_drains_within_two_seconds_with_open_streams(own_server: Server) -> None:
    people = [own_server.person(f"P{i}") for i in range(3)]
    people[0].create("felix", players=3)
    for person in people[1:]:
        person.join(people[0].match_id)
    people[0].post("/start")
    with people[0].stream() as a, people[1].stream() as b, people[2].stream() as c:
        for stream in (a, b, c):
            assert stream.next()["status"] == "running"
        began = time.monotonic()
        assert own_server.stop() == 0
        assert time.monotonic() - began < 2.0
        for stream in (a, b, c):
            assert stream.has_ended.wait(1)
            assert stream.received.endswith(b"\n\n"), "each event is whole"
    assert [line for line in own_server.log.read_text().splitlines() if '"error"' in line] == []
    assert logged(own_server) == ["started", "stopping", "stopped"], "nothing hangs"


def logged(server: Server) -> list[str]:
    """What a server has written down, without the rest of each line."""
    return [json.loads(line)["text"] for line in server.log.read_text().splitlines()]


@pytest.mark.parametrize("where", ["thread", "loop"])
def test_what_hangs_at_the_end_keeps_no_server_from_ending(tmp_path: Path, where: str) -> None:
    """Streams end first and whole; what was answered is there when the next server begins."""
    server = Server(tmp_path, deals=["-m", "tests.web.never_closed", where])
    try:
        ada = server.person("Ada")
        ada.create("felix", bots=["regular"] * 3)
        with ada.stream() as stream:
            assert stream.next()["status"] == "lobby"
            ada.post("/start")
            acknowledged = ada.post("/chat", {"text": "still here"})
            assert server.stop() == 0
            assert stream.has_ended.wait(1)
            assert stream.received.endswith(b"\n\n")
        assert logged(server) == ["started", "stopping"], "it hangs in between"
        server.deals = BY_CHANCE
        server.start()
        assert ada.get()["chats"] == acknowledged["chats"] != []
    finally:
        server.close()


def test_no_worker_outlives_a_killed_server(own_server: Server) -> None:
    ada = own_server.person()
    ada.create("felix", bots=["regular"] * 3)
    ada.post("/start")
    wait_for(ada, lambda state: state["table"]["player"] == 0)
    ada.act()  # then a bot has acted in any case, whoever began
    wait_for(ada, lambda state: state["table"]["player"] == 0)
    children = Path(f"/proc/{own_server.process.pid}/task/{own_server.process.pid}/children")
    if not children.exists():
        pytest.skip("no /proc here")
    workers = [int(pid) for pid in children.read_text().split()]
    assert workers
    own_server.stop(signal.SIGKILL)
    last = time.monotonic() + 5
    while any(map(_lives, workers)):
        assert time.monotonic() < last
        time.sleep(0.05)


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # before it was opened, or before it was read
        return False


def test_whoever_goes_is_stood_in_for_and_comes_back(server: Server) -> None:
    """Cases 30, 31 and 36: one table loses a player, another everybody; both can be taken up again."""
    ada, bo, cy = server.person("Ada"), server.person("Bo"), server.person("Cy")
    ada.create("felix", players=3, bots=["regular"], settings={**LEAST, "sleep_seconds": 600})
    bo.join(ada.match_id)
    ada.post("/start")
    cy.create("felix", players=3, bots=["regular"] * 2, settings=LEAST)
    cy.post("/start")
    with ada.stream() as watching:
        with bo.stream() as other, cy.stream() as alone:
            other.next()
            alone.next()
            wait_for(ada, lambda state: state["table"]["player"] in (0, 2))
            if ada.get()["table"]["player"] == 0:
                ada.act()
        gone = watching.until(lambda state: state["seats"][2]["is_away"], 12)
        assert not gone["seats"][0]["is_away"]
        while not gone["seats"][2]["is_taken_over"]:
            if gone["table"]["player"] == 0:
                ada.act()
            gone = watching.next(12)
        before = gone["seq"]
        acted = watching.until(lambda state: state["seq"] > before, 12)
        assert acted["status"] == "running"
        back = bo.post("/emote", {"text": "hello"})
        assert not back["seats"][2]["is_taken_over"]
        assert not back["seats"][2]["is_away"]
        spectator = server.person()
        spectator.match_id = cy.match_id
        wait_for(spectator, lambda state: state["status"] == "asleep", 12)
        table = cy.get()["table"]
        assert cy.get()["status"] == "running"
        assert table["decision"] >= 0
        assert play_on([cy])["status"] == "over"


def test_a_clock_that_runs_out_plays_for_whoever_sleeps(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    ada.create("cat_and_mouse", settings={"turn_seconds": 1, "pace_ms": 0})
    bo.join(ada.match_id)
    before = time.time()
    started = ada.post("/start")
    assert started["turn_ends_at"] >= (before + 1) * 1e6
    late, seat = (ada, 0) if started["table"]["player"] == 0 else (bo, 1)
    spectator = server.person()
    spectator.match_id = ada.match_id
    with spectator.stream() as watching:
        state = watching.until(lambda state: state["seats"][seat]["is_taken_over"])
    assert state["seq"] > 0
    assert (state["status"], state["seats"][seat]["kind"]) == ("running", "person")
    assert late.get()["seats"][seat]["is_taken_over"]
    assert not late.post("/emote", {"text": "oops"})["seats"][seat]["is_taken_over"]


def test_people_vote_somebody_out_and_the_game_goes_on(server: Server) -> None:
    people = [server.person(f"P{i}") for i in range(4)]
    people[0].create("felix", players=4)
    for person in people[1:]:
        person.join(people[0].match_id)
    people[0].post("/start")
    out = people[3]
    assert people[0].post("/kick", {"seat": 3})["done"] is False
    assert people[0].post("/kick", {"seat": 3})["done"] is False
    with out.stream() as stream:
        assert stream.next()["seat"] == 3
        assert people[1].post("/kick", {"seat": 3})["done"] is True
        as_spectator = stream.until(lambda state: state["seat"] is None)
        assert as_spectator["table"]["snapshot"]["hand"] == 0
    assert out.try_post("/act", {"decision": 0, "action": "pass"}).status_code == 403
    assert out.client.get("/me").json()["is_known"]
    token = {"authorization": f"Bearer {out.token}"}
    assert out.ask("GET", f"/matches/{out.match_id}", headers=token).status_code == 401
    state = play_on(people[:3], most=8)
    assert state["seats"][3]["kind"] == "bot"
    assert state["seq"] >= 8


def come_back_by_joining(bo: Person) -> Any:
    bo.join(bo.match_id)
    return bo.get()


def come_back_by_speaking(bo: Person) -> Any:
    return bo.post("/emote", {"text": "hello"})


def come_back_by_a_stream(bo: Person) -> Any:
    with bo.stream() as stream:
        return stream.until(lambda state: not state["seats"][2]["is_taken_over"])


def come_back_by_acting(bo: Person) -> Any:
    """Too late, but the owner is there."""
    bo.try_post("/act", {"decision": 0, "action": "pass"})
    return bo.get()


WAYS_BACK = [come_back_by_joining, come_back_by_speaking, come_back_by_a_stream, come_back_by_acting]


@pytest.mark.parametrize("come_back", WAYS_BACK)
def test_whoever_leaves_has_left_until_he_does_something(server: Server, come_back: Any) -> None:
    """A tab that was left open, with its stream or asking now and then, takes the seat back from no bot."""
    ada, bo = server.person("Ada"), server.person("Bo")
    ada.create("felix", players=3, bots=["regular"])
    bo.join(ada.match_id)
    ada.post("/start")
    with bo.stream() as tab:
        assert bo.post("/leave")["seats"][2]["is_taken_over"]
        for path in ("", "/replay", "?log=all"):
            bo.get(path)
        assert tab.until(lambda state: state["seats"][2]["is_taken_over"])["seat"] == 2
        gone = ada.get()["seats"][2]
        assert (gone["is_taken_over"], gone["is_away"]) == (True, True)
        back = come_back(bo)["seats"][2]
        assert (back["is_taken_over"], back["is_away"]) == (False, False)


def test_who_is_deleted_by_the_host_while_the_server_runs(own_server: Server) -> None:
    """His tables go on, and his cookie is nobody's from then on."""
    ada, bo = own_server.person("Ada"), own_server.person("Bo")
    ada.create("felix", players=3, bots=["regular"])
    bo.join(ada.match_id)
    lobby, cookie = ada.match_id, ada.client.cookies["cattery"]
    ada.create("felix", players=3, bots=["regular"])
    bo.join(ada.match_id)
    ada.post("/start")
    place = ("--data", str(own_server.folder))
    command = [sys.executable, "-m", "cattery"]
    users = subprocess.run([*command, "users", "Ada", "--json", *place], capture_output=True, text=True, check=True)
    (known,) = users.stdout.splitlines()
    gone = [*command, "delete-user", "--yes", *place, "--", json.loads(known)["id"]]
    subprocess.run(gone, capture_output=True, check=True)
    made = ada.ask("POST", "/matches", json={"game": "felix", "name": "Ada"})
    assert made.status_code == 201
    assert ada.client.cookies["cattery"] != cookie
    wait_for(bo, lambda state: state["table"]["player"] == 2)
    bo.act()
    wait_for(bo, lambda state: state["table"]["player"] == 2)  # round the table, past the seat that was Ada's
    bo.match_id = lobby
    host = wait_for(bo, lambda state: state["is_host"])
    assert [(seat["kind"], seat["name"]) for seat in host["seats"][::2]] == [("open", ""), ("person", "Bo")]
    assert bo.post("/start")["status"] == "running"


def test_health_metrics_and_log_tell_no_secrets(own_server: Server) -> None:
    ada = own_server.person("Peculiar Name")
    seated = ada.create("felix", bots=["regular"] * 3)
    ada.post("/chat", {"text": "peculiar words"})
    ada.post("/start")
    ada.try_post("/act", {"decision": 9, "action": "pass"})
    wait_for(ada, lambda state: state["table"]["player"] == 0)
    assert httpx.get(f"{own_server.url}/healthz").json() == {"status": "ok"}
    metrics = httpx.get(f"{own_server.url}/metrics").text
    assert 'cattery_matches{status="running"} 1.0' in metrics
    assert 'cattery_requests_total{method="POST",route="/matches/{id}/act",status="409"} 1.0' in metrics
    for outside in ({"x-forwarded-for": "127.0.0.1"}, {"via": "1.1 a proxy"}, {"host": "10.0.0.1"}):
        assert httpx.get(f"{own_server.url}/metrics", headers=outside).status_code == 404
    own_server.stop()
    logged = own_server.log.read_text()
    assert requests_in(logged) == []
    for line in logged.splitlines():
        assert {"time", "level", "logger", "text"} <= set(json.loads(line))
    for secret in ("eculiar", ada.token, ada.client.cookies["cattery"], seated["id"]):
        assert secret not in metrics + logged


def requests_in(log: str) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, log.splitlines()) if line["text"] == "answered"]


def test_a_line_a_request_for_whoever_asks_for_it_and_no_secret_in_it(tmp_path: Path) -> None:
    server = Server(tmp_path, CATTERY_LOG_LEVEL="Debug")
    ada = server.person("Peculiar Name")
    seated = ada.create("felix", players=3, bots=["regular"] * 2, options={"rounds": "1"})
    ada.post("/entropy", {"text": "peculiar addition"})
    ada.post("/start")
    ada.ask("GET", f"/matches/{ada.match_id}?lang=de&log=all&x=peculiar")
    ada.ask("GET", "/peculiar/path")
    over = play_on([ada])
    answers = len(ada.received)
    server.close()
    logged = server.log.read_text()
    found = requests_in(logged)
    assert len(found) == answers
    assert {(line["method"], line["route"], line["status"]) for line in found} >= {
        ("POST", "/matches", 201),
        ("GET", "/matches/{id}", 200),
        ("POST", "/matches/{id}/act", 200),
        ("GET", "other", 404),
    }
    assert all(line["ms"] > 0 and line["level"] == "debug" for line in found)
    assert {line["logger"].partition(".")[0] for line in map(json.loads, logged.splitlines())} == {"cattery"}
    secrets = ("eculiar", ada.token, ada.client.cookies["cattery"], seated["id"], over["seed"], over["seed_hash"])
    for secret in (*secrets, "127.0.0.1", "lang"):
        assert secret not in logged, secret


def test_a_port_that_is_taken_is_told_in_one_line(own_server: Server, tmp_path: Path, capfd: Any) -> None:
    from cattery.cli import main

    assert main(["serve", "--port", str(own_server.port), "--data", str(tmp_path / "other"), "--lang", "de"]) == 2
    said = capfd.readouterr().err.strip()
    assert said.startswith("cattery: Auf 127.0.0.1:")
    assert len(said.splitlines()) == 1


def test_it_works_behind_a_proxy_under_a_prefix(tmp_path: Path) -> None:
    """Case 39: whether or not the proxy takes the prefix away, and only for pages of the public address."""
    server = Server(tmp_path, "--public-url", "https://cats.example.org/table")
    try:
        assert server.told.endswith("https://cats.example.org/table\n")
        through = {"host": "cats.example.org", "x-forwarded-proto": "https", "origin": "https://cats.example.org"}
        ada = server.person(**through)
        made = ada.ask("POST", "/matches", json={"game": "felix", "name": "Ada"})
        assert made.status_code == 201
        assert "Path=/table/;" in made.headers["set-cookie"]
        assert "Secure" in made.headers["set-cookie"]
        whole = httpx.get(f"{server.url}/table/api/v1/matches/{made.json()['id']}", headers=through)
        assert whole.status_code == 200
        elsewhere = {**through, "origin": "https://dogs.example.org"}
        assert ada.ask("POST", "/matches", json={"game": "felix"}, headers=elsewhere).status_code == 403
    finally:
        server.close()

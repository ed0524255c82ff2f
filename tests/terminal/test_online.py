"""Matches on a real server, played from real terminals."""

import dataclasses
import http.client
import http.server
import io
import json
import random
import re
import shutil
import signal
import socket
import ssl
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cattery.cli import main
from cattery.core.game import Event
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.words import say
from cattery.games import load, names
from cattery.terminal import answers, keepsakes
from tests.terminal.test_session import HINT, PROGRAM, PROMPT, hint_in, matched, rest_of, start
from tests.web.server import ALIKE, Person, Server

ID = r"match ([0-9A-Za-z]{8,})"
LOBBY = r"start \(\? for help\): "
FINGERPRINT = r"decides the cards:\s+([0-9a-f]{64})\."
PATIENCE = 120.0  # seconds, of whoever waits while a server comes back
AGAIN = r"1  Play again[^\r\n]*\r\n2  Leave\r\n(?:[^\r\n]*\r\n)*1-2: "
SHORT = {
    "felix": ("rounds=2",),
    "cockroach_poker": ("lose_count=2",),
    "cat_and_mouse": ("stock_size=1", "max_actions=100"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("online"), deals=ALIKE)
    yield running
    running.close()


@pytest.fixture
def bo(server: Server) -> Person:
    return server.person("Bo")


def sit(server: Server, *arguments: str, **environment: str) -> "pexpect.spawn[str]":
    return start("play", "--server", server.url, *arguments, **environment)


def created(server: Server, game: str, *arguments: str) -> tuple["pexpect.spawn[str]", str]:
    """A host in the lobby of a new match, and its id."""
    options = [word for option in SHORT[game] for word in ("--option", option)]
    host = sit(server, game, "--name", "Ada", "--pace", "0", *options, *arguments)
    host.expect(ID)
    match_id = matched(host)
    host.expect(f"cattery play --server {server.url} --join {match_id}")
    host.expect(LOBBY)
    return host, match_id


class Follower(threading.Thread):
    """Somebody who gives each question its first answer, until the match is over; a host may begin it as well."""

    def __init__(self, child: "pexpect.spawn[str]", *, begins: bool = False) -> None:
        super().__init__(daemon=True)
        self.child, self.said, self.decisions = child, "", 0
        self.patterns: list[Any] = [AGAIN, PROMPT, *([LOBBY] if begins else [])]
        self.start()

    def run(self) -> None:
        """A question is asked again when the connection was lost meanwhile: then it is answered twice."""
        while (found := self.child.expect(self.patterns)) > 0:
            self.said += str(self.child.before)
            self.child.sendline(matched(self.child) if found == 1 else "start")
            self.decisions += found == 1
        self.said += str(self.child.before)


def whose_turn(host: "pexpect.spawn[str]", guest: "pexpect.spawn[str]") -> "pexpect.spawn[str]":
    """The terminal that is asked for an action."""
    if host.expect([PROMPT, "Waiting for Bo"]) == 0:
        return host
    guest.expect(PROMPT)
    return guest


def play_out(*children: "pexpect.spawn[str]") -> list[Follower]:
    """All of them until the end."""
    followers = [Follower(child) for child in children]
    finish(followers, 30)
    return followers


def finish(followers: list[Follower], seconds: float) -> None:
    """Wait until the match is over for all of them."""
    for follower in followers:
        follower.join(seconds)
        assert not follower.is_alive(), follower.child


def test_the_host_seats_bots_of_any_level_and_sees_how_they_play(server: Server, bo: Person) -> None:
    host, bo.match_id = created(server, "felix", "--players", "4")
    host.sendline("b casual")
    host.expect(r"At the table: Ada, \w+ \(casual · \w+\)\. 2 seats are\s+open\.")
    for typed, told in (
        ("b divine", "There is no bot of the level “divine”."),
        ("b", "No level was given. Type b and a level for each bot: b casual expert."),
        ("b , ,", "No level was given."),
        ("b regular regular regular", "Too many bots: 3. Expected: at most 2."),
    ):
        host.expect(LOBBY)
        host.sendline(typed)
        host.expect_exact(told)
    host.expect(LOBBY)
    host.sendline("b Beginner, strong")
    host.expect(r"No seat is\s+open\.")
    host.expect(LOBBY)
    seats = bo.get()["seats"]
    assert [seat["level"] for seat in seats] == [None, "casual", "beginner", "strong"]
    host.sendline("start")
    who = ", ".join(f"{seat['name']} ({seat['manner']})" for seat in seats[1:])
    host.expect(re.escape(f"At the table: Ada, {who}.").replace(r"\ ", r"\s+"))
    host.close()


@pytest.mark.parametrize("game", names())
def test_two_terminals_and_bots_play_a_whole_game(server: Server, own_folder: Path, game: str) -> None:
    players = load(game).default_players()
    host, match_id = created(server, game, *(("--bots", ",".join(["regular"] * (players - 2))) if players > 2 else ()))
    guest = sit(server, "--join", match_id, "--name", "Bo")
    guest.expect("Waiting for the host")
    host.expect("At the table: [^\r\n]*Bo[^\r\n]*No seat is open")
    host.sendline("start")
    followers = play_out(host, guest)
    assert sum(follower.decisions for follower in followers) > 0
    for follower in followers:
        assert "Score (" in follower.said
        assert re.search(r"You win!|\w+ wins!|You lose\.|\w+ loses\.|A draw\.|Joint winners", follower.said)
    (kept,) = (own_folder / "finished").glob(f"{game}-{match_id}.txt")
    assert from_text(kept.read_text(encoding="utf-8"), load).is_over
    for child in (host, guest):
        child.sendline("2")
        assert rest_of(child)[1] == 0


def test_the_server_gives_the_hint_and_tells_why(server: Server, bo: Person) -> None:
    """As long as the table has hints."""
    for has_hints in (True, False):
        bo.create("felix", players=3, bots=["regular"], settings={"has_hints": has_hints, "pace_ms": 0})
        ada = sit(server, "--join", bo.match_id, "--name", "Ada")
        ada.expect("Waiting for the host")
        bo.post("/start")
        while bo.act()["table"]["player"] in (0, 1):
            pass
        ada.expect(PROMPT)
        ada.sendline("h")
        if has_hints:
            ada.expect(HINT)
            text, reasons = hint_in(matched(ada))
            assert text.startswith("place ")
            assert re.match(r"[A-Z].+\.", reasons)
        else:
            ada.expect("There are no hints at this table")
        ada.close(force=True)


def test_the_same_command_comes_back_to_the_same_seat(server: Server, own_folder: Path) -> None:
    host, match_id = created(server, "felix", "--players", "3", "--bots", "regular,regular")
    host.sendline("start")
    host.expect(PROMPT)
    host.sendline("q")
    host.expect(f"Your seat is kept[^\r\n]*\r\n +cattery play --server {server.url} --join {match_id}")
    assert rest_of(host)[1] == 0
    (kept,) = (own_folder / "online").glob("*.json")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert json.loads(kept.read_text())["cookie"]
    back = sit(server, "--join", match_id)
    back.expect("At the table: Ada, ")
    back.expect(PROMPT)
    guest = sit(
        server, "--join", match_id
    )  # meanwhile somebody else, who is asked for a name, at a table that has begun
    guest.expect("Your name: ")
    guest.sendline("\x1b[31m")
    guest.expect("cannot be used")
    guest.sendline("Bo")
    assert "The match has begun" in rest_of(guest)[0]
    back.sendintr()
    assert rest_of(back)[1] == 130
    again = sit(server, "felix", "--name", "Ada")
    again.expect(rf"1  Go on: Felix[^\r\n]*{match_id}")
    again.sendline("1")
    again.expect(PROMPT)
    again.sendeof()
    assert rest_of(again)[1] == 0


def test_the_lobby_shows_the_fingerprint_and_takes_words_for_the_deal(
    server: Server, own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What both have typed decides the cards as well, and the record that is kept proves what the lobby has shown."""
    host, match_id = created(server, "felix", "--players", "3", "--bots", "regular")
    fingerprint = re.search(FINGERPRINT, str(host.before))
    assert fingerprint
    for typed, told in (
        ("m First Thought", "Your words are mixed in."),
        ("m", "a text of 1 to 64 visible characters"),
        ("m " + "x" * 65, "a text of 1 to 64 visible characters"),
        ("mix", "Expected: start, b, c, m, ?, q."),
        ("M Purr,  # and Hiss", "Your words are mixed in."),
    ):
        host.sendline(typed)
        host.expect_exact(told)
        host.expect(LOBBY)
    guest = sit(server, "--join", match_id, "--name", "Bo")
    guest.expect(FINGERPRINT)
    assert matched(guest) == fingerprint[1]
    guest.expect("Waiting for the host")
    guest.sendline("m \u732b")
    guest.expect("Your words are mixed in")
    host.sendline("start")
    whose_turn(host, guest).sendline("m too late")
    play_out(host, guest)
    (kept,) = (own_folder / "finished").glob(f"felix-{match_id}.txt")
    fairness = from_text(kept.read_text(encoding="utf-8"), load).fairness
    assert fairness is not None
    assert fairness.commitment == fingerprint[1]
    assert fairness.entropy == ((0, "Purr,  # and Hiss"), (2, "\u732b"))
    assert main(["verify", str(kept)]) == 0
    assert fingerprint[1] in "".join(capsys.readouterr().out.split())
    for child in (host, guest):
        child.sendline("2")
        assert rest_of(child)[1] == 0


def test_a_rematch_follows_and_people_talk_meanwhile(server: Server) -> None:
    host, match_id = created(server, "felix", "--players", "3", "--bots", "regular")
    guest = sit(server, "--join", match_id, "--name", "Bo", "--lang", "de")
    guest.expect("Warten, bis die Partie beginnt")
    guest.sendline("c Miau, ist da wer?")
    host.expect("Bo: Miau, ist da wer\\?")
    guest.sendline("start")
    guest.expect("Das kann nur")
    guest.sendline("?F5")
    guest.expect("F5  ")
    guest.sendline("q")
    assert rest_of(guest)[1] == 0
    guest = sit(server, "--join", match_id, "--name", "Bo")
    host.sendline("start")
    play_out(host, guest)
    host.sendline("1")
    host.expect(ID)
    again = matched(host)
    assert again != match_id
    guest.expect("Another match with the same people is waiting")
    guest.sendline("1")
    guest.expect(again)
    host.expect(LOBBY)
    host.sendline("start")
    first = whose_turn(host, guest)
    first.sendline("?")
    first.expect("F1  ")
    first.expect("says something to the table")
    for child in (host, guest):
        child.close(force=True)


def test_while_others_decide_everything_but_choosing_is_possible(server: Server, bo: Person) -> None:
    host, match_id = created(server, "cat_and_mouse", "--option", "stock_size=15")
    bo.join(match_id)
    host.sendline("start")
    while host.expect([PROMPT, "Waiting for Bo"]) == 0:
        host.sendline("put 99")
        host.expect("cannot be chosen here")
        host.expect(PROMPT)
        host.sendline(matched(host))
    host.sendline("1")
    host.expect("It is Bo’s turn")
    host.sendline("h")
    host.expect("It is Bo’s turn")
    host.sendline("l 3")
    host.expect("You draw|You put|You play|Bo draws")
    bo.post("/leave")
    host.expect("A bot plays for Bo|Bo is away")
    host.close(force=True)


def test_clock_signs_and_a_seat_that_is_lost(server: Server, bo: Person) -> None:
    dee = server.person("Dee")
    bo.create("felix", players=3, settings={"turn_seconds": 3600})
    bo.post("/chat", {"text": "Hello?"})
    guest = sit(server, "--join", bo.match_id, "--name", "Cy")
    guest.expect("Bo: Hello\\?")
    guest.expect("Waiting for the host")
    bo.post("/emote", {"text": "laugh"})
    guest.expect("Bo laughs")
    dee.join(bo.match_id)
    bo.post("/start")
    while guest.expect([r"Time to act: until \d\d:\d\d:\d\d\r\n", "Waiting for (Bo|Dee)"]) == 1:
        for other in (bo, dee):
            other.act()
    guest.expect(PROMPT)
    bo.post("/chat", {"text": "Hurry"})
    guest.expect("Bo: Hurry\r\n")
    guest.expect(PROMPT)  # the question is asked again
    assert [other.post("/kick", {"seat": 1})["done"] for other in (bo, dee)] == [False, True]
    said, code = rest_of(guest)
    assert (said.splitlines()[-1], code) == ("cattery: You have no seat in this match any more.", 2)


def test_a_server_that_is_killed_and_comes_back_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        host, match_id = created(server, "cockroach_poker", "--players", "3", "--bots", "regular")
        guest = sit(server, "--join", match_id, "--name", "Bo")
        guest.expect("Waiting for the host")
        host.sendline("start")
        acting = whose_turn(host, guest)
        server.stop(signal.SIGKILL)
        for child in (host, guest):
            child.expect("Connection lost; trying again")
        acting.sendline("h")
        acting.expect("cannot be reached")  # who would think about it
        acting.sendline("1 1 1")  # acted without a server, be it an offer
        acting.sendline("1")  # or an answer
        server.start()
        for child in (host, guest):
            child.expect("Connected again")
        play_out(host, guest)
    finally:
        server.close()


@pytest.mark.parametrize(
    ("rounds", "moments", "kills"), [(3, 5, 3), pytest.param(9, 30, 24, marks=pytest.mark.soak)], ids=["short", "whole"]
)
def test_two_terminals_and_three_bots_outlive_a_server_that_is_killed_again_and_again(
    tmp_path: Path, own_folder: Path, rounds: int, moments: int, kills: int
) -> None:
    """It dies in the lobby and then at random moments of the match, which both play to its end and are told whole."""
    rng = random.Random(rounds)
    server = Server(tmp_path, deals=ALIKE)
    try:
        bots = ("--bots", "regular,regular,regular", "--option", f"rounds={rounds}")
        host = sit(server, "felix", "--name", "Ada", "--pace", "0", "--players", "5", *bots)
        host.expect(ID)
        match_id = matched(host)
        guest = sit(server, "--join", match_id, "--name", "Bo")
        guest.expect("Waiting for the host")
        host.expect("No seat is open")
        for child in (host, guest):
            child.timeout, child.logfile_read = PATIENCE, io.StringIO()
        kill(server)
        for child in (host, guest):
            child.expect("Connected again")
        followers = [Follower(host, begins=True), Follower(guest)]
        for moment in sorted(rng.sample(range(moments), kills)):
            while sum(follower.decisions for follower in followers) < moment:
                assert all(follower.is_alive() for follower in followers)
                time.sleep(0.01)
            time.sleep(rng.uniform(0, 0.1))  # anywhere in what comes of it
            kill(server)
        finish(followers, PATIENCE)
        watcher = server.person()
        watcher.match_id = match_id
        over = watcher.get()
        text = watcher.ask("GET", f"/matches/{match_id}/playthrough").text
        assert (own_folder / "finished" / f"felix-{match_id}.txt").read_text(encoding="utf-8") == text
        assert [seat["kind"] for seat in over["seats"]] == ["person", "bot", "bot", "bot", "person"]
        names = tuple(seat["name"] for seat in over["seats"])
        for child, seat in ((host, 0), (guest, 4)):
            check_all_is_told(child, from_text(text, load), seat, names)
            child.sendline("2")
            assert rest_of(child)[1] == 0
    finally:
        server.close()


def kill(server: Server) -> None:
    """It dies without a word, and another takes its place."""
    server.stop(signal.SIGKILL)
    server.start()


def check_all_is_told(child: "pexpect.spawn[str]", play: Playthrough, seat: int, names: tuple[str, ...]) -> None:
    """Every line of the seat's log has been shown, once and in its order, and what became of the connection."""
    assert isinstance(child.logfile_read, io.StringIO)
    shown = " ".join(child.logfile_read.getvalue().split())
    assert "Connection lost; trying again" in shown
    assert play.is_over
    messages = (play.game.event_message(play.config, event) for event in play.view(seat).events)
    lines = [say(message, "en", names, seat) for message in messages if message is not None]
    assert len(lines) > 30
    at = 0
    for line in lines:
        at = shown.index(line, at) + len(line)
    for line in set(lines):
        assert shown.count(line) == lines.count(line), line


# ------------------------------------------------------------------------------------------------- a server in between


class Between(http.server.ThreadingHTTPServer):
    """Hands everything on to a server; changes what is said, or hangs up on the first action."""

    def __init__(self, url: str, *, hangs_up: bool = False) -> None:
        super().__init__(("127.0.0.1", 0), Handed)
        self.upstream, self.hangs_up = url, hangs_up
        self.changes: dict[bytes, bytes] = {}
        self.acts: list[dict[str, str]] = []
        self.url = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def handle_error(self, request: object, client_address: object) -> None:
        """Whoever hangs up does so."""


class Handed(http.server.BaseHTTPRequestHandler):
    server: Between

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.hand_on(body)

    def do_GET(self) -> None:
        self.hand_on(None)

    def hand_on(self, body: bytes | None) -> None:
        if "/act" in self.path:
            self.server.acts.append(json.loads(body or b""))
        port = int(self.server.upstream.rpartition(":")[2])
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as upstream:
            headers = {
                name: value for name, value in self.headers.items() if name.lower() not in ("host", "connection")
            }
            upstream.request(self.command, self.path, body, headers)
            answer = upstream.getresponse()
            if "/act" in self.path and self.server.hangs_up and len(self.server.acts) < 3:
                return
            self.send_response(answer.status)
            for name in ("Content-Type", "Set-Cookie"):
                if answer.headers[name]:
                    self.send_header(name, answer.headers[name])
            self.end_headers()
            while line := answer.readline():
                for honest, other in self.server.changes.items():
                    line = line.replace(honest, other)
                self.wfile.write(line)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@contextmanager
def between(url: str, *, hangs_up: bool = False) -> Iterator[Between]:
    proxy = Between(url, hangs_up=hangs_up)
    try:
        yield proxy
    finally:
        proxy.shutdown()
        proxy.server_close()


def test_an_action_that_was_not_acknowledged_is_repeated_under_its_id(server: Server) -> None:
    with between(server.url, hangs_up=True) as proxy:
        host = start("play", "--server", proxy.url, "felix", "--players", "3", "--name", "Ada", "--pace", "0")
        host.expect(LOBBY)
        host.sendline("start")
        host.expect(PROMPT)
        host.sendline("1")
        host.expect("Connection lost")
        host.expect("Connected again")
        host.expect(PROMPT)
        assert [proxy.acts[0]] * 3 == proxy.acts[:3]
        host.sendline("1")
        host.expect(PROMPT)
        assert len({act["command"] for act in proxy.acts}) == len({act["decision"] for act in proxy.acts}) == 2
        host.close(force=True)


def test_what_other_people_write_cannot_touch_the_terminal(server: Server, bo: Person) -> None:
    hostile = "\x1b[2J\x07\u202eoB\u2066\r\x9b1mX"
    with between(server.url) as proxy:
        proxy.changes = {b'"name":"Bo"': json.dumps({"name": hostile})[1:-1].replace(": ", ":").encode()}
        proxy.changes[b'"seed_hash":"'] = b'"seed_hash":' + json.dumps(hostile).encode()[:-1]
        proxy.changes[b"bananas"] = json.dumps(f"well{hostile}\n\nstart").encode()[1:-1]
        host = start("play", "--server", proxy.url, "felix", "--players", "3", "--name", "Ada", "--pace", "0")
        host.logfile_read = shown = io.StringIO()
        host.expect(ID)
        bo.join(matched(host))
        bo.post("/chat", {"text": "bananas"})
        host.expect("well")
        host.sendline("start")
        host.expect([PROMPT, "Waiting for"])
        host.sendline("q")
        host.expect(pexpect.EOF)
        host.close()
        said = shown.getvalue()
        assert "At the table: Ada, " in said
        assert not re.search("[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", said)
        assert "\\x1b[2J\\x07\\u202eoB" in said


def test_a_hint_that_a_server_makes_up_is_shortened_cleaned_or_refused(server: Server) -> None:
    with between(server.url) as proxy:
        host = start("play", "--server", proxy.url, "felix", "--players", "3", "--name", "Ada", "--pace", "0")
        host.expect(LOBBY)
        host.sendline("start")
        host.expect(PROMPT)
        many = json.dumps(["Look\x1b[2J\u202e", "", *["again"] * 50])[:-1].encode()
        for change, said in (
            ((b'"reasons":[', b'"reasons":' + many + b","), r"Look\\x1b\[2J\\u202e\r\n(?:again\r\n){10}(?!again)"),
            ((b',"action":"place ', b'1,"action":"place '), "The hint came too late"),
            ((b',"action":"place ', b',"action":"bid 9","was":"'), "“bid 9” is not possible"),
            ((b',"action":"place ', b',"action":"purr","was":"'), "purr"),
        ):
            proxy.changes = dict([change])
            host.sendline("h")
            host.expect(said)
        proxy.changes = {}
        host.sendline("h")
        host.expect(HINT)
        host.close(force=True)


@pytest.mark.parametrize(
    "change",
    [
        (b'"snapshot":{', b'"snapshot":{"nothing":1},"was":{'),
        (b'"game":"felix"', b'"game":"chess"'),
        (b'"seat":0', b'"seat":99'),
        (b'"events":[[', b'"events":[[99],['),
        (b'"decision":', b'"decided":'),
        (b'"seed_hash":"', b'"seed_hash":7,"was":"'),
    ],
)
def test_a_server_that_answers_nonsense_is_told_in_one_line(
    server: Server, change: tuple[bytes, bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    ada = server.person("Eve")
    ada.create("felix", players=3, bots=["regular"] * 2)
    ada.post("/start")
    with between(server.url) as proxy:
        keepsakes.Keepsake(proxy.url, "Eve").keep(ada.client.cookies["cattery"], ada.match_id)
        proxy.changes = dict([change])
        assert main(["play", "--server", proxy.url, "--join", ada.match_id, "--name", "Eve"]) == 2
        refused = capsys.readouterr().err
        assert refused == f"cattery: What {proxy.url} answers is not what a Cattery server of this version does.\n"


# --------------------------------------------------------------------------------------------------------------- errors


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line of an error."""
    assert main(["play", *arguments]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1, said.err
    return said.err


@pytest.mark.parametrize(
    "url",
    [
        "localhost:8642",
        "ftp://cats",
        "http://",
        "http://a:b@cats",
        "http://cats:99999",
        "http://c ats",
        "-",
        "http://cats/?x",
    ],
)
def test_a_bad_address_is_refused(capsys: pytest.CaptureFixture[str], url: str) -> None:
    assert "is not the address of a server" in refused(capsys, "felix", f"--server={url}")


def test_a_server_that_is_not_there_or_not_cattery_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert "cannot be reached" in refused(capsys, "felix", "--server", f"http://127.0.0.1:{port}", "--name", "Ada")
    nonsense = b"HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n<p>Welcome"
    elsewhere = b"HTTP/1.0 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"
    for answer in (nonsense, elsewhere, b"HTTP/1.0 404 Not Found\r\n\r\nnothing", b"\x16\x03\x01 gibberish\r\n\r\n"):
        with answering(answer) as url:
            said = refused(capsys, "felix", "--server", url, "--name", "Ada")
            assert "is not what a Cattery server" in said or "cannot be reached" in said, answer


@contextmanager
def answering(content: bytes, context: ssl.SSLContext | None = None) -> Iterator[str]:
    """A server that answers everything with the same bytes."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            with suppress(OSError):
                while True:
                    connection, _ = listening.accept()
                    with suppress(OSError), closing(connection):
                        speaking = context.wrap_socket(connection, server_side=True) if context else connection
                        speaking.recv(65_536)
                        speaking.sendall(content)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http{'s' if context else ''}://127.0.0.1:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)
        thread.join(5)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl to make a certificate with")
def test_a_certificate_that_nobody_vouches_for_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    place = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(["openssl", *made, *place, *files], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with answering(b"HTTP/1.0 200 OK\r\n\r\n{}", context) as url:
        said = refused(capsys, "felix", "--server", url, "--name", "Ada")
        assert re.search(r"certificate of https://127[^ ]* is not valid: self.signed", said)


def test_what_the_server_refuses_is_told_in_the_readers_language(
    server: Server, bo: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    there = ("--server", server.url, "--name", "Ada")
    assert "Partie" in refused(capsys, *there, "--join", "nothinghere", "--lang", "de")
    bo.create("felix", players=3, bots=["regular"] * 2)
    assert "The table is full" in refused(capsys, *there, "--join", bo.match_id)
    assert "Il n’y a pas" in refused(capsys, *there, "felix", "--bots", "divine", "--lang", "fr")
    assert "Too many bots: 9." in refused(capsys, *there, "felix", "--bots", ",".join(["regular"] * 9))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--server", "http://cats", "--seed", "2a"), "--server cannot be combined with --seed"),
        (("--server", "http://cats", "--hotseat"), "--server cannot be combined with --hotseat"),
        (("--server", "http://cats", "--join", "x", "felix"), "--join cannot be combined with felix"),
        (("--server", "http://cats", "--join", "x", "--players", "3"), "--join cannot be combined with --players"),
        (("--server", "http://cats", "felix", "--players", "9"), "cannot be played by 9"),
        (("--server", "http://cats", "--name", "a", "--name", "b"), "more names than seats"),
        (("--join", "x"), "--join is only possible together with --server"),
    ],
)
def test_what_does_not_go_together_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    assert told in refused(capsys, *arguments)


def test_a_pipe_plays_as_well(server: Server, own_folder: Path) -> None:
    typed = "Ada\nstart\n" + "1\n" * 60
    command = [sys.executable, "-c", PROGRAM, "play", "felix", "--server", server.url, "--pace", "0", "--players", "3"]
    done = subprocess.run(
        [*command, "--option", "rounds=1"], input=typed, capture_output=True, text=True, timeout=30, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Score (" in done.stdout


def test_the_local_game_does_not_load_what_a_server_needs() -> None:
    code = "import sys, io; sys.stdin = io.StringIO('q'); from cattery.cli import main; main(['play', 'felix'])"
    needed = ("urllib.request", "ssl", "msgspec", "cattery.terminal.client")
    seen = f"{code}; print([name for name in {needed} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True, timeout=30)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("game", names())
def test_news_are_what_was_not_told_before_where_a_game_forgets(game: str) -> None:
    """Each event is news once, whatever the running log leaves out, and whichever states are skipped."""
    rules = load(game)
    rng = random.Random(4)
    for step in (1, 2, 5):
        play = Playthrough(rules, rules.configure(), seed=b"news")
        seen: list[Event] = []
        known: tuple[Event, ...] = ()
        while not play.is_over:
            for _ in range(step):
                if not play.is_over:
                    play.act(play.player, rng.choice(play.view(play.player).legal_actions))
            view, before = play.view(0), len(seen)
            seen += [(*event,) for event in view.events[before:]]  # objects of their own, to be told apart
            recalled = rules.recall(play.config, tuple(seen)) if rules.recall and not play.is_over else seen
            view = dataclasses.replace(view, events=tuple(recalled))
            fresh = {id(event) for event in seen[before:]}
            assert [event for event in recalled if id(event) in fresh] == list(answers.news(view, known))
            known = view.events

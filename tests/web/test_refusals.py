"""Bad input: a fitting status, one clear sentence in the language asked for, nothing half-done, no stack trace."""

import json
import re
from typing import Any

import pytest

from cattery.core.words import LANGUAGES
from tests.web.server import API, Person, Server

JSON = {"content-type": "application/json"}
NEW = {"game": "felix", "name": "Ada"}
MATCH = "/matches/{id}"

MOVE = {"decision": 0, "action": "pass"}

# What is sent by somebody with a seat at a running table -> status and code.
BAD: list[tuple[str, str, str, Any, int, str]] = [
    ("unknown match", "GET", "/matches/nothing", None, 404, "unknown-match"),
    ("a long id", "GET", "/matches/" + "x" * 5000, None, 404, "unknown-match"),
    ("no id at all", "GET", "/matches/%00%20", None, 404, "unknown-match"),
    ("a zero in a command", "POST", f"{MATCH}/act", {**MOVE, "command": "a\0"}, 400, "invalid-request"),
    ("unknown path", "GET", "/cheese", None, 404, "not-found"),
    ("unknown game", "GET", "/games/chess", None, 404, "unknown-game"),
    ("wrong method", "PUT", MATCH, {}, 405, "method"),
    ("wrong method on act", "GET", f"{MATCH}/act", None, 405, "method"),
    ("no such game", "POST", "/matches", {**NEW, "game": "chess"}, 404, "unknown-game"),
    ("too many players", "POST", "/matches", {**NEW, "players": 9}, 400, "invalid-config"),
    ("players as text", "POST", "/matches", {**NEW, "players": "4"}, 400, "field"),
    ("players as fraction", "POST", "/matches", {**NEW, "players": 2.5}, 400, "field"),
    ("unknown option", "POST", "/matches", {**NEW, "options": {"cheese": 1}}, 400, "invalid-config"),
    ("an option's value", "POST", "/matches", {**NEW, "options": {"rounds": 10**9}}, 400, "invalid-config"),
    ("unknown preset", "POST", "/matches", {**NEW, "preset": "tiny"}, 400, "invalid-config"),
    ("unknown setting", "POST", "/matches", {**NEW, "settings": {"cheese": 1}}, 400, "invalid-request"),
    ("a setting's value", "POST", "/matches", {**NEW, "settings": {"turn_seconds": -1}}, 400, "invalid-request"),
    ("a flag as number", "POST", "/matches", {**NEW, "settings": {"has_hints": 1}}, 400, "invalid-request"),
    ("too many bots", "POST", "/matches", {**NEW, "bots": ["regular"] * 5}, 400, "invalid-request"),
    ("unknown level", "POST", "/matches", {**NEW, "bots": ["godlike"]}, 400, "invalid-config"),
    ("unknown field", "POST", "/matches", {**NEW, "seed": "00"}, 400, "field"),
    ("no game", "POST", "/matches", {"name": "Ada"}, 400, "field"),
    ("a blank name", "POST", "/matches", {**NEW, "name": "   "}, 400, "invalid-request"),
    ("a long name", "POST", "/matches", {**NEW, "name": "x" * 25}, 400, "invalid-request"),
    ("a name that turns the text", "POST", "/matches", {**NEW, "name": "a\u202eb"}, 400, "invalid-request"),
    ("a name of nothing", "POST", "/matches", {**NEW, "name": "\u3164\u200d"}, 400, "invalid-request"),
    ("a name that towers up", "POST", "/matches", {**NEW, "name": "a" + "\u0301" * 9}, 400, "invalid-request"),
    ("a name with a control", "POST", "/matches", {**NEW, "name": "a\u001b[2J"}, 400, "invalid-request"),
    ("null", "POST", "/matches", None, 400, "field"),
    ("a list", "POST", "/matches", [1], 400, "field"),
    ("a stale decision", "POST", f"{MATCH}/act", {"decision": 5, "action": "pass"}, 409, "stale-action"),
    ("a huge decision", "POST", f"{MATCH}/act", {"decision": 10**30, "action": "pass"}, 400, "field"),
    ("a negative decision", "POST", f"{MATCH}/act", {"decision": -1, "action": "pass"}, 400, "field"),
    ("no action", "POST", f"{MATCH}/act", {"decision": 0}, 400, "field"),
    ("nonsense", "POST", f"{MATCH}/act", {"decision": 0, "action": "eat cheese"}, 400, "invalid-action"),
    ("an empty action", "POST", f"{MATCH}/act", {"decision": 0, "action": ""}, 400, "invalid-action"),
    ("a number as action", "POST", f"{MATCH}/act", {"decision": 0, "action": 3}, 400, "field"),
    ("not now", "POST", f"{MATCH}/act", {"decision": 0, "action": "bid 9"}, 422, "illegal-action"),
    ("an empty command", "POST", f"{MATCH}/act", {"decision": 0, "action": "pass", "command": ""}, 400, "field"),
    ("another state", "POST", f"{MATCH}/act", {"state": {}, "decision": 0, "action": "pass"}, 400, "field"),
    ("started again", "POST", f"{MATCH}/start", {}, 409, "wrong-status"),
    ("entropy too late", "POST", f"{MATCH}/entropy", {"text": "purr"}, 409, "wrong-status"),
    ("a bot too late", "POST", f"{MATCH}/seats/1", {"kind": "bot"}, 409, "wrong-status"),
    ("a seat that is none", "POST", f"{MATCH}/seats/x", {"kind": "bot"}, 404, "not-found"),
    ("a bad kind", "POST", f"{MATCH}/seats/1", {"kind": "person"}, 400, "field"),
    ("empty chat", "POST", f"{MATCH}/chat", {"text": " "}, 400, "invalid-request"),
    ("long chat", "POST", f"{MATCH}/chat", {"text": "x" * 281}, 400, "invalid-request"),
    ("unknown emote", "POST", f"{MATCH}/emote", {"text": "bite"}, 400, "invalid-request"),
    ("a nonsense advance", "POST", f"{MATCH}/advance", {"action": "cheese"}, 400, "invalid-action"),
    ("kick oneself", "POST", f"{MATCH}/kick", {"seat": 0}, 400, "invalid-request"),
    ("kick a bot", "POST", f"{MATCH}/kick", {"seat": 1}, 400, "invalid-request"),
    ("kick nobody", "POST", f"{MATCH}/kick", {"seat": 12}, 400, "invalid-request"),
    ("too early a rematch", "POST", f"{MATCH}/rematch", {}, 409, "wrong-status"),
    ("too early a playthrough", "GET", f"{MATCH}/playthrough", None, 403, "not-over"),
    ("another's replay", "GET", f"{MATCH}/replay?seat=1", None, 403, "not-over"),
    ("everybody's replay", "GET", f"{MATCH}/replay?seat=all", None, 403, "not-over"),
    ("nobody's replay", "GET", f"{MATCH}/replay?seat=cheese", None, 400, "seat"),
    ("a bad language", "PATCH", "/me", {"language": "xx"}, 400, "field"),
]


@pytest.fixture(scope="module")
def seated(server: Server) -> Any:
    """Somebody whose turn it is, at a running table."""
    person = server.person("Ada")
    person.create("felix", bots=["regular"] * 3, options={"first_start": "seat0"}, settings={"pace_ms": 10_000})
    assert person.post("/start")["table"]["player"] == 0
    return person


def check(answer: Any, status: int, code: str) -> dict[str, Any]:
    """One clear sentence, and nothing of the program's inside."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    problem: dict[str, Any] = answer.json()
    assert problem["code"] == code
    assert 5 < len(problem["message"]) < 400
    assert "\n" not in problem["message"]
    assert not re.search(r"Traceback|\.py\b|Error\b|None\b|\{ ?\$", problem["message"])
    return problem


@pytest.mark.parametrize(("what", "method", "path", "body", "status", "code"), BAD, ids=[row[0] for row in BAD])
def test_bad_input_is_refused_and_changes_nothing(
    seated: Person, what: str, method: str, path: str, body: Any, status: int, code: str
) -> None:
    before = seated.get()
    content = {} if method == "GET" else {"content": json.dumps(body), "headers": JSON}
    said = set()
    for language in LANGUAGES:
        mark = "&" if "?" in path else "?"
        place = path.replace("{id}", seated.match_id) + f"{mark}lang={language}"
        said.add(check(seated.ask(method, place, **content), status, code)["message"])
    assert len(said) == len(LANGUAGES)
    assert seated.get() == before


ACT = b'{"decision": 0, "action": "pass"}'
RAW: list[tuple[str, bytes, dict[str, str], int, str]] = [
    ("no JSON", b"{", JSON, 400, "body"),
    ("bytes", b"\xff\xfe\x00", JSON, 400, "body"),
    ("NaN", b'{"decision": NaN, "action": "pass"}', JSON, 400, "body"),
    ("a half pair", b'{"decision": 0, "action": "\\ud800"}', JSON, 400, "body"),
    ("deep", b"[" * 8000, JSON, 400, "field"),
    ("deep where nothing is known", b'{"cheese": ' + b"[" * 8000, JSON, 400, "field"),
    ("large", b" " * 20_000, JSON, 413, "too-large"),
    ("a form", b"decision=0&action=pass", {"content-type": "application/x-www-form-urlencoded"}, 415, "type"),
    ("plain text", b'{"decision": 0, "action": "pass"}', {"content-type": "text/plain"}, 415, "type"),
    ("no type", b'{"decision": 0, "action": "pass"}', {}, 415, "type"),
    ("another origin", b"{}", {**JSON, "origin": "https://evil.example"}, 403, "origin"),
    ("no origin", b"{}", {**JSON, "origin": "null"}, 403, "origin"),
    ("across sites", b"{}", {**JSON, "sec-fetch-site": "cross-site"}, 403, "origin"),
    ("from a sibling site", b"{}", {**JSON, "sec-fetch-site": "same-site"}, 403, "origin"),
    ("another host", b"{}", {**JSON, "host": "evil.example"}, 421, "host"),
    ("a host that is none", b"{}", {**JSON, "host": "["}, 421, "host"),
    ("an origin that is none", b"{}", {**JSON, "origin": "http://["}, 403, "origin"),
    ("a forged token", ACT, {**JSON, "authorization": "Bearer " + "x" * 32}, 401, "token"),
    ("another scheme", b"{}", {**JSON, "authorization": "Basic eA=="}, 401, "token"),
    ("an endless token", b"{}", {**JSON, "authorization": "Bearer " + "x" * 500}, 401, "token"),
]


@pytest.mark.parametrize(("what", "body", "headers", "status", "code"), RAW, ids=[row[0] for row in RAW])
def test_bad_bodies_and_headers_are_refused(
    seated: Person, what: str, body: bytes, headers: dict[str, str], status: int, code: str
) -> None:
    before = seated.get()
    said = set()
    for language in ("en", "zh"):
        answer = seated.ask("POST", f"/matches/{seated.match_id}/act?lang={language}", content=body, headers=headers)
        assert answer.headers.get("www-authenticate") == ("Bearer" if status == 401 else None)
        said.add(check(answer, status, code)["message"])
    assert len(said) == 2
    assert seated.get() == before


def test_the_own_origin_is_welcome(seated: Person, server: Server) -> None:
    for headers in ({"origin": server.url}, {"sec-fetch-site": "same-origin", "origin": server.url}):
        answer = seated.ask("POST", f"/matches/{seated.match_id}/emote", json={"text": "hello"}, headers=headers)
        assert answer.status_code == 200


def test_a_foreign_name_cannot_read_either(server: Server) -> None:
    """DNS rebinding: a page of evil.example whose name points to this machine."""
    person = server.person()
    check(person.ask("GET", "/games", headers={"host": "evil.example"}), 421, "host")
    assert person.ask("GET", "/games", headers={"host": f"localhost:{server.port}"}).status_code == 200


def test_a_stranger_cannot_sit_on_anothers_seat(server: Server, seated: Person) -> None:
    """Cases 3 and 38: a foreign cookie, a foreign token, ids that are public."""
    stranger = server.person("Mallory")
    stranger.create("felix")
    own = stranger.match_id
    stranger.match_id = seated.match_id
    public = stranger.get()
    assert public["seat"] is None
    assert public["table"]["actions"] == []
    move = {"decision": 0, "action": seated.get()["table"]["actions"][0]["action"]}
    check(stranger.try_post("/act", move), 403, "not-seated")
    for token in (stranger.token, seated.match_id, "0", public["seed_hash"]):
        bearer = {"authorization": f"Bearer {token}"}
        path = f"/matches/{seated.match_id}/act"
        check(stranger.ask("POST", path, json=move, headers=bearer), 401, "token")
    for cookie in ("", "x" * 32, "\u00e9", seated.match_id, "a" * 4000):
        nobody = server.person("Nobody")
        forged = {b"cookie": f"cattery={cookie}".encode()}
        answer = nobody.ask("POST", f"/matches/{seated.match_id}/act", json=move, headers=forged)
        check(answer, 403, "not-seated")
    check(stranger.try_post("/start"), 403, "not-seated")
    stranger.match_id = own
    guest = server.person("Guest")
    guest.join(own)
    check(guest.try_post("/start"), 403, "not-host")
    check(guest.try_post("/seats/2", {"kind": "bot"}), 403, "not-host")
    assert seated.get()["seq"] == 0


def test_a_seat_token_plays_its_seat_without_a_cookie(server: Server, seated: Person) -> None:
    program = server.person("Program", authorization=f"Bearer {seated.token}")
    program.match_id = seated.match_id
    assert program.get() == seated.get()


def test_a_finished_match_takes_no_more(server: Server) -> None:
    from tests.web.test_play import play_on

    person = server.person()
    person.create("felix", players=3, bots=["regular"] * 2, options={"rounds": "1"})
    person.post("/start")
    over = play_on([person])
    sent = {"decision": over["seq"], "action": "pass"}
    for path, body in (("/act", sent), ("/advance", {"action": "pass"}), ("/leave", {}), ("/start", {})):
        check(person.try_post(path, body), 409, "wrong-status")
    assert person.get() == over
    late = server.person("Late")
    late.match_id = person.match_id
    check(late.try_post("/join", {"name": "Late"}), 409, "wrong-status")
    assert "set-cookie" not in late.try_post("/join", {"name": "Late"}).headers


def test_what_belongs_to_a_game_is_refused_in_the_lobby(server: Server) -> None:
    ada, bo = server.person("Ada"), server.person("Bo")
    ada.create("felix")
    bo.join(ada.match_id)
    before = bo.get()
    sent = {"decision": 0, "action": "pass"}
    for path, body in (("/act", sent), ("/advance", {"action": "pass"}), ("/kick", {"seat": 0}), ("/rematch", {})):
        check(bo.try_post(path, body), 409, "wrong-status")
    assert bo.get() == before


def test_cookies_are_not_for_scripts_and_follow_the_scheme(server: Server) -> None:
    made = server.person().ask("POST", "/matches", json=NEW)
    flags = made.headers["set-cookie"]
    assert "HttpOnly" in flags
    assert "SameSite=Lax" in flags
    assert "Secure" not in flags
    behind = server.person(**{"x-forwarded-proto": "https"}).ask("POST", "/matches", json=NEW)
    assert "Secure" in behind.headers["set-cookie"]
    assert made.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in made.headers["content-security-policy"]


def test_whoever_asks_too_much_has_to_wait(tmp_path: Any) -> None:
    limited = Server(tmp_path, "--rate", "2")
    try:
        eager, calm = limited.person("Eager"), limited.person("Calm")
        made = eager.ask("POST", "/matches", json=NEW)
        assert made.status_code == 201
        assert calm.ask("POST", "/matches", json=NEW).status_code == 201
        answers = [eager.ask("GET", "/games") for _ in range(12)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        check(refused[0], 429, "rate")
        assert refused[0].headers["retry-after"] == "1"
        assert calm.ask("GET", "/games").status_code == 200
        in_place = {"accept": "text/html", "cattery-fragment": "yes"}
        chat = f"{limited.url}/m/{made.json()['id']}/chat"
        forms = [eager.client.post(chat, data={"text": "Hello"}, headers=in_place) for _ in range(12)]
        text = next(form.text for form in forms if form.status_code == 429)
        assert '<p class="problem" role="alert">' in text
        assert "Too many requests. Wait a moment." in text
        assert "<main" not in text, "the page keeps the drawing that it has"
        eager.close()
        calm.close()
    finally:
        limited.close()


def test_the_log_holds_no_traceback_so_far(server: Server) -> None:
    """Runs last in this file: nothing above was a fault of the program."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
    assert API

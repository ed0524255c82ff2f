"""Whole matches over HTTP: people, programs and bots at one table, from the lobby to the end and the next match."""

import random
import runpy
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from cattery.core.playthrough import from_text
from cattery.games import load, names
from tests.web.server import API, QUICK, SOON, Person, Server

ROOT = Path(__file__).parents[2]
# So that chance comes to an end soon.
SHORT: dict[str, dict[str, str | int]] = {
    "felix": {"rounds": "3"},
    "cockroach_poker": {"lose_count": 2},
    "cat_and_mouse": {"stock_size": 1, "max_actions": 100},
}


def is_over(state: Any) -> bool:
    return bool(state["status"] == "over")


def play_on(people: list[Person], seed: int = 1, most: int = 100_000) -> Any:
    """People act by chance whenever it is their turn, until the game is over or they have acted so often."""
    rng = random.Random(seed)
    acted = 0
    while True:
        for person in people:
            before = person.get()
            if is_over(before) or acted >= most:
                return before
            table = before["table"]
            if table["player"] == before["seat"]:
                person.act(rng.randrange)
                acted += 1
            elif len(people) < before["players"]:
                time.sleep(0.005)  # a bot's turn


@pytest.mark.parametrize("game", names())
def test_people_and_bots_play_a_game_to_its_end(server: Server, ada: Person, bo: Person, game: str) -> None:
    rules = load(game)
    players = rules.default_players()
    ada.create(game, bots=["regular"] * (players - 2), options=SHORT.get(game, {}))
    assert bo.join(ada.match_id)["seat"] == players - 1
    with bo.stream() as stream:
        assert stream.next()["status"] == "lobby"
        ada.post("/start")
        over = play_on([ada, bo])
        newest = stream.until(is_over)
        assert newest["table"]["result"]["scores"] == over["table"]["result"]["scores"]
    result = over["table"]["result"]
    assert sum(result["returns"]) == pytest.approx(0)
    assert result["ending"] in rules.endings
    play = from_text(ada.ask("GET", f"/matches/{ada.match_id}/playthrough").text, load)
    assert play.is_over
    assert play.scores() == result["scores"]


@pytest.mark.parametrize("game", names())
def test_a_bot_that_has_the_first_turn_moves(server: Server, ada: Person, game: str) -> None:
    """Case 32."""
    for _ in range(3):
        ada.create(game, bots=["regular"] * (load(game).default_players() - 1))
        ada.post("/start")
        state = wait_for(ada, lambda state: state["table"]["player"] == 0)
        assert state["table"]["actions"]


def test_the_example_bots_play_a_game_among_themselves(server: Server, ada: Person) -> None:
    example = ROOT / "examples" / "bot.py"
    ada.create("felix", players=3, options={"rounds": "2"}, bots=["regular"])
    play = runpy.run_path(str(example))["play"]
    scores: list[Any] = []
    thread = threading.Thread(target=lambda: scores.append(play(server.url, ada.match_id, "Chance")))
    thread.start()
    while ada.get()["seats"][2]["kind"] != "person":
        time.sleep(0.02)
    ada.post("/start")
    over = play_on([ada])
    thread.join(SOON)
    assert scores == [over["table"]["result"]["scores"]]
    refused = subprocess.run(
        [sys.executable, example, server.url, "nothing-here"], capture_output=True, text=True, check=False
    )
    assert "404" in refused.stderr
    code = [line for line in example.read_text().splitlines() if line.strip()]
    assert len(code) < 40


def test_a_stream_tells_the_newest_state_after_each_commit(server: Server, ada: Person, bo: Person) -> None:
    ada.create("felix", players=3, bots=["regular"])
    bo.join(ada.match_id)
    with ada.stream() as own, bo.stream() as other:
        ada.post("/start")
        for _ in range(12):
            person = ada if ada.get()["table"]["player"] == 0 else bo
            state = person.act()
            seen = [stream.until(lambda s, seq=state["seq"]: s["seq"] >= seq) for stream in (own, other)]
            assert [s["seat"] for s in seen] == [0, 2]
        stream_state = ada.get()
        assert stream_state["table"]["decision"] >= 12 // 3
        revisions = [state["seq"] for state in seen]
        assert revisions == sorted(revisions)


def test_two_tabs_of_one_seat_show_the_same_and_either_acts(ada: Person) -> None:
    """Case 33."""
    ada.create("felix", players=3, bots=["regular"] * 2)
    with ada.stream() as first:
        with ada.stream() as second:
            ada.post("/start")
            a, b = (tab.until(lambda s: s["table"] and s["table"]["player"] == 0) for tab in (first, second))
            assert a == b
        ada.act()
        assert first.until(lambda s: s["seq"] > a["seq"])["seat"] == 0
        assert not ada.get()["seats"][0]["is_away"]


def test_polling_with_an_etag_costs_nothing_while_nothing_changes(ada: Person) -> None:
    ada.create("felix", bots=["regular"] * 3)
    path = f"/matches/{ada.match_id}"
    tag = ada.ask("GET", path).headers["etag"]
    same = ada.ask("GET", path, headers={"if-none-match": tag})
    assert (same.status_code, same.content) == (304, b"")
    ada.post("/chat", {"text": "purr"})
    assert ada.ask("GET", path, headers={"if-none-match": tag}).status_code == 200
    assert ada.ask("GET", f"{path}?lang=de", headers={"if-none-match": tag}).status_code == 200


def test_a_repeated_command_is_one_action(ada: Person, bo: Person) -> None:
    """Case 34: the second of a double click does not answer the next question."""
    ada.create("cat_and_mouse")
    bo.join(ada.match_id)
    ada.post("/start")
    person = ada if ada.get()["table"]["player"] == 0 else bo
    table = person.get()["table"]
    sent = {"decision": table["decision"], "action": table["actions"][0]["action"], "command": "c1"}
    first = person.post("/act", sent)
    assert first["seq"] == 1
    assert person.post("/act", sent) == first
    stale = person.try_post("/act", {**sent, "command": "c2"})
    assert stale.status_code == 409
    assert stale.json()["code"] == "stale-action"
    assert stale.json()["match"]["seq"] == 1
    assert person.get() == first


def test_a_choice_in_advance_is_played_and_nobody_else_can_tell(server: Server, ada: Person, bo: Person) -> None:
    ada.create("felix", players=3)
    bo.join(ada.match_id)
    cy = server.person("Cy")
    cy.join(ada.match_id)
    ada.post("/start")
    people = [ada, bo, cy]
    starter = ada.get()["table"]["player"]
    waiting, third = people[(starter + 1) % 3], people[(starter + 2) % 3]
    before = third.get()
    places = [text for text in load("felix").action_texts if text.startswith("place ")]
    hand = waiting.get()["table"]["snapshot"]["hand"]
    card = next(i for i in range(len(places)) if hand >> i & 1)
    assert waiting.post("/advance", {"action": places[card]})["table"]["advance"] == places[card]
    assert third.get() == before
    assert people[starter].act()["seq"] >= 1
    after = wait_for(third, lambda state: state["seq"] >= 2)
    assert after["table"]["player"] == (starter + 2) % 3
    assert not waiting.get()["table"]["snapshot"]["hand"] >> card & 1
    assert waiting.get()["table"]["advance"] is None


def wait_for(person: Person, condition: Any, seconds: float = 10) -> Any:
    """Look until it is so."""
    last = time.monotonic() + seconds
    while not condition(state := person.get()):
        assert time.monotonic() < last, state
        time.sleep(0.02)
    return state


def test_people_talk_and_nobody_else_can(server: Server, ada: Person, bo: Person) -> None:
    """Case 41: text stays text."""
    ada.create("felix", bots=["regular"] * 2)
    bo.match_id = ada.match_id
    markup = "<script>alert(1)</script> & \u0142\u00f3d\u017a \U0001f408"
    ada.post("/chat", {"text": markup})
    ada.post("/emote", {"text": "hello"})
    said = bo.get()["chats"]
    assert [(line["kind"], line["text"], line["seat"]) for line in said] == [("chat", markup, 0), ("emote", "hello", 0)]
    assert bo.try_post("/chat", {"text": "let me"}).status_code == 403


def test_a_rematch_seats_everybody_one_further_on(ada: Person, bo: Person) -> None:
    """Cases 8 and 48."""
    ada.create("felix", players=3, options={"rounds": "1"}, bots=["regular"])
    bo.join(ada.match_id)
    ada.post("/start")
    assert ada.try_post("/rematch").status_code == 409
    play_on([ada, bo])
    first, again = ada.post("/rematch")["id"], bo.post("/rematch")["id"]
    assert first == again
    assert ada.get()["rematch"] == first
    ada.match_id = bo.match_id = first
    lobby = ada.get()
    assert [seat["name"] for seat in lobby["seats"]] == ["Bo", "Ada", lobby["seats"][2]["name"]]
    assert [seat["kind"] for seat in lobby["seats"]] == ["person", "person", "bot"]
    assert (lobby["status"], lobby["table"], lobby["seat"], lobby["is_host"]) == ("lobby", None, 1, True)
    assert ada.post("/start")["table"]["decision"] == 0


def test_a_lobby_fills_and_empties(server: Server, ada: Person, bo: Person) -> None:
    """Case 35: names may repeat, seats do not."""
    ada.create("felix", players=3, public=True)
    listed = bo.ask("GET", "/matches").json()["matches"]
    assert ada.match_id in [match["id"] for match in listed]
    assert bo.join(ada.match_id, seat=2)["seat"] == 2
    assert bo.join(ada.match_id)["seat"] == 2
    assert bo.token == ""
    ada.post("/seats/1", {"kind": "bot"})
    twin = server.person("Ada")
    twin.match_id = ada.match_id
    full = twin.try_post("/join", {"name": "Ada"})
    assert (full.status_code, full.json()["code"]) == (409, "table-full")
    ada.post("/seats/1", {"kind": "open"})
    assert twin.join(ada.match_id)["seat"] == 1
    left = ada.post("/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "person"]
    assert [seat["is_host"] for seat in left["seats"]] == [False, True, False]
    assert twin.post("/start")["seats"][0]["kind"] == "bot"


def test_public_lobbies_only_are_listed(ada: Person) -> None:
    ada.create("felix")
    assert ada.match_id not in ada.ask("GET", "/matches").text
    assert ada.match_id in ada.ask("GET", "/me/matches").text


def test_games_are_described_in_the_callers_language(ada: Person) -> None:
    assert {game["name"] for game in ada.ask("GET", "/games").json()["games"]} == set(names())
    german = ada.ask("GET", "/games/felix", headers={"accept-language": "de-AT, en;q=0.5"}).json()
    french = ada.ask("GET", "/games/felix?lang=fr", headers={"accept-language": "de"}).json()
    assert german["options"][0]["text"] != french["options"][0]["text"]
    assert {option["name"] for option in german["options"]} == {option.name for option in load("felix").options}
    assert {preset["name"] for preset in german["presets"]} == set(load("felix").presets)


def test_a_person_can_take_everything_along_and_be_forgotten(server: Server, bo: Person) -> None:
    """Case 47."""
    eve = server.person("Eve Unique-Name")
    eve.create("felix", players=3, bots=["regular"])
    bo.join(eve.match_id)
    bo.post("/chat", {"text": "hi"})
    eve.post("/chat", {"text": "unmistakable words"})
    eve.post("/start")
    eve.ask("PATCH", "/me", json={"name": "Eve Other-Name", "language": "pl"})
    assert eve.ask("GET", "/me").json() == {"name": "Eve Other-Name", "language": "pl", "is_known": True}
    told = eve.ask("GET", "/me/export").json()
    assert [line["text"] for line in told["chats"]] == ["unmistakable words"]
    assert [seat["match_id"] for seat in told["seats"]] == [eve.match_id]
    assert eve.ask("DELETE", "/me").json() == {"matches": 1}
    assert eve.ask("GET", "/me").json()["is_known"] is False
    after = bo.get()
    assert "Unique" not in str(after)
    assert "unmistakable" not in str(after)
    state = wait_for(bo, lambda state: state["table"]["player"] == 2)  # a bot goes on in the empty seat
    assert state["status"] == "running"


def test_a_table_without_spectators_has_none(ada: Person, bo: Person) -> None:
    """A closed table shows its lobby, to which people are invited, and nothing more."""
    ada.create("felix", bots=["regular"] * 3, settings={**QUICK, "has_spectators": False})
    bo.match_id = ada.match_id
    assert bo.get()["status"] == "lobby"
    with bo.stream() as stream:
        assert stream.next()["status"] == "lobby"
        ada.post("/start")
        assert stream.has_ended.wait(5)
    for path in ("", "/stream", "/replay", "/playthrough"):
        answer = bo.ask("GET", f"/matches/{bo.match_id}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
    assert bo.ask("HEAD", f"/matches/{ada.match_id}").status_code == 403
    assert ada.ask("HEAD", f"/matches/{ada.match_id}/stream").status_code == 200
    assert ada.get()["table"]["actions"] is not None


def test_the_interface_describes_itself(server: Server, ada: Person) -> None:
    from cattery.web.api import ENDPOINTS

    document = ada.ask("GET", "/openapi.json").json()
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert document["servers"] == [{"url": API}]


def test_programs_are_told_the_same_without_words(server: Server, ada: Person) -> None:
    ada.create("felix", bots=["regular"] * 3, options={"first_start": "seat0"})
    ada.post("/start")
    told, bare = ada.get()["table"], ada.get("?words=none")["table"]
    assert (bare["lines"], bare["log"]) == ([], [])
    assert {action["label"] for action in bare["actions"]} == {""}
    assert [action["action"] for action in bare["actions"]] == [action["action"] for action in told["actions"]]
    for name in ("decision", "player", "snapshot", "events", "advance", "result"):
        assert bare[name] == told[name]

"""Bots as everybody meets them: a level for each, a temperament that is shown, the same on every channel."""

import re
import signal
from collections.abc import Callable
from typing import Any

import pytest

from cattery.bots.players import LEVELS
from cattery.core.words import LANGUAGES, Message, say
from cattery.games import load, names
from tests.web.html import Visitor
from tests.web.server import Person, Server
from tests.web.test_pages import check, new_table, w

MANNERS = {"honest": "honest", "bluffer": "bluffing", "hoarder": "hoarding"}  # of Felix


def bots(match: Any) -> list[tuple[str | None, str | None, str]]:
    """How the seats of a match are played, but for the first."""
    return [(seat["level"], seat["persona"], seat["manner"]) for seat in match["seats"][1:]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_level_and_persona_has_its_words(server: Server, game: str, language: str) -> None:
    found = server.person(**{"accept-language": language}).ask("GET", f"/games/{game}").json()
    assert tuple(level["name"] for level in found["levels"]) == LEVELS
    assert [one["value"] for one in found["personas"]] == list(load(game).personas)
    assert len({level["text"] for level in found["levels"]} | {one["text"] for one in found["personas"]}) == 8
    assert all(re.search(r"\w.{10,}[.。]$", level["about"]) for level in found["levels"])


def test_a_temperament_stays_over_a_restart_and_is_the_same_everywhere(own_server: Server) -> None:
    ada, bo = own_server.person("Ada"), own_server.person("Bo", **{"accept-language": "de"})
    seated = ada.create("felix", players=5, bots=["casual", "beginner", "strong"])
    found = bots(seated["match"])
    personas = [persona for _, persona, _ in found]
    assert set(personas[:2]) <= set(MANNERS)
    assert found == [
        ("casual", personas[0], f"casual · {MANNERS[str(personas[0])]}"),
        ("beginner", personas[1], f"beginner · {MANNERS[str(personas[1])]}"),
        ("strong", None, "strong"),
        (None, None, ""),
    ]
    assert bots(ada.get()) == bots(ada.ask("GET", "/me/matches").json()["matches"][0]) == found
    german = bots(bo.join(ada.match_id)["match"])
    assert [(level, persona) for level, persona, _ in german] == [(level, persona) for level, persona, _ in found]
    assert german[2][2] == "stark"
    assert german[0][2] == f"gemütlich · {say(Message(f'felix/persona-{personas[0]}'), 'de')}"
    lobby = ada.client.get(f"{own_server.url}/m/{ada.match_id}").text
    own_server.stop(signal.SIGKILL)
    own_server.start()
    assert bots(ada.get()) == found
    assert bots(ada.post("/start")) == found
    with bo.stream() as stream:
        assert bots(stream.next()) == german
    table = ada.client.get(f"{own_server.url}/m/{ada.match_id}").text
    for page in (lobby, table):
        assert re.findall(r'class="manner">([^<]*)<', page) == [manner for _, _, manner in found if manner]


def test_a_bot_that_comes_at_the_start_is_regular_and_has_none(ada: Person) -> None:
    ada.create("cockroach_poker", players=3, bots=["expert"])
    assert bots(ada.post("/start")) == [("expert", None, "expert"), ("regular", None, "regular")]


def test_each_bot_of_a_lobby_has_a_level_of_its_own(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    path = new_table(ada, "felix", players="3")
    page = ada.get(path)
    for level in LEVELS:
        assert say(Message(f"about-{level}")) in page.text
    for seat, level in ((1, "beginner"), (2, "expert")):
        page = check(ada.send(ada.get(path).form("/seat", number=str(seat), kind="bot"), {"level": level}))
    manners = re.findall(r'class="manner">([^<]*)<', page.answer.text)
    assert manners[0].removeprefix("beginner · ") in MANNERS.values()
    assert manners[1] == "expert"


def test_bots_that_one_plays_against_at_once_have_the_level_that_was_chosen(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    form = ada.get("/new/felix")
    assert [say(Message(f"about-{level}")) in form.text for level in LEVELS] == [True] * 5
    path = new_table(ada, "felix", **{"with": "bots", "players": "3", "level": "casual"})
    seats = ada.client.get(f"/api/v1/matches/{path[3:]}").json()["seats"]
    assert [seat["level"] for seat in seats] == [None, "casual", "casual"]
    assert w("level-personas") in ada.get(new_table(ada, "felix")).text


def test_the_record_of_a_match_says_how_well_its_bots_played(ada: Person) -> None:
    ada.create("cat_and_mouse", bots=["casual"], options={"stock_size": "1", "max_actions": "100"})
    ada.post("/start")
    while (state := ada.get())["status"] != "over":
        ada.act()
    text = ada.ask("GET", f"/matches/{ada.match_id}/playthrough").text
    assert text.splitlines()[1:3] == ["# seat 0 person Ada", f"# seat 1 casual {state['seats'][1]['name']}"]


def test_refusals_call_what_is_set_by_its_words(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    page = check(ada.post("/new", 400, game="felix", name="Ada", **{"option.rounds": "99"}))
    assert "“99” does not fit here: How many rounds are played. Expected: 1–9." in page.text
    page = check(ada.post("/new", 400, game="felix", name="Ada", **{"option.open_mice": "maybe"}))
    assert "Whether the table shows how many mice the others have. Expected: hidden, shown." in page.text
    page = check(ada.post("/new", 400, game="felix", name="Ada", **{"setting.turn_seconds": "-5"}))
    assert "Seconds for a turn, 0 for no clock." in page.text
    asked = {"game": "felix", "name": "Ada", "options": {"rounds": 99}}
    answer = ada.client.post("/api/v1/matches", json=asked, headers={"accept-language": "de"}).json()
    assert answer == {
        "code": "invalid-config",
        "message": "„99“ passt hier nicht: Wie viele Runden gespielt werden. Erwartet: 1-9 (Option rounds).",
        "details": {"option": "rounds", "got": "99", "expected": "1-9"},
    }

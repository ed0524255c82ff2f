"""Hints, asked for on a page or by a program: to the seat that is to act, with reasons, and to nobody else."""

import html
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cattery.core.words import LANGUAGES, Message, say
from cattery.games import load, names
from tests.web.html import Visitor
from tests.web.server import Person, Server
from tests.web.test_pages import decide, new_table, w


def test_a_hint_is_shown_to_who_has_asked_and_gone_with_the_decision(visitor: Callable[..., Visitor]) -> None:
    ada, bo = visitor(), visitor()
    path = new_table(ada, "cat_and_mouse", players="2")
    bo.send(bo.get(path).form("/join"), {"name": "Bo"})
    ada.send(ada.get(path).form("/start"))
    turn = ada.client.get(f"/api/v1/matches/{path[3:]}").json()["table"]["player"]
    asking, waiting = (ada, bo) if turn == 0 else (bo, ada)
    hinted = re.compile("hinted|" + re.escape(w("hint-says", action="").split(":")[0]))
    assert not hinted.search(asking.get(path).answer.text)
    first = asking.post(f"{path}/hint").answer.text
    assert hinted.search(first)
    assert asking.post(f"{path}/hint").answer.text == first
    assert not hinted.search(waiting.get(path).answer.text)
    assert not hinted.search(asking.get(f"{path}?screen=1").answer.text)
    assert say(Message("web/error-no-decision")) in waiting.post(f"{path}/hint", 403).text
    decide(asking, path)
    assert not hinted.search(asking.get(path).answer.text)


def to_act(people: list[Person]) -> tuple[Person, Person]:
    """Of two, the one whose turn it is, and the other."""
    turn = people[0].get()["table"]["player"]
    return people[turn], people[1 - turn]


def two_at_a_table(ada: Person, bo: Person, game: str, **wishes: Any) -> None:
    """Both seated, bots on all other seats, and begun."""
    bots = ["regular"] * (load(game).players[0] - 2)
    seated = ada.create(game, players=load(game).players[0], bots=bots, **wishes)
    bo.join(seated["id"])
    ada.post("/start")


@pytest.mark.parametrize("game", names())
def test_a_program_is_told_a_legal_action_its_label_and_the_reasons(server: Server, game: str) -> None:
    language = LANGUAGES[names().index(game)]
    ada, bo = server.person("Ada"), server.person("Bo", **{"accept-language": language})
    two_at_a_table(ada, bo, game, settings={"pace_ms": 0})
    while bo.get()["table"]["player"] != bo.get()["seat"]:
        ada.act()
    table = bo.get()["table"]
    told = bo.post("/hint")
    assert told["decision"] == table["decision"]
    assert {"action": told["action"], "label": told["label"]} in table["actions"]
    assert told["reasons"]
    assert all(re.search(r"[.。]$", reason) for reason in told["reasons"])
    assert bo.post("/hint") == told
    assert bo.get()["table"] == table, "nothing of it is in the state, which others are sent as well"


def test_the_host_settles_in_the_lobby_whether_there_are_hints(visitor: Callable[..., Visitor]) -> None:
    ada, bo = visitor(), visitor()
    path = new_table(ada, "cat_and_mouse", players="2")
    bo.send(bo.get(path).form("/join"), {"name": "Bo"})
    none = say(Message("web/error-no-hints"))
    for label, has_none in ((w("hints-off"), True), (w("hints-on"), False), (w("hints-off"), True)):
        form = ada.get(path).form("/hints")
        assert label in ada.get(path).text
        assert (none in ada.send(form).text) == has_none
        assert (w("setting-hints") in bo.get(path).text) != has_none
        assert (none in bo.get(path).text) == has_none
        assert w("hints-off") not in bo.get(path).text
    assert say(Message("matches/error-not-host")) in bo.post(f"{path}/hints", 403, allowed="true").text
    ada.send(ada.get(path).form("/start"))
    assert say(Message("matches/error-not-lobby")) in ada.post(f"{path}/hints", 409, allowed="true").text
    turn = ada.client.get(f"/api/v1/matches/{path[3:]}").json()["table"]["player"]
    asking = (ada, bo)[turn]
    assert 'id="hint"' not in asking.get(path).answer.text
    assert none in asking.post(f"{path}/hint", 409).text


def test_what_a_search_has_tried_is_told_best_first_as_numbers_and_in_words(tmp_path: Path) -> None:
    """The search of these tests takes the last action and thinks each worth less than the one after it: 1, 1/2, 1/3."""
    server = Server(tmp_path, deals=["-m", "tests.web.searching_at_once"])
    try:
        ada = server.person("Ada")
        ada.create("felix", players=3, bots=["regular", "regular"])
        ada.post("/start")
        while ada.get()["table"]["player"] != 0:
            time.sleep(0.02)
        legal = ada.get()["table"]["actions"][::-1]
        told = ada.post("/hint")
        page = html.unescape(ada.client.get(f"{server.url}/m/{ada.match_id}").text)
    finally:
        server.close()
    assert told["action"] == legal[0]["action"]
    assert told["worths"] == [{"action": one["action"], "worth": 1 / (1 + i)} for i, one in enumerate(legal)]
    dealt = "Against the best of the others, with the hidden cards dealt in many ways, it is as good as being "
    best = dealt + "135 points ahead."  # which stands for all that is better
    others = [f"{legal[i]['label']} – as good as being {lead} points ahead." for i, lead in ((1, 15), (2, 7.5), (3, 5))]
    assert told["reasons"][-4:] == [best, *others]
    assert all(line in page for line in (*told["reasons"], w("hint-why")))
    assert not told["is_makeshift"]
    assert 'id="hint"' not in page


def test_the_rule_of_thumb_stands_in_until_the_search_is_there_and_says_so(ada: Person, visitor: Any) -> None:
    """One may ask again."""
    ada.create("felix", players=3, bots=["regular", "regular"], settings={"pace_ms": 0})
    ada.post("/start")
    while ada.get()["table"]["player"] != 0:
        time.sleep(0.02)
    told = ada.post("/hint")
    page = ada.client.get(str(ada.client.base_url).removesuffix("/api/v1/") + f"/m/{ada.match_id}").text
    said = say(Message("web/hint-makeshift"))
    assert told["is_makeshift"]
    assert told["worths"] == []
    assert told["reasons"][-1] == said
    assert said in html.unescape(page)
    assert 'id="hint"' in page


def test_a_hint_is_refused_to_whoever_is_not_to_decide_and_where_the_table_has_none(
    server: Server, ada: Person, bo: Person
) -> None:
    without: dict[str, bool] = {"has_hints": False}
    for settings, status, said in (({}, 403, "error-no-decision"), (without, 409, "error-no-hints")):
        two_at_a_table(ada, bo, "cat_and_mouse", settings=settings)
        asking, waiting = to_act([ada, bo])
        answer = (asking if settings else waiting).try_post("/hint")
        assert (answer.status_code, answer.json()["message"]) == (status, say(Message(f"web/{said}")))
        stranger = server.person("Cy")
        stranger.match_id = ada.match_id
        assert stranger.try_post("/hint").status_code == 403

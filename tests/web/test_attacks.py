"""What people send who mean no good, and what breaks by chance: refused in words, and nobody sees more by it."""

import asyncio
import re
import time
from collections.abc import Callable

import httpx
import pytest
from starlette.requests import Request

from cattery.core.words import Message, say
from cattery.games import load, names
from cattery.web.app import create_app
from cattery.web.auth import check_host
from cattery.web.config import ServerConfig
from cattery.web.drawing import qr_code
from cattery.web.hall import Newest
from cattery.web.pages.curtain import tokens_in
from cattery.web.protocol import HEADERS
from cattery.web.refusals import Refusal
from tests.web.html import Visitor
from tests.web.server import Server
from tests.web.test_devices import THREE_AT_ONE, link_of
from tests.web.test_pages import SHORT, decide, new_table, play, w

LONG = "x" * 41


# ------------------------------------------------------------------------------------------------------- what is sent


@pytest.mark.parametrize("option", ["self", "players", "preset", "options", "__class__", "", LONG])
@pytest.mark.parametrize("game", names())
def test_what_is_no_option_is_refused_by_its_name(visitor: Callable[..., Visitor], game: str, option: str) -> None:
    ada = visitor()
    known = ", ".join(one.name for one in load(game).options)
    told = say(Message("error-option", {"title": load(game).title, "got": option[:40], "expected": known}))
    page = ada.post("/new", 400, game=game, name="Ada", **{f"option.{option}": "1"})
    assert told in page.text
    answer = ada.client.post("/api/v1/matches", json={"game": game, "name": "Ada", "options": {option: "1"}})
    assert (answer.status_code, answer.json()["message"]) == (400, told)
    assert answer.json()["details"] == {"game": game, "got": option[:40], "expected": known}


@pytest.mark.parametrize(
    ("deed", "fields", "field"),
    [("chat", {}, "text"), ("act", {"decision": "²", "action": "pass"}, "decision"), ("kick", {"seat": "-1"}, "seat")],
)
def test_the_field_that_is_wrong_is_named(
    visitor: Callable[..., Visitor], deed: str, fields: dict[str, str], field: str
) -> None:
    ada = visitor()
    page = ada.post(f"{new_table(ada, 'felix')}/{deed}", 400, **fields)
    assert say(Message("web/error-field", {"field": field})) in page.text


@pytest.mark.parametrize(
    "cookie",
    ['"a\\015\\012X-Injected: 1"', '"a\\073 Domain=evil.example"', '"\\"', "a.b;c", "." * 3000, "\u00e4"],
)
def test_a_cookie_that_is_sent_back_holds_tokens_only(server: Server, cookie: str) -> None:
    answer = httpx.post(
        f"{server.url}/new",
        headers=[(b"cookie", f"cattery-others={cookie}".encode("latin-1"))],
        data={"game": "felix", "with": "device", "name": "Ada", "name.2": "Bo"},
    )
    assert answer.status_code == 303
    assert "x-injected" not in answer.headers
    set_cookie = [text for text in answer.headers.get_list("set-cookie") if text.startswith("cattery-others=")]
    assert len(set_cookie) == 1
    assert re.fullmatch(
        r"cattery-others=[\w-]+(\.[\w-]+)*; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", set_cookie[0], re.ASCII
    )


def test_no_more_people_share_a_device_than_sit_at_a_table() -> None:
    assert tokens_in("ab.c-d._e") == ["ab", "c-d", "_e"]
    assert tokens_in(".".join("abcdefgh")) == list("abcde")
    assert tokens_in('"; \r\n') == []


@pytest.mark.parametrize("host", ["127.0.0.1:abc", "127.0.0.1:99999", "127.0.0.1:80<script>", "localhost:1, evil", ""])
def test_a_host_that_is_none_is_refused(host: str) -> None:
    request = Request({"type": "http", "method": "GET", "path": "/", "headers": [(b"host", host.encode())]})
    with pytest.raises(Refusal) as caught:
        check_host(request, ServerConfig("sqlite://", lan=True))
    assert caught.value.status == 421


@pytest.mark.parametrize("path", ["/rules/felix/", "/api/v1/games/", "/new/felix///"])
def test_a_slash_at_the_end_leads_nowhere_else(visitor: Callable[..., Visitor], path: str) -> None:
    answer = visitor().client.get(path, follow_redirects=False)
    assert answer.status_code == 200


@pytest.mark.parametrize("path", ["//evil.example/?seated=1", "/%5Cevil.example/?seated=1", "/m/%0d%0aX-A:1?seated=1"])
def test_the_mark_of_a_new_cookie_leads_to_this_site_only(visitor: Callable[..., Visitor], path: str) -> None:
    ada = visitor(cookie="cattery=x")
    answer = ada.client.get(f"{ada.client.base_url}".rstrip("/") + path, follow_redirects=False)
    assert answer.status_code in (303, 404)
    assert re.match(r"/m/%0D%0A|$", answer.headers.get("location", ""))
    assert "x-a" not in answer.headers


def test_a_fault_is_answered_as_safely_as_anything() -> None:
    async def fail() -> httpx.Response:
        app = create_app(ServerConfig("sqlite://"))  # without its lifespan: nothing that it needs is there
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.get("/api/v1/games")

    answer = asyncio.run(fail())
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert HEADERS.items() <= dict(answer.headers).items()


# ---------------------------------------------------------------------------------------------------- who is meant


def test_whoever_looks_at_a_shared_device_takes_the_own_seat_along(visitor: Callable[..., Visitor]) -> None:
    ada, phone = visitor(), visitor()
    ada.post("/new", 200, **THREE_AT_ONE)
    table = ada.path
    ada.send(ada.send(ada.get(table).form("/open")).form("/act"))
    assert "/device?link=" not in ada.post(f"{table}/device").answer.text  # behind the curtain nobody is meant
    page = ada.send(ada.get(table).form("/open"))
    assert 'data-seat="1"' in page.answer.text
    link = link_of(ada.send(page.form("/device")))
    page = phone.send(phone.get(link).form("/device/follow"))
    assert phone.path == table
    assert 'data-seat="1"' in page.answer.text


def test_a_shared_device_whose_own_guest_is_forgotten_begins_anew(visitor: Callable[..., Visitor]) -> None:
    ada, cy = visitor(), visitor()
    ada.post("/new", 200, **THREE_AT_ONE)
    ada.send(ada.get("/mine/forget").form("/mine/forget"))
    lobby = new_table(cy, "felix", players="3", name="Cy")
    assert ada.get(lobby).form("/join").fields["name"] == ""  # nobody else of the device is taken for the caller
    assert 'data-seat="1"' in ada.send(ada.page.form("/join"), {"name": "Eve"}).answer.text  # type: ignore[union-attr]
    page = ada.send(ada.get("/").form("/new", game="felix"))
    assert 'data-seat="0"' in page.answer.text


# --------------------------------------------------------------------------------------------------------- looking back


def test_nothing_can_be_done_in_a_replay(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    path = new_table(ada, "felix", **{"with": "bots", "option.first_start": "seat0", "option.rounds": "1"})
    for step in ("0", "99"):
        assert [form.action for form in ada.get(f"{path}/replay?step={step}").forms] == [f"{path}/replay"]
    for _ in range(5000):
        state = ada.client.get(f"/api/v1/matches/{path[3:]}").json()
        actions = [action["action"] for action in state["table"]["actions"]]
        if "pass" in actions:
            break
        if actions:
            decide(ada, path)
        else:
            time.sleep(0.01)  # a bot's turn
    ada.get(path).form("/act")
    assert [form.action for form in ada.get(f"{path}/replay").forms] == [f"{path}/replay"]


def test_where_nobody_watches_the_players_look_back_at_all_cards(visitor: Callable[..., Visitor]) -> None:
    ada, bo = visitor(), visitor()
    path = new_table(ada, "felix", **{"with": "bots", "setting.has_spectators": "off", **SHORT["felix"]})
    play(ada, path)
    for seat in ("0", "1", "all", "none"):
        ada.get(f"{path}/replay?step=1&seat={seat}")
        assert say(Message("matches/error-no-spectators")) in bo.get(f"{path}/replay?seat={seat}", 403).text
    for place in (path, f"{path}?screen=1", f"{path}/rules", f"{path}/stream"):
        bo.get(place, 403)


# ---------------------------------------------------------------------------------------------------- what piles up


def test_what_is_remembered_is_bounded() -> None:
    kept: Newest[int] = Newest(2)
    for key in ("a", "b", "a", "c"):
        kept[key] = len(kept)
    assert dict(kept) == {"a": 2, "c": 2}
    qr_code.cache_clear()
    for i in range(200):
        qr_code(f"http://127.0.0.1:{i}/m/abc")
    assert qr_code.cache_info().currsize == 100


def test_a_drawing_is_shared_only_among_those_who_may_see_it(visitor: Callable[..., Visitor]) -> None:
    ada, bo, cy = visitor(), visitor(), visitor(**{"accept-language": "de"})
    path = new_table(ada, "felix", players="3", **{"option.first_start": "seat0"})
    bo.send(bo.get(path).form("/join"), {"name": "Bo"})
    ada.send(ada.get(path).form("/start"))
    seen = {name: one.get(path).answer.text for name, one in (("ada", ada), ("bo", bo), ("cy", cy))}
    assert 'data-seat="0"' in seen["ada"]
    assert 'data-seat="1"' in seen["bo"]
    assert 'data-seat=""' in seen["cy"]
    assert 'lang="de"' in seen["cy"]
    assert (seen["ada"].count("#card-"), seen["bo"].count("#card-"), seen["cy"].count("#card-")) == (9, 9, 0)
    assert 'data-seat=""' in ada.get(f"{path}?screen=1").answer.text
    assert ada.get(path).answer.text == seen["ada"]
    ada.post("/settings", hints="", chat="")
    plain = ada.get(path)
    assert w("lesson") not in plain.text
    assert w("talk") not in plain.text
    ada.post("/settings", hints="on", chat="on")
    ada.post(f"{path}/chat", text="Good evening")
    assert all("Good evening" in one.get(path).text for one in (ada, bo, cy))

"""One person on several devices, and several people on one: over real HTTP, as browsers without scripts do it."""

import re
import time
from collections.abc import Iterator

import pytest

from tests.web.html import Page, Visitor
from tests.web.server import SOON, Server

THREE_AT_ONE = {
    "game": "felix",
    "with": "device",
    "name": "Ada",
    "name.2": "Bo",
    "name.3": "Cy",
    "players": "3",
    "option.rounds": "1",
    "option.first_start": "seat0",
}
NAMES = ("Ada", "Bo", "Cy")


@pytest.fixture
def ada(server: Server) -> Iterator[Visitor]:
    visitor = Visitor(server.url)
    yield visitor
    visitor.close()


@pytest.fixture
def phone(server: Server) -> Iterator[Visitor]:
    visitor = Visitor(server.url)
    yield visitor
    visitor.close()


# ------------------------------------------------------------------------------------------- one person, many devices


def link_of(page: Page) -> str:
    found = re.search(r'value="[^"]*(/device\?link=[^"]*)"', page.answer.text)
    assert found
    return found[1].replace("&amp;", "&")


def test_a_person_goes_on_on_another_device(ada: Visitor, phone: Visitor) -> None:
    ada.post("/new", 200, game="felix", **{"with": "friends", "name": "Ada"})
    table = ada.path
    link = link_of(ada.post(f"{table}/device"))
    assert "Ada" not in phone.get(link).text  # nothing is told before the button is pressed
    assert phone.page is not None
    page = phone.send(phone.page.form("/device/follow"))
    assert phone.path == table
    page.form("/start")  # only the host has it
    ada.get(table).form("/start")  # and the first device as well
    assert phone.client.cookies["cattery"] != ada.client.cookies["cattery"]


def test_a_link_to_another_device_works_once(ada: Visitor, phone: Visitor, server: Server) -> None:
    ada.post("/new", 200, game="felix", **{"with": "friends", "name": "Ada"})
    link = link_of(ada.post(f"{ada.path}/device"))
    phone.send(phone.get(link).form("/device/follow"))
    thief = Visitor(server.url)
    page = thief.send(thief.get(link).form("/device/follow"), status=410)
    assert "used up or too old" in page.text
    assert "cattery" not in thief.client.cookies
    thief.close()


def test_whoever_has_played_on_the_other_device_is_told_that_this_ends(ada: Visitor, phone: Visitor) -> None:
    ada.post("/new", 200, game="felix", **{"with": "friends", "name": "Ada"})
    own_game = ada.path
    link = link_of(ada.post(f"{own_game}/device"))
    page = phone.get(link)
    assert "This device then plays under your name" in page.text
    assert "forgets" not in page.text
    for _ in range(2):
        phone.post("/new", 200, game="felix", **{"with": "friends", "name": "Zoe"})
    page = phone.get(link)
    assert "this browser forgets Zoe" in page.text
    assert "Zoe has 2 unfinished games" in page.text
    assert "Stay Zoe" in page.text
    own = ada.get(link)
    assert "forgets" not in own.text, "her own link changes nothing for her"


def test_the_link_leads_nowhere_else(phone: Visitor) -> None:
    for back in ("//evil.example", "https://evil.example", "/m/../api", "javascript:alert(1)"):
        form = phone.get(f"/device?link=x&back={back}").form("/device/follow")
        assert form.fields["back"].startswith("/settings")


# ------------------------------------------------------------------------------------------- many people, one device


def whose_curtain(page: Page) -> str | None:
    found = re.search(r"Pass the device to (\w+)\.", page.text)
    return found[1] if found else None


def test_a_curtain_falls_between_two_people_at_one_device(ada: Visitor) -> None:
    """Every player places a card: nobody sees another's hand, and the curtain's page has nothing of the table."""
    page = ada.post("/new", 200, **THREE_AT_ONE)
    table = ada.path
    for name in NAMES:
        assert whose_curtain(page) in (name, None if name == "Ada" else name)
        if whose_curtain(page):
            assert "cards.svg#card-" not in page.answer.text
            assert not page.answer.text.count('name="action"')
            page = ada.send(page.form("/open"))
        assert whose_curtain(page) is None
        assert f"I am {name}" not in page.text
        page = ada.send(page.form("/act"))
    assert whose_curtain(page) == "Ada"
    assert ada.get(table).form("/open").fields["number"] == "0"


def test_whoever_shares_the_device_is_not_taken_for_away(ada: Visitor, server: Server) -> None:
    ada.post("/new", 200, **{**THREE_AT_ONE, "setting.grace_seconds": "5"})
    state = ada.client.get(f"/api/v1/matches{ada.path.removeprefix('/m')}").json()
    assert [seat["name"] for seat in state["seats"]] == list(NAMES)
    assert [seat["kind"] for seat in state["seats"]] == ["person"] * 3
    with ada.client.stream("GET", f"{ada.path}/stream") as stream:
        until = time.monotonic() + SOON
        for line in stream.iter_lines():
            if line.startswith("id:") or time.monotonic() > until:
                break
    state = ada.client.get(f"/api/v1/matches{ada.path.removeprefix('/m')}").json()
    assert not [seat["name"] for seat in state["seats"] if seat["is_away"]]


def test_nobody_opens_a_curtain_for_a_seat_of_another_device(ada: Visitor, phone: Visitor) -> None:
    ada.post("/new", 200, **THREE_AT_ONE)
    phone.get("/")
    phone.post(f"{ada.path}/open", number="1", status=400)
    ada.post(f"{ada.path}/open", number="7", status=400)


def test_all_go_on_at_one_device_after_a_rematch(ada: Visitor) -> None:
    page = ada.post("/new", 200, **THREE_AT_ONE)
    for _ in range(200):
        if "/rematch" in " ".join(form.action for form in page.forms):
            break
        page = ada.send(page.form("/open" if whose_curtain(page) else "/act"), button=0)
    first = ada.path
    page = ada.send(page.form("/rematch"))
    assert ada.path != first
    page = ada.send(page.form("/start"))
    assert whose_curtain(page) in NAMES


# --------------------------------------------------------------------------------------------------------- television


def test_a_television_shows_what_an_onlooker_sees(ada: Visitor) -> None:
    ada.post("/new", 200, game="felix", **{"with": "bots"})
    page = ada.get(f"{ada.path}?screen=1")
    assert 'data-seat=""' in page.answer.text
    assert "cards.svg#card-" not in page.answer.text  # no face is up before the first auction
    assert not [form.action for form in page.forms if form.action.endswith(("/act", "/advance"))]
    assert ada.get(f"{ada.path}").answer.text.count("cards.svg#card-") == 9

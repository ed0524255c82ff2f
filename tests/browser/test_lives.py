"""Pages that are loaded again, left and come back to, doubled, cut off: the game goes on, and never an older state."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from cattery.games import load
from tests.browser.conftest import SMALL, Invite
from tests.browser.player import Player, all_see_the_newest, play, seat
from tests.browser.screens import Screen, show
from tests.web.server import Server

# What a browser tells of a page that is hidden, since no test can cover a window.
HIDE = """(isHidden) => {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
COME_BACK = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"


def decision(player: Player) -> int:
    """How many actions the match has seen, as the server says."""
    answer = player.context.request.get(f"{player.url}/api/v1/matches/{player.match.rpartition('/')[2]}")
    return int(answer.json()["seq"])


@pytest.mark.parametrize("steps", [4, pytest.param(10_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", SMALL)
def test_a_refresh_at_every_step_shows_the_same(invite: Invite, game: str, steps: int) -> None:
    players = [invite(name) for name in ("Ada", "Bo", "Cy")[: load(game).players[0]]]
    seat(players, game, **SMALL[game])
    for _ in range(steps):
        newest = all_see_the_newest(players)
        for player in players:
            assert player.revision == newest
            before = player.page.inner_text("main")
            player.page.reload()
            assert player.page.inner_text("main") == before
        if players[0].is_over:
            break
        assert play(players, most=1) == 1


def test_two_tabs_and_two_devices_on_one_seat_show_the_same_and_each_acts(invite: Invite) -> None:
    """Case 33."""
    ada, bo = invite("Ada"), invite("Bo")
    match = seat([ada, bo], "cat_and_mouse", **SMALL["cat_and_mouse"])
    device = invite("Ada's telephone")
    device.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    device.go(match)
    tabs = [ada.page, ada.context.new_page()]
    tabs[1].goto(ada.page.url)
    for i in range(6):
        actor = next((player for player in (ada, device, bo) if player.has_turn), None)
        assert actor is not None
        mine = [ada, device][i % 2] if actor is not bo else bo
        ada.page = tabs[i % 4 // 2]
        mine.act()
        revision = mine.revision
        for ada.page in tabs:
            all_see_the_newest([ada, device, bo])
            ada.sees(revision)
        assert tabs[0].inner_text("main") == tabs[1].inner_text("main") == device.page.inner_text("main")
        if mine.is_over:
            break


def test_a_double_click_acts_once(invite: Invite) -> None:
    """Case 34: the second one must not answer the next question, which here is often the same person's."""

    class Nervous(Player):
        def use(self, control: Any) -> None:
            self.label(control).dblclick()

    ada, bo = (invite(name, kind=Nervous) for name in ("Ada", "Bo"))
    seat([ada, bo], "cat_and_mouse", **SMALL["cat_and_mouse"])
    for n in range(1, 9):
        assert play([ada, bo], most=1) == 1
        assert decision(ada) == n
        all_see_the_newest([ada, bo])
        if ada.is_over:
            break
    assert ada.page.locator(".problem").count() == bo.page.locator(".problem").count() == 0


DRAW_ANEW = "document.querySelector('main').replaceWith(document.querySelector('main').cloneNode(true))"


def test_what_is_drawn_anew_under_the_pointer_is_clicked_all_the_same(invite: Invite) -> None:
    """By the people of these tests, as it would be by anybody: once, and the same question."""

    class Startled(Player):
        def use(self, control: Any) -> None:
            if self.rng.random() < 0.5:
                self.page.evaluate(DRAW_ANEW)
            super().use(control)

    ada = invite("Ada", kind=Startled)
    seat([ada], "felix", seats=3, **SMALL["felix"])
    assert play([ada], most=4) == 4


def test_two_devices_that_click_at_once_act_once(invite: Invite) -> None:
    ada, bo = invite("Ada"), invite("Bo")
    match = seat([ada, bo], "felix", seats=3, **SMALL["felix"])
    device = invite("Ada's telephone")
    device.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    device.go(match)
    play([ada, bo], until=ada)
    device.sees(ada.revision)
    before, buttons = ada.revision, [player.offered("sends")[i] for i, player in enumerate((ada, device))]
    for button in buttons:
        button.evaluate("button => { setTimeout(() => button.click(), 100); }")
    for player in (ada, device):
        player.sees_more_than(before)
    told = [player.page.locator(".problem").all_inner_texts() for player in (ada, device)]
    assert len(told[0]) + len(told[1]) <= 1
    play([ada, device, bo], most=4)


def test_going_back_shows_the_newest(invite: Invite) -> None:
    """Case 40: by the browser's own store of pages or by a load."""
    ada, bo = invite("Ada"), invite("Bo")
    seat([ada, bo], "felix", seats=3, **SMALL["felix"])
    play([ada, bo], until=bo)
    before = ada.revision
    ada.page.click("nav a[href*='/settings']")
    expect(ada.page.locator("select[name=theme]")).to_be_visible()
    bo.act()
    ada.page.go_back()
    ada.sees(bo.revision)
    assert ada.revision > before


@pytest.mark.parametrize("way", ["hidden", "kept"])
def test_a_page_that_slept_shows_the_newest_when_it_is_looked_at(invite: Invite, way: str) -> None:
    ada, bo = invite("Ada"), invite("Bo")
    seat([ada, bo], "felix", seats=3, **SMALL["felix"])
    play([ada, bo], until=bo)
    ada.page.evaluate(HIDE, True)
    before = ada.revision
    bo.act()
    ada.page.wait_for_timeout(300)
    assert ada.revision == before, "a hidden page holds no stream"
    if way == "hidden":
        ada.page.evaluate(HIDE, False)
    else:
        ada.page.evaluate("Object.defineProperty(document, 'hidden', { value: false, configurable: true })")
        ada.page.evaluate(COME_BACK)
    ada.sees(bo.revision)
    play([bo, ada], most=3)


def test_what_a_person_has_begun_stays_when_the_table_changes(invite: Invite) -> None:
    """A line of the chat that is being written, where one writes in it, and what is folded open."""
    ada, bo, cy = invite("Ada"), invite("Bo"), invite("Cy")
    seat([ada, bo, cy], "felix", **SMALL["felix"])
    play([ada, bo, cy], until=bo)
    ada.page.click("#talk summary")
    ada.page.type("#say", "Well played")
    ada.page.press("#say", "Home")
    bo.act()
    ada.sees(bo.revision)
    ada.page.keyboard.type("Very! ")
    assert ada.page.input_value("#say") == "Very! Well played"
    expect(ada.page.locator("#talk")).to_have_attribute("open", "")


# Until the page says so: the allowance grows back while the form is on its way.
ASK_TOO_OFTEN = """async () => {
  while ((await fetch(location.pathname)).status !== 429);
  document.querySelector("#say").form.requestSubmit();
  while (!document.querySelector("main > .problem")) await fetch(location.pathname);
}"""


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    """A server that answers one request a second."""
    running = Server(tmp_path, "--rate", "1")
    yield running
    running.close()


def test_what_is_refused_for_a_moment_keeps_what_was_written(invite: Invite, limited: Server) -> None:
    """Asked too often, or cut off by what stands before the server: it is said in place, and the next try succeeds."""
    bo, person = limited.person("Bo"), limited.person("Ada")
    bo.create("cat_and_mouse")
    person.join(bo.match_id)
    bo.post("/start")
    ada = invite("Ada", url=limited.url)
    show(ada, Screen(person, f"/m/{bo.match_id}"))
    ada.page.evaluate("globalThis.isLoadedOnce = true")
    ada.page.click("#talk summary")
    ada.page.fill("#say", "Well played")
    problem, line = ada.page.locator("main > .problem"), ada.page.locator("#offline")
    ada.page.evaluate(ASK_TOO_OFTEN)
    expect(problem).to_have_text("Too many requests. Wait a moment.")
    assert ada.page.input_value("#say") == "Well played"
    ada.page.route("**/chat", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    ada.page.press("#say", "Enter")
    expect(line).to_be_visible()
    assert ada.page.input_value("#say") == "Well played"
    ada.page.unroute("**/chat")
    ada.page.wait_for_timeout(3_000)  # until it may ask again
    ada.page.press("#say", "Enter")
    expect(ada.page.locator("#lines")).to_contain_text("Well played")
    expect(problem).to_have_count(0)
    expect(line).to_be_hidden()
    assert ada.page.input_value("#say") == ""
    assert ada.page.evaluate("globalThis.isLoadedOnce") is True


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    running = Server(tmp_path)
    yield running
    running.close()


def lose_network(player: Player, server: Server) -> None:
    player.context.set_offline(True)


def regain_network(player: Player, server: Server) -> None:
    player.context.set_offline(False)


def kill(player: Player, server: Server) -> None:
    server.stop(signal.SIGKILL)


def start(player: Player, server: Server) -> None:
    server.start()


@pytest.mark.parametrize(("cut", "mend"), [(lose_network, regain_network), (kill, start)], ids=["network", "server"])
def test_what_is_out_of_reach_is_said_and_comes_back(
    invite: Invite, own_server: Server, cut: Callable[..., None], mend: Callable[..., None]
) -> None:
    """Cases 37 and 40, seen from a browser."""
    ada = invite("Ada", url=own_server.url)
    seat([ada], "felix", seats=3, **{**SMALL["felix"], "setting.pace_ms": "0"})
    ada.waits_for_turn()
    line, before, text = ada.page.locator("#offline"), ada.revision, ada.page.inner_text("main")
    expect(line).to_be_hidden()
    cut(ada, own_server)
    ada.choose()
    expect(line).to_be_visible()
    assert ada.revision == before
    assert ada.page.inner_text("main") == text
    mend(ada, own_server)
    expect(line).to_be_hidden()
    ada.act()
    play([ada])
    assert ada.is_over

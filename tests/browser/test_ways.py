"""The same games by keyboard, by finger and without a script; with bots for those who go, with onlookers, with one
device for all."""

import time
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Error, expect

from tests.browser import faults
from tests.browser.conftest import SMALL, Invite
from tests.browser.player import GONE, SOON, Player, play, seat
from tests.browser.test_rematch import write

DOUBLE = 500.0  # milliseconds in which two taps are one
MOST_STOPS = 150  # of the Tab key, until what is looked for has the focus
GAMES = tuple(SMALL)
# Not so small that a bot, or one turn, could end them at once.
SHORT = {**SMALL, "cockroach_poker": {"option.lose_count": "2"}, "cat_and_mouse": {"option.stock_size": "4"}}
AGAINST_BOTS = {"felix": 3, "cockroach_poker": 3, "cat_and_mouse": 2}


class ByKeyboard(Player):
    """Nothing but keys: Tab to what is wanted, arrows within a group, Enter or the space bar."""

    def use(self, control: ElementHandle) -> None:
        keyboard, is_radio = self.page.keyboard, control.get_attribute("type") == "radio"
        self._press(
            "Tab",
            control,
            "one => document.activeElement === one || (one.name && one.type === 'radio'"
            " && document.activeElement.name === one.name && document.activeElement.form === one.form)",
        )
        if is_radio:
            self._press("ArrowDown", control, "one => document.activeElement === one")
            keyboard.press(" ")
        else:
            keyboard.press("Enter")

    def _press(self, key: str, control: ElementHandle, is_there: str) -> None:
        for pressed in range(MOST_STOPS):
            if not control.evaluate("one => one.isConnected"):
                raise Error(GONE)
            if control.evaluate(is_there):
                assert not pressed or self.page.locator(":focus-visible").count() == 1
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no {key} leads to {control.evaluate('one => one.outerHTML')}")


class ByFinger(Player):
    """A small phone: what is needed is in sight or a scroll down, and never to the side."""

    def act(self) -> None:
        self.page.wait_for_timeout(DOUBLE)  # a tap any sooner would be the second one of two
        super().act()

    def use(self, control: ElementHandle) -> None:
        self.label(control).tap()

    def sees_more_than(self, revision: int) -> None:
        super().sees_more_than(revision)
        assert faults.sideways(self.page) == []


class WithoutScript(Player):
    """Forms and links as the browser has them; for what others do the page is loaded again."""

    def sees_more_than(self, revision: int) -> None:
        last = time.monotonic() + SOON / 1000
        while self.revision <= revision:
            assert time.monotonic() < last, self.page.inner_text("main")
            self.page.reload()


SMALLEST = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
WAYS: dict[str, tuple[type[Player], dict[str, Any]]] = {
    "keyboard": (ByKeyboard, {}),
    "finger": (ByFinger, SMALLEST),
    "no script": (WithoutScript, {"java_script_enabled": False}),
}


def sit_down(invite: Invite, game: str, way: str, **options: Any) -> Player:
    """A person who plays in this way against bots."""
    kind, device = WAYS[way]
    ada = invite("Ada", kind=kind, **device)
    seat([ada], game, AGAINST_BOTS[game], **options)
    return ada


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_in_every_way(invite: Invite, game: str, way: str) -> None:
    assert play([sit_down(invite, game, way)], most=4) == 4


@pytest.mark.parametrize(("way", "game"), list(zip(WAYS, GAMES, strict=True)))
def test_a_whole_game_in_every_way(invite: Invite, game: str, way: str) -> None:
    ada = sit_down(invite, game, way, **SHORT[game])
    assert play([ada]) > 0
    assert ada.page.locator(".end").count() == 1


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_in_every_way(invite: Invite, game: str, way: str) -> None:
    ada = sit_down(invite, game, way, **SHORT[game])
    assert play([ada]) > 0
    assert ada.page.locator(".end").count() == 1


def test_from_home_to_the_first_action_it_is_two_clicks(invite: Invite) -> None:
    ada = invite("Ada")
    ada.go("/")
    ada.page.click(".game-card.cat_and_mouse form button")
    expect(ada.page.locator("main.cat_and_mouse.is-running")).to_be_visible()
    ada.page.wait_for_load_state("load")
    ada.waits_for_turn()
    ada.act()


def test_from_an_invitation_to_the_seat_it_is_one_field_and_one_click(invite: Invite) -> None:
    ada, bo = invite("Ada"), invite("Bo")
    ada.go("/new/felix")
    ada.page.fill("input[name=name]", "Ada")
    ada.page.click("form[action$='/new'] button.main")
    link = ada.page.input_value("#link")
    bo.page.goto(link)
    bo.page.fill("input[name=name]", "Bo")
    bo.page.click("form[action$='/join'] button")
    for player in (ada, bo):
        expect(player.page.locator(".seats bdi", has_text="Bo")).to_be_visible()


def test_a_bot_takes_over_and_hands_back(invite: Invite) -> None:
    """Cases 30 and 36: said by the seat, in words."""
    ada, bo = invite("Ada"), invite("Bo")
    match = seat([ada, bo], "felix", 3, **{**SMALL["felix"], "setting.grace_seconds": 5})
    bo.page.goto("about:blank")
    while not ada.page.locator("main .tag", has_text="away").count():
        if ada.has_turn:
            ada.act()
        ada.page.wait_for_timeout(100)  # it is not known how many actions fit into the grace
    bo.go(match)
    expect(ada.page.locator("main .tag", has_text="away")).to_have_count(0)
    play([ada, bo], most=3)


def test_onlookers_see_the_table_and_can_do_nothing(invite: Invite) -> None:
    ada, bo, cy = invite("Ada"), invite("Bo"), invite("Cy")
    match = seat([ada, bo], "cat_and_mouse", **SHORT["cat_and_mouse"])
    cy.go(match)
    for _ in range(4):
        play([ada, bo], most=1)
        cy.sees(ada.revision)
        assert cy.page.locator("form[action$='/act'], form[action$='/chat']").count() == 0
        assert cy.page.inner_text("#banner") != ""


def test_case_8_and_48_a_rematch_begins_with_an_empty_page_and_the_seats_moved_on(invite: Invite) -> None:
    """At one click; what the last game left on the page is gone."""
    ada, bo = invite("Ada"), invite("Bo")
    match = seat([ada, bo], "cat_and_mouse", **{**SMALL["cat_and_mouse"], "option.stock_size": "1"})
    play([ada, bo])
    write(bo)  # else the page might lead there before the click
    ada.page.click("form[action$='/rematch'] button")
    bo.page.click("a[href*='/m/'].main, form[action$='/rematch'] button")
    for player in (ada, bo):
        expect(player.page.locator("main.is-running, main.is-lobby")).to_be_visible()
        assert player.match != match
        assert player.page.locator(".end").count() == 0
    assert ada.match == bo.match
    if ada.page.locator("#start").count():
        ada.start()
    elif bo.page.locator("#start").count():
        bo.start()
    ada.sees(bo.revision)
    bo.sees(ada.revision)
    assert ada.page.locator("main").get_attribute("data-seat") == "1"
    assert bo.page.locator("main").get_attribute("data-seat") == "0"
    assert ada.page.locator("#log li").count() < 6, "what happened before is not told"
    play([ada, bo])


def test_one_device_for_all_and_a_curtain_between_them(invite: Invite) -> None:
    """The curtain's page holds nothing of the table, and nor does what the stream sends meanwhile."""
    ada = invite("Ada")
    form = {"game": "cat_and_mouse", "name": "Ada", "name.2": "Bo", "with": "device"}
    answer = ada.context.request.post(f"{ada.url}/new", form=form | SHORT["cat_and_mouse"])
    ada.page.goto(answer.url)
    turns = 0
    while not ada.is_over and turns < 8:
        if ada.page.locator("main.curtain").count():
            body = ada.context.request.get(ada.page.url).text()
            assert "cards.svg" not in body
            assert 'name="action' not in body
            assert ada.page.locator("main").get_attribute("data-turn") == ""
            ada.page.click("#open")
            expect(ada.page.locator("main.curtain")).to_have_count(0)
            turns += 1
            assert "cards.svg" in ada.context.request.get(ada.page.url).text()
        ada.act()
    assert turns > 2


# What is read aloud, and for which seat.
LISTEN = """
globalThis.heard = [];
addEventListener("DOMContentLoaded", () => {
  const spoken = document.getElementById("spoken");
  const note = () => heard.push([document.querySelector("main").dataset.seat, spoken.textContent]);
  new MutationObserver(note).observe(spoken, { childList: true, characterData: true, subtree: true });
});
"""


def test_nothing_is_read_aloud_that_was_meant_for_the_one_before(invite: Invite) -> None:
    """At one device: the own actions are, and are gone when the curtain falls; the next one hears whose turn it is."""
    ada = invite("Ada")
    ada.context.add_init_script(LISTEN)
    form = {"game": "cat_and_mouse", "name": "Ada", "name.2": "Bo", "with": "device"}
    ada.page.goto(ada.context.request.post(f"{ada.url}/new", form=form | SHORT["cat_and_mouse"]).url)
    turns = acts = 0
    while not ada.is_over and (turns < 3 or not acts):
        if ada.page.locator("main.curtain").count():
            assert ada.page.text_content("#spoken") == ""
            ada.page.click("#open")
            expect(ada.page.locator("main.curtain")).to_have_count(0)
            assert ada.page.text_content("#spoken") == ada.page.text_content("#banner")
            turns += 1
        ada.act()
        if not ada.page.locator("main.curtain").count():
            assert str(ada.page.text_content("#log li:last-child")) in str(ada.page.text_content("#spoken"))
            acts += 1
    assert turns > 2
    assert acts > 0
    heard = ada.page.evaluate("heard")
    assert {text for seat, text in heard if seat.startswith("curtain")} == {""}


COUNT_MOVES = """
globalThis.moves = 0;
const start = document.startViewTransition.bind(document);
document.startViewTransition = (update) => { moves += 1; return start(update); };
"""


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_cards_move_unless_that_is_not_wanted(invite: Invite, motion: str, moves: bool) -> None:
    """And while they do, nothing that comes in between is lost."""
    ada = invite("Ada", reduced_motion=motion)
    ada.context.add_init_script(COUNT_MOVES)
    seat([ada], "felix", 3, **SMALL["felix"])
    play([ada], most=4)
    assert (ada.page.evaluate("moves") > 0) is moves

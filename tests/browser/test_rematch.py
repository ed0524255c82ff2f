"""Another game of the same people: whoever still looks at the end of the last one is led there."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SMALL, Invite
from tests.browser.player import SOON, Player, play, seat

ONE_CARD = {**SMALL["cat_and_mouse"], "option.stock_size": "1"}


def over(invite: Invite, **device: Any) -> tuple[Player, Player, str]:
    """Two people at the end of a game."""
    ada, bo = invite("Ada"), invite("Bo", **device)
    match = seat([ada, bo], "cat_and_mouse", **ONE_CARD)
    play([ada, bo])
    bo.sees(ada.revision)
    return ada, bo, match


def stand_still(player: Player) -> None:
    """What the page does after a while waits until its clock is run, however long the others take."""
    player.page.clock.install(time=0)
    player.page.clock.pause_at(3_600)


def write(player: Player) -> None:
    """Who writes is left alone."""
    player.page.evaluate("document.querySelector('#say').value = 'Well '")


def play_again(player: Player) -> str:
    """Ask for the next game, and be led to its lobby."""
    player.page.click("form[action$='/rematch'] button")
    expect(player.page.locator("main.is-lobby")).to_be_visible(timeout=SOON)
    return player.match


def test_an_open_end_leads_on_and_it_is_seen_who_has_come(invite: Invite) -> None:
    ada, bo, match = over(invite)
    write(bo)
    following = play_again(ada)
    assert following != match
    expect(ada.page.locator("#missing")).to_contain_text("Bo")
    assert "Everybody is here" not in ada.page.inner_text("main")
    expect(bo.page.locator("a[data-next]")).to_be_visible()
    assert bo.page.locator(".confirm").count() == 0
    bo.page.click("a[data-next]")
    expect(bo.page.locator("main.is-lobby")).to_be_visible(timeout=SOON)
    assert bo.match == following
    expect(ada.page.locator("#missing")).to_have_count(0)
    expect(ada.page.locator(".start")).to_contain_text("Everybody is here")


def test_a_seated_person_goes_there_without_a_click(invite: Invite) -> None:
    ada, bo, _ = over(invite)
    stand_still(bo)
    following = play_again(ada)
    expect(bo.page.locator(".confirm")).to_contain_text("Another game with the same people is waiting.")
    bo.page.clock.run_for(3_000)
    expect(bo.page.locator("main.is-lobby")).to_be_visible(timeout=SOON)
    assert bo.match == following
    ada.start()
    bo.sees(ada.revision)
    play([ada, bo])


def test_who_wants_to_stay_at_the_end_stays(invite: Invite) -> None:
    ada, bo, match = over(invite)
    stand_still(bo)
    play_again(ada)
    bo.page.click(".confirm [data-cancel]")
    bo.page.clock.run_for(10_000)
    bo.page.reload()  # and nobody who comes to look at the end later is sent away
    bo.page.clock.run_for(10_000)
    assert bo.match == match
    assert bo.page.locator(".confirm").count() == 0
    expect(bo.page.locator("a[data-next]")).to_be_visible()


def test_nobody_is_led_away_from_a_replay(invite: Invite) -> None:
    ada, bo, match = over(invite)
    bo.page.click("a[href*='/replay']")
    expect(bo.page.locator("main.replay")).to_be_visible()
    bo.page.clock.install()
    play_again(ada)
    bo.page.clock.run_for(20_000)
    assert bo.page.url.startswith(f"{bo.url}{match}/replay")


@pytest.mark.parametrize("query", ["?screen=1", ""])
def test_a_television_and_onlookers_are_led_on(invite: Invite, query: str) -> None:
    ada, bo, match = over(invite)
    write(bo)
    cy = invite("Cy")
    cy.go(f"{match}{query}")
    following = play_again(ada)
    cy.page.wait_for_url(f"{cy.url}{following}{query}", timeout=SOON)
    expect(cy.page.locator("main.is-lobby")).to_be_visible()
    assert cy.page.locator("body.screen").count() == bool(query)

"""Hints on the page: what is marked does what is said, what was folded up stays so, and it is in sight."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.player import SOON, Player
from tests.web.server import Server

WIDE = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture(scope="module")
def searching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose strong bots place the last card they could and bid all they have."""
    running = Server(tmp_path_factory.mktemp("searching"), deals=["-m", "tests.web.searching_at_once"])
    yield running
    running.close()


def at_table(browser: Browser, server: Server, **device: Any) -> Player:
    ada = Player(browser, server.url, "Ada", **device)
    ada.create("felix", 3)
    ada.start()
    ada.waits_for_turn()
    return ada


def hinted(ada: Player) -> str:
    """What is recommended, once it is asked for."""
    ada.page.click("#hint")
    said = ada.page.locator("#hinted")
    expect(said).to_be_visible(timeout=SOON)
    return said.inner_text()


def until_auction(ada: Player) -> None:
    """Where a bid is possible."""
    while not ada.page.locator("#do-bid").count():
        ada.act()
        ada.waits_for_turn()


def test_the_button_bids_what_the_hint_says(browser: Browser, searching: Server) -> None:
    ada = at_table(browser, searching)
    until_auction(ada)
    most = ada.page.get_attribute("#mice", "max")
    assert int(ada.page.input_value("#mice")) < int(str(most)), "else nothing could be told apart"
    ada.page.fill("#mice", "2")
    assert f"Bid {most} mice" in hinted(ada)
    assert ada.page.input_value("#mice") == most
    expect(ada.page.locator("#do-bid.hinted")).to_contain_text(f"Bid {most}")
    ada.context.close()


@pytest.mark.parametrize("device", [WIDE, {}], ids=["wide", "phone"])
def test_why_stays_as_it_was_folded_and_the_hint_is_in_sight(
    browser: Browser, searching: Server, device: dict[str, Any]
) -> None:
    """On a phone, where it would push the table away, the reasons are folded up until somebody wants them."""
    ada = at_table(browser, searching, **device)
    why, is_open = ada.page.locator("#why"), bool(device)
    for _ in range(3):
        ada.page.mouse.wheel(0, 600)
        hinted(ada)
        expect(ada.page.locator("#hinted")).to_be_in_viewport(ratio=1)
        expect(ada.page.locator("#hinted")).to_be_focused()
        assert why.evaluate("it => it.open") == is_open
        ada.page.click("#why summary")
        is_open = not is_open
        ada.act()
        ada.waits_for_turn()
    ada.context.close()

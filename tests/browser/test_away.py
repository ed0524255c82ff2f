"""The server cannot be reached: in place of a page there is one of our own, in the reader's language."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cattery.core.words import LANGUAGES, Message, say
from tests.browser import faults
from tests.browser.conftest import Invite
from tests.browser.player import SOON, Player
from tests.browser.proxy import proxy
from tests.browser.test_cases import LOCALES
from tests.web.server import Server

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) for (const one of await (await caches.open(name)).keys()) kept.push(one.url);
  return kept;
}"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    running = Server(tmp_path)
    yield running
    running.close()


def visit(invite: Invite, server: Server, language: str = "en") -> Player:
    """Somebody at a table, whose browser has set up the worker."""
    ada = invite("Ada", url=server.url, locale=LOCALES[language])
    ada.create("felix", 3)
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return ada


@pytest.mark.parametrize(
    "language", [one if one == "zh" else pytest.param(one, marks=pytest.mark.soak) for one in LANGUAGES]
)
def test_a_page_of_our_own_stands_there_until_it_can_go_on(invite: Invite, own_server: Server, language: str) -> None:
    ada = visit(invite, own_server, language)
    table, match = ada.page.url, ada.match
    own_server.stop()
    for path in (match, "/", "/settings"):
        ada.go(path)
        assert ada.page.inner_text("h1") == say(Message("pages/away-title"), language)
        assert ada.page.locator("html").get_attribute("lang") == language
        assert ada.page.locator(".seats, .settled").count() == 0
    assert ada.page.evaluate("getComputedStyle(document.body).fontFamily") != "Times New Roman", "with its styles"
    assert faults.faults_of(ada.page) == []
    ada.go(match)
    own_server.start()
    expect(ada.page.locator("main.is-lobby")).to_be_visible(timeout=SOON)
    assert ada.page.url == table


def test_it_comes_in_place_of_a_form_s_answer_too(invite: Invite, own_server: Server) -> None:
    ada = visit(invite, own_server)
    ada.go("/")
    own_server.stop()
    ada.page.click(".game-card.felix form button")
    expect(ada.page.locator("[data-again]")).to_be_visible()
    own_server.start()
    expect(ada.page.locator(".game-card.felix")).to_be_visible(timeout=SOON)


def test_it_is_in_the_language_that_was_chosen_last(invite: Invite, own_server: Server) -> None:
    ada = visit(invite, own_server)
    ada.go("/settings")
    ada.page.select_option("select[name=language]", "pl")
    ada.page.click("form.fields button.main")
    while 'lang="pl"' not in ada.page.evaluate("caches.match('/away').then((kept) => kept.text())"):
        ada.page.wait_for_timeout(50)  # the new worker is being set up
    own_server.stop()
    ada.go("/")
    assert ada.page.inner_text("h1") == say(Message("pages/away-title"), "pl")


def test_without_a_network_it_is_the_same_and_goes_on_by_itself(invite: Invite, own_server: Server) -> None:
    ada = visit(invite, own_server)
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.locator("[data-again]")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.locator("main.is-lobby")).to_be_visible(timeout=SOON)


def test_it_is_there_behind_a_proxy_under_a_path(invite: Invite, tmp_path: Path) -> None:
    with ExitStack() as stack:
        before = stack.enter_context(proxy("/cats"))
        address = f"http://127.0.0.1:{before.server_port}/cats"
        behind = stack.enter_context(closing(Server(tmp_path, "--public-url", address)))
        before.target = behind.port  # type: ignore[attr-defined]
        ada = invite("Ada", url=address)
        ada.go("/settings")
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        behind.stop()
        ada.go("/")
        assert ada.page.inner_text("h1") == say(Message("pages/away-title"))
        assert f"{address}/away" in ada.page.evaluate(KEPT)
        behind.start()
        expect(ada.page.locator(".game-card.felix")).to_be_visible(timeout=SOON)


def test_nothing_of_a_table_is_kept(invite: Invite, own_server: Server) -> None:
    ada = visit(invite, own_server)
    ada.page.reload()
    ada.start()
    ada.go("/")
    kept = ada.page.evaluate(KEPT)
    assert [url for url in kept if not re.search(r"/static/[0-9a-f]{10}/", url)] == [f"{ada.url}/away"]

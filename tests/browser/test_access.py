"""Every screen can be read and used: on a small phone, enlarged, without colours, read aloud."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from cattery.core.words import LANGUAGES
from tests.browser import faults
from tests.browser.conftest import Invite, Reach
from tests.browser.faults import faults_of
from tests.browser.screens import DOING, SCREENS, TABLES, show
from tests.web.server import Server

# Ways of looking at a page for which the browser is set up differently.
WAYS: dict[str, dict[str, Any]] = {
    "320 px, light": {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True},
    "390 px, dark": {"color_scheme": "dark", "has_touch": True, "is_mobile": True},
    "768 px at 200 %": {"viewport": {"width": 384, "height": 512}, "device_scale_factor": 2},
    "forced colours": {"viewport": {"width": 768, "height": 1024}, "forced_colors": "active"},
    "1440 px": {"viewport": {"width": 1440, "height": 900}},
}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "pl": "pl-PL", "zh": "zh-CN"}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen(invite: Invite, reach: Reach, name: str) -> None:
    """On a small phone with all that can be found; then what the other ways of looking change."""
    player = invite(**WAYS["320 px, light"])
    show(player, reach(name))
    found = {"320 px, light": faults_of(player.page)}
    player.page.emulate_media(color_scheme="dark")
    found["dark"] = faults.faint_texts(player.page)
    player.page.emulate_media(color_scheme="light", forced_colors="active")
    found["forced colours"] = faults.faint_texts(player.page)
    player.page.emulate_media(forced_colors="none")
    for width in (384, 768, 1440):  # 768 at 200 % is 384
        player.page.set_viewport_size({"width": width, "height": 800})
        found[f"{width} px"] = faults.sideways(player.page) + faults.small_targets(player.page)
    assert {way: told for way, told in found.items() if told} == {}


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_in_every_language_and_way(
    invite: Invite, reach: Reach, name: str, way: str, language: str
) -> None:
    player = invite(**{**WAYS[way], "locale": LOCALES[language]})
    show(player, reach(name))
    assert player.page.locator("html").get_attribute("lang") == language
    assert faults_of(player.page) == []


TABLE = ".others li, .slots .card, .rows > .row, .stage, .opponent .place, .middle .place, .own .place"


@pytest.mark.parametrize("name", TABLES)
def test_a_phone_shows_the_table_and_all_that_can_be_done(invite: Invite, reach: Reach, name: str) -> None:
    """With the longest names, and with bots, of whom more is told; held sideways after one scroll."""
    player = invite(has_touch=True, is_mobile=True)
    show(player, reach(name))
    page = player.page
    assert page.locator(TABLE).count() > 2
    assert page.locator(DOING).count() > 1
    assert faults.covered(page, f"{TABLE}, #banner, #hint") == []
    assert faults.out_of_sight(page, DOING) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert faults.out_of_sight(page, DOING) == []
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator(".felix-own, .dock, .own").evaluate("one => one.scrollIntoView()")
    assert faults.out_of_sight(page, DOING) == []


@pytest.mark.parametrize("name", [*TABLES, "television"])
def test_the_whole_table_is_in_sight_on_a_wide_screen(invite: Invite, reach: Reach, name: str) -> None:
    player = invite(viewport={"width": 1440, "height": 900})
    show(player, reach(name))
    assert player.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_television_shows_the_code_and_the_whole_link(invite: Invite, tmp_path: Path) -> None:
    """Of a table whose address others can open."""
    server = Server(tmp_path, "--public-url", "https://cats.example.org")
    try:
        player = invite(url=server.url, viewport={"width": 1920, "height": 1080})
        show(player, SCREENS["television of a lobby"](server))
        for width, height in ((1920, 1080), (1366, 768)):
            player.page.set_viewport_size({"width": width, "height": height})
            assert player.page.locator(".qr, #link").count() == 2
            assert faults.out_of_sight(player.page, ".qr, #link") == []
            assert player.page.locator("#link").evaluate("link => link.scrollWidth - link.clientWidth") <= 0
    finally:
        server.close()


@pytest.mark.parametrize("name", ["felix over", "replay"])
def test_what_decided_the_cards_is_unfolded_on_a_small_phone(invite: Invite, reach: Reach, name: str) -> None:
    player = invite(**WAYS["320 px, light"])
    show(player, reach(name))
    proof = player.page.locator("details", has_text="cattery verify")
    assert not proof.locator("dl").is_visible()
    proof.locator("summary").click()
    assert re.fullmatch("[0-9a-f]{64}", proof.locator("dd code").nth(0).inner_text())
    assert proof.locator("dl").is_visible()
    assert faults_of(player.page) == []


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page of nobody."""
    context = browser.new_context(viewport={"width": 320, "height": 640})
    yield context.new_page()
    context.close()


def test_planted_faults_are_found(page: Page) -> None:
    """Else the tests above would look at nothing."""
    page.set_content("<html lang=en><title>x</title><main><h1>Fine</h1><button>A button of a good size</button></main>")
    page.add_style_tag(content="button { min-height: 44px }")
    assert faults_of(page) == []
    page.set_content(
        "<style>body { margin: 0 }</style><main><div id=wide style='width:400px'>wide</div>"
        "<button style='width:43px;height:44px'>b</button>"
        "<p style='color:#808080'>faint</p><p style='opacity:.5'>faded</p><img src=x></main>"
    )
    assert faults.sideways(page)[0] == "400 of 320 px"
    assert faults.small_targets(page) == ["43x44 button b"]
    assert faults.faint_texts(page) == ["3.95 p faint", "3.98 p faded"]
    assert any(told.startswith("image-alt") for told in faults.axe(page))
    page.set_content("<main><div style='height:700px'></div><button id=low>low</button></main>")
    assert faults.out_of_sight(page, "button") == faults.covered(page, "button") == ["button#low low"]
    page.set_content("<button>under</button><p style='position:fixed;top:20px;margin:0'>a word that lies over it</p>")
    assert faults.covered(page, "button") == ["button under"]
    assert faults.covered(page, "p") == []

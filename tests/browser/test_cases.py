"""What went wrong on the pages of other programs, and must hold here; the numbers are those of the collected cases."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from cattery.core.words import LANGUAGES
from tests.browser import faults
from tests.browser.chromium import NAME
from tests.browser.conftest import SMALL, Invite, Reach
from tests.browser.player import Player, all_see_the_newest, play, seat
from tests.browser.proxy import proxy
from tests.browser.screens import DOING, show
from tests.browser.test_ways import LISTEN
from tests.web.server import Server, own_port

LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "pl": "pl-PL", "zh": "zh-CN"}


@pytest.fixture
def prefixed(tmp_path: Path) -> Iterator[str]:
    """The address of a server behind a proxy, under a path."""
    with proxy("/cats") as before:
        address = f"http://127.0.0.1:{before.server_port}/cats"
        behind = Server(tmp_path, "--public-url", address)
        before.target = behind.port  # type: ignore[attr-defined]
        yield address
        behind.close()


def main_path(invite: Invite, url: str) -> tuple[Player, Player]:
    """From the first page to a game between two people, all by what is on the pages."""
    ada, bo = invite("Ada", url=url), invite("Bo", url=url)
    ada.go("/")
    ada.page.click(".game-card.cat_and_mouse a[href*='/new/']")
    ada.page.fill("input[name=name]", "Ada")
    ada.page.click("form[action$='/new'] button.main")
    bo.page.goto(ada.page.input_value("#link"))
    revision = bo.revision
    bo.page.fill("input[name=name]", "Bo")
    bo.page.click("form[action$='/join'] button")
    bo.sees_more_than(revision)
    ada.sees(bo.revision)
    ada.start()
    bo.sees(ada.revision)
    assert play([ada, bo], most=4) == 4
    return ada, bo


def test_case_39_it_works_behind_a_proxy_under_a_path(invite: Invite, prefixed: str) -> None:
    ada, bo = main_path(invite, prefixed)
    assert ada.page.url.startswith(f"{prefixed}/m/")
    for link in ("nav a[href*='/settings']", ".brand"):
        ada.page.click(link)
        assert ada.page.url.startswith(prefixed)
        ada.page.go_back()
    cookies = [one.get("path") for one in bo.context.cookies()]
    assert set(cookies) == {"/cats/"}


def test_it_works_over_a_name_that_is_no_secure_context(invite: Invite, tmp_path: Path) -> None:
    """Telephones reach a computer in the house so: no clipboard, no worker, no random ids."""
    port = own_port()
    server = Server(tmp_path, "--public-url", f"http://{NAME}:{port}", port=port)
    ada, _ = main_path(invite, f"http://{NAME}:{port}")
    assert ada.page.evaluate("isSecureContext") is False
    server.close()


def test_case_40_an_older_drawing_is_not_shown(invite: Invite) -> None:
    """An answer that comes late, after a newer one."""
    ada, bo, cy = invite("Ada"), invite("Bo"), invite("Cy")
    seat([ada, bo, cy], "felix", **SMALL["felix"])
    play([ada, bo, cy], until=ada)
    held: list[Any] = []
    ada.page.route("**/act", lambda route: held.append((route, route.fetch())))
    before = ada.revision
    ada.choose()
    ada.sees_more_than(before)  # by the stream, while the answer is on its way
    play([bo, cy], most=1)
    all_see_the_newest([ada, bo, cy])
    newest = ada.page.inner_text("main")
    route, answer = held[0]
    route.fulfill(response=answer)
    ada.page.wait_for_timeout(200)
    assert ada.page.inner_text("main") == newest


MARKUP = "<b onclick=x>&\"'"


def test_case_41_markup_is_shown_as_text(invite: Invite) -> None:
    """A name and a line of the chat: on the table, in the log, in the lobby, on the list of matches."""
    ada, bo = invite(MARKUP), invite("Bo")
    match = seat([ada, bo], "cat_and_mouse")
    said = "<script>document.title = 'run'</script><img src=x onerror=alert(1)>"
    ada.page.click("#talk summary")
    ada.page.fill("#say", said)
    ada.page.press("#say", "Enter")
    bo.page.click("#talk summary")
    expect(bo.page.locator("#lines")).to_contain_text(said)
    play([ada, bo], most=3)
    bo.page.click("#log summary")
    for player, path in ((bo, match), (bo, "/"), (bo, "/mine"), (ada, f"{match}/replay")):
        player.go(path)
        assert player.page.locator("main b[onclick], main script, main img").count() == 0
        assert MARKUP in player.page.inner_text("main")
        assert player.page.title() != "run"


@pytest.mark.parametrize("name", ["felix", "cockroach poker", "cat and mouse"])
@pytest.mark.parametrize(("width", "height"), [(320, 640), (390, 844)])
def test_case_42_hand_and_actions_are_in_sight_on_a_phone(
    invite: Invite, reach: Reach, name: str, width: int, height: int
) -> None:
    """All that can be done, and what one has, without scrolling."""
    player = invite(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    show(player, reach(name))
    assert player.offered("choices") or player.offered("sends")
    assert player.page.locator(".hand .card, .held li, .own-cards label").count() > 0
    assert faults.out_of_sight(player.page, DOING) == []
    assert faults.small_targets(player.page) == []


NAMELESS = """(uses) => uses.filter((one) => !/#(back|empty|mouse)$/.test(one.getAttribute("href"))).filter((one) => {
  const card = one.closest("button, label, [role=img], .card, li, q, td, .claim");
  return !card?.ariaLabel && !card?.textContent.trim() && !card?.title && !card?.closest("[aria-hidden=true]");
}).map((one) => one.closest("svg").parentElement.outerHTML)"""


@pytest.mark.parametrize("name", ["felix", "cockroach poker", "cat and mouse", "cockroach poker over"])
def test_case_43_cards_tell_by_sign_and_text(invite: Invite, reach: Reach, name: str) -> None:
    """Not by their colour alone: whatever is drawn of a card stands beside its name or its sign."""
    player = invite()
    show(player, reach(name))
    drawn = player.page.locator("main use[href*='/cards.svg#']")
    assert drawn.count() > 3
    assert drawn.evaluate_all(NAMELESS) == []


def test_case_44_it_is_hard_to_miss_whose_turn_it_is(invite: Invite) -> None:
    """Title, icon, what is said aloud, and the line above the table."""
    ada, bo = invite("Ada"), invite("Bo")
    seat([ada, bo], "cat_and_mouse", **SMALL["cat_and_mouse"])
    turns_heard = 0
    for _ in range(6):
        all_see_the_newest([ada, bo])
        if ada.is_over:
            break
        first = ada if ada.has_turn else bo
        other = bo if first is ada else ada
        assert first.page.title().startswith("● ")
        assert not other.page.title().startswith("●")
        assert "icon-turn" in str(first.page.locator("#icon").get_attribute("href"))
        assert "icon-turn" not in str(other.page.locator("#icon").get_attribute("href"))
        assert first.page.locator("#banner.mine").count() == 1
        assert first.name in other.page.inner_text("#banner")
        play([ada, bo], most=1)
        all_see_the_newest([ada, bo])
        if other.has_turn:
            expect(other.page.locator("#spoken")).to_contain_text(other.page.inner_text("#banner"))
            turns_heard += 1
    assert turns_heard > 0
    assert ada.page.locator("#spoken").get_attribute("aria-live") == "polite"


def log(player: Player) -> list[str]:
    return player.page.locator("#log li").all_text_contents()


def added(before: list[str], now: list[str]) -> list[str]:
    """What a log says after the last line that it has kept: one that has become longer is a new one."""
    kept = next(line for line in reversed(before) if line in now)
    return now[len(now) - now[::-1].index(kept) :]


@pytest.mark.parametrize(("game", "has_rounds"), [("cockroach_poker", True), ("cat_and_mouse", False)])
def test_what_happens_is_read_aloud_once(invite: Invite, game: str, has_rounds: bool) -> None:
    """Also where the log forgets the round before, and where it opens in the end."""
    players = [invite(name) for name in ("Ada", "Bo")]
    for player in players:
        player.context.add_init_script(LISTEN)
    seat(players, game, **SMALL[game])
    has_forgotten = has_opened = False
    for _ in range(12):
        if players[0].is_over:
            break
        all_see_the_newest(players)
        other = players[1] if players[0].has_turn else players[0]
        before, banner, heard = log(other), other.page.inner_text("#banner"), len(other.page.evaluate("heard"))
        play(players, most=1)
        other.sees(max(player.revision for player in players))
        now, new_banner = log(other), other.page.inner_text("#banner")
        new = added(before, now)
        assert new
        spoken = " ".join(new if new_banner == banner else [*new, new_banner])
        assert [text for _, text in other.page.evaluate("heard")[heard:]] == [spoken]
        has_forgotten |= not set(before) <= set(now)
        has_opened |= len(now) > len(before) + len(new)
    assert has_forgotten == has_opened == has_rounds


def test_case_45_bots_are_paced_and_each_action_is_told(invite: Invite) -> None:
    """One action after the other can be followed, however quick the server is."""
    ada = invite("Ada")
    seat([ada], "cockroach_poker", 4, **{"setting.pace_ms": "600"})
    began = ada.revision
    while ada.revision < began + 7:
        play([ada], until=ada)
        if ada.is_over:
            break
        ada.act()
        assert ada.page.locator("#news p").count() > 0
    revisions = [revision for _, revision in ada.shown() if revision >= began]
    assert revisions == list(range(began, revisions[-1] + 1)), "no action is left out"
    assert len(revisions) > 6


@pytest.mark.parametrize(
    "language", [one if one == "de" else pytest.param(one, marks=pytest.mark.soak) for one in LANGUAGES]
)
def test_case_46_no_markup_or_id_in_what_is_said(invite: Invite, reach: Reach, language: str) -> None:
    """Every screen is in the reader's language; nothing looks like a tag, a placeable or a message's id."""
    player = invite(locale=LOCALES[language])
    for name in ("home", "lobby of the host", "felix", "cockroach poker", "cat and mouse over", "settings", "refusal"):
        show(player, reach(name))
        assert player.page.locator("html").get_attribute("lang") == language
        text = player.page.inner_text("body")
        assert (
            re.findall(r"</?[a-z]+>|\{ ?\$|&[a-z]+;|\b(?:pages|felix|web)/[a-z-]+|\bNone\b|\bundefined\b", text) == []
        )

"""The time for a turn."""

import time

from playwright.sync_api import Route, expect

from tests.browser.conftest import SMALL, Invite
from tests.browser.player import play, seat

SLOW = 3.0  # seconds that a page takes on its way

# All that the clock has shown.
WATCH_CLOCK = """
globalThis.times = new Set();
new MutationObserver(() => {
  const clock = document.querySelector("#clock");
  if (clock) times.add(clock.textContent);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def test_it_never_shows_more_than_there_is(invite: Invite) -> None:
    """Also where the page by which it was set came more slowly than what is told of the next turn."""
    ada, bo = invite("Ada"), invite("Bo")
    ada.context.add_init_script(WATCH_CLOCK)
    seat([ada, bo], "felix", 3, **{**SMALL["felix"], "option.first_start": "seat0", "setting.turn_seconds": "180"})

    def come_late(route: Route) -> None:
        answer = route.fetch()
        time.sleep(SLOW)
        route.fulfill(response=answer)

    ada.page.route(f"**{ada.match}", come_late)
    ada.page.reload()
    ada.act()  # and Bo's turn begins
    play([ada, bo], most=1)
    expect(ada.page.locator("#clock")).to_be_visible()
    shown = [text.split(":") for text in ada.page.evaluate("[...times]") if ":" in text]
    assert len(shown) > 0
    assert max(60 * int(minutes) + int(seconds) for minutes, seconds in shown) <= 180

"""My turn has begun and I look elsewhere: a notification and a tone, for those who want them, and for nobody else."""

import time

from playwright.sync_api import Worker

from tests.browser.conftest import SMALL, Invite
from tests.browser.player import SOON, Player, play, seat
from tests.browser.test_lives import HIDE

POLL = 15_000  # milliseconds after which a hidden page asks
COUNT_TONES = """
globalThis.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...given) { tones += 1; return start.apply(this, given); };
"""
NOTIFIED = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then(
  (all) => all.map((one) => [one.title, one.data]))"""


def looks_elsewhere(invite: Invite, sound: str, *allowed: str) -> tuple[Player, Player]:
    """Ada, whose page is hidden when her turn comes, and Bo, who plays before her."""
    ada, bo = invite("Ada"), invite("Bo")
    ada.context.grant_permissions(list(allowed))
    ada.context.add_init_script(COUNT_TONES)
    assert ada.context.request.post(f"{ada.url}/settings", form={"sound": sound}).ok
    seat([bo, ada], "felix", 3, **{**SMALL["felix"], "option.first_start": "seat0"})
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    bo.waits_for_turn()
    ada.sees(bo.revision)
    ada.page.clock.install()
    ada.page.evaluate(HIDE, True)
    bo.act()
    last = time.monotonic() + SOON / 1000
    while not ada.has_turn:
        assert time.monotonic() < last
        ada.page.clock.fast_forward(POLL)
    return ada, bo


def notifications(ada: Player) -> list[list[str]]:
    """Those that are shown, once it has had the time to."""
    ada.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.getNotifications())")
    found: list[list[str]] = ada.page.evaluate(NOTIFIED)
    return found


def test_who_wants_it_is_told_and_brought_back(invite: Invite) -> None:
    ada, _ = looks_elsewhere(invite, "on", "notifications")
    title = str(ada.page.locator("main").get_attribute("data-title"))
    last = time.monotonic() + SOON / 1000
    while not notifications(ada):
        assert time.monotonic() < last, "nothing was shown"
    assert notifications(ada) == [[title, ada.match]]
    assert "your turn" in title
    assert ada.page.evaluate("tones") == 2
    worker = ada.context.service_workers[0]
    assert click(worker, ada.match) == [f"focus {ada.page.url}"]
    assert notifications(ada) == []
    elsewhere = "/m/elsewhere"
    assert click(worker, elsewhere) == [f"open {ada.url}{elsewhere}"]
    assert click(worker, "//evil.example/m/elsewhere") == []


# Only a browser may open and focus tabs, and only where a person clicks: what it is asked for is noted down instead.
CLICK = """async (page) => {
  const done = [], asked = [];
  ExtendableEvent.prototype.waitUntil = (promise) => done.push(promise);
  WindowClient.prototype.focus = async function () { asked.push(`focus ${this.url}`); };
  Clients.prototype.openWindow = async (url) => { asked.push(`open ${url}`); };
  await registration.showNotification("here", { tag: page, data: page });
  const [notification] = await registration.getNotifications({ tag: page });
  dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  await Promise.all(done);
  return asked;
}"""


def click(worker: Worker, page: str) -> list[str]:
    """What a click on the notification about a page leads to."""
    asked: list[str] = worker.evaluate(CLICK, page)
    return asked


def test_who_does_not_want_it_is_left_alone(invite: Invite) -> None:
    ada, _ = looks_elsewhere(invite, "")
    assert ada.page.evaluate("Notification.permission") != "granted"
    assert notifications(ada) == []
    assert ada.page.evaluate("tones") == 0


def test_who_looks_hears_a_tone_and_needs_no_notification(invite: Invite) -> None:
    ada, bo = looks_elsewhere(invite, "on")
    ada.context.grant_permissions(["notifications"])
    ada.page.evaluate(HIDE, False)
    tones = ada.page.evaluate("tones")
    ada.page.clock.resume()
    ada.act()
    assert not ada.has_turn
    play([bo, ada], until=ada)
    assert ada.page.evaluate("tones") > tones
    assert notifications(ada) == []

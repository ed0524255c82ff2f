"""A browser that lets pages store nothing: the table is live all the same."""

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Invite
from tests.browser.player import SOON, all_see_the_newest, play, seat

# As browsers do whose people block the data of sites.
BLOCKED = """
const get = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
  Object.defineProperty(globalThis, name, { get });
}
"""


def test_a_table_is_live_where_nothing_may_be_stored(browser: Browser, invite: Invite) -> None:
    ada, bo = invite("Ada"), invite("Bo")
    match = seat([ada, bo], "cat_and_mouse")
    faults: list[str] = []
    device = browser.new_context(locale="en-US")  # one more of Ada's, on which cards move
    device.set_default_timeout(SOON)
    device.add_init_script(BLOCKED)
    device.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    device.on("weberror", lambda error: faults.append(str(error.error)))
    page = device.new_page()
    page.goto(ada.url + match)
    assert (
        page.evaluate("() => { try { return sessionStorage; } catch (error) { return error.name; } }")
        == "SecurityError"
    )
    page.evaluate("globalThis.isSamePage = true")
    for _ in range(5):
        assert play([ada, bo], most=1) == 1
        newest = all_see_the_newest([ada, bo])
        expect(page.locator(f"main[data-revision='{newest}']")).to_have_count(1, timeout=SOON)
    play([ada, bo], until=ada)
    page.click("#hint")
    expect(page.locator(".hint [role=status]")).to_be_visible(timeout=SOON)
    assert page.evaluate("globalThis.isSamePage") is True, "nothing was loaded anew"
    assert faults == []
    device.close()

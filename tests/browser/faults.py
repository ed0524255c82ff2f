"""What can be wrong with how a page is drawn, found in the page itself; each function names what it has found."""

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

LEAST_TARGET = 44  # CSS pixels
LEAST_CONTRAST = 4.5
SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def faults_of(page: Page) -> list[str]:
    """All that is wrong wherever a page is looked at."""
    return [*sideways(page), *small_targets(page), *faint_texts(page), *axe(page)]


def sideways(page: Page) -> list[str]:
    """What makes a page wider than the screen."""
    return _found(page, "sideways")


def small_targets(page: Page) -> list[str]:
    """What is too small for a finger; a link within a text is as large as the text."""
    return _found(page, "small", LEAST_TARGET)


def faint_texts(page: Page) -> list[str]:
    """Text that is hard to read in grey: contrast is a ratio of luminances. What cannot be used may be faint."""
    return _found(page, "faint", LEAST_CONTRAST)


def out_of_sight(page: Page, css: str) -> list[str]:
    """Those of the elements that one has to scroll for."""
    return _found(page, "hidden", css)


def covered(page: Page, css: str) -> list[str]:
    """Those of the elements that something else lies over, or that one has to scroll for."""
    return _found(page, "covered", css)


def _found(page: Page, look: str, *given: str | float) -> list[str]:
    return [str(one) for one in page.evaluate(f"(given) => {SCRIPT}.{look}(...given)", list(given))]


def axe(page: Page) -> list[str]:
    """What axe finds. It takes colours that the system forces for those of the page: they are left to `faint_texts`."""
    is_forced = page.evaluate("matchMedia('(forced-colors: active)').matches")
    told = Axe().run(page, options={"rules": {"color-contrast": {"enabled": not is_forced}}}).response["violations"]
    return [f"{one['id']}: {node['html'][:150]}" for one in told for node in one["nodes"][:3]]

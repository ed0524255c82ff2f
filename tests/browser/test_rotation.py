"""Case 42, the phone turned: what was chosen stays chosen, and can be sent."""

from collections.abc import Callable

import pytest

from tests.browser import faults
from tests.browser.conftest import Invite
from tests.browser.screens import NAMES, Screen, cat_and_mouse, cockroach_poker, played, show
from tests.web.server import Person, Server

UPRIGHT, ACROSS = {"width": 390, "height": 844}, {"width": 844, "height": 390}
MOST = 3  # a card, a player, a claim
CHOSEN = """[...document.querySelectorAll("main input")].filter((one) => one.checked || one.type === "number")
  .map((one) => [one.id, one.value])"""
RAISE = "button[data-step='1']"


def auction(server: Server) -> Person:
    """A table of Felix where a bid is to be made."""
    return played(server, "felix", 4, NAMES[:4], offered="bid")


TABLES: dict[str, Callable[[Server], Person]] = {
    "felix": auction,
    "cockroach_poker": cockroach_poker,
    "cat_and_mouse": cat_and_mouse,
}


@pytest.mark.parametrize("game", TABLES)
def test_what_was_chosen_stays_when_the_phone_is_turned(invite: Invite, server: Server, game: str) -> None:
    player, person = invite(viewport=UPRIGHT, has_touch=True, is_mobile=True), TABLES[game](server)
    show(player, Screen(person, f"/m/{person.match_id}"))
    for _ in range(MOST):
        if choices := player.offered("choices"):
            player.use(choices[0])
    if raised := player.page.query_selector(RAISE):
        player.use(raised)
    chosen, sends = player.page.evaluate(CHOSEN), len(player.offered("sends"))
    assert chosen
    assert sends
    for size in (ACROSS, UPRIGHT):
        player.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert player.page.evaluate(CHOSEN) == chosen
        assert len(player.offered("sends")) == sends
        assert faults.sideways(player.page) == []
        assert faults.small_targets(player.page) == []
    player.act()

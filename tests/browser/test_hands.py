"""A replay with all cards open draws everybody's hand, whatever the game."""

from collections.abc import Callable

import pytest

from cattery.core.playthrough import from_text
from cattery.core.view import SeatView
from cattery.games import load
from cattery.web.pages.replay import after
from tests.browser import faults
from tests.browser.conftest import Invite
from tests.browser.screens import Screen, cat_and_mouse_end, cockroach_poker_end, felix_end, show
from tests.web.server import Person, Server

ENDED: dict[str, Callable[[Server], Person]] = {
    "felix": felix_end,
    "cockroach_poker": cockroach_poker_end,
    "cat_and_mouse": cat_and_mouse_end,
}
STEP = 3
# How many cards of a hand are drawn: what lies in the row, or is under way, has its words below it.
COUNTED = """(row) => [...row.querySelectorAll("li")].filter((one) => !one.querySelector("small"))
  .reduce((sum, one) => sum + Number(one.querySelector("b")?.textContent.slice(1) ?? 1), 0)"""


def held(view: SeatView) -> int:
    """How many cards a seat has in hand."""
    hand = view.snapshot.hand
    return hand.bit_count() if isinstance(hand, int) else sum(hand)


@pytest.fixture(scope="module", params=ENDED)
def ended(request: pytest.FixtureRequest, server: Server) -> Person:
    """Somebody at the end of a game."""
    return ENDED[request.param](server)


@pytest.mark.parametrize("width", [320, 1440])
def test_hands_are_drawn(invite: Invite, ended: Person, width: int) -> None:
    played = after(from_text(ended.ask("GET", f"/matches/{ended.match_id}/playthrough").text, load), STEP)
    expected = [held(played.view(seat)) for seat in range(played.config.players)]
    player = invite(viewport={"width": width, "height": 800})
    show(player, Screen(ended, f"/m/{ended.match_id}/replay?step={STEP}&seat=all"))
    rows = player.page.locator(".hands > li")
    drawn = [rows.nth(i).evaluate(COUNTED) for i in range(rows.count())]
    under_way = [rows.nth(i).get_by_text("The card is a").count() for i in range(rows.count())]
    assert [cards - other for cards, other in zip(drawn, under_way, strict=True)] == expected
    assert min(expected) > 0
    assert faults.faults_of(player.page) == []
    for seat in ("none", "0"):
        player.go(f"/m/{ended.match_id}/replay?step={STEP}&seat={seat}")
        assert player.page.locator(".hands").count() == 0

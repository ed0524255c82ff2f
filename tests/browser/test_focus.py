"""Whoever plays by keyboard goes on where the game goes on: the focus never falls out of the table."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.player import Player, all_see_the_newest, play, seat
from tests.browser.test_ways import GAMES, SHORT, ByKeyboard

IS_HERE = "document.querySelector('main').contains(document.activeElement)"


@pytest.mark.parametrize(
    "game", [one if one == "felix" else pytest.param(one, marks=pytest.mark.soak) for one in GAMES]
)
def test_the_focus_stays_at_the_table(invite: Invite, game: str) -> None:
    ada, bo = invite("Ada", kind=ByKeyboard), invite("Bo", kind=ByKeyboard)
    seat([ada, bo], game, 3 if game == "felix" else 2, **SHORT[game])
    acted: set[Player] = set()
    for _ in range(8):
        all_see_the_newest([ada, bo])
        if ada.is_over:
            break
        play([ada, bo], most=1)
        acted |= {player for player in (ada, bo) if any(url.endswith("/act") for url in player.asked)}
        all_see_the_newest([ada, bo])
        for player in acted:
            assert player.page.evaluate(IS_HERE), player.page.evaluate("document.activeElement.outerHTML")[:200]
    assert acted == {ada, bo}

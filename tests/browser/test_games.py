"""People in browsers of their own play each game to its end."""

import pytest

from tests.browser.conftest import SMALL, Invite
from tests.browser.player import play, seat

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")
PEOPLE = {"felix": 4, "cockroach_poker": 6, "cat_and_mouse": 2}


@pytest.mark.parametrize("game", PEOPLE)
def test_people_play_to_the_end(invite: Invite, game: str) -> None:
    players = [invite(name) for name in NAMES[: PEOPLE[game]]]
    seat(players, game, **SMALL[game])
    assert play(players) > 0
    for player in players:
        assert player.page.locator(".end").is_visible()
        assert player.page.locator(".end tbody tr").count() == len(players)

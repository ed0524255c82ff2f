"""A browser and a server for each module, people for each test."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import chromium
from tests.browser.player import SOON, Player
from tests.browser.screens import SCREENS, Screen
from tests.web.server import ALIKE, Server

Invite = Callable[..., Player]
Reach = Callable[[str], Screen]

expect.set_options(timeout=SOON)  # else it is 5 seconds, too few on a busy machine

SMALL: dict[str, dict[str, Any]] = {
    "felix": {"option.rounds": "2", "option.cards": "4"},
    "cockroach_poker": {"option.lose_count": "2", "option.species": "4"},
    "cat_and_mouse": {"option.stock_size": "2", "option.ranks": "5", "option.max_actions": "100"},
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """It ends with its module: while it runs, no other test of this process could run a loop of its own."""
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), deals=ALIKE)
    yield running
    running.close()
    assert [line for line in running.log.read_text().splitlines() if '"error"' in line] == []


@pytest.fixture(scope="module")
def reach(server: Server) -> Reach:
    """A screen by its name; each is made once."""
    return cache(lambda name: SCREENS[name](server))


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """People who come with a browser each; in none of them anything may have gone wrong."""
    there: list[Player] = []

    def come(name: str = "Ada", url: str = "", kind: type[Player] = Player, **device: Any) -> Player:
        there.append(kind(browser, url or server.url, name, **device))
        return there[-1]

    yield come
    faults = {player.name: player.faults() for player in there}
    for player in there:
        player.leave()
    assert not any(faults.values()), faults

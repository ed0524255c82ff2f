"""The pictures of the documentation: `make pictures` takes them; `make soak` looks at what they show."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.screens import Screen, lobby, played, show
from tests.web.server import ALIKE, Person, Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOST = 1_500_000  # bytes, all together
NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SCREEN: dict[str, Any] = {"viewport": {"width": 1040, "height": 720}}
END = 100_000


def felix(server: Server) -> Person:
    return played(server, "felix", 9, NAMES[:4])


def cockroach_poker(server: Server) -> Person:
    return played(server, "cockroach_poker", 36, NAMES)


def cat_and_mouse(server: Server) -> Person:
    return played(server, "cat_and_mouse", 40, NAMES[:2])


def over(server: Server) -> Person:
    return played(server, "felix", END, NAMES[:4])


# By file: who looks at which path, on what, and what has to be there.
PICTURES: dict[str, tuple[Any, str, dict[str, Any], str]] = {
    "home": (lambda server: server.person(), "/", SCREEN, ".game-card"),
    "lobby": (lambda server: lobby(server, NAMES[:3]), "*", SCREEN, ".qr"),
    "felix": (felix, "*", SCREEN, "main.felix #banner.mine"),
    "cockroach-poker": (cockroach_poker, "*", SCREEN, "main.cockroach_poker #banner.mine"),
    "cat-and-mouse": (cat_and_mouse, "*", SCREEN, "main.cat_and_mouse #banner.mine"),
    "end": (over, "*", SCREEN, ".end"),
    "felix-phone": (felix, "*", PHONE, "main.felix #banner.mine"),
    "cockroach-poker-phone": (cockroach_poker, "*", PHONE, "main.cockroach_poker #banner.mine"),
    "cat-and-mouse-phone": (cat_and_mouse, "*", PHONE, "main.cat_and_mouse #banner.mine"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that friends reach by its name: a lobby has a code for them."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(folder, "--public-url", "https://cats.example.org", deals=ALIKE)
    yield running
    running.close()


@pytest.mark.soak
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_shows_what_it_should(invite: Invite, server: Server, name: str) -> None:
    make, path, device, shown = PICTURES[name]
    person = make(server)
    player = invite(color_scheme="light", **device)
    show(player, Screen(person, path.replace("*", f"/m/{person.match_id}")))
    player.page.wait_for_load_state("load")
    expect(player.page.locator(shown).first).to_be_visible()
    if os.environ.get("CATTERY_PICTURES"):
        FOLDER.mkdir(exist_ok=True)
        player.page.screenshot(path=FOLDER / f"{name}.png")


def test_the_pictures_are_all_there_and_small() -> None:
    found = {file.stem: file.stat().st_size for file in FOLDER.glob("*.png")}
    assert set(found) == set(PICTURES), "make pictures"
    assert sum(found.values()) < MOST

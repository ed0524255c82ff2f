"""What a page costs: how much comes over the wire, and from where."""

import gzip
import re
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Invite, Reach
from tests.browser.screens import SCREENS, show
from tests.web.server import Server

MOST = 150 * 1024  # bytes of the first load of a table, compressed
MOST_SCRIPT = 10 * 1024


@pytest.mark.parametrize("name", ["felix", "cockroach poker", "cat and mouse", "felix over"])
def test_the_first_load_is_light_and_comes_from_here_alone(
    invite: Invite, server: Server, reach: Reach, name: str
) -> None:
    player = invite(color_scheme="dark")
    finished: list[str] = []
    player.page.on("requestfinished", lambda request: finished.append(request.url))
    show(player, reach(name))
    player.page.wait_for_load_state("load")
    bodies = {url: player.context.request.get(url).body() for url in finished}
    sizes = {urlsplit(url).path: len(gzip.compress(body, 9)) for url, body in bodies.items()}
    assert len(sizes) > 4
    assert sum(sizes.values()) < MOST, sizes
    assert sum(size for path, size in sizes.items() if path.endswith(".js")) < MOST_SCRIPT
    hosts = {urlsplit(url).netloc for url in player.asked}
    assert hosts == {urlsplit(server.url).netloc}


@pytest.mark.parametrize("name", SCREENS)
def test_a_page_names_no_other_host_and_holds_no_script(server: Server, reach: Reach, name: str) -> None:
    screen = reach(name)
    body = screen.person.client.get(f"{server.url}{screen.path}").text
    assert "</html>" in body
    named = set(re.findall(r"(?:href|src|action|content)=\"(?:https?:)?//([^/\"]+)", body))
    assert named <= {urlsplit(server.url).netloc}
    assert not re.search(r" style=|<style|\son[a-z]+=\"|javascript:|<script(?! type=\"module\" src=\"/static/)", body)


KEPT = "caches.open('cattery-shell').then((shell) => shell.keys()).then((kept) => kept.map((one) => one.url))"


def test_the_worker_keeps_files_that_never_change_and_no_page(invite: Invite) -> None:
    ada = invite("Ada")
    ada.create("felix", 3)
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.page.reload()  # now it looks after the page
    ada.start()
    kept = ada.page.evaluate(KEPT)
    assert kept
    assert [url for url in kept if not re.search(r"/static/[0-9a-f]{10}/", url)] == []

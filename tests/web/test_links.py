"""Links to hand on: a code for phones where phones could open them, and where they could not, how they can."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cattery.core.words import LANGUAGES
from cattery.web.config import lan_address
from tests.web.html import Page, Visitor
from tests.web.server import Server
from tests.web.test_pages import check, new_table, w

HOW = ("make play ARGS=--lan", "cattery serve --lan")


@pytest.fixture
def known(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody at a server that others reach by its name."""
    server = Server(tmp_path, "--public-url", "https://cats.example.org")
    ada = Visitor(server.url)
    yield ada
    ada.close()
    server.close()


def pages_with_links(ada: Visitor, language: str) -> list[Page]:
    """A lobby with a free seat, and the page that takes a person to another device."""
    path = new_table(ada, "felix")
    lobby = check(ada.get(f"{path}?lang={language}"), language)
    ada.send(ada.get(path).form("/start"))
    ada.post("/settings", language=language)
    return [lobby, check(ada.post(f"{path}/device"), language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_for_this_computer_alone_says_so(visitor: Callable[..., Visitor], language: str) -> None:
    for page in pages_with_links(visitor(), language):
        assert re.search(r'value="http://127\.0\.0\.1:\d+/', page.answer.text)
        assert w("here-only", language) in page.text
        assert all(f"<code>{command}</code>" in page.answer.text for command in HOW)
        assert 'class="qr"' not in page.answer.text


def test_a_link_for_others_has_a_code(known: Visitor) -> None:
    path = new_table(known, "felix")
    lobby = known.get(path)
    assert f'value="https://cats.example.org{path}"' in lobby.answer.text
    for page in (lobby, known.post(f"{path}/device")):
        assert page.answer.text.count('class="qr"') == 1
        assert w("here-only") not in page.text


def test_with_lan_the_link_is_this_machine_s_in_its_network(tmp_path: Path) -> None:
    server = Server(tmp_path, "--lan")
    ada = Visitor(server.url)
    lobby = ada.get(new_table(ada, "felix"))
    assert f'value="http://{lan_address()}:{server.port}/m/' in lobby.answer.text
    is_reached = not lan_address().startswith("127.")  # where there is any network
    assert (w("here-only") not in lobby.text) is is_reached
    assert ('class="qr"' in lobby.answer.text) is is_reached
    ada.close()
    server.close()

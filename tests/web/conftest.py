"""One server for the tests that leave it as it was."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.web.html import Visitor
from tests.web.server import ALIKE, Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), port=0, deals=ALIKE, is_measured=True)
    yield running
    running.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    running = Server(tmp_path)
    yield running
    running.close()


@pytest.fixture
def ada(server: Server) -> Person:
    return server.person("Ada")


@pytest.fixture
def bo(server: Server) -> Person:
    return server.person("Bo")


@pytest.fixture
def visitor(server: Server) -> Iterator[Callable[..., Visitor]]:
    """New browsers."""
    made: list[Visitor] = []

    def new(**headers: str) -> Visitor:
        made.append(Visitor(server.url, **headers))
        return made[-1]

    yield new
    for one in made:
        one.close()

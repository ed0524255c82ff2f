"""Settings for all tests, and the one server of PostgreSQL that they share."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.store.postgres import Server

# What asks the same functions thousands of times shows nothing that other tests do not: its coverage is not measured,
# which takes three times as long.
REPETITIVE = (
    "tests/browser/",
    "tests/conformance/",
    "tests/secrecy/",
    "tests/bots/test_players.py",
    "tests/bots/test_cheating.py",
    "tests/core/test_words.py",
    "tests/matches/test_machine.py",
    "tests/web/test_secrecy.py::test_what_is_sent_",
    "tests/web/test_secrecy.py::test_a_leak_planted_",
)

settings.register_profile("cattery", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("cattery")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(REPETITIVE):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Server]":
    """It runs whenever no test has stopped it."""
    from tests.store.postgres import postgres_server

    with postgres_server() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: "Server") -> str:
    """The URL of an empty database."""
    return postgres.new_url()

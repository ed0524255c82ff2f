"""Settings for all tests, and the one server of PostgreSQL that they share."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.store.postgres import Server

# What asks the same functions thousands of times, or has them compiled for most of its time, shows nothing that other
# tests do not: its coverage is not measured, which takes up to three times as long.
REPETITIVE = (
    "tests/arena/test_analyse.py::test_a_small_report[en]",
    "tests/arena/test_bench.py::test_compiled_",
    "tests/arena/test_blocks.py::test_the_compiled_loop_",
    "tests/arena/test_ratings.py::test_intervals_",
    "tests/benchmarks/",
    "tests/browser/",
    "tests/conformance/",
    "tests/games/cat_and_mouse/test_heuristic.py::test_against_",
    "tests/games/cat_and_mouse/test_sample.py::test_M15_sampled_states_",
    "tests/games/cat_and_mouse/test_sample.py::test_large_packs_",
    "tests/games/cockroach_poker/test_heuristic.py::test_against_",
    "tests/games/cockroach_poker/test_search.py::test_what_is_claimed_",
    "tests/games/felix/test_heuristic.py::test_against_",
    "tests/games/test_positions.py",
    "tests/secrecy/",
    "tests/bots/test_compiled.py",
    "tests/bots/test_players.py",
    "tests/bots/test_cheating.py",
    "tests/core/test_words.py",
    "tests/matches/test_machine.py",
    "tests/terminal/test_session.py::test_the_hint_",
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

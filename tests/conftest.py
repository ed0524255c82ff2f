"""Settings for all tests, and the one server of PostgreSQL that they share."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.store.postgres import Server

settings.register_profile("cattery", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("cattery")


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

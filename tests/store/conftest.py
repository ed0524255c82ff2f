"""Every test of the contract runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from cattery.store import Database, open_database
from cattery.store.migrate import upgrade
from tests.store.postgres import Server, postgres_server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with postgres_server() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/cattery.db"


@pytest.fixture
def postgres_url(postgres: Server) -> str:
    return postgres.new_url()


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, of either kind."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
async def db(url: str) -> AsyncIterator[Database]:
    """An open database with its tables."""
    async with open_database(url) as database:
        await database.write(upgrade)
        yield database

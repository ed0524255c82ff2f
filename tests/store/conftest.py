"""Every test of the contract runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cattery.store import Database, open_database
from cattery.store.migrate import upgrade


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/cattery.db"


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

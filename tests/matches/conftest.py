"""Every test has an empty database in a file of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.matches.table import Clock, Hall, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/cattery.db"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def hall(url: str, clock: Clock) -> AsyncIterator[Hall]:
    async with opened(url, clock) as made:
        yield made

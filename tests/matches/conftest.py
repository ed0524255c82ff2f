"""Every test has an empty database in a file of its own, and the same deals every time."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.matches.table import Clock, Hall, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a game would now and then be over before the test has seen what it waits for."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr("cattery.matches.service.new_match_seed", lambda: rng.randbytes(32).hex())


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

"""Felix with a search that cannot be compiled, in workers as the pool has them: never, or not at first."""

import sys
from multiprocessing.connection import Connection

from cattery.bots import compiled, pool
from cattery.bots.players import Mind
from cattery.core.game import Game
from tests.bots.searching import GAME

TRIES, AGAIN = 3, 0.1
warm = compiled.warm


def fail(game: Game, of: Mind) -> None:
    raise MemoryError("a card that is secret")


def fail_once(game: Game, of: Mind) -> None:
    compiled.warm = warm
    fail(game, of)


def work(pipe: Connection) -> None:
    """A worker that never compiles anything: what does it cannot be loaded."""
    sys.modules[compiled.__name__] = None  # type: ignore[assignment]
    _work(pipe)


def work_once(pipe: Connection) -> None:
    """A worker that compiles when it is tried again."""
    compiled.warm = fail_once
    _work(pipe)


def _work(pipe: Connection) -> None:
    pool.load = lambda name: GAME  # type: ignore[attr-defined]
    pool.TRIES, pool.AGAIN, pool.AT_ONCE = TRIES, AGAIN, 0.0
    pool.work(pipe)

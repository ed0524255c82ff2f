"""Felix with a search that takes no time, in workers as the pool has them: the last legal action, the best of all."""

import dataclasses
from multiprocessing.connection import Connection

from cattery.bots import pool
from cattery.core.game import Event
from cattery.games import load
from cattery.games.felix.rules import Config, View


def search(
    c: Config, v: View, events: list[Event], legal: list[int], n: int, r: list[int], nodes: int, worths: list[float]
) -> int:
    for i in range(n):
        worths[legal[i]] = 1 / (n - i)
    return legal[n - 1]


GAME = dataclasses.replace(load("felix"), search=search, strong_nodes=1, expert_nodes=1)


def work(pipe: Connection, at_once: float = 0.0) -> None:
    """A worker that knows this game only, and does not wait for its search."""
    pool.load = lambda name: GAME  # type: ignore[attr-defined]
    pool.AT_ONCE = at_once
    pool.work(pipe)


def work_at_once(pipe: Connection) -> None:
    """A worker that waits for it, however long it is compiled."""
    work(pipe, 60.0)

"""Bots as they should not be, in workers as the pool has them: by the name of their level."""

import os
from multiprocessing.connection import Connection

from cattery.bots import pool
from cattery.bots.players import Thinker, choose_action
from cattery.core.view import SeatView


def choose_badly(view: SeatView, level: str, whim: bytes, thinker: Thinker | None = None) -> int:
    if level == "hangs":
        while True:
            pass
    if level == "dies":
        os._exit(3)
    if level == "fails":
        raise KeyError("a card that is secret")
    if level == "cheats":
        return -1
    return choose_action(view, level, whim, thinker)


def work(pipe: Connection) -> None:
    """A worker with such bots."""
    pool.choose_action = choose_badly  # type: ignore[attr-defined]
    pool.work(pipe)

"""Bots as they should not be, in workers as the pool has them: by the name of their level."""

import os
from multiprocessing.connection import Connection

from cattery.bots import pool
from cattery.bots.players import Advice, Adviser, advise
from cattery.core.view import SeatView


def advise_badly(view: SeatView, level: str, whim: bytes, adviser: Adviser | None = None) -> Advice:
    if level == "hangs":
        while True:
            pass
    if level == "dies":
        os._exit(3)
    if level == "fails":
        raise KeyError("a card that is secret")
    if level == "cheats":
        return Advice(-1)
    return advise(view, level, whim, adviser)


def work(pipe: Connection) -> None:
    """A worker with such bots."""
    pool.advise = advise_badly  # type: ignore[attr-defined]
    pool.work(pipe)

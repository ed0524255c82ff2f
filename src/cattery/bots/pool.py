"""Bots that think in processes of their own, with a deadline; the rule of thumb answers where they cannot.

A worker is sent a view as JSON and sends back a number: it never had the match.
"""

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from cattery.bots.players import choose_action
from cattery.core.view import SeatView, view_from_json
from cattery.games import load

DEADLINE = 2.0  # seconds
log = logging.getLogger(__name__)


class BotPool:
    """`choose` answers within the deadline, whatever becomes of the workers."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_begin)

    async def choose(self, view: SeatView, level: str, whim: bytes) -> int:
        """The bot's action; always a legal one."""
        try:
            answer = asyncio.get_running_loop().run_in_executor(
                self._pool, think, view.game.name, view.to_json(), level, whim
            )
            action = await asyncio.wait_for(answer, DEADLINE)
        except BrokenProcessPool:
            log.warning("a bot worker died; new ones are started")
            self._pool.shutdown(wait=False)
            self._pool = self._new_pool()
        except TimeoutError:
            log.warning("a bot did not answer in time")
        else:
            if action in view.legal_actions:
                return action
            log.error("a bot of level %s answered with an illegal action", level)
        return choose_action(view, "regular", whim)

    def close(self) -> None:
        """Let the workers go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(game: str, view: str, level: str, whim: bytes) -> int:
    """One decision, in a worker."""
    return choose_action(view_from_json(load(game), view), level, whim)


def _begin() -> None:
    """Ctrl-C is for the server, which then lets the workers go; if it is killed, they end by themselves."""
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    import os
    from multiprocessing import parent_process

    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)

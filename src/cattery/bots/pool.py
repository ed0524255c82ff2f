"""Bots that think in processes of their own, with a deadline; the rule of thumb answers where they cannot.

A worker is sent a view as JSON and sends back its advice: it never had the match. One that dies, or does not answer in
time, is replaced.
"""

import asyncio
import logging
import os
import signal
import time
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread
from traceback import extract_tb

from cattery.bots.players import DEFAULT_LEVEL, SEARCH, Advice, Mind, advise, mind
from cattery.core.game import Game
from cattery.core.view import SeatView, view_from_json
from cattery.games import load

DEADLINE = 2.0  # seconds
PAUSE = 0.5  # seconds until a worker that is lost is replaced
AT_ONCE = 1.2  # seconds that somebody waits for a search, which is enough for one that was compiled before
TRIES = 5  # to compile a search
AGAIN = 60.0  # seconds until it is tried again
READY = 0
SPAWN = get_context("spawn")

log = logging.getLogger(__name__)

Question = tuple[str, str, str, bytes]  # game, view, level, whim
Answer = Advice | str  # or why there is none


class BotPool:
    """It answers within the deadline, whatever becomes of the workers, which start when they are needed first."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._questions: asyncio.Queue[tuple[Question, asyncio.Future[Answer]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def choose(self, view: SeatView, level: str, whim: bytes) -> int:
        """The bot's action; always a legal one."""
        return (await self.advise(view, level, whim)).action

    async def advise(self, view: SeatView, level: str, whim: bytes) -> Advice:
        """The same action, and how others would do."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._keep_worker()) for _ in range(self.workers)]
        answer = asyncio.get_running_loop().create_future()
        self._questions.put_nowait(((view.game.name, view.to_json(), level, whim), answer))
        try:
            advice = await asyncio.wait_for(answer, DEADLINE)
        except TimeoutError:
            log.warning("a bot did not answer in time")
        except WorkerLost:
            pass  # which has been told
        else:
            if isinstance(advice, Advice) and advice.action in view.legal_actions:
                return advice
            what = advice if isinstance(advice, str) else "answered with an illegal action"
            log.error("a bot of level %s %s", level, what)
        return replace(advise(view, DEFAULT_LEVEL, whim), is_makeshift=level != DEFAULT_LEVEL)

    async def _keep_worker(self) -> None:
        """One worker after the other, for ever."""
        while True:
            try:
                with Worker() as worker:
                    await worker.answer()  # it is ready, however long that takes
                    while True:
                        await self._ask(worker)
            except (WorkerLost, OSError) as error:
                log.warning("a bot worker is lost and will be replaced: %s", error)
            await asyncio.sleep(PAUSE)

    async def _ask(self, worker: "Worker") -> None:
        """The next question, if somebody still waits for the answer."""
        question, answer = await self._questions.get()
        if answer.done():
            return
        try:
            advice = await worker.ask(question)
        except WorkerLost as error:
            if not answer.done():
                answer.set_exception(error)
            raise
        if not answer.done():
            answer.set_result(advice)

    def close(self) -> None:
        """Let the workers go."""
        for task in self._tasks:
            task.cancel()


class WorkerLost(Exception):
    """A worker that cannot be asked any more."""


class Worker:
    """One process, which is asked one thing at a time and is ended with the context."""

    def __init__(self) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self._pipe.close()

    async def ask(self, question: Question) -> Answer:
        """What it thinks; raises WorkerLost if it does not say so in time."""
        try:
            self._pipe.send(question)  # which the pipe can hold: this does not wait
            return await asyncio.wait_for(self.answer(), DEADLINE)
        except TimeoutError:
            raise WorkerLost("it hangs") from None
        except OSError:
            raise WorkerLost("it has ended") from None

    async def answer(self) -> Answer:
        """The next thing it says; raises WorkerLost."""
        loop, has_come = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._pipe.fileno(), has_come.set)
        try:
            await has_come.wait()
            answer: Answer = self._pipe.recv()
        except (EOFError, OSError):
            raise WorkerLost("it has ended") from None
        else:
            return answer
        finally:
            loop.remove_reader(self._pipe.fileno())


def work(pipe: Connection) -> None:
    """Answer questions, in a process of its own. Ctrl-C is for the server, which then lets its workers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()
    pipe.send(READY)
    with suppress(EOFError, OSError):  # the server has gone
        while True:
            pipe.send(_think(*pipe.recv()))


def _think(game: str, view: str, level: str, whim: bytes) -> Answer:
    try:
        return _advise(view_from_json(load(game), view), level, whim)
    except Exception as error:  # noqa: BLE001  told to the server, by its place alone: its text may be secret
        place = extract_tb(error.__traceback__)[-1]
        return f"failed: {type(error).__name__} at {place.filename}:{place.lineno}"


def _advise(view: SeatView, level: str, whim: bytes) -> Advice:
    """The level's advice; the rule of thumb's until its search is compiled. Raises what that has failed with, once."""
    game, own = view.game, mind(view.game, level)
    if own.kind != SEARCH:
        return advise(view, level, whim)
    if not _searches.setdefault(game.name, Search(game, own)).is_ready():
        return replace(advise(view, level, whim, mind(game, DEFAULT_LEVEL)), is_makeshift=True)
    from cattery.bots.compiled import CompiledMind

    return advise(view, level, whim, CompiledMind(game, own))


class Search:
    """A game's search, compiled in a thread of its own; where that fails it is tried again later, a few times.

    Which takes up to a minute the first time on a machine, and a second later.
    """

    def __init__(self, game: Game, own: Mind) -> None:
        self._game, self._own = game, own
        self._thread: Thread | None = None
        self._is_ready = False
        self._failure: Exception | None = None  # of the last try, until it is told
        self._tries = 0
        self._next_try = 0.0

    def is_ready(self) -> bool:
        """Whether it is there; raises what a try has failed with, once."""
        if self._thread is not None and self._thread.is_alive():
            return False
        if self._failure is not None:
            failure, self._failure = self._failure, None
            raise failure
        if not self._is_ready and self._tries < TRIES and time.monotonic() >= self._next_try:
            self._tries += 1
            self._thread = Thread(target=self._compile, daemon=True)
            self._thread.start()
            self._thread.join(AT_ONCE)
        return self._is_ready

    def _compile(self) -> None:
        try:
            from cattery.bots.compiled import warm

            warm(self._game, self._own)
            self._is_ready = True
        except Exception as error:  # noqa: BLE001  told to the server with the answer to the next question
            self._failure = error
            self._next_try = time.monotonic() + AGAIN


_searches: dict[str, Search] = {}  # by game


def _end_with_server() -> None:
    """If the server is killed, nobody waits for what is being thought about."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)

"""Bots that are programs of anybody's: they are told what they may know, a line of JSON each time, and answer in one.

docs/bots.md has the protocol. A program runs for one game and is asked for its own seat only.
"""

import json
import os
import selectors
import shlex
import signal
import subprocess
from contextlib import suppress
from time import monotonic
from typing import Any

from cattery.arena.table import BotFault
from cattery.core.view import SeatView

PREFIX = "cmd:"
PROTOCOL = 1
START_LIMIT = 10.0  # seconds for the first answer: the program has to start
GRACE = 1.0  # seconds to end by itself, once its input is closed
MOST_ANSWER = 65536  # bytes


class OutsideBot:
    """A program with which lines are exchanged; raises BotFault for whatever it does wrong."""

    def __init__(self, command: str, limit: float) -> None:
        self._command, self._limit = command, limit
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def choose(self, view: SeatView, r: list[int], persona: int) -> int:
        """The program's answer to a view; it has dice of its own, seeded by ours."""
        deadline = monotonic() + self._limit
        if self._process is None:
            deadline += START_LIMIT
            self._begin()
            self._tell(start_message(view, r[0]), deadline)
        self._tell(act_message(view), deadline)
        return action_in(self._hear(deadline))

    def _begin(self) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise BotFault(f"does not start: {error}") from None
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                os.set_blocking(pipe.fileno(), False)

    def _tell(self, message: dict[str, Any], deadline: float) -> None:
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        while line:
            pipe = self._ready(selectors.EVENT_WRITE, deadline)
            try:
                line = line[os.write(pipe, line) :]
            except BrokenPipeError:
                raise BotFault("ended") from None

    def _hear(self, deadline: float) -> bytes:
        while b"\n" not in self._unread:
            part = os.read(self._ready(selectors.EVENT_READ, deadline), MOST_ANSWER)
            if not part:
                raise BotFault("ended")
            self._unread += part
            if len(self._unread) > MOST_ANSWER:
                raise BotFault("answer too long")
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _ready(self, event: int, deadline: float) -> int:
        """The pipe that can be used now; raises BotFault if that takes too long."""
        if self._process is None or self._process.stdin is None or self._process.stdout is None:
            raise BotFault("ended")
        pipe = self._process.stdin if event == selectors.EVENT_WRITE else self._process.stdout
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if not selector.select(max(0.0, deadline - monotonic())):
                raise BotFault("no answer in time")
        return pipe.fileno()

    def close(self) -> None:
        """Let it end, and end what is left of it."""
        if self._process is None:
            return
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


def start_message(view: SeatView, seed: int) -> dict[str, Any]:
    """What is told before the first question of a game."""
    options = view.game.option_texts(view.config)
    about = {"game": view.game.name, "rules": view.game.version, "players": view.config.players, "options": options}
    return {"type": "start", "protocol": PROTOCOL, **about, "seat": view.seat, "seed": seed}


def act_message(view: SeatView) -> dict[str, Any]:
    """A question: the view, and the actions' texts beside their numbers."""
    legal = [{"action": action, "text": view.game.action_texts[action]} for action in view.legal_actions]
    return {"type": "act", "legal": legal, "view": json.loads(view.to_json())}


def action_in(line: bytes) -> int:
    """The number in an answer such as `{"action": 3}`."""
    try:
        action = json.loads(line)["action"]
    except (ValueError, TypeError, KeyError, RecursionError):
        action = None
    if type(action) is not int:
        raise BotFault(f"not an answer: {line[:60].decode(errors='replace')}")
    return action

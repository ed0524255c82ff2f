"""What comes in while a match is played elsewhere: lines from the keyboard and states from the server, in turn."""

import codecs
import os
import random
import select
import sys
import threading
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from cattery.core.errors import CatteryError
from cattery.core.words import Message
from cattery.terminal.client import Client, ConnectionLost, Refused, match_path
from cattery.terminal.layout import printable
from cattery.terminal.screen import Screen

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0  # seconds before the next try
LONGEST_LINE = 10_000  # bytes


@dataclass(frozen=True)
class Typed:
    """A line from the keyboard."""

    text: str


@dataclass(frozen=True)
class News:
    """A state of the match, as it came."""

    content: Any


@dataclass(frozen=True)
class Lost:
    """The connection is gone; it will be tried again."""


@dataclass(frozen=True)
class Over:
    """The server will not have us."""

    error: CatteryError


@dataclass(frozen=True)
class Silence:
    """Nothing came in the time given."""


Incoming = Typed | News | Lost | Over | Silence


class Inbox(Screen):
    """The terminal, and a place where others put what they have for it."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._wake, self._woken = -1, -1
        self._parcels: SimpleQueue[Incoming] = SimpleQueue()
        self._lines: deque[str] = deque()
        self._text, self._decoder = "", codecs.getincrementaldecoder("utf-8")("replace")
        self._has_ended = False
        self._prompt = ""  # what stands in the last line, unanswered

    def put(self, parcel: Incoming) -> None:
        """From any thread."""
        self._parcels.put(parcel)
        if self._wake >= 0:
            with suppress(OSError):
                os.write(self._wake, b".")

    def show(self, text: str = "", indent: str = "", style: str = "") -> None:
        self._leave_prompt()
        super().show(text, indent, style)

    def tell_whole(self, message: Message, style: str = "") -> None:
        self._leave_prompt()
        super().tell_whole(message, style)

    def _leave_prompt(self) -> None:
        """What is told does not run into an open question."""
        if self._prompt:
            print()
        self._prompt = ""

    def ask(self, prompt: str) -> str:
        """What is typed next, whatever comes in meanwhile; raises EOFError."""
        while True:
            self._show_prompt(prompt)
            if (typed := self._line()) is not None:
                return typed
            self._sleep(None)

    def next(self, prompt: str, seconds: float | None = None) -> Incoming:
        """What comes first; lines only where a prompt asks for them, or where somebody sits at the keyboard."""
        if prompt:
            self._show_prompt(prompt)
        until = None if seconds is None else time.monotonic() + seconds
        while True:
            with suppress(Empty):
                return self._parcels.get_nowait()
            if (prompt or self.is_terminal) and (typed := self._line()) is not None:
                return Typed(typed)
            left = None if until is None else until - time.monotonic()
            if left is not None and left <= 0:
                return Silence()
            self._sleep(left, reads=bool(prompt) or self.is_terminal)

    def _show_prompt(self, prompt: str) -> None:
        if self._prompt != prompt:
            self._leave_prompt()
            print(prompt, end="")
            self._prompt = prompt
        sys.stdout.flush()

    def _line(self) -> str | None:
        """A line that is complete; raises EOFError where there will be no more."""
        if not self._lines:
            if self._has_ended:
                raise EOFError
            return None
        typed = self._lines.popleft().replace("\0", "").strip()
        if not sys.stdin.isatty():
            print(printable(typed))
        self._prompt = ""
        return typed

    def _sleep(self, seconds: float | None, *, reads: bool = True) -> None:
        """Until something comes."""
        if self._wake < 0:
            self._woken, self._wake = os.pipe()
            if not self._parcels.empty():
                return
        keyboard = sys.stdin.fileno()
        waits_for = [self._woken, keyboard] if reads and not self._has_ended else [self._woken]
        sys.stdout.flush()
        ready, _, _ = select.select(waits_for, [], [], seconds)
        if self._woken in ready:
            os.read(self._woken, 4096)
        if keyboard in ready:
            self._read(os.read(keyboard, 4096))

    def _read(self, content: bytes) -> None:
        """More from the keyboard; nothing means that there will be no more."""
        self._text += self._decoder.decode(content, final=not content)
        *whole, self._text = self._text.split("\n")
        self._lines += [line[:LONGEST_LINE] for line in whole]
        self._text = self._text[:LONGEST_LINE]
        if not content:
            self._has_ended = True
            if self._text:
                self._lines.append(self._text)


class Follower:
    """Follows a match's stream in a thread of its own, and begins again when it breaks off."""

    def __init__(self, client: Client, match_id: str, inbox: Inbox) -> None:
        self._client, self._path, self._inbox = client, match_path(match_id, "/stream"), inbox
        self._is_done = threading.Event()
        threading.Thread(target=self._follow, daemon=True).start()

    def stop(self) -> None:
        """Nothing more of this match; the connection ends with the next thing that comes."""
        self._is_done.set()

    def _follow(self) -> None:
        pause, is_lost = FIRST_PAUSE, False
        while not self._is_done.is_set():
            try:
                for content in self._client.stream(self._path):
                    if self._is_done.is_set():
                        return
                    pause, is_lost = FIRST_PAUSE, False
                    if content is not None:
                        self._inbox.put(News(content))
            except CatteryError as error:
                if not may_pass(error):
                    self._put(Over(error))
                    return
            if not is_lost:
                self._put(Lost())
            is_lost = True
            self._is_done.wait(pause * random.uniform(0.7, 1.0))
            pause = min(2 * pause, LONGEST_PAUSE)

    def _put(self, parcel: Incoming) -> None:
        if not self._is_done.is_set():
            self._inbox.put(parcel)


def may_pass(error: CatteryError) -> bool:
    """Whether it is worth another try."""
    return isinstance(error, ConnectionLost) or (isinstance(error, Refused) and error.may_pass)

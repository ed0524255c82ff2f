"""What the terminal shows and what is typed: lines that fit its width, modest colour, a curtain between two people."""

import contextlib
import os
import shutil
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TypeVar

from cattery.core.errors import CatteryError
from cattery.core.words import Message, say
from cattery.terminal.layout import in_columns, printable, wrap

T = TypeVar("T")

WIDEST = 100  # cells: longer lines are hard to read
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, then what can be scrolled back to
BOLD, DIM, RESET = "1", "2", "0"
INTERRUPTED = 130  # exit code after Ctrl-C


class Screen:
    """Standard input and output, in the reader's language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.has_colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        if self.is_terminal:
            _prepare_editing()

    @property
    def cells(self) -> int:
        """The width of a line; of no terminal, that of a page."""
        return min(shutil.get_terminal_size((80, 24)).columns, WIDEST)

    def styled(self, text: str, style: str) -> str:
        """The text in a style, where colour is wanted."""
        return f"\x1b[{style}m{text}\x1b[{RESET}m" if self.has_colour and style and text else text

    def show(self, text: str = "", indent: str = "", style: str = "") -> None:
        """A paragraph; `indent` stands before each line but the first."""
        for line in wrap(text, self.cells, indent):
            print(self.styled(line, style))

    def tell(self, message: Message, style: str = "") -> None:
        """A paragraph of the program's own."""
        self.show(self.words(message), style=style)

    def tell_whole(self, message: Message, style: str = "") -> None:
        """A line that is not broken, so that a file's name in it can be copied."""
        print(self.styled(self.words(message), style))

    def tell_error(self, error: CatteryError) -> None:
        """What is wrong, without what a terminal would take for a command."""
        self.show(printable(self.words(error.message)))

    def words(self, message: Message) -> str:
        """A message that names no player."""
        return say(message, self.language)

    def table(self, entries: list[str]) -> None:
        """Numbered entries, side by side where they are many and short."""
        lines = in_columns(entries, self.cells)
        for line in lines:
            self.show(line, "    ")

    def ask(self, prompt: str) -> str:
        """What is typed, without spaces around it; raises EOFError and KeyboardInterrupt."""
        sys.stdout.flush()
        typed = input(prompt).replace("\0", "").strip()
        if not sys.stdin.isatty():
            print(printable(typed))
        return typed

    def ask_until(self, prompt: Message, read: Callable[[str], T]) -> T:
        """What is read from what is typed; it is asked for again until `read` refuses it no more."""
        while True:
            try:
                return read(self.ask(self.words(prompt) + " "))
            except CatteryError as error:
                self.tell_error(error)

    def clear(self) -> None:
        """Leave nothing of what was shown, scrolled back to included, where this is a terminal."""
        if self.is_terminal and os.environ.get("TERM") != "dumb":
            print(CLEAR, end="")
        sys.stdout.flush()


def _prepare_editing() -> None:
    """Line editing without a memory: what one person typed is not there for the next."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_auto_history(False)


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until what is begun is done and saved."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: waiting.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt

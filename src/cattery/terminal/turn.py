"""One decision of a person: the table, what can be done, and what is typed until an action is chosen."""

import unicodedata
from typing import Any, ClassVar, Protocol

from cattery.core.errors import CatteryError, InvalidAction, UsageError
from cattery.core.game import Event
from cattery.core.playthrough import parse_action
from cattery.core.view import SeatView
from cattery.core.words import Message, say
from cattery.terminal import rulebook
from cattery.terminal.layout import printable
from cattery.terminal.menu import Choice, Menu, choices_of, first_menu, next_menu
from cattery.terminal.screen import BOLD, DIM, Screen
from cattery.terminal.telling import Teller

LOG_LINES = 20


class Quit(Exception):
    """The person wants to leave."""


class Table(Protocol):
    """Where a person decides: a game in this process, or one on a server."""

    @property
    def screen(self) -> Screen: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    def view(self, seat: int) -> SeatView: ...

    def teller(self, seat: int) -> Teller: ...

    def running_log(self, seat: int) -> tuple[Event, ...]: ...

    def check(self, seat: int, action: int) -> None:
        """Raise NotYourTurn, InvalidAction or IllegalAction unless the seat may do this now."""

    def hint(self, seat: int) -> tuple[int, list[str]]:
        """The best action that is known, and why, in words; raises CatteryError."""


class Turn:
    """One decision of a person: the table, what can be done, and what is typed until an action is chosen."""

    commands: ClassVar[dict[str, str]] = {"?": "help", "h": "hint", "l": "log", "q": "quit"}
    verbatim: ClassVar[str] = ""  # commands whose text is taken as it was typed
    help_words: ClassVar[str] = "terminal/commands"

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.screen = table, seat, table.screen
        self.view: SeatView = table.view(seat)
        self.choices = choices_of(self.view, self.screen.language, table.names)
        self.path: list[Menu] = [first_menu(self.choices)]
        self.is_shown = False

    def show(self) -> None:
        """The table."""
        self.screen.show()
        self.table.teller(self.seat).position(self.view)

    def hear(self, typed: str) -> Choice | None:
        """The choice that is made by what was typed, None for anything else; what cannot be is told."""
        try:
            return self.answer(typed)
        except CatteryError as error:
            self.screen.show(printable(say(error.message, self.screen.language, self.table.names, self.seat)))
            return None

    def show_menu(self) -> None:
        """The question and its numbered answers."""
        menu = self.path[-1]
        self.screen.show()
        if menu.sentence:
            self.screen.show(menu.sentence, "    ", BOLD)
        if menu.numbers is None:
            digits = len(str(len(menu.entries)))
            self.screen.table([f"{i:>{digits}}  {entry.label}" for i, entry in enumerate(menu.entries, 1)])
        self.is_shown = True

    def prompt(self) -> str:
        """What may be typed, in short."""
        step = "terminal/prompt" if len(self.path) == 1 else "terminal/prompt-step"
        return self.screen.words(Message(step, {"expected": self.path[-1].expected()})) + " "

    def answer(self, typed: str) -> Choice | None:
        """The choice that is made by what was typed, None for anything else; raises CatteryError."""
        plain = unicodedata.normalize("NFKC", typed)
        if not plain:
            self.path = self.path[:-1] or self.path
            self.is_shown = False
            return None
        command, _, rest = plain.replace("?", "? ", 1).partition(" ")
        letter = command.lower()
        if letter in self.commands:
            command_of: Any = getattr(self, self.commands[letter])
            command_of(typed[1:].strip() if letter in self.verbatim else rest.strip())
            return None
        return self.by_text(plain) or self.by_number(plain)

    def by_text(self, typed: str) -> Choice | None:
        """The choice of that text: as on the button, or as a playthrough has it."""
        said = " ".join(typed.casefold().split())
        for choice in self.choices:
            if said in (choice.text.casefold(), self.action_text(choice.action)):
                return choice
        try:
            action = parse_action(self.view.game, typed)
        except InvalidAction:
            return None
        self.table.check(self.seat, action)
        return None

    def action_text(self, action: int) -> str:
        return self.view.game.action_texts[action]

    def by_number(self, typed: str) -> Choice | None:
        """One of the entries; several numbers go through several menus, and the next question follows the last."""
        numbers = typed.split()
        path = list(self.path)
        for number in numbers if typed.replace(" ", "").isdigit() else [typed]:
            entry = path[-1].pick(number)
            if len(entry.choices) > 1:
                path.append(next_menu(entry))
            elif number is not numbers[-1] and len(numbers) > 1:
                raise InvalidAction("terminal/error-choice", got=typed[:40], expected=self.path[-1].expected())
            else:
                return entry.choices[0]
        self.path, self.is_shown = path, False
        return None

    def help(self, rest: str) -> None:
        """`?`: the rules, or one of them, and what else can be typed."""
        if rest:
            rulebook.show_rule(self.screen, self.view.game, rest)
            return
        rulebook.show_title(self.screen, self.view.game)
        rulebook.show_rules(self.screen, self.view.game)
        self.screen.show()
        for line in self.screen.words(Message(self.help_words)).split("\n"):
            self.screen.show(line, "      ")
        self.is_shown = False

    def hint(self, _: str) -> None:
        """`h`: what the strongest bot would do, and why."""
        action, reasons = self.table.hint(self.seat)
        text = next((choice.text for choice in self.choices if choice.action == action), None)
        if text is None:  # it is of another decision than the one that is asked here
            raise UsageError("terminal/error-hint")
        told = Message("terminal/hint", {"action": text, "text": self.action_text(action)})
        self.screen.show(self.screen.words(told), "      ")
        for reason in reasons:
            self.screen.show(reason, "      ")

    def log(self, rest: str) -> None:
        """`l`: what happened, the last lines or as many as are asked for."""
        is_number = rest.isascii() and rest.isdigit() and len(rest) < 7 and int(rest) > 0
        if rest and not is_number:
            raise UsageError("error-number", got=rest[:40], expected="1-999999")
        lines = self.table.teller(self.seat).log_lines(self.table.running_log(self.seat))
        for line in lines[-(int(rest) if rest else LOG_LINES) :]:
            self.screen.show(line, "    ", DIM)

    def quit(self, _: str) -> None:
        """`q`."""
        raise Quit

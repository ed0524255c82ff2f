"""One decision of a person: the table, what can be done, and what is typed until an action is chosen."""

import os
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from cattery.core.errors import CatteryError, InvalidAction, UsageError
from cattery.core.playthrough import parse_action
from cattery.core.view import SeatView
from cattery.core.words import Message
from cattery.terminal import rulebook, saves
from cattery.terminal.bots import rule_of_thumb
from cattery.terminal.layout import printable
from cattery.terminal.menu import Choice, Menu, choices_of, first_menu, next_menu
from cattery.terminal.screen import BOLD, DIM
from cattery.terminal.telling import running_log

if TYPE_CHECKING:
    from cattery.terminal.session import Session

LOG_LINES = 20


class Quit(Exception):
    """The person wants to leave."""


class Turn:
    """One decision of a person: the table, what can be done, and what is typed until an action is chosen."""

    def __init__(self, session: "Session", seat: int) -> None:
        self.session, self.seat, self.screen = session, seat, session.screen
        self.view: SeatView = session.play.view(seat)
        self.choices = choices_of(self.view, self.screen.language, session.names)
        self.path: list[Menu] = [first_menu(self.choices)]
        self.is_shown = False

    def decide(self) -> int:
        """The chosen action; raises Quit, EOFError and KeyboardInterrupt."""
        self.screen.show()
        self.session.teller(self.seat).position(self.view)
        while True:
            if not self.is_shown:
                self.show_menu()
            typed = self.screen.ask(self.prompt())
            try:
                choice = self.answer(typed)
            except CatteryError as error:
                self.screen.show(printable(self.screen.words(error.message)))
                continue
            if choice is not None:
                return choice.action

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
        if command.lower() in COMMANDS:
            COMMANDS[command.lower()](self, typed[1:].strip() if command.lower() == "s" else rest.strip())
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
        self.session.play.check(self.seat, action)
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
        for line in self.screen.words(Message("terminal/commands")).split("\n"):
            self.screen.show(line, "      ")
        self.is_shown = False

    def hint(self, _: str) -> None:
        """`h`: what the rule of thumb would do."""
        action = rule_of_thumb(self.view, self.session.play.seed)
        text = next(choice.text for choice in self.choices if choice.action == action)
        self.screen.tell(Message("terminal/hint", {"action": text, "text": self.action_text(action)}))

    def log(self, rest: str) -> None:
        """`l`: what happened, the last lines or as many as are asked for."""
        is_number = rest.isascii() and rest.isdigit() and len(rest) < 7 and int(rest) > 0
        if rest and not is_number:
            raise UsageError("error-number", got=rest[:40], expected="1-999999")
        lines = self.session.teller(self.seat).log_lines(running_log(self.session.play, self.seat))
        for line in lines[-(int(rest) if rest else LOG_LINES) :]:
            self.screen.show(line, "    ", DIM)

    def save(self, rest: str) -> None:
        """`s`: keep a copy in a file, or say where the game is kept anyway."""
        path = Path(os.path.expanduser(rest)) if rest else self.session.place  # noqa: PTH111 - never fails
        text = saves.to_text(self.session.play, self.session.people, self.session.names)
        if rest:
            saves.write_copy(path, text)
        else:
            saves.write(path, text)
        self.screen.tell_whole(Message("terminal/saved", {"file": printable(str(path))}))

    def quit(self, _: str) -> None:
        """`q`."""
        raise Quit


COMMANDS = {"?": Turn.help, "h": Turn.hint, "l": Turn.log, "s": Turn.save, "q": Turn.quit}

"""Arguments as argparse reads them, with help and errors in the reader's language and cells counted as terminals do."""

import argparse
import shutil
from typing import Any, NoReturn

from cattery.core.errors import UsageError
from cattery.core.words import LANGUAGES, Message, preferred_language, say
from cattery.terminal.layout import pad, width, wrap

WIDEST = 100  # cells
MARGIN = 2
COLUMN = 24  # cells at most before the words of an argument that stand beside it


def language_of(given: list[str]) -> str:
    """The language asked for with `--lang`, wherever it stands, else the locale's; raises UsageError."""
    asked = None
    for i, word in enumerate(given):
        if word == "--":
            break
        if word == "--lang" and i + 1 < len(given):
            asked = given[i + 1]
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    if asked is None:
        return preferred_language()
    if asked not in LANGUAGES:
        raise UsageError("cli/error-language", got=asked[:40], expected=", ".join(LANGUAGES))
    return asked


def split_command(given: list[str]) -> tuple[list[str], str, list[str]]:
    """What stands before the command, the command (empty for none), what stands after it.

    >>> split_command(["--lang", "de", "play", "felix"])
    (['--lang', 'de'], 'play', ['felix'])
    """
    at = 0
    while at < len(given) and given[at].startswith("-"):
        at += 2 if given[at] == "--lang" else 1
    return given[:at], given[at] if at < len(given) else "", given[at + 1 :]


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError and whose `help` and `metavar` are ids of messages."""

    def __init__(self, command: str, language: str) -> None:
        super().__init__(prog=f"cattery {command}".strip(), add_help=False, allow_abbrev=False, exit_on_error=False)
        self.command, self.language = command, language
        self.declared: list[argparse.Action] = []
        self.needed: list[argparse.Action] = []

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """As argparse's, but remembered in order."""
        action = super().add_argument(*names, **settings)
        self.declared.append(action)
        return action

    def parse(self, given: list[str]) -> argparse.Namespace:
        """The arguments' values; raises UsageError."""
        self.add_argument("--lang", metavar="meta-lang", help="opt-lang")
        self.add_argument("-h", "--help", action="store_true", help="opt-help")
        try:
            args, rest = self.parse_known_args(given)
        except argparse.ArgumentError as error:
            raise self._refusal(error.argument_name or "") from error
        if rest:
            raise UsageError("cli/error-unrecognized", got=rest[0][:40], command=f"{self.prog} --help")
        for action in self.needed:
            if getattr(args, action.dest) is None and not args.help:
                raise UsageError("cli/error-required", what=self._form(action), command=f"{self.prog} --help")
        return args

    def add_required(self, name: str, **settings: Any) -> None:
        """An argument that cannot be left out, except where help is asked for."""
        self.needed.append(self.add_argument(name, nargs="?", **settings))

    def _refusal(self, name: str) -> UsageError:
        """An option that lacks its value, or has one that it cannot have."""
        spelled = name.rpartition("/")[2] or name
        takes_value = any(spelled in action.option_strings and action.nargs != 0 for action in self.declared)
        return UsageError("cli/error-no-value" if takes_value else "cli/error-value-given", option=spelled)

    def error(self, message: str) -> NoReturn:
        """What argparse finds besides, in its own words; none of our arguments makes it do so."""
        raise UsageError("cli/error-arguments", reason=message)

    def words(self, name: str) -> str:
        """One of the command line's messages without arguments."""
        return say(Message(f"cli/{name}"), self.language)

    def purpose(self, action: argparse.Action) -> str:
        """What an argument is for; those that take a game name them all."""
        if not str(action.help).startswith("arg-"):
            return self.words(str(action.help))
        from cattery.games import names

        games = ", ".join(names()).replace("_", "-")
        return say(Message(f"cli/{action.help}", {"games": games}), self.language)

    def format_usage(self) -> str:
        """The form of the command in a line or two."""
        parts = [self.prog, *(self._form(action) for action in self.declared if not action.option_strings)]
        text = " ".join([*parts, self.words("usage-options")])
        return "\n".join(wrap(f"{self.words('usage')} {text}", _cells(), "    ")) + "\n"

    def format_help(self) -> str:
        """What the command does, its arguments and options, examples."""
        positional = [action for action in self.declared if not action.option_strings]
        options = [action for action in self.declared if action.option_strings]
        lines = [*self.format_usage().splitlines(), "", *_paragraphs(self.words(f"help-{self.command}"))]
        for heading, actions in (("heading-arguments", positional), ("heading-options", options)):
            if actions:
                lines += [
                    "",
                    self.words(heading),
                    *self._table([(self._form(a), self.purpose(a)) for a in actions]),
                ]
        lines += ["", self.words("heading-examples"), *_indented(self.words(f"examples-{self.command}"))]
        return "\n".join(lines) + "\n"

    def overview(self, commands: tuple[str, ...]) -> str:
        """The help of the program as a whole."""
        usage = f"{self.words('usage')} {self.prog} {self.words('usage-command')}"
        lines = [*wrap(usage, _cells(), "    "), "", *_paragraphs(self.words("help"))]
        lines += ["", self.words("heading-commands"), *self._table([(c, self.words(f"about-{c}")) for c in commands])]
        options = [(self._form(a), self.purpose(a)) for a in self.declared]
        lines += ["", self.words("heading-options"), *self._table(options)]
        lines += ["", self.words("heading-examples"), *_indented(self.words("examples"))]
        return "\n".join([*lines, "", *_paragraphs(self.words("exit-codes"))]) + "\n"

    def _form(self, action: argparse.Action) -> str:
        """An argument as it is written: `--players N`, `[GAME]`."""
        value = self.words(str(action.metavar)) if action.metavar else ""
        if not action.option_strings:
            return value if action in self.needed else f"[{value}]"
        if action.nargs == "?":
            value = f"[{value}]"
        return f"{', '.join(action.option_strings)} {value}".rstrip()

    def _table(self, rows: list[tuple[str, str]]) -> list[str]:
        """Forms on the left, words on the right; below each other where the terminal is narrow."""
        cells = _cells()
        left = min(max(width(form) for form, _ in rows), COLUMN, cells // 3) + 2 * MARGIN
        lines: list[str] = []
        for form, words in rows:
            head = f"{' ' * MARGIN}{form}"
            if width(head) > left - MARGIN:
                lines.append(head)
                head = ""
            lines += wrap(pad(head, left) + words, cells, " " * left)
        return lines


def _cells() -> int:
    return min(shutil.get_terminal_size((80, 24)).columns, WIDEST)


def _paragraphs(text: str) -> list[str]:
    return [line for paragraph in text.split("\n") for line in wrap(paragraph, _cells())]


def _indented(text: str) -> list[str]:
    """Lines that keep the indentation that they have."""
    lines = []
    for line in text.split("\n"):
        indent = " " * (MARGIN + len(line) - len(line.lstrip(" ")))
        lines += wrap(indent + line.strip(" "), _cells(), indent)
    return lines

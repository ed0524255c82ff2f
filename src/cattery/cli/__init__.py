"""The command line: one module a command, loaded when it is called.

A command's module has `arguments(parser)`, which declares what it takes, and `run(args, language) -> int`, which does
it and returns the exit code. Its words are `cli/about-<command>` (one line), `cli/help-<command>` (what `--help` says
first) and `cli/examples-<command>`; each argument's `help` is the id of a message in the same file.

Exit codes: 0 done, 1 `doctor` found a problem, 2 an error (one line on standard error), 130 interrupted.
"""

import os
import sys
from importlib import import_module

from cattery.core.errors import CatteryError, UsageError
from cattery.core.words import Message, preferred_language, say

COMMANDS = (
    "play",
    "watch",
    "replay",
    "verify",
    "rules",
    "options",
    "simulate",
    "arena",
    "analyse",
    "bench",
    "warm",
    "serve",
    "backup",
    "restore",
    "doctor",
    "users",
    "export-user",
    "delete-user",
    "prune",
)
ERROR = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    given = sys.argv[1:] if argv is None else argv
    language = preferred_language()
    _prepare_streams()
    try:
        from cattery.cli.parser import language_of

        language = language_of(given)
        code = dispatch(given, language)
        sys.stdout.flush()
    except CatteryError as error:
        return fail(error.message, language)
    except BrokenPipeError:  # whoever read the output has left, which is no error
        _close_output()
        return 0
    except OSError as error:
        if error.filename is not None:  # a file of the program's own is missing
            raise
        _close_output()
        return fail(Message("error-file-other", {"file": "stdout", "reason": error.strerror or ""}), language)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code


def dispatch(given: list[str], language: str) -> int:
    """Find the command among the arguments and run it."""
    from cattery.cli.parser import Parser, split_command

    before, command, after = split_command(given)
    top = Parser("", language)
    top.add_argument("--version", action="store_true", help="opt-version")
    args = top.parse(before)
    if args.version:
        from cattery import __version__

        print(f"cattery {__version__}")
        return 0
    if args.help or not command:
        print(top.overview(COMMANDS), end="")
        return 0
    if command not in COMMANDS:
        raise UsageError("cli/error-command", got=command[:40], expected=", ".join(COMMANDS))
    module = import_module(f"cattery.cli.{command.replace('-', '_')}")
    parser = Parser(command, language)
    module.arguments(parser)
    args = parser.parse(after)
    if args.help:
        print(parser.format_help(), end="")
        return 0
    code: int = module.run(args, language)
    return code


def fail(message: Message, language: str) -> int:
    """Say an error in one line on standard error."""
    from cattery.terminal.layout import printable

    sys.stdout.flush()
    print(f"cattery: {printable(say(message, language))}", file=sys.stderr)
    return ERROR


def _prepare_streams() -> None:
    """A stream that is closed is an empty one; a character that cannot be shown, or read, becomes another."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _close_output() -> None:
    """Nothing more can be written: not even what is still waiting, when the program ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())

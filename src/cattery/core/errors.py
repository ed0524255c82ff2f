"""Every error that Cattery raises on purpose.

::

    CatteryError
    +-- UnknownGame          no such game
    +-- InvalidConfig        an option, a value or a number of players that cannot be played
    +-- ActionError
    |   +-- InvalidAction    text or number that names no action of the game
    |   +-- IllegalAction    an action of the game, but not now
    |   +-- NotYourTurn      somebody else is to act
    +-- InvalidPlaythrough   a damaged, foreign or impossible log; carries the line's number
    +-- InvalidRequest       a name, a text or a number that cannot be
    +-- BackendMissing       an optional library is not installed
    +-- UsageError           a command was given something it cannot use

Each carries a `Message`, so that it can be said in the reader's language; `str(error)` is the English text.
"""

from typing import Any

from cattery.core.words import Message, english


class CatteryError(Exception):
    """Root of the tree: `message` is its text as data."""

    def __init__(self, message_id: str, **arguments: Any) -> None:
        super().__init__(message_id, arguments)
        self.message = Message(message_id, arguments)

    def __str__(self) -> str:
        return english(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        """An error can cross from a worker process."""
        return _again, (type(self), self.message)


def _again(kind: type[CatteryError], message: Message) -> CatteryError:
    return kind(message.id, **message.arguments)


class UnknownGame(CatteryError):
    """No game of that name."""


class InvalidConfig(CatteryError):
    """A configuration that cannot be dealt or played."""


class ActionError(CatteryError):
    """An action was refused; nothing has changed."""


class InvalidAction(ActionError):
    """What was given names no action of this game."""


class IllegalAction(ActionError):
    """A known action that is not among the legal ones now."""


class NotYourTurn(ActionError):
    """Another player, or nobody, is to act."""


class InvalidPlaythrough(CatteryError):
    """A log that cannot be read or does not follow the rules; `line` counts from 1."""

    def __init__(self, message_id: str, *, line: int, **arguments: Any) -> None:
        super().__init__(message_id, line=line, **arguments)
        self.line = line


class InvalidRequest(CatteryError):
    """Something that cannot be read or is out of range."""


class BackendMissing(CatteryError):
    """An optional library is not installed."""


class UsageError(CatteryError):
    """A command got a value that it cannot use."""

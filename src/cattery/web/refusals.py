"""What the server refuses by itself, and the status and code of every error that it tells."""

import re
from collections.abc import Iterator
from typing import Any

from cattery.core import errors as core
from cattery.core.errors import CatteryError
from cattery.core.words import Message, Seat, say
from cattery.matches import errors as matches
from cattery.store import errors as store
from cattery.web import wire


class Refusal(CatteryError):
    """A request that is refused before it reaches a match."""

    def __init__(self, status: int, message_id: str, **arguments: Any) -> None:
        super().__init__(message_id, **arguments)
        self.status = status


# The first class that fits decides.
STATUSES: tuple[tuple[type[CatteryError], int], ...] = (
    (matches.StaleAction, 409),
    (matches.NotSeated, 403),
    (matches.NotHost, 403),
    (matches.WrongStatus, 409),
    (matches.TableFull, 409),
    (core.InvalidRequest, 400),
    (core.NotYourTurn, 409),
    (core.IllegalAction, 422),
    (core.InvalidAction, 400),
    (core.UnknownGame, 404),
    (core.InvalidConfig, 400),
    (store.UnknownMatch, 404),
    (store.SeqTaken, 409),
    (store.StoreError, 503),
)


def status_of(error: CatteryError) -> int:
    """The status that an error is answered with."""
    if isinstance(error, Refusal):
        return error.status
    return next((status for kind, status in STATUSES if isinstance(error, kind)), 500)


def code_of(error: CatteryError) -> str:
    """The error's name for programs: `stale-action`, `too-large`."""
    if isinstance(error, Refusal):
        return error.message.id.partition("-")[2]
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()


def problem(error: CatteryError, language: str, names: tuple[str, ...] = ()) -> wire.Problem:
    """The error in words and as data."""
    message = error.message
    if isinstance(error, store.StoreError) and "reason" in message.arguments:
        in_doubt = isinstance(error, store.StoreUnavailable)  # a write may have been kept
        message = Message("web/error-database" if in_doubt else "web/error-store")  # the reason is the host's business
    return wire.Problem(code_of(error), say(message, language, names), dict(details(message)))


def details(message: Message) -> Iterator[tuple[str, str | int]]:
    """What a message is about, for programs: without what it has only words for."""
    for name, value in message.arguments.items():
        if isinstance(value, Seat):
            yield name, value.number
        elif isinstance(value, str | int):
            yield name, value

"""The lines of a log: one for each event that has words, and one for a row of cards that somebody draws or plays."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from cattery.core.game import Event
from cattery.core.words import Message, Seat

MANY = 3  # so many alike in a row are one line


class Line(NamedTuple):
    """A line, and how many messages had been told when it ended: a later one may make it longer."""

    text: str
    told: int


class _Said(NamedTuple):
    """An event in words, and what it has in common with others of its kind."""

    kind: tuple[object, ...]
    message: Message
    text: str


class Lines(dict[Event, _Said | None]):
    """Puts events into words for one reader, each of them once; None where nothing is said."""

    def __init__(self, message_of: Callable[[Event], Message | None], spoken: Callable[[Message], str]) -> None:
        self._message_of, self._spoken = message_of, spoken

    def __missing__(self, event: Event) -> _Said | None:
        message = self._message_of(event)
        said = None if message is None else _Said(_kind(message), message, self._spoken(message))
        self[event] = said
        return said

    def of(self, events: Iterable[Event], told: int = 0) -> list[Line]:
        """The log of these events; so many messages had been told before."""
        lines: list[Line] = []
        for _, alike in groupby(filter(None, map(self.__getitem__, events)), _KIND):
            run = list(alike)
            whole = in_one([said.message for said in run]) if len(run) >= MANY else None
            if whole is None:
                lines += [Line(said.text, told + i) for i, said in enumerate(run, 1)]
            else:
                lines.append(Line(self._spoken(whole), told + len(run)))
            told += len(run)
        return lines

    def count(self, events: Iterable[Event]) -> int:
        """How many of these events have words."""
        return sum(self[event] is not None for event in events)


_KIND = attrgetter("kind")


def _kind(message: Message) -> tuple[object, ...]:
    """What two messages have in common that differ in a card or two: the sentence, its players and its numbers."""
    return message.id, *(value for value in message.arguments.values() if not isinstance(value, Message))


def in_one(messages: Sequence[Message]) -> Message | None:
    """One sentence for all of a kind, with a list where they differ; None where its verb could not stay as it is.

    That is: if they differ in more than one place, or do not say which player it is who does that.

    >>> from cattery.core.words import say
    >>> cards = [Message(f"cat_and_mouse/card-{rank}") for rank in ("ace", "8", "king")]
    >>> drawn = [Message("cat_and_mouse/saw-draw", {"player": Seat(0), "card": card}) for card in cards]
    >>> say(in_one(drawn), names=("Ada",))
    'Ada draws an ace, an 8, a king.'
    """
    first = messages[0].arguments
    places = [name for name in first if any(message.arguments[name] != first[name] for message in messages)]
    if len(places) != 1 or not any(isinstance(value, Seat) for value in first.values()):
        return None
    said = tuple(message.arguments[places[0]] for message in messages)
    return Message(messages[0].id, {**first, places[0]: said})

"""From a message as data to a sentence in the reader's language (Fluent, https://projectfluent.org).

A message id is `domain/name` for a game's own words (`games/<domain>/locales/<language>.ftl`) or those of a part of the
program (`locales/<domain>/<language>.ftl`), or plain `name` for the shared ones (`locales/<language>.ftl`). Arguments
are numbers, text, a `Seat`, another `Message`, or a tuple of them, which is joined to a list. Where a message
argument's own text has attributes (cases, articles), they come along as `$card-acc` beside `$card`. Where a `Seat` is
the reader's own, the attribute `.you-<argument>` is said if there is one: "Ada places a card", but "You place a card".

>>> say(Message("seat-name", {"number": 2}))
'Player 2'
"""

import locale
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parents[1]
LANGUAGES = ("en", "fr", "de", "pl", "zh")


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, by seat number from 0; said by name."""

    number: int


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence as data: what is said in every language."""

    id: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


def say(message: Message, language: str = "en", names: tuple[str, ...] = (), reader: int | None = None) -> str:
    """The text of a message; `names` are the players' by seat, `reader` is the seat addressed as "you".

    Raises KeyError for a message that does not exist and ValueError for an argument that is missing: both are faults
    of the program, which a test looks for in every language.
    """
    parts: list[Any] = [language, names, reader]
    _write_key(message, parts)
    key = tuple(parts)
    text = _said.get(key)
    if text is None:
        if len(_said) >= MOST_SAID:
            _said.clear()
        text = _said[key] = _say(message, language, names, reader)
    return text


_said: dict[Any, str] = {}  # a server says the same to everybody at a table, again and again
MOST_SAID = 50_000


def _write_key(value: Any, parts: list[Any]) -> None:
    """What a message is remembered by, one part after the other: flat, which takes half the time."""
    kind = type(value)
    if kind is Message:
        parts += (kind, value.id, len(value.arguments))
        for name, argument in value.arguments.items():
            parts.append(name)
            _write_key(argument, parts)
    elif kind is tuple:
        parts += (kind, len(value))
        for part in value:
            _write_key(part, parts)
    elif kind is Seat:
        parts += (kind, value.number)
    else:
        parts.append(value)


def _say(message: Message, language: str, names: tuple[str, ...], reader: int | None) -> str:
    arguments: dict[str, Any] = {}
    attribute = ""
    for name, value in message.arguments.items():
        arguments.update(_spoken(name, value, language, names, reader))
        if reader is not None and value == Seat(reader) and f"you-{name}" in attributes(message.id, language):
            attribute = f"you-{name}"
    return _format(language, message.id, attribute, tuple(sorted(arguments.items())))


def english(message: Message) -> str:
    """The text for logs and developers."""
    return say(message)


def _spoken(name: str, value: Any, language: str, names: tuple[str, ...], reader: int | None) -> dict[str, Any]:
    """One argument as Fluent takes it: numbers and text, a nested message with its attributes beside it."""
    if isinstance(value, Seat):
        return {name: seat_name(value.number, language, names)}
    if isinstance(value, tuple):
        parts = [_spoken(name, part, language, names, reader) for part in value]
        keys = [key for key in parts[0] if all(key in part for part in parts)] if parts else [name]
        glue = say(Message("list-separator"), language)
        return {key: glue.join(str(part[key]) for part in parts) for key in keys}
    if isinstance(value, Message):
        spoken = {name: say(value, language, names, reader)}
        flat = tuple(
            sorted(
                (k, v) for n, a in value.arguments.items() for k, v in _spoken(n, a, language, names, reader).items()
            )
        )
        for attribute in attributes(value.id, language):
            if not attribute.startswith("you-"):
                spoken[f"{name}-{attribute}"] = _format(language, value.id, attribute, flat)
        return spoken
    return {name: value}


def seat_name(seat: int, language: str = "en", names: tuple[str, ...] = ()) -> str:
    """The player's name, or "Player 2" where none was given."""
    if seat < len(names):
        return names[seat]
    return say(Message("seat-name", {"number": seat + 1}), language)


@lru_cache(maxsize=20_000)
def _format(language: str, message_id: str, attribute: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    domain, _, name = message_id.rpartition("/")
    if not attribute and name in (ready := _split(language, domain)[0]):
        return ready[name]
    bundle = _bundle(language, domain)
    message = bundle.get_message(name) if bundle.has_message(name) else None
    pattern = None if message is None else message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(f"no message {message_id!r} in language {language!r}")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise ValueError(f"message {message_id!r} in language {language!r}: {errors[0]}")
    return str(text)


@cache
def attributes(message_id: str, language: str) -> tuple[str, ...]:
    """The attributes that this language's form of the message has."""
    domain, _, name = message_id.rpartition("/")
    bundle = _bundle(language, domain)
    return tuple(bundle.get_message(name).attributes) if bundle.has_message(name) else ()


def say_attribute(message_id: str, attribute: str, language: str = "en") -> str:
    """An attribute of a message that needs no arguments, as a rule's option has for each of its values."""
    return _format(language, message_id, attribute, ())


def source(language: str, domain: str = "") -> str:
    """The Fluent text of one language: shared, of a part of the program (`locales/<domain>/`), or of a game."""
    place = PACKAGE / "locales" / domain
    if domain and not place.is_dir():
        place = PACKAGE / "games" / domain / "locales"
    return (place / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _split(language: str, domain: str) -> tuple[dict[str, str], str]:
    """The messages that are text and nothing else, ready to be said; and the Fluent text of the others.

    Half of all messages need no Fluent, which takes 100 ms to load and a millisecond for every few messages to parse.
    """
    ready, others = {}, []
    for entry in re.split(r"\n(?=\S)", source(language, domain)):
        name, equals, text = entry.partition(" =")
        if equals and not re.search(r"^#|[{}]|\n +[.*\[]", entry):
            first, _, rest = text.lstrip(" ").partition("\n")
            ready[name] = f"{first}\n{dedent(rest)}".strip("\n ")
        else:
            others.append(entry)
    return ready, "\n".join(others) + "\n"


@cache
def _bundle(language: str, domain: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle  # 70 ms: only when something is said

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_parsed(language, ""))
    if domain:
        bundle.add_resource(_parsed(language, domain), allow_overrides=True)  # its own words come first
    return bundle


@cache
def _parsed(language: str, domain: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(_split(language, domain)[1])


def preferred_language() -> str:
    """The language of the process's locale, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return _ours(value)
    return _ours(locale.getlocale()[0] or "")


def _ours(code: str) -> str:
    base = code.replace("-", "_").split("_")[0].split(".")[0].lower()
    return base if base in LANGUAGES else "en"

"""What is written about a game: its title, its numbered rules, its options and what their values mean, in words."""

import re
from functools import cache

from cattery.core.game import PUBLISHED_TEXT, Game, Option
from cattery.core.words import LANGUAGES, Message, say, say_attribute, source


@cache
def rule_numbers(name: str) -> tuple[str, ...]:
    """The numbers of a game's rules in their order: F1, F2, ..."""
    return tuple(re.findall(r"^rule-(\w+) *=", source(LANGUAGES[0], name), re.MULTILINE))


def title(game: Game, language: str) -> str:
    """The game's name in the reader's language."""
    return say(game.title, language)


def tagline(game: Game, language: str) -> str:
    return say(Message(f"{game.name}/tagline"), language)


def rule(game: Game, number: str, language: str) -> str:
    """The text of a rule."""
    return say(Message(f"{game.name}/rule-{number}"), language)


def option_in_words(game: Game, option: Option, language: str) -> str:
    """What an option decides."""
    return say(Message(f"{game.name}/option-{option.name}"), language)


def named_values(option: Option) -> tuple[str, ...]:
    """The values of an option that have a name, what the published rules say first."""
    return (*([PUBLISHED_TEXT] if option.default == PUBLISHED_TEXT else []), *option.choices)


def value_in_words(game: Game, option: Option, text: str, language: str) -> str:
    """What a value of an option means: its own words where it is named, a number as it is."""
    if text in named_values(option) or text == PUBLISHED_TEXT:
        return say_attribute(f"{game.name}/option-{option.name}", f"is-{text}", language)
    return text

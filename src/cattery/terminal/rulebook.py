"""A game's rules, options and presets in words, for one configuration."""

import re
from typing import Any

from cattery.core.errors import UsageError
from cattery.core.game import PUBLISHED_TEXT, Game, Option
from cattery.core.words import LANGUAGES, Message, say, say_attribute, source
from cattery.terminal.screen import BOLD, Screen


def rule_numbers(game: Game) -> tuple[str, ...]:
    """The numbers of a game's rules in their order: F1, F2, ..."""
    return tuple(re.findall(r"^rule-(\w+) *=", source(LANGUAGES[0], game.name), re.MULTILINE))


def title(game: Game, language: str) -> str:
    """The game's name in the reader's language."""
    return say(Message(f"{game.name}/title"), language)


def tagline(game: Game, language: str) -> str:
    return say(Message(f"{game.name}/tagline"), language)


def show_title(screen: Screen, game: Game) -> None:
    screen.show(title(game, screen.language), style=BOLD)
    screen.show(tagline(game, screen.language))


def show_rules(screen: Screen, game: Game) -> None:
    """Every rule under its number."""
    widest = max(map(len, rule_numbers(game))) + 2
    for number in rule_numbers(game):
        text = screen.words(Message(f"{game.name}/rule-{number}"))
        for i, line in enumerate(text.split("\n")):
            screen.show(f"{number if i == 0 else '':{widest}}{line}", " " * widest)


def show_rule(screen: Screen, game: Game, number: str) -> None:
    """One rule; raises UsageError for a number that the game does not have."""
    numbers = {known.upper(): known for known in rule_numbers(game)}
    known = numbers.get(number.upper())
    if known is None:
        first, last = rule_numbers(game)[0], rule_numbers(game)[-1]
        raise UsageError("error-rule", got=number[:40], expected=f"{first}-{last}")
    screen.show(f"{known}  {screen.words(Message(f'{game.name}/rule-{known}'))}", " " * (len(known) + 2))


def value_in_words(game: Game, option: Option, text: str, language: str) -> str:
    """What a value of an option means: its own words where it is named, a number as it is."""
    if text in option.choices or text == PUBLISHED_TEXT:
        return say_attribute(f"{game.name}/option-{option.name}", f"is-{text}", language)
    return text


def option_in_words(game: Game, option: Option, language: str) -> str:
    """What an option decides."""
    return say(Message(f"{game.name}/option-{option.name}"), language)


def show_configuration(screen: Screen, game: Game, config: Any) -> None:
    """Every option with the value that it has here, and what it decides."""
    for option in game.options:
        text = game.option_texts(config)[option.name]
        words = value_in_words(game, option, text, screen.language)
        value = text if words == text else screen.words(Message("terminal/value", {"value": text, "words": words}))
        screen.show(f"{option.name} = {value}", "    ")
        screen.show(f"    {option_in_words(game, option, screen.language)}", "    ")

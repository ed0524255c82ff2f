"""A game's rules, options and presets on the screen, for one configuration."""

from typing import Any

from cattery.core.errors import UsageError
from cattery.core.game import Game
from cattery.core.rulebook import option_in_words, rule, rule_numbers, tagline, title, value_in_words
from cattery.core.words import Message
from cattery.terminal.screen import BOLD, Screen


def show_title(screen: Screen, game: Game) -> None:
    screen.show(title(game, screen.language), style=BOLD)
    screen.show(tagline(game, screen.language))


def show_rules(screen: Screen, game: Game) -> None:
    """Every rule under its number."""
    widest = max(map(len, rule_numbers(game.name))) + 2
    for number in rule_numbers(game.name):
        text = rule(game, number, screen.language)
        for i, line in enumerate(text.split("\n")):
            screen.show(f"{number if i == 0 else '':{widest}}{line}", " " * widest)


def show_rule(screen: Screen, game: Game, number: str) -> None:
    """One rule; raises UsageError for a number that the game does not have."""
    numbers = {known.upper(): known for known in rule_numbers(game.name)}
    known = numbers.get(number.upper())
    if known is None:
        first, last = rule_numbers(game.name)[0], rule_numbers(game.name)[-1]
        raise UsageError("error-rule", got=number[:40], expected=f"{first}-{last}")
    screen.show(f"{known}  {rule(game, known, screen.language)}", " " * (len(known) + 2))


def show_configuration(screen: Screen, game: Game, config: Any) -> None:
    """Every option with the value that it has here, and what it decides."""
    for option in game.options:
        text = game.option_texts(config)[option.name]
        words = value_in_words(game, option, text, screen.language)
        value = text if words == text else screen.words(Message("terminal/value", {"value": text, "words": words}))
        screen.show(f"{option.name} = {value}", "    ")
        screen.show(f"    {option_in_words(game, option, screen.language)}", "    ")

"""`cattery options`: everything about a game that can be set, with its values and what they mean."""

import json
from argparse import Namespace
from typing import Any

from cattery.cli.parser import Parser
from cattery.core.game import Game, Option
from cattery.core.rulebook import named_values, option_in_words, title, value_in_words
from cattery.core.words import Message, say
from cattery.games import load
from cattery.terminal import rulebook
from cattery.terminal.layout import pad, width
from cattery.terminal.screen import BOLD, Screen


def arguments(parser: Parser) -> None:
    parser.add_required("game", metavar="meta-game", help="arg-game")
    parser.add_argument("--json", action="store_true", help="opt-json")


def run(args: Namespace, language: str) -> int:
    """All options and presets of a game."""
    game = load(args.game)
    if args.json:
        print(json.dumps(data(game, language), ensure_ascii=False, indent=2))
        return 0
    screen = Screen(language)
    rulebook.show_title(screen, game)
    screen.tell(
        Message("terminal/players-and-default", {"players": game.players_text(), "default": game.default_players()})
    )
    for option in game.options:
        show_option(screen, game, option)
    screen.show()
    screen.tell(Message("terminal/presets"), BOLD)
    for preset in game.presets:
        screen.show(f"  {preset}: {preset_in_words(game, preset, language)}", "      ")
    return 0


def show_option(screen: Screen, game: Game, option: Option) -> None:
    """An option, what it decides, its values and the default."""
    screen.show()
    screen.show(option.name, style=BOLD)
    screen.show(f"  {option_in_words(game, option, screen.language)}", "  ")
    rows = [(text, value_in_words(game, option, text, screen.language)) for text in named_values(option)]
    if not option.choices:
        rows.append((f"{option.low}-{option.high}", screen.words(Message("terminal/a-number"))))
    widest = max(width(value) for value, _ in rows)
    for value, words in rows:
        note = f" {screen.words(Message('terminal/default'))}" if value == str(option.default) else ""
        screen.show(f"    {pad(value, widest)}  {words}{note}", " " * (widest + 6))
    if isinstance(option.default, int):
        screen.show(f"    {screen.words(Message('terminal/default-number', {'number': str(option.default)}))}")


def preset_in_words(game: Game, preset: str, language: str) -> str:
    return say(Message(f"{game.name}/preset-{preset}"), language)


def data(game: Game, language: str) -> dict[str, Any]:
    """The same for programs; the words are in the reader's language."""
    return {
        "game": game.name,
        "title": title(game, language),
        "players": list(game.players),
        "default_players": game.default_players(),
        "options": [option_data(game, option, language) for option in game.options],
        "presets": {
            name: {"options": dict(values), "text": preset_in_words(game, name, language)}
            for name, values in game.presets.items()
        },
    }


def option_data(game: Game, option: Option, language: str) -> dict[str, Any]:
    values = {text: value_in_words(game, option, text, language) for text in named_values(option)}
    numbers = {} if option.choices else {"low": option.low, "high": option.high}
    text = option_in_words(game, option, language)
    return {"name": option.name, "default": option.default, "text": text, "values": values, **numbers}

"""`cattery rules`: a game's rules in words, with the options of one configuration."""

from argparse import Namespace

from cattery.cli.parser import Parser
from cattery.cli.values import add_configuration, configuration
from cattery.core.words import Message
from cattery.games import load
from cattery.terminal import rulebook
from cattery.terminal.screen import BOLD, Screen


def arguments(parser: Parser) -> None:
    parser.add_required("game", metavar="meta-game", help="arg-game")
    add_configuration(parser)


def run(args: Namespace, language: str) -> int:
    """Title, rules by number, options."""
    game = load(args.game)
    config = configuration(game, args)
    screen = Screen(language)
    rulebook.show_title(screen, game)
    screen.show()
    rulebook.show_rules(screen, game)
    screen.show()
    screen.tell(Message("terminal/options-here", {"players": config.players}), BOLD)
    rulebook.show_configuration(screen, game, config)
    return 0

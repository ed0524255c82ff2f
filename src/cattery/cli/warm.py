"""`cattery warm`: compile the rules and the bots' searches now, so that nothing has to wait for it later."""

from argparse import Namespace
from time import perf_counter

from cattery.bots.players import SEARCH, levels, mind
from cattery.cli.parser import Parser
from cattery.core import rulebook
from cattery.core.words import Message
from cattery.games import load, names
from cattery.terminal.screen import Screen


def arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="meta-game", help="arg-warm-game")


def run(args: Namespace, language: str) -> int:
    """Compile one game or all, and throw away what was compiled from older rules."""
    from cattery.arena.simulate import simulate
    from cattery.bots.compiled import warm as compile_mind
    from cattery.core.compiled import forget_old_code

    screen = Screen(language)
    forget_old_code(names())
    for game in [load(args.game)] if args.game else [load(name) for name in names()]:
        started = perf_counter()
        c = game.configure()
        simulate(game, c, ["random"] * c.players, 1)
        for level in levels(game):
            if (own := mind(game, level)).kind == SEARCH:
                compile_mind(game, own)
        seconds = round(perf_counter() - started, 1)
        screen.tell(Message("lab/warmed", {"game": rulebook.title(game, language), "seconds": seconds}))
    return 0

"""`cattery analyse`: what decides a game, as a report with charts."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cattery.cli.parser import Parser
from cattery.cli.progress import progress
from cattery.cli.simulate import LARGEST_SEED
from cattery.cli.values import add_configuration, configuration, whole_number
from cattery.core import rulebook
from cattery.core.game import Game
from cattery.core.words import Message, say
from cattery.games import load
from cattery.terminal.layout import printable
from cattery.terminal.screen import Screen


def arguments(parser: Parser) -> None:
    parser.add_required("game", metavar="meta-game", help="arg-game")
    add_configuration(parser)
    games = whole_number("--games", 2, 10**7)
    parser.add_argument("--games", metavar="meta-number", help="opt-analyse-games", type=games, default=2000)
    blocks = whole_number("--blocks", 2, 10**6)
    parser.add_argument("--blocks", metavar="meta-number", help="opt-analyse-blocks", type=blocks, default=100)
    seed = whole_number("--seed", 0, LARGEST_SEED)
    parser.add_argument("--seed", metavar="meta-number", help="opt-seed-number", type=seed, default=0)
    parser.add_argument("--out", metavar="meta-folder", help="opt-out")


def run(args: Namespace, language: str) -> int:
    """Play, count, draw; with a progress bar on a terminal."""
    from cattery.arena import report
    from cattery.arena.analyse import analyse

    game = load(args.game)
    c = configuration(game, args)
    with progress() as show_progress:
        charts = analyse(game, c, args.games, args.blocks, args.seed, show_progress)
    about = {"game": game.name, "players": c.players, "options": game.option_texts(c)}
    about |= {"games": args.games, "blocks": args.blocks, "seed": args.seed}
    folder = Path(args.out or f"{game.name.replace('_', '-')}-report")
    report.write(folder, language, about, charts, words_of(game, about, language))
    screen = Screen(language)
    screen.tell_whole(Message("lab/analysed", {"file": printable(str(folder / "report.html"))}))
    return 0


def words_of(game: Game, about: dict[str, Any], language: str) -> Callable[[str], str]:
    """What the report says: of every game in the laboratory's words, of this one in its own."""
    told = {name: about[name] for name in ("games", "players", "blocks", "seed")}
    told["title"] = rulebook.title(game, language)

    def words(name: str) -> str:
        chart, _, series = name.partition("-")
        if chart in game.studies:
            return say(Message(f"{game.name}/study-{name}"), language)
        if series:
            sentence = rulebook.option_in_words(game, study_option(game), language)
            return f"{sentence.rstrip('.。')}: {series}"
        return say(Message(f"lab/report-{name}", told), language)

    return words


def study_option(game: Game) -> Any:
    """The option by which whoever begins is compared."""
    return next(option for option in game.options if game.study_option and option.name == game.study_option[0])

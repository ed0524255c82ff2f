"""`cattery watch`: bots against bots, told in words."""

import json
import sys
import time
from argparse import Namespace

from cattery.cli.parser import Parser
from cattery.cli.values import add_configuration, configuration, onlooker, seconds, seed
from cattery.core.account import Account
from cattery.core.game import Event
from cattery.core.playthrough import Playthrough
from cattery.core.words import Message
from cattery.games import load
from cattery.terminal import rulebook
from cattery.terminal.bots import bot_at_table, bots_action, get_ready, levels_at_table
from cattery.terminal.names import names_at_table
from cattery.terminal.screen import Screen
from cattery.terminal.telling import Teller, result_data, seats_of

UNHURRIED = 0.7  # seconds after an action, for people at a terminal


def arguments(parser: Parser) -> None:
    parser.add_required("game", metavar="meta-game", help="arg-game")
    parser.add_argument("--seat", metavar="meta-seat", help="opt-seat-watch")
    parser.add_argument("--name", metavar="meta-name", action="append", default=[], help="opt-name")
    add_configuration(parser)
    parser.add_argument("--seed", metavar="meta-seed", type=seed, help="opt-seed")
    parser.add_argument("--bots", metavar="meta-levels", help="opt-bots")
    parser.add_argument("--pace", metavar="meta-seconds", type=seconds, help="opt-pace")
    parser.add_argument("--json", action="store_true", help="opt-json-lines")


def run(args: Namespace, language: str) -> int:
    """Play a game among bots and tell it."""
    game = load(args.game)
    config = configuration(game, args)
    reader = onlooker(args.seat, config.players)
    play = Playthrough(game, config, args.seed)
    table = names_at_table(config.players, frozenset(), args.name, language)
    levels = levels_at_table(game, config.players, frozenset(), args.bots)
    pause = args.pace if args.pace is not None else UNHURRIED
    screen = Screen(language)
    teller = Teller(screen, game, config, table, reader if reader is not None and reader >= 0 else None)
    if not args.json:
        rulebook.show_title(screen, game)
        everybody = tuple(bot_at_table(game, level, seat, play.seed) for seat, level in enumerate(levels))
        screen.show(teller.words(Message("terminal/at-table", {"players": everybody})))
        get_ready(screen, game, set(levels))
        screen.show()
    show(play, teller, reader, levels, args.json, pause if screen.is_terminal or args.pace is not None else 0.0)
    return 0


def show(
    play: Playthrough, teller: Teller, reader: int | None, levels: tuple[str, ...], as_json: bool, pause: float
) -> None:
    """Each action as it happens, then the result."""
    account = Account(play, seats_of(play, reader))
    while True:
        for decision, seen in account.steps():
            tell(decision, seen, teller, as_json)
        if play.is_over:
            break
        sys.stdout.flush()
        time.sleep(pause)
        play.act(play.player, bots_action(play.view(play.player), levels[play.player], play.seed))
    end(play, teller, as_json)


def tell(decision: int, seen: list[Event], teller: Teller, as_json: bool) -> None:
    """What was seen of one step, in words or as data."""
    for line in teller.log_lines(seen) if not as_json else ():
        teller.screen.show(line, "    ")
    for event in seen if as_json else ():
        text = "".join(teller.log_lines([event]))  # nothing, or the one line
        print(json.dumps({"decision": decision, "event": event, "text": text}, ensure_ascii=False))


def end(play: Playthrough, teller: Teller, as_json: bool) -> None:
    """The result of a game that is over."""
    if as_json:
        print(json.dumps(result_data(play), ensure_ascii=False))
    else:
        teller.screen.show()
        teller.result(play)

"""`cattery replay`: a game from a file, told in words as one seat saw it."""

from argparse import Namespace
from pathlib import Path

from cattery.cli.parser import Parser
from cattery.cli.values import ALL, onlooker
from cattery.cli.watch import end, tell
from cattery.core.account import Account
from cattery.core.errors import UsageError
from cattery.core.playthrough import Playthrough
from cattery.core.words import Message, Seat
from cattery.terminal import rulebook, saves
from cattery.terminal.screen import Screen
from cattery.terminal.telling import Teller, running_log, seats_of


def arguments(parser: Parser) -> None:
    parser.add_required("file", metavar="meta-file", type=Path, help="arg-file")
    parser.add_argument("--seat", metavar="meta-seat", help="opt-seat-replay")
    parser.add_argument("--json", action="store_true", help="opt-json-lines")


def run(args: Namespace, language: str) -> int:
    """Tell the game from the first action to where it stands."""
    path = args.file
    play, text = saves.read(path)
    reader = onlooker(args.seat, play.config.players)
    if reader is None and not play.is_over:
        raise UsageError("cli/error-not-over", got=ALL, expected=f"1-{play.config.players}")
    table = saves.seats_in(text, play.config.players, language).names
    screen = Screen(language)
    teller = Teller(screen, play.game, play.config, table, reader if reader is not None and reader >= 0 else None)
    if not args.json:
        rulebook.show_title(screen, play.game)
        everybody = tuple(Seat(i) for i in range(play.config.players))
        screen.show(teller.words(Message("terminal/at-table", {"players": everybody})))
        screen.show()
    retell(play, teller, reader, args.json)
    return 0


def retell(play: Playthrough, teller: Teller, reader: int | None, as_json: bool) -> None:
    """All that the reader saw; of a game under way, what its log would show."""
    if reader is not None and not play.is_over:
        tell(play.decision, list(running_log(play, reader)), teller, as_json)
        if not as_json:
            teller.screen.show()
            teller.position(play.view(reader))
            teller.screen.tell(Message("terminal/not-over", {"actions": play.decision}))
        return
    for decision, seen in Account(play, seats_of(play, reader)).steps():
        tell(decision, seen, teller, as_json)
    end(play, teller, as_json)

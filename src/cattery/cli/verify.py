"""`cattery verify`: whether a game in a file follows the rules, and its seed where it has one."""

import json
from argparse import Namespace
from pathlib import Path

from cattery.cli.parser import Parser
from cattery.core.errors import InvalidPlaythrough, UsageError
from cattery.core.words import Message, say
from cattery.terminal import saves
from cattery.terminal.layout import printable
from cattery.terminal.screen import Screen
from cattery.terminal.telling import result_data


def arguments(parser: Parser) -> None:
    parser.add_required("file", metavar="meta-file", type=Path, help="arg-file")
    parser.add_argument("--json", action="store_true", help="opt-json")


def run(args: Namespace, language: str) -> int:
    """Check every line; raises UsageError that names the first bad one."""
    path = args.file
    try:
        play, _ = saves.read(path)
    except UsageError as error:
        if args.json:
            line = error.__cause__.line if isinstance(error.__cause__, InvalidPlaythrough) else None
            text = printable(say(error.message, language))
            print(json.dumps({"file": str(path), "ok": False, "line": line, "error": text}, ensure_ascii=False))
        raise
    if args.json:
        fair = {} if play.fairness is None else {"commitment": play.fairness.commitment}
        print(json.dumps({"file": str(path), "ok": True, **result_data(play), **fair}, ensure_ascii=False))
        return 0
    said = {"game": play.game.name, "actions": play.decision}
    if not play.is_over:
        Screen(language).tell(Message("cli/verified-running", said))
        return 0
    result = {"ending": play.game.endings[play.game.ending(play.config, play.state)]}
    scores = tuple(str(score) for score in play.scores())
    Screen(language).tell(Message("cli/verified", {**said, **result, "scores": scores}))
    if play.fairness is not None:
        Screen(language).tell(Message("cli/verified-fair", {"commitment": play.fairness.commitment}))
    return 0

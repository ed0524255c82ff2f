"""Whether what is stored of a match agrees with its log, and its log with the rules and the seed."""

from typing import Any

from cattery.core.errors import CatteryError
from cattery.core.fairness import commitment
from cattery.core.game import CHANCE
from cattery.core.playthrough import Playthrough, parse_action
from cattery.core.words import Message
from cattery.games import load
from cattery.matches.room import config_of, new_play
from cattery.store.rows import ActionRow, MatchRow, Stored


def is_known(game: str, rules_version: int) -> bool:
    """Whether this program can go on with matches of that game and version of its rules."""
    try:
        return load(game).version == rules_version
    except CatteryError:
        return False


def fault(stored: Stored) -> Message | None:
    """The first thing that is wrong with a match whose rules are known; None if nothing is."""
    match = stored.match
    if commitment(match.seed) != match.seed_hash:
        return Message("host/fault-seed")
    try:
        game = load(match.game)
        play = new_play(game, config_of(game, match), match)
        for number, row in enumerate(stored.actions):
            found = follow(play, number, row)
            if found is not None:
                return found
        return unlike(match, len(stored.actions) - 1, play)
    except CatteryError as error:
        return Message("host/fault-refused", {"reason": error.message})
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        return Message("host/fault-unreadable")


def follow(play: Playthrough, number: int, row: ActionRow) -> Message | None:
    """Fold one row, its outcomes drawn anew from the seed."""
    if row.seq != number:
        return Message("host/fault-gap", {"number": number})
    try:
        if number > 0:
            play.append(row.seat, parse_action(play.game, row.action))
    except CatteryError as error:
        return Message("host/fault-action", {"number": number, "reason": error.message})
    before = len(play.log)
    play.draw_chance()
    if [play.action_text(CHANCE, outcome) for _, outcome in play.log[before:]] != row.outcomes:
        return Message("host/fault-chance", {"number": number})
    return None


def unlike(match: MatchRow, last: int, play: Playthrough) -> Message | None:
    """What the match's own row says that its log does not."""
    if match.seq != last:
        return Message("host/fault-seq", {"got": match.seq, "expected": last})
    in_lobby, is_over = last < 0, last >= 0 and play.is_over
    if (match.status == "lobby") != in_lobby or (match.status == "over") != is_over:
        return Message("host/fault-status", {"got": match.status})
    if match.result != (result(play) if is_over else None):
        return Message("host/fault-result")
    return None


def result(play: Playthrough) -> dict[str, Any]:
    ending = play.game.endings[play.game.ending(play.config, play.state)]
    return {"ending": ending, "scores": play.scores(), "returns": play.returns()}

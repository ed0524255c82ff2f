"""When the driver must look at a match again, and what it must do then."""

import random
from collections.abc import Sequence

from cattery.matches.settings import SECOND, Settings
from cattery.store.rows import Due, SeatRow

BOT = "bot"  # a bot is to act
TURN = "turn"  # the clock of a turn has run out
GRACE = "grace"  # whoever is to act has been away for too long
SLEEP = "sleep"  # everybody has left
ADVANCE = "advance"  # the choice was made before the turn came


def next_due(seats: Sequence[SeatRow], settings: Settings, player: int, now: int, since: int) -> Due | None:
    """The next thing that happens by itself, while `player` is to act since then; None if nothing does."""
    if player < 0:
        return None
    people = [row for row in seats if row.kind == "person" and row.user_id is not None]
    is_deserted = bool(people) and all(row.away_since is not None for row in people)
    found = [_of_deserted(people, settings, now)] if is_deserted else []
    found += _of_turn(seats[player], settings, now, since, is_deserted)
    return min(found, key=lambda due: due.at, default=None)  # of two at once the first: a deserted table sleeps


def is_bot_s(row: SeatRow) -> bool:
    """Whether a bot acts there: its own seat, one that it keeps, or that of somebody who was forgotten."""
    return row.kind == "bot" or row.is_taken_over or (row.kind == "person" and row.user_id is None)


def _of_turn(row: SeatRow, settings: Settings, now: int, since: int, is_deserted: bool) -> list[Due]:
    if is_bot_s(row):
        return [Due(now + pause(settings), BOT)]
    found = []
    if row.advance is not None:
        found.append(Due(now, ADVANCE))
    if settings.turn_seconds:
        found.append(Due(max(now, since + settings.turn_seconds * SECOND), TURN))
    # A clock that leaves more time than the grace stands for it: who plays a turn a day is away in between. And where
    # nobody is, nobody waits for a bot.
    if row.away_since is not None and not is_deserted and not settings.turn_seconds > settings.grace_seconds:
        found.append(Due(max(now, row.away_since + settings.grace_seconds * SECOND), GRACE))
    return found


def _of_deserted(people: Sequence[SeatRow], settings: Settings, now: int) -> Due:
    """When the table sleeps: at once if bots keep all seats of people, else when the last one has been away so long.

    No clock is stopped by that before it has run out.
    """
    if all(row.is_taken_over for row in people):
        return Due(now, SLEEP)
    last = max(row.away_since or 0 for row in people)
    return Due(max(now, last + max(settings.sleep_seconds, settings.turn_seconds) * SECOND), SLEEP)


def pause(settings: Settings) -> int:
    """How long a bot seems to think, in microseconds: the same distribution whatever it thinks about."""
    return int(settings.pace_ms * 1000 * random.uniform(0.6, 1.4))

"""The turning points of a finished match in words: told at its end, and marked in its replay."""

from dataclasses import dataclass

from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.turning_points import TurningPoint, turning_points
from cattery.core.words import Message, Seat
from cattery.matches.room import Room
from cattery.web import tables
from cattery.web.hall import Hall
from cattery.web.pages.page import PageCall


@dataclass(frozen=True)
class Turn:
    """A turning point as a reader is told of it."""

    step: int
    lines: list[str]
    change: str


def turns(call: PageCall, room: Room) -> list[Turn]:
    """Where the match turned, in the order of play; none before its end."""
    if room.play is None:
        return []
    view, reader, pen = room.play.view(NOBODY), call.reader(room), call.pen(room)
    return [
        Turn(one.step, tables.log_lines(view, one.events, pen.names, reader), pen.say(change_in_words(one)))
        for one in found(call.hall, room.match.id, room.play)
    ]


def found(hall: Hall, match: str, play: Playthrough) -> list[TurningPoint]:
    """None before the end; then worked out once: a match that is over does not change."""
    if not play.is_over:
        return []
    if match not in hall.turning_points:
        hall.turning_points[match] = turning_points(play)
    return hall.turning_points[match]


def change_in_words(one: TurningPoint) -> Message:
    """How somebody's chance changed; where one player loses and all others win, how the risk did."""
    before, after = one.before[one.seat], one.after[one.seat]
    kind = "chance"
    if one_loses(one):
        kind, before, after = "risk", 1 - before, 1 - after
    way = "rises" if after > before else "falls"
    said = {"player": Seat(one.seat), "before": percent(before), "after": percent(after)}
    return Message(f"pages/{kind}-{way}", said)


def one_loses(one: TurningPoint) -> bool:
    """Whether one player loses and all others win.

    Then the prospects make up one less than there are players, otherwise 1. Of two players it is the same.
    """
    return round(sum(one.after)) > 1


def percent(chance: float) -> int:
    """In hundredths; an estimate is never certain, a result is.

    >>> percent(0.614), percent(0.001), percent(0.0), percent(1.0)
    (61, 1, 0, 100)
    """
    return int(chance * 100) if chance in (0, 1) else min(max(round(chance * 100), 1), 99)

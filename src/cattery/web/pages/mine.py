"""The caller's own matches: what waits, what is over, how often against whom; taken along and deleted."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from starlette.responses import Response

from cattery.core import rulebook
from cattery.core.errors import CatteryError
from cattery.core.view import places, verdict
from cattery.core.words import Message, Seat, say
from cattery.games import load, names
from cattery.matches.settings import SECOND
from cattery.store import matches as store
from cattery.store.rows import Stored
from cattery.web import api, tables, wire
from cattery.web.pages.page import PageCall

MOST = 500  # matches that are looked at
MOST_RUNNING = 24  # of which it is said whose turn it is
MOST_OVER = 50  # that are listed

WON, DRAWN, LOST = "won", "drawn", "lost"


@dataclass(frozen=True)
class Glance:
    """A match in a list: what it is, and where it stands."""

    match: wire.MatchInfo
    text: str
    is_my_turn: bool = False
    ended: date | None = None
    outcome: str = ""


@dataclass
class Tally:
    """How often games came out how."""

    name: str
    won: int = 0
    drawn: int = 0
    lost: int = 0

    def count(self, outcome: str) -> None:
        setattr(self, outcome, getattr(self, outcome) + 1)

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


async def own_matches(call: PageCall) -> list[Stored]:
    """The matches in which the caller has a seat, the last touched first."""
    if call.user is None:
        return []
    found = await call.hall.db.read(store.list_matches, call.user.id, MOST)
    return [stored for stored in found if stored.match.game in names()]


async def to_go_on_with(call: PageCall, found: Iterable[Stored]) -> list[Glance]:
    """Those that are not over, first where it is the caller's turn."""
    running = [stored for stored in found if stored.match.status != "over"][:MOST_RUNNING]
    return sorted([await glance(call, stored) for stored in running], key=lambda one: not one.is_my_turn)


async def glance(call: PageCall, stored: Stored) -> Glance:
    """What a match that is not over waits for."""
    match = match_info(call, stored)
    if match.status != "running":
        free = sum(seat.kind == "open" for seat in match.seats)
        return Glance(match, say(Message(f"pages/status-{match.status}", {"free": free}), call.language))
    try:
        room = await call.hall.matches.room(match.id)
    except CatteryError as error:  # it follows rules of another version
        return Glance(match, say(error.message, call.language))
    text = say(
        Message("pages/turn", {"player": Seat(max(room.player, 0))}), call.language, called(call, stored), match.seat
    )
    return Glance(match, text, room.player == match.seat)


def finished(call: PageCall, stored: Stored) -> Glance:
    """How a match came out."""
    match, returns = match_info(call, stored), stored.match.result["returns"]
    ended = datetime.fromtimestamp((stored.match.ended_at or 0) / SECOND, UTC).date()
    text = say(verdict(returns), call.language, called(call, stored), match.seat)
    return Glance(match, text, ended=ended, outcome=outcome(returns, own_seat(call, stored)))


def match_info(call: PageCall, stored: Stored) -> wire.MatchInfo:
    user_id = call.user.id if call.user is not None else None
    return tables.info(stored, load(stored.match.game), user_id, call.language)


def own_seat(call: PageCall, stored: Stored) -> int:
    """Where the caller sits."""
    return call.caller.seat(stored.seats)


def called(call: PageCall, stored: Stored) -> tuple[str, ...]:
    """Everybody's name, by seat."""
    return tuple(tables.name(row, call.language) for row in stored.seats)


def outcome(returns: Sequence[float], seat: int) -> str:
    """How a game came out for a seat.

    >>> outcome([1, -1], 1), outcome([0, 0], 1), outcome([0.5, -1, 0.5], 0)
    ('lost', 'drawn', 'won')
    """
    if max(returns) == min(returns):
        return DRAWN
    return WON if returns[seat] == max(returns) else LOST


def against(own: int, other: int) -> str:
    """How a game came out between two players, by their places."""
    if own == other:
        return DRAWN
    return WON if own < other else LOST


def by_game(call: PageCall, over: Iterable[Stored]) -> list[Tally]:
    """How often each game came out how."""
    tallies: dict[str, Tally] = {}
    for stored in over:
        name = stored.match.game
        tally = tallies.setdefault(name, Tally(rulebook.title(load(name), call.language)))
        tally.count(outcome(stored.match.result["returns"], own_seat(call, stored)))
    return list(tallies.values())


def by_opponent(call: PageCall, over: Iterable[Stored]) -> list[Tally]:
    """How often the caller came out before or behind each of the others; bots are one."""
    tallies: dict[str | None, Tally] = {}
    for stored in over:
        result, own = stored.match.result, own_seat(call, stored)
        place = places(result["returns"], result["scores"])
        for row in stored.seats:
            if row.seat == own or (row.kind == "person" and row.user_id is None):
                continue  # somebody who was forgotten
            is_bot = row.kind == "bot"
            name = say(Message("pages/bots"), call.language) if is_bot else row.name
            tally = tallies.setdefault(None if is_bot else row.user_id, Tally(name))
            tally.count(against(place[own], place[row.seat]))
    return sorted(tallies.values(), key=lambda tally: -tally.games)


async def show(call: PageCall) -> Response:
    """What there is to go on with, what is over, the results."""
    found = await own_matches(call)
    over = [stored for stored in found if stored.match.status == "over"]
    return call.page(
        "mine.html",
        running=await to_go_on_with(call, found),
        over=[finished(call, stored) for stored in over[:MOST_OVER]],
        by_game=by_game(call, over),
        by_opponent=by_opponent(call, over),
        is_known=call.user is not None,
    )


async def ask_to_forget(call: PageCall) -> Response:
    """What would be deleted, before it is."""
    return call.page("forget.html", is_known=call.user is not None)


async def forget(call: PageCall) -> Response:
    """The caller's data are deleted, the games stay."""
    await api.delete_me(call)
    return call.page("forgotten.html")

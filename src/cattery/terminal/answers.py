"""What a server answers, read into types; a seat's view is made from it as if the game were here.

Nothing a server sends is trusted: what does not fit the game's own record is refused, and text of other people is kept
in one line without what could move the cursor.
"""

from dataclasses import fields
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from cattery.core.errors import CatteryError, UsageError
from cattery.core.game import CHANCE, TERMINAL, Event, Game
from cattery.core.playthrough import parse_action
from cattery.core.view import SeatView
from cattery.core.words import Message, seat_name
from cattery.games import load
from cattery.terminal.layout import printable

T = TypeVar("T", bound=Struct)
LONGEST_NAME = 60
LONGEST_FINGERPRINT = 64
LONGEST_REASON = 400
MOST_REASONS = 12


class SeatNow(Struct):
    """What everybody sees of a seat."""

    kind: str
    name: str
    is_away: bool
    is_taken_over: bool
    is_host: bool
    manner: str = ""  # of a bot: how it plays, in words

    @property
    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return self.kind == "person" and not self.is_taken_over


class Said(Struct):
    """A line of chat, or an emote."""

    number: int
    seat: int
    kind: str
    text: str


class Possible(Struct):
    """A legal action."""

    action: str


class HintNow(Struct):
    """What a good player would do, and why."""

    decision: int
    action: str
    reasons: list[str]


class Result(Struct):
    """How a game ended."""

    ending: str
    scores: list[int]
    returns: list[float]


class TableNow(Struct):
    """The play as the own seat sees it."""

    decision: int
    player: int | None
    snapshot: dict[str, int | list[int]]
    actions: list[Possible]
    events: list[list[int]]
    result: Result | None


class MatchNow(Struct):
    """A match as the own seat sees it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    status: str
    seats: list[SeatNow]
    seat: int | None
    is_host: bool
    revision: int
    seed_hash: str
    rematch: str | None
    turn_ends_at: int | None
    chats: list[Said]
    table: TableNow | None

    def names(self, language: str) -> tuple[str, ...]:
        """Everybody's name, by seat."""
        return tuple(printable(seat.name[:LONGEST_NAME]) or seat_name(i, language) for i, seat in enumerate(self.seats))

    @property
    def fingerprint(self) -> str:
        """What the server has bound itself to: the hash of the secret that the cards come from."""
        return printable(self.seed_hash[:LONGEST_FINGERPRINT])

    def who(self, seat: int, language: str) -> str | Message:
        """A player, a bot with how it plays."""
        name, manner = self.names(language)[seat], printable(self.seats[seat].manner[:LONGEST_NAME])
        return Message("terminal/bot", {"player": name, "manner": manner}) if manner else name


class Seated(Struct):
    """The answer to whoever sits down."""

    match: MatchNow


class MatchInList(Struct):
    """One of several matches."""

    id: str
    game: str
    players: int
    status: str


class MatchList(Struct):
    """Several matches."""

    matches: list[MatchInList]


class GameThere(Struct):
    """A game that the server knows."""

    name: str
    rules_version: int


class Games(Struct):
    """All of them."""

    games: list[GameThere]


class Rematch(Struct):
    """The match that follows."""

    id: str


def read(content: Any, kind: type[T], url: str) -> T:
    """The answer as what it should be; raises UsageError."""
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        raise UsageError("terminal/error-not-cattery", url=url) from error


class Match:
    """A state of a match, checked: its game, its configuration, and the own view while there is one."""

    def __init__(self, now: MatchNow, url: str) -> None:
        self.now = now
        try:
            self.game: Game = load(now.game)
            self.config: Any = self.game.configure(now.players, **now.options)
            _check_seats(now)
            self.view = (
                _view_of(self.game, self.config, now) if now.table is not None and now.seat is not None else None
            )
            if self.view is not None:
                _say_all(self.view)
        except (CatteryError, LookupError, ValueError, TypeError) as error:
            raise UsageError("terminal/error-not-cattery", url=url) from error


def _check_seats(now: MatchNow) -> None:
    seats = range(now.players)
    if len(now.seats) != now.players or now.seat not in (None, *seats):
        raise ValueError(now.seat)
    if any(line.seat not in seats for line in now.chats):
        raise ValueError(now.chats)


def _view_of(game: Game, config: Any, now: MatchNow) -> SeatView:
    """The view that the server told of."""
    table, seat = now.table, now.seat
    if table is None or seat is None or table.player not in (None, *range(now.players)):
        raise ValueError(table)
    result = table.result
    if result is not None and not len(result.scores) == len(result.returns) == now.players:
        raise ValueError(result)
    return SeatView(
        game=game,
        config=config,
        seat=seat,
        decision=table.decision,
        player=table.player if table.player is not None else TERMINAL if result else CHANCE,
        snapshot=_snapshot(game, table.snapshot),
        events=tuple(tuple(event) for event in table.events),
        legal_actions=tuple(parse_action(game, possible.action) for possible in table.actions),
        returns=tuple(result.returns) if result else (),
        scores=tuple(result.scores) if result else (),
        ending=game.endings.index(result.ending) if result else -1,
    )


def _snapshot(game: Game, told: dict[str, int | list[int]]) -> Any:
    """The game's own record, each field of its kind and length."""
    record = game.View()
    for field in fields(record):
        known, value = getattr(record, field.name), told[field.name]
        if isinstance(known, list) != isinstance(value, list):
            raise TypeError(field.name)
        if isinstance(known, list) and isinstance(value, list) and len(known) != len(value):
            raise ValueError(field.name)
        setattr(record, field.name, value)
    return record


def _say_all(view: SeatView) -> None:
    """Make every message once: what names no card and no seat fails here."""
    view.game.position(view.config, view.snapshot)
    for event in view.events:
        view.game.event_message(view.config, event)
    for action in view.legal_actions:
        view.game.action_message(view.config, view.snapshot, action)


def news(view: SeatView, known: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that are new to whoever was told of `known` before.

    Where a game leaves things to memory, a running match tells less and less of what is past, and all of it at the end.
    """
    recall = view.game.recall
    events, n = view.events, len(view.events)
    if recall is None:
        return events[len(known) :]

    def recalled(some: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(recall(view.config, some))

    if view.ending >= 0:
        return next((events[m:] for m in range(n, -1, -1) if recalled(events[:m]) == known), events)
    return next((events[n - k :] for k in range(n + 1) if recalled(known + events[n - k :]) == events), events)

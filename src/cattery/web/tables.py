"""A match as one seat sees it, in data and in words: the only way from a room to an answer.

What is told of the play comes from a `SeatView`; of the match itself only what everybody at the table may know.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from functools import lru_cache, partial
from typing import Any, ClassVar
from zlib import crc32

import msgspec

from cattery.bots.players import DEFAULT_LEVEL, manner, shown_persona
from cattery.core import rulebook
from cattery.core.game import NOBODY, Event, Game
from cattery.core.lines import Line, Lines
from cattery.core.view import SeatView, verdict
from cattery.core.words import Message, say, seat_name
from cattery.games import load
from cattery.matches.errors import NotSeated
from cattery.matches.room import Room, whim_of_match
from cattery.matches.schedule import TURN
from cattery.store.rows import MatchRow, SeatRow, Stored
from cattery.web import wire

LAST_EVENTS = 40  # that are told without being asked for
MOST_TOLD = 30_000  # events that are put into words before all of them are forgotten: at most about 20 MB


@dataclass(frozen=True)
class Reader:
    """Who reads: a seat of the match, or NOBODY, in a language."""

    seat: int
    language: str
    is_host: bool = False
    wants_all: bool = False  # the whole log
    wants_words: bool = True  # not only what programs need

    @property
    def number(self) -> int | None:
        """The own seat; None for a spectator."""
        return None if self.seat == NOBODY else self.seat


def etag(room: Room, reader: Reader) -> str:
    """What changes when the reader's state does."""
    advance = room.seats[reader.seat].advance if reader.seat != NOBODY else None
    asked = (reader.language, int(reader.is_host), int(reader.wants_all), int(reader.wants_words))
    parts = (room.match.revision, room.seq, reader.seat, *asked)
    chosen = crc32(advance.encode()) if advance else 0
    return f'"{".".join(map(str, parts))}.{chosen:x}"'


def state(room: Room, reader: Reader) -> wire.MatchState:
    """All that the reader sees of a match."""
    check_may_look(room, reader)
    match = room.match
    is_over = match.status == "over"
    return wire.MatchState(
        id=match.id,
        game=match.game,
        title=rulebook.title(room.game, reader.language),
        players=room.config.players,
        options=match.config["options"],
        settings=match.settings,
        status=match.status,
        public=match.is_public,
        seats=seats(match, room.seats, reader.language),
        seat=reader.number,
        is_host=reader.is_host,
        seq=match.seq,
        revision=match.revision,
        seed_hash=match.seed_hash,
        seed=match.seed if is_over else None,
        entropy=[wire.AddedEntropy(seat, text) for seat, text in sorted(match.entropy)] if is_over else None,
        rematch=match.rematch_id,
        turn_ends_at=match.due_at if match.due_what == TURN else None,
        chats=[wire.ChatLine(chat.number, chat.seat, chat.kind, chat.text, chat.at) for chat in room.chats],
        table=table(room, room.play.view(reader.seat), reader) if room.play is not None else None,
    )


def shown(room: Room, reader: Reader) -> bytes:
    """The state as JSON, made once for all that the reader asks and hears of it."""
    newest = etag(room, reader)
    tag, data = room.shown.get(reader, ("", b""))
    if tag != newest:
        data = msgspec.json.encode(state(room, reader))
        if not reader.wants_all:
            room.shown[reader] = newest, data
    return data


def check_may_look(room: Room, reader: Reader) -> None:
    """Some tables have no spectators; raises NotSeated."""
    if reader.seat == NOBODY and room.match.status != "lobby" and not room.settings.has_spectators:
        raise NotSeated("matches/error-no-spectators")


def printable(text: str) -> str:
    """What can be shown of a text."""
    return "".join(c for c in text if c.isprintable())


def info(stored: Stored, game: Game, user_id: str | None, language: str) -> wire.MatchInfo:
    """A match in a list."""
    match = stored.match
    own = [row.seat for row in stored.seats if user_id is not None and row.user_id == user_id]
    return wire.MatchInfo(
        id=match.id,
        game=match.game,
        title=rulebook.title(game, language),
        players=len(stored.seats),
        status=match.status,
        public=match.is_public,
        seats=seats(match, stored.seats, language),
        seat=own[0] if own else None,
        created_at=match.created_at,
    )


def seats(match: MatchRow, rows: Iterable[SeatRow], language: str) -> list[wire.SeatInfo]:
    """What everybody sees of the seats."""
    with_entropy = {seat for seat, _ in match.entropy}
    return [
        wire.SeatInfo(
            seat=row.seat,
            kind=row.kind,
            name=name(row, language),
            **bot(match, row, language),
            is_away=row.away_since is not None,
            is_taken_over=row.is_taken_over,
            is_host=row.user_id is not None and row.user_id == match.host_id,
            has_entropy=row.seat in with_entropy,
            kick_votes=len(row.kick_votes),
        )
        for row in rows
    ]


def bot(match: MatchRow, row: SeatRow, language: str) -> dict[str, Any]:
    """How the bot of a seat plays."""
    if row.kind != "bot":
        return {"level": None, "persona": None, "manner": ""}
    level = row.level or DEFAULT_LEVEL
    persona, words = temper(match.game, level, row.seat, match.seed, language)
    return {"level": level, "persona": persona, "manner": words}


@lru_cache(maxsize=10_000)
def temper(game: str, level: str, seat: int, seed: str, language: str) -> tuple[str | None, str]:
    """A bot's persona, and how it plays in words. Of the match's whim nothing else is ever sent."""
    persona = shown_persona(load(game), level, seat, whim_of_match(seed))
    return persona, say(manner(load(game), level, persona), language)


def name(row: SeatRow, language: str) -> str:
    """A player's name; bots without one have a cat's, people who were forgotten a number."""
    if row.name or row.kind == "open":
        return row.name
    if row.kind == "bot":
        return say(Message("terminal/bot-name", {"number": row.seat + 1}), language)
    return seat_name(row.seat, language)


def names(room: Room, language: str) -> tuple[str, ...]:
    """Everybody's name, by seat."""
    return tuple(name(row, language) or seat_name(row.seat, language) for row in room.seats)


def table(room: Room, view: SeatView, reader: Reader) -> wire.Table:
    """The play as the reader's seat sees it."""
    game, c = view.game, view.config
    called = names(room, reader.language)
    events = remembered(view)
    if not reader.wants_all:
        events = events[-LAST_EVENTS:]

    def words(message: Message) -> str:
        return say(message, reader.language, called, reader.number)

    def label(action: int) -> str:
        return words(game.action_message(c, view.snapshot, action)) if reader.wants_words else ""

    return wire.Table(
        decision=view.decision,
        player=view.player if view.player >= 0 else None,
        snapshot=snapshot(view),
        actions=[wire.LegalAction(game.action_texts[action], label(action)) for action in view.legal_actions],
        lines=[words(message) for message in game.position(c, view.snapshot)] if reader.wants_words else [],
        log=log_lines(view, events, called, reader) if reader.wants_words else [],
        events=events,
        advance=room.seats[reader.seat].advance if reader.seat != NOBODY else None,
        result=result(view, called, reader),
    )


def snapshot(view: SeatView) -> dict[str, Any]:
    """The snapshot's fields by name."""
    return {field.name: getattr(view.snapshot, field.name) for field in fields(view.snapshot)}


def remembered(view: SeatView) -> list[Event]:
    """The events that may still be told: while the game runs, some games leave a part of them to memory."""
    recall = view.game.recall
    return list(recall(view.config, view.events) if recall and view.ending < 0 else view.events)


def log_lines(view: SeatView, events: Iterable[Event], called: tuple[str, ...], reader: Reader) -> list[str]:
    """What is said of the events."""
    return [line.text for line in told(view, called, reader).of(events)]


def log(view: SeatView, called: tuple[str, ...], reader: Reader) -> list[Line]:
    """What may still be told, and how much had been told with each line, what is forgotten counted among it."""
    words, events = told(view, called, reader), remembered(view)
    return words.of(events, words.count(view.events) - words.count(events))


def told(view: SeatView, called: tuple[str, ...], reader: Reader) -> "Told":
    """What puts the events of a view into words."""
    options = tuple(view.game.option_texts(view.config).values())
    words = _told(view.game.event_message, options, called, reader.language, reader.number)
    words.config = view.config
    return words


class Told(Lines):
    """What is said of events to readers of the same names, under the same options."""

    config: Any  # any one with these options
    kept: ClassVar = 0  # events put into words since then, for all readers, even where `_told` has dropped them already

    def __init__(self, message_of: Callable[[Any, Event], Message | None], spoken: Callable[[Message], str]) -> None:
        super().__init__(lambda event: message_of(self.config, event), spoken)

    def __missing__(self, event: Event) -> Any:
        Told.kept += 1
        if Told.kept > MOST_TOLD:  # all of it is forgotten at once
            _told.cache_clear()
            Told.kept = 1
        return super().__missing__(event)


@lru_cache(maxsize=2000)
def _told(
    message_of: Callable[[Any, Event], Message | None],
    options: tuple[str, ...],
    called: tuple[str, ...],
    language: str,
    reader: int | None,
) -> Told:
    """The same as last time."""
    return Told(message_of, partial(say, language=language, names=called, reader=reader))


def result(view: SeatView, called: tuple[str, ...], reader: Reader) -> wire.Result | None:
    """How the game ended."""
    if view.ending < 0:
        return None
    ending = view.game.endings[view.ending]
    return wire.Result(
        ending=ending,
        text=say(Message(f"{view.game.name}/ending-{ending}"), reader.language, called, reader.number),
        verdict=say(verdict(view.returns), reader.language, called, reader.number),
        scores=list(view.scores),
        returns=list(view.returns),
    )

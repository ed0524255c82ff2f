"""The one door to a match: every change goes through `Matches`, whoever asks for it.

Each change is one transaction; an answer comes after its commit, and only then are listeners told. The store's log is
the truth: a room in memory is thrown away whenever something about it is in doubt.
"""

import dataclasses
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar, Unpack

from sqlalchemy import Connection, bindparam, select

from cattery.bots.players import DEFAULT_LEVEL, check_level
from cattery.core.errors import ActionError, InvalidRequest
from cattery.core.fairness import MOST_ENTROPY, commitment, new_match_seed
from cattery.core.game import NOBODY, Game
from cattery.core.playthrough import Playthrough, parse_action
from cattery.core.texts import clean_name, clean_text
from cattery.core.view import SeatView
from cattery.matches.errors import NotHost, NotSeated, StaleAction, TableFull, WrongStatus
from cattery.matches.notify import Listeners
from cattery.matches.room import Caller, Room, config_data, new_play, open_room, outcome_texts
from cattery.matches.schedule import BOT, TURN, next_due
from cattery.matches.settings import Settings, settings_data, settings_from
from cattery.store import due as due_store
from cattery.store import matches as store
from cattery.store import people, tables
from cattery.store import seats as seat_store
from cattery.store.database import Database
from cattery.store.errors import CommandKnown, SeqTaken
from cattery.store.rows import (
    ActionRow,
    Actor,
    ChatRow,
    Due,
    MatchRow,
    NewMatch,
    SeatChange,
    SeatRow,
    Status,
    Stored,
    records,
)

T = TypeVar("T")
Change = Callable[[Connection], bool | None]  # whether the turn begins anew with it

MOST_ROOMS = 2000
MOST_ACTIONS = 1 << 30  # of one match
MOST_TRIES = 8
MOST_CHATS = 100  # that are shown
MOST_COMMAND = 64  # characters of a command id
OPEN_SEAT = SeatChange(
    kind="open", user_id=None, name="", level=None, token_hash=None, kick_votes=[], away_since=None, is_taken_over=False
)
KICKED = SeatChange(**{**OPEN_SEAT, "kind": "bot", "level": DEFAULT_LEVEL})
EMOTES = ("hello", "well-played", "thinking", "oops", "laugh", "thanks")

_READ_SEATS = (
    select(*tables.SEAT_COLUMNS).where(tables.seats.c.match_id == bindparam("b_match")).order_by(tables.seats.c.seat)
)


def now_us() -> int:
    """Microseconds since 1970, UTC."""
    return time.time_ns() // 1000


class Matches:
    """All matches of one database, as this process serves them."""

    def __init__(
        self,
        db: Database,
        listeners: Listeners,
        *,
        clock: Callable[[], int] = now_us,
    ) -> None:
        self.db = db
        self.listeners = listeners
        self.clock = clock
        self.send: Callable[[str, int], object] = self.heard  # told (match, seq) after each commit
        self.trust = 0.0  # seconds for which a room need not be looked up again: more where nobody else writes
        self.on_due: Callable[[int], object] = lambda at: None  # told when the driver will be needed
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    # -------------------------------------------------------------------------------------------------------- looking

    async def room(self, match_id: str) -> Room:
        """The match as it is stored now; raises UnknownMatch."""
        room = self._rooms.get(match_id)
        if room is None:
            return await self._load(match_id)
        self._rooms.move_to_end(match_id)
        looked_at = time.monotonic()
        if not room.is_stale and looked_at - room.looked_at < self.trust:
            return room
        seq, revision, hints = room.seq, room.match.revision, room.hints
        stored, chats = await self.db.read(_look, match_id, seq, revision)
        room.seen_hints, room.looked_at = max(room.seen_hints, hints), looked_at
        if stored.match.revision == room.match.revision and stored.match.seq == room.seq:
            room.match, room.seats = stored.match, stored.seats  # what is due, what was chosen: of the same revision
        elif stored.match.revision > room.match.revision:
            room.take(stored)
            room.chats = chats
        return room  # else a later change of our own has just been committed

    async def known_room(self, match_id: str) -> Room:
        """The match as it was when it was last told of a change: what is enough for whoever is woken by hints."""
        room = self._rooms.get(match_id)
        return room if room is not None and not room.is_stale else await self.room(match_id)

    def heard(self, match_id: str, seq: int) -> None:
        """A hint that a match has changed, this process's own included: whoever listens looks again."""
        room = self._rooms.get(match_id)
        if room is not None and (seq < 0 or seq > room.seq):
            room.hints += 1
        self.listeners.tell(match_id)

    def missed(self) -> None:
        """Hints may have been lost."""
        for room in self._rooms.values():
            room.hints += 1
        self.listeners.tell_all()

    async def _load(self, match_id: str) -> Room:
        stored, chats = await self.db.read(_look, match_id, -1, -1)
        known = self._rooms.get(match_id)
        if known is not None and known.match.revision >= stored.match.revision:
            return known
        room = self._rooms[match_id] = open_room(stored)
        room.chats = chats  # and it is looked at once more: a hint may have come while it was read
        if known is not None:
            room.lock = known.lock
        while len(self._rooms) > MOST_ROOMS:
            self._rooms.popitem(last=False)
        return room

    def _forget(self, match_id: str) -> None:
        self._rooms.pop(match_id, None)

    async def view(self, match_id: str, seat: int) -> SeatView | None:
        """What a seat knows now; None in the lobby."""
        room = await self.room(match_id)
        return room.play.view(seat) if room.play is not None else None

    # ------------------------------------------------------------------------------------------------------ the lobby

    async def create(
        self,
        user_id: str,
        name: str,
        game: Game,
        config: Any,
        settings: Any = None,
        *,
        is_public: bool = False,
        bots: Sequence[str] = (),
        token_hash: str | None = None,
    ) -> str:
        """A new match in its lobby, the user on the first seat and the host, bots of these levels next; its id."""
        chosen = settings_from({} if settings is None else settings)
        host = SeatRow(0, "person", user_id, clean_name(name), token_hash=token_hash)
        seats = [host, *_bots_and_open(game, bots, config.players)]
        new, at = _new_match(user_id, game, config, chosen, is_public=is_public), self.clock()
        return await self.db.write(lambda conn: store.create_match(conn, new, seats, at))

    async def join(
        self, match_id: str, user_id: str, name: str, seat: int | None = None, token_hash: str | None = None
    ) -> int:
        """Sit down on that seat, or on the first open one; the seat. Whoever sits here already keeps the own one.

        The token that plays the seat is kept with it, unless it has one already.
        """
        tidy = clean_name(name)
        for _ in range(8):  # two may want the same seat at once
            room = await self.room(match_id)
            if seat is not None:
                self._seat(room, seat)
            own = room.seat_of(user_id)
            if own != NOBODY:
                if room.seats[own].token_hash is None and token_hash is not None:
                    await self._change_seat(match_id, own, token_hash=token_hash)
                return own
            if room.match.status != "lobby":
                raise WrongStatus("matches/error-not-lobby")
            free = [row.seat for row in room.seats if row.kind == "open" and seat in (None, row.seat)]
            if not free:
                raise TableFull("matches/error-full" if seat is None else "matches/error-seat-taken")
            if await self._sit_down(match_id, free[0], user_id, tidy, token_hash):
                return free[0]
        raise TableFull("matches/error-full")

    async def _sit_down(self, match_id: str, seat: int, user_id: str, name: str, token_hash: str | None) -> bool:
        at = self.clock()

        def sit(conn: Connection) -> bool:
            stored = store.load_match(conn, match_id, lock=True)
            host = stored.match.host_id
            if all(row.user_id != host for row in stored.seats if row.kind == "person"):
                host = user_id  # the last host has left an empty table
            store.change_lobby(conn, match_id, at, host_id=host)  # it may have begun meanwhile
            return seat_store.take_seat(conn, match_id, seat, at, user_id=user_id, name=name, token_hash=token_hash)

        return await self._write_in_lobby(match_id, sit)

    async def seat_bot(
        self, match_id: str, user_id: str, seat: int, level: str = DEFAULT_LEVEL, name: str = ""
    ) -> None:
        """The host puts a bot on an open seat."""
        tidy = clean_name(name) if name else ""
        room = await self._lobby_of_host(match_id, user_id)
        check_level(room.game, level)
        self._seat(room, seat)

        def put(conn: Connection) -> None:
            if store.load_match(conn, match_id, lock=True).seats[seat].kind == "person":
                raise TableFull("matches/error-seat-taken")
            store.change_lobby(conn, match_id, self.clock())
            seat_store.change_seat(conn, match_id, seat, self.clock(), kind="bot", level=level, name=tidy)

        await self._write_in_lobby(match_id, put)

    async def clear_seat(self, match_id: str, user_id: str, seat: int) -> None:
        """The host sends a bot away again, or a person who has not left."""
        room = await self._lobby_of_host(match_id, user_id)
        if self._seat(room, seat).user_id == user_id:
            raise InvalidRequest("matches/error-own-seat")
        await self._empty(match_id, seat)

    async def _empty(self, match_id: str, seat: int) -> None:
        """The seat is open again; a host who gets up hands the table on to the next person."""

        def empty(conn: Connection) -> None:
            stored = store.load_match(conn, match_id, lock=True)
            host, at = stored.match.host_id, self.clock()
            others = [row.user_id for row in stored.seats if row.kind == "person" and row.seat != seat]
            if stored.seats[seat].user_id == host and others:
                host = others[0]
            store.change_lobby(conn, match_id, at, host_id=host)
            seat_store.change_seat(conn, match_id, seat, at, **OPEN_SEAT)

        await self._write_in_lobby(match_id, empty)

    async def add_entropy(self, match_id: str, user_id: str, text: str) -> None:
        """A player's own part in what decides the cards; until the start, the last one counts."""
        if not 0 < len(text) <= MOST_ENTROPY or not text.isprintable():
            raise InvalidRequest("matches/error-entropy", most=MOST_ENTROPY)
        room = await self.room(match_id)
        seat = self._own_seat(room, user_id)

        def add(conn: Connection) -> None:
            stored = store.load_match(conn, match_id, lock=True).match
            entropy = [[s, t] for s, t in stored.entropy if s != seat] + [[seat, text]]
            store.change_lobby(conn, match_id, self.clock(), entropy=entropy)

        await self._write_in_lobby(match_id, add)

    async def allow_hints(self, match_id: str, user_id: str, allowed: bool) -> None:
        """The host settles whether there are hints at this table."""
        await self._lobby_of_host(match_id, user_id)

        def settle(conn: Connection) -> None:
            settings = settings_from(store.load_match(conn, match_id, lock=True).match.settings)
            told = settings_data(dataclasses.replace(settings, has_hints=allowed))
            store.change_lobby(conn, match_id, self.clock(), settings=told)

        await self._write_in_lobby(match_id, settle)

    async def start(self, match_id: str, user_id: str) -> None:
        """The host starts: open seats become bots', the seed and the entropy decide the deal."""
        room = await self._lobby_of_host(match_id, user_id)
        game, config = room.game, room.config

        def begin(conn: Connection) -> None:
            stored = store.load_match(conn, match_id, lock=True)
            at = self.clock()
            seats = [_filled(row) for row in stored.seats]
            for row, before in zip(seats, stored.seats, strict=True):
                if row is not before:
                    seat_store.change_seat(conn, match_id, row.seat, at, kind="bot", level=row.level)
            play = new_play(game, config, stored.match)
            play.draw_chance()
            due = next_due(seats, settings_from(stored.match.settings), play.player, at, at)
            store.start_match(conn, match_id, outcome_texts(play, 0), at, due, _result(play))

        await self._write_in_lobby(match_id, begin)
        self.on_due(self.clock())

    async def _write_in_lobby(self, match_id: str, unit: Callable[[Connection], T]) -> T:
        try:
            return await self._write(match_id, unit)
        except SeqTaken as error:
            raise WrongStatus("matches/error-not-lobby") from error

    async def _lobby_of_host(self, match_id: str, user_id: str) -> Room:
        room = await self.room(match_id)
        if room.match.host_id != user_id:
            raise NotHost("matches/error-not-host")
        if room.match.status != "lobby":
            raise WrongStatus("matches/error-not-lobby")
        return room

    # ---------------------------------------------------------------------------------------------------- at the table

    async def act(
        self,
        match_id: str,
        seat: int,
        decision: int,
        text: str,
        command_id: str | None = None,
        by: Actor = "person",
        caller: Caller | None = None,
    ) -> None:
        """An action of the seat, in answer to the decision of that number.

        A repeated command of the same seat is a success and changes nothing. What this process knows of the match is
        enough to begin with: the action is stored only if it is the next one, and if the seat is the caller's still.
        Raises MatchError, ActionError, InvalidRequest.
        """
        if command_id is not None:
            if not 0 < len(command_id) <= MOST_COMMAND or not command_id.isprintable():
                raise InvalidRequest("matches/error-command", most=MOST_COMMAND)
            command_id = f"{seat} {command_id}"  # two seats may count alike
        room = await self.known_room(match_id)
        if decision != room.seq or room.match.status != "running":
            room = await self.room(match_id)  # before anything is refused
        async with room.lock:
            if self._rooms.get(match_id) is not room:  # thrown away while this waited
                room = await self.room(match_id)
            if command_id is not None and await self._is_known(match_id, command_id, room.seq, decision):
                return
            if room.play is not None and decision != room.seq:  # even where the match is over: look again
                raise StaleAction("matches/error-stale", got=decision, expected=room.seq)
            branch = self._running(room).branch()
            try:
                branch.act(seat, parse_action(room.game, text))
            except ActionError:
                if (now := await self.room(match_id)).seq != decision:  # it is refused because the match has moved on
                    raise StaleAction("matches/error-stale", got=decision, expected=now.seq) from None
                raise
            await self._append(room, branch, seat, command_id, by, caller)
        self._tell(match_id, room.seq)

    async def _append(
        self, room: Room, branch: Playthrough, seat: int, command_id: str | None, by: Actor, caller: Caller | None
    ) -> None:
        """Commit what the branch has more than the room, then show it."""
        match, before = room.match, len(room.play.log if room.play else ())
        action = branch.action_text(*branch.log[before])
        at = self.clock()
        row = ActionRow(match.seq + 1, seat, action, outcome_texts(branch, before), command_id, by, at)
        result, seats, settings = _result(branch), room.seats, room.settings
        due = next_due(seats, settings, branch.player, at, at)

        def append(conn: Connection) -> tuple[Due | None, bool]:
            store.append_action(conn, match.id, row, due, result)
            now = _load_seats(conn, match.id)
            if caller is not None and not caller.owns(now[seat]):
                raise NotSeated("matches/error-not-seated")
            if now == seats or result is not None:
                return due, now == seats
            meanwhile = next_due(now, settings, branch.player, at, at)  # somebody has come or gone
            due_store.set_due(conn, match.id, row.seq, meanwhile)
            return meanwhile, False

        try:
            due, are_known = await self.db.write(append)
        except CommandKnown:
            self._forget(match.id)
            return
        except SeqTaken as error:
            self._forget(match.id)
            raise StaleAction("matches/error-stale", got=match.seq, expected=match.seq + 1) from error
        except BaseException:
            self._forget(match.id)
            raise
        if not are_known:
            room.hints += 1
        if due is not None:
            self.on_due(due.at)
        if room.seq < row.seq:  # else it has been read from the store already
            status: Status = "running" if result is None else "over"
            room.play, room.acted_at = branch, at
            room.match = dataclasses.replace(
                match,
                seq=row.seq,
                revision=match.revision + 1,
                status=status,
                due_at=due.at if due else None,
                due_what=due.what if due else None,
                result=result,
            )

    async def _is_known(self, match_id: str, command_id: str, seq: int, decision: int) -> bool:
        """Whether this is a repeated command; only one that answers a past decision can be."""
        if decision >= seq:
            return False
        return await self.db.read(lambda conn: store.is_command_known(conn, match_id, command_id))

    async def choose_in_advance(self, match_id: str, user_id: str, text: str | None) -> None:
        """Keep an action to be played when the turn comes and it is legal then; None takes it back."""
        room = await self.room(match_id)
        seat = self._own_seat(room, user_id)
        self._running(room)
        if text is not None:
            parse_action(room.game, text)

        def choose(conn: Connection) -> None:
            store.load_match(conn, match_id, MOST_ACTIONS, lock=True)  # after an action that is being stored
            seat_store.set_advance(conn, match_id, seat, text)

        await self._change(match_id, choose, of=seat)

    async def forget_advance(self, match_id: str, seat: int) -> None:
        """The choice made in advance is played, or cannot be."""
        await self._write(match_id, lambda conn: seat_store.set_advance(conn, match_id, seat, None))

    async def say(self, match_id: str, user_id: str, kind: str, text: str) -> ChatRow:
        """A line of chat or an emote, from a person at the table."""
        room = await self.room(match_id)
        seat = self._own_seat(room, user_id)
        if kind == "emote" and text not in EMOTES:
            raise InvalidRequest("matches/error-emote", got=str(text)[:20], expected=", ".join(EMOTES))
        if kind not in ("chat", "emote"):
            raise InvalidRequest("matches/error-emote", got=str(kind)[:20], expected="chat, emote")
        tidy, at = clean_text(text), self.clock()
        chat_kind: Any = kind
        return await self._write(
            match_id, lambda conn: seat_store.add_chat(conn, match_id, seat, user_id, chat_kind, tidy, at)
        )

    async def leave(self, match_id: str, user_id: str) -> None:
        """Get up: in the lobby the seat is open again, at a running table a bot keeps it until its owner is back."""
        room = await self.room(match_id)
        seat = self._own_seat(room, user_id)
        if room.match.status == "over":
            raise WrongStatus("matches/error-status-over")
        if room.match.status == "lobby":
            await self._empty(match_id, seat)
        else:
            await self.take_over(match_id, seat)

    async def kick(self, match_id: str, user_id: str, seat: int) -> bool:
        """A vote to give a person's seat to a bot for good; whether it is done.

        More than half of the other people decide, and no single one of them about somebody who is here.
        """
        room = await self.room(match_id)
        voter = self._own_seat(room, user_id)
        row = self._seat(room, seat)
        if row.kind != "person" or voter == seat:
            raise InvalidRequest("matches/error-kick")
        if room.match.status in ("lobby", "over"):
            raise WrongStatus(f"matches/error-status-{room.match.status}")
        at = self.clock()
        votes = await self._write(match_id, lambda conn: seat_store.vote_kick(conn, match_id, seat, voter, at))
        others = {one.seat for one in room.people() if one.seat != seat}
        voters = others.intersection(votes)
        if 2 * len(voters) <= len(others) or (len(voters) == 1 and row.away_since is None):
            return False
        await self._change_seat(match_id, seat, **KICKED)
        return True

    async def rematch(self, match_id: str, user_id: str) -> str:
        """The match that follows one that is over: the same people, each a seat further on; its id."""
        room = await self.room(match_id)
        self._own_seat(room, user_id)
        if room.match.status != "over":
            raise WrongStatus("matches/error-not-over")
        if room.match.rematch_id is None:
            n = len(room.seats)
            new, at = _new_match(user_id, room.game, room.config, room.settings, is_public=False), self.clock()
            seats = [_moved(room.seats[(seat - 1) % n], seat, user_id, at) for seat in range(n)]

            def follow(conn: Connection) -> None:
                store.link_rematch(conn, match_id, store.create_match(conn, new, seats, at), at)

            try:
                await self._write(match_id, follow)
            except SeqTaken:
                self._forget(match_id)  # somebody else was first
        room = await self.room(match_id)
        return str(room.match.rematch_id)

    async def delete_user(self, user_id: str) -> list[str]:
        """Forget a person; the matches where that happened: in lobbies seats are open again, elsewhere bots go on."""
        at = self.clock()
        touched = await self.db.write(people.delete_user, user_id, at, Due(at, BOT))
        for match_id in touched:
            self._tell(match_id, -1)
        self.on_due(at)
        return touched

    # -------------------------------------------------------------------------------------------- presence and driving

    async def arrive(self, match_id: str, seat: int) -> None:
        """The person of this seat is here: a bot that kept it hands it back, a sleeping match wakes."""
        room = await self.room(match_id)
        row = self._seat(room, seat)
        if row.kind != "person" or not (row.away_since is not None or row.is_taken_over):
            return

        def come(conn: Connection) -> bool:
            at = self.clock()
            seat_store.change_seat(conn, match_id, seat, at, away_since=None, is_taken_over=False, kick_votes=[])
            is_asleep = store.load_match(conn, match_id, MOST_ACTIONS).match.status == "asleep"
            if is_asleep:
                store.wake_match(conn, match_id, at)
            return is_asleep

        await self._change(match_id, come)

    async def depart(self, match_id: str, seat: int) -> None:
        """The person of this seat is not here any more; the grace period begins."""
        room = await self.room(match_id)
        row = self._seat(room, seat)
        if room.match.status == "over" or row.kind != "person" or row.away_since is not None:
            return
        await self._change_seat(match_id, seat, away_since=self.clock())

    async def take_over(self, match_id: str, seat: int) -> None:
        """A bot keeps the seat of somebody who is away."""
        room = await self.room(match_id)
        since = self._seat(room, seat).away_since
        await self._change_seat(match_id, seat, is_taken_over=True, away_since=since or self.clock())

    async def sleep(self, match_id: str) -> None:
        """Everybody has left: bots stop. Raises WrongStatus if somebody has just come back."""

        def fall_asleep(conn: Connection) -> None:
            stored = store.load_match(conn, match_id, MOST_ACTIONS, lock=True)
            if any(row.kind == "person" and row.user_id and row.away_since is None for row in stored.seats):
                raise WrongStatus("matches/error-people")
            store.sleep_match(conn, match_id, self.clock())

        await self._write(match_id, fall_asleep)

    async def expected_people(self) -> list[tuple[str, int]]:
        """The seats of people who should be at running tables, as (match, seat)."""
        return await self.db.read(_expected_people)

    async def reschedule(self, match_id: str) -> None:
        """Say anew when the driver must act."""
        await self._change(match_id, lambda conn: None)

    # ---------------------------------------------------------------------------------------------------------- inside

    async def _write(self, match_id: str, unit: Callable[[Connection], T]) -> T:
        """One change of a match, told after its commit."""
        answer = await self.db.write(unit)
        self._tell(match_id, -1)
        return answer

    async def _change_seat(self, match_id: str, seat: int, **changes: Unpack[SeatChange]) -> None:
        at = self.clock()
        await self._change(match_id, lambda conn: seat_store.change_seat(conn, match_id, seat, at, **changes))

    async def _change(self, match_id: str, change: Change, of: int | None = None) -> None:
        """A change after which the driver may have to act at another time, which is kept in the same transaction.

        With `of` it matters only while that seat is to act.
        """
        for _ in range(MOST_TRIES):
            room = await self.room(match_id)
            known = _Known(match_id, room.seq, room.player, room.settings, room.acted_at)
            with suppress(_MovedOn):
                due = await self._write(match_id, partial(_change, change=change, known=known, of=of, clock=self.clock))
                if due is not None:
                    self.on_due(due.at)
                return
        raise StaleAction("matches/error-stale", got=room.seq, expected=room.seq + 1)

    def _tell(self, match_id: str, seq: int) -> None:
        self.send(match_id, seq)

    def _seat(self, room: Room, seat: int) -> SeatRow:
        if type(seat) is not int or not 0 <= seat < len(room.seats):
            raise InvalidRequest("matches/error-seat", got=str(seat)[:20], expected=f"0-{len(room.seats) - 1}")
        return room.seats[seat]

    def _own_seat(self, room: Room, user_id: str) -> int:
        seat = room.seat_of(user_id)
        if seat == NOBODY:
            raise NotSeated("matches/error-not-seated")
        return seat

    def _running(self, room: Room) -> Playthrough:
        if room.match.status != "running" or room.play is None:
            raise WrongStatus(f"matches/error-status-{room.match.status}")
        return room.play


class _MovedOn(Exception):
    """Somebody has acted since the room was read: whose turn it is must be found out again."""


class _Known(NamedTuple):
    """What a room says of whose turn it is."""

    match_id: str
    seq: int
    player: int
    settings: Settings
    acted_at: int


def _change(conn: Connection, change: Change, known: _Known, of: int | None, clock: Callable[[], int]) -> Due | None:
    """Change a match, and say when the driver must act now."""
    is_turn_new = change(conn)
    stored = store.load_match(conn, known.match_id, known.seq)
    if stored.actions:
        raise _MovedOn
    if stored.match.status != "running" or of not in (None, known.player):
        return None
    now = clock()
    due = next_due(stored.seats, known.settings, known.player, now, now if is_turn_new else known.acted_at)
    due = _kept(due, stored.match)
    due_store.set_due(conn, known.match_id, known.seq, due)
    return due


def _kept(due: Due | None, match: MatchRow) -> Due | None:
    """The same, but a bot that thinks already and a clock that was set when a match woke stay as they are."""
    if due is None or due.what != match.due_what or due.what not in (BOT, TURN) or match.due_at is None:
        return due
    return due._replace(at=match.due_at) if due.what == BOT else due._replace(at=max(due.at, match.due_at))


def _load_seats(conn: Connection, match_id: str) -> tuple[SeatRow, ...]:
    return records(SeatRow, conn.execute(_READ_SEATS, {"b_match": match_id}))


def _look(conn: Connection, match_id: str, seq: int, revision: int) -> tuple[Stored, tuple[ChatRow, ...]]:
    """What is stored and was not known yet: rows of the log, and where anything has changed what was said last."""
    stored = store.load_match(conn, match_id, seq)
    if stored.match.revision == revision:
        return stored, ()
    return stored, seat_store.load_chats(conn, match_id, limit=MOST_CHATS)


def _expected_people(conn: Connection) -> list[tuple[str, int]]:
    seats, matches = tables.seats, tables.matches
    at_table = (seats.c.kind == "person", seats.c.away_since.is_(None), matches.c.status == "running")
    found = conn.execute(select(seats.c.match_id, seats.c.seat).join(matches).where(*at_table))
    return [(match_id, seat) for match_id, seat in found]


def _bots_and_open(game: Game, bots: Sequence[str], players: int) -> list[SeatRow]:
    """All seats but the first."""
    if len(bots) >= players:
        raise InvalidRequest("matches/error-bots", got=len(bots), expected=players - 1)
    for level in bots:
        check_level(game, level)
    taken = [SeatRow(seat, "bot", level=level) for seat, level in enumerate(bots, 1)]
    return [*taken, *(SeatRow(seat) for seat in range(len(bots) + 1, players))]


def _new_match(host_id: str, game: Game, config: Any, settings: Settings, *, is_public: bool) -> NewMatch:
    """What is settled about a match from its start, a seed of its own among it."""
    seed = new_match_seed()
    return NewMatch(
        game=game.name,
        rules_version=game.version,
        config=config_data(game, config),
        settings=settings_data(settings),
        is_public=is_public,
        host_id=host_id,
        seed=seed,
        seed_hash=commitment(seed),
    )


def _filled(row: SeatRow) -> SeatRow:
    """An open seat becomes a bot's."""
    return dataclasses.replace(row, kind="bot", level=DEFAULT_LEVEL) if row.kind == "open" else row


def _moved(row: SeatRow, seat: int, user_id: str, at: int) -> SeatRow:
    """The same player on another seat of another match, to which only this user has come so far.

    Where somebody has been forgotten, the seat is open.
    """
    if row.kind == "person" and row.user_id is None:
        return SeatRow(seat)
    away_since = at if row.kind == "person" and row.user_id != user_id else None
    return SeatRow(seat, row.kind, row.user_id, row.name, row.level, away_since)


def _result(play: Playthrough) -> dict[str, Any] | None:
    """How a game ended, as it is stored; None while it runs."""
    if not play.is_over:
        return None
    ending = play.game.endings[play.game.ending(play.config, play.state)]
    return {"ending": ending, "scores": play.scores(), "returns": play.returns()}

"""A match under everything that people, clocks and crashes can do to it, in any order (Hypothesis state machine).

After each step: the log folds to what is shown, its rows are numbered without a gap, each acknowledged command is
there once, a refused request has changed nothing, a process that has just started shows the same, no view holds the
seed, and no match waits for something that nobody will do.
"""

import asyncio
import hashlib
import tempfile
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy import update

from cattery.core.errors import CatteryError, IllegalAction, InvalidAction, InvalidRequest, NotYourTurn
from cattery.core.fairness import commitment
from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough, from_text
from cattery.games import load, names
from cattery.matches.errors import NotSeated, StaleAction, WrongStatus
from cattery.matches.notify import Listeners
from cattery.matches.room import Room
from cattery.matches.service import EMOTES, Matches
from cattery.store import open_database, tables
from cattery.store.migrate import upgrade
from cattery.store.rows import Stored
from tests.matches.table import Clock, Hall, everything, folded, legal, small

T = TypeVar("T")

TURN_SECONDS = 30
GRACE_SECONDS = 60
SLEEP_SECONDS = 600
SMALL_RUN = settings(
    max_examples=4, stateful_step_count=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
FULL_RUN = settings(SMALL_RUN, max_examples=400, stateful_step_count=80)

texts = st.sampled_from(["", "pass", "resign", "bid 1000000", "place -1", "NaN", "1" * 300, "\x00", "chance 1"])
numbers = st.integers(0, 1 << 16)


@dataclass
class Acknowledged:
    """A command that was answered with success."""

    command: str
    seat: int
    decision: int
    text: str


class Table(RuleBasedStateMachine):
    """One match at a time, in one file; a rematch takes its place."""

    name: str

    # --------------------------------------------------------------------------------------------------------- setting

    @initialize(has_clock=st.booleans(), bots=st.integers(0, 1), deal=numbers, joining=st.sampled_from([None, 0, 1, 2]))
    def sit_down(self, has_clock: bool, bots: int, deal: int, joining: int | None) -> None:
        """A lobby, or a match that has begun with so many people beside the host."""
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.clock = Clock()
        self.game, self.config = small(self.name)
        self.has_clock = has_clock
        self.open()
        self.users = [self.do(self.hall.person(name)) for name in ("Ada", "Ada", "Žofie", "悦")]
        self.deal = deal
        seconds = {"turn_seconds": TURN_SECONDS} if has_clock else {}
        self.match_id = self.do(
            self.hall.matches.create(
                self.users[0], "Ada", self.game, self.config, {"pace_ms": 0, **seconds}, bots=["regular"] * bots
            )
        )
        self.begin_anew()
        if joining is not None:
            for user in self.users[1 : 1 + min(joining, self.config.players - 1 - bots)]:
                self.do(self.hall.matches.join(self.match_id, user, "Žofie"))
            self.do(self.hall.matches.start(self.match_id, self.users[0]))

    def begin_anew(self) -> None:
        """A new match, whose cards are the same whenever these steps are taken."""
        self.deal += 1
        seed = hashlib.sha256(str(self.deal).encode()).hexdigest()
        chosen = update(tables.matches).where(tables.matches.c.id == self.match_id)
        self.do(self.hall.db.write(lambda conn: conn.execute(chosen.values(seed=seed, seed_hash=commitment(seed)))))
        self.acknowledged: list[Acknowledged] = []
        self.number = 0
        self.checked: tuple[Any, ...] = ()

    def open(self) -> None:
        db = open_database(f"sqlite:///{self.folder.name}/cattery.db")
        self.do(db.write(upgrade))
        self.hall = Hall(db, self.clock)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        if hasattr(self, "hall"):
            self.do(self.hall.db.close())
            self.loop.close()
            self.folder.cleanup()

    def room(self) -> Room:
        return self.do(self.hall.matches.room(self.match_id))

    def kept(self) -> tuple[Any, ...]:
        return self.do(self.hall.db.read(everything, self.match_id))

    def stored(self) -> Stored:
        return self.do(self.hall.stored(self.match_id))

    def seated(self, number: int) -> tuple[int, str]:
        """Some person at the table, as (seat, user)."""
        rows = self.room().people()
        row = rows[number % len(rows)]
        assert row.user_id is not None
        return row.seat, row.user_id

    def is_refused(self, work: Coroutine[Any, Any, Any], *errors: type[CatteryError]) -> None:
        """It raises one of the errors, and nothing has changed: not what is kept, not what is shown."""
        before, shown = self.kept(), self.shown(self.hall.matches)
        with pytest.raises(errors):
            self.do(work)
        assert self.kept() == before
        assert self.shown(self.hall.matches) == shown

    def shown(self, matches: Matches) -> list[str]:
        """What each seat and a spectator are shown; nothing in the lobby."""
        views = [self.do(matches.view(self.match_id, seat)) for seat in (NOBODY, *range(self.config.players))]
        return [view.to_json() for view in views if view is not None]

    @property
    def status(self) -> str:
        return self.room().match.status

    @property
    def has_people(self) -> bool:
        return bool(self.room().people())

    # ----------------------------------------------------------------------------------------------------------- lobby

    @precondition(lambda self: self.status == "lobby")
    @rule(who=st.integers(0, 3))
    def join(self, who: int) -> None:
        """The same person keeps the seat; two of one name have two."""
        room = self.room()
        own = room.seat_of(self.users[who])
        free = [row.seat for row in room.seats if row.kind == "open"]
        if own == NOBODY and not free:
            self.is_refused(self.hall.matches.join(self.match_id, self.users[who], "Ada"), CatteryError)
            return
        seat = self.do(self.hall.matches.join(self.match_id, self.users[who], "Ada"))
        assert seat == (own if own != NOBODY else free[0])
        if own != NOBODY:
            assert self.room().seats == room.seats
        owners = [row.user_id for row in self.room().people()]
        assert len(owners) == len(set(owners))

    @precondition(lambda self: self.status == "lobby" and self.has_people)
    @rule(number=numbers)
    def add_entropy(self, number: int) -> None:
        seat, user = self.seated(number)
        self.do(self.hall.matches.add_entropy(self.match_id, user, f"purr {number}"))
        assert [seat, f"purr {number}"] in self.room().match.entropy

    @precondition(lambda self: self.status == "lobby" and self.room().seat_of(self.room().match.host_id) != NOBODY)
    @rule()
    def start(self) -> None:
        room = self.room()
        before = [row for row in room.seats if row.kind != "open"]
        self.do(self.hall.matches.start(self.match_id, str(room.match.host_id)))
        room = self.room()
        assert room.match.seq == 0
        assert room.match.status == "running"
        assert [row for row in room.seats if row in before] == before
        assert {row.kind for row in room.seats} <= {"person", "bot"}

    @precondition(lambda self: self.status != "lobby" and self.has_people)
    @rule(number=numbers)
    def too_late(self, number: int) -> None:
        """What belongs to the lobby is refused afterwards."""
        _, user = self.seated(number)
        matches = self.hall.matches
        self.is_refused(matches.add_entropy(self.match_id, user, "late"), WrongStatus)
        if self.room().match.host_id == user:
            self.is_refused(matches.start(self.match_id, user), WrongStatus)
        strangers = [user for user in self.users if self.room().seat_of(user) == NOBODY]
        for stranger in strangers[:1]:
            self.is_refused(matches.join(self.match_id, stranger, "Late"), WrongStatus)
            self.is_refused(matches.say(self.match_id, stranger, "chat", "boo"), NotSeated)

    # -------------------------------------------------------------------------------------------------------- the play

    @precondition(lambda self: self.is_person_s_turn())
    @rule(choices=st.lists(numbers, min_size=1, max_size=12))
    def act(self, choices: list[int]) -> None:
        """Legal actions, as long as people are to act."""
        for number in choices:
            if not self.is_person_s_turn():
                return
            room = self.room()
            text = legal(room)[number % len(legal(room))]
            seat, decision, command = room.player, room.seq, self.new_command()
            self.do(self.hall.matches.act(self.match_id, seat, decision, text, command))
            self.acknowledged.append(Acknowledged(command, seat, decision, text))

    def new_command(self) -> str:
        self.number += 1
        return f"command {self.number}"

    def is_person_s_turn(self) -> bool:
        room = self.room()
        return room.match.status == "running" and room.player >= 0 and room.seats[room.player].kind == "person"

    @precondition(lambda self: self.status == "running")
    @rule(text=texts, number=numbers)
    def act_illegally(self, text: str, number: int) -> None:
        room = self.room()
        others = [t for t in self.game.action_texts if t not in legal(room)]
        if text not in legal(room):
            self.refused_action(room.player, room.seq, text, InvalidAction, IllegalAction)
        self.refused_action(room.player, room.seq, others[number % len(others)], IllegalAction)
        self.is_refused(
            self.hall.matches.act(self.match_id, room.player, room.seq, legal(room)[0], "x" * 65), InvalidRequest
        )

    def refused_action(self, seat: int, decision: int, text: str, *errors: type[CatteryError]) -> None:
        self.is_refused(self.hall.matches.act(self.match_id, seat, decision, text, self.new_command()), *errors)

    @precondition(lambda self: self.status == "running")
    @rule(number=numbers)
    def act_out_of_turn(self, number: int) -> None:
        room = self.room()
        others = [seat for seat in (NOBODY, *range(self.config.players)) if seat != room.player]
        self.refused_action(others[number % len(others)], room.seq, legal(room)[0], NotYourTurn)

    @precondition(lambda self: self.status == "running")
    @rule(late=st.integers(1, 5), early=st.integers(1, 5))
    def act_stale(self, late: int, early: int) -> None:
        room = self.room()
        self.refused_action(room.player, room.seq - late, legal(room)[0], StaleAction)
        self.refused_action(room.player, room.seq + early, legal(room)[0], StaleAction)

    @precondition(lambda self: bool(self.acknowledged))
    @rule(number=numbers)
    def act_again(self, number: int) -> None:
        """The same command once more is a success and changes nothing, whatever has happened since."""
        known = self.acknowledged[number % len(self.acknowledged)]
        before, shown = self.kept(), self.shown(self.hall.matches)
        self.do(self.hall.matches.act(self.match_id, known.seat, known.decision, known.text, known.command))
        assert self.kept() == before
        assert self.shown(self.hall.matches) == shown

    @precondition(lambda self: self.status == "over")
    @rule()
    def act_too_late(self) -> None:
        self.refused_action(0, self.room().seq, self.game.action_texts[0], WrongStatus)

    @precondition(lambda self: self.status == "running" and self.has_people)
    @rule(number=numbers, choice=st.none() | numbers)
    def choose_in_advance(self, number: int, choice: int | None) -> None:
        """Nobody else can tell: the revision stays."""
        seat, user = self.seated(number)
        before = self.room().match.revision
        text = None if choice is None else self.game.action_texts[choice % len(self.game.action_texts)]
        self.do(self.hall.matches.choose_in_advance(self.match_id, user, text))
        assert self.room().seats[seat].advance == text
        assert self.room().match.revision == before

    # ------------------------------------------------------------------------------------------------- coming and going

    @precondition(lambda self: self.status in ("lobby", "running", "asleep") and len(self.room().people()) > 1)
    @rule(number=numbers)
    def leave(self, number: int) -> None:
        seat, user = self.seated(number)
        was_lobby = self.status == "lobby"
        self.do(self.hall.matches.leave(self.match_id, user))
        row = self.room().seats[seat]
        if was_lobby:
            assert (row.kind, row.user_id, row.name) == ("open", None, "")
        else:
            assert (row.kind, row.user_id, row.is_taken_over) == ("person", user, True)

    @precondition(lambda self: self.status != "over" and self.has_people)
    @rule(number=numbers)
    def depart(self, number: int) -> None:
        seat, _ = self.seated(number)
        self.do(self.hall.matches.depart(self.match_id, seat))
        assert self.room().seats[seat].away_since is not None

    @precondition(lambda self: self.has_people)
    @rule(number=numbers)
    def arrive(self, number: int) -> None:
        """A bot that kept the seat hands it back; a match that slept wakes."""
        seat, user = self.seated(number)
        self.do(self.hall.matches.arrive(self.match_id, seat))
        row = self.room().seats[seat]
        assert (row.user_id, row.away_since, row.is_taken_over) == (user, None, False)
        assert self.status != "asleep"

    @precondition(lambda self: self.status in ("running", "asleep") and len(self.room().people()) > 1)
    @rule(number=numbers, voted=numbers)
    def kick(self, number: int, voted: int) -> None:
        """More than half of the other people, and two if it is about somebody who is here; the game goes on."""
        seat, user = self.seated(number)
        other, _ = self.seated(voted)
        if other == seat:
            self.is_refused(self.hall.matches.kick(self.match_id, user, seat), InvalidRequest)
            return
        room = self.room()
        people = {row.seat for row in room.people()} - {other}
        votes = {seat, *room.seats[other].kick_votes} & people
        seq = room.seq
        done = self.do(self.hall.matches.kick(self.match_id, user, other))
        is_away = room.seats[other].away_since is not None
        assert done == (len(votes) > len(people) / 2 and (is_away or len(votes) > 1))
        assert self.room().seq == seq
        if done:
            row = self.room().seats[other]
            assert (row.kind, row.user_id, row.name) == ("bot", None, "")

    @precondition(lambda self: self.has_people)
    @rule(
        number=numbers,
        text=st.text(min_size=1, max_size=300) | st.sampled_from(EMOTES),
        kind=st.sampled_from(["chat", "emote"]),
    )
    def say(self, number: int, text: str, kind: str) -> None:
        """Said once and kept as it is, or refused; the decision number stays."""
        seat, user = self.seated(number)
        seq, before = self.room().seq, self.kept()
        try:
            said = self.do(self.hall.matches.say(self.match_id, user, kind, text))
        except InvalidRequest:
            assert self.kept() == before
        else:
            assert self.room().chats[-1] == said
            assert (said.seat, said.kind) == (seat, kind)
        assert self.room().seq == seq

    # ------------------------------------------------------------------------------------------------- time and crashes

    @rule(seconds=st.sampled_from([0, 1, TURN_SECONDS, GRACE_SECONDS, SLEEP_SECONDS]), rounds=st.integers(1, 12))
    def pass_time(self, seconds: int, rounds: int) -> None:
        """The driver does what is due; people keep their seats, whoever acts for them."""
        self.clock.advance(seconds)
        before = self.room()
        owners = [(row.kind, row.user_id, row.name) for row in before.seats]
        self.do(self.hall.drive(rounds))
        after = self.room()
        assert [(row.kind, row.user_id, row.name) for row in after.seats] == owners
        if after.match.status == "asleep":
            assert all(row.away_since is not None for row in after.people())

    @precondition(lambda self: self.has_clock and self.is_person_s_turn())
    @rule()
    def run_out_of_time(self) -> None:
        """A bot acts once in time for whoever is to act, and keeps the seat."""
        room = self.room()
        row = room.seats[room.player]
        if row.advance is not None or row.is_taken_over or row.away_since is not None:
            return
        player, seq = room.player, room.seq
        self.clock.advance(TURN_SECONDS - 1)
        assert self.do(self.hall.drive()) == 0
        self.clock.advance(1)
        assert self.do(self.hall.drive()) == 1
        after = self.stored()
        if after.match.status == "asleep":
            return
        assert after.match.seq == seq + 1
        assert (after.actions[-1].seat, after.actions[-1].by) == (player, "timeout")
        assert after.seats[player].is_taken_over

    @rule()
    def restart(self) -> None:
        shown = self.shown(self.hall.matches)
        self.do(self.hall.db.close())
        self.open()
        assert self.shown(self.hall.matches) == shown

    @precondition(lambda self: self.status == "over" and self.has_people)
    @rule(number=numbers)
    def rematch(self, number: int) -> None:
        """Seats moved on by one; whoever asks second is led to the same match."""
        _, user = self.seated(number)
        before = self.room().seats
        follower = self.do(self.hall.matches.rematch(self.match_id, user))
        assert self.do(self.hall.matches.rematch(self.match_id, self.seated(number + 1)[1])) == follower
        self.match_id = follower
        self.begin_anew()
        after = self.room().seats
        for row in before:
            moved = after[(row.seat + 1) % len(before)]
            assert (moved.kind, moved.user_id, moved.name) == (row.kind, row.user_id, row.name)

    # ------------------------------------------------------------------------------------------------------ what holds

    @invariant()
    def log_is_the_truth(self) -> None:
        """Folded by the rules alone, the log is what is shown; a process that has just started shows the same."""
        kept = self.kept()
        if kept == self.checked:
            return
        self.checked = kept
        stored, room = self.stored(), self.room()
        assert [row.seq for row in stored.actions] == list(range(stored.match.seq + 1))
        if not stored.actions:
            assert room.play is None
            return
        play = folded(stored)
        assert room.play is not None
        assert (play.log, play.state, play.decision) == (room.play.log, room.play.state, room.seq)
        assert (stored.match.status == "over") == play.is_over
        fresh = Matches(self.hall.db, Listeners(), clock=self.clock)
        shown = self.shown(self.hall.matches)
        assert shown == self.shown(fresh)
        self.has_no_secret(room, room.play, shown)

    def has_no_secret(self, room: Room, play: Playthrough, shown: list[str]) -> None:
        assert play.seed is not None
        for text in (*shown, repr(room.match), repr(room.seats)):
            assert room.match.seed not in text
            assert play.seed.hex() not in text
        if play.is_over:  # then everybody can check each card
            again = from_text(play.to_text(), load)
            assert (again.log, again.scores()) == (play.log, play.scores())

    @invariant()
    def commands_are_there_once(self) -> None:
        rows = [row for row in self.stored().actions if row.command_id is not None]
        assert [(row.command_id, row.seat, row.seq - 1, row.action) for row in rows] == [
            (f"{known.seat} {known.command}", known.seat, known.decision, known.text) for known in self.acknowledged
        ]

    @invariant()
    def nothing_waits_for_ever(self) -> None:
        """Something is due wherever a bot, a clock or somebody who is away comes next."""
        room, stored = self.room(), self.stored()
        match = stored.match
        if match.status != "running":
            assert match.due_at is None
            return
        row = stored.seats[room.player]
        needs_driver = room.is_bot_s(row.seat) or row.away_since is not None or row.advance is not None
        assert (match.due_at is not None) or not (needs_driver or self.has_clock)
        longest = max(GRACE_SECONDS, SLEEP_SECONDS, TURN_SECONDS) * 1_000_000
        assert match.due_at is None or match.due_at <= self.clock.now + longest
        assert (room.match.due_at, room.match.due_what) == (match.due_at, match.due_what)


TABLES = [type(f"Table of {name}", (Table,), {"name": name}) for name in names()]


@pytest.mark.parametrize("table", TABLES, ids=names())
def test_a_match_under_everything(table: type[Table]) -> None:
    run_state_machine_as_test(table, settings=SMALL_RUN)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=names())
def test_a_match_under_everything_at_length(table: type[Table]) -> None:
    run_state_machine_as_test(table, settings=FULL_RUN)

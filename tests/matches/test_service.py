"""What goes wrong elsewhere with lobbies, seats, absences and clocks, and must hold here. Time stands still."""

import asyncio
import hashlib
import shutil
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from cattery.core.errors import IllegalAction, InvalidRequest
from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough, from_text
from cattery.games import load, names
from cattery.matches.driver import LEASE, THINKING
from cattery.matches.errors import (
    MatchError,
    NotHost,
    NotSeated,
    StaleAction,
    TableFull,
    WrongStatus,
)
from cattery.matches.room import Room
from cattery.matches.schedule import pause
from cattery.matches.settings import LIMITS, Settings, settings_from
from cattery.store import tables
from cattery.store.database import Database
from cattery.store.errors import StoreUnavailable
from cattery.store.people import export_user
from tests.matches.table import Clock, Hall, everything, folded, legal, opened, small

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bo", "Cy", "Dee")
AT_ONCE: dict[str, Any] = {"pace_ms": 0}


async def in_lobby(
    hall: Hall, people: int, name: str = "felix", bots: int = 0, **settings: Any
) -> tuple[str, list[str]]:
    """A match with so many people and bots; its id and the people's."""
    game, config = small(name)
    users = [await hall.person(called) for called in NAMES[:people]]
    match_id = await hall.matches.create(
        users[0], NAMES[0], game, config, {**AT_ONCE, **settings}, bots=["regular"] * bots
    )
    for user, called in zip(users[1:], NAMES[1:], strict=False):
        await hall.matches.join(match_id, user, called)
    return match_id, users


async def begun(hall: Hall, people: int, name: str = "felix", **settings: Any) -> tuple[str, list[str]]:
    """The same, dealt; bots on the other seats."""
    match_id, users = await in_lobby(hall, people, name, **settings)
    await hall.matches.start(match_id, users[0])
    return match_id, users


async def until_turn_of(hall: Hall, match_id: str, seats: Sequence[int]) -> Room:
    """First legal actions until one of the seats is to act."""
    while (room := await hall.matches.room(match_id)).player not in seats:
        await hall.play_first(match_id)
    return room


# The lobby


async def test_case_35_the_same_person_has_one_seat_and_names_may_repeat(hall: Hall) -> None:
    match_id, (ada,) = await in_lobby(hall, 1)
    other = await hall.person("Ada")
    assert await hall.matches.join(match_id, ada, "Ada") == 0
    assert await hall.matches.join(match_id, ada, "Ada", seat=2) == 0
    assert await hall.matches.join(match_id, other, "Ada") == 1
    rows = (await hall.matches.room(match_id)).seats
    assert [(row.user_id, row.name) for row in rows] == [(ada, "Ada"), (other, "Ada"), (None, "")]


async def test_case_35_two_who_want_the_last_seat_at_once(hall: Hall) -> None:
    match_id, _ = await in_lobby(hall, 2)
    late = [await hall.person("Late") for _ in range(4)]
    answers = await asyncio.gather(
        *(hall.matches.join(match_id, user, "Late") for user in late), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["TableFull", "TableFull", "TableFull", "int"]


async def test_a_bot_is_not_put_on_a_person_s_seat(hall: Hall) -> None:
    match_id, (ada, _) = await in_lobby(hall, 2)
    with pytest.raises(TableFull):
        await hall.matches.seat_bot(match_id, ada, 1)
    await hall.matches.seat_bot(match_id, ada, 2, name="Minka")
    row = (await hall.matches.room(match_id)).seats[2]
    assert (row.kind, row.level, row.name, row.user_id) == ("bot", "regular", "Minka", None)


async def test_only_the_host_starts_and_only_once(hall: Hall) -> None:
    match_id, (ada, bo) = await in_lobby(hall, 2)
    with pytest.raises(NotHost):
        await hall.matches.start(match_id, bo)
    await hall.matches.start(match_id, ada)
    with pytest.raises(WrongStatus):
        await hall.matches.start(match_id, ada)
    assert [row.kind for row in (await hall.matches.room(match_id)).seats] == ["person", "person", "bot"]


async def test_two_starts_at_once_deal_once(hall: Hall) -> None:
    match_id, (ada, _) = await in_lobby(hall, 2)
    answers = await asyncio.gather(*(hall.matches.start(match_id, ada) for _ in range(4)), return_exceptions=True)
    assert answers.count(None) == 1
    assert {type(answer) for answer in answers if answer is not None} == {WrongStatus}
    assert [row.seq for row in (await hall.stored(match_id)).actions] == [0]


async def test_a_host_who_leaves_the_lobby_hands_it_on(hall: Hall) -> None:
    match_id, (ada, bo) = await in_lobby(hall, 2)
    await hall.matches.leave(match_id, ada)
    await hall.matches.start(match_id, bo)
    assert (await hall.matches.room(match_id)).match.status == "running"


async def test_whoever_sits_down_at_a_table_without_people_is_its_host(hall: Hall) -> None:
    match_id, (ada,) = await in_lobby(hall, 1)
    await hall.matches.leave(match_id, ada)
    bo = await hall.person("Bo")
    await hall.matches.join(match_id, bo, "Bo")
    await hall.matches.join(match_id, ada, "Ada")
    with pytest.raises(NotHost):
        await hall.matches.start(match_id, ada)
    await hall.matches.start(match_id, bo)
    assert (await hall.matches.room(match_id)).match.status == "running"


async def test_chat_is_kept_as_it_is_and_moves_no_decision(hall: Hall) -> None:
    match_id, (ada, bo) = await begun(hall, 2)
    stranger = await hall.person("Eve")
    await hall.matches.say(match_id, bo, "chat", "<script>alert(1)</script>")
    await hall.matches.say(match_id, ada, "emote", "oops")
    for kind, text in (("chat", "\u202egood"), ("chat", "x" * 281), ("emote", "insult"), ("shout", "hello")):
        with pytest.raises(InvalidRequest):
            await hall.matches.say(match_id, ada, kind, text)
    with pytest.raises(NotSeated):
        await hall.matches.say(match_id, stranger, "chat", "hello")
    room = await hall.matches.room(match_id)
    assert [(chat.seat, chat.text) for chat in room.chats] == [(1, "<script>alert(1)</script>"), (0, "oops")]
    assert room.seq == 0


@pytest.mark.parametrize("name", LIMITS)
def test_settings_are_whole_numbers_in_their_limits(name: str) -> None:
    low, high = LIMITS[name]
    assert getattr(settings_from({name: low}), name) == low
    assert getattr(settings_from({name: high}), name) == high
    for wrong in (low - 1, high + 1, 1.5, "7", None, True, 10**30):
        with pytest.raises(InvalidRequest):
            settings_from({name: wrong})
    with pytest.raises(InvalidRequest):
        settings_from({"colour": 1})


# The deal


async def test_the_deal_follows_from_the_seed_and_what_the_players_added(hall: Hall) -> None:
    """Worked out by hand: SHA-256 of the lines `deal`, seed, `seat text`, by seats; the last text of each counts."""
    match_id, (ada, bo) = await in_lobby(hall, 2)
    committed = (await hall.matches.room(match_id)).match.seed_hash
    await hall.matches.add_entropy(match_id, bo, "rain")
    await hall.matches.add_entropy(match_id, ada, "purr")
    await hall.matches.add_entropy(match_id, bo, "snow")
    await hall.matches.start(match_id, ada)
    room = await hall.matches.room(match_id)
    assert room.match.seed_hash == committed == hashlib.sha256(room.match.seed.encode()).hexdigest()
    assert room.play is not None
    told = f"deal\n{room.match.seed}\n0 purr\n1 snow"
    assert room.play.seed == hashlib.sha256(told.encode()).digest()
    over = await hall.play_out(match_id)
    assert over.play is not None
    text = over.play.to_text()
    assert f"commitment {committed}\nsecret {room.match.seed}\nentropy 0 purr\nentropy 1 snow\nseed " in text
    assert from_text(text, load).log == over.play.log


async def test_the_commitment_that_everybody_sees_is_not_what_decides_the_cards(hall: Hall) -> None:
    """Without entropy either: whoever has the dealing seed knows every card."""
    match_id, _ = await begun(hall, 1)
    room = await hall.matches.room(match_id)
    assert room.play is not None
    assert room.play.seed is not None
    assert room.play.seed.hex() != room.match.seed_hash
    assert room.play.seed == hashlib.sha256(f"deal\n{room.match.seed}".encode()).digest()


@pytest.mark.parametrize("text", ["", "x" * 65, "two\nlines", "\x07"], ids=ascii)
async def test_entropy_is_one_short_line(hall: Hall, text: str) -> None:
    match_id, (ada,) = await in_lobby(hall, 1)
    with pytest.raises(InvalidRequest):
        await hall.matches.add_entropy(match_id, ada, text)
    assert (await hall.matches.room(match_id)).match.entropy == []


@pytest.mark.parametrize("name", names())
async def test_case_28_after_a_restart_the_same_game_goes_on(hall: Hall, tmp_path: Path, name: str) -> None:
    """A copy of the file at the start, played by the same choices, is dealt the same cards."""
    match_id, _ = await begun(hall, 2, name)
    await hall.db.close()
    shutil.copy(tmp_path / "cattery.db", tmp_path / "copy.db")
    logs = []
    for file in ("cattery.db", "copy.db"):
        async with opened(f"sqlite:///{tmp_path}/{file}") as again:
            await again.play_out(match_id)
            logs.append(folded(await again.stored(match_id)).log)
    assert logs[0] == logs[1]


# At the table


async def test_case_34_a_command_that_is_sent_twice_acts_once(hall: Hall) -> None:
    match_id, _ = await begun(hall, 2)
    room = await until_turn_of(hall, match_id, (0, 1))
    seat, seq, text = room.player, room.seq, legal(room)[0]
    twice = [hall.matches.act(match_id, seat, seq, text, "click") for _ in range(5)]
    assert await asyncio.gather(*twice) == [None] * 5
    before = await hall.db.read(everything, match_id)
    await hall.play_first(match_id)
    await hall.matches.act(match_id, seat, seq, text, "click")
    rows = (await hall.stored(match_id)).actions
    assert len(rows) == len(before[2]) + 1
    assert [row.seq for row in rows if row.command_id == f"{seat} click"] == [seq + 1]


async def test_case_34_a_second_click_does_not_answer_the_next_question(hall: Hall) -> None:
    match_id, _ = await begun(hall, 2)
    room = await until_turn_of(hall, match_id, (0, 1))
    seat, seq, text = room.player, room.seq, legal(room)[0]
    await hall.matches.act(match_id, seat, seq, text, "one")
    with pytest.raises(StaleAction):
        await hall.matches.act(match_id, seat, seq, text, "two")
    with pytest.raises(StaleAction):
        await hall.matches.act(match_id, seat, seq, text)
    assert (await hall.stored(match_id)).match.seq == seq + 1


async def test_two_seats_may_count_their_commands_alike(hall: Hall) -> None:
    """Otherwise the second "1" would be answered with success and lost."""
    match_id, _ = await begun(hall, 3)
    for number in range(3):
        room = await hall.matches.room(match_id)
        command = str(number if room.player == 0 else 0)
        await hall.matches.act(match_id, room.player, room.seq, legal(room)[0], command)
        assert (await hall.stored(match_id)).match.seq == number + 1


async def test_case_33_of_two_tabs_either_acts_and_the_other_looks_again(hall: Hall, url: str, clock: Clock) -> None:
    """The tabs may be served by two processes."""
    match_id, _ = await begun(hall, 3)
    async with opened(url, clock) as second:
        for turn in range(6):
            one, two = (hall, second) if turn % 2 else (second, hall)
            room = await one.matches.room(match_id)
            await one.matches.act(match_id, room.player, room.seq, legal(room)[0])
            with pytest.raises(StaleAction):
                await two.matches.act(match_id, room.player, turn, legal(room)[0])
            for seat in (NOBODY, 0, 1, 2):
                shown, seen = await hall.matches.view(match_id, seat), await second.matches.view(match_id, seat)
                assert shown is not None
                assert seen is not None
                assert shown.to_json() == seen.to_json()


async def test_case_6_looking_commits_across_a_restart(hall: Hall, url: str, clock: Clock) -> None:
    match_id, _ = await begun(hall, 3, "cockroach_poker")
    await hall.play_first(match_id)
    room = await hall.matches.room(match_id)
    assert legal(room)[:3] == ["true", "false", "look"]
    seat = room.player
    await hall.matches.act(match_id, seat, 1, "look")
    await hall.db.close()
    async with opened(url, clock) as again:
        await again.matches.arrive(match_id, seat)
        room = await again.matches.room(match_id)
        assert room.player == seat
        for text in ("true", "false", "look"):
            with pytest.raises(IllegalAction):
                await again.matches.act(match_id, seat, room.seq, text)
        await again.play_first(match_id, (seat,))


# Absence


async def test_case_30_whoever_leaves_is_stood_in_for_and_gets_the_seat_back(hall: Hall, clock: Clock) -> None:
    match_id, users = await begun(hall, 3, grace_seconds=60)
    seat = (await hall.matches.room(match_id)).player
    await hall.matches.depart(match_id, seat)
    clock.advance(59)
    assert await hall.drive() == 0
    clock.advance(1)
    assert await hall.drive(2) == 2  # the bot sits down, and acts
    stored = await hall.stored(match_id)
    assert (stored.match.seq, stored.actions[1].seat, stored.actions[1].by) == (1, seat, "bot")
    assert stored.seats[seat].is_taken_over
    assert stored.seats[seat].user_id == users[seat]
    await hall.matches.arrive(match_id, seat)
    row = (await hall.matches.room(match_id)).seats[seat]
    assert (row.user_id, row.is_taken_over, row.away_since) == (users[seat], False, None)
    room = await until_turn_of(hall, match_id, (seat,))
    clock.advance(10_000)
    assert await hall.drive() == 0  # the bot does not act for somebody who is back
    await hall.matches.act(match_id, seat, room.seq, legal(room)[0])


async def test_case_31_a_table_without_people_sleeps_and_wakes(hall: Hall, clock: Clock) -> None:
    match_id, _ = await begun(hall, 2, "cockroach_poker", pace_ms=10_000, sleep_seconds=20, grace_seconds=3600)
    await hall.matches.depart(match_id, 0)
    clock.advance(15)
    await hall.matches.depart(match_id, 1)
    clock.advance(19)
    await hall.drive()
    assert (await hall.stored(match_id)).match.status == "running"
    clock.advance(1)
    await hall.drive(5)
    asleep = await hall.stored(match_id)
    assert (asleep.match.status, asleep.match.due_at) == ("asleep", None)
    clock.advance(86_400)
    assert await hall.drive(5) == 0
    room = await hall.matches.room(match_id)
    with pytest.raises(WrongStatus):
        await hall.matches.act(match_id, room.player, room.seq, legal(room)[0])
    await hall.matches.arrive(match_id, 1)
    assert (await hall.matches.room(match_id)).match.status == "running"
    await hall.play_out(match_id)


async def test_case_31_a_table_that_its_only_person_left_waits_and_sleeps(hall: Hall, clock: Clock) -> None:
    """As it is set up unless told otherwise: the game is still there for whoever comes back."""
    match_id, _ = await begun(hall, 1)
    await until_turn_of(hall, match_id, (0,))
    await hall.matches.depart(match_id, 0)
    clock.advance(599)
    await hall.drive(5)
    room = await hall.matches.room(match_id)
    assert (room.match.status, room.player, room.seats[0].is_taken_over) == ("running", 0, False)
    clock.advance(1)
    await hall.drive(5)
    assert (await hall.matches.room(match_id)).match.status == "asleep"
    await hall.matches.arrive(match_id, 0)
    after = await hall.matches.room(match_id)
    assert (after.match.status, after.player, after.seq) == ("running", 0, room.seq)


async def test_case_31_a_table_sleeps_at_once_when_its_last_person_gets_up(hall: Hall, clock: Clock) -> None:
    match_id, (ada, bo) = await begun(hall, 2)
    await hall.matches.leave(match_id, ada)
    assert (await hall.matches.room(match_id)).match.status == "running"
    await hall.matches.leave(match_id, bo)
    seq = (await hall.matches.room(match_id)).seq
    await hall.drive(1)
    room = await hall.matches.room(match_id)
    assert (room.match.status, room.seq) == ("asleep", seq), "no bot plays on for nobody"
    await hall.matches.arrive(match_id, 1)
    room = await hall.matches.room(match_id)
    assert (room.match.status, room.seats[0].is_taken_over, room.seats[1].is_taken_over) == ("running", True, False)


async def test_who_plays_a_turn_a_day_is_away_in_between(hall: Hall, clock: Clock) -> None:
    """The clock alone counts, not the minute after which a bot sits down at a table without one."""
    match_id, _ = await begun(hall, 3, turn_seconds=86_400)
    seat = (await hall.matches.room(match_id)).player
    await hall.matches.depart(match_id, seat)
    clock.advance(86_399)
    assert await hall.drive() == 0
    room = await hall.matches.room(match_id)
    assert (room.player, room.seats[seat].is_taken_over) == (seat, False)
    await hall.matches.act(match_id, seat, room.seq, legal(room)[0])
    assert (await hall.stored(match_id)).actions[-1].by == "person"


async def test_whoever_wakes_a_match_has_the_whole_turn(hall: Hall, clock: Clock) -> None:
    match_id, _ = await begun(hall, 3, turn_seconds=86_400, sleep_seconds=5, grace_seconds=86_400)
    seat = (await hall.matches.room(match_id)).player
    for one in range(3):
        await hall.matches.depart(match_id, one)
    clock.advance(86_399)
    await hall.drive()
    assert (await hall.matches.room(match_id)).match.status == "running", "whose turn it is has the whole day"
    clock.advance(1)
    await hall.drive()
    assert (await hall.matches.room(match_id)).match.status == "asleep"
    clock.advance(10 * 86_400)
    await hall.matches.arrive(match_id, seat)
    clock.advance(60)
    await hall.matches.arrive(match_id, (seat + 1) % 3)
    clock.advance(86_399 - 60)
    assert await hall.drive() == 0
    clock.advance(1)
    assert await hall.drive() == 1
    assert (await hall.stored(match_id)).actions[-1].by == "timeout"


@pytest.mark.parametrize("name", names())
async def test_case_32_a_bot_that_has_the_first_turn_moves(hall: Hall, name: str) -> None:
    for _ in range(60):
        game, config = small(name)
        user = await hall.person("Ada")
        match_id = await hall.matches.create(user, "Ada", game, config, AT_ONCE)
        await hall.matches.start(match_id, user)
        first = (await hall.matches.room(match_id)).player
        if first != 0:
            await hall.drive()
            rows = (await hall.stored(match_id)).actions
            assert (rows[1].seat, rows[1].by) == (first, "bot")
            return
        await hall.matches.leave(match_id, user)
        await hall.drive(200)
    # Where the first turn is the host's by the rules, a bot has it when the host has left.
    assert name == "cat_and_mouse"
    assert (await hall.stored(match_id)).actions[1].by == "bot"


@pytest.mark.parametrize("name", names())
async def test_bots_alone_play_every_game_to_its_end(hall: Hall, name: str) -> None:
    match_id, (ada,) = await begun(hall, 1, name)
    await hall.matches.delete_user(ada)
    await hall.drive(500)
    stored = await hall.stored(match_id)
    assert stored.match.status == "over"
    assert {row.by for row in stored.actions} == {"deal", "bot"}
    assert folded(stored).is_over


async def test_nobody_alone_votes_out_somebody_who_is_there(hall: Hall) -> None:
    """Neither in the lobby, from which the host sends people away, nor at a table of two."""
    match_id, (ada, bo) = await in_lobby(hall, 2, "cat_and_mouse")
    with pytest.raises(WrongStatus):
        await hall.matches.kick(match_id, bo, 0)
    await hall.matches.start(match_id, ada)
    assert not await hall.matches.kick(match_id, bo, 0)
    await hall.matches.depart(match_id, 0)
    await hall.matches.arrive(match_id, 0)
    assert not await hall.matches.kick(match_id, bo, 0)
    await hall.matches.depart(match_id, 0)
    assert await hall.matches.kick(match_id, bo, 0)


async def test_case_36_a_kick_does_not_reset_the_game(hall: Hall) -> None:
    match_id, (ada, bo, cy) = await begun(hall, 3)
    for _ in range(4):
        await hall.play_first(match_id)
    before = await hall.stored(match_id)
    assert not await hall.matches.kick(match_id, ada, 1)
    assert not await hall.matches.kick(match_id, ada, 1)  # one vote each
    assert (await hall.matches.room(match_id)).seats[1].kick_votes == [0]
    with pytest.raises(InvalidRequest):
        await hall.matches.kick(match_id, bo, 1)
    assert await hall.matches.kick(match_id, cy, 1)
    after = await hall.stored(match_id)
    assert (after.actions, after.match.status) == (before.actions, "running")
    row = after.seats[1]
    assert (row.kind, row.user_id, row.name, row.token_hash) == ("bot", None, "", None)
    with pytest.raises(NotSeated):
        await hall.matches.say(match_id, bo, "chat", "still here")
    await until_turn_of(hall, match_id, (1,))
    assert await hall.drive() == 1
    over = await hall.play_out(match_id)
    with pytest.raises(WrongStatus):
        await hall.matches.kick(match_id, ada, over.people()[-1].seat)


async def test_a_deleted_person_leaves_a_bot_behind(hall: Hall) -> None:
    match_id, (ada, bo) = await begun(hall, 2)
    lobby, _ = await in_lobby(hall, 1)
    await hall.matches.join(lobby, bo, "Bo")
    assert await hall.matches.delete_user(bo) == sorted([match_id, lobby])
    row = (await hall.matches.room(match_id)).seats[1]
    assert (row.kind, row.user_id, row.name) == ("person", None, "")
    assert (await hall.matches.room(lobby)).seats[1].kind == "open"
    await until_turn_of(hall, match_id, (1,))
    assert await hall.drive() == 1
    assert await hall.matches.rematch((await hall.play_out(match_id)).match.id, ada)


@pytest.mark.parametrize("turn", [0, 1])
async def test_a_table_goes_on_when_somebody_is_deleted_whosever_turn_it_is(
    hall: Hall, clock: Clock, turn: int
) -> None:
    """Also where it is not a bot's turn, and the driver has to see that somebody's clock still runs."""
    match_id, (ada, _) = await begun(hall, 2, turn_seconds=30)
    seq = (await until_turn_of(hall, match_id, (turn,))).seq
    clock.advance(10)
    await hall.matches.delete_user(ada)
    assert await hall.drive() == 1
    now = await hall.stored(match_id)
    if turn == 0:
        assert (now.match.seq, now.actions[-1].by) == (seq + 1, "bot")
    else:
        assert (now.match.seq, now.match.due_what, now.match.due_at) == (seq, "turn", clock.now + 20_000_000)


async def test_an_export_has_the_actions_that_the_person_took(hall: Hall, clock: Clock) -> None:
    """Not those of a bot that kept the seat, by leave or by the clock, nor those of others."""
    match_id, users = await begun(hall, 2, "cat_and_mouse", turn_seconds=30)
    own = []
    for absence in (None, "leave", None, "clock", None):
        room = await until_turn_of(hall, match_id, (1,))
        if absence is None:
            own.append((room.seq + 1, legal(room)[0]))
            await hall.matches.arrive(match_id, 1)
            await hall.play_first(match_id)
        else:
            if absence == "leave":
                await hall.matches.leave(match_id, users[1])
            clock.advance(30)
            assert await hall.drive() == 1
    kept = await hall.db.read(export_user, users[1])
    assert [(row["seq"], row["action"]) for row in kept["actions"]] == own
    at_seat = [row for row in (await hall.stored(match_id)).actions if row.seat == 1]
    assert [row.by for row in at_seat] == ["person", "bot", "person", "timeout", "person"]


async def test_the_lobby_of_a_deleted_host_goes_on(hall: Hall) -> None:
    """It is the next person's, or of whoever sits down first where nobody is left."""
    match_id, (ada, bo) = await in_lobby(hall, 2)
    await hall.matches.delete_user(ada)
    assert (await hall.matches.room(match_id)).match.host_id == bo
    await hall.matches.delete_user(bo)
    cy = await hall.person("Cy")
    assert await hall.matches.join(match_id, cy, "Cy") == 0
    await hall.matches.start(match_id, cy)
    assert (await hall.matches.room(match_id)).match.status == "running"


async def test_somebody_is_deleted_whatever_tables_there_are(hall: Hall) -> None:
    """Of rules that this version does not know: nobody plays on there, and the name is gone all the same."""
    match_id, (ada, _) = await begun(hall, 2)
    await hall.db.write(lambda conn: conn.execute(update(tables.matches).values(game="chess", rules_version=99)))
    hall.matches._forget(match_id)
    assert await hall.matches.delete_user(ada) == [match_id]
    assert (await hall.stored(match_id)).seats[0].name == ""


# Clocks


async def test_a_turn_that_takes_too_long_is_taken_by_a_bot(hall: Hall, clock: Clock) -> None:
    match_id, _ = await begun(hall, 3, turn_seconds=30)
    seat = (await hall.matches.room(match_id)).player
    clock.advance(29)
    assert await hall.drive() == 0
    clock.advance(1)
    assert await hall.drive() == 1
    stored = await hall.stored(match_id)
    assert (stored.actions[1].seat, stored.actions[1].by, stored.seats[seat].is_taken_over) == (seat, "timeout", True)
    room = await hall.matches.room(match_id)
    assert room.match.due_at == stored.match.due_at  # which is what the table shows


async def test_coming_and_going_does_not_set_the_clock_back(hall: Hall, clock: Clock) -> None:
    match_id, users = await begun(hall, 3, turn_seconds=30)
    room = await hall.matches.room(match_id)
    seat, due = room.player, room.match.due_at
    assert due == clock.now + 30_000_000
    for _ in range(29):
        clock.advance(1)
        await hall.matches.depart(match_id, seat)
        await hall.matches.arrive(match_id, seat)
        await hall.matches.choose_in_advance(match_id, users[seat], None)
        await hall.matches.depart(match_id, (seat + 1) % 3)
        await hall.matches.arrive(match_id, (seat + 1) % 3)
        assert (await hall.matches.room(match_id)).match.due_at == due
    clock.advance(1)
    assert await hall.drive() == 1
    assert (await hall.stored(match_id)).actions[-1].by == "timeout"


async def test_what_a_dead_driver_has_claimed_waits_for_its_lease_and_no_longer(hall: Hall, clock: Clock) -> None:
    match_id, (ada,) = await begun(hall, 1)
    await hall.matches.leave(match_id, ada)
    claim = await hall.claim()
    assert claim.match_id == match_id
    other = Hall(hall.db, clock)
    clock.now += LEASE - 1
    assert await other.drive() == 0
    clock.now += 1
    assert await other.drive() == 1
    before = await hall.db.read(everything, match_id)
    await hall.driver.do(claim)  # it was not dead, but late
    assert await hall.db.read(everything, match_id) == before


async def test_a_driver_that_stops_gives_back_what_it_has_claimed(hall: Hall, clock: Clock) -> None:
    match_id, (ada,) = await begun(hall, 1)
    await hall.matches.delete_user(ada)
    await hall.claim()
    await hall.driver.stop()
    assert await Hall(hall.db, clock).drive() == 1
    assert (await hall.stored(match_id)).match.seq == 1


def test_the_pace_of_bots_is_drawn_from_a_fixed_distribution() -> None:
    """From 0.6 to 1.4 of the pace, evenly: it depends on nothing but the setting."""
    found = sorted(pause(Settings(pace_ms=1000)) for _ in range(4000))
    assert found[0] >= 600_000
    assert found[-1] <= 1_400_000
    for tenth in range(1, 10):
        assert abs(found[400 * tenth] - (600_000 + 80_000 * tenth)) < 40_000
    assert pause(Settings(pace_ms=0)) == 0


async def test_a_bot_is_shown_within_its_pace(hall: Hall, clock: Clock) -> None:
    """And coming and going of people does not hold it up."""
    match_id, (ada, _) = await begun(hall, 2, pace_ms=1000)
    due = (await until_turn_of(hall, match_id, (2,))).match.due_at
    assert due is not None
    assert clock.now + 600_000 <= due <= clock.now + 1_400_000
    await hall.matches.leave(match_id, ada)
    assert (await hall.matches.room(match_id)).match.due_at == due
    await hall.matches.arrive(match_id, 0)
    assert (await hall.matches.room(match_id)).match.due_at == due
    clock.now = due - 1
    assert await hall.drive() == 0
    clock.now = due
    assert await hall.drive() == 1


async def test_how_long_a_bot_thinks_is_not_seen(hall: Hall, clock: Clock) -> None:
    """One that knows at once waits as long as one that does not."""
    match_id, _ = await begun(hall, 2, pace_ms=1000)
    await until_turn_of(hall, match_id, (2,))
    clock.advance(2)
    began = asyncio.get_running_loop().time()
    assert await hall.drive(1) == 1
    assert asyncio.get_running_loop().time() - began >= THINKING


# Choices in advance


async def test_a_choice_in_advance_is_played_when_its_turn_comes(hall: Hall) -> None:
    match_id, users = await begun(hall, 3)
    room = await hall.matches.room(match_id)
    assert room.play is not None
    later = (room.player + 1) % 3
    hand = room.play.view(later).snapshot.hand
    text = room.game.action_texts[max(k for k in range(20) if hand >> k & 1)]
    await hall.matches.choose_in_advance(match_id, users[later], "place 3" if text != "place 3" else "place 5")
    await hall.matches.choose_in_advance(match_id, users[later], text)
    assert await hall.drive() == 0
    assert (await hall.matches.room(match_id)).match.revision == room.match.revision  # nobody else can tell
    await hall.play_first(match_id)
    assert await hall.drive() == 1
    row = (await hall.stored(match_id)).actions[-1]
    assert (row.seat, row.action, row.by) == (later, text, "person")
    assert (await hall.stored(match_id)).seats[later].advance is None


async def test_a_choice_in_advance_that_is_not_legal_any_more_is_forgotten(hall: Hall) -> None:
    match_id, users = await begun(hall, 3)
    later = ((await hall.matches.room(match_id)).player + 1) % 3
    await hall.matches.choose_in_advance(match_id, users[later], "bid 275")
    await hall.play_first(match_id)
    assert await hall.drive() == 1
    stored = await hall.stored(match_id)
    assert (stored.match.seq, stored.seats[later].advance, stored.match.due_at) == (1, None, None)
    await hall.play_first(match_id, (later,))


# Again


@pytest.mark.parametrize("name", names())
async def test_case_48_a_rematch_moves_every_seat_on_by_one(hall: Hall, name: str) -> None:
    match_id, (ada, bo) = await begun(hall, 2, name)
    with pytest.raises(WrongStatus):
        await hall.matches.rematch(match_id, ada)
    over = await hall.play_out(match_id)
    follower = await hall.matches.rematch(match_id, bo)
    assert await hall.matches.rematch(match_id, ada) == follower
    room = await hall.matches.room(follower)
    n = len(over.seats)
    assert [row.user_id for row in room.seats] == [over.seats[(seat - 1) % n].user_id for seat in range(n)]
    assert (room.seats[1].name, room.seats[2 % n].name) == ("Ada", "Bo")
    assert (room.match.status, room.match.host_id, room.match.config) == ("lobby", bo, over.match.config)
    assert room.match.seed != over.match.seed
    assert room.play is None
    await hall.matches.start(follower, bo)
    await hall.play_out(follower)


async def test_two_rematches_at_once_are_one(hall: Hall, url: str, clock: Clock) -> None:
    match_id, (ada, bo) = await begun(hall, 2)
    await hall.play_out(match_id)
    async with opened(url, clock) as second:
        made = await asyncio.gather(hall.matches.rematch(match_id, ada), second.matches.rematch(match_id, bo))
    assert made[0] == made[1]
    assert len(await hall.db.read(lambda conn: conn.exec_driver_sql("SELECT id FROM matches").all())) == 2


# Moments


class Watched:
    """A database with something that happens before or after a write of whoever uses it."""

    def __init__(self, db: Database, before: Callable[[], Awaitable[Any]] | None = None, dies_after: int = -1) -> None:
        self.db = db
        self.before = before
        self.left = dies_after

    async def read(self, *arguments: Any, **named: Any) -> Any:
        return await self.db.read(*arguments, **named)

    async def write(self, *arguments: Any, **named: Any) -> Any:
        if self.left == 0:
            raise StoreUnavailable("store/error-closed")
        self.left -= 1
        if self.before is not None:
            before, self.before = self.before, None
            await before()
        return await self.db.write(*arguments, **named)


def after_the_first_action(room: Room) -> Playthrough:
    """How the game would stand if the player to act took the first legal action."""
    assert room.play is not None
    following = room.play.branch()
    following.act(room.player, following.view(room.player).legal_actions[0])
    return following


async def test_somebody_who_leaves_while_another_acts_is_not_waited_for(hall: Hall, clock: Clock) -> None:
    """The other process has kept the departure between this one's look and its commit."""
    match_id, _ = await begun(hall, 3)
    other = Hall(hall.db, clock)
    room = await hall.matches.room(match_id)
    following = after_the_first_action(room)
    hall.matches.db = Watched(hall.db, lambda: other.matches.depart(match_id, following.player))  # type: ignore[assignment]
    await hall.matches.act(match_id, room.player, 0, legal(room)[0])
    assert (await hall.stored(match_id)).match.due_what == "grace"
    clock.advance(60)
    assert await other.drive(2) == 2
    assert (await hall.stored(match_id)).match.seq == 2


async def test_somebody_who_acts_while_another_leaves_is_not_overlooked(hall: Hall, clock: Clock) -> None:
    """The other way round: whose turn it is has changed before the departure is kept."""
    match_id, _ = await begun(hall, 3)
    other = Hall(hall.db, clock)
    room = await hall.matches.room(match_id)
    following = after_the_first_action(room)
    hall.matches.db = Watched(hall.db, lambda: other.play_first(match_id))  # type: ignore[assignment]
    await hall.matches.depart(match_id, following.player)
    assert (await other.stored(match_id)).match.due_what == "grace"


async def test_a_match_does_not_fall_asleep_while_somebody_comes_back(hall: Hall, clock: Clock) -> None:
    match_id, _ = await begun(hall, 1)
    other = Hall(hall.db, clock)
    await hall.matches.depart(match_id, 0)
    hall.matches.db = Watched(hall.db, lambda: other.matches.arrive(match_id, 0))  # type: ignore[assignment]
    with pytest.raises(WrongStatus):
        await hall.matches.sleep(match_id)
    assert (await hall.stored(match_id)).match.status == "running"


Change = Callable[[Hall, str, list[str], int], Awaitable[Any]]


async def kick_all(hall: Hall, match_id: str, users: list[str], seat: int) -> None:
    for voter in (1, 2):
        await hall.matches.kick(match_id, users[(seat + voter) % 3], seat)


CHANGES: dict[str, Change] = {
    "depart": lambda hall, match_id, users, seat: hall.matches.depart(match_id, seat),
    "leave": lambda hall, match_id, users, seat: hall.matches.leave(match_id, users[seat]),
    "kick": kick_all,
    "delete": lambda hall, match_id, users, seat: hall.matches.delete_user(users[seat]),
}


@pytest.mark.parametrize("commits", range(4))
@pytest.mark.parametrize("change", CHANGES)
async def test_a_crash_after_any_commit_leaves_no_match_waiting(
    hall: Hall, clock: Clock, change: str, commits: int
) -> None:
    """The process dies after so many commits of what it was about; another takes the match up."""
    match_id, users = await begun(hall, 3)
    seat = (await hall.matches.room(match_id)).player
    dying = Hall(Watched(hall.db, dies_after=commits), clock)  # type: ignore[arg-type]
    with suppress(StoreUnavailable):
        await CHANGES[change](dying, match_id, users, seat)
    row = (await hall.stored(match_id)).seats[seat]
    is_present = row.kind == "person" and row.user_id is not None and row.away_since is None
    clock.advance(60)
    assert await hall.drive() == (0 if is_present else 1)


async def test_a_crash_while_a_match_wakes_leaves_it_asleep_or_awake(hall: Hall, clock: Clock) -> None:
    match_id, _ = await begun(hall, 1, sleep_seconds=5, pace_ms=10_000)
    await until_turn_of(hall, match_id, (1, 2))
    await hall.matches.depart(match_id, 0)
    clock.advance(5)
    await hall.drive(3)
    assert (await hall.stored(match_id)).match.status == "asleep"
    dying = Hall(Watched(hall.db, dies_after=1), clock)  # type: ignore[arg-type]
    await dying.matches.arrive(match_id, 0)
    match = (await hall.stored(match_id)).match
    assert (match.status, match.due_what) == ("running", "bot")


def test_every_refusal_of_a_match_is_of_one_kind() -> None:
    for error in (NotHost, NotSeated, StaleAction, TableFull, WrongStatus):
        assert issubclass(error, MatchError)

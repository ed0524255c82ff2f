"""Two processes on one database, of which one does not hear of the other in time: what it remembers decides nothing."""

import asyncio
from collections.abc import AsyncIterator
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection

from cattery.core.playthrough import Playthrough
from cattery.matches.errors import NotSeated, StaleAction
from cattery.matches.room import Caller, Room, outcome_texts
from cattery.matches.schedule import ADVANCE
from cattery.store import matches as store
from cattery.store.rows import ActionRow
from tests.matches.table import AT_ONCE, Clock, Hall, legal, opened, small

pytestmark = pytest.mark.anyio

TOKENS = [f"{seat}" * 64 for seat in range(3)]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{request.getfixturevalue('tmp_path')}/cattery.db"


@pytest.fixture
async def there(hall: Hall, url: str, clock: Clock) -> AsyncIterator[Hall]:
    """The other process, which hears nothing of this one."""
    async with opened(url, clock) as made:
        yield made


async def begun(hall: Hall, **settings: Any) -> tuple[str, list[str]]:
    """A match of three people, dealt; its id and theirs."""
    game, config = small("felix")
    users = [await hall.person(name) for name in ("Ada", "Bo", "Cy")]
    match_id = await hall.matches.create(users[0], "Ada", game, config, {**AT_ONCE, **settings}, token_hash=TOKENS[0])
    for user, token in zip(users[1:], TOKENS[1:], strict=True):
        await hall.matches.join(match_id, user, "Friend", token_hash=token)
    await hall.matches.start(match_id, users[0])
    return match_id, users


async def kick(hall: Hall, match_id: str, users: list[str], seat: int) -> None:
    done = [await hall.matches.kick(match_id, users[other], seat) for other in range(3) if other != seat]
    assert done == [False, True]


async def act(hall: Hall, room: Room, caller: Caller | None) -> None:
    """The first legal action of whoever is to act as far as this process knows."""
    await hall.matches.act(room.match.id, room.player, room.seq, legal(room)[0], caller=caller)


@pytest.mark.parametrize("by", ["cookie", "token"])
async def test_somebody_who_was_kicked_elsewhere_does_not_act_here(hall: Hall, there: Hall, by: str) -> None:
    match_id, users = await begun(hall)
    room = await there.matches.room(match_id)
    seat = room.player
    caller = Caller(users[seat]) if by == "cookie" else Caller(token_hash=TOKENS[seat])
    await there.matches.room(match_id)  # looked at twice: it is known now, and nothing will be heard
    await kick(hall, match_id, users, seat)
    assert caller.owns((await there.matches.known_room(match_id)).seats[seat]), "it has not heard of it"
    before = await hall.stored(match_id)
    with pytest.raises(NotSeated):
        await act(there, room, caller)
    assert await hall.stored(match_id) == before
    assert not caller.owns((await there.matches.known_room(match_id)).seats[seat])


async def test_the_seat_is_the_callers_when_it_is_stored_whoever_read_it_again_meanwhile(hall: Hall) -> None:
    """The caller was found to own the seat, then the room was brought up to date, then it acts."""
    match_id, users = await begun(hall)
    room = await hall.matches.room(match_id)
    seat = room.player
    await kick(hall, match_id, users, seat)
    assert (await hall.matches.room(match_id)).seats[seat].kind == "bot"
    with pytest.raises(NotSeated):
        await act(hall, room, Caller(users[seat]))
    assert (await hall.stored(match_id)).match.seq == 0


async def test_a_token_that_was_taken_back_in_the_lobby_plays_no_more(hall: Hall, there: Hall) -> None:
    """The same person on the same seat, with another token since."""
    game, config = small("cat_and_mouse")
    ada, bo = await hall.person("Ada"), await hall.person("Bo")
    match_id = await hall.matches.create(ada, "Ada", game, config, AT_ONCE)
    await hall.matches.join(match_id, bo, "Bo", token_hash="old")
    await there.matches.room(match_id)
    await hall.matches.leave(match_id, bo)
    await hall.matches.join(match_id, bo, "Bo", token_hash="new")
    await hall.matches.start(match_id, ada)
    room = await hall.matches.room(match_id)
    while room.player != 1:
        await hall.play_first(match_id)
    with pytest.raises(NotSeated):
        await act(there, room, Caller(token_hash="old"))
    await act(there, room, Caller(token_hash="new"))
    assert (await hall.stored(match_id)).match.seq == room.seq + 1


async def test_what_has_happened_beside_the_play_does_not_hinder_and_is_seen_after(hall: Hall, there: Hall) -> None:
    match_id, users = await begun(hall)
    room = await there.matches.room(match_id)
    seat = room.player
    await there.matches.room(match_id)
    other = (seat + 1) % 3
    await hall.matches.say(match_id, users[other], "chat", "hello")
    await hall.matches.depart(match_id, other)
    await act(there, room, Caller(users[seat]))
    seen = await there.matches.known_room(match_id)
    assert (seen.seq, [chat.text for chat in seen.chats], seen.seats[other].away_since is None) == (1, ["hello"], False)
    assert seen.match.revision == (await hall.stored(match_id)).match.revision


async def test_of_two_processes_with_the_same_decision_one_acts(hall: Hall, there: Hall) -> None:
    match_id, users = await begun(hall)
    room = await there.matches.room(match_id)
    await there.matches.room(match_id)
    seat, choices = room.player, legal(room)
    await hall.matches.act(match_id, seat, 0, choices[0], caller=Caller(users[seat]))
    with pytest.raises(StaleAction):
        await there.matches.act(match_id, seat, 0, choices[1], caller=Caller(users[seat]))
    assert [row.action for row in (await hall.stored(match_id)).actions] == ["", choices[0]]
    assert (await there.matches.known_room(match_id)).seq == 1


async def test_a_decision_that_another_process_has_shown_is_answered_here(hall: Hall, there: Hall) -> None:
    match_id, _ = await begun(hall)
    await there.matches.room(match_id)
    await there.matches.room(match_id)
    await hall.play_first(match_id)
    room = await hall.matches.room(match_id)
    await act(there, room, None)
    assert (await hall.stored(match_id)).match.seq == 2


async def test_a_choice_in_advance_made_elsewhere_is_due_when_its_turn_comes(hall: Hall, there: Hall) -> None:
    match_id, users = await begun(hall)
    room = await there.matches.room(match_id)
    await there.matches.room(match_id)
    branch, _ = await first_action(hall, match_id)
    await hall.matches.choose_in_advance(match_id, users[branch.player], "pass")
    await act(there, room, None)
    match = (await hall.stored(match_id)).match
    assert (match.due_what, match.due_at) == (ADVANCE, hall.clock.now)


async def test_a_choice_in_advance_does_not_overlook_an_action_that_is_being_stored(hall: Hall, there: Hall) -> None:
    match_id, users = await begun(hall)
    branch, action = await first_action(hall, match_id)
    is_stored, may_commit = Event(), Event()

    def act_slowly(conn: Connection) -> None:
        store.append_action(conn, match_id, action)
        is_stored.set()
        assert may_commit.wait(10)

    acting = asyncio.create_task(there.db.write(act_slowly))
    await asyncio.to_thread(is_stored.wait)
    choosing = asyncio.create_task(hall.matches.choose_in_advance(match_id, users[branch.player], "pass"))
    await asyncio.wait([choosing], timeout=0.2)  # in which one that did not wait would be done
    may_commit.set()
    await asyncio.gather(acting, choosing)
    assert (await hall.stored(match_id)).match.due_what == ADVANCE


async def first_action(hall: Hall, match_id: str) -> tuple[Playthrough, ActionRow]:
    """How a match goes on with the first legal action, and the row of it."""
    room = await hall.matches.room(match_id)
    assert room.play is not None
    branch, before = room.play.branch(), len(room.play.log)
    branch.act(room.player, branch.view(room.player).legal_actions[0])
    row = ActionRow(room.seq + 1, room.player, legal(room)[0], outcome_texts(branch, before), None, "person", 1)
    return branch, row

"""Around the play: seats are taken once, votes counted, choices in advance kept secret, chat in its order."""

import asyncio
from dataclasses import replace

import pytest

from cattery.store import Database
from cattery.store.matches import change_match
from cattery.store.people import hash_token, new_token
from cattery.store.rows import ChatRow, SeatRow
from cattery.store.seats import (
    add_chat,
    change_seat,
    find_seat,
    load_chats,
    set_advance,
    take_seat,
    vote_kick,
)
from tests.store.table import SEATED, in_lobby, running, stored, user

pytestmark = pytest.mark.anyio


async def test_an_open_seat_is_taken(db: Database) -> None:
    match_id, ada = await db.write(in_lobby), await db.write(user, "Ada")
    assert await db.write(take_seat, match_id, 1, 5, user_id=ada, name="Ada", token_hash="h")
    found = await stored(db, match_id)
    assert found.seats == (SEATED[0], SeatRow(1, "person", ada, "Ada", token_hash="h"), *SEATED[2:])
    assert (found.match.revision, found.match.updated_at) == (1, 5)


async def test_the_same_person_does_not_sit_twice(db: Database) -> None:
    match_id, ada = await db.write(in_lobby), await db.write(user, "Ada")
    joins = (db.write(take_seat, match_id, seat, 5, user_id=ada, name="Ada") for seat in (0, 1, 0, 1))
    assert sorted(await asyncio.gather(*joins)) == [False, False, False, True]
    assert [seat.user_id for seat in (await stored(db, match_id)).seats].count(ada) == 1


async def test_a_seat_is_taken_once_and_names_may_repeat(db: Database) -> None:
    match_id = await db.write(in_lobby)
    people = [await db.write(user, f"Ada {n}") for n in range(5)]
    joins = (db.write(take_seat, match_id, 0, 5, user_id=person, name="Ada") for person in people)
    assert sorted(await asyncio.gather(*joins)) == [False] * 4 + [True]
    assert await db.write(take_seat, match_id, 1, 5, user_id=await db.write(user, "Eve"), name="Ada")
    assert [seat.name for seat in (await stored(db, match_id)).seats][:2] == ["Ada", "Ada"]


@pytest.mark.parametrize("seat", [2, 4, -1])
async def test_a_bots_seat_or_none_cannot_be_taken(db: Database, seat: int) -> None:
    match_id, ada = await db.write(in_lobby), await db.write(user, "Ada")
    assert not await db.write(take_seat, match_id, seat, 5, user_id=ada, name="Ada")
    assert (await stored(db, match_id)).seats == SEATED


async def test_a_seat_changes_hands(db: Database) -> None:
    match_id, ada = await db.write(in_lobby), await db.write(user, "Ada")
    await db.write(take_seat, match_id, 0, 5, user_id=ada, name="Ada", token_hash="h")
    await db.write(change_seat, match_id, 0, 6, away_since=6)
    await db.write(change_seat, match_id, 0, 7, is_taken_over=True, level="hard")
    seat = (await stored(db, match_id)).seats[0]
    assert seat == SeatRow(0, "person", ada, "Ada", "hard", 6, is_taken_over=True, token_hash="h")
    await db.write(change_seat, match_id, 0, 8, kind="open", user_id=None, name="", token_hash=None)
    after = await stored(db, match_id)
    assert after.seats[0] == SeatRow(0, "open", None, "", "hard", 6, is_taken_over=True)
    assert after.match.revision == 4


async def test_votes_that_come_at_once_are_all_counted(db: Database) -> None:
    match_id = await db.write(running)
    votes = await asyncio.gather(*(db.write(vote_kick, match_id, 0, voter, 5) for voter in (3, 1, 2, 1)))
    assert max(votes, key=len) == [1, 2, 3]
    seats = (await stored(db, match_id)).seats
    assert [seat.kick_votes for seat in seats] == [[1, 2, 3], [], [], []]


async def test_nobody_notices_a_choice_in_advance(db: Database) -> None:
    match_id = await db.write(running)
    before = await stored(db, match_id)
    await db.write(set_advance, match_id, 1, "place 11")
    after = await stored(db, match_id)
    assert after.match == before.match
    assert after.seats == (before.seats[0], replace(before.seats[1], advance="place 11"), *before.seats[2:])
    assert "place 11" not in repr(after)
    await db.write(set_advance, match_id, 1, None)
    assert await stored(db, match_id) == before


async def test_a_seat_is_found_by_its_token(db: Database) -> None:
    match_id, ada, token = await db.write(in_lobby), await db.write(user, "Ada"), new_token()
    await db.write(take_seat, match_id, 1, 5, user_id=ada, name="Ada", token_hash=hash_token(token))
    assert await db.read(find_seat, hash_token(token)) == (match_id, 1)
    assert await db.read(find_seat, token) is None
    assert await db.read(find_seat, hash_token("\ud800 forged")) is None
    assert token not in repr(await stored(db, match_id))


async def test_chat_keeps_its_order(db: Database) -> None:
    match_id, ada = await db.write(running), await db.write(user, "Ada")
    said = [await db.write(add_chat, match_id, 0, ada, "chat", f"<b>{n}</b> 猫", 10 + n) for n in range(3)]
    said.append(await db.write(add_chat, match_id, 2, None, "emote", "paw", 20))
    assert said[0] == ChatRow(2, 0, ada, "chat", "<b>0</b> 猫", 10)
    assert await db.read(load_chats, match_id) == tuple(said)
    assert await db.read(load_chats, match_id, after=said[1].number) == tuple(said[2:])
    assert await db.read(load_chats, match_id, limit=2) == tuple(said[2:])


async def test_lines_said_at_once_have_numbers_of_their_own(db: Database) -> None:
    match_id = await db.write(running)
    said = await asyncio.gather(*(db.write(add_chat, match_id, 0, None, "chat", "hi", 5) for _ in range(20)))
    assert sorted(line.number for line in said) == list(range(2, 22))


async def test_every_visible_change_raises_the_revision(db: Database) -> None:
    match_id = await db.write(running)
    raised = [await db.write(change_match, match_id, 5) for _ in range(3)]
    assert raised == [2, 3, 4]

"""People: known by a hash, told all that is kept, forgotten when they ask."""

import json
from typing import Any

import pytest

from cattery.store import Database
from cattery.store.errors import UnknownMatch
from cattery.store.matches import (
    append_action,
    change_lobby,
    count_matches,
    create_match,
    sleep_match,
    start_match,
    wake_match,
)
from cattery.store.people import (
    Pruned,
    add_link,
    change_user,
    create_user,
    delete_user,
    export_user,
    find_user,
    follow_link,
    hash_token,
    new_token,
    prune,
)
from cattery.store.rows import Due, SeatRow, UserRow
from cattery.store.seats import add_chat, load_chats, set_advance, take_seat
from tests.store.table import SEATED, action, in_lobby, new_match, running, stored, user

pytestmark = pytest.mark.anyio


def test_tokens_are_long_and_their_hash_is_not_theirs() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert min(map(len, tokens)) == 32
    assert hash_token("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"  # FIPS 180-2, B.1


async def test_a_user_is_found_by_the_cookies_hash(db: Database) -> None:
    made = await db.write(create_user, hash_token("secret"), "Ada", "pl", 5)
    assert await db.read(find_user, hash_token("secret")) == made
    assert await db.read(find_user, "secret") is None
    assert hash_token("secret") not in repr(made)
    await db.write(change_user, made.id, name="Zoë", language="fr", seen_at=9, token_hash=hash_token("new"))
    assert await db.read(find_user, hash_token("secret")) is None
    changed = await db.read(find_user, hash_token("new"))
    assert changed == UserRow(made.id, hash_token("new"), "Zoë", "fr", 5, 9)


NOTHING: dict[str, list[Any]] = {"user": [], "devices": [], "seats": [], "hosted": [], "actions": [], "chats": []}


async def some_life(db: Database) -> tuple[str, str, str]:
    """Two users at one table: Ada on seat 1, who has acted, spoken and chosen in advance, and Bo on seat 0."""
    ada, bo = await db.write(user, "Ada"), await db.write(user, "Bo")
    match_id = await db.write(create_match, new_match(bo), SEATED, 3)
    for seat, who, name in ((1, ada, "Ada"), (0, bo, "Bo")):
        await db.write(take_seat, match_id, seat, 4, user_id=who, name=name, token_hash=f"hash of {name}")
    await db.write(change_lobby, match_id, 4, entropy=[[0, "purr"], [1, "meow"]])
    await db.write(start_match, match_id, ["set-aside 5"], 5)
    for seq in (1, 2, 3, 4):
        await db.write(append_action, match_id, action(seq))
    await db.write(append_action, match_id, action(5, by="timeout"))
    await db.write(set_advance, match_id, 1, "place 7")
    await db.write(add_chat, match_id, 1, ada, "chat", "hello Bo", 20)
    await db.write(add_chat, match_id, 0, bo, "chat", "hello Ada", 21)
    return ada, bo, match_id


async def test_an_export_has_all_of_the_users_and_nothing_of_the_others(db: Database) -> None:
    ada, bo, match_id = await some_life(db)
    given = await db.read(export_user, ada)
    assert given == {
        "user": [{"id": ada, "name": "Ada", "language": "fr", "created_at": 1, "seen_at": 1}],
        "devices": [],
        "seats": [
            {
                "match_id": match_id,
                "seat": 1,
                "name": "Ada",
                "away_since": None,
                "advance": "place 7",
                "game": "felix",
                "status": "running",
                "created_at": 3,
                "started_at": 5,
                "ended_at": None,
                "entropy": "meow",
            }
        ],
        "hosted": [],
        "actions": [{"match_id": match_id, "seq": 1, "action": "bid 1", "at": 10}],
        "chats": [{"match_id": match_id, "number": 10, "kind": "chat", "text": "hello Bo", "at": 20}],
    }
    hosted = (await db.read(export_user, bo))["hosted"]
    assert [(row["id"], row["game"]) for row in hosted] == [(match_id, "felix")]
    text = json.dumps(given).replace(ada, "").replace(match_id, "")  # ids are by chance, and may hold any of these
    assert not [secret for secret in ("5eed", "draw", "set-aside", "hash", "hello Ada", "purr") if secret in text]


async def test_a_deleted_user_leaves_the_games_and_nothing_else(db: Database) -> None:
    ada, bo, match_id = await some_life(db)
    before = await stored(db, match_id)
    due = Due(30, "bot")
    assert await db.write(delete_user, ada, 30, due) == [match_id]
    assert await db.read(export_user, ada) == NOTHING
    assert await db.read(find_user, hash_token("cookie of Ada")) is None
    after = await stored(db, match_id)
    assert after.actions == before.actions
    assert after.seats[1] == SeatRow(1, "person", is_taken_over=True)
    assert (after.match.due_at, after.match.due_what, after.match.claimed_by) == (30, "bot", None)
    assert after.seats[0] == before.seats[0]
    assert after.match.revision == before.match.revision + 1
    assert [line.text for line in await db.read(load_chats, match_id)] == ["hello Ada"]
    assert await db.write(delete_user, ada, 31, due) == []
    assert await db.write(delete_user, bo, 32, due) == [match_id]
    assert (await stored(db, match_id)).match.host_id is None


async def test_the_lobby_of_a_deleted_host_is_the_next_person_s(db: Database) -> None:
    ada, bo, cy = [await db.write(user, name) for name in ("Ada", "Bo", "Cy")]
    match_id = await db.write(create_match, new_match(ada), [SeatRow(seat) for seat in range(4)], 3)
    for seat, who in ((1, ada), (3, bo), (2, cy)):
        await db.write(take_seat, match_id, seat, 4, user_id=who, name="x", token_hash=f"hash {seat}")
    hosts = []
    for who in (ada, cy, bo):
        await db.write(delete_user, who, 5, Due(5, "bot"))
        hosts.append((await stored(db, match_id)).match.host_id)
    assert hosts == [cy, bo, None]
    left = await stored(db, match_id)
    assert left.seats == tuple(SeatRow(seat) for seat in range(4))
    assert (left.match.status, left.match.due_at) == ("lobby", None)


async def test_where_a_match_is_over_or_asleep_nothing_is_due_for_the_deleted(db: Database) -> None:
    ada, bo, match_id = await some_life(db)
    await db.write(sleep_match, match_id, 29)
    await db.write(delete_user, ada, 30, Due(30, "bot"))
    assert (await stored(db, match_id)).match.due_at is None
    await db.write(wake_match, match_id, 31)
    await db.write(append_action, match_id, action(6, at=50), result={})
    await db.write(delete_user, bo, 51, Due(51, "bot"))
    over = await stored(db, match_id)
    assert (over.match.status, over.match.due_at) == ("over", None)
    assert over.seats[:2] == (SeatRow(0, "person"), SeatRow(1, "person", is_taken_over=True))


async def test_old_matches_are_pruned_with_all_that_belongs_to_them(db: Database) -> None:
    ada, bo, match_id = await some_life(db)
    idle = await db.write(user, "Idle", 1)
    await db.write(append_action, match_id, action(6, at=50), result={})
    old = [await db.write(in_lobby, 40), await db.write(in_lobby, 49)]
    kept = [await db.write(running, 2), await db.write(in_lobby, 51)]
    assert await db.write(prune, 50) == Pruned(2, 1)
    for gone in old:
        with pytest.raises(UnknownMatch):
            await stored(db, gone)
    assert [(await stored(db, i)).match.id for i in kept] == kept
    assert await db.write(prune, 51) == Pruned(1, 2)
    for who in (ada, bo, idle):
        assert await db.read(export_user, who) == NOTHING
    assert await db.read(load_chats, match_id) == ()
    assert await db.read(count_matches) == {"running": 1, "lobby": 1}


async def test_pruning_goes_in_steps(db: Database) -> None:
    for _ in range(5):
        await db.write(in_lobby, 1)
    assert [await db.write(prune, 2, 2) for _ in range(4)] == [(2, 0), (2, 0), (1, 0), (0, 0)]


async def test_a_link_makes_another_device_the_same_persons(db: Database) -> None:
    ada = await db.write(create_user, hash_token("first"), "Ada", "", 1)
    await db.write(add_link, ada.id, hash_token("link"), 100)
    assert await db.read(find_user, hash_token("link")) is None  # a link is no cookie
    assert await db.write(follow_link, hash_token("link"), hash_token("phone"), 150, 100)
    assert await db.read(find_user, hash_token("phone")) == ada
    assert await db.read(find_user, hash_token("first")) == ada
    assert not await db.write(follow_link, hash_token("link"), hash_token("thief"), 160, 100)  # once
    assert await db.read(find_user, hash_token("thief")) is None
    assert (await db.read(export_user, ada.id))["devices"] == [{"created_at": 150}]


async def test_a_link_ends_with_its_time_and_with_the_next_one(db: Database) -> None:
    ada = await db.write(create_user, hash_token("first"), "Ada", "", 1)
    await db.write(add_link, ada.id, hash_token("old"), 100)
    assert not await db.write(follow_link, hash_token("old"), hash_token("phone"), 800, 101)
    await db.write(add_link, ada.id, hash_token("new"), 900)
    assert not await db.write(follow_link, hash_token("old"), hash_token("phone"), 901, 100)
    assert await db.write(follow_link, hash_token("new"), hash_token("phone"), 901, 100)


async def test_a_deleted_person_is_gone_on_every_device(db: Database) -> None:
    ada = await db.write(create_user, hash_token("first"), "Ada", "", 1)
    await db.write(add_link, ada.id, hash_token("link"), 100)
    await db.write(follow_link, hash_token("link"), hash_token("phone"), 150, 100)
    await db.write(delete_user, ada.id, 200, Due(200, "bot"))
    assert await db.read(find_user, hash_token("phone")) is None
    assert not await db.write(follow_link, hash_token("link"), hash_token("phone"), 150, 100)

"""People: known by a hash, told all that is kept, forgotten when they ask."""

import json
from typing import Any

import pytest

from cattery.store import Database
from cattery.store.errors import UnknownMatch
from cattery.store.matches import append_action, change_lobby, count_matches, create_match, start_match
from cattery.store.people import (
    Pruned,
    change_user,
    create_user,
    delete_user,
    export_user,
    find_user,
    hash_token,
    new_token,
    prune,
)
from cattery.store.rows import SeatRow, UserRow
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


NOTHING: dict[str, list[Any]] = {"user": [], "seats": [], "hosted": [], "actions": [], "chats": []}


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
    text = json.dumps(given)
    assert not [secret for secret in ("5eed", "draw", "set-aside", "hash", "hello Ada", "purr") if secret in text]


async def test_a_deleted_user_leaves_the_games_and_nothing_else(db: Database) -> None:
    ada, bo, match_id = await some_life(db)
    before = await stored(db, match_id)
    assert await db.write(delete_user, ada, 30) == [match_id]
    assert await db.read(export_user, ada) == NOTHING
    assert await db.read(find_user, hash_token("cookie of Ada")) is None
    after = await stored(db, match_id)
    assert after.actions == before.actions
    assert after.seats[1] == SeatRow(1, "person")
    assert after.seats[0] == before.seats[0]
    assert after.match.revision == before.match.revision + 1
    assert [line.text for line in await db.read(load_chats, match_id)] == ["hello Ada"]
    assert await db.write(delete_user, ada, 31) == []
    assert await db.write(delete_user, bo, 32) == [match_id]
    assert (await stored(db, match_id)).match.host_id is None


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

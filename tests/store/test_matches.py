"""The log of a match: one row an action, guarded by its number and by the command."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import Connection, Table

from cattery.store import Database
from cattery.store.errors import CommandKnown, SeqTaken, StoreError, UnknownMatch
from cattery.store.matches import (
    append_action,
    change_lobby,
    count_matches,
    count_unfinished,
    create_match,
    is_command_known,
    link_rematch,
    list_matches,
    list_open,
    load_actions,
    load_match,
    new_id,
    sleep_match,
    start_match,
    wake_match,
)
from cattery.store.rows import ActionRow, ChatRow, Due, MatchRow, SeatRow, UserRow
from cattery.store.seats import add_chat, change_seat, take_seat, vote_kick
from cattery.store.tables import actions, chats, matches, seats, users
from tests.store import racers
from tests.store.table import SEATED, action, in_lobby, new_match, running, stored, user

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("table", "record", "left_out"),
    [(users, UserRow, 0), (matches, MatchRow, 0), (seats, SeatRow, 1), (actions, ActionRow, 1), (chats, ChatRow, 1)],
)
async def test_records_have_the_columns_in_their_order(table: Table, record: Any, left_out: int) -> None:
    assert tuple(table.c.keys())[left_out:] == record.__slots__


def test_ids_are_long_and_all_different() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert {len(i) for i in ids} == {16}
    assert not set("".join(ids)) & set("il10o")


async def test_a_new_match_is_read_back(db: Database) -> None:
    match_id = await db.write(create_match, new_match(), SEATED, 7)
    found = await stored(db, match_id)
    assert found.match == MatchRow(
        id=match_id,
        game="felix",
        rules_version=1,
        config={"players": 4},
        settings={"turn_seconds": 30},
        is_public=True,
        status="lobby",
        host_id=None,
        seed="5eed",
        seed_hash="5eedha54",
        entropy=[],
        seq=-1,
        revision=0,
        due_at=None,
        due_what=None,
        claimed_by=None,
        claimed_until=None,
        rematch_id=None,
        result=None,
        created_at=7,
        updated_at=7,
        started_at=None,
        ended_at=None,
    )
    assert found.seats == SEATED
    assert found.actions == ()


async def test_secrets_are_not_printed(db: Database) -> None:
    found = await stored(db, await db.write(in_lobby))
    assert "5eed'" not in repr(found)
    assert "5eedha54" in repr(found)


async def test_the_deal_is_row_0_and_actions_follow_it(db: Database) -> None:
    match_id = await db.write(running)
    first = action(1, command="c1", at=11)
    await db.write(append_action, match_id, first, Due(99, "bot"))
    found = await stored(db, match_id)
    deal = ActionRow(0, -1, "", ["set-aside 5", "draw 11"], None, "deal", 2)
    assert found.actions == (deal, first)
    match = found.match
    assert (match.status, match.seq, match.revision, match.due_at, match.due_what) == ("running", 1, 2, 99, "bot")
    assert (match.created_at, match.started_at, match.updated_at, match.ended_at) == (2, 2, 11, None)


async def test_rows_after_a_row(db: Database) -> None:
    match_id = await db.write(running)
    for seq in (1, 2, 3):
        await db.write(append_action, match_id, action(seq))
    newest = await db.read(load_actions, match_id, 1)
    assert [row.seq for row in newest] == [2, 3]
    assert [row.seq for row in (await db.read(load_match, match_id, 2)).actions] == [3]


async def test_a_result_ends_the_match(db: Database) -> None:
    match_id = await db.write(running)
    await db.write(append_action, match_id, action(1, at=50), result={"scores": [3, 1]})
    match = (await stored(db, match_id)).match
    assert (match.status, match.result, match.ended_at, match.due_at) == ("over", {"scores": [3, 1]}, 50, None)
    with pytest.raises(SeqTaken):
        await db.write(append_action, match_id, action(2))


async def test_a_match_may_be_over_with_the_deal(db: Database) -> None:
    match_id = await db.write(in_lobby)
    await db.write(start_match, match_id, ["draw 1"], 9, result={"scores": [0, 0]})
    match = (await stored(db, match_id)).match
    assert (match.status, match.seq, match.started_at, match.ended_at) == ("over", 0, 9, 9)


@pytest.mark.parametrize("seq", [0, 1, 3, -1, 10**9])
async def test_only_the_next_row_can_be_written(db: Database, seq: int) -> None:
    match_id = await db.write(running)
    await db.write(append_action, match_id, action(1))
    before = await stored(db, match_id)
    with pytest.raises(SeqTaken, match="moved on"):
        await db.write(append_action, match_id, action(seq))
    assert await stored(db, match_id) == before


@pytest.mark.parametrize("seq", [1, 2, 3])
async def test_a_repeated_command_is_known_whatever_row_it_names(db: Database, seq: int) -> None:
    match_id = await db.write(running)
    await db.write(append_action, match_id, action(1, command="c1"))
    before = await stored(db, match_id)
    with pytest.raises(CommandKnown, match="before"):
        await db.write(append_action, match_id, action(seq, command="c1"))
    assert await stored(db, match_id) == before


async def test_a_command_is_known_in_its_own_match_only(db: Database) -> None:
    for match_id in [await db.write(running) for _ in range(2)]:
        await db.write(append_action, match_id, action(1, command="c1"))
        assert (await stored(db, match_id)).match.seq == 1
        assert await db.read(is_command_known, match_id, "c1")
        assert not await db.read(is_command_known, match_id, "c2")


async def test_of_eight_tasks_that_want_a_row_one_gets_it(db: Database) -> None:
    match_id = await db.write(running)
    for seq in range(1, 6):
        rows = [action(seq, command=f"{seq}/{n}") for n in range(8)]
        tasks = [db.write(append_action, match_id, row) for row in rows]
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType"] + ["SeqTaken"] * 7
    assert [row.seq for row in (await stored(db, match_id)).actions] == [0, 1, 2, 3, 4, 5]


async def test_of_eight_tasks_that_repeat_a_command_one_is_carried_out(db: Database) -> None:
    match_id = await db.write(running)
    for seq in range(1, 6):
        row = action(seq, command=f"c{seq}")
        tasks = [db.write(append_action, match_id, row) for _ in range(8)]
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["CommandKnown"] * 7 + ["NoneType"]
    assert (await stored(db, match_id)).match.seq == 5


async def test_two_processes_that_race_for_every_row_lose_and_double_none(db: Database, url: str) -> None:
    match_id = await db.write(running)
    won = racers.race("append", url, match_id, 60)
    rows = (await stored(db, match_id)).actions[1:]
    assert [row.seq for row in rows] == list(range(1, 61))
    assert sorted(won[0] + won[1]) == list(range(1, 61))
    for name, seqs in enumerate(won):
        assert {row.seq for row in rows if row.command_id == f"{name}/{row.seq}"} == set(seqs)


async def test_what_the_lobby_may_change(db: Database) -> None:
    match_id = await db.write(in_lobby)
    new = {"turn_seconds": 86_400}
    await db.write(change_lobby, match_id, 5, settings=new, is_public=False, entropy=[[0, "my own luck"]])
    match = (await stored(db, match_id)).match
    assert (match.settings, match.is_public, match.entropy) == (new, False, [[0, "my own luck"]])
    assert (match.revision, match.updated_at) == (1, 5)


async def test_sleep_and_wake(db: Database) -> None:
    match_id = await db.write(running)
    await db.write(sleep_match, match_id, 8)
    asleep = (await stored(db, match_id)).match
    assert (asleep.status, asleep.due_at, asleep.due_what, asleep.seq) == ("asleep", None, None, 0)
    with pytest.raises(SeqTaken):
        await db.write(append_action, match_id, action(1))
    await db.write(wake_match, match_id, 9, Due(40, "timeout"))
    awake = (await stored(db, match_id)).match
    assert (awake.status, awake.due_at, awake.due_what) == ("running", 40, "timeout")
    await db.write(append_action, match_id, action(1))


async def test_a_rematch_is_made_once(db: Database) -> None:
    match_id = await db.write(running)
    await db.write(append_action, match_id, action(1), result={})

    def rematch(conn: Connection) -> str:
        following = in_lobby(conn)
        link_rematch(conn, match_id, following, 20)
        return following

    answers = await asyncio.gather(*(db.write(rematch) for _ in range(4)), return_exceptions=True)
    (following,) = [answer for answer in answers if isinstance(answer, str)]
    assert sorted(type(answer).__name__ for answer in answers) == ["SeqTaken"] * 3 + ["str"]
    assert (await stored(db, match_id)).match.rematch_id == following
    assert await db.read(count_matches) == {"over": 1, "lobby": 1}


WRONG_MOMENTS: list[tuple[str, Callable[[Connection, str], Any]]] = [
    ("running", lambda conn, match_id: start_match(conn, match_id, [], 3)),
    ("running", lambda conn, match_id: change_lobby(conn, match_id, 3, entropy=[])),
    ("running", lambda conn, match_id: wake_match(conn, match_id, 3)),
    ("running", lambda conn, match_id: link_rematch(conn, match_id, "another", 3)),
    ("lobby", lambda conn, match_id: append_action(conn, match_id, action(0))),
    ("lobby", lambda conn, match_id: append_action(conn, match_id, action(1))),
    ("lobby", lambda conn, match_id: sleep_match(conn, match_id, 3)),
]


@pytest.mark.parametrize(("status", "change"), WRONG_MOMENTS)
async def test_changes_at_the_wrong_moment_are_refused(
    db: Database, status: str, change: Callable[[Connection, str], Any]
) -> None:
    match_id = await db.write(running if status == "running" else in_lobby)
    before = await stored(db, match_id)
    with pytest.raises(SeqTaken):
        await db.write(change, match_id)
    assert await stored(db, match_id) == before


UNKNOWN = "nothing'; --"


async def test_no_match_of_that_id(db: Database) -> None:
    refused: list[Coroutine[Any, Any, Any]] = [
        *(db.write(change, UNKNOWN) for _, change in WRONG_MOMENTS),
        db.read(load_match, UNKNOWN),
        db.write(take_seat, UNKNOWN, 0, 1, user_id="u", name="Ada"),
        db.write(change_seat, UNKNOWN, 0, 1, kind="open"),
        db.write(vote_kick, UNKNOWN, 0, 1, 1),
        db.write(add_chat, UNKNOWN, 0, None, "chat", "hello", 1),
    ]
    for call in refused:
        with pytest.raises(UnknownMatch, match="no match “nothing"):
            await call


async def test_public_lobbies_newest_first(db: Database) -> None:
    first, second = [await db.write(in_lobby, at) for at in (1, 2)]
    await db.write(running)
    await db.write(create_match, new_match(is_public=False), SEATED, 3)
    found = await db.read(list_open)
    assert [entry.match.id for entry in found] == [second, first]
    assert found[0].seats == SEATED
    assert len(await db.read(list_open, 1)) == 1


async def test_a_users_matches_last_touched_first(db: Database) -> None:
    ada = await db.write(user, "Ada")
    ids = [await db.write(in_lobby, at) for at in (1, 2, 3)]
    for match_id, at in ((ids[0], 30), (ids[2], 20)):
        await db.write(take_seat, match_id, 1, at, user_id=ada, name="Ada")
    found = await db.read(list_matches, ada)
    assert [entry.match.id for entry in found] == [ids[0], ids[2]]
    assert found[0].seats[1].name == "Ada"
    assert await db.read(count_matches) == {"lobby": 3}


async def test_a_users_matches_that_are_not_over_are_counted(db: Database) -> None:
    ada, bo = [await db.write(user, name) for name in ("Ada", "Bo")]
    assert await db.read(count_unfinished, ada) == 0
    ids = [await db.write(in_lobby, at) for at in (1, 2, 3, 4, 5)]
    for match_id in ids[:4]:
        await db.write(take_seat, match_id, 1, 6, user_id=ada, name="Ada")
    await db.write(take_seat, ids[0], 0, 6, user_id=bo, name="Bo")
    await db.write(take_seat, ids[4], 0, 6, user_id=bo, name="Bo")
    for match_id in ids[1:4]:
        await db.write(start_match, match_id, [], 7)
    await db.write(sleep_match, ids[2], 8)
    assert await db.read(count_unfinished, ada) == 4
    await db.write(append_action, ids[3], action(1), None, {"returns": [1, -1]})
    assert await db.read(count_unfinished, ada) == 3, "in the lobby, running, asleep"
    assert await db.read(count_unfinished, bo) == 2


async def test_a_locked_match_is_changed_by_nobody_else(db: Database) -> None:
    match_id = await db.write(in_lobby)

    def count_up(conn: Connection) -> None:
        entropy = load_match(conn, match_id, lock=True).match.entropy
        change_lobby(conn, match_id, 5, entropy=[*entropy, len(entropy)])

    await asyncio.gather(*(db.write(count_up) for _ in range(20)))
    assert (await stored(db, match_id)).match.entropy == list(range(20))


def test_every_refusal_is_an_error_of_the_store() -> None:
    assert all(issubclass(kind, StoreError) for kind in (SeqTaken, CommandKnown, UnknownMatch))

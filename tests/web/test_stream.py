"""What streams send and when, and what is made once for all of a seat's. The loop's clock is moved by hand."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from cattery.core.game import NOBODY
from cattery.games import load
from cattery.matches.room import Room
from cattery.store.people import create_user, hash_token
from cattery.web import tables
from cattery.web.calls import Call
from cattery.web.config import ServerConfig
from cattery.web.hall import Hall, open_hall
from cattery.web.stream import HEARTBEAT, HEARTBEAT_LINE, RETRY, event, events
from cattery.web.tables import Reader

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with open_hall(ServerConfig(f"sqlite:///{tmp_path}/cattery.db", rate=0)) as opened:
        yield opened


class Time:
    """The clock of the running loop, which can be moved on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        real, self.moved = loop.time, 0.0
        monkeypatch.setattr(loop, "time", lambda: real() + self.moved)


async def begun(hall: Hall) -> tuple[str, list[Call]]:
    """A match of three people, dealt, and a call of each of them."""
    game = load("felix")
    tokens = [f"{seat}" * 64 for seat in range(3)]
    people = [await hall.db.write(create_user, hash_token(f"user {token}"), "Ada", "", 1) for token in tokens]
    match_id = await hall.matches.create(people[0].id, "Ada", game, game.configure(3), token_hash=tokens[0])
    for person, token in zip(people[1:], tokens[1:], strict=True):
        await hall.matches.join(match_id, person.id, "Friend", token_hash=token)
    await hall.matches.start(match_id, people[0].id)
    scope = {"type": "http", "path_params": {"id": match_id}, "query_string": b"", "headers": []}
    return match_id, [Call(hall, Request(scope), "en", None, token) for token in tokens]


async def opened(call: Call, match_id: str) -> tuple[AsyncIterator[bytes], dict[str, Any]]:
    """A stream, and the state that it begins with."""
    stream = events(call, match_id, event)
    assert await anext(stream) == RETRY
    return stream, told(await anext(stream))


def told(sent: bytes) -> Any:
    """The state in an event."""
    return json.loads(sent.partition(b"data: ")[2])


async def looked(hall: Hall, match_id: str) -> None:
    """Until all that was told has been looked at."""
    while (await hall.matches.known_room(match_id)).is_stale:
        await asyncio.sleep(0)
    for _ in range(100):
        await asyncio.sleep(0.001)


async def test_a_choice_in_advance_moves_nothing_on_the_stream_of_another_seat(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what is sent nor when: the heartbeat comes at the time at which it would have come."""
    clock = Time(monkeypatch)
    match_id, calls = await begun(hall)
    room = await hall.matches.room(match_id)
    chooser, other = (room.player + 1) % 3, (room.player + 2) % 3
    own, _ = await opened(calls[chooser], match_id)
    foreign, _ = await opened(calls[other], match_id)
    own_next, foreign_next = asyncio.ensure_future(anext(own)), asyncio.ensure_future(anext(foreign))
    await looked(hall, match_id)
    clock.moved += HEARTBEAT / 2
    await hall.matches.choose_in_advance(match_id, str(room.seats[chooser].user_id), "place 15")
    assert told(await own_next)["table"]["advance"] == "place 15", "the seat's own tabs see it"
    await looked(hall, match_id)
    assert not foreign_next.done()
    clock.moved += HEARTBEAT / 2
    assert await asyncio.wait_for(foreign_next, 5) == HEARTBEAT_LINE
    for stream in (own, foreign):
        await stream.aclose()  # type: ignore[attr-defined]


async def test_a_seat_s_state_is_made_once_for_its_answer_and_its_streams(hall: Hall) -> None:
    match_id, calls = await begun(hall)
    room = await hall.matches.room(match_id)
    seat = room.player
    (one, first), (two, _) = [await opened(calls[seat], match_id) for _ in range(2)]
    await hall.matches.act(match_id, seat, 0, first["table"]["actions"][0]["action"])
    sent = [await anext(stream) for stream in (one, two)]
    assert sent[0] == sent[1]
    assert bytes(await calls[seat].shown()) == sent[0].partition(b"data: ")[2].rstrip()
    room = await hall.matches.known_room(match_id)
    reader = calls[seat].reader(room)
    assert tables.shown(room, reader) is tables.shown(room, reader)
    for stream in (one, two):
        await stream.aclose()  # type: ignore[attr-defined]


async def test_only_the_newest_state_of_a_reader_is_kept_and_never_a_whole_log(hall: Hall) -> None:
    match_id, _ = await begun(hall)
    readers = [Reader(seat, language, is_host=seat == 0) for seat in (0, 1, 2, NOBODY) for language in ("en", "zh")]
    for seq in range(12):
        room = await hall.matches.room(match_id)
        for reader in [*readers, Reader(0, "en", wants_all=True)]:
            assert json.loads(tables.shown(room, reader)) == json.loads(encoded(room, reader))
        assert set(room.shown) == set(readers)
        assert all(json.loads(data)["seq"] == seq for _, data in room.shown.values())
        await hall.matches.act(match_id, room.player, seq, legal(room)[0])


def encoded(room: Room, reader: Reader) -> bytes:
    """The state made anew."""
    return msgspec.json.encode(tables.state(room, reader))


def legal(room: Room) -> list[str]:
    """What whoever is to act may do."""
    assert room.play is not None
    return [room.game.action_texts[a] for a in room.play.view(room.player).legal_actions]

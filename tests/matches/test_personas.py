"""What is shown of a bot's persona: settled in the lobby, the same in every process, and what then plays."""

import dataclasses
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from cattery.bots.players import Advice, choose_action, mind
from cattery.core.game import NOBODY
from cattery.core.view import SeatView
from cattery.core.words import LANGUAGES
from cattery.games import names
from cattery.web import tables
from tests.matches.table import BotsHere, Clock, Hall, opened, small

pytestmark = pytest.mark.anyio


class Watched(BotsHere):
    """Bots that choose with the whim they are given; as whom each seat has played is remembered."""

    def __init__(self) -> None:
        super().__init__()
        self.played: dict[int, set[tuple[str, str]]] = {}

    async def choose(self, view: SeatView, level: str, whim: bytes) -> int:
        own, seen = mind(view.game, level), self.played.setdefault(view.seat, set())

        class Noted:
            """The mind of the level, with a look at what it is given."""

            def advise(self, view: SeatView, r: list[int], persona: int) -> Advice:
                seen.add((level, view.game.personas[persona]))
                return own.advise(view, r, persona)

        return choose_action(view, level, whim, Noted())


@pytest.fixture
async def there(hall: Hall, url: str, clock: Clock) -> AsyncIterator[Hall]:
    """Another process of the server."""
    async with opened(url, clock) as made:
        yield made


async def shown(hall: Hall, match_id: str) -> list[tuple[str | None, str | None]]:
    """Level and persona of each seat, as everybody sees them."""
    room = await hall.matches.room(match_id)
    return [(seat.level, seat.persona) for seat in tables.seats(room.match, room.seats, "en")]


async def with_bots(hall: Hall, game: str, *bots: str, **settings: Any) -> tuple[str, str]:
    """A match of Ada's in its lobby, with bots of these levels; its id and hers."""
    ada = await hall.person("Ada")
    wishes = {"pace_ms": 0, **settings}
    return await hall.matches.create(ada, "Ada", *small(game), wishes, bots=bots), ada


@pytest.mark.parametrize("game", names())
async def test_the_lobby_shows_who_will_play_in_whichever_process(
    hall: Hall, there: Hall, url: str, clock: Clock, game: str
) -> None:
    bots = ["casual", "beginner"][: small(game)[1].players - 1]
    match_id, ada = await with_bots(hall, game, *bots)
    in_lobby = await shown(hall, match_id)
    assert in_lobby[0] == (None, None)
    assert [level for level, _ in in_lobby[1:]] == bots
    assert all(persona in small(game)[0].personas for _, persona in in_lobby[1:])
    await hall.matches.add_entropy(match_id, ada, "whatever Ada wishes")
    await hall.matches.start(match_id, ada)
    watched = Watched()
    hall.driver.bots = there.driver.bots = watched
    for turn in range(600):
        process = (hall, there)[turn % 2]
        room = await process.matches.room(match_id)
        if room.match.status == "over":
            break
        if room.player == 0:
            await process.play_first(match_id)
        else:
            await process.drive()
    assert watched.played == {seat: {in_lobby[seat]} for seat in range(1, len(in_lobby))}
    async with opened(url, clock) as restarted:
        assert await shown(restarted, match_id) == await shown(there, match_id) == in_lobby


async def test_a_bot_that_is_taken_away_and_comes_back_is_the_same(hall: Hall) -> None:
    match_id, ada = await with_bots(hall, "felix", "casual", "strong")
    before = await shown(hall, match_id)
    assert before[2] == ("strong", None)
    await hall.matches.clear_seat(match_id, ada, 1)
    assert await shown(hall, match_id) == [(None, None), (None, None), ("strong", None)]
    await hall.matches.seat_bot(match_id, ada, 1, "beginner")
    assert await shown(hall, match_id) == [(None, None), ("beginner", before[1][1]), ("strong", None)]


async def test_whoever_stands_in_for_somebody_has_no_persona(hall: Hall, clock: Clock) -> None:
    match_id, ada = await with_bots(hall, "felix", "casual")
    bo = await hall.person("Bo")
    await hall.matches.join(match_id, bo, "Bo")
    casual = (await shown(hall, match_id))[1]
    await hall.matches.start(match_id, ada)
    hall.driver.bots = watched = Watched()
    await hall.matches.take_over(match_id, 2)
    while 2 not in watched.played:
        if (await hall.matches.room(match_id)).player == 0:
            await hall.play_first(match_id)
        await hall.drive()
    assert {level for level, _ in watched.played[2]} == {"regular"}
    assert await shown(hall, match_id) == [(None, None), casual, (None, None)]
    await hall.matches.kick(match_id, ada, 2)
    assert await shown(hall, match_id) == [(None, None), casual, ("regular", None)]


async def test_matches_of_the_same_personas_cannot_be_told_apart(hall: Hall) -> None:
    """Of the secret nothing is sent but which of three each bot is: all secrets fall into nine."""
    match_id, _ = await with_bots(hall, "felix", "casual", "beginner")
    room = await hall.matches.room(match_id)
    sent: dict[tuple[str | None, ...], set[bytes]] = {}
    for number in range(200):
        room.match = dataclasses.replace(room.match, seed=f"{number:064x}")
        state = [tables.state(room, tables.Reader(NOBODY, language)) for language in LANGUAGES]
        sent.setdefault(tuple(seat.persona for seat in state[0].seats), set()).add(msgspec.json.encode(state))
    assert len(sent) == 9
    assert [len(states) for states in sent.values()] == [1] * 9

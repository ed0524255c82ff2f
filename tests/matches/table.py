"""What the tests of matches share: a clock that stands still, bots without processes, people, small games."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from cattery.bots.players import choose_action
from cattery.bots.pool import BotPool
from cattery.core.game import CHANCE, Game
from cattery.core.playthrough import Playthrough, parse_action, parse_outcome
from cattery.core.view import SeatView
from cattery.games import load
from cattery.matches.driver import Driver
from cattery.matches.notify import Listeners
from cattery.matches.room import Room
from cattery.matches.service import Matches
from cattery.store import Database, open_database, tables
from cattery.store import matches as store
from cattery.store.matches import load_match
from cattery.store.migrate import upgrade
from cattery.store.people import create_user, hash_token
from cattery.store.rows import Claim, Stored

SECOND = 1_000_000
START = 1_700_000_000 * SECOND
AT_ONCE = {"pace_ms": 0}

# Small enough to be played to the end many times: (players, options).
SMALL: dict[str, tuple[int, dict[str, Any]]] = {
    "felix": (3, {"rounds": 2}),
    "cockroach_poker": (3, {"lose_count": 2}),
    "cat_and_mouse": (2, {"stock_size": 8, "max_actions": 100}),
}


@dataclass
class Clock:
    """Microseconds, moved by hand."""

    now: int = START

    def __call__(self) -> int:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)


class BotsHere(BotPool):
    """The rule of thumb in this process, with the same whim in every match: what a test does again happens again."""

    def __init__(self) -> None:
        self.workers = 0

    async def choose(self, view: SeatView, level: str, whim: bytes) -> int:
        return choose_action(view, level, b"whim")


@dataclass
class Hall:
    """One process's matches with their driver, which is moved by hand."""

    db: Database
    clock: Clock
    matches: Matches = field(init=False)
    driver: Driver = field(init=False)

    def __post_init__(self) -> None:
        self.matches = Matches(self.db, Listeners(), clock=self.clock)
        self.driver = Driver(self.matches, BotsHere())

    async def person(self, name: str) -> str:
        """A new person; the id."""
        user = await self.db.write(lambda conn: create_user(conn, hash_token(f"{name} {new_number()}"), name, "", 1))
        return user.id

    async def stored(self, match_id: str) -> Stored:
        return await self.db.read(load_match, match_id)

    async def drive(self, most: int = 1) -> int:
        """Do what is due now, so many rounds of it at most; how many claims there were."""
        done = 0
        for _ in range(most):
            claims = await self.driver._claim()
            if not claims:
                break
            for claim in claims:
                await self.driver.do(claim)
            done += len(claims)
        return done

    async def claim(self) -> Claim:
        """The only thing that is due."""
        (claim,) = await self.driver._claim()
        return claim

    async def play_first(self, match_id: str, seats: Sequence[int] = ()) -> None:
        """The first legal action of whoever is to act, who must be one of the seats if some are named."""
        room = await self.matches.room(match_id)
        assert not seats or room.player in seats
        await self.matches.act(match_id, room.player, room.seq, legal(room)[0])

    async def play_out(self, match_id: str) -> Room:
        """First legal actions until the end."""
        while (room := await self.matches.room(match_id)).match.status == "running":
            await self.play_first(match_id)
        return room


_NUMBERS = iter(range(1 << 30))


def new_number() -> int:
    return next(_NUMBERS)


@asynccontextmanager
async def opened(url: str, clock: Clock | None = None) -> AsyncIterator[Hall]:
    async with open_database(url) as db:
        await db.write(upgrade)
        yield Hall(db, clock or Clock())


def small(name: str) -> tuple[Game, Any]:
    """A small configuration of a game."""
    game = load(name)
    players, options = SMALL[name]
    return game, game.configure(players, **options)


def legal(room: Room) -> list[str]:
    """What whoever is to act may do."""
    assert room.play is not None
    return [room.game.action_texts[a] for a in room.play.view(room.player).legal_actions]


def folded(stored: Stored) -> Playthrough:
    """What the rows of the log come to, by the rules alone: no seed, no room."""
    game = load(stored.match.game)
    config = game.configure(stored.match.config["players"], **stored.match.config["options"])
    play = Playthrough(game, config, draw=False)
    for row in stored.actions:
        if row.seq > 0:
            play.append(row.seat, parse_action(game, row.action))
        for outcome in row.outcomes:
            play.append(CHANCE, parse_outcome(game, outcome))
    return play


def everything(conn: Connection, match_id: str) -> tuple[Any, ...]:
    """All that is kept about a match, but for who has claimed it."""
    kept = store.load_match(conn, match_id)
    claimed = ("claimed_by", "claimed_until")
    row = {name: getattr(kept.match, name) for name in kept.match.__slots__ if name not in claimed}
    chats = conn.execute(select(tables.chats).where(tables.chats.c.match_id == match_id)).all()
    return row, kept.seats, kept.actions, [tuple(chat) for chat in chats]

"""A database as a server leaves it, with two people and every game; and a process that goes on playing.

`python -m tests.cli.hosted URL` plays one match after the other until it is killed, and says each stored action.
"""

import asyncio
import sys
from itertools import count

from cattery.bots.players import choose_action
from cattery.games import load, names
from cattery.matches.notify import Listeners
from cattery.matches.service import Matches
from cattery.store import Database, open_database
from cattery.store.migrate import upgrade
from cattery.store.people import create_user, hash_token

FEW = 6  # actions of a match that is still running, and then those until it is Ada's turn
SMALL: dict[str, dict[str, str | int]] = {"felix": {"rounds": 1}, "cat_and_mouse": {}, "cockroach_poker": {}}


async def new_user(db: Database, name: str) -> str:
    user = await db.write(create_user, hash_token(f"cookie of {name}"), name, "fr", Matches(db, Listeners()).clock())
    return user.id


async def new_match(matches: Matches, game_name: str, ada: str, bo: str) -> str:
    """Ada is the host, Bo sits on the second seat, and bots on the others."""
    game = load(game_name)
    match_id = await matches.create(ada, "Ada", game, game.configure(None, "standard", **SMALL[game_name]))
    await matches.join(match_id, bo, "Bo")
    await matches.add_entropy(match_id, bo, "Bo's part")
    return match_id


async def act(matches: Matches, match_id: str) -> bool:
    """One action by the rule of thumb; False if the match is over."""
    room = await matches.room(match_id)
    if room.play is None or room.match.status != "running":
        return False
    view = room.play.view(room.player)
    text = room.game.action_texts[choose_action(view, "regular", b"whim")]
    await matches.act(match_id, room.player, view.decision, text, by="bot" if room.is_bot_s(room.player) else "person")
    return True


async def fill(url: str) -> dict[str, str]:
    """The ids: of `ada` and `bo`, and of `felix-over`, `felix-running`, `felix-lobby` and so on for every game."""
    async with open_database(url) as db:
        await db.write(upgrade)
        matches = Matches(db, Listeners())
        ids = {"ada": await new_user(db, "Ada"), "bo": await new_user(db, "Bo")}
        for game in names():
            for status in ("over", "running", "lobby"):
                ids[f"{game}-{status}"] = await new_match(matches, game, ids["ada"], ids["bo"])
            for status, most in (("over", 10_000), ("running", FEW)):
                match_id = ids[f"{game}-{status}"]
                await matches.start(match_id, ids["ada"])
                await matches.say(match_id, ids["ada"], "chat", "Ada says miaow")
                await matches.say(match_id, ids["bo"], "chat", "Bo says woof")
                while (room := await matches.room(match_id)).seq < most or room.player > 0:
                    if not await act(matches, match_id):
                        break
        return ids


async def play_on(url: str) -> None:
    async with open_database(url) as db:
        await db.write(upgrade)
        matches = Matches(db, Listeners())
        ada, bo = await new_user(db, "Ada"), await new_user(db, "Bo")
        for number in count():
            match_id = await new_match(matches, names()[number % 3], ada, bo)
            await matches.start(match_id, ada)
            while await act(matches, match_id):
                print(match_id, (await matches.room(match_id)).seq, flush=True)


if __name__ == "__main__":
    asyncio.run(play_on(sys.argv[1]))

"""The first page: the games, what there is to go on with, the way to a table that somebody has told of."""

import re
from typing import Any

from starlette.responses import Response

from cattery.core import rulebook
from cattery.core.game import Game
from cattery.games import load, names
from cattery.web.pages import mine
from cattery.web.pages.page import PageCall
from cattery.web.pages.settings import LANGUAGE_NAMES

MINUTES = {"felix": "30–45", "cockroach_poker": "20", "cat_and_mouse": "15–20"}  # in the order on the first page


async def home(call: PageCall) -> Response:
    """The games, and the matches to go on with."""
    known = list(MINUTES)
    ordered = sorted(names(), key=lambda name: known.index(name) if name in known else len(known))
    return call.page(
        "home.html",
        games=[game_info(load(name), call.language) for name in ordered],
        running=await mine.to_go_on_with(call, await mine.own_matches(call)),
        unknown="unknown" in call.request.query_params,
        language_names=LANGUAGE_NAMES,
    )


def game_info(game: Game, language: str) -> dict[str, Any]:
    """A game as its card on the first page shows it."""
    return {
        "name": game.name,
        "title": rulebook.title(game, language),
        "tagline": rulebook.tagline(game, language),
        "players": game.players_text().replace("-", "–"),
        "minutes": MINUTES.get(game.name, ""),
    }


async def join_by_code(call: PageCall) -> Response:
    """The match that somebody has told of, by its link or by what stands at the end of it."""
    asked = call.request.query_params.get("code", "")[:300].strip()
    code = re.sub(r"[?#].*$", "", asked).rstrip("/").rpartition("/")[2].lower()
    return call.go(f"/m/{code}") if re.fullmatch(r"[a-z0-9]{1,40}", code) else call.go("/?unknown=1#join")

"""A match told once more, step by step: from one seat's view, or with all cards open when it is over."""

from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from starlette.responses import HTMLResponse, Response

from cattery.core import rulebook
from cattery.core.account import Account
from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView
from cattery.matches.room import Room
from cattery.web import api, tables, wire
from cattery.web.drawing import Pen, assets, drawn_by
from cattery.web.pages import match, turning
from cattery.web.pages.page import PageCall
from cattery.web.refusals import Refusal

NEAR = 12  # steps that are listed before and after the one that is shown


@dataclass(frozen=True)
class Step:
    """What happened when a number of actions had been taken."""

    number: int
    lines: list[str]


@dataclass(frozen=True)
class Looked:
    """What a table asks about its match where it is only looked at: nobody can do anything there."""

    seats: list[wire.SeatInfo]
    id: str = ""  # of a match that is kept
    seat: int | None = None
    status: str = "over"


async def show(call: PageCall) -> Response:
    """The table after a number of the players' actions, and what happened then."""
    room = await call.room()
    reader = call.reader(room)
    tables.check_may_look(room, reader)
    if room.play is None:
        raise Refusal(409, "matches/error-status-lobby")
    seat = api.asked_seat(call, room, reader)
    is_over = room.match.status == "over"
    if not is_over and tables.remembered(newest := room.play.view(reader.seat)) != list(newest.events):
        raise Refusal(403, "pages/error-replay-memory")
    eyes = NOBODY if seat is None else seat
    steps = told(room.play, tuple(range(room.config.players)) if seat is None else (eyes,), call.names, reader)
    number = min(step_of(call), room.play.decision)
    at, pen = after(room.play, number), call.pen(room)
    page = pen.draw(
        "replay.html",
        **still(at.view(eyes), pen, Looked(tables.seats(room.match, room.seats, call.language), room.match.id)),
        **near(steps, number),
        is_over=is_over,
        fairness=room.play.fairness if is_over else None,
        own=reader.seat,
        eyes=api.ALL if seat is None else eyes,
        **hands(at, seat is None),
        uncovered=match.uncovered(at, pen, reader.seat) if seat is None else [],
        changes={
            one.step: pen.say(turning.change_in_words(one))
            for one in turning.found(call.hall, room.match.id, room.play)
        },
        site=call.site,
        place=f"/m/{room.match.id}/replay",
        link=lambda number, eyes: address(room, number, eyes),
    )
    return HTMLResponse(page)


def hands(at: Playthrough, is_open: bool) -> dict[str, Any]:
    """What each player has, drawn by the game's own template, where all cards are open."""
    picture, template = at.game.picture, drawn_by(at.game.name, "hand.html")
    if not is_open or picture is None or template is None:
        return {"hands": []}
    return {"hands": [(seat, picture(at.view(seat))) for seat in range(at.config.players)], "hand": template}


def still(view: SeatView, pen: Pen, looked: Looked) -> dict[str, Any]:
    """A position to be looked at: drawn as in play, but nothing can be done there."""
    game = view.game
    return {
        **match.position(replace(view, legal_actions=()), pen),
        "state": looked,
        "game": game,
        "title": rulebook.title(game, pen.language),
        "has_styles": f"{game.name}/table.css" in assets(),
        "choices": [],
        "advance": None,
        "is_my_turn": False,
    }


def near(steps: list[Step], number: int, far: int = NEAR) -> dict[str, Any]:
    """The step that is shown, and those around it."""
    return {
        "step": steps[number],
        "last": len(steps) - 1,
        "near": steps[max(0, number - far) : number + far + 1],
    }


def address(room: Room, number: int, eyes: int | str) -> str:
    """Where a position is found again."""
    seat = "none" if eyes == NOBODY else eyes
    return f"/m/{room.match.id}/replay?{urlencode({'step': number, 'seat': seat})}"


def told(play: Playthrough, seats: tuple[int, ...], names: tuple[str, ...], reader: tables.Reader) -> list[Step]:
    """What these seats together saw of each step, the deal before all of them."""
    view, seen = play.view(NOBODY), dict(Account(play, seats).steps())
    return [
        Step(number, tables.log_lines(view, seen.get(number, ()), names, reader)) for number in range(play.decision + 1)
    ]


def step_of(call: PageCall, otherwise: int = 10_000_000) -> int:
    """The asked for step; the last one if none is."""
    text = call.request.query_params.get("step", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else otherwise


def after(play: Playthrough, actions: int) -> Playthrough:
    """The same game when the players had taken so many actions, chance's answers to the last one included."""
    told = Playthrough(play.game, play.config, play.seed, draw=False)
    for player, action in play.log:
        if player >= 0 and told.decision == actions:
            break
        told.append(player, action)
    return told

"""A short game to learn by, step by step as its first player sees it: what happens, what it is for, what one does."""

from functools import cache
from typing import Any

from starlette.responses import HTMLResponse, Response

from cattery.bots.players import Advice, reasons
from cattery.core.example import SEAT, Example, has_example, read_example
from cattery.core.view import SeatView
from cattery.games import load
from cattery.web import tables, wire
from cattery.web.drawing import Pen
from cattery.web.pages import match, replay
from cattery.web.pages.page import PageCall
from cattery.web.pages.rules import settled
from cattery.web.refusals import Refusal


@cache
def example_of(name: str) -> Example:
    """The example of a game, read once."""
    return read_example(load(name))


async def show(call: PageCall) -> Response:
    """The table after a number of actions, and beside it what is to be learnt from it."""
    game = load(call.request.path_params["game"])
    if not has_example(game.name):
        raise Refusal(404, "web/error-not-found")
    example = example_of(game.name)
    play, names = example.play, example.names
    pen = Pen(call.language, call.look, call.prefix, names, SEAT)
    steps = replay.told(play, (SEAT,), names, tables.Reader(SEAT, call.language))
    number = min(replay.step_of(call, otherwise=0), play.decision)
    at = replay.after(play, number)
    view = at.view(SEAT)
    place = f"/example/{game.name}"
    page = pen.draw(
        "example.html",
        **replay.still(view, pen, replay.Looked([seat_info(seat, name) for seat, name in enumerate(names)])),
        **replay.near(steps, number, far=len(steps)),
        **taught(example, view),
        eyes=SEAT,
        marked=example.notes,
        uncovered=match.uncovered(at, pen, SEAT) if at.is_over else [],
        settled=settled(game, play.config, pen),
        place=place,
        link=lambda number, eyes: f"{place}?step={number}",
    )
    return HTMLResponse(page)


def seat_info(seat: int, name: str) -> wire.SeatInfo:
    """A player, as the table asks for one."""
    return wire.SeatInfo(
        seat=seat,
        kind="person",
        name=name,
        level=None,
        is_away=False,
        is_taken_over=False,
        is_host=False,
        has_entropy=False,
        kick_votes=0,
    )


def taught(example: Example, view: SeatView) -> dict[str, Any]:
    """What this moment is about; and if the reader decides now, what is done, and why."""
    game, note = view.game, example.notes.get(view.decision)
    if note is None and game.lesson is not None:
        note = game.lesson(view)
    if view.player != SEAT:
        return {"note": note, "chosen": None, "reasons": []}
    action = [action for player, action in example.play.log if player >= 0][view.decision]
    return {
        "note": note,
        "chosen": game.action_message(view.config, view.snapshot, action),
        "reasons": reasons(view, Advice(action)),
    }

"""The pages of one match: lobby, table and end.

One function draws them for the first load, for a form's answer and for the stream. What can be done there is what the
JSON interface does, asked for by forms.
"""

from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from cattery.bots.players import DEFAULT_LEVEL, levels, reasons
from cattery.core import rulebook
from cattery.core.errors import CatteryError
from cattery.core.game import NOBODY
from cattery.core.playthrough import Playthrough
from cattery.core.texts import clean_name
from cattery.core.view import SeatView, best_first, verdict
from cattery.core.words import Message, Seat
from cattery.matches.room import Room
from cattery.matches.service import EMOTES
from cattery.web import api, hints, tables, wire
from cattery.web.calls import Handler, wrong_field
from cattery.web.drawing import Pen, assets, drawn_by
from cattery.web.pages import turning
from cattery.web.pages.curtain import LOOKING
from cattery.web.pages.page import PageCall
from cattery.web.pages.rules import clock_in_words, settled
from cattery.web.refusals import Refusal, problem, status_of
from cattery.web.stream import stream_events

B = TypeVar("B", bound=wire.Request)

LAST_LINES = 60  # of the log on the page
NEWS = 3  # lines that are said large


# ------------------------------------------------------------------------------------------------------------- looking


async def show(call: PageCall) -> Response:
    """The match as the caller's seat sees it: a page, or the part of it that changes."""
    room = await call.room()
    presence = call.hall.presence
    for seat in call.seats(room):
        await (presence.look if call.is_fragment else presence.arrive)(room, seat)
    return answer(call, await call.hall.matches.known_room(room.match.id))


def answer(call: PageCall, room: Room, status: int = 200) -> Response:
    """The match as a page or as a fragment; a refusal is told above it."""
    tables.check_may_look(room, call.reader(room))
    fragment = draw_match(call, room)
    if call.is_fragment:
        return HTMLResponse(fragment, status)
    told = {
        "room": room,
        "game": room.game,
        "title": rulebook.title(room.game, call.language),
        "fragment": Markup(fragment),
        "now": call.hall.matches.clock() // 1000 if room.settings.turn_seconds else None,
        "is_screen": call.is_screen,
        "has_styles": f"{room.game.name}/table.css" in assets(),
        "refresh": room.match.status != "over" and room.player != call.seat(room),
    }
    return HTMLResponse(call.pen(room).draw("match_page.html", **told), status)


def draw_match(call: PageCall, room: Room) -> str:
    """The part of the page that changes with the match."""
    call.names = tables.names(room, call.language)  # a stream is older than who sits there now
    reader, pen = call.reader(room), call.pen(room)
    curtain = call.device.next_seat(room)
    if curtain is not None and not call.is_screen:
        return pen.draw("curtain.html", room=room, game=room.game, seat=curtain, tag=tables.etag(room, reader))
    if room.play is None or call.problem is not None:
        return draw_state(call, room, reader, pen)
    key = (room.match.id, reader, call.look.hints, call.look.chat, call.is_screen)
    newest = (room.play, tables.etag(room, reader), hints.known(call.hall, room, room.play.view(reader.seat)))
    of, drawing = call.hall.drawings.get(key, (None, ""))
    if of != newest:
        drawing = draw_state(call, room, reader, pen)
        call.hall.drawings[key] = newest, drawing
    return drawing


def draw_state(call: PageCall, room: Room, reader: tables.Reader, pen: Pen) -> str:
    """Lobby, table or end."""
    told: dict[str, Any] = {
        "state": tables.state(room, reader),
        "game": room.game,
        "problem": call.problem,
        "tag": tables.etag(room, reader),
        "invitation": f"{call.site}/m/{room.match.id}",
        "query": "?screen=1" if call.is_screen else "",
        "emotes": EMOTES,
        "is_screen": call.is_screen,
        "clock_text": clock_in_words(room.settings.turn_seconds, pen.language),
    }
    if room.play is None:
        return pen.draw("lobby.html", **told, **lobby(call, room, pen))
    view = room.play.view(reader.seat)
    return pen.draw("table.html", **told, **play(call, room, view, pen), turns=turning.turns(call, room))


def turn_in_words(view: SeatView) -> Message:
    """Whose turn it is, in one line."""
    if view.ending >= 0:
        return verdict(view.returns)
    return Message("pages/turn", {"player": Seat(view.player)})


def lobby(call: PageCall, room: Room, pen: Pen) -> dict[str, Any]:
    """What is settled before the start."""
    return {
        "qr": call.code(f"{call.site}/m/{room.match.id}"),
        "settled": settled(room.game, room.config, pen),
        "levels": levels(room.game),
        "default_level": DEFAULT_LEVEL,
        "page_title": rulebook.title(room.game, pen.language),
        "is_my_turn": False,
        "missing": tuple(Seat(row.seat) for row in room.people() if row.away_since is not None),
        "my_name": call.user.name if call.user is not None else "",
    }


@dataclass(frozen=True)
class Choice:
    """A legal action: what is sent, and what stands on its button."""

    text: str
    label: str
    is_hinted: bool


def play(call: PageCall, room: Room, view: SeatView, pen: Pen) -> dict[str, Any]:
    """A running or finished game."""
    game = room.game
    advice = hints.known(call.hall, room, view)
    hinted = None if advice is None else advice.action
    choices = [
        Choice(game.action_texts[a], pen.say(game.action_message(view.config, view.snapshot, a)), a == hinted)
        for a in view.legal_actions
    ]
    log = tables.log(view, pen.names, call.reader(room))
    banner = pen.say(turn_in_words(view))
    return {
        **position(view, pen),
        "banner": banner,
        "page_title": pen.space.join((banner, rulebook.title(game, pen.language))),
        "is_my_turn": view.player == view.seat,
        "score_name": pen.say(Message(f"{game.name}/score")),
        "ranking": best_first(view.returns, view.scores),
        "choices": choices,
        "hint_label": next((choice.label for choice in choices if choice.is_hinted), None),
        "reasons": [] if advice is None else reasons(view, advice),
        "is_makeshift": advice is not None and advice.is_makeshift,
        "lesson": lesson(view, call, room),
        "log": log if view.ending >= 0 else log[-LAST_LINES:],
        "told": log[-1].told if log else 0,
        "news": [line.text for line in log[-NEWS:]],
        "advance": room.seats[view.seat].advance if view.seat != NOBODY else None,
        "uncovered": uncovered(room.play, pen, view.seat) if room.play is not None and view.ending >= 0 else [],
        "fairness": room.play.fairness if room.play is not None and view.ending >= 0 else None,
    }


def position(view: SeatView, pen: Pen) -> dict[str, Any]:
    """What lies on the table, drawn by the game's own template."""
    game = view.game
    return {
        "view": view,
        "picture": game.picture(view) if game.picture is not None else None,
        "position": [pen.say(message) for message in game.position(view.config, view.snapshot)],
        "table": drawn_by(game.name, "table.html") or "table_plain.html",
    }


def uncovered(play: Playthrough, pen: Pen, reader: int) -> list[tuple[int, list[str]]]:
    """What the players' own views show that the table does not: what was hidden."""

    def table_of(seat: int) -> list[str]:
        view = play.view(seat)
        return [pen.say(message) for message in play.game.position(view.config, view.snapshot)]

    known = {*table_of(NOBODY), *(table_of(reader) if play.is_over else ())}
    found = [(seat, [line for line in table_of(seat) if line not in known]) for seat in range(play.config.players)]
    return [(seat, lines) for seat, lines in found if lines]


def lesson(view: SeatView, call: PageCall, room: Room) -> Message | None:
    """What the situation means, for those who want to be told."""
    if not call.look.hints or not room.settings.has_hints or view.game.lesson is None or view.seat == NOBODY:
        return None
    return view.game.lesson(view)


async def stream(call: PageCall) -> Response:
    """Server-sent events named `match`, each the part of the page that changes."""

    def event(room: Room, reader: tables.Reader) -> bytes:
        lines = draw_match(call, room).encode().splitlines()
        data = b"".join(b"data: %b\n" % line for line in lines if line.strip())
        return b"event: match\nid: %d\n%b\n" % (room.match.revision, data)

    return await stream_events(call, event)


# --------------------------------------------------------------------------------------------------------------- doing


@dataclass(frozen=True)
class Deed:
    """What a form asks for: an endpoint of the JSON interface and the type of its body."""

    handler: Handler
    body: type[wire.Request] = wire.Nothing


DEEDS = {
    "join": Deed(api.join_match, wire.Join),
    "leave": Deed(api.leave),
    "seat": Deed(api.set_seat, wire.SetSeat),
    "entropy": Deed(api.add_entropy, wire.Entropy),
    "hints": Deed(api.allow_hints, wire.AllowHints),
    "start": Deed(api.start_match),
    "act": Deed(api.act, wire.Act),
    "advance": Deed(api.choose_in_advance, wire.Advance),
    "chat": Deed(api.chat, wire.Say),
    "emote": Deed(api.emote, wire.Say),
    "kick": Deed(api.kick, wire.Kick),
    "hint": Deed(hints.ask),
}


async def do(call: PageCall) -> Response:
    """A form of the match: done, and the match as it is then; or refused, above the match as it is."""
    deed = DEEDS.get(call.request.path_params["deed"])
    if deed is None:
        raise Refusal(404, "web/error-not-found")
    room = await call.room()
    status = 200
    try:
        call.request.path_params["seat"] = call.form.pop("number", "")
        call.body = body_of(call.form, deed.body)
        done = await deed.handler(call)
        if isinstance(done, Response) and done.status_code >= 400:
            status, call.problem = done.status_code, msgspec.json.decode(done.body, type=wire.Problem)
    except CatteryError as error:
        status, call.problem = status_of(error), problem(error, call.language, call.names)
    call.status = status
    if status == 200 and deed is DEEDS["leave"]:
        return call.go("/")
    if status == 200 and not call.is_fragment:
        return call.go(f"/m/{room.match.id}")
    room = await call.hall.matches.known_room(room.match.id)
    return answer(call, room, status)


def body_of(form: dict[str, str], kind: type[B]) -> B:
    """A form's fields as the body of a request; raises Refusal, InvalidRequest."""
    known = {name: form[name] for name in kind.__struct_fields__ if name in form}
    if known.get("name"):
        known["name"] = clean_name(known["name"])  # which says what is wrong with it
    try:
        return msgspec.convert(known, kind, strict=False)
    except msgspec.ValidationError as error:
        raise wrong_field(error) from error


async def open_curtain(call: PageCall) -> Response:
    """Whoever's turn it is looks now, on this device."""
    room = await call.room()
    seat = call.form.get("number", "")
    if seat not in map(str, call.device.seats(room)):
        raise Refusal(400, "web/error-seat", got=tables.printable(seat[:20]), expected="0-5")
    call.cookies[LOOKING], call.cookie_paths[LOOKING] = seat, f"/m/{room.match.id}"
    call.device = replace(call.device, looking=int(seat))
    return await show(call) if call.is_fragment else call.go(f"/m/{room.match.id}")


async def rematch(call: PageCall) -> Response:
    """Another game of the same people: led there. Where nobody but bots is waited for, it begins at once."""
    made = await api.rematch(call)
    room = await call.hall.matches.known_room(made.id)
    host = room.match.host_id
    if room.match.status == "lobby" and all(seat.kind == "bot" or seat.user_id == host for seat in room.seats):
        await call.hall.matches.start(made.id, str(host))
        call.hall.presence.expect_all(room)
    return call.go(f"/m/{made.id}")

"""The JSON interface, `/api/v1`: one short function an endpoint. It knows no rules and keeps nothing itself."""

from dataclasses import dataclass
from typing import Any

from msgspec import Raw
from starlette.responses import PlainTextResponse, Response

from cattery.bots.players import levels, personas
from cattery.core import rulebook
from cattery.core.account import Account
from cattery.core.game import NOBODY, Game, Option
from cattery.core.playthrough import seat_remark
from cattery.core.texts import clean_name
from cattery.core.words import Message, say
from cattery.games import load, names
from cattery.matches.errors import StaleAction, TableFull, WrongStatus
from cattery.matches.room import Room
from cattery.matches.service import EMOTES
from cattery.store import matches as store
from cattery.store import people
from cattery.store.rows import UserChange
from cattery.web import auth, hints, tables, wire
from cattery.web.calls import GUEST_COST, Call, Handler, refusal
from cattery.web.refusals import Refusal
from cattery.web.stream import stream_match

ALL = "all"


@dataclass(frozen=True)
class Endpoint:
    """One method of one path: what it takes and what it answers."""

    method: str
    path: str
    handler: Handler
    answer: type | str  # a type of `wire`, or a media type
    body: type[wire.Request] | None = None
    status: int = 200
    query: tuple[str, ...] = ()


# --------------------------------------------------------------------------------------------------------------- games


async def list_games(call: Call) -> wire.Games:
    """The games that can be played here."""
    return wire.Games([game_info(load(name), call.language) for name in names()])


def game_info(game: Game, language: str) -> wire.GameInfo:
    return wire.GameInfo(
        game.name,
        rulebook.title(game, language),
        rulebook.tagline(game, language),
        game.version,
        list(game.players),
        game.default_players(),
    )


async def show_game(call: Call) -> wire.GameDetails:
    """One game: its players, its options and presets in words."""
    game, language = load(call.request.path_params["name"]), call.language
    brief = game_info(game, language)
    presets = [
        wire.PresetInfo(name, say(Message(f"{game.name}/preset-{name}"), language), dict(values))
        for name, values in game.presets.items()
    ]
    return wire.GameDetails(
        brief.name,
        brief.title,
        brief.tagline,
        brief.rules_version,
        brief.players,
        brief.default_players,
        options=[option_info(game, option, language) for option in game.options],
        presets=presets,
        levels=[level_info(level, language) for level in levels(game)],
        personas=[wire.Choice(one, say(Message(f"{game.name}/persona-{one}"), language)) for one in personas(game)],
        emotes=list(EMOTES),
    )


def level_info(level: str, language: str) -> wire.LevelInfo:
    """A level, and what it is like to play against it."""
    return wire.LevelInfo(level, say(Message(f"level-{level}"), language), say(Message(f"about-{level}"), language))


def option_info(game: Game, option: Option, language: str) -> wire.OptionInfo:
    """An option, what it decides and what it can be."""
    choices = [
        wire.Choice(v, rulebook.value_in_words(game, option, v, language)) for v in rulebook.named_values(option)
    ]
    numbers = {} if option.choices else {"low": option.low, "high": option.high}
    text = rulebook.option_in_words(game, option, language)
    return wire.OptionInfo(option.name, text, option.default, choices, **numbers)


# --------------------------------------------------------------------------------------------------------------- lobby


async def create_match(call: Call) -> wire.Seated:
    """A new match; the caller sits on its first seat and is the host."""
    asked: wire.NewMatch = call.body
    game = load(asked.game)
    game.check_options(asked.options)
    config = game.configure(asked.players, preset=asked.preset, **asked.options)
    name = clean_name(asked.name or (call.user.name if call.user else ""))
    call.spend(GUEST_COST)
    user = await call.guest(name)
    token = people.new_token()
    match_id = await call.hall.matches.create(
        user.id,
        name,
        game,
        config,
        asked.settings,
        is_public=asked.public,
        bots=asked.bots,
        token_hash=people.hash_token(token),
    )
    call.status = 201
    call.request.path_params["id"] = match_id
    return await seated_answer(call, token)


async def list_open(call: Call) -> wire.MatchList:
    """Public lobbies with a free seat or without, newest first."""
    return listed(call, await call.hall.db.read(store.list_open))


def listed(call: Call, found: tuple[Any, ...]) -> wire.MatchList:
    user_id = call.user.id if call.user is not None else None
    known = [one for one in found if one.match.game in names()]
    return wire.MatchList([tables.info(one, load(one.match.game), user_id, call.language) for one in known])


async def show_match(call: Call) -> Any:
    """A match as the caller's seat sees it; with `If-None-Match`, 304 while nothing has changed for it."""
    room = await call.room()
    seat = call.seat(room)
    if seat != NOBODY:
        await call.hall.presence.look(room, seat)
        room = await call.hall.matches.known_room(room.match.id)
    reader = call.reader(room)
    call.headers |= {"etag": tables.etag(room, reader), "cache-control": "private, no-cache"}
    if call.headers["etag"] in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304)
    return Raw(tables.shown(room, reader))


async def join_match(call: Call) -> wire.Seated:
    """Sit down. Whoever sits there already keeps the seat, and takes it back from a bot."""
    asked: wire.Join = call.body
    room = await call.room()
    if call.bearer is not None:
        call.seat(room)  # a token plays its own seat and takes no other
    name = clean_name(asked.name or (call.user.name if call.user else ""))
    if call.user is None:
        check_open(room)
    user = await call.guest(name)
    token = people.new_token()
    await call.hall.matches.join(room.match.id, user.id, name, asked.seat, people.hash_token(token))
    return await seated_answer(call, token)


def check_open(room: Room) -> None:
    """No guest is made for nothing; raises WrongStatus, TableFull."""
    if room.match.status != "lobby":
        raise WrongStatus("matches/error-not-lobby")
    if all(row.kind != "open" for row in room.seats):
        raise TableFull("matches/error-full")


async def seated_answer(call: Call, token: str) -> wire.Seated:
    """Where the caller sits now, with the seat's token if it is new."""
    room = await call.room()
    call.bearer = None
    seat = call.seat(room)
    await call.hall.presence.arrive(room, seat)
    is_new = room.seats[seat].token_hash == people.hash_token(token)
    return wire.Seated(room.match.id, seat, token if is_new else None, await call.state())


async def set_seat(call: Call) -> Raw:
    """The host puts a bot on a seat, or opens it again."""
    room, _, user_id = await call.seated()
    asked: wire.SetSeat = call.body
    number = call.number("seat")
    if asked.kind == "bot":
        await call.hall.matches.seat_bot(room.match.id, user_id, number, asked.level, asked.name)
    else:
        await call.hall.matches.clear_seat(room.match.id, user_id, number)
    return await call.shown()


async def add_entropy(call: Call) -> Raw:
    """Add to what decides the cards, until the start."""
    room, _, user_id = await call.seated()
    await call.hall.matches.add_entropy(room.match.id, user_id, call.body.text)
    return await call.shown()


async def allow_hints(call: Call) -> Raw:
    """The host settles whether there are hints, until the start."""
    room, _, user_id = await call.seated()
    await call.hall.matches.allow_hints(room.match.id, user_id, call.body.allowed)
    return await call.shown()


async def start_match(call: Call) -> Raw:
    """The host deals; open seats become bots'."""
    room, _, user_id = await call.seated()
    await call.hall.matches.start(room.match.id, user_id)
    call.hall.presence.expect_all(room)
    return await call.shown()


# ------------------------------------------------------------------------------------------------------------ at table


async def act(call: Call) -> Any:
    """Take an action; the fresh view. A command that is sent again is a success and changes nothing."""
    room = await call.known_room()
    seat = await call.take_seat(room)
    asked: wire.Act = call.body
    try:
        await call.hall.matches.act(
            room.match.id, seat, asked.decision, asked.action, asked.command, caller=call.caller
        )
    except StaleAction as error:
        return refusal(error, call.language, call.names, await call.state())
    return await call.shown()


async def choose_in_advance(call: Call) -> Raw:
    """Keep an action for when the turn comes; nobody else can tell."""
    room, _, user_id = await call.seated()
    await call.hall.matches.choose_in_advance(room.match.id, user_id, call.body.action)
    return await call.shown()


async def hint(call: Call) -> wire.Hint:
    """What the strongest bot would do here, and why; it is shown on the caller's page as well, and nowhere else."""
    view, advice = await hints.ask(call)
    game, texts = view.game, view.game.action_texts
    label = game.action_message(view.config, view.snapshot, advice.action)
    return wire.Hint(
        view.decision,
        texts[advice.action],
        say(label, call.language, call.names, view.seat),
        [say(reason, call.language, call.names, view.seat) for reason in hints.all_reasons(view, advice)],
        [wire.Worth(texts[a], worth) for a, worth in sorted(advice.worths.items(), key=lambda tried: -tried[1])],
        advice.is_makeshift,
    )


async def chat(call: Call) -> Raw:
    """Say something to the table."""
    return await said(call, "chat")


async def emote(call: Call) -> Raw:
    """Show the table a sign."""
    return await said(call, "emote")


async def said(call: Call, kind: str) -> Raw:
    room, _, user_id = await call.seated()
    await call.hall.matches.say(room.match.id, user_id, kind, call.body.text)
    return await call.shown()


async def kick(call: Call) -> wire.Kicked:
    """Vote that a bot take a person's seat; more than half of the other people decide."""
    room, _, user_id = await call.seated()
    done = await call.hall.matches.kick(room.match.id, user_id, call.body.seat)
    return wire.Kicked(done, await call.state())


async def leave(call: Call) -> Raw:
    """Get up. At a running table a bot keeps the seat until its owner joins again, acts, or opens a new stream."""
    room = await call.room()
    seat = call.seat(room)
    owner = room.seats[seat].user_id if seat != NOBODY else None
    await call.hall.matches.leave(room.match.id, str(owner))
    call.bearer = None
    return await call.shown()


async def rematch(call: Call) -> wire.Rematch:
    """The same people again, each a seat further on. Whoever asks first makes it, the others are led there."""
    room, _, user_id = await call.seated()
    return wire.Rematch(await call.hall.matches.rematch(room.match.id, user_id))


# ------------------------------------------------------------------------------------------------- what has happened


async def replay(call: Call) -> wire.Replay:
    """What a seat saw from the start: the own one or a spectator's while the match runs, then any, or all together."""
    room = await call.room()
    reader = call.reader(room)
    tables.check_may_look(room, reader)
    if room.play is None:
        raise Refusal(409, "matches/error-status-lobby")
    seat = asked_seat(call, room, reader)
    if seat is None:
        account = Account(room.play, tuple(range(room.config.players)))
        events = [event for _, seen in account.news() for event in seen]
    else:
        events = tables.remembered(room.play.view(seat))
    lines = tables.log_lines(room.play.view(NOBODY), events, call.names, reader)
    shown = None if seat in (None, NOBODY) else seat
    return wire.Replay(room.match.id, shown, lines, [list(event) for event in events])


def asked_seat(call: Call, room: Room, reader: tables.Reader) -> int | None:
    """Whose eyes: a seat, NOBODY, or None for all; raises Refusal for what must not be seen yet."""
    asked = call.request.query_params.get("seat", "")
    if asked == "":
        return reader.seat
    if asked == "none":
        return NOBODY
    known = {str(seat): seat for seat in range(room.config.players)}
    if asked != ALL and asked not in known:
        raise Refusal(
            400, "web/error-seat", got=tables.printable(asked[:20]), expected=f"0-{len(known) - 1}, none, all"
        )
    seat = known.get(asked)
    if seat != reader.seat and room.match.status != "over":
        raise Refusal(403, "web/error-not-over")
    return seat


async def playthrough(call: Call) -> Response:
    """The whole match as text, once it is over: `cattery verify` checks it card by card, `cattery replay` tells it."""
    room = await call.room()
    tables.check_may_look(room, call.reader(room))
    if room.play is None or room.match.status != "over":
        raise Refusal(403, "web/error-not-over")
    call.headers["content-disposition"] = f'attachment; filename="{room.match.game}-{room.match.id}.txt"'
    seated = zip(room.seats, call.names, strict=True)
    return PlainTextResponse(
        room.play.to_text(seat_remark(row.seat, row.level or row.kind, name) for row, name in seated)
    )


# ------------------------------------------------------------------------------------------------------------------ me


async def show_me(call: Call) -> wire.Me:
    """Who the caller is."""
    if call.user is None:
        return wire.Me("", call.language, False)
    return wire.Me(call.user.name, call.user.language, True)


async def change_me(call: Call) -> wire.Me:
    """Another name or language, for the next matches; an empty language is that of the browser."""
    asked: wire.ChangeMe = call.body
    name = None if asked.name is None else clean_name(asked.name)
    user = await call.guest()
    changes = people_change(name, asked.language)
    if changes:
        await call.hall.db.write(people.change_user, user.id, **changes)
        call.hall.guests.forget(user)
    name, language = changes.get("name", user.name), changes.get("language", user.language)
    return wire.Me(name, language, True)


def people_change(name: str | None, language: str | None) -> UserChange:
    """What is to be changed of both."""
    changes = UserChange()
    if name is not None:
        changes["name"] = name
    if language is not None:
        changes["language"] = language
    return changes


async def my_matches(call: Call) -> wire.MatchList:
    """The matches in which the caller has a seat, the last touched first."""
    if call.user is None:
        return wire.MatchList([])
    return listed(call, await call.hall.db.read(store.list_matches, call.user.id))


async def export_me(call: Call) -> Any:
    """Everything that is kept about the caller."""
    if call.user is None:
        return {}
    call.headers["content-disposition"] = 'attachment; filename="cattery.json"'
    return await call.hall.db.read(people.export_user, call.user.id)


async def delete_me(call: Call) -> wire.Gone:
    """Forget the caller: matches stay, without the name; bots take the seats."""
    if call.user is None:
        return wire.Gone(0)
    touched = await call.hall.matches.delete_user(call.user.id)
    call.hall.guests.forget(call.user)
    call.cookies[auth.COOKIE] = ""
    return wire.Gone(len(touched))


MATCH = "/matches/{id}"
LOG = ("lang", "log", "words")

# Paths are tried in this order: what is asked for at every move comes first.
ENDPOINTS = (
    Endpoint("POST", f"{MATCH}/act", act, wire.MatchState, wire.Act, query=LOG),
    Endpoint("GET", f"{MATCH}/stream", stream_match, "text/event-stream", query=LOG),
    Endpoint("GET", MATCH, show_match, wire.MatchState, query=LOG),
    Endpoint("GET", "/games", list_games, wire.Games, query=("lang",)),
    Endpoint("GET", "/games/{name}", show_game, wire.GameDetails, query=("lang",)),
    Endpoint("POST", "/matches", create_match, wire.Seated, wire.NewMatch, 201, query=LOG),
    Endpoint("GET", "/matches", list_open, wire.MatchList, query=("lang",)),
    Endpoint("POST", f"{MATCH}/join", join_match, wire.Seated, wire.Join, query=LOG),
    Endpoint("POST", f"{MATCH}/seats/{{seat}}", set_seat, wire.MatchState, wire.SetSeat, query=LOG),
    Endpoint("POST", f"{MATCH}/entropy", add_entropy, wire.MatchState, wire.Entropy, query=LOG),
    Endpoint("POST", f"{MATCH}/hints", allow_hints, wire.MatchState, wire.AllowHints, query=LOG),
    Endpoint("POST", f"{MATCH}/start", start_match, wire.MatchState, wire.Nothing, query=LOG),
    Endpoint("POST", f"{MATCH}/advance", choose_in_advance, wire.MatchState, wire.Advance, query=LOG),
    Endpoint("POST", f"{MATCH}/hint", hint, wire.Hint, wire.Nothing, query=("lang",)),
    Endpoint("POST", f"{MATCH}/chat", chat, wire.MatchState, wire.Say, query=LOG),
    Endpoint("POST", f"{MATCH}/emote", emote, wire.MatchState, wire.Say, query=LOG),
    Endpoint("POST", f"{MATCH}/kick", kick, wire.Kicked, wire.Kick, query=LOG),
    Endpoint("POST", f"{MATCH}/leave", leave, wire.MatchState, wire.Nothing, query=LOG),
    Endpoint("POST", f"{MATCH}/rematch", rematch, wire.Rematch, wire.Nothing, query=("lang",)),
    Endpoint("GET", f"{MATCH}/replay", replay, wire.Replay, query=("lang", "seat")),
    Endpoint("GET", f"{MATCH}/playthrough", playthrough, "text/plain", query=("lang",)),
    Endpoint("GET", "/me", show_me, wire.Me, query=("lang",)),
    Endpoint("PATCH", "/me", change_me, wire.Me, wire.ChangeMe, query=("lang",)),
    Endpoint("DELETE", "/me", delete_me, wire.Gone, query=("lang",)),
    Endpoint("GET", "/me/matches", my_matches, wire.MatchList, query=("lang",)),
    Endpoint("GET", "/me/export", export_me, "application/json", query=("lang",)),
)

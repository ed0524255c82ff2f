"""One request as the endpoints see it: who asks, in which language, for what; and how its answer is written."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from msgspec import Raw
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cattery.core.errors import CatteryError
from cattery.core.game import NOBODY
from cattery.matches.errors import NotSeated
from cattery.matches.room import Caller, Room
from cattery.store.errors import UnknownMatch
from cattery.store.rows import UserRow
from cattery.web import auth, tables, wire
from cattery.web.hall import Hall
from cattery.web.refusals import Refusal, problem, status_of

T = TypeVar("T")

LARGEST_BODY = 16 * 1024
GUEST_COST = 5.0  # of a new guest or a new match, in requests


@dataclass
class Call:
    """A request, and what was found out about it."""

    hall: Hall
    request: Request
    language: str
    user: UserRow | None
    bearer: str | None  # the hash of a seat's token
    body: Any = None
    names: tuple[str, ...] = ()  # of the players at the table
    cookies: dict[str, str] = field(default_factory=dict)  # to be set, empty to be taken back
    cookie_paths: dict[str, str] = field(default_factory=dict)  # of those that are not for the whole site
    headers: dict[str, str] = field(default_factory=dict)
    status: int = 200

    @property
    def key(self) -> str:
        """Under which name this caller's requests are counted."""
        if self.bearer is not None:
            return f"seat {self.bearer}"
        return f"user {self.user.id}" if self.user is not None else f"from {auth.address_of(self.request)}"

    @property
    def caller(self) -> Caller:
        """Who asks, as a match knows its callers."""
        return Caller(self.user.id if self.user is not None else None, self.bearer)

    @property
    def wants_all(self) -> bool:
        return self.request.query_params.get("log") == "all"

    @property
    def wants_words(self) -> bool:
        return self.request.query_params.get("words") != "none"

    @property
    def match_id(self) -> str:
        """The match that the path names; raises UnknownMatch for what can be the name of none."""
        text: str = self.request.path_params["id"]
        if not re.fullmatch(r"[a-z0-9]{1,40}", text):
            raise UnknownMatch("store/error-unknown-match", got=tables.printable(text[:40]))
        return text

    def number(self, name: str) -> int:
        """A number in the path."""
        text = self.request.path_params[name]
        if not re.fullmatch(r"\d{1,2}", text, re.ASCII):
            raise Refusal(404, "web/error-not-found")
        return int(text)

    async def guest(self, name: str = "") -> UserRow:
        """The person who asks; a new guest if nobody is known by this cookie."""
        if self.user is not None:
            self.user = await self.hall.guests.again(self.user)
        if self.user is None:
            self.spend(GUEST_COST)
            self.user, self.cookies[auth.COOKIE] = await self.hall.guests.add(name, self.hall.matches.clock())
        return self.user

    def spend(self, cost: float) -> None:
        """Count something that costs more than a request."""
        if not self.hall.addresses.take(auth.address_of(self.request), cost):
            raise Refusal(429, "web/error-rate")

    async def room(self) -> Room:
        """The match that the path names."""
        room = await self.hall.matches.room(self.match_id)
        self.names = tables.names(room, self.language)
        return room

    def seat(self, room: Room) -> int:
        """The caller's seat there, NOBODY for a spectator; raises Refusal for a token that plays no seat of it."""
        seat = self.caller.seat(room.seats)
        if seat == NOBODY and self.bearer is not None:
            raise Refusal(401, "web/error-token")
        return seat

    def seats(self, room: Room) -> tuple[int, ...]:
        """The seats whose owners are here with this call."""
        seat = self.seat(room)
        return () if seat == NOBODY else (seat,)

    async def known_room(self) -> Room:
        """The match as this process knows it, if the caller sits there; it may have changed elsewhere meanwhile."""
        room = await self.hall.matches.known_room(self.match_id)
        if self.caller.seat(room.seats) == NOBODY:
            return await self.room()
        self.names = tables.names(room, self.language)
        return room

    async def seated(self) -> tuple[Room, int, str]:
        """The match, the caller's seat and the id of its owner, who is here now; raises NotSeated."""
        room = await self.room()
        seat = await self.take_seat(room)
        return room, seat, str(room.seats[seat].user_id)

    async def take_seat(self, room: Room) -> int:
        """The caller's seat, whose owner is here now; raises NotSeated."""
        seat = self.seat(room)
        if seat == NOBODY:
            raise NotSeated("matches/error-not-seated")
        await self.hall.presence.arrive(room, seat)
        return seat

    def reader(self, room: Room) -> tables.Reader:
        """The caller as who reads about this match."""
        seat = self.seat(room)
        owner = room.seats[seat].user_id if seat != NOBODY else None
        is_host = owner is not None and owner == room.match.host_id
        return tables.Reader(seat, self.language, is_host, self.wants_all, self.wants_words)

    async def state(self) -> wire.MatchState:
        """The match as the caller sees it, after a change."""
        room = await self.hall.matches.known_room(self.match_id)
        return tables.state(room, self.reader(room))

    async def shown(self) -> Raw:
        """The same as JSON."""
        room = await self.hall.matches.known_room(self.match_id)
        return Raw(tables.shown(room, self.reader(room)))


Handler = Callable[[Call], Awaitable[Any]]


async def open_call(hall: Hall, request: Request, body_type: type[wire.Request] | None) -> Call:
    """Find out who asks, count it, read the body; raises Refusal."""
    user = await hall.guests.find(auth.cookie_of(request), hall.matches.clock())
    language = auth.language_of(request, user.language if user is not None else "")
    call = Call(hall, request, language, user, auth.bearer_of(request))
    if not hall.callers.take(call.key):
        raise Refusal(429, "web/error-rate")
    if body_type is not None:
        call.body = decoded(await read_body(request), request, body_type)
    return call


async def read_body(request: Request) -> bytes:
    """The body, unless it is too long."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > LARGEST_BODY:
        raise Refusal(413, "web/error-too-large", most=LARGEST_BODY)
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_BODY:
                raise Refusal(413, "web/error-too-large", most=LARGEST_BODY)
    except ClientDisconnect as error:
        raise Refusal(400, "web/error-body") from error
    return body


def decoded(body: bytes, request: Request, body_type: type[T]) -> T:
    """The body as what it should be; one without fields may be left out."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/json":
        raise Refusal(415, "web/error-type", got=kind[:60] if kind.isprintable() else "")
    try:
        return msgspec.json.decode(body or b"{}", type=body_type)
    except msgspec.ValidationError as error:
        raise wrong_field(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, "web/error-body") from error


def wrong_field(error: msgspec.ValidationError) -> Refusal:
    """What is said of a body or a form whose fields are not what they should be."""
    place = re.search(r"at `\$\.?([^`]*)`$", str(error)) or re.search(r"field `(\w+)`$", str(error))
    return Refusal(400, "web/error-field", field=place[1][:60] if place and place[1] else "{ }")


def answer(call: Call, content: Any) -> Response:
    """What goes out: JSON, unless it is a response already."""
    response = content if isinstance(content, Response) else json_response(content, call.status)
    for name, value in call.headers.items():
        response.headers[name] = value
    for name, value in call.cookies.items():
        is_secure = auth.is_secure(call.request, call.hall.config)
        path = call.hall.config.prefix + call.cookie_paths.get(name, "/")
        response.headers.append("set-cookie", auth.cookie_header(name, value, path, is_secure))
    return response


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def refusal(error: CatteryError, language: str, names: tuple[str, ...] = (), match: Any = None) -> Response:
    """An error as an answer."""
    told = problem(error, language, names)
    told.match = match
    status = status_of(error)
    response = json_response(told, status)
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    if status in (429, 503):
        response.headers["retry-after"] = "1"
    return response

"""What a seat says to the server, and as much of what it hears as it needs."""

import itertools
import json
from typing import NamedTuple

from msgspec import Struct
from msgspec.json import Decoder

from benchmarks.server.wire import Answer, Channel, request

API = "/api/v1/matches"
GAME = "felix"

_numbers = itertools.count(1)


class Match(NamedTuple):
    """A started match, and what each seat plays it with."""

    id: str
    headers: tuple[dict[str, str], ...]
    query: str  # what seats ask for


class LegalAction(Struct):
    """One of the buttons."""

    action: str


class Game(Struct):
    """The game on the table."""

    decision: int
    actions: list[LegalAction]


class View(Struct):
    """What a seat hears."""

    status: str
    table: Game | None


class Seated(Struct):
    """The answer to whoever has sat down."""

    id: str
    token: str


read_view = Decoder(View).decode
_read_seated = Decoder(Seated).decode


def command() -> str:
    """A name that no other command of this run has."""
    return f"bench-{next(_numbers)}"


async def make_match(channels: list[Channel], query: str) -> Match:
    """A match with a person on each seat, started; each seat speaks over its own channel."""
    seats: list[Seated] = []
    headers: list[dict[str, str]] = []
    for seat, channel in enumerate(channels):
        body: dict[str, str | int] = {"name": f"seat {seat}"}
        if seat == 0:
            body |= {"game": GAME, "players": len(channels)}
        path = API if seat == 0 else f"{API}/{seats[0].id}/join"
        seats.append(_read_seated(await _post(channel, path, {}, body)))
        headers.append({"Authorization": f"Bearer {seats[-1].token}"})
    await _post(channels[0], f"{API}/{seats[0].id}/start", headers[0], {})
    return Match(seats[0].id, tuple(headers), query)


async def _post(channel: Channel, path: str, headers: dict[str, str], body: dict[str, str | int]) -> bytes:
    answer: Answer = await channel.ask(request("POST", channel.port, path, headers, json.dumps(body).encode()))
    if answer.status not in (200, 201):
        raise RuntimeError(f"POST {path}: {answer.status} {answer.body[:300].decode(errors='replace')}")
    return answer.body


def act_request(port: int, match: Match, seat: int, decision: int, action: str, name: str) -> bytes:
    body = json.dumps({"decision": decision, "action": action, "command": name}).encode()
    return request("POST", port, f"{API}/{match.id}/act{match.query}", match.headers[seat], body)


def stream_request(port: int, match: Match, seat: int) -> bytes:
    path = f"{API}/{match.id}/stream{match.query}"
    return request("GET", port, path, {"Accept": "text/event-stream", **match.headers[seat]})

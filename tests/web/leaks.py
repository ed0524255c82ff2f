"""Leaks to be planted in the server, one on each channel: what it sends there depends on all that lies hidden.

Each takes what patches the server and what tells the secret, six digits of the state that nobody may know, so that its
length tells nothing. `PLANTED` says on which channels a leak must be caught, and it must be on no other.
"""

import logging
from collections.abc import Callable
from typing import Any

import pytest
from starlette.responses import Response

from cattery.web import app, calls, metrics, refusals, stream, tables, wire
from cattery.web.drawing import Pen
from cattery.web.pages import match, replay

Patch = pytest.MonkeyPatch
Secret = Callable[[], str]
Plant = Callable[[Patch, Secret], None]
MOST_PADDING = 16


def in_the_state(patch: Patch, secret: Secret) -> None:
    """A table has a line more."""
    honest = tables.table

    def table(*given: Any) -> wire.Table:
        told = honest(*given)
        told.lines.append(secret())
        return told

    patch.setattr(tables, "table", table)


def in_the_tag(patch: Patch, secret: Secret) -> None:
    """A tag changes with what the reader does not see."""
    honest = tables.etag
    patch.setattr(tables, "etag", lambda *given: f'{honest(*given)[:-1]}.{secret()}"')


def in_a_refusal(patch: Patch, secret: Secret) -> None:
    """An error says more than it should."""
    honest = refusals.problem

    def problem(*given: Any) -> wire.Problem:
        told = honest(*given)
        told.message += f" ({secret()})"
        return told

    patch.setattr(calls, "problem", problem)


def in_the_replay(patch: Patch, secret: Secret) -> None:
    """A replay tells what happened to others."""

    class Telling(wire.Replay):
        def __post_init__(self) -> None:
            self.lines.append(secret())

    patch.setattr(wire, "Replay", Telling)


def in_the_page(patch: Patch, secret: Secret) -> None:
    """Something in the source of a page that cannot be seen on it."""
    honest = Pen.draw
    patch.setattr(Pen, "draw", lambda *given, **told: honest(*given, **told) + f"<!-- {secret()} -->\n")


def in_the_replay_page(patch: Patch, secret: Secret) -> None:
    """The last step of a match that is looked at again."""
    honest = replay.told

    def told(*given: Any) -> list[replay.Step]:
        steps = honest(*given)
        steps[-1].lines.append(secret())
        return steps

    patch.setattr(replay, "told", told)


def in_the_stream(patch: Patch, secret: Secret) -> None:
    """The number of an event."""
    honest = stream.event
    patch.setattr(stream, "event", lambda *given: honest(*given).replace(b"id: ", b"id: %b" % secret().encode()))


def in_the_page_stream(patch: Patch, secret: Secret) -> None:
    """A comment between the parts of a page that changes."""
    honest = stream.stream_events

    async def stream_events(call: Any, told: stream.Told) -> Response:
        return await honest(call, lambda *given: b": %b\n" % secret().encode() + told(*given))

    patch.setattr(match, "stream_events", stream_events)


def in_the_log(patch: Patch, secret: Secret) -> None:
    """A line of the log about an answer."""
    honest = app.Gate._note

    def note(*given: Any) -> None:
        honest(*given)
        logging.getLogger("cattery.web").debug("the next card is %s", secret())

    patch.setattr(app.Gate, "_note", note)


def in_the_metrics(patch: Patch, secret: Secret) -> None:
    """A label of a count."""
    honest = metrics.Metrics.answered
    patch.setattr(
        metrics.Metrics,
        "answered",
        lambda self, method, route, *given: honest(self, method, f"{route} {secret()}", *given),
    )


def in_the_length(patch: Patch, secret: Secret) -> None:
    """Spaces after an answer, which change nothing in what it says."""
    honest = calls.json_response

    def json_response(*given: Any) -> Response:
        response = honest(*given)
        padded = bytes(response.body) + b" " * (int(secret()) % MOST_PADDING)
        return Response(padded, response.status_code, media_type="application/json")

    patch.setattr(calls, "json_response", json_response)


PLANTED: dict[Plant, set[str]] = {
    in_the_state: {"state", "whole state", "stream", "errors"},
    in_the_tag: {"tag", "page", "page stream"},
    in_the_stream: {"stream"},
    in_the_replay: {"replay"},
    in_a_refusal: {"errors"},
    in_the_page: {"page", "page stream", "replay page"},
    in_the_page_stream: {"page stream"},
    in_the_replay_page: {"replay page"},
    in_the_log: {"log"},
    in_the_metrics: {"metrics"},
    in_the_length: {"lengths", "state", "whole state", "replay", "errors"},
}

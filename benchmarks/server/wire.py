"""As much of an HTTP/1.1 client as the seats need, and no more: the generator shares two cores with the server.

A `Channel` asks one thing after the other over a connection that stays open. A `Stream` reads an event stream.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, cast

import httptools


class Answer(NamedTuple):
    """A status and a body; status 0 where the connection broke."""

    status: int
    body: bytes


BROKEN = Answer(0, b"")


def request(method: str, port: int, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
    """A request as it goes over the wire."""
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


class Channel(asyncio.Protocol):
    """One connection; a request is asked again once where it had been closed while idle."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[Answer] | None = None
        self._body: list[bytes] = []

    async def ask(self, asked: bytes) -> Answer:
        """The answer to one request."""
        was_open = self._transport is not None
        answer = await self._ask_once(asked)
        return await self._ask_once(asked) if answer is BROKEN and was_open else answer

    async def _ask_once(self, asked: bytes) -> Answer:
        loop = asyncio.get_running_loop()
        if self._transport is None:
            try:
                await loop.create_connection(lambda: self, "127.0.0.1", self.port)
            except OSError:
                return BROKEN
        self._answer = loop.create_future()
        if self._transport is not None:
            self._transport.write(asked)
        return await self._answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    # What asyncio and httptools call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._parser = httptools.HttpResponseParser(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._resolve(BROKEN)

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def on_message_begin(self) -> None:
        self._body = []

    def on_body(self, body: bytes) -> None:
        self._body.append(body)

    def on_message_complete(self) -> None:
        self._resolve(Answer(self._parser.get_status_code(), b"".join(self._body)))

    def _resolve(self, answer: Answer) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(answer)


class Stream(asyncio.Protocol):
    """An event stream: `on_event(data)` for each event that has data, `on_lost()` where it ends unasked."""

    def __init__(self, asked: bytes, on_event: Callable[[bytes], None], on_lost: Callable[[int], None]) -> None:
        self._asked = asked
        self._on_event, self._on_lost = on_event, on_lost
        self._rest = b""
        self._is_closed = False

    async def open(self, port: int) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def close(self) -> None:
        self._is_closed = True
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._asked)
        self._parser = httptools.HttpResponseParser(self)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._on_lost(self._parser.get_status_code())

    def data_received(self, data: bytes) -> None:
        if not self._is_closed:
            self._parser.feed_data(data)

    def on_body(self, body: bytes) -> None:
        *events, self._rest = (self._rest + body).split(b"\n\n")
        for event in events:
            data = b"\n".join(line[5:].lstrip() for line in event.split(b"\n") if line.startswith(b"data:"))
            if data and not self._is_closed:
                self._on_event(data)

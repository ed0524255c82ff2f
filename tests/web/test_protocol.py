"""What comes over a connection that is no request, or not yet: heads and bodies that are too large or too slow."""

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from cattery.core.words import Message, say
from cattery.web import protocol
from cattery.web.calls import LARGEST_BODY
from cattery.web.protocol import HEADERS, MOST_HEAD, BoundedProtocol
from tests.web.server import Server
from tests.web.test_stream import Time

HOST = b"Host: localhost\r\n"
CLOSE = b"Connection: close\r\n"
HEAD = b"GET /api/v1/games HTTP/1.1\r\n" + HOST + CLOSE
NEW_MATCH = b"POST /api/v1/matches HTTP/1.1\r\nContent-Type: application/json\r\n" + HOST
POST = NEW_MATCH + CLOSE
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
NEW = b'{"game": "felix", "name": "Ada"}'


def sent(server: Server, *pieces: bytes) -> bytes:
    """What a server answers to these bytes, sent one after another, until it hangs up."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        received = b""
        try:
            for piece in pieces:
                connection.sendall(piece)
                time.sleep(0.01)
            while data := connection.recv(65_536):
                received += data
        except (ConnectionResetError, BrokenPipeError):
            pass  # it has hung up on what was not read any more
        return received


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def told(answer: bytes) -> tuple[int, dict[str, str], Any]:
    """The status, the fields and the content of the only answer there is."""
    head, _, content = answer.partition(b"\r\n\r\n")
    fields = dict(line.split(": ", 1) for line in head.decode("ascii").split("\r\n")[1:])
    assert len(content) == int(fields["content-length"])
    return status(answer), fields, json.loads(content)


def check_refused(answer: bytes, expected: int, code: str, language: str = "en", **arguments: Any) -> None:
    """As the interface tells its errors, in words; and nothing comes after it."""
    found, fields, content = told(answer)
    assert (found, fields["connection"], fields["content-type"]) == (expected, "close", "application/json")
    assert HEADERS.items() <= fields.items()
    assert content["code"] == code
    assert content["message"] == say(Message(f"web/error-{code}", arguments), language)
    assert content.get("details", {}) == arguments


def head_of(size: int) -> bytes:
    """A whole head of so many bytes, in one field."""
    start = HEAD + b"X: "
    return start + b"x" * (size - len(start) - 4) + b"\r\n\r\n"


def test_a_head_may_be_large_but_not_endless(server: Server) -> None:
    assert len(head_of(MOST_HEAD)) == MOST_HEAD
    assert status(sent(server, head_of(MOST_HEAD))) == 200
    assert status(sent(server, head_of(MOST_HEAD + protocol.PIECE))) == 431
    many = b"".join(b"X-%d: x\r\n" % i for i in range(5000))
    assert status(sent(server, HEAD + many[:MOST_HEAD])) == 431
    assert status(sent(server, b"GET /" + b"x" * MOST_HEAD)) == 431
    assert status(sent(server, *[HEAD, b"X: "], *[b"x" * 2000] * 17)) == 431


NO_HTTP: list[tuple[str, bytes, str]] = [
    ("an unknown method", b"BREW / HTTP/1.1\r\n" + HOST + b"\r\n", "en"),
    ("another protocol", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "en"),
    ("no path", b"GET HTTP/1.1\r\n" + HOST + b"\r\n", "en"),
    ("a length that is none", POST + b"Accept-Language: pl\r\nContent-Length: -5\r\n\r\n" + NEW, "pl"),
    ("a length that is endless", POST + b"Accept-Language: zh\r\nContent-Length: " + b"9" * 40 + b"\r\n\r\n", "zh"),
    ("a field that is none", POST + b"Accept-Language: fr\r\nAccept: */*\r\nX y: z\r\n\r\n", "fr"),
    ("a piece that is none", POST + b"Accept-Language: de\r\nTransfer-Encoding: chunked\r\n\r\ncheese\r\n", "de"),
]


@pytest.mark.parametrize(("content", "language"), [row[1:] for row in NO_HTTP], ids=[row[0] for row in NO_HTTP])
def test_what_is_no_request_is_refused_in_the_words_of_whoever_sends_it(
    server: Server, content: bytes, language: str
) -> None:
    check_refused(sent(server, content), 400, "not-http", language)


def test_a_head_that_is_too_large_is_refused_in_words(server: Server) -> None:
    large = b"X: " + b"x" * MOST_HEAD
    check_refused(sent(server, HEAD + large), 431, "head-too-large", most=MOST_HEAD)
    german = HEAD + b"Accept-Language: de\r\n" + large
    check_refused(sent(server, german), 431, "head-too-large", "de", most=MOST_HEAD)


@pytest.mark.parametrize("bad", [b"cheese\r\n\r\n", b"GET /" + b"x" * MOST_HEAD], ids=["no request", "a large head"])
def test_a_whole_request_is_answered_whatever_comes_after_it(server: Server, bad: bytes) -> None:
    """It was carried out, and nobody is told that it was not."""
    whole = NEW_MATCH + b"Content-Length: %d\r\n\r\n" % len(NEW) + NEW
    found, fields, content = told(sent(server, whole + bad))
    assert (found, fields["connection"]) == (201, "close")
    assert content["id"]


def test_the_head_after_a_body_is_measured_from_its_own_beginning(server: Server) -> None:
    first = NEW_MATCH + b"Content-Length: 5000\r\n\r\n" + NEW + b" " * (5000 - len(NEW))
    answers = sent(server, first + head_of(MOST_HEAD - protocol.PIECE))
    assert answers.count(b"HTTP/1.1 201") == 1
    assert answers.count(b"HTTP/1.1 200") == 1


BODIES: list[tuple[str, bytes, int]] = [
    ("in pieces", CHUNKED + b"%x\r\n%b\r\n0\r\n\r\n" % (len(NEW), NEW), 201),
    ("in too many pieces", CHUNKED + b"400\r\n%b\r\n" % (b" " * 1024) * 17 + b"0\r\n\r\n", 413),
    ("in a huge piece", CHUNKED + b"fffffff\r\n" + b" " * (LARGEST_BODY + 1), 413),
    ("endless", POST + b"Content-Length: 99999999999\r\n\r\n" + NEW, 413),
    ("of no length", POST + b"Content-Length: -5\r\n\r\n" + NEW, 400),
    ("of two lengths", POST + b"Content-Length: 32\r\nContent-Length: 5\r\n\r\n" + NEW, 400),
    ("of a length and in pieces", POST + b"Content-Length: 32\r\nTransfer-Encoding: chunked\r\n\r\n" + NEW, 400),
    ("of a piece that is none", CHUNKED + b"cheese\r\n", 400),
]


@pytest.mark.parametrize(("content", "expected"), [row[1:] for row in BODIES], ids=[row[0] for row in BODIES])
def test_a_body_is_bounded_however_it_comes(server: Server, content: bytes, expected: int) -> None:
    assert status(sent(server, content)) == expected


def test_what_comes_after_the_length_is_another_request(server: Server) -> None:
    """A length that is too small hides nothing: the rest of the body is no request."""
    answers = sent(server, POST + b"Content-Length: 5\r\n\r\n" + NEW)
    assert status(answers) == 400
    assert answers.count(b"HTTP/1.1 201") == 0


def test_whoever_hangs_up_in_the_middle_is_no_fault_of_the_program(own_server: Server) -> None:
    for cut in (POST, POST + b"Content-Length: 32\r\n\r\n" + NEW[:9], CHUNKED + b"20\r\n" + NEW[:9]):
        with socket.create_connection(("127.0.0.1", own_server.port)) as connection:
            connection.sendall(cut)
            time.sleep(0.05)
    assert own_server.person().ask("GET", "/games").status_code == 200
    own_server.stop()
    lines = [json.loads(line) for line in own_server.log.read_text().splitlines()]
    assert [line for line in lines if line["level"] in ("error", "critical")] == []


# ------------------------------------------------------------------------------------------------------------- slowness


@asynccontextmanager
async def serving(monkeypatch: pytest.MonkeyPatch, seconds: float) -> AsyncIterator[int]:
    """The protocol on a port of its own, before an application that answers how many bytes the body had."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        body = await Request(scope, receive).body()
        await PlainTextResponse(str(len(body)))(scope, receive, send)

    monkeypatch.setattr(protocol, "MOST_SECONDS", seconds)
    config = uvicorn.Config(app, log_config=None)
    config.load()
    made: Any = lambda: BoundedProtocol(config, ServerState(), {})  # noqa: E731
    server = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def answered(port: int, *pieces: bytes, pause: float = 0.0) -> bytes:
    """What is answered before the other side hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for piece in pieces:
        writer.write(piece)
        await asyncio.sleep(pause)
    received = await asyncio.wait_for(reader.read(), 5)
    writer.close()
    return received


SLOW: list[tuple[str, list[bytes], bytes]] = [
    ("nothing at all", [], b""),
    ("line breaks", [b"\r\n"] * 3, b""),
    ("half a body", [b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n", b"four"], b""),
]


@pytest.mark.anyio
@pytest.mark.parametrize(("pieces", "expected"), [row[1:] for row in SLOW], ids=[row[0] for row in SLOW])
async def test_a_request_that_never_comes_whole_is_hung_up_on(
    monkeypatch: pytest.MonkeyPatch, pieces: list[bytes], expected: bytes
) -> None:
    async with serving(monkeypatch, 0.2) as port:
        assert await answered(port, *pieces, pause=0.01) == expected


@pytest.mark.anyio
async def test_a_head_that_never_comes_whole_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch, 0.2) as port:
        check_refused(await answered(port, b"GET / HT", pause=0.01), 408, "too-slow", most=0)
        french = b"GET / HTTP/1.1\r\nAccept-Language: fr\r\nX"
        check_refused(await answered(port, french, pause=0.01), 408, "too-slow", "fr", most=0)


@pytest.mark.anyio
async def test_drops_do_not_buy_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then: the time is that of the whole request."""
    async with serving(monkeypatch, 0.3) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        reading = asyncio.create_task(reader.read())
        writer.write(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(100):
            if reading.done():
                break
            writer.write(b"x")
            await asyncio.sleep(0.05)
        assert reading.done(), "five seconds and no end"
        assert reading.result().startswith(b"HTTP/1.1 408")
        writer.close()


@pytest.mark.anyio
async def test_each_request_of_a_connection_has_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(monkeypatch)
    async with serving(monkeypatch, 4.0) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(b"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nfour")
            assert (await reader.readuntil(b"\r\n\r\n4")).startswith(b"HTTP/1.1 200")
            clock.moved += 3
        monkeypatch.setattr(protocol, "MOST_SECONDS", 0.2)
        writer.write(b"GET / HT")
        assert (await asyncio.wait_for(reader.read(), 5)).startswith(b"HTTP/1.1 408")
        writer.close()

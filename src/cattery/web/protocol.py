"""HTTP/1.1 as uvicorn speaks it, but a request must be of a bounded head and come whole in a bounded time.

What is refused here never becomes a request; it is told as the interface tells its errors.
"""

from asyncio import BaseTransport, TimerHandle
from http import HTTPStatus

from starlette.datastructures import MutableHeaders
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cattery.web.auth import accepted_language
from cattery.web.calls import refusal
from cattery.web.refusals import Refusal

MOST_HEAD = 32 * 1024  # bytes
MOST_SECONDS = 20.0
PIECE = 4096  # bytes: how exactly a head is measured that begins in the middle of what has come
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
}


class BoundedProtocol(HttpToolsProtocol):
    """Answers 431 to a head that is too large, 408 to one that is too slow, 400 to what is no HTTP.

    It hangs up on a body that is too slow.
    """

    _head: int | None = None  # the bytes of a head that has begun and is not whole
    _deadline: TimerHandle | None = None
    _is_refused = False  # what still comes is not read

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._is_refused or self.transport.is_closing():
                return
            self._take(data[start : start + PIECE])

    def _take(self, piece: bytes) -> None:
        self._expect()
        super().data_received(piece)
        if self._head is not None:
            self._head += len(piece)
            if self._head >= MOST_HEAD:
                status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                self._refuse(Refusal(status, "web/error-head-too-large", most=MOST_HEAD))

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_no_more()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """In the words of the reader, where uvicorn has a sentence of its own."""
        self._refuse(Refusal(HTTPStatus.BAD_REQUEST, "web/error-not-http"))

    def _expect(self) -> None:
        """The rest of a request is to come in time."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(MOST_SECONDS, self._is_late)

    def _expect_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _is_late(self) -> None:
        if self._head is not None and not self._is_answering():
            self._refuse(Refusal(HTTPStatus.REQUEST_TIMEOUT, "web/error-too-slow", most=round(MOST_SECONDS)))
        else:
            self.transport.close()

    def _refuse(self, error: Refusal) -> None:
        """Answer and hang up; a request that has come whole before is answered first, and nothing after it."""
        if self._is_refused:
            return
        self._is_refused = True
        if self._is_answering() and not self.cycle.more_body:
            self.cycle.keep_alive = False  # then its answer is the last
            return
        if not self._is_answering() or not (self.cycle.response_started or self.pipeline):
            self.transport.write(_answer(error, self._language()))
        self.transport.close()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete  # type: ignore[redundant-expr]  # at first

    def _language(self) -> str:
        """As far as the head that has come says it."""
        fields = dict(self.headers or ())
        return accepted_language(fields.get(b"accept-language", b"").decode("latin-1"))


def protect(headers: MutableHeaders) -> None:
    """What every answer says, unless it says something else itself."""
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


def _answer(error: Refusal, language: str) -> bytes:
    """A whole answer, after which nothing comes."""
    response = refusal(error, language)
    response.headers["connection"] = "close"
    protect(response.headers)
    status = HTTPStatus(error.status)
    fields = (b"%b: %b\r\n" % field for field in response.raw_headers)
    return b"".join([f"HTTP/1.1 {status} {status.phrase}\r\n".encode(), *fields, b"\r\n", bytes(response.body)])

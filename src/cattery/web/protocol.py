"""HTTP/1.1 as uvicorn speaks it, but a request must be of a bounded head and come whole in a bounded time."""

from asyncio import BaseTransport, TimerHandle
from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 32 * 1024  # bytes
MOST_SECONDS = 20.0
PIECE = 4096  # bytes: how exactly a head is measured that begins in the middle of what has come


class BoundedProtocol(HttpToolsProtocol):
    """Answers 431 to a head that is too large, 408 to one that is too slow; hangs up on a body that is too slow."""

    _head: int | None = None  # the bytes of a head that has begun and is not whole
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self._take(data[start : start + PIECE])

    def _take(self, piece: bytes) -> None:
        self._expect()
        super().data_received(piece)
        if self._head is not None:
            self._head += len(piece)
            if self._head >= MOST_HEAD:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_no_more()
        super().on_message_complete()

    def _expect(self) -> None:
        """The rest of a request is to come in time."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(MOST_SECONDS, self._is_late)

    def _expect_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _is_late(self) -> None:
        if self._head is not None:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer, unless another answer is under way, and hang up."""
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]  # None at first
            self.transport.write(
                f"HTTP/1.1 {status} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()
            )
        self.transport.close()

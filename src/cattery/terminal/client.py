"""The JSON interface of a server from the other side, on the standard library alone: requests, and a stream of states.

The cookie that stands for the person goes to the server that was named and to no other: redirections are not followed.
"""

import json
import ssl
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPException, HTTPMessage
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import (
    BaseHandler,
    HTTPRedirectHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    build_opener,
)

from cattery import __version__
from cattery.core.errors import CatteryError, UsageError

API = "/api/v1"
COOKIE = "cattery"
ANSWER_SECONDS = 10.0
STREAM_SECONDS = 40.0  # longer than two of the server's heartbeats
LARGEST = 8 * 1024 * 1024
LOOPBACK = ("localhost", "127.0.0.1", "::1")  # not asked for through a proxy
EXAMPLE = "http://192.168.1.20:8642"
TO_BE_TRIED_AGAIN = (429, 500, 502, 503, 504)


class ConnectionLost(CatteryError):
    """No answer: the server or the way to it is down, which may pass."""


class Refused(CatteryError):
    """What the server refuses, in its own words."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__("terminal/error-server", text=str(problem.get("message", "")) or f"HTTP {status}")
        self.status = status
        self.match: Any = problem.get("match")

    @property
    def may_pass(self) -> bool:
        """Whether the same request may do later."""
        return self.status in TO_BE_TRIED_AGAIN


class _NoRedirection(HTTPRedirectHandler):
    """An answer that leads elsewhere is an answer like any other."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


def checked_url(text: str) -> str:
    """The server's address without what stands after its path; raises UsageError.

    >>> checked_url("http://cats.example.org/table/")
    'http://cats.example.org/table'
    """
    try:
        parts = urlsplit(text.strip())
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good or parts.query or parts.fragment or "@" in parts.netloc or not text.isascii() or " " in text.strip():
        raise UsageError("terminal/error-url", got=text[:60], expected=EXAMPLE)
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


class Client:
    """One person's way to one server."""

    def __init__(self, url: str, language: str, cookie: str = "") -> None:
        self.url = url
        self.language = language
        self.cookie = cookie
        handlers: list[BaseHandler] = [_NoRedirection(), HTTPSHandler(context=ssl.create_default_context())]
        if urlsplit(url).hostname in LOOPBACK:
            handlers.append(ProxyHandler({}))
        self._opener: OpenerDirector = build_opener(*handlers)

    def get(self, path: str) -> Any:
        """The answer's content; raises ConnectionLost and Refused."""
        return self._content(self._open(Request(self.url + API + path), ANSWER_SECONDS))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """The same, for what changes something."""
        request = Request(self.url + API + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        return self._content(self._open(request, ANSWER_SECONDS))

    def text(self, path: str) -> str:
        """An answer that is plain text."""
        return self._read(self._open(Request(self.url + API + path), ANSWER_SECONDS)).decode("utf-8", "replace")

    def stream(self, path: str) -> Iterator[Any]:
        """The data of one event after another; None for a heartbeat. Raises ConnectionLost when it ends."""
        answer = self._open(Request(self.url + API + path, headers={"Accept": "text/event-stream"}), STREAM_SECONDS)
        if answer.headers.get_content_type() != "text/event-stream":
            answer.close()
            raise UsageError("terminal/error-not-cattery", url=self.url)
        with closing(answer):
            try:
                while line := answer.readline(LARGEST):
                    if line.startswith(b"data:"):
                        yield self._decoded(line[5:])
                    elif line.startswith(b":"):
                        yield None
            except (OSError, HTTPException, ValueError) as error:
                raise self._lost(error) from error
        raise ConnectionLost("terminal/error-unreachable", url=self.url, reason="EOF")

    def _open(self, request: Request, seconds: float) -> Any:
        request.add_header("Accept-Language", self.language)
        request.add_header("User-Agent", f"cattery/{__version__}")
        if self.cookie:
            request.add_header("Cookie", f"{COOKIE}={self.cookie}")
        try:
            answer = self._opener.open(request, timeout=seconds)
        except HTTPError as error:
            raise self._refusal(error) from error
        except URLError as error:
            raise self._lost(error.reason) from error
        except (OSError, HTTPException, ValueError) as error:
            raise self._lost(error) from error
        self._keep_cookie(answer.headers.get_all("Set-Cookie") or [])
        return answer

    def _keep_cookie(self, headers: list[str]) -> None:
        for header in headers:
            name, _, value = header.partition(";")[0].strip().partition("=")
            if name == COOKIE and value.isascii() and value.isprintable() and len(value) <= 128:
                self.cookie = value

    def _lost(self, reason: object) -> CatteryError:
        """Why there is no answer: the certificate, or something that may pass."""
        if isinstance(reason, ssl.SSLCertVerificationError):
            return UsageError("terminal/error-certificate", url=self.url, reason=reason.verify_message)
        text = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
        return ConnectionLost("terminal/error-unreachable", url=self.url, reason=text[:80])

    def _refusal(self, error: HTTPError) -> CatteryError:
        """The server's own error; UsageError if it is none of Cattery's."""
        try:
            with closing(error):
                problem = json.loads(error.read(LARGEST))
        except (OSError, HTTPException) as lost:
            return self._lost(lost)
        except (ValueError, RecursionError):
            problem = None
        if isinstance(problem, dict) and isinstance(problem.get("code"), str):
            return Refused(error.code, problem)
        if error.code in TO_BE_TRIED_AGAIN:  # a proxy whose server is away
            return ConnectionLost("terminal/error-unreachable", url=self.url, reason=f"HTTP {error.code}")
        return UsageError("terminal/error-not-cattery", url=self.url)

    def _content(self, answer: Any) -> Any:
        return self._decoded(self._read(answer))

    def _read(self, answer: Any) -> bytes:
        with closing(answer):
            try:
                content: bytes = answer.read(LARGEST)
            except (OSError, HTTPException) as error:
                raise self._lost(error) from error
        return content

    def _decoded(self, content: bytes) -> Any:
        try:
            return json.loads(content)
        except (ValueError, RecursionError) as error:
            raise UsageError("terminal/error-not-cattery", url=self.url) from error


def match_path(match_id: str, what: str = "", *, whole_log: bool = True) -> str:
    """The path of a match, or of something about it."""
    return f"/matches/{quote(match_id, safe='')}{what}{'?log=all' if whole_log else ''}"

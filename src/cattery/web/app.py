"""The application: what every request passes, the routes, and how it is run and stopped."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from threading import Timer
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cattery.core.errors import CatteryError, UsageError
from cattery.store import matches as store
from cattery.store.errors import StoreError
from cattery.web import auth, metrics, pages
from cattery.web.api import ENDPOINTS, Endpoint
from cattery.web.calls import Call, answer, json_response, open_call, refusal
from cattery.web.config import ServerConfig
from cattery.web.hall import Hall, open_hall
from cattery.web.protocol import BoundedProtocol, protect
from cattery.web.refusals import Refusal

PREFIX = "/api/v1"
DRAIN_SECONDS = 1  # for answers that have begun
STOPPING_SECONDS = 1.5  # for all that is done at the end, whatever hangs: a server is gone two seconds after SIGTERM
COLLECTING = (10_000, 10, 10)  # objects that are made before it is looked for garbage: a full search takes 0.1 s
SWITCH_SECONDS = 0.001  # until a thread that has an answer of the database gets its turn
HEALTH_SECONDS = 2.0  # in which the database must answer: whoever asks for it does not wait for long

log = logging.getLogger("cattery.web")


# -------------------------------------------------------------------------------------------------------------- routes


def create_app(config: ServerConfig) -> Starlette:
    """The application; what it needs is in `state.hall`, which its server opens."""
    app = Starlette(routes=[*_routes(), *_api_routes(), *pages.routes()], exception_handlers=_handlers())
    app.state.config = config
    app.add_middleware(Gate, config=config)
    return app


def _routes() -> list[Route]:
    return [
        Route("/healthz", healthz),
        Route("/metrics", show_metrics),
        Route(f"{PREFIX}/openapi.json", openapi),
    ]


def _api_routes() -> list[Route]:
    """A route for each path, which answers its methods."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(PREFIX + path, _served(methods), methods=list(methods)) for path, methods in paths.items()]


def _served(methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        endpoint = methods.get(request.method) or methods["GET"]  # HEAD is answered as GET
        request.scope["cattery.route"] = endpoint.path
        hall: Hall = request.app.state.hall
        call: Call | None = None
        try:
            call = await open_call(hall, request, endpoint.body)
            call.status = endpoint.status
            return answer(call, await endpoint.handler(call))
        except CatteryError as error:
            if call is None:
                return refusal(error, auth.language_of(request))
            return answer(call, refusal(error, call.language, call.names))

    return serve


async def healthz(request: Request) -> Response:
    """Whether this process can serve: its database answers, and what runs by itself runs."""
    hall: Hall = request.app.state.hall
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await hall.db.read(store.count_matches)
    except (StoreError, TimeoutError):
        return json_response({"status": "no database"}, 503)
    return json_response({"status": "ok"}) if hall.is_well() else json_response({"status": "stopping"}, 503)


async def show_metrics(request: Request) -> Response:
    """Counts for Prometheus, to programs of this machine only."""
    if not auth.is_for_itself(request):
        raise HTTPException(404)
    hall: Hall = request.app.state.hall
    counts = await hall.db.read(store.count_matches)
    return PlainTextResponse(hall.metrics.text(counts), media_type=metrics.CONTENT_TYPE)


async def openapi(request: Request) -> Response:
    """What the interface takes and answers."""
    from cattery.web.openapi import document

    return Response(document(), media_type="application/json")


def _handlers() -> dict[Any, Any]:
    return {HTTPException: _refused, Exception: _failed, CatteryError: _refused_by_us}


async def _refused(request: Request, error: HTTPException) -> Response:
    """Unknown paths and wrong methods, in words."""
    if error.status_code == 405:
        expected = (error.headers or {}).get("Allow", "")
        refused = Refusal(405, "web/error-method", got=request.method[:20], expected=expected)
    else:
        refused = Refusal(error.status_code, "web/error-not-found")
    response = _told(request, refused)
    response.headers.update(error.headers or {})
    return response


async def _refused_by_us(request: Request, error: CatteryError) -> Response:
    return refusal(error, auth.language_of(request))


async def _failed(request: Request, error: Exception) -> Response:
    """A fault of the program: told without its inside. It is answered outside of the gate."""
    response = _told(request, Refusal(500, "web/error-fault"))
    protect(response.headers)
    return response


def _told(request: Request, error: Refusal) -> Response:
    """A page to a browser, JSON to a program."""
    if "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith(f"{PREFIX}/"):
        return pages.refuse(request, error)
    return refusal(error, auth.language_of(request))


# ---------------------------------------------------------------------------------------------------------------- gate


class Gate:
    """What every request passes: the path's prefix, host, origin and rate; headers, a log line and metrics after it."""

    def __init__(self, app: ASGIApp, config: ServerConfig) -> None:
        self.app = app
        self.config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self._tidy_path(scope)
        started = time.perf_counter()
        status = 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                protect(MutableHeaders(scope=message))
            await send(message)

        try:
            await self._pass(scope, receive, send_on)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            auth.check_host(request, self.config)
            auth.check_origin(request, self.config)
            if not request.app.state.hall.addresses.take(auth.address_of(request)):
                raise Refusal(429, "web/error-rate")
        except Refusal as error:
            await _told(request, error)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _tidy_path(self, scope: Scope) -> None:
        """Without the prefix, and without a slash at the end: nobody is sent elsewhere for that."""
        prefix = self.config.prefix
        if prefix and scope["path"].startswith(f"{prefix}/"):
            scope["path"] = scope["path"].removeprefix(prefix)
        scope["path"] = scope["path"].rstrip("/") or "/"

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("cattery.route") or _plain_route(scope["path"])
        scope["app"].state.hall.metrics.answered(scope["method"][:10], route, status, seconds)
        level = logging.WARNING if status >= 500 else logging.DEBUG
        fields = {"method": scope["method"][:10], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.log(level, "answered", extra=fields)


def _plain_route(path: str) -> str:
    """A path that has no match's name in it; others count as one."""
    return path if path in ("/healthz", "/metrics", f"{PREFIX}/openapi.json") else "other"


# ----------------------------------------------------------------------------------------------------------------- run


class Server(uvicorn.Server):
    """Opens the hall before it answers, tells when it is ready, and ends the streams before it waits for them."""

    def __init__(self, app: Starlette, told: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=BoundedProtocol,
                ws="none",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                date_header=False,
                lifespan="off",  # what fails at the start is raised, and not logged with its text
                timeout_graceful_shutdown=DRAIN_SECONDS,
                timeout_keep_alive=75,
            )
        )
        self._app = app
        self._told = told
        self._opened = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.hall = await self._opened.enter_async_context(open_hall(self._app.state.config))
        await super().startup(sockets)
        log.info("started")
        self._told()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        leaving = Timer(STOPPING_SECONDS, os._exit, (0,))  # whatever hangs then: what was answered is kept
        leaving.daemon = True
        leaving.start()
        log.info("stopping")
        self._app.state.hall.drain()
        await super().shutdown(sockets)
        await self._opened.aclose()
        log.info("stopped")

    def stop(self, *_: object) -> None:
        """Ask it to stop, as by a signal."""
        self.should_exit = True


def run(config: ServerConfig, told: Callable[[int], None]) -> None:
    """Serve until a signal comes; `told(port)` is called when requests are answered. Raises CatteryError."""
    listening = bind(config)
    port = listening.getsockname()[1]

    def ready() -> None:
        settle()
        told(port)

    server = Server(create_app(config), ready)
    signal.signal(signal.SIGTERM, server.stop)
    try:
        server.run([listening])
    except (CatteryError, OSError):  # which can be said
        raise
    except Exception as error:  # its text may hold rows, and so seeds and hands
        log.critical("the server has failed", exc_info=True)
        raise CatteryError("web/error-failed", reason=type(error).__name__) from None
    finally:
        listening.close()


def settle() -> None:
    """Make ready for many small requests: see docs/performance.md, "The server"."""
    gc.freeze()  # what has been loaded stays, and need not be looked through again and again
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCH_SECONDS)


def bind(config: ServerConfig) -> socket.socket:
    """The socket that listens; raises UsageError."""
    family = socket.AF_INET6 if ":" in config.address else socket.AF_INET
    try:
        return socket.create_server((config.address, config.port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else type(error).__name__
        raise UsageError("web/error-address", got=f"{config.address}:{config.port}", reason=reason) from error

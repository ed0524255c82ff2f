"""The pages: HTML drawn on the server from what a seat may know, forms that work without JavaScript."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cattery.core.errors import CatteryError
from cattery.web.calls import answer
from cattery.web.hall import Hall
from cattery.web.pages import example, home, match, mine, new, other_device, replay, rules, settings, static
from cattery.web.pages.page import COOKIE_SET, PageCall, after_cookie, open_page, plain_call, refused
from cattery.web.refusals import Refusal

Handler = Callable[[PageCall], Awaitable[Response]]

# What a page may load and where its forms may go: this server, and nothing that is written into the page itself.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

PAGES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/", home.home),
    ("GET", "/new/{game}", new.new_table),
    ("POST", "/new", new.create),
    ("GET", "/join", home.join_by_code),
    ("GET", "/away", static.show_away),
    ("GET", "/rules/{game}", rules.show),
    ("GET", "/example/{game}", example.show),
    ("GET", "/mine", mine.show),
    ("GET", "/mine/forget", mine.ask_to_forget),
    ("POST", "/mine/forget", mine.forget),
    ("GET", "/settings", settings.show),
    ("POST", "/settings", settings.change),
    ("GET", "/device", other_device.arrive),
    ("POST", "/device/follow", other_device.follow),
    ("GET", "/m/{id}", match.show),
    ("GET", "/m/{id}/stream", match.stream),
    ("GET", "/m/{id}/rules", rules.show_of_match),
    ("GET", "/m/{id}/replay", replay.show),
    ("POST", "/m/{id}/rematch", match.rematch),
    ("POST", "/m/{id}/open", match.open_curtain),
    ("POST", "/m/{id}/device", other_device.offer),
    ("POST", "/m/{id}/{deed}", match.do),
)

# Where the forms stand whose paths are no pages: an address that is loaded again after a form's answer leads there.
FORMS = (("/new", "/"), ("/device/follow", "/"), ("/m/{id}/{deed}", "/m/{id}"))


def routes() -> list[Route]:
    """All of them, and the files that they load."""
    pages = [Route(path, _served(path, handler), methods=[method]) for method, path, handler in PAGES]
    forms = [Route(path, _served(path, _to_form(page)), methods=["GET"]) for path, page in FORMS]
    return [*pages, *forms, *static.routes()]


def _to_form(page: str) -> Handler:
    async def lead(call: PageCall) -> Response:
        return call.go(page.format(**call.request.path_params))

    return lead


def _served(path: str, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        request.scope["cattery.route"] = path
        hall: Hall = request.app.state.hall
        call = plain_call(hall, request)
        try:
            call = await open_page(hall, request)
            is_new = request.method == "GET" and COOKIE_SET in request.query_params
            response = answer(call, after_cookie(call) if is_new else await handler(call))
        except CatteryError as error:
            response = answer(call, refused(call, error))
        response.headers["content-security-policy"] = POLICY
        return response

    return serve


def refuse(request: Request, refusal: Refusal) -> Response:
    """A page for what never reached one: a wrong address, a wrong method, too many requests, a fault."""
    response = refused(plain_call(request.app.state.hall, request), refusal)
    response.headers["content-security-policy"] = POLICY
    return response

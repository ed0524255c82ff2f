"""One request for a page: who asks, how the page should look, and how it is answered."""

from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cattery.core.errors import CatteryError
from cattery.core.game import NOBODY
from cattery.core.words import LANGUAGES
from cattery.matches.room import Room
from cattery.store.rows import UserRow
from cattery.web import auth, wire
from cattery.web.calls import Call, open_call, read_body
from cattery.web.config import is_here, lan_address
from cattery.web.drawing import Pen, qr_code
from cattery.web.hall import Hall
from cattery.web.look import COOKIE, Look, look_from, look_text
from cattery.web.pages.curtain import LOOKING, OTHERS, Device, find_others
from cattery.web.refusals import Refusal, problem, status_of

COOKIE_SET = "seated"  # in an address: this browser has just been given its cookie, which must come along now
ADVISED = ("cookies", "fault", "not-found", "not-seated", "rate", "unknown-match")  # what a page has more to say about
FRAGMENT = "cattery-fragment"  # a header: the module asks for the part of the page that changes


@dataclass
class PageCall(Call):
    """A call from a browser."""

    look: Look = field(default_factory=Look)
    form: dict[str, str] = field(default_factory=dict)
    problem: wire.Problem | None = None  # what the page has to say about the last request
    device: Device = field(default_factory=Device)

    @property
    def is_screen(self) -> bool:
        """A television that shows the table to everybody in the room: it sees what an onlooker sees."""
        return "screen" in self.request.query_params

    async def room(self) -> Room:
        """The match that the path names; who of this device looks at it is found out as well."""
        room = await super().room()
        self.seat(room)
        return room

    def seat(self, room: Room) -> int:
        """The seat of whoever looks now; NOBODY while a curtain is down and for a television."""
        if self.device.others:
            self.user = self.device.guest(room)
        return NOBODY if self.is_screen else super().seat(room)

    def seats(self, room: Room) -> tuple[int, ...]:
        """Everybody at this device is here."""
        return self.device.seats(room) if self.device.others and not self.is_screen else super().seats(room)

    async def guest(self, name: str = "") -> UserRow:
        """The person who asks; this browser stands for a new one."""
        user = await super().guest(name)
        if auth.COOKIE in self.cookies:
            self.device = replace(self.device, own=user)
        return user

    @property
    def is_fragment(self) -> bool:
        return FRAGMENT in self.request.headers

    @property
    def prefix(self) -> str:
        return self.hall.config.prefix

    @property
    def site(self) -> str:
        """The address under which this browser reaches the server, for links to hand on."""
        if self.hall.config.public_url:
            return self.hall.config.public_url.rstrip("/")
        scheme = "https" if auth.is_secure(self.request, self.hall.config) else "http"
        return f"{scheme}://{self._host}"

    @property
    def _host(self) -> str:
        """The name that was asked for; for others in the network this machine's address there."""
        asked = urlsplit(f"//{self.request.headers.get('host', '')}")
        is_own = is_here(asked.hostname or "") and self.hall.config.lan
        return f"{lan_address()}:{asked.port or 80}" if is_own else asked.netloc

    def code(self, link: str) -> Markup | None:
        """A link to this site for phones to read; None where it would lead a phone to itself."""
        return None if is_here(urlsplit(link).hostname or "") else qr_code(link)

    def pen(self, room: Room | None = None) -> Pen:
        """What draws for this reader."""
        reader = self.reader(room).number if room is not None else None
        return Pen(self.language, self.look, self.prefix, self.names, reader)

    def page(self, template: str, status: int = 200, **told: Any) -> Response:
        """A whole page."""
        return HTMLResponse(self.pen().draw(template, problem=self.problem, **told), status)

    def go(self, path: str) -> Response:
        """Led on to another page; where it is found out whether a new cookie was kept."""
        asked = f"{'&' if '?' in path else '?'}{COOKIE_SET}=1" if self.cookies.get(auth.COOKIE) else ""
        return RedirectResponse(self.prefix + path + asked, 303)

    def keep(self, look: Look) -> None:
        """Remember in the browser how the pages should look."""
        self.cookies[COOKIE] = look_text(look) or "-"
        self.look = look


async def open_page(hall: Hall, request: Request) -> PageCall:
    """Find out who asks, and what a form says; raises Refusal."""
    call = PageCall(**vars(await open_call(hall, request, None)), look=look_from(request.cookies.get(COOKIE, "")))
    call.language = chosen_language(call)
    others = await find_others(hall, request.cookies.get(OTHERS, ""), hall.matches.clock())
    looking = request.cookies.get(LOOKING, "")
    call.device = Device(call.user, others, int(looking) if looking.isdecimal() and len(looking) < 3 else NOBODY)
    if request.method == "POST":
        call.form = form_of(await read_body(request), request)
    return call


def after_cookie(call: PageCall) -> Response:
    """Whether the new cookie came along; then on to the same address without the mark. Raises Refusal."""
    if auth.cookie_of(call.request) is None:
        raise Refusal(403, "pages/error-cookies")
    rest = urlencode([pair for pair in call.request.query_params.multi_items() if pair[0] != COOKIE_SET])
    return RedirectResponse(call.prefix + call.request.scope["path"] + (f"?{rest}" if rest else ""), 303)


def chosen_language(call: PageCall) -> str:
    """`?lang=`, else the pages' own choice, else what is known of the person, else the browser's."""
    asked = call.request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else call.look.language or call.language


def form_of(body: bytes, request: Request) -> dict[str, str]:
    """The fields of a form; those named `action.1`, `action.2` and so on are one, in their order."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/x-www-form-urlencoded":
        raise Refusal(415, "pages/error-form")
    try:
        found = dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=100))
    except ValueError as error:
        raise Refusal(400, "pages/error-form") from error
    parts = sorted(name for name in found if name.startswith("action."))
    if parts:
        found["action"] = " ".join(found.pop(part) for part in parts)
    return found


def refused(call: PageCall, error: CatteryError) -> Response:
    """A page that says what is wrong and where to go on; where a form is sent in place, the sentence for it."""
    told = problem(error, call.language, call.names)
    if call.is_fragment:
        return HTMLResponse(call.pen().draw("problem.html", problem=told), status_of(error))
    return call.page("refused.html", status_of(error), told=told, advised=ADVISED)


def plain_call(hall: Hall, request: Request) -> PageCall:
    """For a page about a request that could not even be read."""
    call = PageCall(hall, request, auth.language_of(request), None, None)
    look = look_from(request.cookies.get(COOKIE, ""))
    return replace(call, look=look, language=look.language or call.language)

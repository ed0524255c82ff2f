"""Who asks, and whether the request may come from where it comes from.

A person is known by the cookie `cattery`, a random token of which only the hash is kept; programs may play a seat with
its own token (`Authorization: Bearer`). A page of another site can use neither: the cookie is SameSite=Lax and
HttpOnly, every method that changes something is checked for Origin, Sec-Fetch-Site (where sent) and Host, and bodies
are JSON.
"""

import time
from collections import OrderedDict
from urllib.parse import SplitResult, urlsplit

from starlette.requests import Request

from cattery.core.words import LANGUAGES
from cattery.store import people
from cattery.store.database import Database
from cattery.store.rows import UserRow
from cattery.web.config import ServerConfig, is_address, is_here, is_loopback
from cattery.web.refusals import Refusal

COOKIE = "cattery"
YEAR = 365 * 86_400
PROXIES = frozenset({"forwarded", "via", "x-real-ip"})  # and x-forwarded-...: by them a proxy says that it is one
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_TOKEN = 128
MOST_KNOWN = 5000
KNOWN_SECONDS = 5.0
DAY = 86_400_000_000  # microseconds
LINK_LIFETIME = 600_000_000  # of one to another device


class Guests:
    """The people behind cookies; those seen a moment ago are remembered."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._known: OrderedDict[str, tuple[UserRow, float]] = OrderedDict()

    async def find(self, token: str | None, now: int) -> UserRow | None:
        """The person with this cookie; None for a cookie that is missing, forged or forgotten."""
        if not token or len(token) > MOST_TOKEN:
            return None
        token_hash = people.hash_token(token)
        user, until = self._known.get(token_hash, (None, 0.0))
        if user is not None and until > time.monotonic():
            return user
        user = await self.db.read(people.find_user, token_hash)
        if user is not None:
            if user.seen_at < now - DAY:
                await self.db.write(people.change_user, user.id, seen_at=now)
            self._remember(token_hash, user)
        return user

    async def add(self, name: str, now: int) -> tuple[UserRow, str]:
        """A new guest and the token for the cookie."""
        token = people.new_token()
        user = await self.db.write(people.create_user, people.hash_token(token), name, "", now)
        self._remember(user.token_hash, user)
        return user, token

    async def new_link(self, user: UserRow, now: int) -> str:
        """The token of a link that makes another device this person's too, once and for ten minutes."""
        token = people.new_token()
        await self.db.write(people.add_link, user.id, people.hash_token(token), now)
        return token

    async def is_own_link(self, user: UserRow, link: str) -> bool:
        """Whether the person has made this link, which then changes nothing on this device."""
        return await self.db.read(people.link_owner, people.hash_token(link[:MOST_TOKEN])) == user.id

    async def follow_link(self, link: str, now: int) -> str | None:
        """The token for this device's cookie; None for a link that is used up, too old or forged."""
        token, link_hash = people.new_token(), people.hash_token(link[:MOST_TOKEN])
        is_followed = await self.db.write(
            people.follow_link, link_hash, people.hash_token(token), now, now - LINK_LIFETIME
        )
        return token if is_followed else None

    async def again(self, user: UserRow) -> UserRow | None:
        """The same person, unless a command of the host has deleted him a moment ago."""
        self.forget(user)
        return await self.db.read(people.find_user, user.token_hash)

    def forget(self, user: UserRow) -> None:
        """Something about this person has changed."""
        for token_hash in [known for known, (who, _) in self._known.items() if who.id == user.id]:
            del self._known[token_hash]

    def _remember(self, token_hash: str, user: UserRow) -> None:
        self._known[token_hash] = (user, time.monotonic() + KNOWN_SECONDS)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def cookie_of(request: Request) -> str | None:
    """The token in the cookie."""
    return request.cookies.get(COOKIE)


def bearer_of(request: Request) -> str | None:
    """The hash of the seat token that came along; raises Refusal for another kind of authorization."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(token) <= MOST_TOKEN:
        raise Refusal(401, "web/error-token")
    return people.hash_token(token)


def cookie_header(name: str, value: str, path: str, is_secure: bool) -> str:
    """`Set-Cookie` for a year; an empty value takes the cookie back."""
    flags = f"Path={path}; Max-Age={YEAR if value else 0}; HttpOnly; SameSite=Lax"
    return f"{name}={value}; {flags}{'; Secure' if is_secure else ''}"


# ------------------------------------------------------------------------------------------------ where it comes from


def peer_of(request: Request) -> str:
    """The address of the other end of the connection."""
    return request.client.host if request.client is not None else ""


def address_of(request: Request) -> str:
    """The caller's address; a proxy on this machine is believed when it names one."""
    peer = peer_of(request)
    if is_loopback(peer):
        named = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        return named if is_address(named) else peer
    return peer


def is_for_itself(request: Request) -> bool:
    """Whether a program of this machine asks, and no proxy for somebody else, as far as a proxy can be told by that."""
    is_passed_on = any(name in PROXIES or name.startswith("x-forwarded-") for name in request.headers)
    host = _split(f"//{request.headers.get('host', '')}").hostname or ""
    return is_loopback(peer_of(request)) and not is_passed_on and is_here(host)


def is_secure(request: Request, config: ServerConfig) -> bool:
    """Whether the caller's own connection is encrypted."""
    if is_loopback(peer_of(request)) and "x-forwarded-proto" in request.headers:
        return request.headers["x-forwarded-proto"].rpartition(",")[2].strip().lower() == "https"
    return (
        config.public_url.startswith("https://") and request.headers.get("host") == urlsplit(config.public_url).netloc
    )


def check_host(request: Request, config: ServerConfig) -> None:
    """The server answers to its own names only, so that no foreign name can be made to stand for it (DNS rebinding)."""
    host = _split(f"//{request.headers.get('host', '')}").hostname or ""
    own = {"localhost", config.host.lower(), urlsplit(config.public_url).hostname}
    if host not in own and not is_address(host):
        raise Refusal(421, "web/error-host", got=_shown(host))


def check_origin(request: Request, config: ServerConfig) -> None:
    """What changes something must come from the server's own pages, or from a program."""
    if request.method in SAFE:
        return
    if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Refusal(403, "web/error-origin", got=_shown(request.headers.get("origin", "?")))
    origin = request.headers.get("origin")
    if origin is None:
        return
    own, asking = {urlsplit(config.public_url).netloc, request.headers.get("host", "")}, _split(origin)
    if asking.scheme not in ("http", "https") or asking.netloc not in own:
        raise Refusal(403, "web/error-origin", got=_shown(origin))


def _split(url: str) -> SplitResult:
    """The parts of a URL that somebody sends; nothing of what is none."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # which may be none
    except ValueError:
        return urlsplit("")
    return parts


def _shown(text: str) -> str:
    return "".join(c for c in text[:60] if c.isprintable())


def language_of(request: Request, chosen: str = "") -> str:
    """`?lang=`, else what the person has chosen, else the first of `Accept-Language` that is spoken here."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    return chosen or accepted_language(request.headers.get("accept-language", ""))


def accepted_language(header: str) -> str:
    """The best language of an `Accept-Language` header.

    >>> accepted_language("pt, pl-PL;q=0.5, de;q=0.8"), accepted_language("xx"), accepted_language("fr;q=zero")
    ('de', 'en', 'en')
    """
    wishes = []
    for i, part in enumerate(header[:300].split(",")):
        tag, _, weight = part.strip().partition(";")
        base = tag.strip().partition("-")[0].lower()
        if base in LANGUAGES and (value := _weight(weight)) > 0:
            wishes.append((-value, i, base))
    return min(wishes)[2] if wishes else "en"


def _weight(text: str) -> float:
    name, _, value = text.replace(" ", "").partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name == "q" else 0.0
    except ValueError:
        return 0.0

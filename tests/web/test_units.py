"""The small parts of the server by themselves."""

import asyncio
import json
import logging
import sys
from typing import Any

import pytest
from starlette.requests import Request

from cattery.core.errors import CatteryError, InvalidRequest, UsageError
from cattery.core.words import LANGUAGES, Message, Seat, say
from cattery.matches.errors import MatchError
from cattery.store import errors as store
from cattery.web import auth, limits, logs, presence
from cattery.web.config import ServerConfig, checked
from cattery.web.presence import Presence
from cattery.web.refusals import STATUSES, Refusal, problem, status_of
from tests.web.test_stream import Time

LOCAL = ServerConfig("sqlite:///x.db")
PUBLIC = ServerConfig("sqlite:///x.db", public_url="https://cats.example.org/table")


def request(method: str = "POST", peer: str = "127.0.0.1", **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": "/", "headers": raw, "query_string": b"", "client": (peer, 5)}
    return Request(scope)


# ------------------------------------------------------------------------------------------------ where it comes from


def test_a_proxy_is_believed_on_this_machine_only() -> None:
    assert auth.address_of(request(x_forwarded_for="198.51.100.1, 203.0.113.9")) == "203.0.113.9"
    assert auth.address_of(request(x_forwarded_for="cheese")) == "127.0.0.1"
    assert auth.address_of(request(peer="203.0.113.5", x_forwarded_for="198.51.100.1")) == "203.0.113.5"
    assert auth.is_secure(request(x_forwarded_proto="https"), LOCAL)
    assert not auth.is_secure(request(peer="203.0.113.5", x_forwarded_proto="https"), LOCAL)
    assert auth.is_secure(request(host="cats.example.org"), PUBLIC)
    assert not auth.is_secure(request(host="192.168.1.5:8642"), PUBLIC), "the same server in the house, without TLS"


@pytest.mark.parametrize(
    ("peer", "headers", "is_own"),
    [
        ("127.0.0.1", {"host": "127.0.0.1:8642"}, True),
        ("127.0.0.1", {"host": "localhost"}, True),
        ("::1", {"host": "[::1]:8642"}, True),
        ("192.168.1.5", {"host": "127.0.0.1:8642"}, False),
        ("127.0.0.1", {"host": "cats.example.org"}, False),
        ("127.0.0.1", {"host": "192.168.1.5:8642"}, False),
        ("127.0.0.1", {}, False),
        ("127.0.0.1", {"host": "["}, False),
        ("127.0.0.1", {"host": "localhost", "x_forwarded_for": "127.0.0.1"}, False),
        ("127.0.0.1", {"host": "localhost", "x_forwarded_proto": "https"}, False),
        ("127.0.0.1", {"host": "localhost", "forwarded": "for=127.0.0.1"}, False),
        ("127.0.0.1", {"host": "localhost", "via": "1.1 proxy"}, False),
        ("127.0.0.1", {"host": "localhost", "x_real_ip": "203.0.113.9"}, False),
    ],
)
def test_programs_of_this_machine_are_told_from_proxies(peer: str, headers: dict[str, str], is_own: bool) -> None:
    assert auth.is_for_itself(request("GET", peer, **headers)) == is_own


ORIGINS = [
    ({"origin": "http://127.0.0.1:8642"}, True),
    ({}, True),
    ({"sec_fetch_site": "same-origin", "origin": "http://127.0.0.1:8642"}, True),
    ({"origin": "https://cats.example.org"}, True),
    ({"origin": "http://127.0.0.1:9999"}, False),
    ({"origin": "http://cats.example.org.evil.example"}, False),
    ({"origin": "file://127.0.0.1:8642"}, False),
    ({"origin": "null"}, False),
    ({"origin": ""}, False),
    ({"origin": "http://["}, False),
    ({"sec_fetch_site": "cross-site"}, False),
    ({"sec_fetch_site": "same-site", "origin": "http://127.0.0.1:8642"}, False),
]


@pytest.mark.parametrize(("headers", "is_welcome"), ORIGINS)
def test_origins(headers: dict[str, str], is_welcome: bool) -> None:
    """Case 38."""
    asked = request(host="127.0.0.1:8642", **headers)
    if is_welcome:
        auth.check_origin(asked, PUBLIC)
    else:
        with pytest.raises(Refusal) as refused:
            auth.check_origin(asked, PUBLIC)
        assert refused.value.status == 403
    auth.check_origin(request("GET", **headers), PUBLIC)


HOSTS = ["127.0.0.1:8642", "[::1]:8642", "192.168.1.5", "localhost", "LOCALHOST:1", "cats.example.org"]


@pytest.mark.parametrize("host", HOSTS)
def test_own_hosts(host: str) -> None:
    auth.check_host(request(host=host), PUBLIC)


@pytest.mark.parametrize(
    "host", ["", "[", "[::1", "evil.example", "cats.example.org.evil.example", "localhost.evil.example", "@", "a b"]
)
def test_foreign_hosts(host: str) -> None:
    with pytest.raises(Refusal) as refused:
        auth.check_host(request(host=host), PUBLIC)
    assert refused.value.status == 421


def test_cookies_have_flags_by_scheme_and_prefix() -> None:
    assert auth.cookie_header("cattery", "t", "/", False) == (
        "cattery=t; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    )
    assert auth.cookie_header("cattery", "", "/table/", True) == (
        "cattery=; Path=/table/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"
    )


@pytest.mark.parametrize("url", ["cats.example.org", "ftp://cats.example.org", "https://", "https://a.example/?x=1"])
def test_a_public_url_that_is_none(url: str) -> None:
    with pytest.raises(UsageError):
        checked(ServerConfig("sqlite:///x.db", public_url=url))


# -------------------------------------------------------------------------------------------------------------- limits


def test_a_bucket_fills_with_time_and_their_number_is_bounded() -> None:
    now = 0.0
    buckets = limits.Limits(2.0, clock=lambda: now)
    assert [buckets.take("ada") for _ in range(9)] == [True] * 8 + [False]
    assert buckets.take("bo", 8)
    now = 0.6
    assert buckets.take("ada")
    assert not buckets.take("ada")
    for i in range(limits.MOST_BUCKETS + 5):
        assert buckets.take(f"caller {i}")
    assert len(buckets._buckets) == limits.MOST_BUCKETS
    assert all(limits.Limits(0).take("ada") for _ in range(1000))


# -------------------------------------------------------------------------------------------------------------- errors


def all_errors(kind: type[CatteryError]) -> set[type[CatteryError]]:
    return {kind, *(deeper for each in kind.__subclasses__() for deeper in all_errors(each))}


def test_every_error_of_matches_and_store_has_a_status_that_is_no_fault() -> None:
    for kind in {InvalidRequest} | all_errors(MatchError) | all_errors(store.StoreError):
        if kind not in (MatchError, store.CommandKnown):
            assert any(issubclass(kind, known) for known, _ in STATUSES), kind
    assert status_of(UsageError("error-seed", got="", expected="")) == 500


def test_what_is_wrong_with_the_database_is_the_hosts_business() -> None:
    told = problem(store.StoreFull("store/error-full", reason="/secret/place: disk full"), "en")
    assert "/secret" not in told.message
    assert told.code == "store-full"
    assert status_of(store.StoreFull("store/error-full", reason="x")) == 503
    seats = problem(MatchError("error-not-your-turn", got=Seat(0), expected=Seat(1)), "en", ("Ada", "Bo"))
    assert seats.details == {"got": 0, "expected": 1}
    assert "Bo" in seats.message


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_statuses_of_a_match_have_words(language: str) -> None:
    for status in ("lobby", "asleep", "over"):
        assert say(Message(f"matches/error-status-{status}"), language)


def test_a_log_line_tells_where_and_not_what() -> None:
    try:
        raise KeyError("the card of a seat")
    except KeyError:
        record = logging.LogRecord("cattery", logging.ERROR, __file__, 1, "failed", (), sys.exc_info())
    line = json.loads(logs.JsonLines().format(record))
    assert line["error"] == "KeyError"
    assert "test_units.py" in line["where"][0]
    assert "the card" not in json.dumps(line)


# ------------------------------------------------------------------------------------------------------------ presence


class Watched:
    """What `Presence` tells of."""

    def __init__(self, *expected: tuple[str, int]) -> None:
        self.expected = list(expected)
        self.gone: list[tuple[str, int]] = []

    async def expected_people(self) -> list[tuple[str, int]]:
        return self.expected

    async def depart(self, match_id: str, seat: int) -> None:
        self.gone.append((match_id, seat))


def test_people_are_gone_when_their_last_stream_has_been_closed_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Case 33: closing an old tab does not mark the new one as away."""
    watched: Any = Watched(("m", 2))

    async def scene() -> None:
        clock, there = Time(monkeypatch), Presence(watched)
        watching = asyncio.create_task(there.run())

        async def pass_time(seconds: float) -> None:
            clock.moved += seconds
            for _ in range(10):
                await asyncio.sleep(0)  # in which it is looked who is there

        await pass_time(0)
        with there.streaming("m", 0):
            with there.streaming("m", 0):
                pass
            await pass_time(presence.AFTER_STREAM + presence.LOOK)
            assert watched.gone == []
        there.expect("m", 1)
        await pass_time(presence.AFTER_STREAM + presence.LOOK)
        assert watched.gone == [("m", 0)]
        await pass_time(presence.AFTER_REQUEST)
        assert sorted(watched.gone) == [("m", 0), ("m", 1), ("m", 2)], "seat 2 has not shown up after a restart"
        watching.cancel()

    asyncio.run(scene())

"""The description of the interface and the server agree, whatever is sent (schemathesis, bounded)."""

import json
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings, strategies
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from cattery.web.openapi import document
from tests.web.server import API, Person, Server

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
]
schema = schemathesis.openapi.from_dict(json.loads(document()))


STREAM = "/matches/{id}/stream"
LOSSES = ("DELETE /me", "POST /matches/{id}/leave")  # of a person or a seat, which others go on using
IN_SMALL, AT_LENGTH = 8, 300  # of each endpoint
KNOWN = strategies.sampled_from((True, True, True, False))
SEARCH = settings(
    deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck), database=None
)


@dataclass(frozen=True)
class Somebody:
    """A person at a running match, so that not everything is refused for its id alone."""

    match_id: str
    cookie: str


def somebody(server: Server) -> Somebody:
    ada = Person(server.url, "Ada")
    try:
        ada.create("felix", bots=["regular"] * 3)
        ada.post("/start")
        return Somebody(ada.match_id, ada.client.cookies["cattery"])
    finally:
        ada.close()


@pytest.fixture(scope="module")
def known(server: Server) -> Somebody:
    return somebody(server)


def check_answer(case: Any, is_known: bool, server: Server, known: Somebody) -> None:
    """The match is a real one or what the search has made up.

    A stream is asked for under made-up names only: that of a match does not end (see test_stream.py).
    """
    who = somebody(server) if f"{case.method} {case.path}" in LOSSES else known
    if is_known and "id" in case.path_parameters and case.path != STREAM:
        case.path_parameters["id"] = who.match_id
    case.cookies = {"cattery": who.cookie}
    case.call_and_validate(base_url=server.url + API, checks=CHECKS)


@schema.given(is_known=KNOWN)
@schema.parametrize()
@settings(SEARCH, max_examples=IN_SMALL, derandomize=True)
def test_answers_are_as_described(case: Any, is_known: bool, server: Server, known: Somebody) -> None:
    check_answer(case, is_known, server, known)


@pytest.mark.soak
@schema.given(is_known=KNOWN)
@schema.parametrize()
@settings(SEARCH, max_examples=AT_LENGTH)
def test_answers_are_as_described_at_length(case: Any, is_known: bool, server: Server, known: Somebody) -> None:
    check_answer(case, is_known, server, known)


def test_what_is_asked_for_with_care_is_described() -> None:
    """Else a path that has changed its name would be asked for without."""
    paths = json.loads(document())["paths"]
    assert {*LOSSES, f"GET {STREAM}"} <= {
        f"{method.upper()} {path}" for path, methods in paths.items() for method in methods
    }


def test_every_reference_leads_somewhere(server: Server) -> None:
    served = httpx.get(f"{server.url}{API}/openapi.json")
    text = served.text
    data = served.json()
    assert data["openapi"].startswith("3.1")
    names = data["components"]["schemas"]
    for part in text.split('"$ref":"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in names
    assert all(operation["summary"] for path in data["paths"].values() for operation in path.values())

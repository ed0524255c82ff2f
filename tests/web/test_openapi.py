"""The description of the interface and the server agree, whatever is sent (schemathesis, bounded)."""

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from cattery.web.openapi import document
from tests.web.server import API, Server

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
]
schema = schemathesis.openapi.from_dict(json.loads(document()))


@pytest.fixture(scope="module")
def known(server: Server) -> dict[str, Any]:
    """A running match, so that not everything is refused for its id alone."""
    ada = server.person("Ada")
    ada.create("felix", bots=["regular"] * 3)
    ada.post("/start")
    return {"id": ada.match_id, "cookie": ada.client.cookies["cattery"]}


@schema.exclude(path_regex="stream$|/me$|/leave$").parametrize()
@settings(
    max_examples=8,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_answers_are_as_described(case: Any, server: Server, known: dict[str, Any]) -> None:
    if "id" in case.path_parameters:
        case.path_parameters["id"] = known["id"]
    case.cookies = {"cattery": known["cookie"]}
    case.call_and_validate(base_url=server.url + API, checks=CHECKS)


def test_every_reference_leads_somewhere(server: Server) -> None:
    served = httpx.get(f"{server.url}{API}/openapi.json")
    text = served.text
    data = served.json()
    assert data["openapi"].startswith("3.1")
    names = data["components"]["schemas"]
    for part in text.split('"$ref":"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in names
    assert all(operation["summary"] for path in data["paths"].values() for operation in path.values())

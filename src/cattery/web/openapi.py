"""The description of the interface (OpenAPI 3.1), made from the types that it is read and written with."""

import inspect
import re
from functools import cache
from typing import Any

import msgspec

from cattery import __version__
from cattery.core.words import LANGUAGES
from cattery.web import wire
from cattery.web.api import ENDPOINTS, Endpoint

TEMPLATE = "#/components/schemas/{name}"
QUERIES: dict[str, dict[str, Any]] = {
    "lang": {"schema": {"type": "string", "enum": list(LANGUAGES)}, "description": "The language of all words."},
    "log": {"schema": {"type": "string", "enum": ["all"]}, "description": "Tell the whole log, not its end alone."},
    "words": {
        "schema": {"type": "string", "enum": ["none"]},
        "description": "For programs: no labels, no table in words, no log; what there is to know is in the numbers.",
    },
    "seat": {"schema": {"type": "string"}, "description": "A seat from 0, `none` for a spectator, or `all`."},
}
PATHS: dict[str, dict[str, Any]] = {
    "id": {"schema": {"type": "string", "maxLength": 40}, "description": "A match."},
    "name": {"schema": {"type": "string", "maxLength": 40}, "description": "A game."},
    "seat": {"schema": {"type": "integer", "minimum": 0, "maximum": 15}, "description": "A seat, from 0."},
}


@cache
def document() -> bytes:
    """The description as JSON."""
    types = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer) if isinstance(kind, type)]
    schemas, components = msgspec.json.schema_components([*types, wire.Problem], ref_template=TEMPLATE)
    known = dict(zip([*types, wire.Problem], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Cattery", "version": __version__, "description": _about()},
            "servers": [{"url": "/api/v1"}],
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": _security()},
            "security": [{}, {"cookie": []}, {"seat": []}],
        }
    )


def _about() -> str:
    return (
        "Matches of card games. A seat sees what a player may see, anybody else what a spectator may see. "
        "The caller is known by a cookie, or plays one seat with the token that was answered when it sat down."
    )


def _security() -> dict[str, Any]:
    return {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "cattery"},
        "seat": {"type": "http", "scheme": "bearer"},
    }


def _operation(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    about = inspect.getdoc(endpoint.handler) or ""
    operation: dict[str, Any] = {
        "operationId": getattr(endpoint.handler, "__name__", endpoint.path),
        "summary": about.partition("\n")[0],
        "parameters": [
            *({"name": name, "in": "path", "required": True, **PATHS[name]} for name in _names(endpoint.path)),
            *({"name": name, "in": "query", **QUERIES[name]} for name in endpoint.query),
        ],
        "responses": _answers(endpoint, known),
    }
    if endpoint.body is not None:
        is_needed = any(field.required for field in msgspec.structs.fields(endpoint.body))
        content = {"application/json": {"schema": known[endpoint.body]}}
        operation["requestBody"] = {"required": is_needed, "content": content}
    return operation


def _answers(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    if isinstance(endpoint.answer, str):
        content: dict[str, Any] = {endpoint.answer: {"schema": {} if "json" in endpoint.answer else {"type": "string"}}}
    else:
        content = {"application/json": {"schema": known[endpoint.answer]}}
    problem = {"application/json": {"schema": known[wire.Problem]}}
    answers = {str(endpoint.status): {"description": "Done.", "content": content}}
    for status, why in (("4XX", "Refused; nothing has changed."), ("5XX", "Not possible now.")):
        answers[status] = {"description": why, "content": problem}
    if endpoint.path.endswith("{id}"):
        answers["304"] = {"description": "Nothing has changed."}
    return answers


def _names(path: str) -> list[str]:
    return re.findall(r"{(\w+)}", path)

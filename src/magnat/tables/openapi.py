"""The descriptions of the API: JSON Schema (also for the client's types), OpenAPI, AsyncAPI, and an HTML page."""

import html
import re
from functools import cache
from typing import Any, Final

import msgspec

from magnat.match.messages import COMMAND_TYPES, EVENT_TYPES
from magnat.tables.api_types import Failure
from magnat.tables.companion_types import CompanionUpdate
from magnat.tables.routes import COMPANION_ROUTES, ROUTES, load_type
from magnat.version import __version__

SERVER_ROUTES: Final = tuple(route for route in ROUTES if route.only != "browser")


def make_schema(ref: str = "#/$defs/{name}") -> dict[str, Any]:
    """Return the JSON Schema of every type of the API by its name."""
    bodies = [load_type(kind) for route in SERVER_ROUTES for kind in (route.request, route.response) if kind]
    types = (*COMMAND_TYPES, *EVENT_TYPES, *bodies, Failure, CompanionUpdate)
    return msgspec.json.schema_components(tuple(dict.fromkeys(types)), ref_template=ref)[1]


@cache
def make_openapi() -> dict[str, Any]:
    """Return the OpenAPI document of the HTTP API."""
    paths: dict[str, Any] = {}
    for e in SERVER_ROUTES:
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"\{(\w+)\}", e.path)
        ]
        operation: dict[str, Any] = {
            "summary": e.about,
            "operationId": f"companion_{e.name}" if e in COMPANION_ROUTES else e.name,
            "parameters": parameters,
            "responses": {
                str(e.status): {"description": e.about, **content_of_type(e.response)},
                "4XX": {"description": "Refused", **content_of_schema("Failure")},
                "503": {"description": "The store is away", **content_of_schema("Failure")},
            },
        }
        if e.request is not None:
            operation["requestBody"] = {"required": True, **content_of_type(e.request)}
        paths.setdefault(e.path, {})[e.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Magnat", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": make_schema("#/components/schemas/{name}"),
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"bearer": []}],
    }


def content_of_type(kind: Any) -> dict[str, Any]:
    return {} if kind is None else content_of_schema(load_type(kind).__name__)


def content_of_schema(name: str) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


@cache
def make_asyncapi() -> dict[str, Any]:
    """Return the AsyncAPI document of the WebSocket API."""
    names = [struct.__name__ for struct in (*COMMAND_TYPES, *EVENT_TYPES)]
    messages = {name: {"payload": {"$ref": f"#/components/schemas/{name}"}} for name in names}

    def operation(action: str, structs: tuple[Any, ...]) -> dict[str, Any]:
        channel = "#/channels/table"
        refs = [{"$ref": f"{channel}/messages/{struct.__name__}"} for struct in structs]
        return {"action": action, "channel": {"$ref": channel}, "messages": refs}

    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Magnat", "version": __version__},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{id}/socket",
                "parameters": {"id": {"description": "the table"}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
            }
        },
        "operations": {"say": operation("receive", COMMAND_TYPES), "tell": operation("send", EVENT_TYPES)},
        "components": {"messages": messages, "schemas": make_schema("#/components/schemas/{name}")},
    }


@cache
def render_api_page() -> str:
    """Return both APIs as one HTML page without scripts."""
    rows = "".join(
        f"<tr><td>{e.method}<td><code>{e.path}</code><td>{html.escape(e.about)}"
        f"<td>{schema_link(e.request)}<td>{schema_link(e.response)}"
        for e in SERVER_ROUTES
    )
    kinds = make_schema()
    messages = "".join(
        f'<h3 id="{name}">{name}</h3><p>{html.escape(kind.get("description", ""))}'
        f"<pre>{html.escape(msgspec.json.format(msgspec.json.encode(kind), indent=1).decode())}</pre>"
        for name, kind in sorted(kinds.items())
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Magnat: API</title><h1>Magnat: API</h1>'
        '<p><a href="/api/openapi.json">OpenAPI</a> <a href="/api/asyncapi.json">AsyncAPI</a> '
        '<a href="/api/schema.json">JSON Schema</a><h2>HTTP</h2><table>'
        f"<tr><th><th>path<th><th>takes<th>gives{rows}</table><h2>Socket: /api/tables/{{id}}/socket</h2>"
        f"<p>You say: {', '.join(schema_link(struct) for struct in COMMAND_TYPES)}."
        f"<p>You hear: {', '.join(schema_link(struct) for struct in EVENT_TYPES)}.<h2>Types</h2>{messages}</html>"
    )


def schema_link(kind: Any) -> str:
    return "" if kind is None else f'<a href="#{load_type(kind).__name__}">{load_type(kind).__name__}</a>'

"""Endpoints apart from play: the web client's files, the documentation, API descriptions, health checks."""

import html
import mimetypes
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from os.path import isfile  # unlike Path.is_file, returns False for a name that is too long
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response

from magnat.hosts.server.companion_api import COMPANION_ENDPOINTS
from magnat.hosts.server.health import Health
from magnat.hosts.server.http_api import error_response
from magnat.hosts.server.process import Process
from magnat.hosts.server.schema import make_schema
from magnat.hosts.server.socket_endpoint import SocketEndpoint
from magnat.hosts.server.tables_api import ENDPOINTS
from magnat.match.messages import COMMAND_TYPES, EVENT_TYPES
from magnat.version import PACKAGE, __version__

WEB_FOLDER: Final = PACKAGE / "web"
PLACEHOLDER_PAGE: Final = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Magnat</title>
<h1>Magnat</h1><p>Le serveur est là; la page de jeu n’est pas encore installée.
<p lang="en">The server is here; the page to play on is not installed yet. <a href="/api/docs">API</a></html>"""
# The documentation is in the package if it was built before the wheel, else where `make docs` writes it.
DOCS_FOLDERS: Final = (PACKAGE / "docs", PACKAGE.parents[1] / "build" / "docs")
NO_DOCS_PAGE: Final = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Magnat</title>
<h1>Magnat</h1><p>La documentation n’est pas installée sur ce serveur : « make docs » l’écrit.
<a href="/rules">Les règles des jeux</a> sont là.
<p lang="en">The documentation is not installed on this server: “make docs” writes it.
<a href="/rules">The rules of the games</a> and <a href="/api/docs">the API</a> are here.</html>"""
ALL_ENDPOINTS: Final = (*ENDPOINTS, *COMPANION_ENDPOINTS)
RESERVED_PATHS: Final = ("api", "healthz", "readyz", "metrics", "operator")


@cache
def make_openapi() -> dict[str, Any]:
    """Return the OpenAPI document of the HTTP API."""
    paths: dict[str, Any] = {}
    for e in ALL_ENDPOINTS:
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in ("id", "code", "seat", "game", "lang", "account")
            if f"{{{name}}}" in e.path
        ]
        operation: dict[str, Any] = {
            "summary": e.about,
            "operationId": e.name if e in ENDPOINTS else f"companion_{e.name}",
            "parameters": parameters,
            "responses": {
                str(e.status): {"description": e.about, **content_of_type(e.result_type)},
                "4XX": {"description": "Refused", **content_of_schema("Failure")},
                "503": {"description": "The store is away", **content_of_schema("Failure")},
            },
        }
        if e.body_type is not None:
            operation["requestBody"] = {"required": True, **content_of_type(e.body_type)}
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


def content_of_type(struct: Any) -> dict[str, Any]:
    return {} if struct is None else content_of_schema(struct.__name__)


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
        f"<td>{schema_link(e.body_type)}<td>{schema_link(e.result_type)}"
        for e in ALL_ENDPOINTS
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


def schema_link(struct: Any) -> str:
    return "" if struct is None else f'<a href="#{struct.__name__}">{struct.__name__}</a>'


PageHandler = Callable[[Request], Awaitable[Response]]


def health_response(trouble: str) -> Response:
    return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200, headers={"cache-control": "no-store"})


def file_response(folder: Path, path: str, kept: str) -> Response | None:
    """Return a file inside `folder`, or None if there is no such file. `kept` is its cache-control header."""
    file = (folder / path).resolve()
    if not path or not isfile(file) or not file.is_relative_to(folder.resolve()):
        return None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(file, media_type=kind, headers={"cache-control": kept})


def documentation_response(path: str, folders: Sequence[Path] = DOCS_FOLDERS) -> Response:
    """Return a page of the documentation from the first folder that has one, or a 404 page with a hint."""
    found = next((folder for folder in folders if isfile(folder / "index.html")), None)
    if found is None:
        return Response(NO_DOCS_PAGE, 404, media_type="text/html")
    return file_response(found, path or "index.html", "no-cache") or RedirectResponse("/docs/")


class PageRoutes:
    """Handlers of the endpoints apart from play."""

    def __init__(self, process: Process, sockets: SocketEndpoint) -> None:
        self.process = process
        self.sockets = sockets
        self.health_checks = Health(process)

    async def health(self, request: Request) -> Response:
        return health_response(await self.health_checks.find_trouble())

    async def ready(self, request: Request) -> Response:
        return health_response(await self.health_checks.why_not_ready())

    def rate_limited(self, page: PageHandler) -> PageHandler:
        """Return the handler with a rate limit per address."""

        async def handle_page(request: Request) -> Response:
            if not self.process.limits.pages.take(self.sockets.guard.source(request.scope)):
                return error_response(429, "too_fast")
            return await page(request)

        return handle_page

    async def schema(self, request: Request) -> Response:
        made = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": make_schema()}
        return Response(msgspec.json.encode(made), media_type="application/json")

    async def openapi(self, request: Request) -> Response:
        return Response(msgspec.json.encode(make_openapi()), media_type="application/json")

    async def asyncapi(self, request: Request) -> Response:
        return Response(msgspec.json.encode(make_asyncapi()), media_type="application/json")

    async def docs(self, request: Request) -> Response:
        return Response(render_api_page(), media_type="text/html")

    async def documentation(self, request: Request) -> Response:
        """Return a page of the documentation."""
        if "path" not in request.path_params:
            return RedirectResponse("/docs/")
        return documentation_response(request.path_params["path"])

    async def web(self, request: Request) -> Response:
        """Return a file of the web client, or its index page, because the client routes all other paths itself."""
        path = request.path_params.get("path", "")
        if path.split("/")[0] in RESERVED_PATHS:
            return error_response(404, "no_such_page")
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        if answer := file_response(WEB_FOLDER, path, kept):
            return answer
        index = WEB_FOLDER / "index.html"
        if index.is_file():
            return FileResponse(index, media_type="text/html", headers={"cache-control": "no-cache"})
        return Response(PLACEHOLDER_PAGE, media_type="text/html")

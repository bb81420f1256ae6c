"""server: the browser's files, the API described for programs, health and measures."""

import html
import mimetypes
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from os.path import isfile  # unlike Path's own, it says no to a name that is too long for any file
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response

import magnat
from magnat import __version__
from magnat.play.messages import COMMANDS, EVENTS
from magnat.server.answering import failed
from magnat.server.companion_http import COMPANION_ENDPOINTS
from magnat.server.health import Health
from magnat.server.http import ENDPOINTS
from magnat.server.process import Process
from magnat.server.schema import schema
from magnat.server.socket import Sockets

WEB: Final = Path(magnat.__file__).parent / "web"
PLACEHOLDER: Final = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Magnat</title>
<h1>Magnat</h1><p>Le serveur est là; la page de jeu n’est pas encore installée.
<p lang="en">The server is here; the page to play on is not installed yet. <a href="/api/docs">API</a></html>"""
# The documentation lies in the package if it was built before the wheel, or where `make docs` writes it.
DOCS: Final = (Path(magnat.__file__).parent / "docs", Path(magnat.__file__).parents[2] / "build" / "docs")
NO_DOCS: Final = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Magnat</title>
<h1>Magnat</h1><p>La documentation n’est pas installée sur ce serveur : « make docs » l’écrit.
<a href="/rules">Les règles des jeux</a> sont là.
<p lang="en">The documentation is not installed on this server: “make docs” writes it.
<a href="/rules">The rules of the games</a> and <a href="/api/docs">the API</a> are here.</html>"""
ALL_ENDPOINTS: Final = (*ENDPOINTS, *COMPANION_ENDPOINTS)
FIRST_PATHS: Final = ("api", "healthz", "readyz", "metrics", "operator")


@cache
def openapi() -> dict[str, Any]:
    """The HTTP side, as OpenAPI."""
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
                str(e.status): {"description": e.about, **content(e.gives)},
                "4XX": {"description": "Refused", **content_of("Failure")},
                "503": {"description": "The store is away", **content_of("Failure")},
            },
        }
        if e.takes is not None:
            operation["requestBody"] = {"required": True, **content(e.takes)}
        paths.setdefault(e.path, {})[e.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Magnat", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": schema("#/components/schemas/{name}"),
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"bearer": []}],
    }


def content(struct: Any) -> dict[str, Any]:
    return {} if struct is None else content_of(struct.__name__)


def content_of(name: str) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


@cache
def asyncapi() -> dict[str, Any]:
    """The socket, as AsyncAPI."""
    names = [struct.__name__ for struct in (*COMMANDS, *EVENTS)]
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
        "operations": {"say": operation("receive", COMMANDS), "tell": operation("send", EVENTS)},
        "components": {"messages": messages, "schemas": schema("#/components/schemas/{name}")},
    }


@cache
def docs_page() -> str:
    """Both, to be read by people, without a script."""
    rows = "".join(
        f"<tr><td>{e.method}<td><code>{e.path}</code><td>{html.escape(e.about)}"
        f"<td>{struct_link(e.takes)}<td>{struct_link(e.gives)}"
        for e in ALL_ENDPOINTS
    )
    kinds = schema()
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
        f"<p>You say: {', '.join(struct_link(struct) for struct in COMMANDS)}."
        f"<p>You hear: {', '.join(struct_link(struct) for struct in EVENTS)}.<h2>Types</h2>{messages}</html>"
    )


def struct_link(struct: Any) -> str:
    return "" if struct is None else f'<a href="#{struct.__name__}">{struct.__name__}</a>'


Page = Callable[[Request], Awaitable[Response]]


def found(trouble: str) -> Response:
    return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200, headers={"cache-control": "no-store"})


def file_of(folder: Path, path: str, kept: str) -> Response | None:
    """A file of a folder, and of nowhere else; None if it has none of that name."""
    file = (folder / path).resolve()
    if not path or not isfile(file) or not file.is_relative_to(folder.resolve()):
        return None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(file, media_type=kind, headers={"cache-control": kept})


def documentation(path: str, folders: Sequence[Path] = DOCS) -> Response:
    """A page of the documentation, which any of these folders may have; if none has it, a kind sentence."""
    found = next((folder for folder in folders if isfile(folder / "index.html")), None)
    if found is None:
        return Response(NO_DOCS, 404, media_type="text/html")
    return file_of(found, path or "index.html", "no-cache") or RedirectResponse("/docs/")


class Pages:
    """The endpoints that are not about play."""

    def __init__(self, process: Process, sockets: Sockets) -> None:
        self.process = process
        self.sockets = sockets
        self.state = Health(process)

    async def health(self, request: Request) -> Response:
        return found(await self.state.ill())

    async def ready(self, request: Request) -> Response:
        return found(await self.state.unready())

    def limited(self, page: Page) -> Page:
        """A page that one address may ask for only so often."""

        async def shown(request: Request) -> Response:
            if not self.process.limits.pages.take(self.sockets.guard.source(request.scope)):
                return failed(429, "too_fast")
            return await page(request)

        return shown

    async def schema(self, request: Request) -> Response:
        made = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": schema()}
        return Response(msgspec.json.encode(made), media_type="application/json")

    async def openapi(self, request: Request) -> Response:
        return Response(msgspec.json.encode(openapi()), media_type="application/json")

    async def asyncapi(self, request: Request) -> Response:
        return Response(msgspec.json.encode(asyncapi()), media_type="application/json")

    async def docs(self, request: Request) -> Response:
        return Response(docs_page(), media_type="text/html")

    async def documentation(self, request: Request) -> Response:
        """A page of the documentation, or a word about where it is."""
        if "path" not in request.path_params:
            return RedirectResponse("/docs/")
        return documentation(request.path_params["path"])

    async def web(self, request: Request) -> Response:
        """A file of the browser's client; any other address is one of its pages."""
        path = request.path_params.get("path", "")
        if path.split("/")[0] in FIRST_PATHS:
            return failed(404, "no_such_page")
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        if answer := file_of(WEB, path, kept):
            return answer
        index = WEB / "index.html"
        if index.is_file():
            return FileResponse(index, media_type="text/html", headers={"cache-control": "no-cache"})
        return Response(PLACEHOLDER, media_type="text/html")

"""Endpoints apart from play: the web client's files, the documentation, API descriptions, health checks."""

import html
import mimetypes
from collections.abc import Awaitable, Callable, Sequence
from os.path import isfile  # unlike Path.is_file, returns False for a name that is too long
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response

from magnat.hosts.server.cpu_time import wait_for_cpu_time
from magnat.hosts.server.health import Health
from magnat.hosts.server.http_api import error_response
from magnat.hosts.server.process import Process
from magnat.hosts.server.socket_endpoint import SocketEndpoint
from magnat.languages import LANGUAGES
from magnat.match import Refusal
from magnat.tables.openapi import make_asyncapi, make_openapi, make_schema, render_api_page
from magnat.texts.bundles import load_shared_bundle
from magnat.version import PACKAGE

WEB_FOLDER: Final = PACKAGE / "web"
# The documentation is in the package if it was built before the wheel, else where `make docs` writes it.
DOCS_FOLDERS: Final = (PACKAGE / "docs", PACKAGE.parents[1] / "build" / "docs")
RESERVED_PATHS: Final = ("api", "assets", "healthz", "readyz", "metrics", "operator")


def render_notice(key: str) -> str:
    """Return a page with one sentence in every language."""
    lines = [(lang, load_shared_bundle(lang, "server").format(key, {})[0]) for lang in LANGUAGES]
    paragraphs = "".join(f'<p lang="{lang}">{html.escape(line)}' for lang, line in lines)
    return f'''<!doctype html><html lang="{LANGUAGES[0]}"><meta charset="utf-8"><title>Magnat</title>
<h1>Magnat</h1>{paragraphs}<p><a href="/rules">/rules</a> <a href="/api/docs">/api/docs</a></html>'''


def make_schema_document() -> dict[str, Any]:
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": make_schema()}


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
        return Response(render_notice("page-no-docs"), 404, media_type="text/html")
    return file_response(found, path or "index.html", "no-cache") or error_response(404, "no_such_page")


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
            source, limits = self.sockets.guard.source(request.scope), self.process.limits
            if not limits.pages.take(source):
                return error_response(429, "too_fast")
            try:
                await wait_for_cpu_time(limits.command_time, source)
            except Refusal as error:
                return error_response(error.status, error.reason)
            return await page(request)

        return handle_page

    async def schema(self, request: Request) -> Response:
        return await self._describe(make_schema_document)

    async def openapi(self, request: Request) -> Response:
        return await self._describe(make_openapi)

    async def asyncapi(self, request: Request) -> Response:
        return await self._describe(make_asyncapi)

    async def _describe(self, describe: Callable[[], Any]) -> Response:
        return Response(await self.process.descriptions.get(describe), media_type="application/json")

    async def docs(self, request: Request) -> Response:
        return Response(await self.process.threads.run(render_api_page), media_type="text/html")

    async def documentation(self, request: Request) -> Response:
        """Return a page of the documentation."""
        if "path" not in request.path_params:
            return RedirectResponse("/docs/")
        return documentation_response(request.path_params["path"])

    async def web(self, request: Request) -> Response:
        """Return a file of the web client, or its index page, because the client routes paths without a dot itself."""
        path = request.path_params.get("path", "")
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        if answer := file_response(WEB_FOLDER, path, kept):
            return answer
        first, last = path.split("/")[0], path.split("/")[-1]
        if first in RESERVED_PATHS or "." in last:
            return error_response(404, "no_such_page")
        index = WEB_FOLDER / "index.html"
        if index.is_file():
            return FileResponse(index, media_type="text/html", headers={"cache-control": "no-cache"})
        return Response(render_notice("page-not-installed"), media_type="text/html")

"""The ASGI application, and the uvicorn server that runs it."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from magnat.hosts.server import memory
from magnat.hosts.server.client_addresses import TrustedProxies
from magnat.hosts.server.companion import CompanionTables
from magnat.hosts.server.companion_api import CompanionApi
from magnat.hosts.server.configuration import BadSetting
from magnat.hosts.server.cpu_time import ChargeRequests
from magnat.hosts.server.http_api import error_response
from magnat.hosts.server.http_protocol import make_http_protocol
from magnat.hosts.server.identity import Identity
from magnat.hosts.server.logs import log_loop_error
from magnat.hosts.server.operator_api import OperatorApi
from magnat.hosts.server.pages import PageRoutes
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard, RejectNul, SecurityHeaders
from magnat.hosts.server.settings import Settings
from magnat.hosts.server.socket_endpoint import SocketEndpoint
from magnat.hosts.server.tables_api import TablesApi
from magnat.hosts.server.ws_protocol import WsProtocol
from magnat.tables.rates import MAX_MESSAGE_BYTES

SHUTDOWN_SECONDS = 3  # for requests that are being answered
KEEP_ALIVE_SECONDS = 75  # longer than clients keep connections, so that a close never crosses a request
MAX_LISTEN_BACKLOG = 128  # all are accepted at once and need a descriptor each


def make_application(process: Process) -> Starlette:
    guard = Guard(process.settings, process.limits)
    identity = Identity(process, guard)
    sockets = SocketEndpoint(process, guard, identity)
    pages = PageRoutes(process, sockets)
    companions = CompanionTables(process)
    process.shutdown_callbacks.append(companions.disconnect_all)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await process.start()
        companions.start()
        yield
        await process.stop()

    routes = [
        WebSocketRoute("/api/tables/{id}/socket", sockets.serve),  # first, because thousands reconnect after a restart
        *TablesApi(process, guard, identity).make_routes(),
        *OperatorApi(process, guard, identity).make_routes(),
        *CompanionApi(process, guard, identity, companions).make_routes(),
        Route("/healthz", pages.rate_limited(pages.health)),
        Route("/readyz", pages.rate_limited(pages.ready)),
        Route("/api/schema.json", pages.rate_limited(pages.schema)),
        Route("/api/openapi.json", pages.rate_limited(pages.openapi)),
        Route("/api/asyncapi.json", pages.rate_limited(pages.asyncapi)),
        Route("/api/docs", pages.rate_limited(pages.docs)),
        Route("/docs", pages.rate_limited(pages.documentation)),
        Route("/docs/{path:path}", pages.rate_limited(pages.documentation)),
        Route("/{path:path}", pages.rate_limited(pages.web)),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(ChargeRequests, guard=guard),
            Middleware(SecurityHeaders, guard=guard),
            Middleware(RejectNul),
        ],
        exception_handlers={HTTPException: handle_exception, Exception: handle_exception},
    )


async def handle_exception(request: Request, error: Exception) -> Response:
    """Return an error in the API's format for requests that no endpoint answers. The caller logs faults."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    answer = error_response(status, {404: "no_such_page", 405: "wrong_method"}.get(status, "fault"))
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


class Server(uvicorn.Server):
    """uvicorn's server. It reports when it is ready, can listen at further addresses, and leaves signals to `serve`."""

    def __init__(self, config: uvicorn.Config, process: Process, ready: Callable[[int], None] | None = None) -> None:
        super().__init__(config)
        self.process = process
        self.ready = ready

    @property
    def port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.process.listen_at = self.listen
        if self.ready is not None and self.started:
            self.ready(self.port)

    async def listen(self, host: str) -> int:
        """Listen at another address, on the same port if it is free there; return the port."""
        try:
            listening = socket.create_server((host, self.port))
        except OSError:
            listening = socket.create_server((host, 0))
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(self.make_protocol, sock=listening, backlog=self.config.backlog))
        return int(listening.getsockname()[1])

    def make_protocol(self) -> asyncio.Protocol:
        """Return a protocol for a connection, configured as at the first address."""
        protocol_class: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return protocol_class(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: Any = None) -> None:
        self.process.announce_shutdown()
        await asyncio.sleep(0.05)
        asyncio.get_running_loop().call_later(SHUTDOWN_SECONDS, self.cancel_requests)
        await super().shutdown(sockets)

    def cancel_requests(self) -> None:
        """Cancel the requests that take too long, each of which then answers 503. uvicorn would log them as errors."""
        for task in self.server_state.tasks:
            task.cancel()


def open_listening_sockets(host: str, port: int) -> list[socket.socket]:
    """Return sockets for every address of `host`, all on one port. Raise `BadSetting` if that fails."""
    sockets: list[socket.socket] = []
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, address in dict.fromkeys(addresses):
            sockets.append(socket.create_server((address[0], port), family=family, backlog=MAX_LISTEN_BACKLOG))
            port = port or sockets[0].getsockname()[1]
    except OSError as error:
        for each in sockets:
            each.close()
        raise BadSetting("host, port", f"{host}, {port}", os_error_text(error)) from error
    return sockets


def os_error_text(error: OSError) -> str:
    """Return the system's message without the address, which the caller names itself."""
    return os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror or str(error)


def make_uvicorn_config(process: Process) -> uvicorn.Config:
    """Return the uvicorn configuration for a process."""
    settings = process.settings
    return uvicorn.Config(
        make_application(process),
        host=settings.host,
        port=settings.port,
        http=make_http_protocol(process.limits, TrustedProxies(settings.proxies)),
        backlog=MAX_LISTEN_BACKLOG,
        ws=WsProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=2 * SHUTDOWN_SECONDS,
        lifespan="on",
    )


def serve(settings: Settings, ready: Callable[[int], None] | None = None, sockets: Any = None) -> None:
    """Serve until SIGTERM or SIGINT. Running games continue after a restart.

    Call `ready` with the port once the server accepts connections.
    """
    sockets = sockets or open_listening_sockets(settings.host, settings.port)
    settings.port = sockets[0].getsockname()[1]  # the allowed origins contain the port
    process = Process(settings)
    process.store.open()
    server = Server(make_uvicorn_config(process), process, ready)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(log_loop_error)
        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):
                loop.add_signal_handler(number, setattr, server, "should_exit", True)
        await server._serve(sockets)

    sys.setswitchinterval(0.001)  # the writer thread must get the GIL quickly, because players wait for it
    memory.tune_gc()
    asyncio.run(run())

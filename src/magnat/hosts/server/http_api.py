"""HTTP request handling: admission, rate limits, request bodies, and error responses."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from magnat.hosts.server.cpu_time import wait_for_cpu_time
from magnat.hosts.server.identity import Identity
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import Guard
from magnat.hosts.server.row_mapping import report_unreadable
from magnat.kernel import MagnatError
from magnat.match import Refusal
from magnat.match.messages import encoder
from magnat.store import StoreUnavailable
from magnat.tables.api_types import Failure, Player, Problem
from magnat.tables.failures import decode_body, describe_failure
from magnat.tables.routes import MAX_BODY_BYTES, ApiRoute, load_type

log = logging.getLogger(__name__)

BODY_TIMEOUT_SECONDS = 10.0  # for receiving the whole body
R = TypeVar("R")


class EndpointGroup:
    """Handlers of some routes: methods that take the request, the player unless the route is public, and the body."""

    routes: tuple[ApiRoute, ...] = ()

    def __init__(self, process: Process, guard: Guard, identity: Identity) -> None:
        self.process = process
        self.store = process.store
        self.guard = guard
        self.identity = identity

    def make_routes(self) -> list[Route]:
        return [Route(route.path, self._make_handler(route), methods=[route.method]) for route in self.routes]

    def _make_handler(self, route: ApiRoute) -> Callable[[Request], Awaitable[Response]]:
        body_type = load_type(route.request)

        async def handle(request: Request) -> Response:
            await self.check_admission(request, route)
            route.refuse_unless_on("server")
            content = await read_body(request, route.max_body_bytes)
            args = [] if body_type is None else [decode_body(body_type, content)]
            if route.caller != "public":
                args.insert(0, await self._find_caller(request, route))
            result = await getattr(self, route.name)(request, *args)
            return result if isinstance(result, Response) else json_response(result, route.status)

        async def handle_request(request: Request) -> Response:
            try:
                return await handle(request)
            except StoreUnavailable:
                return error_response(503, "store_unavailable")
            except asyncio.CancelledError:
                if not self.process.stopping:
                    raise
                return error_response(503, "shutting_down")
            except MagnatError as error:
                return failure_response(*describe_failure(error))
            except msgspec.MsgspecError as error:  # the body was decoded before: a stored row is corrupt
                report_unreadable("a row cannot be read", request.url.path, error)
                return error_response(409, "not_readable")
            except Exception:
                log.exception("a request failed", extra={"path": route.path})
                return error_response(500, "fault")

        async def handle_and_log(request: Request) -> Response:
            began, id = time.monotonic(), secrets.token_hex(6)
            answered = await handle_request(request)
            answered.headers["x-request-id"] = id
            log.info(
                "request",
                extra={
                    "request": id,
                    "method": route.method,
                    "route": route.path,  # not the URL, which may contain a code
                    "match": request.path_params.get("id", ""),
                    "status": answered.status_code,
                    "ms": round((time.monotonic() - began) * 1000, 1),
                    "address": self.guard.source(request.scope).address,
                },
            )
            return answered

        return handle_and_log

    async def _find_caller(self, request: Request, route: ApiRoute) -> Player | None:
        """Return the player of a request. Raise `Refusal` if the route needs one and there is none."""
        caller = await self.identity.find_player(request, route.method != "GET", route.banned)
        if caller is None and route.caller != "anyone":
            raise Refusal("no_player", 401)
        return Player(caller["id"], caller["name"]) if caller else None

    async def check_admission(self, request: Request, route: ApiRoute) -> None:
        """Raise `Refusal` if the client is banned or exceeds its rate limit. Wait for its share of CPU time."""
        source = self.guard.source(request.scope)
        if self.process.is_banned(source) and not route.banned:
            raise Refusal("banned", 403)
        if not self.process.limits.requests.take(source):
            raise Refusal("too_fast", 429)
        await wait_for_cpu_time(self.process.limits.command_time, source)

    async def _limit_guesses(self, request: Request, looked_up: Coroutine[Any, Any, R]) -> R:
        """Look up by code. Misses are rate-limited, and a network has one lookup at a time, so that all are counted."""
        limits, source = self.process.limits, self.guard.source(request.scope)
        async with limits.guess_locks.setdefault(source.network, asyncio.Lock()):
            if not limits.guesses.would_admit(source):
                limits.guesses.refused += 1
                looked_up.close()
                raise Refusal("too_fast", 429)
            try:
                return await looked_up
            except Refusal as error:
                if error.status == 404:
                    limits.guesses.take(source)
                raise


async def read_body(request: Request, limit: int = MAX_BODY_BYTES) -> bytes:
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_TIMEOUT_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise Refusal("too_large", 413)
                parts.append(part)
    except TimeoutError:
        raise Refusal("slow", 408) from None
    except ClientDisconnect:  # not a server fault, and the response is not read
        raise Refusal("malformed", 400) from None
    return b"".join(parts)


def json_response(content: Any, status: int) -> Response:
    return encoded_response(encoder.encode(content), status)


def encoded_response(content: bytes, status: int = 200) -> Response:
    """Return a response of JSON that is already encoded."""
    return Response(content, status, media_type="application/json", headers={"cache-control": "no-store"})


def error_response(status: int, reason: str) -> Response:
    return failure_response(status, Failure(Problem(reason)))


def failure_response(status: int, failure: Failure) -> Response:
    """Return a failure as JSON. A 429 closes the connection, because reconnects are rate-limited."""
    answer = json_response(failure, status)
    if status == 429:
        answer.headers["connection"] = "close"
    return answer

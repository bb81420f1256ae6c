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

from magnat.hosts.server.identity import Identity
from magnat.hosts.server.process import Process
from magnat.hosts.server.request_guards import MAX_BODY_BYTES, Guard
from magnat.kernel import MagnatError
from magnat.match.messages import encoder
from magnat.match.refusal import Refusal
from magnat.store import StoreUnavailable
from magnat.tables.api_types import Failure, Problem

log = logging.getLogger(__name__)

BODY_TIMEOUT_SECONDS = 10.0  # for receiving the whole body
R = TypeVar("R")


class Endpoint(msgspec.Struct, frozen=True):
    """The declaration of an API endpoint."""

    method: str
    path: str
    name: str  # of the method of the `EndpointGroup`
    about: str
    body_type: Any = None
    result_type: Any = None
    status: int = 200
    max_body_bytes: int = MAX_BODY_BYTES


class EndpointGroup:
    """Handlers of some endpoints. Each is a method that takes the request and, if declared, its decoded body."""

    endpoints: tuple[Endpoint, ...] = ()

    def __init__(self, process: Process, guard: Guard, identity: Identity) -> None:
        self.process = process
        self.store = process.store
        self.guard = guard
        self.identity = identity

    def routes(self) -> list[Route]:
        return [Route(e.path, self._make_handler(e), methods=[e.method]) for e in self.endpoints]

    def _make_handler(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        work = getattr(self, endpoint.name)
        decoder = msgspec.json.Decoder(endpoint.body_type) if endpoint.body_type is not None else None

        async def handle_request(request: Request) -> Response:
            try:
                await self.check_admission(request)
                content = await read_body(request, endpoint.max_body_bytes)
                given = decode_body(decoder, content or b"{}") if decoder is not None else None
                result = await (work(request, given) if decoder is not None else work(request))
                return result if isinstance(result, Response) else json_response(result, endpoint.status)
            except Refusal as why:
                return error_response(why.status, why.reason, why.rule, why.accepted)
            except StoreUnavailable:
                return error_response(503, "store_unavailable")
            except MagnatError as why:
                return error_response(409, "not_possible", accepted=type(why).__name__)
            except Exception:
                log.exception("a request failed", extra={"path": endpoint.path})
                return error_response(500, "fault")

        async def handle_and_log(request: Request) -> Response:
            began, id = time.monotonic(), secrets.token_hex(6)
            answered = await handle_request(request)
            answered.headers["x-request-id"] = id
            log.info(
                "request",
                extra={
                    "request": id,
                    "method": endpoint.method,
                    "route": endpoint.path,  # not the URL, which may contain a code
                    "match": request.path_params.get("id", ""),
                    "status": answered.status_code,
                    "ms": round((time.monotonic() - began) * 1000, 1),
                    "address": self.guard.source(request.scope).address,
                },
            )
            return answered

        return handle_and_log

    async def check_admission(self, request: Request) -> None:
        """Raise `Refusal` if the client is banned or exceeds its rate limit."""
        source = self.guard.source(request.scope)
        if self.process.is_banned(source):
            raise Refusal("banned", 403)
        if not self.process.limits.requests.take(source):
            raise Refusal("too_fast", 429)

    async def _limit_guesses(self, request: Request, looked_up: Awaitable[R]) -> R:
        """Look up by code. Misses are rate-limited per address."""
        guesses, source = self.process.limits.guesses, self.guard.source(request.scope)
        if not guesses.would_admit(source):
            guesses.refused += 1
            if isinstance(looked_up, Coroutine):
                looked_up.close()
            raise Refusal("too_fast", 429)
        try:
            return await looked_up
        except Refusal as why:
            if why.status == 404:
                guesses.take(source)
            raise


async def read_body(request: Request, most: int = MAX_BODY_BYTES) -> bytes:
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_TIMEOUT_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise Refusal("too_large", 413)
                parts.append(part)
    except TimeoutError:
        raise Refusal("slow", 408) from None
    except ClientDisconnect:  # not a server fault, and the response is not read
        raise Refusal("malformed", 400) from None
    return b"".join(parts)


def decode_body(decoder: msgspec.json.Decoder[Any], content: bytes) -> Any:
    try:
        return decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as why:
        raise Refusal("malformed", 400, accepted=str(why)[:200]) from None


def json_response(what: Any, status: int) -> Response:
    return Response(encoder.encode(what), status, media_type="application/json", headers={"cache-control": "no-store"})


def error_response(status: int, reason: str, rule: str = "", accepted: str = "") -> Response:
    """Return a refusal as JSON. A 429 closes the connection, because reconnects are rate-limited."""
    answer = json_response(Failure(Problem(reason, rule, accepted)), status)
    if status == 429:
        answer.headers["connection"] = "close"
    return answer

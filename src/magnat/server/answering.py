"""server: how a request is answered: who asks, how often he may, what he sent, and what a refusal looks like."""

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

from magnat.kernel import MagnatError
from magnat.play.messages import encoder
from magnat.play.refusal import Refusal
from magnat.server.bodies import (
    Failure,
    Problem,
)
from magnat.server.guards import BODY, Guard
from magnat.server.identity import Identity
from magnat.server.process import Process
from magnat.store import StoreUnavailable

log = logging.getLogger(__name__)

PATIENCE = 10.0  # seconds for the body of a request
R = TypeVar("R")


class Endpoint(msgspec.Struct, frozen=True):
    """One line of the API."""

    method: str
    path: str
    name: str  # of the method
    about: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    most: int = BODY  # bytes of what it takes


class Answering:
    """Answers at its endpoints. Each is a method that gets the request and its decoded body."""

    endpoints: tuple[Endpoint, ...] = ()

    def __init__(self, process: Process, guard: Guard, identity: Identity) -> None:
        self.process = process
        self.store = process.store
        self.guard = guard
        self.identity = identity

    def routes(self) -> list[Route]:
        return [Route(e.path, self._guarded(e), methods=[e.method]) for e in self.endpoints]

    def _guarded(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        work = getattr(self, endpoint.name)
        decoder = msgspec.json.Decoder(endpoint.takes) if endpoint.takes is not None else None

        async def answer(request: Request) -> Response:
            try:
                await self.admitted(request)
                content = await body_of(request, endpoint.most)
                given = decoded(decoder, content or b"{}") if decoder is not None else None
                result = await (work(request, given) if decoder is not None else work(request))
                return result if isinstance(result, Response) else said(result, endpoint.status)
            except Refusal as why:
                return failed(why.status, why.reason, why.rule, why.accepted)
            except StoreUnavailable:
                return failed(503, "store_unavailable")
            except MagnatError as why:
                return failed(409, "not_possible", accepted=type(why).__name__)
            except Exception:
                log.exception("a request failed", extra={"path": endpoint.path})
                return failed(500, "fault")

        async def run(request: Request) -> Response:
            began, id = time.monotonic(), secrets.token_hex(6)
            answered = await answer(request)
            answered.headers["x-request-id"] = id
            log.info(
                "request",
                extra={
                    "request": id,
                    "method": endpoint.method,
                    "route": endpoint.path,  # not the address itself, which may have a code in it
                    "match": request.path_params.get("id", ""),
                    "status": answered.status_code,
                    "ms": round((time.monotonic() - began) * 1000, 1),
                    "address": self.guard.source(request.scope).address,
                },
            )
            return answered

        return run

    async def admitted(self, request: Request) -> None:
        """Whether a request is listened to at all."""
        source = self.guard.source(request.scope)
        if self.process.bars(source):
            raise Refusal("banned", 403)
        if not self.process.limits.requests.take(source):
            raise Refusal("too_fast", 429)

    async def _unless_guessed(self, request: Request, looked_up: Awaitable[R]) -> R:
        """What is found under a code; who looks for many that are none has to wait."""
        guesses, source = self.process.limits.guesses, self.guard.source(request.scope)
        if not guesses.has(source):
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


async def body_of(request: Request, most: int = BODY) -> bytes:
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise Refusal("too_large", 413)
                parts.append(part)
    except TimeoutError:
        raise Refusal("slow", 408) from None
    except ClientDisconnect:  # no fault of ours, and nobody hears the answer
        raise Refusal("malformed", 400) from None
    return b"".join(parts)


def decoded(decoder: msgspec.json.Decoder[Any], content: bytes) -> Any:
    try:
        return decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as why:
        raise Refusal("malformed", 400, accepted=str(why)[:200]) from None


def said(what: Any, status: int) -> Response:
    return Response(encoder.encode(what), status, media_type="application/json", headers={"cache-control": "no-store"})


def failed(status: int, reason: str, rule: str = "", accepted: str = "") -> Response:
    """A refusal. Who asks too often has to come again: how often that may be is counted at the door."""
    answer = said(Failure(Problem(reason, rule, accepted)), status)
    if status == 429:
        answer.headers["connection"] = "close"
    return answer

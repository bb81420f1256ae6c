"""The CPU time of requests, charged to the client's address.

`current_source` is the address on whose behalf a task runs. A task inherits it from the request that created it;
rooms and background tasks run without an address.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, Generic, ParamSpec, TypeVar

from magnat.hosts.server.client_addresses import Scope
from magnat.hosts.server.fair_queue import FairQueue, Share
from magnat.hosts.server.limits import NO_ADDRESS, ClientAddress, RateLimit
from magnat.hosts.server.process_pool import run_timed
from magnat.hosts.server.request_guards import Guard, Receive, Send
from magnat.match import Refusal

MAX_DEBT_WAIT_SECONDS: Final = 10.0  # then the request is refused
MIN_DEBT_WAIT_SECONDS: Final = 0.01

P = ParamSpec("P")
R = TypeVar("R")
Spend = Callable[[float], None]

current_source: Final[ContextVar[ClientAddress]] = ContextVar("current_source", default=NO_ADDRESS)


class ChargedSteps(Generic[R]):
    """An awaitable that reports the CPU time of each step to `spend`: a step runs from one await to the next."""

    def __init__(self, work: Awaitable[R], spend: Spend) -> None:
        self.work = work
        self.spend = spend

    def __await__(self) -> Generator[Any, Any, R]:
        steps = self.work.__await__()
        answer: Any = None
        error: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waits_for = steps.send(answer) if error is None else steps.throw(error)
            except StopIteration as end:
                result: R = end.value
                return result
            finally:
                self.spend(time.thread_time() - began)
            answer, error = None, None
            try:
                answer = yield waits_for
            except BaseException as thrown:  # a cancellation belongs to the work
                error = thrown


async def charge_iterator(lines: AsyncGenerator[bytes, None], spend: Spend) -> AsyncGenerator[bytes, None]:
    """Yield the lines of a stream, whose steps run in a task of their own, and report their CPU time."""
    try:
        while True:
            try:
                line = await ChargedSteps(anext(lines), spend)
            except StopAsyncIteration:
                return
            yield line
    finally:
        await lines.aclose()


async def wait_for_cpu_time(rate: RateLimit, source: ClientAddress) -> None:
    """Wait while the address has used more than its share of CPU time. Raise `Refusal` if that takes too long.

    The debt is checked again after each wait: of many waiting requests, the first may use up the new share.
    """
    waited = 0.0
    while (debt := rate.seconds_in_debt(source)) > 0:
        if waited + debt > MAX_DEBT_WAIT_SECONDS:
            rate.refused += 1
            raise Refusal("too_fast", 429)
        wait = max(debt, MIN_DEBT_WAIT_SECONDS)
        await asyncio.sleep(wait)
        waited += wait


class ChargeRequests:
    """Middleware that sets `current_source` and charges the CPU time of every HTTP request."""

    def __init__(self, app: Any, guard: Guard) -> None:
        self.app = app
        self.guard = guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        source = self.guard.source(scope)
        current_source.set(source)  # the server runs each request in a task of its own
        if scope["type"] == "http":
            rate = self.guard.limits.command_time
            self.guard.limits.requests_charged += 1
            await ChargedSteps(self.app(scope, receive, send), lambda seconds: rate.charge(source, seconds))
        else:  # the commands of a socket are charged by its room
            await self.app(scope, receive, send)


class FairThreads:
    """Threads for short work that needs this process's memory. Turns are fair by address, and CPU time is charged."""

    def __init__(self, count: int, name: str, rate: RateLimit) -> None:
        self.threads = ThreadPoolExecutor(count, name)
        self.queue = FairQueue(count)
        self.rate = rate

    async def run(self, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        source = current_source.get()
        async with self.queue.turn(Share(True, (source.network, source.address))):
            seconds, result, error = await asyncio.get_running_loop().run_in_executor(
                self.threads, run_timed, partial(work, *args, **more)
            )
        if source is not NO_ADDRESS:
            self.rate.charge(source, seconds)
        if error is not None:
            raise error
        return result

    def close(self) -> None:
        self.threads.shutdown()

"""An event loop with a simulated clock: waiting for a timer takes no real time."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

R = TypeVar("R")


class Line(asyncio.Transport):
    """A transport without a network, for one protocol."""

    def __init__(self, protocol: Any = None) -> None:
        super().__init__()
        self.protocol = protocol
        self.paused = self.gone = False
        self.written = b""
        if protocol is not None:
            protocol.connection_made(self)

    def is_read(self) -> bool:
        return not self.paused

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def abort(self) -> None:
        if not self.gone and self.protocol is not None:
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)
        self.gone = True

    close = abort

    def is_closing(self) -> bool:
        return self.gone

    def write(self, data: Any) -> None:
        self.written += data

    def get_protocol(self) -> Any:
        return self.protocol

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}.get(name, default)


class JumpingSelector(selectors.DefaultSelector):
    """Report timers as due instead of waiting for them."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000.0  # seconds

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        events = super().select(None if timeout is None else 0)
        if not events and timeout is not None and timeout > 0:
            self.now += timeout
        return events


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop that jumps to the next timer as soon as nothing else is to do.

    For code without threads and processes, which the jumping clock would not wait for. Executor jobs run here and
    take `work_seconds` of simulated time.
    """

    def __init__(self) -> None:
        self.jumping = JumpingSelector()
        self.work_seconds: Callable[..., float] = lambda *args: 0.0
        self.started_jobs = 0  # number of executor jobs
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self.create_future()

        def finish() -> None:
            if not done.done():
                done.set_result(func(*args))

        self.started_jobs += 1
        self.call_later(self.work_seconds(*args), finish)
        return done


def run_simulated(work: Callable[[SimulatedLoop], Coroutine[Any, Any, R]]) -> R:
    """Run `work(loop)` in simulated time and return its result."""
    loop = SimulatedLoop()
    try:
        asyncio.set_event_loop(loop)
        return loop.run_until_complete(work(loop))
    finally:
        asyncio.set_event_loop(None)
        loop.close()

"""An echo server: frames of the same size over the same stack (uvicorn, websockets) without a game or a store."""

import asyncio
import contextlib
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

from bench.clients import Frames, Pace, connect

ECHO: Final = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
async def echo(websocket):
    await websocket.accept()
    while True:
        await websocket.send_text(await websocket.receive_text())
app = Starlette(routes=[WebSocketRoute("/", echo)])
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="critical")
"""
ECHO_PORT: Final = 18_017
FRAME: Final = 900  # about the size of a message with an answer


def quantiles(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {"p50_ms": 0.0, "p99_ms": 0.0}
    cuts = statistics.quantiles(times, n=100)
    return {"p50_ms": round(cuts[49] * 1000, 2), "p99_ms": round(cuts[98] * 1000, 2)}


@contextlib.contextmanager
def echoing() -> Iterator[subprocess.Popen[bytes]]:
    echo = subprocess.Popen([sys.executable, "-c", ECHO, str(ECHO_PORT)], stderr=subprocess.DEVNULL)
    try:
        yield echo
    finally:
        echo.terminate()
        echo.wait()


async def measure_echo(sockets: int, speaking: int, every: float, seconds: float) -> dict[str, Any]:
    """Measure `sockets` connections, of which `speaking` send: on every reply, or at intervals."""
    times: list[float] = []
    loop = asyncio.get_running_loop()
    state = {"on": True}
    frame = b"x" * FRAME
    frames: list[Frames] = []

    def speaker(number: int) -> Frames:
        sent = [0.0]
        pace = Pace(every, loop.time() + every * number / speaking) if every else None

        def say() -> None:
            if state["on"]:
                sent[0] = time.perf_counter()
                socket.send(frame)

        def later() -> None:
            if number >= speaking:
                return
            if pace is None:
                say()
            else:
                loop.call_at(pace.next(), say)

        def heard(content: bytes) -> None:
            times.append(time.perf_counter() - sent[0])
            later()

        def schedule() -> None:
            loop.call_later(0.5, later)

        socket = Frames("/", "", heard, lambda: None)
        socket.opened = schedule
        return socket

    for number in range(sockets):
        frames.append(speaker(number))
        await connect_to_echo(frames[-1])
    await asyncio.sleep(1.0)
    times.clear()
    await asyncio.sleep(seconds)
    rate = len(times) / seconds
    state["on"] = False
    for socket in frames:
        socket.transport.abort()
    return {"echoes_per_second": round(rate, 1), **quantiles(times)}


async def connect_to_echo(socket: Frames) -> None:
    for _ in range(200):
        try:
            return await connect(ECHO_PORT, socket)
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the echo server did not start")

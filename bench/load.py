"""bench: tables under load, with the server and its clients on the same machine, as ratios to an echo server.

    python bench/load.py --tables 250 --people 4 --seconds 20            # at full speed
    python bench/load.py --tables 1000 --people 2 --every 3 --seconds 30 # at human pace

The echo server answers frames of the same size over the same stack (uvicorn, websockets) without a game or a store.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, ClassVar

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import connect

from tests.server.harness import Person, Serving

ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
async def echo(websocket):
    await websocket.accept()
    while True:
        await websocket.send_text(await websocket.receive_text())
app = Starlette(routes=[WebSocketRoute("/", echo)])
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
"""


def quantiles(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {"p50_ms": 0.0, "p99_ms": 0.0}
    cuts = statistics.quantiles(times, n=100)
    return {"p50_ms": round(cuts[49] * 1000, 2), "p99_ms": round(cuts[98] * 1000, 2)}


class Player(Person):
    """Answers at once, or at the pace of the table, and measures how long each acknowledgement takes."""

    times: list[float]
    http: ClassVar[httpx.AsyncClient]

    async def call(self, method: str, path: str, body: Any = None, status: int | None = None, **more: Any) -> Any:
        """One connection pool for all of them: the benchmark is not about making connections."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self.http.request(method, self.url + path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    async def measured(self, until: float, every: float, pace: list[float]) -> None:
        """`pace` is shared by the table: when its next move is made."""
        self.times = []
        while time.monotonic() < until and not self.over:
            if self.ask.get("seat") == self.seat and "choices" in self.ask:
                if every:
                    await asyncio.sleep(max(pace[0] - time.monotonic(), 0))
                    pace[0] = time.monotonic() + every
                id = f"{next(self.ids)}"
                began = time.perf_counter()
                await self.send(type="say", id=id, question=self.question, say=self.ask["silence"])
                answer = await self.until("ack", "refused", id=id, timeout=30)
                if answer["type"] == "ack":
                    self.times.append(time.perf_counter() - began)
                    while self.seq < answer["seq"]:  # what came of it
                        await self.hear(30)
            else:
                try:
                    await self.hear(max(until - time.monotonic(), 0.01))
                except TimeoutError:
                    return


async def gathered(work: list[Any], at_once: int = 40) -> list[Any]:
    gate = asyncio.Semaphore(at_once)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*[one(job) for job in work])


async def table_of(url: str, people: int) -> list[Player]:
    found = [Player(url, f"P{n}") for n in range(people)]
    for person in found:
        await person.arrive()
    bots = [{"kind": "bot", "bot": "random"}] * (people == 1)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *bots]
    table = await found[0].create("electronic", seats, absence={"after": 0})
    for person in found[1:]:
        await person.join(table)
    await found[0].start()
    for person in found:
        person.table = table
        await person.connect()
    return found


async def play(serving: Serving, tables: int, people: int, every: float, seconds: float) -> dict[str, Any]:
    Player.http = httpx.AsyncClient(
        timeout=60, verify=False, trust_env=False, limits=httpx.Limits(max_connections=32, keepalive_expiry=1)
    )
    rooms = await gathered([table_of(serving.url, people) for _ in range(tables)], 16)
    players: list[Player] = [player for room in rooms for player in room]
    print(f"{len(players)} at {len(rooms)} tables", file=sys.stderr)
    before = await measures(players[0])
    used = time.process_time()
    began = time.monotonic()
    until = began + seconds
    paces = [[began + every * n / tables] for n in range(tables)]
    await asyncio.gather(
        *[p.measured(until, every, pace) for pace, room in zip(paces, rooms, strict=True) for p in room]
    )
    took = time.monotonic() - began
    after = await measures(players[0])
    times = [t for player in players for t in player.times]
    return {
        "tables": tables,
        "sockets": len(players),
        "moves_per_second": round(len(times) / took, 1),
        "answers_per_second": round((after["magnat_answers_total"] - before["magnat_answers_total"]) / took, 1),
        "commits_per_second": round((after["magnat_commits_total"] - before["magnat_commits_total"]) / took, 1),
        **quantiles(times),
        "client_cpu": round((time.process_time() - used) / took, 2),
        "server_cpu": round((after["magnat_cpu_seconds_total"] - before["magnat_cpu_seconds_total"]) / took, 2),
        "memory_mb": round(after["magnat_memory_peak_bytes"] / 1e6, 1),
    }


async def measures(player: Player) -> dict[str, float]:
    text = str(await player.call("GET", "/metrics"))
    return {line.split()[0]: float(line.split()[1]) for line in text.splitlines() if not line.startswith("#")}


async def echoed(port: int, sockets: int, seconds: float) -> dict[str, Any]:
    """The same number of sockets, as many as there are tables speaking at once."""
    frame = json.dumps({"type": "told", "filler": "x" * 700})
    clients = await gathered([opened(port) for _ in range(sockets)])
    times: list[float] = []
    until = time.monotonic() + seconds

    async def speak(client: Any) -> None:
        while time.monotonic() < until:
            began = time.perf_counter()
            await client.send(frame)
            await client.recv()
            times.append(time.perf_counter() - began)

    began = time.monotonic()
    await asyncio.gather(*[speak(client) for client in clients[: max(sockets // 4, 1)]])
    took = time.monotonic() - began
    for client in clients:
        client.transport.abort()
    return {"echoes_per_second": round(len(times) / took, 1), **quantiles(times)}


async def opened(port: int) -> Any:
    return await connect(f"ws://127.0.0.1:{port}/", compression=None)


async def measured(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        store = args.store or f"sqlite:///{folder}/load.db"
        flags = ("--rate", "100000", "--sockets", "100000", "--workers", "1")
        with Serving(store, *flags, log=Path(folder, "log")) as serving:
            result = await play(serving, args.tables, args.people, args.every, args.seconds)
    port = 18_017
    echo = subprocess.Popen([sys.executable, "-c", ECHO, str(port)], stderr=subprocess.DEVNULL)
    try:
        await asyncio.sleep(4)
        result["echo"] = await echoed(port, min(result["sockets"], 1000), args.seconds / 4)
    finally:
        echo.terminate()
    frames = result["answers_per_second"] * (args.people + 1)  # everybody is told, and the speaker is answered
    result["frames_ratio_to_echo"] = round(frames / result["echo"]["echoes_per_second"], 3)
    result["p99_ratio_to_echo"] = round(result["p99_ms"] / max(result["echo"]["p99_ms"], 0.001), 2)
    return result


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--every", type=float, default=0.0, help="seconds between two moves of a table; 0: full speed")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--store", default="")
    print(json.dumps(asyncio.run(measured(parser.parse_args())), indent=1))

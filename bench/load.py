"""Tables under load, with server and clients on one machine.

    python bench/load.py                  # three minutes: 250 tables at full speed, 1,000 at human pace, with the echo
    python bench/load.py --part crowd     # 5,000 tables and 10,000 sockets in one process: some five minutes
    python bench/load.py --part away      # 2,000 tables made, played and evicted, and the remaining memory
    python bench/load.py --part bots      # the answers per second and worker of bots at each level: two minutes
    python bench/load.py --part reviews   # how long the reviews of finished games take: at most six minutes
    python bench/load.py --part nodes     # one, two and four nodes on one PostgreSQL: ten minutes
    python bench/load.py --part sockets   # 5,000 tables and 20,000 sockets at four nodes: some fifteen minutes
    python bench/load.py --part capacity  # the rows of the capacity table in docs/howto/run-a-server.md: half an hour

On SQLite, the same run measures an echo server with frames of the same size over the same stack. The
clients are a light process of their own, whose CPU time is reported too. Every part says in its
result how busy the machine was before it began: above 0.5, its figures are too low.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import re
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.capacity import CAPACITY_PARTS, capacity_row, measure_bots, measure_reviews
from bench.clients import Http, Pace, Player, connect
from bench.echo import echoing, measure_echo, quantiles
from tests.postgresql import Postgresql
from tests.server.conftest import FAST
from tests.server.harness import KEY, Serving

HOSTS: Final = 40  # tables of one player
AT_ONCE: Final = 16


class Part:
    """One measurement."""

    def __init__(
        self, name: str, tables: int, people: int, every: float, seconds: float, p99: float = 50, mb: float = 0
    ) -> None:
        self.name = name
        self.tables = tables
        self.people = people
        self.every = every
        self.seconds = seconds
        self.p99 = p99  # target in milliseconds for tables at human pace
        self.mb = mb  # maximum memory; 0 for no target


PARTS: Final = {
    "full": Part("250 tables, 1,000 sockets, full speed", 250, 4, 0.0, 20.0),
    "human": Part("1,000 tables, 2,000 sockets, a move per table every 3 s", 1000, 2, 3.0, 30.0),
    "crowd": Part("5,000 tables, 10,000 sockets, a move per table every 6 s", 5000, 2, 6.0, 60.0, p99=100, mb=1200),
    "away": Part("2,000 tables made, played and put away", 2000, 2, 3.0, 15.0),
}
SHORT: Final = ("full", "human")
SETTLES: Final = 5.0  # seconds after the last table until its memory is returned
WARM: Final = 20  # tables before memory is measured, so that everything has been done once


async def gather_limited(work: list[Any], at_once: int = AT_ONCE) -> list[Any]:
    gate = asyncio.Semaphore(at_once)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*[one(job) for job in work])


class Setting:
    """Players and tables on a server."""

    def __init__(self, port: int, comes_from: str = "") -> None:
        self.port = port
        self.comes_from = comes_from
        self.free = [Http(port, comes_from) for _ in range(AT_ONCE)]

    def close(self) -> None:
        for http in self.free:
            http.close()

    async def call(self, *request: Any) -> Any:
        http = self.free.pop()
        try:
            answer = await http.call(*request)
        finally:
            self.free.append(http)
        return answer

    async def person(self) -> str:
        player = await self.call("POST", "/api/players", {"name": "P", "bearer": True})
        return str(msgspec.json.decode(player)["token"])

    async def table(self, tokens: list[str], game: str = "electronic") -> list[Player]:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(tokens) - 1)]
        options = {"interturn_grace_seconds": 0} if game == "electronic" else {}
        body = {"game": game, "seats": seats, "absence": {"after": 0}, "options": options}
        table = msgspec.json.decode(await self.call("POST", "/api/tables", body, tokens[0]))["id"]
        for token in tokens[1:]:
            await self.call("POST", f"/api/tables/{table}/seats", {}, token)
        await self.call("POST", f"/api/tables/{table}/start", {}, tokens[0])
        players = [Player(table, token) for token in tokens]
        for player in players:
            await connect(self.port, player.socket, self.comes_from)
            await asyncio.wait_for(player.welcomed, 60)
        return players

    async def tables(self, count: int, people: int) -> list[list[Player]]:
        groups = -(-count // HOSTS)
        tokens = await gather_limited([self.person() for _ in range(groups * people)])
        work = [self.table(tokens[number % groups * people :][:people]) for number in range(count)]
        players_by_table: list[list[Player]] = await gather_limited(work)
        return players_by_table

    async def measures(self) -> dict[str, float]:
        http = Http(self.port)  # idle connections were closed meanwhile
        text = (await http.call("GET", "/metrics", None, KEY)).decode()
        http.close()
        return {line.split()[0]: float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line[:1] != "#"}


async def seat_players(setting: Setting, part: Part) -> tuple[list[list[Player]], list[Player]]:
    """Seat all players at their tables."""
    began = time.monotonic()
    rooms = await setting.tables(part.tables, part.people)
    players = [player for room in rooms for player in room]
    note(f"{len(players)} sockets at {len(rooms)} tables after {time.monotonic() - began:.0f} s")
    return rooms, players


async def put_away(serving: Serving, part: Part) -> dict[str, Any]:
    """Return the memory before the tables, while they are played, and after everybody has left."""
    setting = Setting(serving.port)
    memory: dict[str, Any] = {}
    for name, tables in (("before", WARM), ("after", part.tables)):
        rooms = await setting.tables(tables, part.people)
        for number, room in enumerate(rooms):
            pace = Pace(part.every, asyncio.get_running_loop().time() + part.every * number / len(rooms))
            for player in room:
                player.playing, player.pace = True, pace
                player.go_on()
        await asyncio.sleep(part.seconds)
        memory["played_mb"] = round((await setting.measures())["magnat_memory_bytes"] / 1e6, 1)
        moves = sum(len(player.times) for room in rooms for player in room)
        for player in [player for room in rooms for player in room]:
            player.playing = False
            player.socket.transport.abort()
        end = time.monotonic() + 120
        while (left := await setting.measures())["magnat_rooms"] and time.monotonic() < end:
            await asyncio.sleep(1)
        await asyncio.sleep(SETTLES)
        memory[f"{name}_mb"] = round((await setting.measures())["magnat_memory_bytes"] / 1e6, 1)
        note(f"{tables} tables, {moves} moves: {memory['played_mb']} MB, evicted {memory[f'{name}_mb']} MB")
        assert not left["magnat_rooms"], "the tables were not evicted"
    memory["kept"] = round(memory["after_mb"] / memory["before_mb"] - 1, 3)
    return memory


async def play_tables(serving: Serving, part: Part) -> dict[str, Any]:
    setting = Setting(serving.port)
    rooms, players = await seat_players(setting, part)
    gc.collect()
    gc.freeze()  # excludes the clients' own garbage collection
    loop = asyncio.get_running_loop()
    before = await setting.measures()
    frames, used, began = sum(player.socket.received for player in players), time.process_time(), loop.time()
    for number, room in enumerate(rooms):
        pace = Pace(part.every, began + part.every * number / len(rooms)) if part.every else None
        for player in room:
            player.playing, player.pace = True, pace
            player.go_on()
    await asyncio.sleep(part.seconds)
    took = loop.time() - began
    for player in players:
        player.playing = False
    used = time.process_time() - used
    frames = sum(player.socket.received for player in players) - frames
    after = await setting.measures()
    times = [t for player in players for t in player.times]
    answers = after["magnat_answers_total"] - before["magnat_answers_total"]
    busy = after["magnat_cpu_seconds_total"] - before["magnat_cpu_seconds_total"]
    lost = sum(player.socket.closed for player in players)
    assert not lost, f"{lost} sockets were closed"
    assert not sum(player.refused for player in players), "a command was refused"
    return {
        "moves_per_second": round(len(times) / took, 1),
        "frames_per_second": round(frames / took, 1),
        "commits_per_second": round((after["magnat_commits_total"] - before["magnat_commits_total"]) / took, 1),
        **quantiles(times),
        "server_ms_per_move": round(busy / max(answers, 1) * 1000, 3),
        "server_busy": round(busy / took, 2),
        "clients_busy": round(used / took, 2),
        "loop_delay_ms": round(after["magnat_loop_delay_seconds"] * 1000, 1),
        "server_memory_mb": round(after["magnat_memory_peak_bytes"] / 1e6, 1),
    }


# all of it


def deployed_environment() -> dict[str, str]:
    """Return the environment of the unit in `deploy/`, which decides how much memory a process keeps."""
    unit = Path(__file__).parents[1] / "deploy" / "magnat.service"
    match = re.search(r"^Environment=(.*)$", unit.read_text(), re.M)
    assert match, "the unit has no environment"
    return dict(each.split("=", 1) for each in match[1].split())


async def measure(part: Part, store: str) -> dict[str, Any]:
    note(part.name)
    with tempfile.TemporaryDirectory() as folder:
        flags = (*FAST, "--rate", "100000", "--workers", "1")
        # All clients come from one address.
        for limit in ("--sockets", "--sockets-per-address", "--connections-per-address"):
            flags = (*flags, limit, "100000")
        if part is PARTS["away"]:
            os.environ.update(deployed_environment())
        with Serving(store or f"sqlite:///{folder}/load.db", *flags, log=Path(folder, "log")) as serving:
            if part is PARTS["away"]:
                return await put_away(serving, part)
            result = await play_tables(serving, part)
    sockets = part.tables * part.people
    with echoing():
        echo = await measure_echo(sockets, part.tables, part.every, min(part.seconds, 8.0))
    result["echo"] = echo
    result["frames_to_echo"] = round(result["frames_per_second"] / max(echo["echoes_per_second"], 0.1), 3)
    result["p99_to_echo"] = round(result["p99_ms"] / max(echo["p99_ms"], 0.001), 2)
    return result


def format_result(part: Part, figures: dict[str, Any]) -> str:
    if "kept" in figures:
        word = "kept" if figures["kept"] <= 0.2 else "missed"
        return (
            f"\n{part.name}\n  {figures['before_mb']} MB before, {figures['played_mb']} MB while they are played, "
            f"{figures['after_mb']} MB afterwards\n  the aim, no more than 20 % above where it began, is {word}"
        )
    echo = figures["echo"]
    lines = [
        f"\n{part.name}",
        f"  {figures['moves_per_second']:>9,} moves a second, each durable before it is acknowledged "
        f"({figures['commits_per_second']:,} commits a second)",
        f"  {figures['p50_ms']:>9} ms until half of them are acknowledged, {figures['p99_ms']} ms for 99 of 100",
        f"  {figures['frames_per_second']:>9,} frames a second to the clients; an echo server on the same sockets: "
        f"{echo['echoes_per_second']:,} at p99 {echo['p99_ms']} ms",
        f"  {figures['frames_to_echo']:>9} of the echo's frames; its p99 {figures['p99_to_echo']} times",
        f"  {figures['server_ms_per_move']:>9} ms of the server's processor a move; busy {figures['server_busy']}, "
        f"clients {figures['clients_busy']} of a core; {figures['server_memory_mb']} MB at the most",
    ]
    if part.every:
        kept = "kept" if figures["p99_ms"] < part.p99 else "missed"
        lines.append(f"  the aim at this pace, p99 under {part.p99:.0f} ms, is {kept}")
    if part.mb:
        kept = "kept" if figures["server_memory_mb"] <= part.mb else "missed"
        lines.append(f"  the aim for memory, {part.mb:,.0f} MB at the most, is {kept}")
    return "\n".join(lines)


def descriptors() -> int:
    """Raise the limit of open files to its maximum."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=[*PARTS, "short", "all"], default="short")
    parser.add_argument("--tables", type=int, help="number of tables")
    parser.add_argument("--seconds", type=float, help="seconds")
    parser.add_argument("--every", type=float, help="seconds between the moves of a table")
    parser.add_argument("--store", default="", help="store to use instead of a new SQLite file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    descriptors()
    for name in {"all": tuple(PARTS), "short": SHORT}.get(args.part, (args.part,)):
        part = PARTS[name]
        part.tables = args.tables or part.tables
        part.seconds = args.seconds or part.seconds
        part.every = args.every or part.every
        result = asyncio.run(measure(part, args.store))
        print(json.dumps({name: result}) if args.json else format_result(part, result), flush=True)

"""Tables under load, with server and clients on one machine.

    python bench/load.py                  # four minutes: 250 tables at full speed, 1,000 at human pace, with the echo
    python bench/load.py --part crowd     # 5,000 tables and 10,000 sockets in one process: some five minutes
    python bench/load.py --part away      # 2,000 tables made, played and evicted, and the remaining memory
    python bench/load.py --part bots      # the answers per second and worker of bots at each level: two minutes
    python bench/load.py --part reviews   # how long the reviews of finished games take: at most six minutes
    python bench/load.py --part nodes     # one, two and four nodes on one PostgreSQL: ten minutes
    python bench/load.py --part sockets   # 5,000 tables and 20,000 sockets at four nodes: some fifteen minutes
    python bench/load.py --part capacity --write  # write the table into docs/howto/run-a-server.md: an hour

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
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.clients import Pace, Player
from bench.echo import echoing, measure_echo, quantiles
from bench.tables import Setting, descriptors, note
from magnat.bots import LEVELS
from tests.postgresql import Postgresql
from tests.server.conftest import FAST
from tests.server.harness import Serving


class Part(NamedTuple):
    """One measurement: tables with people and bots, and a move per table every `every` seconds (0: at full speed)."""

    name: str
    tables: int
    people: int
    every: float
    seconds: float
    p99: float = 50  # target in milliseconds for tables at human pace
    mb: float = 0  # maximum memory; 0 for no target
    bots: tuple[str, ...] = ()
    nodes: int = 0  # on one PostgreSQL; 0 for one process on SQLite


HUMAN: Final = Part("1,000 tables, 2,000 sockets, a move per table every 3 s", 1000, 2, 3.0, 30.0)
FULL: Final = Part("250 tables, 1,000 sockets, full speed", 250, 4, 0.0, 20.0)
PARTS: Final = {
    "full": FULL,
    "human": HUMAN,
    "crowd": Part("5,000 tables, 10,000 sockets, a move per table every 6 s", 5000, 2, 6.0, 60.0, p99=100, mb=1200),
    "away": Part("2,000 tables made, played and put away", 2000, 2, 3.0, 15.0),
    **{
        level: Part(f"20 tables of a person and three {level} bots, full speed", 20, 1, 0.0, 20.0, bots=(level,) * 3)
        for level in LEVELS
    },
    **{
        f"{name}-{nodes}": part._replace(name=f"{part.name}; nodes on one PostgreSQL: {nodes}", nodes=nodes)
        for name, part in (("human", HUMAN), ("full", FULL))
        for nodes in (1, 2, 4)
    },
    "sockets": Part(
        "5,000 tables, 20,000 sockets at 4 nodes, a move per table every 12 s", 5000, 4, 12.0, 60.0, p99=100, nodes=4
    ),
    "reviews": Part("reviews of finished games, one after the other", 1, 1, 0.0, 180.0),
}
NODES: Final = tuple(name for name, part in PARTS.items() if part.nodes and name != "sockets")
GROUPS: Final = {
    "short": ("full", "human"),
    "bots": tuple(LEVELS),
    "nodes": NODES,
    "capacity": ("human", "full", "crowd", *LEVELS, "reviews", *NODES, "sockets"),
    "all": tuple(PARTS),
}
CAPACITY_PAGE: Final = Path(__file__).parents[1] / "docs/howto/run-a-server.md"
TABLE_BEGIN: Final = "<!-- capacity: written by bench/load.py -->"
TABLE_END: Final = "<!-- end of capacity -->"
IDLE_LOAD: Final = 0.5  # of the last minute: above it, something else ran on the machine
MAX_IDLE_WAIT_SECONDS: Final = 300.0  # until the load of the last part has fallen below `IDLE_LOAD`
SETTLE_SECONDS: Final = 5.0  # seconds after the last table until its memory is returned
WARM_UP_TABLES: Final = 20  # tables before memory is measured, so that everything has been done once
REVIEWED_GAMES: Final = ("deal", "electronic")
GAME_SECONDS: Final = 120.0  # limit for playing a game that is then reviewed


async def seat_players(settings: list[Setting], part: Part) -> tuple[list[list[Player]], list[Player]]:
    """Seat all players at their tables, which are spread over the nodes."""
    began = time.monotonic()
    counts = [part.tables // len(settings)] * len(settings)
    work = [node.tables(count, part.people, part.bots) for node, count in zip(settings, counts, strict=True)]
    rooms = [room for node in await asyncio.gather(*work) for room in node]
    players = [player for room in rooms for player in room]
    note(f"{len(players)} sockets at {len(rooms)} tables after {time.monotonic() - began:.0f} s")
    return rooms, players


async def put_away(serving: Serving, part: Part) -> dict[str, Any]:
    """Return the memory before the tables, while they are played, and after everybody has left."""
    setting = Setting(serving.port)
    memory: dict[str, Any] = {}
    for name, tables in (("before", WARM_UP_TABLES), ("after", part.tables)):
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
        await asyncio.sleep(SETTLE_SECONDS)
        memory[f"{name}_mb"] = round((await setting.measures())["magnat_memory_bytes"] / 1e6, 1)
        note(f"{tables} tables, {moves} moves: {memory['played_mb']} MB, evicted {memory[f'{name}_mb']} MB")
        assert not left["magnat_rooms"], "the tables were not evicted"
    memory["kept"] = round(memory["after_mb"] / memory["before_mb"] - 1, 3)
    return memory


async def play_tables(nodes: list[Serving], part: Part) -> dict[str, Any]:
    settings = [Setting(serving.port) for serving in nodes]
    rooms, players = await seat_players(settings, part)
    gc.collect()
    gc.freeze()  # excludes the clients' own garbage collection
    loop = asyncio.get_running_loop()
    before = [await setting.measures() for setting in settings]
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
    after = [await setting.measures() for setting in settings]
    pairs = zip(before, after, strict=True)
    grown = [{name: value - was.get(name, 0.0) for name, value in now.items()} for was, now in pairs]

    def growth(name: str) -> float:
        return sum(node.get(name, 0.0) for node in grown)

    times = [t for player in players for t in player.times]
    busy = [node["magnat_cpu_seconds_total"] / took for node in grown]
    lost = sum(player.socket.closed for player in players)
    assert not lost, f"{lost} sockets were closed"
    assert not sum(player.refused for player in players), "a command was refused"
    return {
        "sockets": len(players),
        "moves_per_second": round(len(times) / took, 1),
        "frames_per_second": round(frames / took, 1),
        "commits_per_second": round(growth("magnat_commits_total") / took, 1),
        **quantiles(times),
        "server_ms_per_move": round(sum(busy) * took / max(growth("magnat_answers_total"), 1) * 1000, 3),
        "server_busy": round(max(busy), 2),
        "clients_busy": round(used / took, 2),
        "loop_delay_ms": round(max(node["magnat_loop_delay_seconds"] for node in after) * 1000, 1),
        "server_memory_mb": round(max(node["magnat_memory_peak_bytes"] for node in after) / 1e6, 1),
        "bot_answers_per_second": round(growth("magnat_bot_questions_total") / took, 1),
        "bot_wait_p95_s": bucket_quantile({name: growth(name) for name in grown[0]}, "magnat_bot_wait_seconds", 0.95),
    }


def bucket_quantile(counts: dict[str, float], name: str, share: float) -> float:
    """Return the upper bound of the bucket that contains a quantile of a histogram; 0 without values."""
    total = counts.get(f"{name}_count", 0.0)
    buckets = [(key, count) for key, count in counts.items() if key.startswith(f"{name}_bucket")]
    reached = [float(key.partition('le="')[2].rstrip('"}')) for key, count in buckets if count >= share * total]
    return min(reached, default=0.0) if total else 0.0


async def time_reviews(serving: Serving, part: Part) -> dict[str, Any]:
    """Return how long the review of a game against three bots takes, at most `part.seconds` for each game."""
    setting, figures = Setting(serving.port), {}
    token = await setting.person()
    for game in REVIEWED_GAMES:
        [player] = await setting.table([token], game, ("normal",) * 3)
        player.playing = True
        player.go_on()
        end = time.monotonic() + GAME_SECONDS
        while not player.over and time.monotonic() < end:
            await asyncio.sleep(0.1)
        assert player.over, f"the game of {game} did not end"
        path, began = f"/api/tables/{player.table}/review", time.monotonic()
        review = msgspec.json.decode(await setting.call("POST", path, {}, token))
        while review["state"] != "done" and time.monotonic() < began + part.seconds:
            await asyncio.sleep(1.0)
            review = msgspec.json.decode(await setting.call("GET", path, None, token))
        took = time.monotonic() - began
        figures[game] = {"events": player.seq, "seconds": round(took, 1), "stage": review.get("stage", "")}
        note(f"{game}: {figures[game]}")
        if review["state"] != "done":
            await setting.call("DELETE", path, None, token)
    return {"reviews": figures}


# all of it


def deployed_environment() -> dict[str, str]:
    """Return the environment of the unit in `deploy/`, which decides how much memory a process keeps."""
    unit = Path(__file__).parents[1] / "deploy" / "magnat.service"
    match = re.search(r"^Environment=(.*)$", unit.read_text(), re.M)
    assert match, "the unit has no environment"
    return dict(each.split("=", 1) for each in match[1].split())


async def measure(part: Part) -> dict[str, Any]:
    load = round(os.getloadavg()[0], 2)
    note(f"{part.name}; load of the last minute {load}")
    # All clients come from one address.
    names = ("sockets", "sockets-per-address", "connections-per-address", "bot-tables")
    limits = [word for name in names for word in (f"--{name}", "100000")]
    flags = (*FAST, "--rate", "100000", "--workers", "1", *limits)
    if part is PARTS["away"]:
        os.environ.update(deployed_environment())
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        store = f"sqlite:///{folder}/load.db"
        if part.nodes:
            database = Postgresql().start()
            stack.callback(database.stop)
            store = database.database("load")
        nodes = [
            stack.enter_context(Serving(store, *flags, log=Path(folder, f"log{number}")))
            for number in range(part.nodes or 1)
        ]
        if part is PARTS["away"]:
            result = await put_away(nodes[0], part)
        elif part is PARTS["reviews"]:
            result = await time_reviews(nodes[0], part)
        else:
            result = await play_tables(nodes, part)
    if "sockets" in result and not part.nodes and not part.bots:
        with echoing():
            echo = await measure_echo(result["sockets"], part.tables, part.every, min(part.seconds, 8.0))
        result["echo"] = echo
        result["frames_to_echo"] = round(result["frames_per_second"] / max(echo["echoes_per_second"], 0.1), 3)
        result["p99_to_echo"] = round(result["p99_ms"] / max(echo["p99_ms"], 0.001), 2)
    return {**result, "load_before": load}


def wait_until_idle() -> None:
    """Wait until the load of the part before has faded: the system averages it over a minute."""
    end = time.monotonic() + MAX_IDLE_WAIT_SECONDS
    while os.getloadavg()[0] > IDLE_LOAD and time.monotonic() < end:
        time.sleep(5.0)


def format_result(part: Part, figures: dict[str, Any]) -> str:
    lines = [f"\n{part.name}"]
    if figures["load_before"] > IDLE_LOAD:
        lines.append(f"  UNRELIABLE: the machine was busy before (load {figures['load_before']})")
    if "kept" in figures:
        word = "kept" if figures["kept"] <= 0.2 else "missed"
        lines += [
            f"  {figures['before_mb']} MB before, {figures['played_mb']} MB while they are played, "
            f"{figures['after_mb']} MB afterwards",
            f"  the aim, no more than 20 % above where it began, is {word}",
        ]
        return "\n".join(lines)
    if "reviews" in figures:
        lines += [
            f"  {game}: {one['events']} events, {one['seconds']} s until stage {one['stage']!r}"
            for game, one in figures["reviews"].items()
        ]
        return "\n".join(lines)
    lines += [
        f"  {figures['moves_per_second']:>9,} moves a second, each durable before it is acknowledged "
        f"({figures['commits_per_second']:,} commits a second)",
        f"  {figures['p50_ms']:>9} ms until half of them are acknowledged, {figures['p99_ms']} ms for 99 of 100",
        f"  {figures['server_ms_per_move']:>9} ms of the server's processor a move; busiest node "
        f"{figures['server_busy']}, clients {figures['clients_busy']} of a core",
        f"  {figures['server_memory_mb']:>9,} MB at the most in one node",
    ]
    if part.bots:
        lines.append(
            f"  {figures['bot_answers_per_second']:>9,} answers of bots a second from one worker; "
            f"95 of 100 wait at most {figures['bot_wait_p95_s']} s for it"
        )
    if echo := figures.get("echo"):
        lines += [
            f"  {figures['frames_per_second']:>9,} frames a second to the clients; an echo server on the same sockets: "
            f"{echo['echoes_per_second']:,} at p99 {echo['p99_ms']} ms",
            f"  {figures['frames_to_echo']:>9} of the echo's frames; its p99 {figures['p99_to_echo']} times",
        ]
    if part.every:
        kept = "kept" if figures["p99_ms"] < part.p99 else "missed"
        lines.append(f"  the aim at this pace, p99 under {part.p99:.0f} ms, is {kept}")
    if part.mb:
        kept = "kept" if figures["server_memory_mb"] <= part.mb else "missed"
        lines.append(f"  the aim for memory, {part.mb:,.0f} MB at the most, is {kept}")
    return "\n".join(lines)


def format_row(part: Part, figures: dict[str, Any]) -> str:
    """Return the rows of a part in the capacity table."""
    doubt = " (unreliable)" if figures["load_before"] > IDLE_LOAD else ""
    if "reviews" in figures:
        return "\n".join(
            f"| review of a game of {game}, {one['events']} events{doubt} | | {one['seconds']} s until "
            f"{one['stage'] or 'nothing'} | | | |"
            for game, one in figures["reviews"].items()
        )
    bots = f"; {figures['bot_answers_per_second']:,.0f} by bots" if part.bots else ""
    times = f"{figures['p50_ms']:.1f} / {figures['p99_ms']:.1f} ms | {figures['server_ms_per_move']:.2f} ms"
    return (
        f"| {part.name}{doubt} | {figures['moves_per_second']:,.0f}{bots} | {times}"
        f" | {figures['server_busy']:.2f} | {figures['server_memory_mb']:,.0f} MB |"
    )


def format_table(rows: list[str], cores: int) -> str:
    """Return the capacity table of a machine with this number of cores."""
    heading = (
        "situation",
        "moves per second",
        "acknowledged in (half / 99 %)",
        "CPU time per move",
        "cores used by the busiest node",
        "memory of a node",
    )
    lines = [f"| {' | '.join(heading)} |", f"|---|{'---:|' * (len(heading) - 1)}", *rows]
    return f"Measured with clients and PostgreSQL on the same machine, {cores} cores:\n\n" + "\n".join(lines)


def insert_table(page: str, table: str) -> str:
    """Return a page with the capacity table between its two marks."""
    before, begin, rest = page.partition(TABLE_BEGIN)
    _, end, after = rest.partition(TABLE_END)
    assert begin and end, "the page has no place for the table"
    return f"{before}{begin}\n\n{table}\n\n{end}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=[*PARTS, *GROUPS], default="short")
    parser.add_argument("--tables", type=int, help="number of tables")
    parser.add_argument("--seconds", type=float, help="seconds")
    parser.add_argument("--every", type=float, help="seconds between the moves of a table")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help=f"write the capacity table into {CAPACITY_PAGE.name}")
    args = parser.parse_args()
    if args.write and args.part != "capacity":
        parser.error("only --part capacity has all rows of the table")
    descriptors()
    rows, busy = [], False
    for number, name in enumerate(GROUPS.get(args.part, (args.part,))):
        if number:
            wait_until_idle()
        chosen = {key: value for key in ("tables", "seconds", "every") if (value := getattr(args, key))}
        PARTS[name] = PARTS[name]._replace(**chosen)
        result = asyncio.run(measure(PARTS[name]))
        if args.write:
            rows.append(format_row(PARTS[name], result))
            busy = busy or result["load_before"] > IDLE_LOAD
        if args.json:
            print(json.dumps({name: result}), flush=True)
        else:
            print(rows[-1] if args.write else format_result(PARTS[name], result), flush=True)
    if busy:
        print("Nothing is written, because the machine was busy.", flush=True)
        return 1
    if args.write:
        page = CAPACITY_PAGE.read_text()
        CAPACITY_PAGE.write_text(insert_table(page, format_table(rows, os.cpu_count() or 1)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

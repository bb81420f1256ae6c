"""A server under every attack that we know of, while people play at other tables.

    python bench/siege.py                 # the measurement: every attack for ten seconds, judged by latency
    python bench/siege.py short           # the counts: a minute and a half, the same verdict on every machine
    python bench/siege.py [short] bots    # one attack alone, by its name
    python bench/siege.py --old FOLDER qr # the measurement, first of an older version: a checkout of the repository

Everything happens on this machine: attackers come from other addresses of the loopback (127.0.100.7 is another network
than 127.0.0.1), in processes of their own. Innocent people play at three tables.

The measurement is meant for an idle machine. The p95 of the time from a command of the innocent to its acknowledgement
must be at most 100 ms, or three times what it was before the attacks, whichever is more.

The counts are for tests. Latencies are printed but not judged. The server runs with low limits. During each attack, no
more may be admitted than the limits allow, and the server must have counted every refusal that the attacker saw. No
innocent player is refused or cut off, each of their commands is acknowledged in the end, and a newcomer can come in and
play with a bot. Queues stay within their bounds, everything that attackers held is released, and the log has no error.
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.attack import ATTACK_TIMEOUT_SECONDS, Attack, Known
from bench.clients import Pace, Player
from bench.siege_attacks import ATTACKS
from bench.siege_counts import (
    ACKNOWLEDGED,
    FLAGS,
    ROOM_FOR_BOTS,
    Measures,
    Verdict,
    judge_attack,
    judge_given_back,
    judge_log,
    judge_queues,
    judge_requests,
    judge_server,
    refusals,
)
from bench.siege_older import older_server
from bench.siege_requests import REQUESTS
from bench.siege_store import prepare_store
from bench.tables import Setting
from tests.server.harness import Person, Serving

AIM: Final = 0.100  # seconds: the limit of the measurement
TIMES: Final = 3.0
TABLES: Final = 3
EVERY: Final = 0.05  # seconds between two moves of a table
SECONDS: Final = 10.0  # of an attack in the measurement
COUNTED: Final = 1.0  # of an attack in the counts, at least
LONG_MATCH_ROWS: Final = 12_000  # rows of the long match
LONG_COUNTED: Final = 1_500
SPOILT: Final = 221  # matches that cannot be read
LOG: Final = 5_000_000  # bytes
COMMANDS: Final = 4  # of a newcomer
MEASURED_FLAGS: Final = ("--names-per-address", "1000", *ROOM_FOR_BOTS)

Rooms = list[list[Player]]


# the innocent players


async def seat_players(port: int, number: int) -> list[Player]:
    """Seat two people at a table, from an address of their own."""
    setting = Setting(port, f"127.0.{220 + number}.1")
    (room,) = await setting.tables(1, 2)
    setting.close()
    return room


@asynccontextmanager
async def playing(rooms: Rooms) -> AsyncIterator[list[Player]]:
    """Let the innocent players play meanwhile. At the end, no acknowledgement may be missing."""
    loop = asyncio.get_running_loop()
    players = [player for room in rooms for player in room]
    for player in players:
        player.times.clear()
    for room in rooms:
        pace = Pace(EVERY, loop.time())
        for player in room:
            player.playing, player.pace = True, pace
            player.go_on()
    yield players
    for player in players:
        player.playing = False


async def play_for(rooms: Rooms, seconds: float) -> list[float]:
    """Play for a number of seconds and return the duration of each acknowledgement."""
    async with playing(rooms) as players:
        await asyncio.sleep(seconds)
    waiting = [time.perf_counter() - player.asked_at for player in players if player.waits]
    await asyncio.sleep(0.2)
    assert not any(player.socket.closed for player in players), "an innocent player was cut off"
    return [took for player in players for took in player.times] + [took for took in waiting if took > AIM]


async def newcomer(url: str, number: int) -> None:
    """A new player makes a table with a bot and plays there until some commands were acknowledged."""
    person = await Person(url, "Nadia", comes_from=f"127.0.{180 + number}.1").arrive()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "steady"}]
    await person.create("electronic", seats, options={"interturn_grace_seconds": 0})
    await person.start()
    await person.connect()
    await person.play(stop=lambda p: len(p.acked) >= COMMANDS)
    await person.call("POST", f"/api/tables/{person.table}/abort", {})
    await person.leave()


async def eventually(test: Callable[[], bool | Awaitable[bool]]) -> bool:
    """True once the condition holds; False after the timeout."""
    end = time.monotonic() + ATTACK_TIMEOUT_SECONDS
    while time.monotonic() < end:
        holds = test()
        if holds if isinstance(holds, bool) else await holds:
            return True
        await asyncio.sleep(0.05)
    return False


# an attacker


class Attacker:
    """An attack in a process of its own."""

    def __init__(self, name: str, url: str, seconds: float, known: Known, counts: bool, number: int) -> None:
        self.name = name
        self.known = json.dumps(known)
        self.given = (url, str(seconds), str(int(counts)), str(number))
        self.report: dict[str, Any] = {}

    async def start(self) -> None:
        """Start it and wait until it has begun."""
        command = (sys.executable, __file__, "--attack", self.name, *self.given, self.known)
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, preexec_fn=lambda: os.nice(5)
        )
        await self.says("begun")

    async def says(self, word: str) -> None:
        """Wait for a message of the attacker: that it has begun, or is at full strength."""
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 2 * ATTACK_TIMEOUT_SECONDS)
        assert line.decode().strip() == word, f"the attack {self.name} failed: {line!r}"

    async def end(self, seconds: float) -> None:
        """Release it and return its report; kill it after the timeout."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            output, _ = await asyncio.wait_for(self.process.communicate(), seconds)
        except TimeoutError:
            self.process.kill()
            output = b""
        nothing = {"done": 0, "refused": 0, "seconds": 0.0, "addresses": [], "failed": ["no report"]}
        counts: dict[str, dict[str, int]] = {"admitted": {}, "turned_away": {}, "wanted": {}}
        self.report = json.loads(output) if output else {**nothing, **counts}


async def run_attack(name: str, url: str, seconds: str, counts: str, number: str, known: str) -> None:
    """Run in the attacker's process."""
    loop = asyncio.get_running_loop()
    attack = Attack(url, float(seconds), json.loads(known), counts == "1", int(number))

    def release() -> None:
        attack.released = True
        loop.remove_reader(sys.stdin.fileno())

    loop.add_reader(sys.stdin.fileno(), release)  # when standard input is closed
    print("begun", flush=True)
    work = asyncio.create_task(ATTACKS[name](attack))
    strong = attack.began + float(seconds) / 2
    await attack.eventually(lambda: work.done() or (time.monotonic() > strong and attack.enough))
    print("strong", flush=True)
    await attack.eventually(lambda: attack.released)
    try:
        await asyncio.wait_for(work, max(attack.last + 5 - time.monotonic(), 5))
    except TimeoutError:
        pass
    except Exception as why:
        attack.faults.append(repr(why)[:300])
    print(attack.report(), flush=True)
    os._exit(0)  # open connections end with the process


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[18] if len(times) > 1 else float("inf")


# the measurement: judged by latency


async def run_measurement(serving: Serving, names: list[str], known: Known, trials: int = 2) -> bool:
    """True if the innocent players were answered in time during each attack, in the last trial at the latest."""
    rooms = [await seat_players(serving.port, number) for number in range(TABLES)]
    await play_for(rooms, 1.0)
    quiet = p95(await play_for(rooms, 4.0))
    limit = max(AIM, TIMES * quiet)
    print(f"{'quiet':12} p95 {quiet * 1000:7.1f} ms; the limit is {limit * 1000:.0f} ms", flush=True)
    missed = [name for name in names if not await in_time(name, serving, rooms, limit, known)]
    if missed and trials > 1:
        print("once more, in case it was somebody else's work on this machine:", flush=True)
        missed = [name for name in missed if not await in_time(name, serving, rooms, limit, known)]
    return not missed


async def in_time(name: str, serving: Serving, rooms: Rooms, limit: float, known: Known) -> bool:
    attacker = Attacker(name, serving.url, SECONDS + 1, known, False, list(ATTACKS).index(name))
    await attacker.start()
    await asyncio.sleep(0.5)
    times = await play_for(rooms, SECONDS)
    await attacker.says("strong")
    await attacker.end(30)
    report = attacker.report
    p95_seconds = p95(times)
    passed = p95_seconds <= limit and report["done"] + report["refused"] > 0  # an attack that failed proves nothing
    print(
        f"{name:12} p95 {p95_seconds * 1000:7.1f} ms of {len(times)} {'kept' if passed else 'MISSED'}"
        f"; {report['done']} done, {report['refused']} refused",
        flush=True,
    )
    return passed


# the counts: judged by admissions, refusals and acknowledgements


class Counting:
    """A siege that counts."""

    def __init__(self, serving: Serving, known: Known) -> None:
        self.serving = serving
        self.known = known
        self.setting = Setting(serving.port)
        self.addresses = {"127.0.0.1"}  # of all players
        self.rooms: Rooms = []
        self.most_rooms = 0.0
        self.quiet: Measures = {}

    async def run(self, names: list[str]) -> bool:
        """True if every attack was withstood."""
        self.rooms = [await seat_players(self.serving.port, number) for number in range(TABLES)]
        self.addresses |= {f"127.0.{220 + number}.1" for number in range(TABLES)}
        times = await play_for(self.rooms, 1.0)
        await eventually(self._is_settled)
        self.quiet = await self.setting.measures()
        print(f"{'quiet':12} p95 {p95(times) * 1000:7.1f} ms", flush=True)
        return all([await self.withstood(number, name) for number, name in enumerate(names)])

    async def withstood(self, number: int, name: str) -> bool:
        began, before = time.monotonic(), await self.setting.measures()
        acknowledged = [sum(player.acknowledged for player in room) for room in self.rooms]
        attacker = Attacker(name, self.serving.url, COUNTED, self.known, True, number)
        verdict = Verdict()
        await attacker.start()
        async with playing(self.rooms) as players:
            await attacker.says("strong")
            await self._newcomer(number, verdict)
            await attacker.end(2 * ATTACK_TIMEOUT_SECONDS)
            await eventually(lambda: all(more >= ACKNOWLEDGED for more in self._acknowledged(acknowledged)))
        await eventually(lambda: not any(player.waits for player in players))
        self.addresses |= {*attacker.report["addresses"], f"127.0.{180 + number}.1"}
        await eventually(self._is_settled)
        after = await self.setting.measures()
        seconds = time.monotonic() - began
        for more in self._acknowledged(acknowledged):
            verdict.least("commands acknowledged at an innocent table", more, ACKNOWLEDGED)
        self._judge_innocent(verdict, players)
        judge_attack(verdict, attacker.report)
        judge_server(verdict, attacker.report, before, after, seconds)
        self.most_rooms = max(self.most_rooms, after["magnat_rooms"])
        judge_queues(verdict, after, len(self.addresses), self.most_rooms)
        judge_given_back(verdict, self.quiet, after)
        if name in [stage.__name__ for stage in REQUESTS]:
            judge_requests(verdict, attacker.report, before, after)
        if name == "hints":
            verdict.least("hints", after["magnat_hints_total"] - before["magnat_hints_total"], 1)
        if name == "bots":
            verdict.least("networks that waited for bots at once", after["magnat_bots_networks"], 2)
        self._tell(name, verdict, attacker.report, players, refusals(before, after))
        return not verdict.wrong

    async def _newcomer(self, number: int, verdict: Verdict) -> None:
        try:
            await asyncio.wait_for(newcomer(self.serving.url, number), 2 * ATTACK_TIMEOUT_SECONDS)
        except Exception as why:
            verdict.none("a newcomer could not play", [repr(why)[:200]])

    def _acknowledged(self, before: list[int]) -> list[int]:
        """Return how many more commands of each table were acknowledged."""
        now = [sum(player.acknowledged for player in room) for room in self.rooms]
        return [after - then for then, after in zip(before, now, strict=True)]

    def _judge_innocent(self, verdict: Verdict, players: list[Player]) -> None:
        verdict.most("innocent players cut off", sum(player.socket.closed for player in players), 0)
        verdict.most("innocent commands refused", sum(player.refused for player in players), 0)
        for player in players:
            verdict.least("commands of a player acknowledged", player.acknowledged, player.said)

    async def _is_settled(self) -> bool:
        """True if nothing of an attack is left."""
        verdict, now = Verdict(), await self.setting.measures()
        judge_given_back(verdict, self.quiet or {**now, "magnat_connections": len(self.rooms) * 2 + 1}, now)
        return not verdict.wrong

    def _tell(self, name: str, verdict: Verdict, report: dict[str, Any], players: list[Player], counted: str) -> None:
        times = [took for player in players for took in player.times]
        admitted = ", ".join(f"{sum(found.values())} {limit}" for limit, found in report["admitted"].items())
        print(
            f"{name:12} {'withstood' if not verdict.wrong else 'FAILED':9} {verdict.checks} checks; p95 "
            f"{p95(times) * 1000:.1f} ms of {len(times)}; {report['done']} done; admitted: {admitted or '-'}; "
            f"refused: {counted or '-'}",
            flush=True,
        )
        for wrong in verdict.wrong:
            print(f"{'':12} {wrong}", flush=True)


def main() -> int:
    if sys.argv[1:2] == ["--attack"]:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
        asyncio.run(run_attack(*sys.argv[2:8]))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", metavar="short|" + "|".join(ATTACKS))
    parser.add_argument("--old", metavar="FOLDER")
    arguments = parser.parse_args()
    names = arguments.what
    if unknown := {*names} - {"short", *ATTACKS}:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    short, began = "short" in names, time.monotonic()
    chosen = [name for name in names if name in ATTACKS] or list(ATTACKS)
    if arguments.old:
        with older_server(Path(arguments.old).resolve(), LONG_MATCH_ROWS, SPOILT, MEASURED_FLAGS) as (serving, known):
            print(f"{arguments.old}:", flush=True)
            asyncio.run(run_measurement(serving, chosen, known, trials=1))
        print("this version:", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        store, log = f"sqlite:///{folder}/siege.db", Path(folder, "log")
        store_data = prepare_store(store, LONG_COUNTED if short else LONG_MATCH_ROWS, SPOILT)
        flags = FLAGS if short else MEASURED_FLAGS
        with Serving(store, *flags, log=log) as serving:
            work = Counting(serving, store_data).run(chosen) if short else run_measurement(serving, chosen, store_data)
            held = asyncio.run(work)
        size = log.stat().st_size
        print(f"{'log':12} {size / 1000:.0f} kB; {time.monotonic() - began:.0f} s in all")
        if short:
            verdict = Verdict()
            judge_log(verdict, log, time.monotonic() - began)
            for wrong in verdict.wrong:
                print(f"{'':12} {wrong}")
            return 0 if held and not verdict.wrong else 1
    return 0 if held and size < LOG else 1


if __name__ == "__main__":
    sys.exit(main())

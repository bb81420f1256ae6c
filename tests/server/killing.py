"""server: a server killed again and again under people who play, and what must still be true afterwards."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from magnat.play import Entry, rows_of
from magnat.record import decoded, replay
from magnat.store import queries as q
from magnat.store.store import Store
from tests.server.games import short
from tests.server.harness import ConnectionClosed, InvalidStatus, Person, Serving, seated


class Survivor(Person):
    """Somebody who comes back after every crash and says again what was not acknowledged."""

    async def survive(self, alive: Callable[[], bool], back: Callable[[float], None], url: Any = None) -> None:
        pending: dict[str, Any] = {}
        while alive() and not self.over:
            try:
                if self.socket is None:
                    began = time.monotonic()
                    await self.connect(url() if url else "")
                    back(time.monotonic() - began)
                    if pending:
                        await self.send(**pending)
                if not pending and self.ask.get("seat") == self.seat and "choices" in self.ask:
                    say = self.chosen(self.ask)
                    pending = {
                        "type": "say",
                        "id": f"{self.name}-{next(self.ids)}",
                        "question": self.question,
                        "say": say,
                    }
                    await self.send(**pending)
                message = await self.hear(5)
            except TimeoutError:
                continue
            except (ConnectionClosed, OSError, InvalidStatus, EOFError):
                self.socket = None
                await asyncio.sleep(0.05)
                continue
            if message["type"] in ("ack", "refused") and message["id"] == pending.get("id"):
                if message.get("reason") == "store_unavailable":
                    await asyncio.sleep(0.2)
                    await self.send(**pending)
                else:
                    assert message["type"] == "ack" or message["reason"] == "stale", message
                    pending = {}
        await self.leave()


class Report(msgspec.Struct):
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    games: int = 0
    slowest_back: float = 0.0
    slowest_start: float = 0.0


async def under_fire(
    serving: Serving,
    tables: int,
    kills: int,
    crash: Callable[[], Awaitable[None]],
    seed: int = 1,
    turns: int = 400,
    until: Callable[[], bool] = lambda: False,
) -> Report:
    """Play on several tables while `crash` strikes at random moments; then compare promises with the store."""
    report = Report()
    people: list[Survivor] = []
    state = {"alive": True, "ready": time.monotonic()}

    def back(seconds: float) -> None:
        if state["ready"] != float("inf"):
            report.slowest_back = max(report.slowest_back, time.monotonic() - state["ready"])

    async def one_table(number: int) -> None:
        while state["alive"]:
            try:
                found = await seated(serving.url, "electronic", 2, 1, "random", **short("electronic", turns))
            except (OSError, EOFError, AssertionError, ConnectionClosed, InvalidStatus, Exception):
                await asyncio.sleep(0.1)
                continue
            sitting = [survivor_of(person) for person in found]
            people.extend(sitting)
            report.games += 1
            await asyncio.gather(*[person.survive(lambda: bool(state["alive"]), back) for person in sitting])

    playing = [asyncio.create_task(one_table(number)) for number in range(tables)]
    moment = random.Random(seed)
    for _ in range(kills):
        if until():
            break
        before = sum(len(person.acked) for person in people)
        end = time.monotonic() + 60
        while sum(len(person.acked) for person in people) < before + 5:  # under load, or it would show nothing
            assert time.monotonic() < end, "nobody can play"
            await asyncio.sleep(0.02)
        await asyncio.sleep(moment.uniform(0, 0.3))
        began = time.monotonic()
        state["ready"] = float("inf")
        await crash()
        state["ready"] = time.monotonic()
        report.slowest_start = max(report.slowest_start, time.monotonic() - began)
        report.kills += 1
        waited = [person for person in people if not person.over]
        end = time.monotonic() + 60
        while any(person.socket is None for person in waited if not person.over):
            assert time.monotonic() < end, "somebody did not come back"
            await asyncio.sleep(0.02)
    await asyncio.sleep(1)
    state["alive"] = False
    await asyncio.gather(*playing)
    report.acknowledged = await promises_kept(serving.store, people)
    return report


def survivor_of(person: Person) -> Survivor:
    made = Survivor(person.url, person.name)
    made.__dict__.update(person.__dict__)
    return made


async def promises_kept(url: str, people: list[Survivor]) -> int:
    """Every acknowledged answer is in the log, once, at its number; every log replays."""
    store = Store(url)
    logs: dict[str, list[Entry]] = {}
    for table in {person.table for person in people}:
        logs[table] = await store.read(q.entries_of, table)
        entries = logs[table]
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        commands = [entry.command for entry in entries if entry.command]
        assert len(commands) == len(set(commands)), "something was done twice"
        row = await store.read(q.match_of, table)
        assert row is not None
        rows = rows_of(entries)
        lines = [row["header"].encode(), *[msgspec.json.encode(said) for said in rows], b""]
        header = {"format": 1, **msgspec.json.decode(lines[0])}
        replay(decoded(b"\n".join([msgspec.json.encode(header), *lines[1:]])))
    count = 0
    for person in people:
        said = {entry.command.partition(":")[2]: entry.seq for entry in logs[person.table] if entry.command}
        for id, seq in person.acked:
            assert said.get(id) == seq, f"{person.name}: {id} was promised as {seq}, is {said.get(id)}"
            count += 1
    await store.close()
    return count

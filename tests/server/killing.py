"""server: a server killed again and again under people who play, and what must still be true afterwards."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from magnat.match import Entry, rows_of
from magnat.record import decode_record, replay
from magnat.store import queries as q
from magnat.store.store import Store
from tests.server.games import short
from tests.server.harness import ConnectionClosed, InvalidStatus, Person, Serving, seated

HANG: Final = 300.0  # seconds; a table is back after one or two


class Survivor(Person):
    """Somebody who comes back after every crash, to any node, and says again what was not acknowledged."""

    urls: list[str]  # of the nodes; the next one is tried when one does not answer
    back: list[float]  # seconds from each loss until the table was seen again
    played_on: list[float]  # and until the game went on

    async def survive(self, alive: Callable[[], bool]) -> None:
        pending: dict[str, Any] = {}
        lost = 0.0
        while alive() and not self.over:
            try:
                if self.socket is None:
                    await self.connect()
                    self.back.append(time.monotonic() - lost if lost else 0.0)
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
                lost = lost or time.monotonic()
                self.urls.append(self.urls.pop(0))
                self.url = self.urls[0]
                await asyncio.sleep(0.05)
                continue
            if lost and message["type"] in ("ack", "told"):
                self.played_on.append(time.monotonic() - lost)
                lost = 0.0
            if message["type"] in ("ack", "refused") and message["id"] == pending.get("id"):
                if message.get("reason") == "store_unavailable":
                    await asyncio.sleep(0.2)
                    await self.send(**pending)
                else:
                    assert message["type"] == "ack" or message["reason"] == "stale", message
                    pending = {}
        await self.leave()


def survivor_of(person: Person, *urls: str) -> Survivor:
    """The same, who is at the first of these nodes, or stays where it is."""
    made = Survivor(person.url, person.name)
    made.__dict__.update(person.__dict__)
    made.urls, made.back, made.played_on = list(urls or (person.url,)), [], []
    made.url = made.urls[0]
    return made


class Report(msgspec.Struct):
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    games: int = 0
    came_back: int = 0  # players who were connected again after a kill, each time
    least_between: int = 1 << 30  # acknowledged answers between two kills
    slowest_back: float = 0.0
    slowest_start: float = 0.0
    played_on: list[float] = []  # seconds from each loss of a connection until that game went on


class Fire:
    """People at several tables of one or more nodes, which are killed under them."""

    def __init__(self, nodes: Sequence[Serving], turns: int) -> None:
        self.nodes = nodes
        self.turns = turns
        self.people: list[Survivor] = []
        self.alive = True
        self.report = Report()

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acked) for person in self.people)

    async def table(self, number: int) -> None:
        """One game after the other, with people at different nodes."""
        while self.alive:
            urls = [node.url for node in self.nodes]
            number += 1
            try:
                found = await seated(
                    urls[number % len(urls)], "electronic", 2, 1, "random", **short("electronic", self.turns)
                )
            except Exception:  # that node is dead just now
                await asyncio.sleep(0.1)
                continue
            sitting = []
            for place, person in enumerate(found):
                if len(urls) > 1:
                    await person.leave()
                first = (number + place) % len(urls)
                sitting.append(survivor_of(person, *urls[first:], *urls[:first]))
            self.people.extend(sitting)
            self.report.games += 1
            await asyncio.gather(*[person.survive(lambda: self.alive) for person in sitting])

    async def played(self, least: int) -> None:
        """Until so many answers more were acknowledged: under load, or a kill would show nothing."""
        before, end = self.acknowledged, time.monotonic() + HANG
        while self.acknowledged < before + least:
            assert time.monotonic() < end, "nobody can play"
            await asyncio.sleep(0.02)

    async def everybody_back(self) -> None:
        began = time.monotonic()
        waited = [person for person in self.people if not person.over]
        while any(person.socket is None for person in waited if not person.over):
            assert time.monotonic() < began + HANG, "somebody did not come back"
            await asyncio.sleep(0.02)
        self.report.came_back += sum(not person.over for person in waited)
        self.report.slowest_back = max(self.report.slowest_back, time.monotonic() - began)


async def under_fire(
    nodes: Sequence[Serving],
    tables: int,
    kills: int,
    crash: Callable[[int], Awaitable[None]],
    seed: int = 1,
    turns: int = 400,
    least: int = 5,
    until: Callable[[], bool] = lambda: False,
) -> Report:
    """Play on several tables while `crash` strikes a node at random moments; then compare promises with the store."""
    fire = Fire(nodes, turns)
    report = fire.report
    playing = [asyncio.create_task(fire.table(number)) for number in range(tables)]
    moment = random.Random(seed)
    for number in range(kills):
        if until():
            break
        before = fire.acknowledged
        await fire.played(least)
        await asyncio.sleep(moment.uniform(0, 0.3))
        report.least_between = min(report.least_between, fire.acknowledged - before)
        began = time.monotonic()
        await crash(number % len(nodes))
        report.slowest_start = max(report.slowest_start, time.monotonic() - began)
        report.kills += 1
        await fire.everybody_back()
    await fire.played(least)
    fire.alive = False
    await asyncio.gather(*playing)
    report.acknowledged = await promises_kept(nodes[0].store, fire.people)
    report.played_on = sorted(seconds for person in fire.people for seconds in person.played_on)
    return report


async def promises_kept(url: str, people: list[Survivor]) -> int:
    """Every acknowledged answer is in the log, once, at its number; every log replays."""
    store = Store(url)
    logs: dict[str, list[Entry]] = {}
    for table in {person.table for person in people}:
        logs[table] = await store.read(q.read_entries, table)
        entries = logs[table]
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        commands = [entry.command for entry in entries if entry.command]
        assert len(commands) == len(set(commands)), "something was done twice"
        row = await store.read(q.find_match, table)
        assert row is not None
        rows = rows_of(entries)
        lines = [row["header"].encode(), *[msgspec.json.encode(said) for said in rows], b""]
        header = {"format": 1, **msgspec.json.decode(lines[0])}
        replay(decode_record(b"\n".join([msgspec.json.encode(header), *lines[1:]])))
    count = 0
    for person in people:
        said = {entry.command.partition(":")[2]: entry.seq for entry in logs[person.table] if entry.command}
        for id, seq in person.acked:
            assert said.get(id) == seq, f"{person.name}: {id} was promised as {seq}, is {said.get(id)}"
            count += 1
    await store.close()
    return count

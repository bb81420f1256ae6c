"""Kill servers again and again under load, then compare the store with the acknowledgements.

People play, report and mute each other, review finished games and start side games.
"""

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
from tests.server.promises import Promises

HANG_SECONDS: Final = 300.0  # a table is back after one or two


class Survivor(Person):
    """A client that reconnects after every crash, to any node, and resends unacknowledged commands."""

    urls: list[str]  # of the nodes; rotated when one does not answer
    back: list[float]  # seconds from each lost connection until the table was back
    played_on: list[float]  # and until its game continued

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
    """Return the person as a survivor who connects to the first of the given nodes, or stays at its own."""
    survivor = Survivor(person.url, person.name)
    survivor.__dict__.update(person.__dict__)
    survivor.urls, survivor.back, survivor.played_on = list(urls or (person.url,)), [], []
    survivor.url = survivor.urls[0]
    return survivor


class Report(msgspec.Struct):
    """Counts of a run with kills."""

    kills: int = 0
    acknowledged: int = 0
    came_back: int = 0  # reconnected players, counted once per kill
    least_between: int = 1 << 30  # least number of acknowledged answers between two kills
    played_on: list[float] = []  # seconds from each lost connection until that game continued
    promises: dict[str, int] = {}  # acknowledged reports, blocks, measures, side games and complete reviews


class Fire:
    """People at several tables of one or more nodes, which are killed under them."""

    def __init__(self, nodes: Sequence[Serving], turns: int) -> None:
        self.nodes = nodes
        self.turns = turns
        self.people: list[Survivor] = []
        self.alive = True
        self.report = Report()
        self.promises = Promises([node.url for node in nodes])

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acked) for person in self.people)

    async def table(self, number: int) -> None:
        """Play one game after another, with people at different nodes."""
        while self.alive:
            urls = [node.url for node in self.nodes]
            number += 1
            try:
                people = await seated(
                    urls[number % len(urls)], "electronic", 2, 1, "random", **short("electronic", self.turns)
                )
            except Exception:  # the node is down
                await asyncio.sleep(0.1)
                continue
            sitting = []
            for place, person in enumerate(people):
                if len(urls) > 1:
                    await person.leave()
                first = (number + place) % len(urls)
                sitting.append(survivor_of(person, *urls[first:], *urls[:first]))
            self.people.extend(sitting)
            await asyncio.gather(*[person.survive(lambda: self.alive) for person in sitting])

    async def side_game(self, person: Person) -> None:
        """Play a side game to its end."""
        player = survivor_of(person, *[node.url for node in self.nodes])
        self.people.append(player)
        await player.survive(lambda: self.alive)

    async def wait_for_answers(self, least: int) -> None:
        """Wait for `least` more acknowledged answers, so that every kill happens under load."""
        before, end = self.acknowledged, time.monotonic() + HANG_SECONDS
        while self.acknowledged < before + least:
            assert time.monotonic() < end, "no answers are acknowledged"
            await asyncio.sleep(0.02)

    async def wait_for_reconnects(self) -> None:
        began = time.monotonic()
        waited = [person for person in self.people if not person.over]
        while any(person.socket is None for person in waited if not person.over):
            assert time.monotonic() < began + HANG_SECONDS, "a player did not reconnect"
            await asyncio.sleep(0.02)
        self.report.came_back += sum(not person.over for person in waited)


async def under_fire(
    nodes: Sequence[Serving],
    tables: int,
    kills: int,
    crash: Callable[[int], Awaitable[None]],
    seed: int = 1,
    turns: int = 400,
    least: int = 5,
) -> Report:
    """Play on several tables while `crash` stops nodes at random moments, then check the store."""
    fire = Fire(nodes, turns)
    report = fire.report
    playing = [asyncio.create_task(fire.table(number)) for number in range(tables)]
    playing.append(asyncio.create_task(fire.promises.run(lambda: fire.alive, fire.side_game)))
    rng = random.Random(seed)
    for number in range(kills):
        before = fire.acknowledged
        await fire.wait_for_answers(least)
        await asyncio.sleep(rng.uniform(0, 0.3))
        report.least_between = min(report.least_between, fire.acknowledged - before)
        await crash(number % len(nodes))
        report.kills += 1
        await fire.wait_for_reconnects()
    await fire.wait_for_answers(least)
    fire.alive = False
    await asyncio.gather(*playing)
    report.acknowledged = await check_acknowledged(nodes[0].store, fire.people)
    store = Store(nodes[0].store)
    await fire.promises.check(store)
    await store.close()
    report.promises = {kind: len(ids) for kind, ids in fire.promises.kept.items()}
    report.played_on = sorted(seconds for person in fire.people for seconds in person.played_on)
    return report


async def check_acknowledged(url: str, people: list[Survivor]) -> int:
    """Check that every acknowledged answer is in its log exactly once and every log replays. Return their number."""
    store = Store(url)
    logs: dict[str, list[Entry]] = {}
    for table in {person.table for person in people}:
        logs[table] = await store.read(q.read_entries, table)
        entries = logs[table]
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        commands = [entry.command for entry in entries if entry.command]
        assert len(commands) == len(set(commands)), "a command was executed twice"
        row = await store.read(q.find_match, table)
        assert row is not None
        rows = rows_of(entries)
        lines = [row["header"].encode(), *[msgspec.json.encode(row) for row in rows], b""]
        header = {"format": 1, **msgspec.json.decode(lines[0])}
        replay(decode_record(b"\n".join([msgspec.json.encode(header), *lines[1:]])))
    count = 0
    for person in people:
        seqs = {entry.command.partition(":")[2]: entry.seq for entry in logs[person.table] if entry.command}
        for id, seq in person.acked:
            assert seqs.get(id) == seq, f"{person.name}: {id} was acknowledged as {seq}, is {seqs.get(id)}"
            count += 1
    await store.close()
    return count

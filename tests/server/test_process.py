"""server: what all tables of a process share goes on, whatever one of them does."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import magnat
from magnat.bots import LEVELS
from magnat.games import edition
from magnat.kernel import Luck, settle, waiting
from magnat.play import Refusal
from magnat.play.thinking import SECONDS, task_for, usual_time
from magnat.record import Header
from magnat.server import lobby, workers
from magnat.server.bodies import NewSeat, NewTable
from magnat.server.limits import source_at
from magnat.server.process import Process
from magnat.server.room import IDLE, INBOX, Room
from magnat.server.rows import now_ms, seating_of
from magnat.server.settings import Settings
from magnat.server.workers import Workers
from magnat.store import queries as q
from magnat.testing.loop import Loop
from tests.server.conftest import FAST
from tests.server.harness import Serving
from tests.server.test_around import NEVER, two_people

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="once is enough: nothing of it is compiled")


HERE = source_at("127.0.0.1")


async def opened(store: str) -> tuple[Process, str]:
    """A process, and a table at it that has begun."""
    process = Process(Settings(store=store))
    process.store.open()
    await process.start()
    player = {"id": "p", "name": "Camille"}
    await process.store.write(q.add_player, player["id"], player["name"], "hash", 1)
    new = NewTable(game="electronic", seats=[NewSeat("me"), NewSeat("me")])
    table = await process.store.write(lobby.create, player, new, "", HERE, process.settings)
    await process.store.write(lobby.start, table, player, HERE, process.settings)
    return process, table


def test_a_room_is_not_put_away_while_somebody_comes_in(store: str) -> None:
    """Between the upgrade of a socket and its first message there is nobody in the room yet."""

    async def run() -> None:
        process, table = await opened(store)
        try:
            found = await process.room(table)
            async with asyncio.timeout(20):
                while found.needed:  # those who are not there are noted first
                    await asyncio.sleep(0.05)
            found.idle_since = asyncio.get_running_loop().time() - IDLE - 1
            assert await process.room(table) is found
            await process._put_away()
            assert process.rooms[table] is found
            async with asyncio.timeout(5):
                await found.asked_for(found.refresh)
        finally:
            await process.stop()

    asyncio.run(run())


def test_who_goes_and_what_others_wrote_is_heard_however_much_is_asked(store: str) -> None:
    async def nothing() -> None: ...

    async def run() -> None:
        process, table = await opened(store)
        try:
            row = await process.store.read(q.match_of, table)
            assert row is not None
            busy = process.rooms[table] = Room(
                process, seating_of(row, await process.store.read(q.seats_of, table)), Luck(1)
            )  # has no task
            for _ in range(INBOX):
                busy.ask(nothing)
            with pytest.raises(Refusal, match="too_fast"):
                busy.ask(nothing)
            for told in (f"{table} 7", f"{table} 8", f"{table} -"):
                process.told(told)  # whoever listens to the store calls this: it must never fail
            process.refresh(table)
            process.caught_up()
            assert len(busy.inbox) == INBOX + 2 and busy.once == {"catch up", "refresh"}
        finally:
            await process.stop()

    asyncio.run(run())


@pytest.mark.slow
def test_one_match_that_cannot_be_opened_holds_up_no_other(tmp_path: Path) -> None:
    database = tmp_path / "magnat.db"

    async def begin(serving: Serving) -> list[Any]:
        clock = {"bank": 3, "increment": 0}
        return [await two_people(serving, clock=clock, absence=NEVER) for _ in range(2)]

    async def end(asked: Any, other: Any) -> None:
        await other.connect()
        assert (await other.until("told", timeout=20))["said"]["by"] == "silence"

    with Serving(f"sqlite:///{database}", *FAST, log=tmp_path / "log") as serving:
        (spoilt, _), (asked, other) = asyncio.run(begin(serving))
        assert serving.stop() == 0
        with sqlite3.connect(database) as connection:
            connection.execute("update matches set setup = '[]', due = 1 where id = ?", (spoilt.table,))
        serving.start()
        asked.socket = other.socket = None
        asyncio.run(asyncio.wait_for(end(asked, other), 40))
    log = (tmp_path / "log").read_text()
    assert log.count("a match cannot be opened") == 1 and spoilt.table in log


def thinks(encoded: bytes) -> int:
    """In place of a bot, in its process."""
    time.sleep(0.3)
    return 1


def test_a_bot_that_waits_for_its_process_is_not_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tables may ask at once: only the time in which a bot thinks is counted, and no process is ended for it."""
    t = edition("electronic").deal(2)
    settle(t, Luck(1))
    task = task_for(Header(game="electronic", seats=2), t, 0, "steady", "answer", Luck(1))
    monkeypatch.setattr(workers, "decided", thinks)

    async def run() -> None:
        pool = Workers(1)
        try:
            assert await pool.decide(task) == 1  # the process is there
            monkeypatch.setattr(workers, "PATIENCE", 2.0)
            assert await asyncio.gather(*[pool.decide(task) for _ in range(10)]) == [1] * 10
            assert pool.failed == 0
        finally:
            pool.close()

    asyncio.run(run())


def test_what_is_due_is_looked_for_again_after_a_fault(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def due(connection: Any, now: int, after: Any) -> list[Any]:
        looked.append(now)
        if len(looked) == 1:
            raise LookupError("a fault of ours")
        return []

    monkeypatch.setattr(q, "due_matches", due)

    async def run() -> None:
        process, _ = await opened(store)
        try:
            async with asyncio.timeout(10):
                while len(looked) < 2:
                    await asyncio.sleep(0.1)
            assert looked[1] >= now_ms() - 5_000
        finally:
            await process.stop()

    asyncio.run(run())


def thinks_by_its_luck(encoded: bytes) -> int:
    """In place of a bot: with one hand it has nothing to think about, with another it thinks for long."""
    time.sleep(0.25 if b'"luck":1' in encoded else 0.0)
    return 1


def test_what_a_bot_holds_sets_no_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """An objection at pace 0 takes the same time, whether or not there was anything to think about."""
    t = edition("electronic").deal(2)
    settle(t, Luck(1))
    task = task_for(Header(game="electronic", seats=2), t, 0, "search", "answer", Luck(1))
    monkeypatch.setattr(workers, "decided", thinks_by_its_luck)

    async def run() -> None:
        pool = Workers(1)
        took: dict[int, list[float]] = {0: [], 1: []}
        try:
            await pool.decide(task)  # the process is there
            for hand in (0, 1) * 3:
                began = time.monotonic()
                await pool.decide(msgspec.structs.replace(task, luck=hand), at_least=usual_time("search"))
                took[hand].append(time.monotonic() - began)
        finally:
            pool.close()
        assert min(took[0]) >= usual_time("search") and min(took[1]) >= usual_time("search")
        assert abs(min(took[0]) - min(took[1])) < 0.1

    asyncio.run(run())
    budgets = {**{name: level.seconds for name, level in LEVELS.items()}, "search": SECONDS, "steady": 0.0}
    assert all(usual_time(name) > budget for name, budget in budgets.items())


def test_only_what_must_not_tell_is_paced(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = Loop.table("electronic", 0, 2, "steady", bot_pace=0)
    top = waiting(loop.play.begun.table)
    for paced in (True, False):
        monkeypatch.setattr(type(top), "paced", paced)
        loop.play.automation.thoughts.clear()
        loop.thoughts.clear()
        loop.run(loop.play.wake(loop.now))
        assert [thought.paced for thought in loop.thoughts] == [paced]

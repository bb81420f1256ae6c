"""server: what all tables of a process share goes on, whatever one of them does."""

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from magnat.bots import LEVELS
from magnat.games import edition
from magnat.hosts.server import lobby, process_pool, row_mapping
from magnat.hosts.server.limits import client_address
from magnat.hosts.server.process import Process
from magnat.hosts.server.process_pool import BotPool
from magnat.hosts.server.room import MAX_INBOX_JOBS, ROOM_IDLE_SECONDS, Room
from magnat.hosts.server.row_mapping import seating_from_rows
from magnat.hosts.server.settings import Settings
from magnat.kernel import Luck, current_question, settle
from magnat.match import Refusal
from magnat.match.automation import DISCONNECT_GRACE_MS
from magnat.match.bot_tasks import SEARCH_SECONDS, BotTask, make_task, usual_seconds
from magnat.record import Header
from magnat.store import queries as q
from magnat.tables.api_types import NewSeat, NewTable
from magnat.testing.manual_loop import ManualClockLoop
from tests.server.conftest import FAST
from tests.server.harness import PATIENCE, Serving, eventually
from tests.server.inside import SetClock
from tests.server.simulated import SimulatedLoop, simulated
from tests.server.test_around import NEVER, two_people

HERE = client_address("127.0.0.1")


async def opened(store: str) -> tuple[Process, str]:
    """A process, and a table at it that has begun."""
    process = Process(Settings(store=store))
    process.store.open()
    await process.start()
    player = {"id": "p", "name": "Camille"}
    await process.store.write(q.add_player, player["id"], player["name"], "hash", 1)
    new = NewTable(game="electronic", seats=[NewSeat("me"), NewSeat("me")])
    table = await process.store.write(lobby.create_table, player, new, "", HERE, process.settings)
    await process.store.write(lobby.start_match, table, player, HERE, process.settings)
    return process, table


def test_a_room_is_not_put_away_while_somebody_comes_in(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the upgrade of a socket and its first message there is nobody in the room yet."""
    clock = SetClock()
    monkeypatch.setattr(row_mapping, "time", clock)

    async def run() -> None:
        process, table = await opened(store)
        try:
            found = await process.open_room(table)
            await eventually(lambda: found.session.automation.disconnected_since)
            clock.now += DISCONNECT_GRACE_MS
            found.wake()
            await eventually(lambda: not found.is_needed)  # those who are not there are noted first
            found.idle_since = asyncio.get_running_loop().time() - ROOM_IDLE_SECONDS - 1
            assert await process.open_room(table) is found
            await process._close_idle_rooms()
            assert process.rooms[table] is found
            async with asyncio.timeout(PATIENCE):
                await found.run_job(found.refresh)
        finally:
            await process.stop()

    asyncio.run(run())


def test_who_goes_and_what_others_wrote_is_heard_however_much_is_asked(store: str) -> None:
    async def nothing() -> None: ...

    async def run() -> None:
        process, table = await opened(store)
        try:
            row = await process.store.read(q.find_match, table)
            assert row is not None
            busy = process.rooms[table] = Room(
                process, seating_from_rows(row, await process.store.read(q.read_seat_rows, table)), Luck(1)
            )  # has no task
            for _ in range(MAX_INBOX_JOBS):
                busy.enqueue(nothing)
            with pytest.raises(Refusal, match="too_fast"):
                busy.enqueue(nothing)
            for told in (f"{table} 7", f"{table} 8", f"{table} -"):
                process.on_notification(told)  # whoever listens to the store calls this: it must never fail
            process.refresh_room(table)
            process.on_reconnect()
            assert len(busy.inbox) == MAX_INBOX_JOBS + 2 and busy.queued_once == {"catch up", "refresh"}
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
        assert (await other.until("told"))["said"]["by"] == "silence"

    with Serving(f"sqlite:///{database}", *FAST, log=tmp_path / "log") as serving:
        (spoilt, _), (asked, other) = asyncio.run(begin(serving))
        assert serving.stop() == 0
        with sqlite3.connect(database) as connection:
            connection.execute("update matches set setup = '[]', due = 1 where id = ?", (spoilt.table,))
        serving.start()
        asked.socket = other.socket = None
        asyncio.run(end(asked, other))
    log = (tmp_path / "log").read_text()
    assert log.count("a match cannot be opened") == 1 and spoilt.table in log


def said_at_once(encoded: bytes) -> int:
    """In place of a bot."""
    return 1


def test_a_bot_that_waits_for_its_process_is_not_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tables may ask at once: only the time in which a bot thinks is counted, and no process is ended for it."""
    task = some_task("steady")
    monkeypatch.setattr(process_pool, "decide_encoded_task", said_at_once)

    async def run(loop: SimulatedLoop) -> None:
        pool = BotPool(1)
        loop.work_seconds = lambda encoded: process_pool.WORKER_TIMEOUT_SECONDS - 1
        began = loop.time()
        assert await asyncio.gather(*[pool.decide(task) for _ in range(10)]) == [1] * 10
        assert (
            pool.failure_count == 0
            and loop.begun == 10
            and loop.time() - began == 10 * (process_pool.WORKER_TIMEOUT_SECONDS - 1)
        )
        loop.work_seconds = lambda encoded: process_pool.WORKER_TIMEOUT_SECONDS + 1
        assert await pool.decide(task) is None, "one that is stuck is given up"
        assert pool.failure_count == 2 and loop.begun == 12, "after a second try"

    simulated(run)


def test_what_is_due_is_looked_for_again_after_a_fault(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def due(connection: Any, now: int, after: Any) -> list[Any]:
        looked.append(now)
        if len(looked) == 1:
            raise LookupError("a fault of ours")
        return []

    monkeypatch.setattr(q, "list_due_matches", due)

    async def run() -> None:
        process, _ = await opened(store)
        try:
            await eventually(lambda: len(looked) >= 2)
            assert looked[1] > looked[0]
        finally:
            await process.stop()

    asyncio.run(run())


def test_what_a_bot_holds_sets_no_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """An objection at pace 0 takes the same time, whether or not there was anything to think about."""
    task = some_task("search")
    monkeypatch.setattr(process_pool, "decide_encoded_task", said_at_once)
    took: dict[int, float] = {}

    async def run(loop: SimulatedLoop) -> None:
        monkeypatch.setattr(process_pool, "time", SimpleNamespace(monotonic=loop.time))
        loop.work_seconds = lambda encoded: 0.25 if b'"luck":1' in encoded else 0.0
        pool = BotPool(1)
        for hand in (0, 1):
            began = loop.time()
            await pool.decide(msgspec.structs.replace(task, luck=hand), at_least=usual_seconds("search"))
            took[hand] = loop.time() - began

    simulated(run)
    assert took[0] == took[1] == pytest.approx(usual_seconds("search"))
    budgets = {**{name: level.seconds for name, level in LEVELS.items()}, "search": SEARCH_SECONDS, "steady": 0.0}
    assert all(usual_seconds(name) > budget for name, budget in budgets.items())


def some_task(bot: str) -> BotTask:
    t = edition("electronic").deal(2)
    settle(t, Luck(1))
    return make_task(Header(game="electronic", seats=2), t, 0, bot, "answer", Luck(1))


def test_only_what_must_not_tell_is_paced(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = ManualClockLoop.start_match("electronic", 0, 2, "steady", bot_pace=0)
    top = current_question(loop.session.started_match.table)
    for paced in (True, False):
        monkeypatch.setattr(type(top), "paced", paced)
        loop.session.automation.decisions.clear()
        loop.queued_tasks.clear()
        loop.run(loop.session.on_timer(loop.now))
        assert [thought.paced for thought in loop.queued_tasks] == [paced]

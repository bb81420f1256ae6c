"""Parts shared by all tables of a process keep working, whatever one table does."""

import asyncio
import gc
import json
import sqlite3
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from magnat.bank.companion import Opening
from magnat.bank.ledger import LedgerEntry
from magnat.bots import LEVELS
from magnat.games import edition
from magnat.hosts.server import lobby, process_pool
from magnat.hosts.server import process as process_module
from magnat.hosts.server.limits import client_address
from magnat.hosts.server.logs import JsonFormatter
from magnat.hosts.server.metrics import render_prometheus
from magnat.hosts.server.process import Process
from magnat.hosts.server.process_pool import BotPool
from magnat.hosts.server.retention import Retention
from magnat.hosts.server.room import MAX_INBOX_JOBS, ROOM_IDLE_SECONDS, Room
from magnat.hosts.server.row_mapping import seating_from_rows
from magnat.hosts.server.settings import Settings
from magnat.kernel import Luck, current_question, settle
from magnat.match import Refusal
from magnat.match.automation import DISCONNECT_GRACE_MS
from magnat.match.bot_tasks import SEARCH_SECONDS, BotTask, make_task, usual_seconds
from magnat.record import Header
from magnat.store import companion_queries as c
from magnat.store import operator_queries as o
from magnat.store import queries as q
from magnat.tables import clock as clock_module
from magnat.tables.api_types import NewSeat, NewTable, Player
from magnat.tables.lobby import SERVER_RULES, create_table
from tests.match.manual_loop import ManualClockLoop
from tests.postgresql import Postgresql
from tests.server.conftest import FAST
from tests.server.harness import PATIENCE, Serving, eventually
from tests.server.inside import SetClock
from tests.server.simulated import SimulatedLoop, run_simulated
from tests.server.test_table import NEVER, two_people

LOCALHOST = client_address("127.0.0.1")


async def open_process(store: str) -> tuple[Process, str]:
    """Return a process and the id of a started table."""
    process = Process(Settings(store=store))
    process.store.open()
    await process.start()
    player = Player("p", "Camille")
    await process.store.write(q.add_player, player.id, player.name, "hash", 1)
    new = NewTable(game="electronic", seats=[NewSeat("me"), NewSeat("me")])
    made = create_table(new, player, SERVER_RULES)
    table = await process.store.write(lobby.add_table, player.id, made, LOCALHOST, process.settings)
    await process.store.write(lobby.start_match, table, player, LOCALHOST, process.settings)
    return process, table


async def test_a_room_is_not_evicted_while_a_client_connects(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the upgrade of a socket and its first message the room is still empty."""
    clock = SetClock()
    monkeypatch.setattr(clock_module, "time", clock)
    process, table = await open_process(store)
    try:
        room = await process.open_room(table)
        await eventually(lambda: room.session.automation.disconnected_since)
        clock.now += DISCONNECT_GRACE_MS
        room.wake()
        await eventually(lambda: not room.is_needed)  # absences are noted first
        room.idle_since = asyncio.get_running_loop().time() - ROOM_IDLE_SECONDS - 1
        assert await process.open_room(table) is room
        await process._close_idle_rooms()
        assert process.rooms[table] is room
        async with asyncio.timeout(PATIENCE):
            await room.run_job(room.refresh)
    finally:
        await process.stop()


async def test_a_room_of_a_deleted_match_ends(
    store: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = SetClock()
    monkeypatch.setattr(clock_module, "time", clock)
    process, table = await open_process(store)
    try:
        room = await process.open_room(table)
        await eventually(lambda: room.session.automation.disconnected_since)
        await process.store.write(o.forget_matches, ("playing",), clock.now + 1)
        clock.now += DISCONNECT_GRACE_MS
        room.wake()
        await eventually(lambda: table not in process.rooms)
    finally:
        await process.stop()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_departures_and_notifications_pass_a_full_inbox(store: str) -> None:
    async def nothing() -> None: ...

    process, table = await open_process(store)
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
        for notification in (f"{table} 7", f"{table} 8", f"{table} -"):
            process.on_notification(notification)  # called by the store's listener, which must not fail
        process.refresh_room(table)
        process.on_reconnect()
        assert len(busy.inbox) == MAX_INBOX_JOBS + 2 and busy.queued_once == {"catch up", "refresh"}
    finally:
        await process.stop()


@pytest.mark.slow
def test_an_unreadable_match_delays_no_other(tmp_path: Path) -> None:
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
    assert log.count("a table cannot be read") == 1 and spoilt.table in log


def decide_at_once(encoded: bytes) -> int:
    """Replaces a bot."""
    return 1


def test_waiting_for_a_worker_does_not_count_as_a_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a bot's thinking time counts towards its timeout, not the wait for a worker or the start of its process."""
    task = task_for("steady")
    monkeypatch.setattr(process_pool, "decide_encoded_task", decide_at_once)
    starting, thinking = 3 * process_pool.WORKER_TIMEOUT_SECONDS, process_pool.WORKER_TIMEOUT_SECONDS - 1

    async def run(loop: SimulatedLoop) -> None:
        pool = BotPool(1)
        loop.work_seconds = lambda *job: starting if callable(job[0]) else thinking
        began = loop.time()
        assert await asyncio.gather(*[pool.decide(task) for _ in range(10)]) == [1] * 10
        assert pool.failure_count == 0 and loop.started_jobs == 11
        assert loop.time() - began == starting + 10 * thinking
        loop.work_seconds = lambda *job: starting if callable(job[0]) else thinking + 2
        assert await pool.decide(task) is None, "a stuck bot is given up"
        assert pool.failure_count == 2 and loop.started_jobs == 14, "after a second try in a new process"
        loop.work_seconds = lambda *job: process_pool.START_TIMEOUT_SECONDS + 1 if callable(job[0]) else thinking
        assert await pool.decide(task) is None and pool.failure_count == 4, "so is a process that never starts"

    run_simulated(run)


def test_a_shutdown_while_a_worker_starts_logs_no_error(caplog: pytest.LogCaptureFixture) -> None:
    task = task_for("steady")

    async def run(loop: SimulatedLoop) -> None:
        pool = BotPool(2)
        loop.work_seconds = lambda *job: 5
        deciding = asyncio.create_task(pool.decide(task))
        await asyncio.sleep(1)
        assert loop.started_jobs == 2 and not deciding.done()
        deciding.cancel()
        await asyncio.wait([deciding])
        assert deciding.cancelled()

    run_simulated(run)
    gc.collect()
    assert caplog.records == []


async def test_the_search_for_due_matches_continues_after_an_error(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def due(connection: Any, now: int, after: Any) -> list[Any]:
        looked.append(now)
        if len(looked) == 1:
            raise LookupError("a fault of ours")
        return []

    monkeypatch.setattr(q, "list_due_matches", due)
    process, _ = await open_process(store)
    try:
        await eventually(lambda: len(looked) >= 2)
        assert looked[1] > looked[0]
    finally:
        await process.stop()


async def test_a_failed_background_task_is_reported_and_restarted(
    store: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process_module, "TASK_RESTART_SECONDS", 0.0)
    process = Process(Settings(store=store))
    process.store.open()
    await process.start()
    recovered = asyncio.Event()
    runs = iter(range(3))

    async def fail_twice() -> None:
        if next(runs) < 2:
            raise LookupError("a fault of ours")
        recovered.set()
        await asyncio.sleep(PATIENCE)

    async def fail() -> None:
        raise LookupError("a fault of ours")

    try:
        process.keep_running("endless", fail_twice)
        await asyncio.wait_for(recovered.wait(), PATIENCE)
        process.spawn("single", fail())
        await eventually(lambda: process.metrics.background_failures == 3)
    finally:
        await process.stop()
    failures = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [record.getMessage() for record in failures] == [
        "the background task 'endless' failed",
        "the background task 'endless' failed",
        "the background task 'single' failed",
    ]
    for record in failures:
        line = json.loads(JsonFormatter().format(record))
        assert line["why"] == "LookupError" and any(__file__ in place for place in line["where"])
    assert b"magnat_background_failures_total 3.0" in render_prometheus(process)[0]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_retention_and_bans_run_today(
    database: str, store: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the default settings and the real clock, in an empty store and in one with a table and a companion."""
    if database == "postgresql":
        postgresql: Postgresql = request.getfixturevalue("postgresql")
        store = postgresql.database("retention_today")
    monkeypatch.setattr(process_module, "RETENTION_INTERVAL_SECONDS", 0.0)
    monkeypatch.setattr(process_module, "BAN_RELOAD_SECONDS", 0.0)
    runs: list[bool] = []
    run_once = Retention.run_once

    async def count_run(self: Retention, now: int) -> bool:
        runs.append(await run_once(self, now))
        return runs[-1]

    monkeypatch.setattr(Retention, "run_once", count_run)
    process, table = await open_process(store)
    try:
        today, year = clock_module.now_ms(), 366 * o.DAY_MS
        for code, at in (("NEW", today), ("OLD", today - year)):
            opening = Opening("electronic", ("A", "B"))
            await process.store.write(c.add_companion, code, opening, LedgerEntry(0, "opening", at=at))
        await process.store.write(partial(q.update_match, id=table, status="open", changed=today - year))
        await process.store.write(o.add_ban, "player=p", today + year, "")
        await process.store.write(o.add_ban, "names=127.0.0.9", today - 1, "")
        seen = len(runs)
        await eventually(lambda: len(runs) > seen + 2 and process.bans)
        assert await process.store.read(c.read_opening, "OLD") is None
        assert await process.store.read(c.read_opening, "NEW") is not None
        assert await process.store.read(q.find_match, table) is None, "an open table is deleted"
        assert await process.store.read(o.count_totals) == {"players": 0, "entries": 0, "bans": 1}
        assert process.metrics.background_failures == 0
    finally:
        await process.stop()


async def test_retention_continues_after_a_failure_with_one_kind(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    process, _ = await open_process(store)
    failures: list[str] = []
    forgotten: list[int] = []

    def forget(connection: Any, before: int) -> list[str]:
        forgotten.append(before)
        return ["A"]

    monkeypatch.setattr(o, "forget_sources", lambda connection: 1 // 0)
    monkeypatch.setattr(c, "forget_companions", forget)
    try:
        retention = Retention(process.store, process.settings, lambda task, error: failures.append(task))
        assert await retention.run_once(clock_module.now_ms()) and forgotten
        assert failures == ["retention of addresses"]
    finally:
        await process.stop()


def test_a_bots_hand_does_not_affect_its_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """An objection at pace 0 takes the same time with and without a decision."""
    task = task_for("search")
    monkeypatch.setattr(process_pool, "decide_encoded_task", decide_at_once)
    took: dict[int, float] = {}

    async def run(loop: SimulatedLoop) -> None:
        monkeypatch.setattr(process_pool, "time", SimpleNamespace(monotonic=loop.time))
        loop.work_seconds = lambda *job: 0.25 if b'"luck":1' in job[-1] else 0.0
        pool = BotPool(1)
        for hand in (0, 1):
            began = loop.time()
            await pool.decide(msgspec.structs.replace(task, luck=hand), at_least=usual_seconds("search"))
            took[hand] = loop.time() - began

    run_simulated(run)
    assert took[0] == took[1] == pytest.approx(usual_seconds("search"))
    budgets = {**{name: level.seconds for name, level in LEVELS.items()}, "search": SEARCH_SECONDS, "steady": 0.0}
    assert all(usual_seconds(name) > budget for name, budget in budgets.items())


def task_for(bot: str) -> BotTask:
    t = edition("electronic").deal(2)
    settle(t, Luck(1))
    return make_task(Header(game="electronic", seats=2), t, 0, bot, "answer", Luck(1))


def test_only_paced_questions_have_a_minimum_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = ManualClockLoop.start_match("electronic", 0, 2, "steady", bot_pace=0)
    top = current_question(loop.session.started_match.table)
    for paced in (True, False):
        monkeypatch.setattr(type(top), "paced", paced)
        loop.session.automation.decisions.clear()
        loop.queued_tasks.clear()
        loop.run(loop.session.on_timer(loop.now))
        assert [thought.paced for thought in loop.queued_tasks] == [paced]

"""A live table. All jobs go through one queue and one task, which runs the match."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from contextvars import Context
from typing import Any, Final, TypeVar

from magnat.hosts.server.clients import Client
from magnat.hosts.server.fair_queue import Share
from magnat.hosts.server.limits import NO_ADDRESS, ClientAddress
from magnat.hosts.server.process import Process
from magnat.hosts.server.row_mapping import report_unreadable, seating_from_rows, summary_values
from magnat.kernel import Luck
from magnat.match import AskBot, Entry, Host, MatchSession, Refusal, Script, Seating, WriteEntry
from magnat.match.bot_tasks import usual_seconds
from magnat.match.messages import Command, Refused, encoder
from magnat.match.requests import HintJob
from magnat.store import MatchDeleted, StoreUnavailable
from magnat.store import queries as q
from magnat.tables.clock import now_ms

log = logging.getLogger(__name__)

MAX_INBOX_JOBS: Final = 1024
SNAPSHOT_EVERY_ENTRIES: Final = 10  # upper bound on entries replayed when a room opens
ROOM_IDLE_SECONDS: Final = 30.0  # idle time after which a room is closed
MAX_SLEEP_SECONDS: Final = 3600.0
ENTRIES_PER_YIELD: Final = 10  # replayed entries between two yields to the event loop

RoomJob = Callable[[], Awaitable[None]]
R = TypeVar("R")


class Room(Host):
    """A table and its clients on this process: the host of the match."""

    def __init__(self, process: Process, seating: Seating, luck: Luck, source: ClientAddress = NO_ADDRESS) -> None:
        self.process = process
        self.store = process.store
        self.id = seating.id
        self.source = source  # the address that created the table
        self.session = MatchSession(seating, luck, now_ms(), process.settings.delay, process.id)
        self.session.automation.min_pace_ms = process.settings.bot_pace
        self.session.shared.chat_policy_of = process.chat_policy_of
        self.inbox: deque[RoomJob] = deque()
        self.queued_once: set[str] = set()  # keys of queued jobs that must not be queued twice
        self.thinking: set[asyncio.Task[None]] = set()
        self.clock_ahead_ms = 0  # how far the match's time is ahead of this machine's clock
        self.idle_since = 0.0
        self.snapshot_at = 0
        self.task: asyncio.Task[None] | None = None
        self._sleeping: asyncio.Future[None] | None = None
        self._retry_at = 0.0

    def now(self) -> int:
        """Return the time of this match in ms: never before its last entry, whose clock may have been ahead."""
        now, match = now_ms() + self.clock_ahead_ms, self.session.match
        if match is not None and match.state.at > now:
            self.clock_ahead_ms += match.state.at - now
            now = match.state.at
        return now

    # lifecycle

    async def load(self, stored: q.StoredTable | None = None) -> None:
        """Restore the match from `stored`, or else from the snapshot and later entries in the store."""
        shared = self.session.shared
        shared.match, shared.is_readable = None, True
        if shared.seating.header is None:
            return
        try:
            try:
                stored = (
                    stored or (await self.store.read(q.read_stored_tables, [self.id], self.process.engine))[self.id]
                )
                saved = stored.snapshot
                self.snapshot_at = saved["seq"] + 1 if saved else 0
                await self._load(saved["body"] if saved else None, map(q.entry_from_row, stored.tail))
            except StoreUnavailable:
                raise
            except Exception:  # a snapshot is only an optimisation: replay the whole log
                self.snapshot_at = 0
                await self._load(None, await self.store.read(q.read_entries, self.id))
        except StoreUnavailable:
            raise
        except Exception as error:  # written by another engine version: leave it as it is
            report_unreadable("a match cannot be played on", self.id, error)
            shared.is_readable = False

    async def _load(self, snapshot: str | None, entries: Iterable[Entry]) -> None:
        for number, _ in enumerate(self.session.load_stepwise(snapshot, entries)):
            if number % ENTRIES_PER_YIELD == 0:
                await asyncio.sleep(0)

    async def prepare_delayed_view(self, player: str | None) -> None:
        """Prepare the delayed match for a spectator, in a worker process so that other tables are not blocked."""
        session, broadcast = self.session, self.session.broadcast
        if not broadcast.delay_seconds or broadcast.delayed_match is not None or session.seating.seats_of(player):
            return
        seq = await self.store.read(q.last_seq_until, self.id, self.now() - broadcast.lag_ms)
        saved = await self.process.replay_queue.get_match_after(self.id, seq, self.source)

        async def show_delayed() -> None:
            if broadcast.delayed_match is None and session.match is not None:
                later = session.seating.new_match()
                later.restore(saved)
                broadcast.set_delayed_match(later, await self.store.read(q.read_entries, self.id, seq + 1))

        await self.run_job(show_delayed)

    def start(self) -> None:
        # The room serves all its clients, not only the client that opened it.
        self.task = asyncio.create_task(self._run(), name=f"room {self.id}", context=Context())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for task in self.thinking:
            task.cancel()
        self.task = None
        await self.store.leadership.release(self.id)

    def announce_shutdown(self) -> None:
        for client in list(self.session.viewers):
            assert isinstance(client, Client)
            client.close(1001, "shutting_down")

    def is_watched_by(self, player: str | None) -> bool:
        """True if the player is connected to this table."""
        return player is not None and any(viewer.player == player for viewer in self.session.viewers)

    @property
    def is_needed(self) -> bool:
        return bool(self.session.viewers or self.inbox or self.session.automation.is_busy(self.now()))

    # the queue

    def enqueue(self, job: RoomJob) -> None:
        """Queue a job for the room's task. Raise `Refusal` if the queue is full."""
        if len(self.inbox) >= MAX_INBOX_JOBS:
            raise Refusal("too_fast", 429)
        self.inbox.append(job)
        self.process.metrics.inbox_peak = max(self.process.metrics.inbox_peak, len(self.inbox))
        self.wake()

    def enqueue_once(self, key: str, job: RoomJob) -> None:
        """Queue a job that is never dropped. Duplicates of a waiting job are coalesced."""
        if key in self.queued_once:
            return

        async def run() -> None:
            self.queued_once.discard(key)
            await job()

        self.queued_once.add(key)
        self.inbox.append(run)
        self.wake()

    async def abort(self) -> None:
        """Abort the match, retrying until the entry is written."""
        while not await self.run_job(lambda: self.run_script(self.session.abort(self.now()))):
            pass

    async def run_job(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Queue a job and wait for its result. Exceptions of the job are passed on."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await job()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self.enqueue(run)
        return await done

    def wake(self) -> None:
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)

    async def _run(self) -> None:
        while True:
            try:
                if self.inbox:
                    await self.inbox.popleft()()
                    continue
                delay = self._seconds_until_due()
                if delay > 0:
                    await self._sleep(delay)
                    continue
                await self._run_timer()
            except StoreUnavailable:
                self._pause(0.5)
            except MatchDeleted:
                self._leave_deleted()
            except Exception:
                log.exception("a room failed", extra={"match": self.id})
                self._pause(1.0)
            await asyncio.sleep(0)  # yield to other rooms

    def _seconds_until_due(self) -> float:
        """Return the seconds until the next timer or retry."""
        now = self.now()
        at = self.session.next_timer_at(now)
        wait = MAX_SLEEP_SECONDS if at is None else (at - now) / 1000
        return max(wait, self._retry_at - asyncio.get_running_loop().time(), 0.0)

    def _leave_deleted(self) -> None:
        """End this room, whose match was deleted: it would try to write again and again."""
        self._pause(MAX_SLEEP_SECONDS)
        self.process.spawn("evict room", self.process.evict_room(self.id))

    def _pause(self, seconds: float) -> None:
        self._retry_at = asyncio.get_running_loop().time() + seconds

    async def _sleep(self, delay: float) -> None:
        """Sleep for `delay` seconds or until `wake`."""
        loop = asyncio.get_running_loop()
        self._sleeping = loop.create_future()
        timer = loop.call_later(delay, self.wake) if delay < MAX_SLEEP_SECONDS else None
        try:
            await self._sleeping
        finally:
            self._sleeping = None
            if timer is not None:
                timer.cancel()

    # requests of the match's scripts

    async def _run_timer(self) -> None:
        now = self.now()
        leads = not self.session.has_due_action(now) or await self.store.leadership.acquire(self.id)
        await self.run_script(self.session.on_timer(now, leads))

    async def on_write(self, request: WriteEntry) -> bool:
        entry = request.entry
        if not await self.store.append(entry, summary_values(entry.at, request.summary)):
            return False
        self.process.count_entry(entry.body)
        if entry.seq - self.snapshot_at >= SNAPSHOT_EVERY_ENTRIES:
            self.snapshot_at = entry.seq
            self.process.spawn("save snapshot", self._save_snapshot())
        return True

    async def _save_snapshot(self) -> None:
        match = self.session.started_match
        body = match.encode_snapshot().decode()
        await self.store.write(q.save_snapshot, self.id, match.state.seq, self.process.engine, body)

    async def on_find(self, command: str) -> Entry | None:
        return await self.store.read(q.find_entry_by_command, self.id, command)

    async def on_read(self, since: int) -> list[Entry]:
        return await self.store.read(q.read_entries, self.id, since)

    def on_publish(self, message: str) -> None:
        if self.store.shared:
            self.process.spawn("share offer", self.store.write(q.notify_match, f"{self.id} {message}"))

    def on_think(self, request: AskBot) -> None:
        async def think() -> None:
            if self.source.address and (wait := self.process.limits.bot_questions.take_later(self.source)) > 0:
                await asyncio.sleep(wait)
            at_least = usual_seconds(request.task.bot) if request.paced else 0.0
            job = request.job
            pool = self.process.hint_pool if isinstance(job, HintJob) else self.process.bot_pool
            decision = await pool.decide(request.task, self._share(), at_least)
            self.enqueue_once(
                f"decision {job}", lambda: self.run_script(self.session.on_decision(job, decision, self.now()))
            )

        task = asyncio.create_task(think())
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    def _share(self) -> Share:
        """Return the share of the bot pool that this table belongs to."""
        watched = bool(self.session.viewers or self.session.shared.remote_seats)
        return Share(watched, (self.source.network, self.source.address, self.id))

    # commands and updates

    async def on_command(self, client: Client, command: Command) -> None:
        """Carry out a client's command. If it cannot be written, it is refused and has no effect."""
        try:
            script = self.session.on_command(client, command, self.now())
            await self.run_script(
                charge_time(script, lambda seconds: self.process.limits.command_time.charge(client.source, seconds))
            )
        except StoreUnavailable:
            self._refuse(client, command, "store_unavailable")
        except MatchDeleted:
            self._refuse(client, command, "no_such_table")
            self._leave_deleted()
        except Exception:
            log.exception("a command failed", extra={"match": self.id, "command": type(command).__name__})
            self._refuse(client, command, "fault")

    def _refuse(self, client: Client, command: Command, reason: str) -> None:
        client.send(encoder.encode(Refused(id=getattr(command, "id", ""), reason=reason)))

    async def attach(self, client: Client, have: int, seat: int | None = None) -> None:
        await self.run_script(self.session.attach(client, have, seat, self.now()))

    async def detach(self, client: Client) -> None:
        await self.run_script(self.session.detach(client, self.now()))

    async def catch_up(self) -> None:
        """Apply entries written by other processes."""
        await self.run_script(self.session.catch_up(self.now()))

    async def refresh(self) -> None:
        """Reload the table's settings and seats, which this or another process changed."""
        row, seats = await self.store.read(q.read_table_rows, self.id)
        if row is None:
            return
        seating = seating_from_rows(row, seats)
        await self.process.prepare_edition(seating)
        before = self.session.seating
        begins = self.session.match is None and seating.header is not None and before.header is None
        if begins:
            self.session.shared.seating = seating
            await self.load()
        await self.run_script(self.session.reseat(seating, begins, self.now()))

    def set_seats_elsewhere(self, seats: set[int]) -> None:
        """Set the seats that are connected to other processes."""
        self.session.shared.remote_seats = seats
        self.session.broadcast.schedule_table_update(self.now())
        self.wake()

    async def on_shared_offer(self, message: str) -> None:
        """Handle an offer shared by another process."""
        with suppress(StoreUnavailable):
            await self.run_script(self.session.open_offers.on_update(message))


def charge_time(script: Script[R], spend: Callable[[float], None]) -> Script[R]:
    """Run a script and report the CPU time of each step to `spend`, because it delays all tables."""
    answer: Any = None
    while True:
        began = time.thread_time()
        try:
            request = script.send(answer)
        except StopIteration as end:
            value: R = end.value
            return value
        finally:
            spend(time.thread_time() - began)
        answer = yield request


__all__ = ["MAX_INBOX_JOBS", "ROOM_IDLE_SECONDS", "Room"]

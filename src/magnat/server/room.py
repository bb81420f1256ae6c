"""server: one live table. Whatever is asked of it goes through one queue and one task, which runs its match."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

from magnat.kernel import Luck
from magnat.play import Entry, Host, Play, Refusal, Script, Seating, Think, Write
from magnat.play.messages import Command, Refused, encoder
from magnat.play.thinking import usual_time
from magnat.server.clients import Client
from magnat.server.fair_queue import Whose
from magnat.server.limits import NOWHERE, Source
from magnat.server.process import Process
from magnat.server.rows import now_ms, seating_of, values_of
from magnat.store import StoreUnavailable
from magnat.store import queries as q

log = logging.getLogger(__name__)

INBOX: Final = 1024
SNAPSHOT_EVERY: Final = 10  # entries; so many at the most are taken in again when a room is opened
IDLE: Final = 30.0  # seconds after which a room that nobody needs is put away
LONG: Final = 3600.0
AT_ONCE: Final = 10  # entries taken in before others may go first

Job = Callable[[], Awaitable[None]]
R = TypeVar("R")


class Room(Host):
    """A table with whoever is connected to it here: the host of its match."""

    def __init__(self, process: Process, seating: Seating, luck: Luck, source: Source = NOWHERE) -> None:
        self.process = process
        self.store = process.store
        self.id = seating.id
        self.source = source  # from where the table was made
        self.play = Play(seating, luck, now_ms(), process.settings.delay, process.id)
        self.play.automation.least_pace = process.settings.bot_pace
        self.inbox: deque[Job] = deque()
        self.once: set[str] = set()  # what of it is not done a second time
        self.thinking: set[asyncio.Task[None]] = set()
        self.ahead = 0  # milliseconds by which this match's time is ahead of ours
        self.idle_since = 0.0
        self.snapshot_at = 0
        self.task: asyncio.Task[None] | None = None
        self._sleeping: asyncio.Future[None] | None = None
        self._resting_until = 0.0

    def now(self) -> int:
        """The time of this match: never before its last entry, which may be of a clock that was ahead."""
        now, match = now_ms() + self.ahead, self.play.match
        if match is not None and match.state.at > now:
            self.ahead += match.state.at - now
            now = match.state.at
        return now

    # its life

    async def load(self, kept: q.Kept | None = None) -> None:
        """Take the match up where its log ends: the snapshot, then the tail; `kept` has both, if they are known."""
        play = self.play
        play.match, play.readable = None, True
        if play.seating.header is None:
            return
        try:
            try:
                kept = kept or (await self.store.read(q.kept_of, [self.id], self.process.engine))[self.id]
                saved = kept.snapshot
                self.snapshot_at = saved["seq"] + 1 if saved else 0
                await self._load(saved["body"] if saved else None, map(q.entry_of, kept.tail))
            except StoreUnavailable:
                raise
            except Exception:  # a snapshot only saves time: the log has everything
                self.snapshot_at = 0
                await self._load(None, await self.store.read(q.entries_of, self.id))
        except StoreUnavailable:
            raise
        except Exception as why:  # whatever an older or newer engine wrote: it can be read, and stays as it is
            log.error("a match cannot be played on", extra={"match": self.id, "why": type(why).__name__})
            play.readable = False

    async def _load(self, snapshot: str | None, entries: Iterable[Entry]) -> None:
        for number, _ in enumerate(self.play.loading(snapshot, entries)):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    async def ready_for(self, player: str | None) -> None:
        """Before somebody comes who is told later: the match as it was then, without holding anybody up."""
        play = self.play
        broadcast = play.broadcast
        if not broadcast.delay or broadcast.later is not None or play.seating.seats_of(player):
            return
        seq = await self.store.read(q.last_until, self.id, self.now() - broadcast.lag)
        saved = await self.process.retellings.match_after(self.id, seq, self.source)

        async def show() -> None:
            if broadcast.later is None and play.match is not None:
                later = play.seating.begun()
                later.restore(saved)
                broadcast.show_later(later, await self.store.read(q.entries_of, self.id, seq + 1))

        await self.asked_for(show)

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name=f"room {self.id}")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for task in self.thinking:
            task.cancel()
        self.task = None
        await self.store.lead.drop(self.id)
        self.play.close()

    def say_goodbye(self) -> None:
        for client in list(self.play.broadcast.viewers):
            assert isinstance(client, Client)
            client.close(1001, "shutting_down")

    def watched_by(self, player: str | None) -> bool:
        """Whether somebody is connected to this table."""
        return player is not None and any(viewer.player == player for viewer in self.play.broadcast.viewers)

    @property
    def needed(self) -> bool:
        return bool(self.play.broadcast.viewers or self.inbox or self.play.automation.busy(self.now()))

    # the queue

    def ask(self, job: Job) -> None:
        """Have something done by the room's own task."""
        if len(self.inbox) >= INBOX:
            raise Refusal("too_fast", 429)
        self.inbox.append(job)
        self.process.measures.inbox_peak = max(self.process.measures.inbox_peak, len(self.inbox))
        self.wake()

    def ask_once(self, what: str, job: Job) -> None:
        """Have something done that cannot be refused; whoever asks for it again before it is done asks for nothing."""
        if what in self.once:
            return

        async def run() -> None:
            self.once.discard(what)
            await job()

        self.once.add(what)
        self.inbox.append(run)
        self.wake()

    async def abort(self) -> None:
        """End a match that will not be finished."""
        while not await self.asked_for(lambda: self.follow(self.play.abort(self.now()))):
            pass

    async def asked_for(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Have something done, and wait for what comes of it."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await job()
            except Exception as why:
                if not done.done():
                    done.set_exception(why)
            else:
                if not done.done():
                    done.set_result(result)

        self.ask(run)
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
                delay = self._delay()
                if delay > 0:
                    await self._sleep(delay)
                    continue
                await self._wake()
            except StoreUnavailable:
                self._rest(0.5)
            except Exception:
                log.exception("a room failed", extra={"match": self.id})
                self._rest(1.0)
            await asyncio.sleep(0)  # others may go first

    def _delay(self) -> float:
        """Seconds until something is due."""
        now = self.now()
        at = self.play.next_at(now)
        wait = LONG if at is None else (at - now) / 1000
        return max(wait, self._resting_until - asyncio.get_running_loop().time(), 0.0)

    def _rest(self, seconds: float) -> None:
        self._resting_until = asyncio.get_running_loop().time() + seconds

    async def _sleep(self, delay: float) -> None:
        """Until somebody wants something, or something is due."""
        loop = asyncio.get_running_loop()
        self._sleeping = loop.create_future()
        timer = loop.call_later(delay, self.wake) if delay < LONG else None
        try:
            await self._sleeping
        finally:
            self._sleeping = None
            if timer is not None:
                timer.cancel()

    # the match's scripts

    async def _wake(self) -> None:
        now = self.now()
        leads = not self.play.acts(now) or await self.store.lead.take(self.id)
        await self.follow(self.play.wake(now, leads))

    async def on_write(self, request: Write) -> bool:
        entry = request.entry
        if not await self.store.append(entry, values_of(entry.at, request.summary)):
            return False
        self.process.counted(entry.body)
        if entry.seq - self.snapshot_at >= SNAPSHOT_EVERY:
            self.snapshot_at = entry.seq
            self.process.spawn(self._keep())
        return True

    async def _keep(self) -> None:
        match = self.play.begun
        body = match.saved().decode()
        await self.store.write(q.keep_snapshot, self.id, match.state.seq, self.process.engine, body)

    async def on_find(self, command: str) -> Entry | None:
        return await self.store.read(q.entry_by_command, self.id, command)

    async def on_read(self, since: int) -> list[Entry]:
        return await self.store.read(q.entries_of, self.id, since)

    def on_share(self, told: str) -> None:
        if self.store.shared:
            self.process.spawn(self.store.write(q.notify, f"{self.id} {told}"))

    def on_think(self, request: Think) -> None:
        async def think() -> None:
            if self.source.address and (wait := self.process.limits.thoughts.wait(self.source)) > 0:
                await asyncio.sleep(wait)
            at_least = usual_time(request.task.bot) if request.paced else 0.0
            said = await self.process.workers.decide(request.task, self._whose(), at_least)
            key = request.key
            self.ask_once(f"thought {key}", lambda: self.follow(self.play.thought(key, said, self.now())))

        task = asyncio.create_task(think())
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    def _whose(self) -> Whose:
        """For whom a bot thinks here."""
        watched = bool(self.play.broadcast.viewers or self.play.elsewhere)
        return Whose(watched, (self.source.network, self.source.address, self.id))

    # what is asked of it

    async def hear(self, client: Client, command: Command) -> None:
        """Do what a client asks for. What cannot be written now has not happened."""
        try:
            script = self.play.hear(client, command, self.now())
            await self.follow(timed(script, lambda much: self.process.limits.work.spend(client.source, much)))
        except StoreUnavailable:
            self._refuse(client, command, "store_unavailable")
        except Exception:
            log.exception("a command failed", extra={"match": self.id, "command": type(command).__name__})
            self._refuse(client, command, "fault")

    def _refuse(self, client: Client, command: Command, reason: str) -> None:
        client.send(encoder.encode(Refused(id=getattr(command, "id", ""), reason=reason)))

    async def attach(self, client: Client, have: int, seat: int | None = None) -> None:
        await self.follow(self.play.attach(client, have, seat, self.now()))

    async def detach(self, client: Client) -> None:
        await self.follow(self.play.detach(client, self.now()))

    async def catch_up(self) -> None:
        """Take in what other processes wrote."""
        await self.follow(self.play.catch_up(self.now()))

    async def refresh(self) -> None:
        """The table itself was changed, here or elsewhere."""
        row, seats = await self.store.read(q.table_of, self.id)
        if row is None:
            return
        seating = seating_of(row, seats)
        before = self.play.seating
        begins = self.play.match is None and seating.header is not None and before.header is None
        if begins:
            self.play.seating = seating
            await self.load()
            self.play.seating = before
        await self.follow(self.play.reseat(seating, begins, self.now()))

    def seen_elsewhere(self, seats: set[int]) -> None:
        """Who is connected to other processes has changed."""
        self.play.elsewhere = seats
        self.play.broadcast.tell_table(self.now())
        self.wake()

    async def shared(self, told: str) -> None:
        """Another process lets us know of a proposal."""
        with suppress(StoreUnavailable):
            await self.follow(self.play.offers.shared(told))


def timed(script: Script[R], spend: Callable[[float], None]) -> Script[R]:
    """The same script. The time that it takes is that of all tables: it is put down to whoever caused it."""
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


__all__ = ["IDLE", "INBOX", "Room"]

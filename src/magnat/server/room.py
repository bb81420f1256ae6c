"""server: one live table. Whatever is said goes through one task: try it on a copy, append, acknowledge, tell.

`Hearing` obeys what clients say, `Offers` keeps their proposals, `Telling` says who is told what, and `Drive` does what
happens by itself.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from magnat.kernel import TABLE
from magnat.server.desk import Desk
from magnat.server.drive import LONG, Drive
from magnat.server.hearing import Hearing
from magnat.server.match import Match, Tried, speaker
from magnat.server.offers import Offers
from magnat.server.refusal import Refusal
from magnat.server.setup import Kept, now_ms
from magnat.server.telling import Peer, Telling
from magnat.store import Body, Entry, Noted, Said, StoreUnavailable
from magnat.store import queries as q

log = logging.getLogger(__name__)

INBOX: Final = 1024
SNAPSHOT_EVERY: Final = 200
IDLE: Final = 30.0  # seconds after which a room that nobody needs is put away

Job = Callable[[], Awaitable[None]]


class Room:
    """A table with whoever is connected to it here."""

    def __init__(self, desk: Desk, kept: Kept) -> None:
        self.desk = desk
        self.store = desk.store
        self.kept = kept
        self.id = kept.id
        self.match: Match | None = None
        self.readable = True
        self.peers: dict[Peer, None] = {}
        self.telling = Telling(self)
        self.hearing = Hearing(self)
        self.offers = Offers(self)
        self.drive = Drive(self)
        self.inbox: deque[Job] = deque()
        self.idle_since = 0.0
        self.snapshot_at = 0
        self.task: asyncio.Task[None] | None = None
        self._sleeping: asyncio.Future[None] | None = None

    # its life

    async def load(self) -> None:
        """Take the match up where its log ends: the snapshot, then the tail."""
        self.match, self.readable = None, True
        self.telling.recent.clear()
        if self.kept.header is None:
            return
        saved = await self.store.read(q.snapshot_of, self.id)
        try:
            match = self.kept.begun()
            if saved and saved["engine"] == self.desk.engine:
                match.restore(saved["body"])
            since = match.standing.seq + 1
            self.snapshot_at = since
            for entry in await self.store.read(q.entries_of, self.id, since):
                self.telling.recent.append(match.take(entry))
            self.match = match
        except StoreUnavailable:
            raise
        except Exception as why:  # whatever an older or newer engine wrote: it can be read, and stays as it is
            log.error("a match cannot be played on", extra={"match": self.id, "why": type(why).__name__})
            self.readable = False

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name=f"room {self.id}")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.drive.stop()
        await self.store.lead.drop(self.id)

    def ask(self, job: Job) -> None:
        """Have something done by the room's own task."""
        if len(self.inbox) >= INBOX:
            raise Refusal("too_fast", 429)
        self.inbox.append(job)
        self.wake()

    def ask_once(self, job: Job) -> None:
        """Have something done that cannot be refused; whoever asks for it again before it is done asks for nothing."""
        if job not in self.inbox:
            self.inbox.append(job)
            self.wake()

    def later(self, milliseconds: int, job: Job) -> None:
        """Have it done when its time has come."""

        def ask() -> None:
            with suppress(Refusal):
                self.ask(job)

        asyncio.get_running_loop().call_later(milliseconds / 1000, ask)

    def wake(self) -> None:
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)

    async def asked_for(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """The same, and wait for what comes of it."""
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

    async def _run(self) -> None:
        while True:
            try:
                if self.inbox:
                    await self.inbox.popleft()()
                    continue
                delay = self.drive.delay()
                if delay > 0:
                    await self._sleep(delay)
                    continue
                await self.drive.on()
                self.telling.tell_later()
            except StoreUnavailable:
                self.drive.rest(0.5)
            except Exception:
                log.exception("a room failed", extra={"match": self.id})
                self.drive.rest(1.0)
            await asyncio.sleep(0)  # others may go first

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

    @property
    def needed(self) -> bool:
        return bool(self.peers) or bool(self.inbox) or self.drive.busy

    @property
    def here(self) -> set[int]:
        """The seats whose players are connected, to this process or another."""
        return self.here_itself | self.desk.elsewhere(self.id)

    @property
    def here_itself(self) -> set[int]:
        """Those connected to this process."""
        return {seat for peer in self.peers if not peer.only_listens for seat in self.kept.seats_of(peer.player)}

    # clients come and go

    async def attach(self, peer: Peer, have: int, seat: int | None = None) -> None:
        """Welcome a client, with `seat`, or the first of its seats, in front of the screen."""
        mine = self.kept.seats_of(peer.player)
        if seat is not None and seat not in mine and not peer.only_listens:
            raise Refusal("not_your_seat", 403)
        self.peers.pop(peer, None)  # what its coming brings about is told with the welcome, not before
        peer.seat = seat if seat is not None else mine[0] if mine else TABLE
        peer.late = peer.seat == TABLE and self.telling.delay > 0
        if peer.late and self.telling.later is None and self.match is not None:
            await self.telling.catch_later()
        match = self.match
        if match is not None and not match.over and not peer.only_listens:
            for own in mine:
                if own in match.standing.away or own in match.standing.stands_in:
                    await self.back(own)
        self.peers[peer] = None
        self.telling.send(peer, self.telling.welcome(peer, have))
        self.telling.tell_table()

    async def detach(self, peer: Peer) -> None:
        self.peers.pop(peer, None)
        self.telling.tell_table()

    async def refresh(self) -> None:
        """The table itself was changed, here or elsewhere."""
        row = await self.store.read(q.match_of, self.id)
        seats = await self.store.read(q.seats_of, self.id)
        if row is None:
            return
        before, self.kept = self.kept, Kept(row, seats)
        self.offers.forget_those_of({seat for seat in before.people if before.player(seat) != self.kept.player(seat)})
        begins = self.match is None and self.kept.header is not None and before.header is None
        if begins:
            await self.load()
        else:
            await self.catch_up()
        for peer in list(self.peers):
            mine = self.kept.seats_of(peer.player)
            unchanged = not mine or peer.only_listens if peer.seat == TABLE else peer.seat in mine
            if unchanged and not begins:
                continue
            if peer.seat != TABLE and (not mine or peer.only_listens):
                peer.close(4409, "removed")
                self.peers.pop(peer, None)
            else:
                await self.attach(peer, -1)
        self.telling.tell_table()

    # append, acknowledge, tell

    async def say(
        self, seat: int, by: str, tried: Tried, command: str | None, told: Callable[[Entry], None] | None = None
    ) -> Entry | None:
        return await self.append(Said(seat, by, tried.rows), command, tried, told)

    async def back(self, seat: int) -> None:
        since = self.begun.standing.away.get(seat, 0)
        seconds = (now_ms() - since) // 1000 if since else 0
        await self.append(Noted("back", seat, self.name(seat), seconds=seconds))

    async def append(
        self,
        body: Body,
        command: str | None = None,
        tried: Tried | None = None,
        told: Callable[[Entry], None] | None = None,
    ) -> Entry | None:
        """Write an entry, acknowledge, tell. None if another process was faster; we have caught up then."""
        match = self.begun
        entry = Entry(self.id, match.standing.seq + 1, max(now_ms(), match.standing.at), body, command)
        after = match.after(entry, tried)
        if not await self.store.append(entry, self._row(match, after.standing, after.table, entry.at)):
            await self.catch_up()
            return None
        self.desk.counted(body)
        before = match.table
        match.adopt(after)
        if told is not None:
            told(entry)
        self.telling.tell(after.happened, before)
        if match.standing.seq - self.snapshot_at >= SNAPSHOT_EVERY:
            self.snapshot_at = match.standing.seq
            self.desk.spawn(self._keep())
        return entry

    def _row(self, match: Match, standing: Any, table: Any, at: int) -> dict[str, Any]:
        """What changes in the row of the match."""
        over = not table.stack
        row: dict[str, Any] = {"changed": at, "due": None if over else self.drive.due(match, standing, table)}
        if over or standing.aborted:
            row["status"] = "aborted" if standing.aborted else "over"
        row["turn"] = speaker(table)
        return row

    async def _keep(self) -> None:
        match = self.begun
        body = match.saved().decode()
        await self.store.write(q.keep_snapshot, self.id, match.standing.seq, self.desk.engine, body)

    async def catch_up(self) -> None:
        """Take in what other processes wrote."""
        match = self.match
        if match is None:
            return
        for entry in await self.store.read(q.entries_of, self.id, match.standing.seq + 1):
            before = match.table
            self.telling.tell(match.take(entry), before)

    async def done_before(self, command: str) -> Entry | None:
        """The entry that a command has become, if it has."""
        for happened in reversed(self.telling.recent):
            if happened.entry.command == command:
                return happened.entry
        return await self.store.read(q.entry_by_command, self.id, command)

    # small things

    @property
    def begun(self) -> Match:
        """The match, which must have begun."""
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    def check_running(self, paused: bool = False) -> None:
        match = self.begun
        if match.over:
            raise Refusal("game_over")
        if match.standing.paused != paused:
            raise Refusal("not_paused" if paused else "paused")

    def name(self, seat: int) -> str:
        return str(self.kept.seats[seat]["name"]) if seat != TABLE else ""

"""server: what all tables of a process share: the store, the bots' processes, the rooms that are in use."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from magnat import __version__
from magnat.kernel import Luck
from magnat.play import Body, Note, Refusal
from magnat.server import memory
from magnat.server.limits import NOWHERE, Limits, Source
from magnat.server.measures import Measures
from magnat.server.retell_queue import RetellQueue
from magnat.server.retention import Retention
from magnat.server.reviews import Reviews
from magnat.server.rows import now_ms, seating_of
from magnat.server.settings import Settings
from magnat.server.tokens import new_id
from magnat.server.workers import Workers
from magnat.store import StoreUnavailable
from magnat.store import operating as o
from magnat.store import queries as q
from magnat.store.batch import CHANNEL
from magnat.store.listening import listen
from magnat.store.store import Store, resolve

if TYPE_CHECKING:
    from magnat.server.room import Room

log = logging.getLogger(__name__)

PRESENCE: Final = 6_000  # milliseconds for which a process vouches that a seat is connected to it
TIDY: Final = 60.0  # seconds
SELDOM: Final = 60  # so many times as long, if there was nothing to forget
FORGET: Final = "-"  # what a process tells the others when tokens were revoked
PULSE: Final = 0.25  # seconds
CROWD: Final = 100  # rooms whose memory is worth being given back
TOGETHER: Final = 50  # tables that are read from the store at once
SPOILT: Final = 600_000  # milliseconds after which a match that cannot be played on is looked at again


class Process:
    """One process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = new_id()
        self.engine = __version__
        self.store = Store(settings.store)
        self.limits = Limits(settings)
        self.workers = Workers(settings.workers)
        self.retellings = RetellQueue(settings.store)
        self.reviews = Reviews(
            self.store, settings.store, settings.review_games, lambda: bool(self.workers.queue.waiting)
        )
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.pulses: deque[float] = deque(maxlen=int(10 / PULSE))
        self.answers = 0
        self.notices = 0
        self.tasks: set[asyncio.Task[Any]] = set()
        self.measures = Measures()
        self.bans: dict[str, int] = {}  # who is shut out, and until when
        self.spoilt: dict[str, int] = {}  # matches that cannot be played on here, and when to look at them again
        self._elsewhere: dict[str, set[int]] = {}
        self._wanted: dict[str, asyncio.Future[q.Kept | None]] = {}  # tables that are about to be read
        self._reading = False
        self._here: set[tuple[str, int]] = set()  # what this process last said of itself, and when
        self._vouched = 0
        self._gone = 0  # rooms put away since memory was given back
        self.stopping = False
        self.forget: Callable[[], None] = lambda: None  # who holds which token
        self.goodbyes: list[Callable[[], None]] = []
        self.listen: Callable[[str], Awaitable[int]] | None = None  # at one more address; gives the port

    # its life

    async def start(self) -> None:
        self.store.start()
        self.spawn(self._look_after())
        self.spawn(self._feel_the_pulse())
        self.spawn(self._tidy())
        if self.store.shared:
            self.spawn(listen(self.store.engine, CHANNEL, self.told, self.caught_up))

    def say_goodbye(self) -> None:
        """Clients come back to another process, or to this one after its restart."""
        self.stopping = True
        for room in self.rooms.values():
            room.say_goodbye()
        for goodbye in self.goodbyes:
            goodbye()

    async def stop(self) -> None:
        self.say_goodbye()
        for task in list(self.tasks):
            task.cancel()
        for room in list(self.rooms.values()):
            await room.stop()
        self.rooms.clear()
        self.workers.close()
        self.retellings.close()
        await self.reviews.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (why := task.exception()) is not None:
            log.error("something in the background failed", extra={"why": type(why).__name__})

    # rooms

    async def room(self, id: str) -> "Room":
        """The room of a table, opened if it is not."""
        found = self.rooms.get(id)
        if found is not None:
            found.idle_since = 0.0  # whoever asks for it is about to use it
            return found
        if id not in self.opening:
            if len(self.rooms) >= self.settings.rooms:
                raise Refusal("too_many", 429)
            self.opening[id] = asyncio.create_task(self._open(id))
            self.opening[id].add_done_callback(lambda task: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def _open(self, id: str) -> "Room":
        from magnat.server.room import Room

        kept = await self._kept(id)
        if kept is None:
            raise Refusal("no_such_table", 404)
        source = Source(kept.row["address"], kept.row["network"])
        made = Room(self, seating_of(kept.row, kept.seats), Luck(secrets.randbits(64)), source)
        made.play.elsewhere = self._elsewhere.get(id, set())
        await made.load(kept)
        self.rooms[id] = made
        made.start()
        made.ask_once("offers", lambda: made.follow(made.play.offers.ask_others()))
        return made

    async def _kept(self, id: str) -> q.Kept | None:
        """What the store has of a table. After a restart thousands are wanted at once: they are read together."""
        found: asyncio.Future[q.Kept | None] = asyncio.get_running_loop().create_future()
        self._wanted[id] = found
        if not self._reading:
            self._reading = True
            self.spawn(self._read_wanted())
        return await found

    async def _read_wanted(self) -> None:
        try:
            while wanted := dict(islice(self._wanted.items(), TOGETHER)):
                self._wanted = {id: found for id, found in self._wanted.items() if id not in wanted}
                try:
                    kept: Any = await self.store.read(q.kept_of, list(wanted), self.engine)
                    resolve(list(wanted.values()), [kept.get(id) for id in wanted])
                except Exception as why:  # each of them hears it
                    resolve(list(wanted.values()), [why] * len(wanted))
        finally:
            self._reading = False

    def refresh(self, id: str) -> None:
        """A table was changed in the lobby."""
        room = self.rooms.get(id)
        if room is not None:
            room.ask_once("refresh", room.refresh)

    # other processes

    def told(self, what: str) -> None:
        """A process, this one too, wrote an entry (`match seq`), changed a table (`match -`), or proposes something."""
        id, _, seq = what.partition(" ")
        if id == FORGET:
            self.forget()
            self.spawn(self._read_bans())
            return
        room = self.rooms.get(id)
        if room is None or self.stopping:
            return
        if seq == "-":
            room.ask_once("refresh", room.refresh)
        elif not seq.isdecimal():
            room.ask_once(f"shared {seq}", lambda: room.shared(seq))
        elif room.play.match is None or int(seq) > room.play.match.state.seq:
            room.ask_once("catch up", room.catch_up)

    async def forget_tokens(self) -> int:
        """Somebody logged out or was banned: no process goes by what it remembers. How many sockets it closed here."""
        self.forget()
        closed = await self._read_bans()
        if self.store.shared:
            await self.store.write(q.notify, FORGET)
        return closed

    async def _read_bans(self) -> int:
        self.bans = await self.store.read(o.banned, now_ms())
        return self.shut_out()

    def bars(self, source: Source, player: str | None = None) -> bool:
        """Whether somebody is shut out."""
        if not self.bans:
            return False
        known = (f"player={player}", f"address={source.address}", f"network={source.network}")
        return any(self.bans.get(what, 0) > now_ms() for what in known)

    def shut_out(self) -> int:
        """Close the sockets of those who are; how many there were."""
        found = [
            viewer
            for room in self.rooms.values()
            for viewer in list(room.play.broadcast.viewers)
            if self.bars(getattr(viewer, "source", NOWHERE), viewer.player)
        ]
        for viewer in found:
            viewer.close(4403, "banned")
        return len(found)

    async def reopen(self, id: str) -> None:
        """What a room remembers of a table is no longer true: who is there comes back to it as it is."""
        room = self.rooms.pop(id, None)
        if room is not None:
            room.say_goodbye()
            await room.stop()

    def caught_up(self) -> None:
        """We may have missed something."""
        for room in self.rooms.values():
            room.ask_once("refresh", room.refresh)

    async def _look_after(self) -> None:
        """Every second: matches where something is due, rooms that nobody needs, and who is there."""
        ahead = 3_000
        while True:
            try:
                await self._open_due(now_ms() + ahead)
                ahead = 0
                if self.store.shared:
                    await self._say_who_is_here()
                    await self.store.lead.check()
            except StoreUnavailable:
                pass
            except Exception:  # all tables depend on this: it goes on
                log.exception("looking after the tables failed")
            await self._put_away()
            memory.set_aside()
            await asyncio.sleep(1.0)

    async def _feel_the_pulse(self) -> None:
        """How late the event loop is: what everybody waits for."""
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(PULSE)
            self.pulses.append(loop.time() - began - PULSE)

    def late(self) -> float:
        """Seconds by which the loop was late at the most, in the last ten."""
        return max(self.pulses, default=0.0)

    async def _tidy(self) -> None:
        """Now and then forget what need not be kept; a little at a time."""
        retention, wait = Retention(self.store, self.settings), 0
        while True:
            with suppress(StoreUnavailable):
                await self._read_bans()
                if not wait:
                    wait = 0 if await retention.tidy(now_ms()) else SELDOM
            wait = max(wait - 1, 0)
            await asyncio.sleep(TIDY)

    async def _open_due(self, now: int) -> None:
        """Every match where something is due, however many of them cannot be played on."""
        self.spoilt = {id: until for id, until in self.spoilt.items() if until > now}
        after: q.Due | None = None
        while page := await self.store.read(q.due_matches, now, after):
            for _, id in page:
                if id not in self.rooms and id not in self.spoilt:
                    await self._open_one(id, now)
            after = page[-1]

    async def _open_one(self, id: str, now: int) -> None:
        try:
            if not (await self.room(id)).play.readable:
                self.spoilt[id] = now + SPOILT
        except Refusal:
            pass
        except StoreUnavailable:
            raise
        except Exception as why:  # the others are looked after all the same
            self.spoilt[id] = now + SPOILT
            log.error("a match cannot be opened", extra={"match": id, "why": type(why).__name__})

    async def _say_who_is_here(self) -> None:
        here = {(id, seat) for id, room in self.rooms.items() for seat in room.play.here_itself}
        now = now_ms()
        if here != self._here or now > self._vouched + PRESENCE // 3:
            await self.store.write(q.keep_presence, self.id, sorted(here), now + PRESENCE, now)
            self._here, self._vouched = here, now
        found: dict[str, set[int]] = {}
        for id, seat in await self.store.read(q.present, now):
            if id in self.rooms and (id, seat) not in here:
                found.setdefault(id, set()).add(seat)
        known = sorted({*found, *self._elsewhere})
        changed = [id for id in known if found.get(id) != self._elsewhere.get(id)]
        self._elsewhere = found
        for id in changed:
            if id in self.rooms:
                self.rooms[id].seen_elsewhere(found.get(id, set()))

    async def _put_away(self) -> None:
        from magnat.server.room import IDLE

        now = asyncio.get_running_loop().time()
        for id, room in list(self.rooms.items()):
            if room.needed or not room.idle_since:
                room.idle_since = now
            elif now - room.idle_since > IDLE:
                del self.rooms[id]
                self._gone += 1
                await room.stop()
        if self._gone > (CROWD if self.rooms else 0) and self._gone > 4 * len(self.rooms):
            self._gone = 0  # little is left to be looked through
            with suppress(StoreUnavailable):
                await self.store.shrink()
            memory.give_back()

    # small things

    def counted(self, body: Body) -> None:
        if isinstance(body, Note):
            self.notices += 1
        else:
            self.answers += 1

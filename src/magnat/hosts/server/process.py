"""State that all tables of a server process share: the store, the worker pools, the open rooms."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from magnat.hosts.server import memory
from magnat.hosts.server.cpu_time import ChargedSteps, FairThreads, current_source
from magnat.hosts.server.descriptions import Descriptions
from magnat.hosts.server.limits import NO_ADDRESS, ClientAddress, Limits
from magnat.hosts.server.metrics import Metrics
from magnat.hosts.server.process_pool import BotPool
from magnat.hosts.server.replay_queue import ReplayQueue
from magnat.hosts.server.request_pool import RequestPool
from magnat.hosts.server.retention import Retention
from magnat.hosts.server.review_jobs import ServerReviews
from magnat.hosts.server.row_mapping import seating_from_rows
from magnat.hosts.server.server_store import ServerStore
from magnat.hosts.server.settings import Settings
from magnat.hosts.server.tokens import new_id
from magnat.kernel import Luck
from magnat.match import EntryBody, NoticeEntry, Refusal, Seating
from magnat.match.chat import ChatPolicy
from magnat.store import StoreUnavailable
from magnat.store import moderation_queries as m
from magnat.store import operator_queries as o
from magnat.store import queries as q
from magnat.store.batch import MATCH_CHANNEL
from magnat.store.notifications import listen_for_notifications
from magnat.store.store import Store, resolve_futures
from magnat.version import engine_version

if TYPE_CHECKING:
    from magnat.hosts.server.room import Room

from magnat.tables.clock import now_ms
from magnat.tables.moderation import chat_policy_for

log = logging.getLogger(__name__)

PRESENCE_TTL_MS: Final = 6_000  # lifetime of a presence row without renewal
TASK_RESTART_SECONDS: Final = 1.0  # after a failure
BAN_RELOAD_SECONDS: Final = 60.0
RETENTION_INTERVAL_SECONDS: Final = 60.0
IDLE_RETENTION_FACTOR: Final = 60  # the interval is this many times longer if nothing was deleted
TOKENS_REVOKED_MESSAGE: Final = "-"  # notification that tokens or bans have changed
LOOP_PROBE_SECONDS: Final = 0.25
MIN_CLOSED_ROOMS_TO_RELEASE: Final = 100  # fewer closed rooms are not worth a full collection
MAX_TABLES_PER_READ: Final = 50
UNPLAYABLE_RETRY_MS: Final = 600_000  # until an unplayable match is tried again

R = TypeVar("R")


class Process:
    """One server process with its rooms and background tasks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = new_id()
        self.engine = engine_version()
        self.limits = Limits(settings)
        self.store: Store = ServerStore(settings.store, self.limits)
        self.threads = FairThreads(1, "magnat-work", self.limits.command_time)
        self.descriptions = Descriptions(self.threads)
        self.bot_pool = BotPool(settings.workers)
        self.hint_pool = BotPool(1)  # a hint takes much longer than a bot's decision, which must not wait for it
        self.request_pool = RequestPool(self.limits)
        self.replay_queue = ReplayQueue(settings.store, self.limits.worker_time)
        self.reviews = ServerReviews(
            self.store, settings.store, settings.review_games, self.threads, lambda: bool(self.bot_pool.queue.waiting)
        )
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.loop_delays: deque[float] = deque(maxlen=int(10 / LOOP_PROBE_SECONDS))
        self.answer_count = 0
        self.notice_count = 0
        self.tasks: set[asyncio.Task[Any]] = set()
        self.metrics = Metrics()
        self.bans: dict[str, int] = {}  # ban -> expiry (ms)
        self.restrictions: dict[str, dict[str, int]] = {}  # player -> measure in force -> its end (ms)
        self.reports_waiting = 0
        self.oldest_report = 0  # its time (ms), 0 if none waits
        self.unplayable: dict[str, int] = {}  # unplayable match -> time of the next attempt (ms)
        self._elsewhere: dict[str, set[int]] = {}
        self._rooms_to_read: dict[str, asyncio.Future[q.StoredTable | None]] = {}  # tables for the next batch read
        self._reading = False
        self._own_presence: set[tuple[str, int]] = set()  # the presence that was last written
        self._presence_written_at = 0
        self._rooms_closed = 0  # rooms closed since memory was last released
        self.stopping = False
        self.clear_token_cache: Callable[[], None] = lambda: None  # set by `Identity`
        self.shutdown_callbacks: list[Callable[[], None]] = []
        self.listen_at: Callable[[str], Awaitable[int]] | None = None  # listens at another address and returns the port

    # lifecycle

    async def start(self) -> None:
        self.store.start()
        self.keep_running("maintenance", self._run_maintenance)
        self.keep_running("loop delay", self._measure_loop_delay)
        self.keep_running("bans", self._run_ban_reload)
        self.keep_running("retention", self._run_retention)
        if self.store.shared:
            engine = self.store.engine
            self.keep_running(
                "notifications",
                lambda: listen_for_notifications(engine, MATCH_CHANNEL, self.on_notification, self.on_reconnect),
            )

    def announce_shutdown(self) -> None:
        """Close all clients. They reconnect to another process, or to this one after its restart."""
        self.stopping = True
        for room in self.rooms.values():
            room.announce_shutdown()
        for goodbye in self.shutdown_callbacks:
            goodbye()

    async def stop(self) -> None:
        self.announce_shutdown()
        for task in list(self.tasks):
            task.cancel()
        for room in list(self.rooms.values()):
            await room.stop()
        self.rooms.clear()
        for pool in (self.bot_pool, self.hint_pool, self.request_pool, self.replay_queue, self.threads):
            pool.close()
        await self.reviews.close()
        await self.store.close()

    def spawn(self, name: str, work: Coroutine[Any, Any, Any]) -> None:
        """Run `work` in the background. A failure is reported under `name`."""
        task = asyncio.create_task(work, name=name, context=Context())  # not on behalf of a client
        self.tasks.add(task)
        task.add_done_callback(self._on_task_done)

    def keep_running(self, name: str, make_work: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """Run endless work in the background, and start it again after a failure."""

        async def run() -> None:
            while True:
                try:
                    await make_work()
                except Exception as error:
                    self.report_failure(name, error)
                await asyncio.sleep(TASK_RESTART_SECONDS)

        self.spawn(name, run())

    def _on_task_done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.report_failure(task.get_name(), error)

    def report_failure(self, name: str, error: BaseException) -> None:
        """Count and log a failure in the background. The name is in the text, because equal texts are merged."""
        self.metrics.background_failures += 1
        log.error(f"the background task {name!r} failed", exc_info=error)

    # rooms

    async def open_room(self, id: str) -> "Room":
        """Return the room of a table, loading it if necessary.

        Raise `Refusal` if there is no such table or too many rooms are open.
        """
        room = self.rooms.get(id)
        if room is not None:
            room.idle_since = 0.0  # the caller is about to use it
            return room
        if id not in self.opening:
            if len(self.rooms) >= self.settings.rooms:
                raise Refusal("too_many", 429)
            self.opening[id] = asyncio.create_task(self.charged(self._load_room(id)))
            self.opening[id].add_done_callback(lambda task: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def charged(self, work: Coroutine[Any, Any, R]) -> R:
        """Run `work` and charge its CPU time to the client on whose behalf it runs, if any."""
        source, rate = current_source.get(), self.limits.command_time
        if source is NO_ADDRESS:
            return await work
        return await ChargedSteps(work, lambda seconds: rate.charge(source, seconds))

    async def prepare_edition(self, table: Seating) -> None:
        """Load a custom edition in a thread. Afterwards it is in the caches that rooms and descriptions use."""
        if table.setup.own:
            await self.threads.run(load_custom_edition, table)

    async def _load_room(self, id: str) -> "Room":
        from magnat.hosts.server.room import Room  # import cycle: a room belongs to a process

        stored = await self._read_stored(id)
        if stored is None:
            raise Refusal("no_such_table", 404)
        source = ClientAddress(stored.row["address"], stored.row["network"])
        seating = seating_from_rows(stored.row, stored.seats)
        await self.prepare_edition(seating)
        room = Room(self, seating, Luck(secrets.randbits(64)), source)
        room.session.shared.remote_seats = self._elsewhere.get(id, set())
        await room.load(stored)
        self.rooms[id] = room
        room.start()
        room.enqueue_once("offers", lambda: room.run_script(room.session.open_offers.request_known_offers()))
        return room

    async def _read_stored(self, id: str) -> q.StoredTable | None:
        """Read a table from the store. Requests are batched: after a restart thousands of tables load at once."""
        future: asyncio.Future[q.StoredTable | None] = asyncio.get_running_loop().create_future()
        self._rooms_to_read[id] = future
        if not self._reading:
            self._reading = True
            self.spawn("read tables", self._read_wanted())
        return await future

    async def _read_wanted(self) -> None:
        try:
            while wanted := dict(islice(self._rooms_to_read.items(), MAX_TABLES_PER_READ)):
                self._rooms_to_read = {id: future for id, future in self._rooms_to_read.items() if id not in wanted}
                try:
                    stored: Any = await self.store.read(q.read_stored_tables, list(wanted), self.engine)
                    resolve_futures(list(wanted.values()), [stored.get(id) for id in wanted])
                except Exception as error:  # every waiter receives it
                    resolve_futures(list(wanted.values()), [error] * len(wanted))
        finally:
            self._reading = False

    def refresh_room(self, id: str) -> None:
        """Reload the room of a table that was changed in the lobby."""
        room = self.rooms.get(id)
        if room is not None:
            room.enqueue_once("refresh", room.refresh)

    # other processes

    def on_notification(self, text: str) -> None:
        """Handle a notification of any process, including this one.

        `match seq` is a new entry, `match -` a changed table, `-` a change of tokens or bans, and
        `match` with any other text a shared offer.
        """
        id, _, seq = text.partition(" ")
        if id == TOKENS_REVOKED_MESSAGE:
            self.clear_token_cache()
            self.spawn("read bans", self._read_bans())
            return
        room = self.rooms.get(id)
        if room is None or self.stopping:
            return
        if seq == "-":
            room.enqueue_once("refresh", room.refresh)
        elif not seq.isdecimal():
            room.enqueue_once(f"shared {seq}", lambda: room.on_shared_offer(seq))
        elif room.session.match is None or int(seq) > room.session.match.state.seq:
            room.enqueue_once("catch up", room.catch_up)

    async def forget_tokens(self) -> int:
        """Clear the token caches of all processes after a logout or a ban; return how many sockets were closed here."""
        self.clear_token_cache()
        closed = await self._read_bans()
        if self.store.shared:
            await self.store.write(q.notify_match, TOKENS_REVOKED_MESSAGE)
        return closed

    async def _read_bans(self) -> int:
        self.bans = await self.store.read(o.list_active_bans, now_ms())
        self.restrictions = await self.store.read(m.list_restrictions, now_ms())
        self.reports_waiting, self.oldest_report = await self.store.read(m.count_waiting_reports)
        return self.close_banned()

    def restrictions_of(self, player: str | None) -> dict[str, int]:
        """Return the measures in force for a player, each with its end."""
        return self.restrictions.get(player or "", {})

    def chat_policy_of(self, player: str | None) -> ChatPolicy:
        """Return what a player may write on this server."""
        return chat_policy_for(self.settings.chat, self.restrictions_of(player), now_ms())

    def check_new_name(self, source: ClientAddress, device: str) -> int:
        """Return until when a new name is on probation, because a player was banned at this address; 0 if not.

        Raise `Refusal` if a player was banned on this device.
        """
        if self.bans.get(f"device={device}", 0) > now_ms():
            raise Refusal("banned", 403)
        until = max(self.bans.get(f"names={place}", 0) for place in source)
        return until if until > now_ms() else 0

    def is_banned(self, source: ClientAddress, player: str | None = None) -> bool:
        """True if the player, address or network is banned."""
        if not self.bans:
            return False
        keys = (f"player={player}", f"address={source.address}", f"network={source.network}")
        return any(self.bans.get(key, 0) > now_ms() for key in keys)

    def close_banned(self) -> int:
        """Close the sockets of banned clients; return how many."""
        clients = [
            viewer
            for room in self.rooms.values()
            for viewer in list(room.session.viewers)
            if self.is_banned(getattr(viewer, "source", NO_ADDRESS), viewer.player)
        ]
        for viewer in clients:
            viewer.close(4403, "banned")
        return len(clients)

    async def evict_room(self, id: str) -> None:
        """Evict the room of a table whose stored data changed. Clients reconnect and reload it."""
        room = self.rooms.pop(id, None)
        if room is not None:
            room.announce_shutdown()
            await room.stop()

    def on_reconnect(self) -> None:
        """Refresh all rooms, because notifications may have been missed."""
        for room in self.rooms.values():
            room.enqueue_once("refresh", room.refresh)

    async def _run_maintenance(self) -> None:
        """Every second, open matches with a due timer, update presence, and close idle rooms."""
        ahead = 3_000
        while True:
            try:
                await self._open_due_matches(now_ms() + ahead)
                ahead = 0
                if self.store.shared:
                    await self._update_presence()
                    await self.store.leadership.check()
            except StoreUnavailable:
                pass
            except Exception as error:  # all tables depend on this loop
                self.report_failure("maintenance", error)
            await self._close_idle_rooms()
            memory.freeze_survivors()
            await asyncio.sleep(1.0)

    async def _measure_loop_delay(self) -> None:
        """Sample the delay of the event loop, which affects every client."""
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(LOOP_PROBE_SECONDS)
            self.loop_delays.append(loop.time() - began - LOOP_PROBE_SECONDS)

    def max_loop_delay(self) -> float:
        """Return the largest delay of the event loop in the last ten seconds, in seconds."""
        return max(self.loop_delays, default=0.0)

    async def _run_ban_reload(self) -> None:
        while True:
            with suppress(StoreUnavailable):
                await self._read_bans()
            await asyncio.sleep(BAN_RELOAD_SECONDS)

    async def _run_retention(self) -> None:
        """Delete expired data, a limited amount per interval."""
        retention = Retention(self.store, self.settings, self.report_failure)
        while True:
            more = True
            with suppress(StoreUnavailable):
                more = await retention.run_once(now_ms())
            await asyncio.sleep(RETENTION_INTERVAL_SECONDS * (1 if more else IDLE_RETENTION_FACTOR))

    async def _open_due_matches(self, now: int) -> None:
        """Open every match with a due timer. The query is paged, so that unplayable matches hide no others."""
        self.unplayable = {id: until for id, until in self.unplayable.items() if until > now}
        after: q.DueMatch | None = None
        while page := await self.store.read(q.list_due_matches, now, after):
            for _, id in page:
                if id not in self.rooms and id not in self.unplayable:
                    await self._open_due_match(id, now)
            after = page[-1]

    async def _open_due_match(self, id: str, now: int) -> None:
        try:
            if not (await self.open_room(id)).session.shared.is_readable:
                self.unplayable[id] = now + UNPLAYABLE_RETRY_MS
        except Refusal as error:
            if error.reason == "not_readable":
                self.unplayable[id] = now + UNPLAYABLE_RETRY_MS
        except StoreUnavailable:
            raise
        except Exception as error:  # one broken match must not block the others
            self.unplayable[id] = now + UNPLAYABLE_RETRY_MS
            log.error("a match cannot be opened", extra={"match": id, "why": type(error).__name__})

    async def _update_presence(self) -> None:
        local = {(id, seat) for id, room in self.rooms.items() for seat in room.session.shared.local_seats}
        now = now_ms()
        if local != self._own_presence or now > self._presence_written_at + PRESENCE_TTL_MS // 3:
            await self.store.write(q.update_presence, self.id, sorted(local), now + PRESENCE_TTL_MS, now)
            self._own_presence, self._presence_written_at = local, now
        remote: dict[str, set[int]] = {}
        for id, seat in await self.store.read(q.list_present_seats, now):
            if id in self.rooms and (id, seat) not in local:
                remote.setdefault(id, set()).add(seat)
        ids = sorted({*remote, *self._elsewhere})
        changed = [id for id in ids if remote.get(id) != self._elsewhere.get(id)]
        self._elsewhere = remote
        for id in changed:
            if id in self.rooms:
                self.rooms[id].set_seats_elsewhere(remote.get(id, set()))

    async def _close_idle_rooms(self) -> None:
        from magnat.hosts.server.room import ROOM_IDLE_SECONDS  # import cycle: a room belongs to a process

        now = asyncio.get_running_loop().time()
        for id, room in list(self.rooms.items()):
            if room.is_needed or not room.idle_since:
                room.idle_since = now
            elif now - room.idle_since > ROOM_IDLE_SECONDS:
                del self.rooms[id]
                self._rooms_closed += 1
                await room.stop()
        if self._rooms_closed > (MIN_CLOSED_ROOMS_TO_RELEASE if self.rooms else 0) and self._rooms_closed > 4 * len(
            self.rooms
        ):
            self._rooms_closed = 0  # few objects are left, so a full collection is fast
            with suppress(StoreUnavailable):
                await self.store.shrink()
            memory.release_memory()

    # counters

    def count_entry(self, body: EntryBody) -> None:
        if isinstance(body, NoticeEntry):
            self.notice_count += 1
        else:
            self.answer_count += 1


def load_custom_edition(table: Seating) -> None:
    with suppress(Exception):  # a faulty edition is reported where it is used
        table.setup.edition()
        table.setup.describe_own_edition()
        if table.header is not None:
            table.header.edition()

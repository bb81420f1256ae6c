"""The tables of one browser, with their connections and their storage."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from magnat.bots import LEVELS
from magnat.hosts.browser.guests import Guest
from magnat.hosts.browser.import_export import TableWithLog
from magnat.hosts.browser.review_jobs import BrowserReviews
from magnat.hosts.browser.room import BrowserClient, BrowserRoom, CloseConnection, SendText
from magnat.hosts.browser.saved_table import SavedTable
from magnat.hosts.browser.tables_api import BrowserApi, BrowserResponse
from magnat.match import BotTask, Entry, Refusal, decide
from magnat.match.bot_tasks import Decision
from magnat.match.messages import encoder
from magnat.record import fresh_seed
from magnat.tables.api_types import Player
from magnat.tables.clock import now_ms
from magnat.tables.lobby import Change

TaskRunner = Callable[[str, str], Awaitable[str]]  # kind (bot, hint, review, ...) and task
LibraryLoader = Callable[[], Awaitable[Any]]  # loads the optional libraries


class BrowserStore(Protocol):
    """The browser's storage.

    An answered `write` is durable, unless the store has reported that it cannot store anything at present. The answer
    is False if another tab has already written an entry with this number.
    """

    def me(self) -> Awaitable[str]: ...
    def keep_me(self, me: str) -> Awaitable[Any]: ...
    def tables(self) -> Awaitable[str]: ...
    def entries(self, table: str) -> Awaitable[str]: ...
    def write(self, table: str, row: str, seq: int, entry: str) -> Awaitable[bool]: ...
    def remove(self, table: str) -> Awaitable[Any]: ...
    def review(self, table: str) -> Awaitable[str]: ...
    def keep_review(self, table: str, review: str) -> Awaitable[Any]: ...


class BrowserHost:
    """All tables of one browser. Its user is one player, who may have several seats."""

    def __init__(
        self,
        store: BrowserStore,
        summaries: str = "{}",
        thinker: TaskRunner | None = None,
        library: LibraryLoader | None = None,
        version: str = "",
    ) -> None:
        self.store = store
        self.summaries: dict[str, Any] = msgspec.json.decode(summaries)
        self.run_task = thinker
        self.load_library = library
        self.version = version  # of the application; guests must have the same
        self.player = Player("", "")
        self.saved_tables: dict[str, SavedTable] = {}
        self.rooms: dict[str, BrowserRoom] = {}
        self.clients: dict[int, tuple[BrowserRoom, BrowserClient]] = {}
        self.guests: dict[int, Guest] = {}
        self.opening = asyncio.Lock()
        self.linked_tables: dict[str, TableWithLog] = {}  # opened from a link, not stored
        self.pending_decisions = 0  # bot tasks that a table waits for
        self.reviews = BrowserReviews(self)
        self.api = BrowserApi(self)

    async def start(self) -> None:
        me = await self.store.me()
        if me:
            self.player = msgspec.json.decode(me, type=Player)
        for row in msgspec.json.decode(await self.store.tables(), type=list[str]):
            try:
                saved = msgspec.json.decode(row, type=SavedTable)
            except msgspec.MsgspecError:
                continue  # saved by another version: keep it in the store
            self.saved_tables[saved.id] = saved

    # storage

    async def write(self, row: SavedTable, entry: Entry | None = None) -> bool:
        line = b"" if entry is None else encoder.encode(entry)
        seq = -1 if entry is None else entry.seq
        row.size += len(line)
        if not await self.store.write(row.id, encoder.encode(row).decode(), seq, line.decode()):
            return False
        self.saved_tables[row.id] = row
        return True

    # bots

    async def decide(self, task: BotTask, ahead: bool = False) -> Decision:
        """Return a bot's decision, from the worker if the task is slow.

        Without a working worker, the bot decides here and blocks the table. For a speculative task (`ahead`) that is
        not worth it: the result is None.
        """
        bot = LEVELS[task.bot].bot if task.bot in LEVELS else task.bot
        if self.run_task is None or (task.what != "hint" and bot != "search"):  # fast enough to run here
            return decide(task)
        self.pending_decisions += not ahead
        try:
            answer = await self.run_task("hint" if task.what == "hint" else "bot", encoder.encode(task).decode())
        except Exception:  # no second worker, or no memory for it
            return None if ahead else decide(task)
        finally:
            self.pending_decisions -= not ahead
        decision: Decision = msgspec.json.decode(answer, type=Decision)
        return decision

    async def fetch_library(self) -> None:
        """Load the libraries for custom editions and QR codes; raise `Refusal` if that fails."""
        if self.load_library is not None:
            try:
                await self.load_library()
            except Exception:  # the network failed
                raise Refusal("not_fetched", 503) from None

    # connections

    async def connect(self, number: int, id: str, send_text: SendText, end: CloseConnection) -> None:
        try:
            room = await self.open_room(id)
        except Refusal as error:
            end(4404, error.reason)
            return
        self.clients[number] = (room, BrowserClient(self.player.id, send_text, end))

    def invite(self, number: int, id: str, send_text: SendText, end: CloseConnection) -> None:
        """Add a guest's connection to one table."""
        self.guests[number] = Guest(self, id, send_text, end)

    async def on_message(self, number: int, text: str) -> None:
        if number in self.guests:
            await self.guests[number].on_message(text)
        elif number in self.clients:
            room, client = self.clients[number]
            await room.on_command(client, text)

    async def disconnect(self, number: int) -> None:
        if number in self.guests:
            await self.guests.pop(number).leave()
        connected = self.clients.pop(number, None)
        if connected is not None:
            room, client = connected
            await room.detach(client)
            await self.close_if_unwatched(room.saved.id)

    async def close_other_connections(self, guest: Guest, player: Player) -> None:
        """Close all other connections of a returning guest: a key is connected once."""
        for other in [*self.guests.values()]:
            if other is not guest and other.table == guest.table and other.player.id == player.id:
                await other.close(4409, "open_elsewhere")

    async def close_if_unwatched(self, id: str) -> None:
        """Stop and unload a table that has no viewer left."""
        mine = any(room.saved.id == id for room, _ in self.clients.values())
        theirs = any(guest.table == id and guest.lines for guest in self.guests.values())
        if id in self.rooms and not mine and not theirs:
            self.rooms.pop(id).stop()

    async def open_room(self, id: str) -> BrowserRoom:
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.linked_tables and id not in self.saved_tables:
            raise Refusal("no_such_table", 404)
        if (self.linked_tables[id].table if id in self.linked_tables else self.saved_tables[id]).setup.own:
            await self.fetch_library()
        async with self.opening:
            if id not in self.rooms:
                whole = self.linked_tables[id] if id in self.linked_tables else await self.read_table(id)
                self.rooms[id] = BrowserRoom(self, whole.table, whole.log)
            return self.rooms[id]

    async def read_table(self, id: str) -> TableWithLog:
        if id not in self.saved_tables:
            raise Refusal("no_such_table", 404)
        return TableWithLog(self.saved_tables[id], await self.read_log(id))

    async def read_log(self, id: str) -> list[Entry]:
        lines = msgspec.json.decode(await self.store.entries(id), type=list[str])
        return [msgspec.json.decode(line, type=Entry) for line in lines]

    # requests

    async def handle_request(self, method: str, address: str, body: str) -> BrowserResponse:
        """Answer a request of this page that a server would receive by HTTP."""
        return await self.api.respond(method, address, body, self.player)

    # tables

    def my_saved_tables(self) -> list[SavedTable]:
        return [
            row for row in self.saved_tables.values() if any(place.player == self.player.id for place in row.places)
        ]

    def make_table(self, new: Change, seed: bytes = b"") -> SavedTable:
        """Return a new table of this player, not yet stored. Without `seed`, a fresh one is drawn."""
        now = now_ms()
        return SavedTable(
            id=secrets.token_hex(12),
            status="open",
            host=self.player.id,
            setup=new.setup,
            places=new.places,
            seed=(seed or fresh_seed()).hex(),
            created=now,
            changed=now,
        )

    async def remove_table(self, id: str) -> None:
        for guest in [guest for guest in self.guests.values() if guest.table == id]:
            await guest.close(4404, "no_such_table")
        await self.reviews.stop(id)
        await self.store.remove(id)
        self.saved_tables.pop(id, None)
        if id in self.rooms:
            self.rooms.pop(id).stop()

"""The tables of one browser, and requests about them, with the same API as the server."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from magnat.bots import LEVELS
from magnat.hosts.browser.guests import Guest
from magnat.hosts.browser.import_export import TableWithLog, export_tables, import_tables, is_export, table_from_record
from magnat.hosts.browser.lobby import change_table_by_request, fill_with_bots, free_guest_places
from magnat.hosts.browser.read_api import read_resource
from magnat.hosts.browser.responses import BrowserResponse, parse_address, respond
from magnat.hosts.browser.review_jobs import BrowserReviewJobs
from magnat.hosts.browser.room import BrowserClient, BrowserRoom
from magnat.hosts.browser.saved_table import SavedTable, now_ms
from magnat.hosts.browser.side_tasks import SideTasks
from magnat.kernel import Row
from magnat.match import BotTask, Entry, Place, Refusal, Seating, Setup, decide, rows_of
from magnat.match.bot_tasks import Decision
from magnat.match.messages import encoder
from magnat.match.seating import TableInfo
from magnat.record import decode_link, decode_record, fresh_seed
from magnat.tables.api_types import CheckedEdition, MadeEdition, Me, NewPlayer, NewSide, NewTable, Player, Written
from magnat.tables.editions_api import check_document, describe_printed_game
from magnat.tables.table_rules import (
    clean_name,
    get_place,
    make_my_table,
    make_places,
    make_setup,
    rematch_places,
    rematch_setup,
    side_game_places,
    side_game_setup,
    sort_my_tables,
)

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
        self.review_jobs = BrowserReviewJobs(self)
        self.side_tasks = SideTasks(self)

    async def start(self) -> None:
        """Load the player and the saved tables."""
        me = await self.store.me()
        if me:
            self.player = msgspec.json.decode(me, type=Player)
        for row in msgspec.json.decode(await self.store.tables(), type=list[str]):
            try:
                kept = msgspec.json.decode(row, type=SavedTable)
            except msgspec.MsgspecError:
                continue  # saved by another version: keep it in the store
            self.saved_tables[kept.id] = kept

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
        """Return a bot's decision, from the worker if the task needs it.

        Without a working worker, the bot decides here and blocks the table. For a speculative task (`ahead`) that is
        not worth it: the result is None.
        """
        if self.run_task is None or not needs_worker(task):
            return decide(task)
        self.pending_decisions += not ahead
        try:
            said = await self.run_task("hint" if task.what == "hint" else "bot", encoder.encode(task).decode())
        except Exception:  # no second worker, or no memory for it
            return None if ahead else decide(task)
        finally:
            self.pending_decisions -= not ahead
        decision: Decision = msgspec.json.decode(said, type=Decision)
        return decision

    async def fetch_library(self) -> None:
        """Load the libraries for custom editions and QR codes; raise `Refusal` if that fails."""
        if self.load_library is not None:
            try:
                await self.load_library()
            except Exception:  # the network failed
                raise Refusal("not_fetched", 503) from None

    # connections

    async def connect(self, number: int, id: str, tell: Callable[[str], Any], end: Callable[[int, str], Any]) -> None:
        try:
            table = await self.open_room(id)
        except Refusal as why:
            end(4404, why.reason)
            return
        self.clients[number] = (table, BrowserClient(self.player.id, tell, end))

    def invite(self, number: int, id: str, tell: Callable[[str], Any], end: Callable[[int, str], Any]) -> None:
        """Add a guest's connection to one table."""
        self.guests[number] = Guest(self, id, tell, end)

    async def on_message(self, number: int, text: str) -> None:
        if number in self.guests:
            await self.guests[number].on_message(text)
        elif number in self.clients:
            table, client = self.clients[number]
            await table.on_command(client, text)

    async def disconnect(self, number: int) -> None:
        if number in self.guests:
            await self.guests.pop(number).leave()
        found = self.clients.pop(number, None)
        if found is not None:
            table, client = found
            await table.detach(client)
            await self.close_if_unwatched(table.saved.id)

    async def close_other_connections(self, guest: Guest, player: Player) -> None:
        """Close all other connections of a returning guest: a key is connected once."""
        for other in [*self.guests.values()]:
            if other is not guest and other.table == guest.table and other.player.id == player.id:
                await other.close(4409, "open_elsewhere")

    async def close_if_unwatched(self, id: str) -> None:
        """Stop and unload a table that has no viewer left."""
        mine = any(table.saved.id == id for table, _ in self.clients.values())
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
        """Answer a request that a server would receive by HTTP."""
        path, wish = parse_address(address)
        return await respond(self._route(method, path, wish, body or "{}"))

    async def _route(self, method: str, path: list[str], wish: dict[str, str], body: str) -> Any:
        match method, path:
            case "GET", ["me"]:
                return self._describe_me()
            case ("POST", ["players"]) | ("PATCH", ["me"]):
                return await self._set_name(msgspec.json.decode(body, type=NewPlayer))
            case "GET", ["me", "statistics"]:
                return await self.side_tasks.statistics()
            case "GET", ["me", "statistics.csv"]:
                return msgspec.json.decode(await self.side_tasks.statistics(file=True), type=str).encode()
            case "DELETE", ["me", "statistics"]:
                return await self.side_tasks.forget_statistics()
            case "GET", ["editions", game]:
                return describe_printed_game(game)
            case "POST", ["editions", "check"]:
                await self.fetch_library()
                return check_document(msgspec.json.decode(body, type=CheckedEdition))
            case "POST", ["editions", "balance"]:
                await self.fetch_library()
                return await self.side_tasks.balance(msgspec.json.decode(body, type=MadeEdition))
            case "POST", ["tables"]:
                return await self._create_table(msgspec.json.decode(body, type=NewTable))
            case "GET", ["tables"]:
                return {"tables": []}
            case "GET", ["kept"]:
                wholes = [await self.read_table(id) for id in [*self.saved_tables]]
                return export_tables(self.player, wholes)
            case "GET", ["kept", "sizes"]:
                return {id: row.size for id, row in self.saved_tables.items()}
            case "POST", ["kept"]:
                return {"tables": await self._import_tables(body.encode())}
            case "DELETE", ["kept"]:
                for id in [*self.saved_tables]:
                    await self._remove_table(id)
                return {}
            case "POST", ["qr"]:
                return await self._render_qr(msgspec.json.decode(body, type=Written).text)
            case "POST", ["links"]:
                whole = table_from_record(decode_link(body))
                self.linked_tables[whole.table.id] = whole
                return {"id": whole.table.id}
            case "DELETE", ["tables", id] if id in self.saved_tables:  # without opening it, which may fail
                return await self._remove_table(id)
            case _, ["tables", id, *rest]:
                return await self._route_table(method, await self.open_room(id), rest, wish, body)
            case _:
                raise Refusal("needs_server", 404)

    async def _route_table(
        self, method: str, table: BrowserRoom, rest: list[str], wish: dict[str, str], body: str
    ) -> Any:
        if method == "GET" and (found := read_resource(table, rest, wish, self.player.id, self.summaries)) is not None:
            return found
        match method, rest:
            case "POST", ["start"]:
                return await self._start_match(table)
            case "POST", ["abort"]:
                await table.run(table.abort)
                return table.session.table_info(self.player.id)
            case "POST", ["rematch"]:
                return await self._create_rematch(table)
            case "POST", ["side"]:
                return await self._create_side_game(table, msgspec.json.decode(body, type=NewSide))
            case "GET", ["tries"]:
                return await self.side_tasks.tries(table.saved.id)
            case _, ["review"]:
                return await self.review_jobs.handle_request(method, table)
            case _:
                return await change_table_by_request(table, method, rest, body, self.player)

    async def _render_qr(self, text: str) -> bytes:
        """Return a QR code of the text; its library is loaded on demand."""
        await self.fetch_library()
        from magnat.tables.qr_codes import render_qr_code  # fetched when needed

        return render_qr_code(text, "l")

    # the player

    def _describe_me(self) -> Me:
        if not self.player.id:
            raise Refusal("no_player", 401)
        mine = [make_my_table(row.seating(), self.player.id, row.turn, row.changed) for row in self.my_saved_tables()]
        return Me(self.player.id, self.player.name, sort_my_tables(mine))

    def my_saved_tables(self) -> list[SavedTable]:
        return [
            row for row in self.saved_tables.values() if any(place.player == self.player.id for place in row.places)
        ]

    async def _set_name(self, given: NewPlayer) -> Player:
        player = Player(self.player.id or secrets.token_hex(12), clean_name(given.name))
        await self.store.keep_me(encoder.encode(player).decode())
        self.player = player
        return player

    # tables

    async def _create_table(self, new: NewTable) -> TableInfo:
        if not self.player.id:
            raise Refusal("no_player", 401)
        if all(seat.kind != "open" for seat in new.seats):
            new.absence.after = 0  # time stops while the only player is away
        setup = make_setup(new)
        if setup.own:
            await self.fetch_library()
        row = self._new_saved_table(setup, make_places(self.player.id, self.player.name, new))
        await self.write(row)
        return row.seating().table_info(self.player.id, None, set(), 0, True)

    def _new_saved_table(self, setup: Setup, places: list[Place]) -> SavedTable:
        return SavedTable(
            id=secrets.token_hex(12),
            status="open",
            host=self.player.id,
            setup=setup,
            places=places,
            seed=fresh_seed().hex(),
            created=now_ms(),
            changed=now_ms(),
        )

    async def _start_match(self, table: BrowserRoom, rows: list[Row] | None = None) -> TableInfo:
        """Write the first entry; for a side game, with the `rows` of the match from which it branches."""
        await table.begin(lambda row: make_first_entry(row, rows))
        self.rooms[table.saved.id] = table
        return table.session.table_info(self.player.id)

    async def _create_rematch(self, table: BrowserRoom) -> TableInfo:
        if table.saved.status not in ("over", "aborted"):
            raise Refusal("not_over")
        if table.saved.rematch in self.saved_tables:
            return (await self.open_room(table.saved.rematch)).session.table_info(self.player.id)
        row = self._new_saved_table(
            rematch_setup(table.session.seating),
            free_guest_places(rematch_places(table.session.seating), self.player.id),
        )
        await self.write(row)
        table.saved.rematch = table.session.seating.rematch = row.id
        await self.write(table.saved)
        return row.seating().table_info(self.player.id, None, set(), 0, True)

    async def _create_side_game(self, table: BrowserRoom, new: NewSide) -> TableInfo:
        """Create a side game that branches from a finished match after one of its events."""
        if not self.player.id:
            raise Refusal("no_player", 401)
        seating = table.session.seating
        get_place(seating, new.seat)
        if table.saved.status not in ("over", "aborted"):
            raise Refusal("not_over")
        await self.side_tasks.end_oldest_sides(table.saved.id)
        row = self._new_saved_table(side_game_setup(seating, new), side_game_places(seating, self.player.id, new))
        if new.same_dice and table.saved.seed:  # lessons have no seed
            row.seed = table.saved.seed
        return await self._start_match(BrowserRoom(self, row, []), rows_of(table.log[: new.seq + 1]))

    async def _remove_table(self, id: str) -> dict[str, str]:
        for guest in [guest for guest in self.guests.values() if guest.table == id]:
            await guest.close(4404, "no_such_table")
        await self.review_jobs.stop(id)
        await self.store.remove(id)
        self.saved_tables.pop(id, None)
        if id in self.rooms:
            self.rooms.pop(id).stop()
        return {}

    async def _import_tables(self, content: bytes) -> int:
        """Import the new games of a file, a browser's export or the record of one match; return their number."""
        if not self.player.id:
            raise Refusal("no_player", 401)
        mine = self.player.id
        found = (
            import_tables(content, mine) if is_export(content) else [table_from_record(decode_record(content), mine)]
        )
        new = [whole for whole in found if whole.table.id not in self.saved_tables]
        for whole in new:
            whole.table.size = 0
            for entry in whole.log:
                await self.write(whole.table, entry)
        return len(new)


def make_first_entry(row: SavedTable, rows: list[Row] | None) -> tuple[SavedTable, Entry]:
    """Return the table at the start of its match, with bots on the free seats, and the first entry."""
    if row.status != "open":
        raise Refusal("already_started")
    seated = msgspec.structs.replace(row, places=fill_with_bots(row.seating()))
    seating: Seating = seated.seating()
    entry, match = seating.begin(now_ms(), rows)
    if rows is not None and match.is_over:
        raise Refusal("game_over")
    assert seating.header is not None
    seating.header.drawn_by = "page"
    begun = {"status": seating.status, "header": seating.header, "turn": match.asked_seat, "changed": now_ms()}
    return msgspec.structs.replace(seated, **begun), entry


def needs_worker(task: BotTask) -> bool:
    """True if the task is slow enough to run in the worker, if there is one."""
    bot = LEVELS[task.bot].bot if task.bot in LEVELS else task.bot
    return task.what == "hint" or bot == "search"

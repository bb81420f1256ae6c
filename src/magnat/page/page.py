"""page: the tables of one browser, and what a client asks about them. The words are those of the server's API."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from magnat.bots import LEVELS
from magnat.kernel import Row
from magnat.page.answering import Answer, answered, wished
from magnat.page.guests import Guest
from magnat.page.host import Looking, PageHost
from magnat.page.lobby import arranged, filled, opened
from magnat.page.reading import read
from magnat.page.records import Whole, everything, is_everything, read_everything, table_of
from magnat.page.reviews import Reviews
from magnat.page.saved import SavedTable, now_ms
from magnat.page.together import Together
from magnat.play import Entry, Place, Refusal, Seating, Setup, Task, decide, rows_of
from magnat.play.messages import encoder
from magnat.play.seating import TableInfo
from magnat.play.thinking import Decision
from magnat.record import decoded, fresh_seed, unlinked
from magnat.server.bodies import CheckedEdition, MadeEdition, Me, NewPlayer, NewSide, NewTable, Player, Written
from magnat.server.editing import checked, printed_told
from magnat.server.making import (
    clean_name,
    my_table,
    places_again,
    places_beside,
    places_of,
    seat_at,
    setup_again,
    setup_beside,
    setup_of,
    waiting_first,
)

Thinker = Callable[[str, str], Awaitable[str]]  # what is wanted (bot, hint, review, ...), and the task
Library = Callable[[], Awaitable[Any]]  # brings what sentences are made with


class Store(Protocol):
    """The browser's: what it has answered is durable, or it has said that nothing is."""

    def me(self) -> Awaitable[str]: ...
    def keep_me(self, me: str) -> Awaitable[Any]: ...
    def tables(self) -> Awaitable[str]: ...
    def entries(self, table: str) -> Awaitable[str]: ...
    def write(self, table: str, row: str, seq: int, entry: str) -> Awaitable[bool]: ...
    def remove(self, table: str) -> Awaitable[Any]: ...
    def review(self, table: str) -> Awaitable[str]: ...
    def keep_review(self, table: str, review: str) -> Awaitable[Any]: ...


class Page:
    """Whoever plays here is one player, who may hold several seats."""

    def __init__(
        self,
        store: Store,
        summaries: str = "{}",
        thinker: Thinker | None = None,
        library: Library | None = None,
        version: str = "",
    ) -> None:
        self.store = store
        self.summaries: dict[str, Any] = msgspec.json.decode(summaries)
        self.thinker = thinker
        self.library = library
        self.version = version  # of all these files: friends have the same
        self.player = Player("", "")
        self.known: dict[str, SavedTable] = {}
        self.open: dict[str, PageHost] = {}
        self.looking: dict[int, tuple[PageHost, Looking]] = {}
        self.guests: dict[int, Guest] = {}
        self.opening = asyncio.Lock()
        self.lent: dict[str, Whole] = {}  # what came in a link: looked at, not kept
        self.thinking = 0  # tasks that somebody waits for
        self.reviews = Reviews(self)
        self.together = Together(self)

    async def start(self) -> None:
        """Read what this browser keeps."""
        me = await self.store.me()
        if me:
            self.player = msgspec.json.decode(me, type=Player)
        for row in msgspec.json.decode(await self.store.tables(), type=list[str]):
            try:
                kept = msgspec.json.decode(row, type=SavedTable)
            except msgspec.MsgspecError:
                continue  # of another version: it stays where it is
            self.known[kept.id] = kept

    # durable

    async def write(self, row: SavedTable, entry: Entry | None = None) -> bool:
        line = b"" if entry is None else encoder.encode(entry)
        seq = -1 if entry is None else entry.seq
        row.size += len(line)
        if not await self.store.write(row.id, encoder.encode(row).decode(), seq, line.decode()):
            return False
        self.known[row.id] = row
        return True

    # thinking

    async def decide(self, task: Task, ahead: bool = False) -> Decision:
        """What a bot says. Where nobody waits for it yet, the table does not either: then nobody may have thought."""
        if self.thinker is None or not slow(task):
            return decide(task)
        self.thinking += not ahead
        try:
            said = await self.thinker("hint" if task.what == "hint" else "bot", encoder.encode(task).decode())
        except Exception:  # no second worker, or no memory for it: then the table waits until it has thought here
            return None if ahead else decide(task)
        finally:
            self.thinking -= not ahead
        decision: Decision = msgspec.json.decode(said, type=Decision)
        return decision

    async def fetch_words(self) -> None:
        """The engine puts into words what an edition of one's own differs in; no printed game needs that."""
        if self.library is not None:
            try:
                await self.library()
            except Exception:  # the network went before it had come
                raise Refusal("not_fetched", 503) from None

    # one connection

    async def connect(self, number: int, id: str, tell: Callable[[str], Any], end: Callable[[int, str], Any]) -> None:
        try:
            table = await self.table(id)
        except Refusal as why:
            end(4404, why.reason)
            return
        self.looking[number] = (table, Looking(self.player.id, tell, end))

    def invite(self, number: int, id: str, tell: Callable[[str], Any], end: Callable[[int, str], Any]) -> None:
        """A friend's connection, for this one table."""
        self.guests[number] = Guest(self, id, tell, end)

    async def hear(self, number: int, text: str) -> None:
        if number in self.guests:
            await self.guests[number].hear(text)
        elif number in self.looking:
            table, client = self.looking[number]
            await table.hear(client, text)

    async def leave(self, number: int) -> None:
        if number in self.guests:
            await self.guests.pop(number).leave()
        found = self.looking.pop(number, None)
        if found is not None:
            table, client = found
            await table.leave(client)
            await self.look_away(table.kept.id)

    async def only(self, guest: Guest, player: Player) -> None:
        """Who comes back is there once: his old line, or whoever else has his key, is sent away and sees it."""
        for other in [*self.guests.values()]:
            if other is not guest and other.table == guest.table and other.player.id == player.id:
                await other.close(4409, "open_elsewhere")

    async def look_away(self, id: str) -> None:
        """Somebody has left a table: once nobody looks at it, it is put away."""
        mine = any(table.kept.id == id for table, _ in self.looking.values())
        theirs = any(guest.table == id and guest.lines for guest in self.guests.values())
        if id in self.open and not mine and not theirs:
            self.open.pop(id).stop()

    async def table(self, id: str) -> PageHost:
        if id in self.open:
            return self.open[id]
        if id not in self.lent and id not in self.known:
            raise Refusal("no_such_table", 404)
        if (self.lent[id].table if id in self.lent else self.known[id]).setup.own:
            await self.fetch_words()
        async with self.opening:
            if id not in self.open:
                whole = self.lent[id] if id in self.lent else await self.whole(id)
                self.open[id] = PageHost(self, whole.table, whole.log)
            return self.open[id]

    async def whole(self, id: str) -> Whole:
        if id not in self.known:
            raise Refusal("no_such_table", 404)
        return Whole(self.known[id], await self.log_of(id))

    async def log_of(self, id: str) -> list[Entry]:
        lines = msgspec.json.decode(await self.store.entries(id), type=list[str])
        return [msgspec.json.decode(line, type=Entry) for line in lines]

    # what is asked for

    async def ask(self, method: str, address: str, body: str) -> Answer:
        """An answer to what the server would be asked by HTTP."""
        path, wish = wished(address)
        return await answered(self._ask(method, path, wish, body or "{}"))

    async def _ask(self, method: str, path: list[str], wish: dict[str, str], body: str) -> Any:
        match method, path:
            case "GET", ["me"]:
                return self._me()
            case ("POST", ["players"]) | ("PATCH", ["me"]):
                return await self._named(msgspec.json.decode(body, type=NewPlayer))
            case "GET", ["me", "statistics"]:
                return await self.together.statistics()
            case "GET", ["me", "statistics.csv"]:
                return msgspec.json.decode(await self.together.statistics(file=True), type=str).encode()
            case "DELETE", ["me", "statistics"]:
                return await self.together.forget()
            case "GET", ["editions", game]:
                return printed_told(game)
            case "POST", ["editions", "check"]:
                await self.fetch_words()
                return checked(msgspec.json.decode(body, type=CheckedEdition))
            case "POST", ["editions", "balance"]:
                await self.fetch_words()
                return await self.together.balance(msgspec.json.decode(body, type=MadeEdition))
            case "POST", ["tables"]:
                return await self._made(msgspec.json.decode(body, type=NewTable))
            case "GET", ["tables"]:
                return {"tables": []}
            case "GET", ["kept"]:
                wholes = [await self.whole(id) for id in [*self.known]]
                return everything(self.player, wholes)
            case "GET", ["kept", "sizes"]:
                return {id: row.size for id, row in self.known.items()}
            case "POST", ["kept"]:
                return {"tables": await self._imported(body.encode())}
            case "DELETE", ["kept"]:
                for id in [*self.known]:
                    await self._removed(id)
                return {}
            case "POST", ["qr"]:
                return await self._drawn(msgspec.json.decode(body, type=Written).text)
            case "POST", ["links"]:
                whole = table_of(unlinked(body))
                self.lent[whole.table.id] = whole
                return {"id": whole.table.id}
            case "DELETE", ["tables", id] if id in self.known:  # also where it cannot be opened
                return await self._removed(id)
            case _, ["tables", id, *rest]:
                return await self._of_table(method, await self.table(id), rest, wish, body)
            case _:
                raise Refusal("needs_server", 404)

    async def _of_table(self, method: str, table: PageHost, rest: list[str], wish: dict[str, str], body: str) -> Any:
        if method == "GET" and (found := read(table, rest, wish, self.player.id, self.summaries)) is not None:
            return found
        match method, rest:
            case "POST", ["start"]:
                return await self._begun(table)
            case "POST", ["abort"]:
                await table.run(table.abort)
                return table.play.info(self.player.id)
            case "POST", ["rematch"]:
                return await self._again(table)
            case "POST", ["side"]:
                return await self._beside(table, msgspec.json.decode(body, type=NewSide))
            case "GET", ["tries"]:
                return await self.together.tries(table.kept.id)
            case _, ["review"]:
                return await self.reviews.ask(method, table)
            case _:
                return await arranged(table, method, rest, body, self.player)

    async def _drawn(self, text: str) -> bytes:
        """A QR code, by what comes when it is needed."""
        await self.fetch_words()
        from magnat.server.drawing import drawn

        return drawn(text, "l")

    # who I am

    def _me(self) -> Me:
        if not self.player.id:
            raise Refusal("no_player", 401)
        mine = [my_table(row.seating(), self.player.id, row.turn, row.changed) for row in self.mine()]
        return Me(self.player.id, self.player.name, waiting_first(mine))

    def mine(self) -> list[SavedTable]:
        return [row for row in self.known.values() if any(place.player == self.player.id for place in row.places)]

    async def _named(self, given: NewPlayer) -> Player:
        player = Player(self.player.id or secrets.token_hex(12), clean_name(given.name))
        await self.store.keep_me(encoder.encode(player).decode())
        self.player = player
        return player

    # tables

    async def _made(self, new: NewTable) -> TableInfo:
        if not self.player.id:
            raise Refusal("no_player", 401)
        if all(seat.kind != "open" for seat in new.seats):
            new.absence.after = 0  # time stands still while nobody looks
        setup = setup_of(new)
        if setup.own:
            await self.fetch_words()
        row = self._row(setup, places_of(self.player.id, self.player.name, new))
        await self.write(row)
        return row.seating().info(self.player.id, None, set(), 0, True)

    def _row(self, setup: Setup, places: list[Place]) -> SavedTable:
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

    async def _begun(self, table: PageHost, rows: list[Row] | None = None) -> TableInfo:
        """Write the first entry, with the `rows` of a match that it leaves."""
        await table.begin(lambda row: first_entry(row, rows))
        self.open[table.kept.id] = table
        return table.play.info(self.player.id)

    async def _again(self, table: PageHost) -> TableInfo:
        if table.kept.status not in ("over", "aborted"):
            raise Refusal("not_over")
        if table.kept.rematch in self.known:
            return (await self.table(table.kept.rematch)).play.info(self.player.id)
        row = self._row(setup_again(table.play.seating), opened(places_again(table.play.seating), self.player.id))
        await self.write(row)
        table.kept.rematch = table.play.seating.rematch = row.id
        await self.write(table.kept)
        return row.seating().info(self.player.id, None, set(), 0, True)

    async def _beside(self, table: PageHost, new: NewSide) -> TableInfo:
        """A side game of a match that is over, from where it stood after an event."""
        if not self.player.id:
            raise Refusal("no_player", 401)
        seating = table.play.seating
        seat_at(seating, new.seat)
        if table.kept.status not in ("over", "aborted"):
            raise Refusal("not_over")
        await self.together.make_room(table.kept.id)
        row = self._row(setup_beside(seating, new), places_beside(seating, self.player.id, new))
        if new.same_dice and table.kept.seed:  # a lesson's luck has none
            row.seed = table.kept.seed
        return await self._begun(PageHost(self, row, []), rows_of(table.log[: new.seq + 1]))

    async def _removed(self, id: str) -> dict[str, str]:
        for guest in [guest for guest in self.guests.values() if guest.table == id]:
            await guest.close(4404, "no_such_table")
        await self.reviews.stop(id)
        await self.store.remove(id)
        self.known.pop(id, None)
        if id in self.open:
            self.open.pop(id).stop()
        return {}

    async def _imported(self, content: bytes) -> int:
        """The games of a file that are not here yet: everything of another browser, or the record of one match."""
        if not self.player.id:
            raise Refusal("no_player", 401)
        mine = self.player.id
        found = read_everything(content, mine) if is_everything(content) else [table_of(decoded(content), mine)]
        new = [whole for whole in found if whole.table.id not in self.known]
        for whole in new:
            whole.table.size = 0
            for entry in whole.log:
                await self.write(whole.table, entry)
        return len(new)


def first_entry(row: SavedTable, rows: list[Row] | None) -> tuple[SavedTable, Entry]:
    """A table as it begins: free seats are bots' by now."""
    if row.status != "open":
        raise Refusal("already_started")
    seated = msgspec.structs.replace(row, places=filled(row.seating()))
    seating: Seating = seated.seating()
    entry, match = seating.begin(now_ms(), rows)
    if rows is not None and match.over:
        raise Refusal("game_over")
    assert seating.header is not None
    seating.header.drawn_by = "page"
    begun = {"status": seating.status, "header": seating.header, "turn": match.speaker, "changed": now_ms()}
    return msgspec.structs.replace(seated, **begun), entry


def slow(task: Task) -> bool:
    """Whether that is thought about in a worker of its own, if there is one."""
    bot = LEVELS[task.bot].bot if task.bot in LEVELS else task.bot
    return task.what == "hint" or bot == "search"

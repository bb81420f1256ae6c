"""server: companion tables. A command becomes one entry: decided, made durable, taken into the book, told, answered.

One table does one thing at a time in a process. Another process may serve the same table: whoever writes a number
first has it, and the other reads what was written and decides again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
from sqlalchemy import Connection

from magnat.bank.companion import Book, Opening, decide
from magnat.bank.companion.commands import AnyCommand
from magnat.bank.ledger import BANK, BadLedger, LedgerEntry
from magnat.kernel import BadOption
from magnat.play.refusal import Refusal
from magnat.server.companion_messages import CompanionAnswer, CompanionInfo, CompanionTold, standing
from magnat.server.making import clean_name
from magnat.server.process import Process
from magnat.server.rows import now_ms
from magnat.server.tokens import new_code
from magnat.store import StoreUnavailable
from magnat.store import companion as q
from magnat.store.listening import listen

log = logging.getLogger(__name__)

TABLES: Final = 1_000  # companion tables in memory; those that nobody listens to make room
LISTENERS: Final = 64  # of one table, that speak for nobody
OF_ONE: Final = 4  # of one phone that speaks for somebody: the newest are kept
WAITING: Final = 64  # messages that may wait for one listener
ENTRIES: Final = 20_000  # of one table: years of play

Listener = asyncio.Queue[CompanionTold | None]


class Companion:
    """One table: its book, who speaks for whom, and who listens."""

    def __init__(self, process: Process, code: str, book: Book, seats: dict[int, str]) -> None:
        self.process = process
        self.code = code
        self.book = book
        self.hear(seats)
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, str] = {}  # and the phone that listens, if it speaks for somebody
        self.behind = False  # a write failed, and may have been made: the store has perhaps one entry more

    def hear(self, seats: dict[int, str]) -> None:
        """Which phone speaks for whom from now on."""
        self.seats = seats
        self.book.heard = seats

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[Book]:
        """The book, up to the last entry that is known to be durable, for as long as one looks at it."""
        async with self.lock:
            if self.behind:
                await self._read_on()
            yield self.book

    async def do(self, phone: str, command: AnyCommand) -> CompanionAnswer:
        """Carry a command out, once. What is returned is durable."""
        if command.by not in await self.accounts(phone):
            raise Refusal("not_your_seat", 403)
        async with self.settled() as book:
            while command.id not in book.answered:
                if len(book.ledger) >= ENTRIES:
                    raise Refusal("too_many", 429)
                entry = decide(book, command, now_ms())
                self.behind = True
                if await self.process.store.write(q.add_entry, self.code, entry):
                    self.behind = False
                    self._take([entry])
                else:  # another process was first
                    await self._read_on()
            return CompanionAnswer(book.answered[command.id], standing(book))

    def _take(self, entries: list[LedgerEntry]) -> None:
        """What is durable takes effect and is told."""
        for entry in entries:
            self.book.take(entry)
        self.tell(entries)

    async def accounts(self, phone: str) -> list[int]:
        """Whom a phone speaks for: its own accounts, and the bank if it opened the table."""
        host = await self.process.store.read(q.phone_of, self.code, phone) if phone else None
        if host is None:
            return []
        return [*([BANK] if host else []), *[account for account, holder in self.seats.items() if holder == phone]]

    async def take(self, phone: str, wanted: list[int]) -> None:
        """Let a phone speak for these accounts too; to look on it needs none."""
        if not phone:
            raise Refusal("no_player", 401)
        if not wanted:
            return
        await self.process.store.write(seat, self.code, phone, wanted, self.book.opening.names)
        await self.catch_up()

    async def host(self, phone: str) -> None:
        """The phone that opened the table."""
        await self.process.store.write(q.add_phone, self.code, phone, True)

    async def free(self, phone: str, account: int) -> None:
        """A phone gives an account back; the one that opened the table may free any, for a phone that was lost."""
        mine = await self.accounts(phone)
        if account not in self.seats:
            raise Refusal("seat_empty")
        if account not in mine and BANK not in mine:
            raise Refusal("not_your_seat", 403)
        await self.process.store.write(q.free_seat, self.code, account)
        await self.catch_up()

    # what is told

    async def catch_up(self) -> None:
        """Read what was written, here or by another process."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        """The store knows what is true: what follows the entries that this book has, and who speaks for whom."""
        entries = await self.process.store.read(q.entries_of, self.code, len(self.book.ledger))
        seats = await self.process.store.read(q.seats_of, self.code)
        self.behind = False
        if entries or seats != self.seats:
            self.hear(seats)
            self._take(entries)

    def told(self, entries: list[LedgerEntry]) -> CompanionTold:
        phones = len(dict.fromkeys(self.seats.values()))
        return CompanionTold(entries, standing(self.book), list(self.seats), phones)

    def tell(self, entries: list[LedgerEntry]) -> None:
        news = self.told(entries)
        for listener in list(self.listeners):
            try:
                listener.put_nowait(news)
            except asyncio.QueueFull:
                self.leave(listener)

    async def listen(self, have: int, phone: str = "") -> Listener:
        """What this listener has not heard yet, then all that happens. Who speaks here is never shut out by others."""
        phone = phone if self.speaks(phone) else ""
        same = [listener for listener, of in self.listeners.items() if of == phone]
        if not phone and len(same) >= LISTENERS:
            raise Refusal("too_many", 429)
        if phone and len(same) >= OF_ONE:
            self.leave(same[0])
        listener: Listener = asyncio.Queue(WAITING)
        async with self.settled() as book:
            entries = book.ledger.entries
            listener.put_nowait(self.told(entries[have:] if 0 <= have <= len(entries) else entries))
            self.listeners[listener] = phone
        return listener

    def speaks(self, phone: str) -> bool:
        return phone in self.seats.values()

    def leave(self, listener: Listener) -> None:
        """It hears no more; if it is slow, it comes back for the rest."""
        self.listeners.pop(listener, None)
        while listener.full():
            listener.get_nowait()
        listener.put_nowait(None)

    async def info(self, phone: str) -> CompanionInfo:
        async with self.settled() as book:
            return CompanionInfo(
                code=self.code,
                opening=book.opening,
                money=book.money,
                deeds=list(book.deeds.deeds.values()),
                resale={name: book.deeds.resale(name, 1) for name in book.deeds.deeds},
                mine=await self.accounts(phone),
                told=self.told(book.ledger.entries),
            )


def seat(connection: Connection, code: str, phone: str, wanted: list[int], names: tuple[str, ...]) -> None:
    """All of these accounts or none. Only phones that speak for somebody are kept: none can crowd others out."""
    if any(not 0 < account <= len(names) for account in wanted):
        raise Refusal("no_such_seat", 404, accepted=f"1..{len(names)}")
    if q.phone_of(connection, code, phone) is None and not q.add_phone(connection, code, phone, False):
        raise Refusal("no_player", 401)  # the key of a phone at another table
    taken = q.take_seats(connection, code, phone, wanted)
    if taken:
        raise Refusal("seat_taken", accepted=", ".join(names[account - 1] for account in taken))


class Companions:
    """The companion tables of a process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.tables: OrderedDict[str, Companion] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Companion]] = {}

    def start(self) -> None:
        if self.process.store.shared:
            self.process.spawn(listen(self.process.store.engine, q.CHANNEL, self.changed, self.interrupted))

    def say_goodbye(self) -> None:
        for table in self.tables.values():
            for listener in list(table.listeners):
                table.leave(listener)

    async def open(self, opening: Opening) -> Companion:
        """A new table."""
        try:
            names = tuple(clean_name(name) for name in opening.names)
            book = Book(msgspec.structs.replace(opening, names=names), at=now_ms())
        except BadOption as why:
            raise Refusal("bad_option", 400, accepted=f"{why.name}: {why.accepted}") from why
        while True:
            code = new_code()
            if await self.process.store.write(q.add_companion, code, book.opening, book.ledger.entries[0]):
                return await self.table(code)

    async def table(self, code: str) -> Companion:
        code = code.upper()
        found = self.tables.get(code)
        if found is not None:
            self.tables.move_to_end(code)
            return found
        if code not in self.opening:
            self.opening[code] = asyncio.create_task(self._read(code))
            self.opening[code].add_done_callback(lambda task: self.opening.pop(code, None))
        return await asyncio.shield(self.opening[code])

    async def _read(self, code: str) -> Companion:
        opening = await self.process.store.read(q.opening_of, code) if len(code) <= 12 else None
        if opening is None:
            raise Refusal("no_such_table", 404)
        try:
            book = Book(opening, await self.process.store.read(q.entries_of, code))
        except BadLedger as why:
            log.error("a companion cannot be read", extra={"code": code, "why": why.found})
            raise Refusal("not_readable") from why
        made = Companion(self.process, code, book, await self.process.store.read(q.seats_of, code))
        self.tables[code] = made
        for other in list(self.tables)[: max(0, len(self.tables) - TABLES)]:
            if not self.tables[other].listeners and not self.tables[other].lock.locked():
                del self.tables[other]
        return made

    # other processes

    def changed(self, code: str) -> None:
        table = self.tables.get(code)
        if table is not None:
            self.process.spawn(self._caught_up(table))

    def interrupted(self) -> None:
        for table in list(self.tables.values()):
            self.process.spawn(self._caught_up(table))

    async def _caught_up(self, table: Companion) -> None:
        with suppress(StoreUnavailable):
            await table.catch_up()

"""Companion tables. A command becomes one entry: decided, made durable, applied to the book, broadcast, answered.

Within a process, a lock serialises the commands of a table. If two processes serve the same table,
the first to write an entry number wins; the other reads the new entries and decides again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
from sqlalchemy import Connection

from magnat.bank.companion import Book, Opening, decide_entry
from magnat.bank.companion.commands import AnyCommand
from magnat.bank.ledger import BANK, BadLedger, LedgerEntry
from magnat.hosts.server.process import Process
from magnat.hosts.server.row_mapping import report_unreadable
from magnat.hosts.server.tokens import new_code
from magnat.kernel import BadOption
from magnat.match import Refusal
from magnat.store import StoreUnavailable
from magnat.store import companion_queries as q
from magnat.store.notifications import listen_for_notifications
from magnat.tables.clock import now_ms
from magnat.tables.companion_types import (
    MAX_ENTRIES_PER_PAGE,
    CompanionAnswer,
    CompanionInfo,
    CompanionUpdate,
    make_standing,
)
from magnat.tables.table_rules import clean_name

MAX_TABLES_IN_MEMORY: Final = 1_000  # tables without listeners are evicted
MAX_ANONYMOUS_LISTENERS: Final = 64  # per table, without an account
MAX_LISTENERS_PER_PHONE: Final = 4  # for phones with an account; the oldest is dropped
MAX_QUEUED_MESSAGES: Final = 64  # per listener
MAX_ENTRIES_PER_TABLE: Final = 20_000  # enough for years of play

ListenerQueue = asyncio.Queue[CompanionUpdate | None]


class CompanionTable:
    """One table: its book, the phone of each account, and its listeners."""

    def __init__(self, process: Process, code: str, book: Book, seats: dict[int, str]) -> None:
        self.process = process
        self.code = code
        self.book = book
        self.set_seats(seats)
        self.lock = asyncio.Lock()
        self.listeners: dict[ListenerQueue, str] = {}  # listener -> its phone, "" without an account
        self.may_be_behind = False  # a write has no known result: the store may have one more entry

    def set_seats(self, seats: dict[int, str]) -> None:
        """Set the phone of each account."""
        self.seats = seats
        self.book.phone_by_player = seats

    @asynccontextmanager
    async def locked_book(self) -> AsyncIterator[Book]:
        """Lock the table and yield its book, up to date with the last durable entry."""
        async with self.lock:
            if self.may_be_behind:
                await self._read_new_entries()
            yield self.book

    async def execute(self, phone: str, command: AnyCommand) -> CompanionAnswer:
        """Carry out a command once and return its durable entry. A repeated command returns the same entry.

        Raise `Refusal` if the phone does not control the account or the table has too many entries.
        """
        if command.by not in await self.accounts_of(phone):
            raise Refusal("not_your_seat", 403)
        async with self.locked_book() as book:
            while command.id not in book.entry_by_command:
                if len(book.ledger) >= MAX_ENTRIES_PER_TABLE:
                    raise Refusal("too_many", 429)
                entry = decide_entry(book, command, now_ms())
                self.may_be_behind = True
                if await self.process.store.write(q.add_ledger_entry, self.code, entry):
                    self.may_be_behind = False
                    self._apply([entry])
                else:  # another process was first
                    await self._read_new_entries()
            return CompanionAnswer(book.entry_by_command[command.id], make_standing(book))

    def _apply(self, entries: list[LedgerEntry]) -> None:
        """Apply durable entries to the book and broadcast them."""
        for entry in entries:
            self.book.apply(entry)
        self.broadcast(entries[-MAX_ENTRIES_PER_PAGE:])

    async def accounts_of(self, phone: str) -> list[int]:
        """Return the accounts that a phone controls, with the bank if it opened the table."""
        host = await self.process.store.read(q.is_host_phone, self.code, phone) if phone else None
        if host is None:
            return []
        return [*([BANK] if host else []), *[account for account, holder in self.seats.items() if holder == phone]]

    async def claim_accounts(self, phone: str, wanted: list[int]) -> None:
        """Assign accounts to a phone. An empty list is allowed: a spectator needs no account."""
        if not phone:
            raise Refusal("no_player", 401)
        if not wanted:
            return
        await self.process.store.write(claim_seats, self.code, phone, wanted, self.book.opening.names)
        await self.catch_up()

    async def register_host(self, phone: str) -> None:
        """Register the phone that opened the table."""
        await self.process.store.write(q.add_phone, self.code, phone, True)

    async def release_account(self, phone: str, account: int) -> None:
        """Release an account. The phone that opened the table may release any, in case a phone was lost."""
        mine = await self.accounts_of(phone)
        if account not in self.seats:
            raise Refusal("seat_empty")
        if account not in mine and BANK not in mine:
            raise Refusal("not_your_seat", 403)
        await self.process.store.write(q.release_account, self.code, account)
        await self.catch_up()

    # updates to listeners

    async def catch_up(self) -> None:
        """Read and apply new entries from the store."""
        async with self.lock:
            await self._read_new_entries()

    async def _read_new_entries(self) -> None:
        """Read the entries that the book lacks and the phone of each account. The lock must be held."""
        entries = await self.process.store.read(q.read_ledger_entries, self.code, len(self.book.ledger))
        seats = await self.process.store.read(q.read_account_phones, self.code)
        self.may_be_behind = False
        if entries or seats != self.seats:
            self.set_seats(seats)
            self._apply(entries)

    def make_update(self, entries: list[LedgerEntry]) -> CompanionUpdate:
        phones = len(dict.fromkeys(self.seats.values()))
        return CompanionUpdate(entries, make_standing(self.book), list(self.seats), phones)

    def broadcast(self, entries: list[LedgerEntry]) -> None:
        news = self.make_update(entries)
        for listener in list(self.listeners):
            try:
                listener.put_nowait(news)
            except asyncio.QueueFull:
                self.remove_listener(listener)

    async def listen(self, have: int, phone: str = "") -> ListenerQueue:
        """Return a queue with the entries after the first `have`, at most a page of them, then all updates.

        Anonymous listeners are limited separately, so that they never block phones with an account.
        """
        phone = phone if self.has_seat(phone) else ""
        same = [listener for listener, of in self.listeners.items() if of == phone]
        if not phone and len(same) >= MAX_ANONYMOUS_LISTENERS:
            raise Refusal("too_many", 429)
        if phone and len(same) >= MAX_LISTENERS_PER_PHONE:
            self.remove_listener(same[0])
        listener: ListenerQueue = asyncio.Queue(MAX_QUEUED_MESSAGES)
        async with self.locked_book() as book:
            entries = book.ledger.entries
            first = max(have if have <= len(entries) else 0, len(entries) - MAX_ENTRIES_PER_PAGE)
            listener.put_nowait(self.make_update(entries[first:]))
            self.listeners[listener] = phone
        return listener

    def has_seat(self, phone: str) -> bool:
        return phone in self.seats.values()

    def remove_listener(self, listener: ListenerQueue) -> None:
        """Disconnect a listener. A slow listener reconnects and gets the rest."""
        self.listeners.pop(listener, None)
        while listener.full():
            listener.get_nowait()
        listener.put_nowait(None)

    async def info(self, phone: str) -> CompanionInfo:
        async with self.locked_book() as book:
            return CompanionInfo(
                code=self.code,
                opening=book.opening,
                money=book.money,
                deeds=list(book.deeds.deeds.values()),
                resale={name: book.deeds.resale_value(name, 1) for name in book.deeds.deeds},
                mine=await self.accounts_of(phone),
                told=self.make_update(book.ledger.entries[-MAX_ENTRIES_PER_PAGE:]),
            )


def claim_seats(connection: Connection, code: str, phone: str, wanted: list[int], names: tuple[str, ...]) -> None:
    """Assign all of these accounts to a phone, or raise `Refusal`.

    Only phones with an account are stored, so that the number of phones stays bounded.
    """
    if any(not 0 < account <= len(names) for account in wanted):
        raise Refusal("no_such_seat", 404, accepted=f"1..{len(names)}")
    if q.is_host_phone(connection, code, phone) is None and not q.add_phone(connection, code, phone, False):
        raise Refusal("no_player", 401)  # the token belongs to another table's phone
    accounts = q.claim_accounts(connection, code, phone, wanted)
    if accounts:
        raise Refusal("seat_taken", accepted=", ".join(names[account - 1] for account in accounts))


class CompanionTables:
    """The companion tables of a process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.tables: OrderedDict[str, CompanionTable] = OrderedDict()
        self.opening: dict[str, asyncio.Task[CompanionTable]] = {}

    def start(self) -> None:
        if self.process.store.shared:
            engine = self.process.store.engine
            self.process.keep_running(
                "companion notifications",
                lambda: listen_for_notifications(engine, q.COMPANION_CHANNEL, self.on_notification, self.on_reconnect),
            )

    def disconnect_all(self) -> None:
        for table in self.tables.values():
            for listener in list(table.listeners):
                table.remove_listener(listener)

    async def open(self, opening: Opening) -> CompanionTable:
        """Create a table. Raise `Refusal` if its options are invalid."""
        try:
            names = tuple(clean_name(name) for name in opening.names)
            book = Book(msgspec.structs.replace(opening, names=names), at=now_ms())
        except BadOption as error:
            raise Refusal("bad_option", 400, accepted=f"{error.name}: {error.accepted}") from error
        while True:
            code = new_code()
            if await self.process.store.write(q.add_companion, code, book.opening, book.ledger.entries[0]):
                return await self.table(code)

    async def table(self, code: str) -> CompanionTable:
        code = code.upper()
        table = self.tables.get(code)
        if table is not None:
            self.tables.move_to_end(code)
            return table
        if code not in self.opening:
            self.opening[code] = asyncio.create_task(self.process.charged(self._load(code)))
            self.opening[code].add_done_callback(lambda task: self.opening.pop(code, None))
        return await asyncio.shield(self.opening[code])

    async def _load(self, code: str) -> CompanionTable:
        try:
            opening = await self.process.store.read(q.read_opening, code) if len(code) <= 12 else None
            if opening is None:
                raise Refusal("no_such_table", 404)
            book = await self._load_book(code, opening)
        except (BadLedger, BadOption, msgspec.MsgspecError) as error:
            report_unreadable("a companion cannot be read", code, error)
            raise Refusal("not_readable") from error
        table = CompanionTable(self.process, code, book, await self.process.store.read(q.read_account_phones, code))
        self.tables[code] = table
        for other in list(self.tables)[: max(0, len(self.tables) - MAX_TABLES_IN_MEMORY)]:
            if not self.tables[other].listeners and not self.tables[other].lock.locked():
                del self.tables[other]
        return table

    async def _load_book(self, code: str, opening: Opening) -> Book:
        """Return the book, read and applied page by page, because other tables wait meanwhile.

        Raise `BadLedger` if an entry is not valid.
        """
        entries = await self.process.store.read(q.read_ledger_entries, code, 0, MAX_ENTRIES_PER_PAGE)
        book = Book(opening, entries)
        while len(entries) == MAX_ENTRIES_PER_PAGE:
            entries = await self.process.store.read(q.read_ledger_entries, code, len(book.ledger), MAX_ENTRIES_PER_PAGE)
            for entry in entries:
                book.apply(entry)
        return book

    # other processes

    def on_notification(self, code: str) -> None:
        table = self.tables.get(code)
        if table is not None:
            self.process.spawn("companion update", self._catch_up(table))

    def on_reconnect(self) -> None:
        for table in list(self.tables.values()):
            self.process.spawn("companion update", self._catch_up(table))

    async def _catch_up(self, table: CompanionTable) -> None:
        with suppress(StoreUnavailable):
            await table.catch_up()

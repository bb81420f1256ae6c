"""Queries about companion tables. Each function takes a connection first."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, BigInteger, Connection, cast, delete, func, select, type_coerce

from magnat.bank.companion import Opening
from magnat.bank.ledger import LedgerEntry
from magnat.store.batch import notify
from magnat.store.schema import companion_entries as entries
from magnat.store.schema import companion_phones as phones
from magnat.store.schema import companion_seats as seats
from magnat.store.schema import companions
from magnat.store.upserts import insert_if_absent

COMPANION_CHANNEL: Final = "magnat_companion"  # PostgreSQL channel: the code of a changed companion
MAX_COMPANIONS_PER_TRANSACTION: Final = 200  # companions deleted in one transaction
entry_decoder: Final = msgspec.json.Decoder(LedgerEntry)


def add_companion(connection: Connection, code: str, opening: Opening, first: LedgerEntry) -> bool:
    """Add a companion with its first entry. False if the code is taken."""
    row = {"code": code, "opening": msgspec.json.encode(opening).decode(), "created": first.at}
    if not insert_if_absent(connection, companions, row):
        return False
    return add_ledger_entry(connection, code, first)


def read_opening(connection: Connection, code: str) -> Opening | None:
    text = connection.execute(select(companions.c.opening).where(companions.c.code == code)).scalar()
    return None if text is None else msgspec.json.decode(text, type=Opening)


def add_ledger_entry(connection: Connection, code: str, entry: LedgerEntry) -> bool:
    """Append an entry. False if its number or command is taken."""
    body = msgspec.json.encode(entry).decode()
    row = {"companion": code, "n": entry.n, "command": entry.id or None, "body": body}
    written = insert_if_absent(connection, entries, row)
    if written:
        notify(connection, COMPANION_CHANNEL, code)
    return written


def read_ledger_entries(
    connection: Connection, code: str, since: int = 0, limit: int | None = None
) -> list[LedgerEntry]:
    query = select(entries.c.body).where(entries.c.companion == code, entries.c.n >= since).order_by(entries.c.n)
    return [entry_decoder.decode(body) for body in connection.execute(query.limit(limit)).scalars()]


# phones, and the accounts that they control


def add_phone(connection: Connection, code: str, hash: str, host: bool) -> bool:
    """Register a phone. False if the key is already in use."""
    return insert_if_absent(connection, phones, {"hash": hash, "companion": code, "host": host})


def is_host_phone(connection: Connection, code: str, hash: str) -> bool | None:
    """True if the phone opened the table, None if it does not belong to this table."""
    query = select(phones.c.host).where(phones.c.companion == code, phones.c.hash == hash)
    host: bool | None = connection.execute(query).scalar()
    return host


def claim_accounts(connection: Connection, code: str, hash: str, accounts: Iterable[int]) -> list[int]:
    """Assign accounts to a phone and return those that another phone already controls."""
    phones = read_account_phones(connection, code)
    wanted = list(dict.fromkeys(accounts))
    unavailable = [account for account in wanted if phones.get(account, hash) != hash]
    for account in wanted:
        if account not in phones and not insert_if_absent(
            connection, seats, {"companion": code, "account": account, "phone": hash}
        ):
            unavailable.append(account)
    notify(connection, COMPANION_CHANNEL, code)
    return unavailable


def release_account(connection: Connection, code: str, account: int) -> None:
    """Release an account, and delete phones without an account unless they opened the table."""
    connection.execute(delete(seats).where(seats.c.companion == code, seats.c.account == account))
    in_use = select(seats.c.phone).where(seats.c.companion == code)
    idle = phones.c.host.is_(False) & phones.c.hash.not_in(in_use)
    connection.execute(delete(phones).where(phones.c.companion == code, idle))
    notify(connection, COMPANION_CHANNEL, code)


def read_account_phones(connection: Connection, code: str) -> dict[int, str]:
    """Return the phone that controls each account."""
    query = select(seats.c.account, seats.c.phone).where(seats.c.companion == code).order_by(seats.c.account)
    return {account: phone for account, phone in connection.execute(query)}


def forget_companions(connection: Connection, before: int) -> list[str]:
    """Delete companions whose last entry is older than `before`, with all their rows; return their codes."""
    shared, later = connection.dialect.name == "postgresql", entries.alias()
    body: Any = cast(entries.c.body, JSON) if shared else type_coerce(entries.c.body, JSON)
    has_later = select(later.c.n).where(later.c.companion == entries.c.companion, later.c.n > entries.c.n).exists()
    last = select(companions.c.code).join(entries).where(companions.c.created < before, ~has_later)
    at = cast(body["at"].as_string(), BigInteger)  # milliseconds exceed the INTEGER of PostgreSQL
    old = func.coalesce(at, 0) < before
    codes = list(connection.execute(last.where(old).limit(MAX_COMPANIONS_PER_TRANSACTION)).scalars())
    for table in (entries, seats, phones):
        connection.execute(delete(table).where(table.c.companion.in_(codes)))
    connection.execute(delete(companions).where(companions.c.code.in_(codes)))
    return codes

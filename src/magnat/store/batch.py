"""Statements that write many entries at once.

A database driver releases the GIL for every row, and under load the writer thread waits to get it
back each time. A batch is therefore sent as one JSON value, which the database expands.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, select, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from magnat.match.log import Entry
from magnat.store.schema import entries, matches

MATCH_CHANNEL: Final = "magnat"
EntryKey = tuple[str, int]  # match and number
ENTRY_COLUMNS: Final = ("match", "seq", "at", "command", "body")


def entry_row(entry: Entry) -> dict[str, Any]:
    body = msgspec.json.encode(entry.body).decode()
    return {"match": entry.match, "seq": entry.seq, "at": entry.at, "command": entry.command, "body": body}


def notify(connection: Connection, channel: str, payload: str) -> None:
    """Notify all processes, including this one. Does nothing with SQLite."""
    if connection.dialect.name == "postgresql":
        parameters = {"channel": channel, "payload": payload}
        connection.execute(text("select pg_notify(:channel, :payload)"), parameters)


def rows_parameter(rows: Sequence[dict[str, Any]]) -> dict[str, str]:
    return {"rows": msgspec.json.encode(rows).decode()}


def rows_from_json(columns: Sequence[tuple[str, "Column[Any]"]], shared: bool) -> str:
    """Return a FROM item that expands the JSON parameter `:rows` into these columns."""
    if shared:
        types = ", ".join(f"{name} {column.type.compile()}" for name, column in columns)
        return f"json_to_recordset(cast(:rows as json)) as r({types})"
    extracted = ", ".join(f"json_extract(value, '$.{name}') as {name}" for name, _ in columns)
    return f"(select {extracted} from json_each(:rows)) as r"


def find_existing_matches(connection: Connection, of: Sequence[Entry]) -> set[str]:
    """Return the ids of the entries' matches that are in the store."""
    ids = sorted({entry.match for entry in of})
    return {*connection.execute(select(matches.c.id).where(matches.c.id.in_(ids))).scalars()}


class BatchStatements:
    """The batch statements for PostgreSQL (`shared`) or SQLite."""

    def __init__(self, shared: bool) -> None:
        self.shared = shared
        names = ", ".join(ENTRY_COLUMNS)
        rows = rows_from_json([(name, entries.c[name]) for name in ENTRY_COLUMNS], shared)
        insert = f"insert into entries ({names}) select {names} from {rows}"
        if shared:  # a fixed order, so that two processes cannot deadlock
            insert += " where exists (select 1 from matches where matches.id = r.match)"
            insert += " order by match, seq on conflict do nothing returning match, seq"
        self.insert: Final = text(insert)
        self.insert_single: Final = (
            sqlite.insert(entries).on_conflict_do_nothing().returning(entries.c.match, entries.c.seq)
        )
        payloads = rows_from_json([("payload", entries.c.command)], shared)
        self.notify: Final = text(f"select count(pg_notify('{MATCH_CHANNEL}', payload)) from {payloads}")
        self.updates: Final[dict[tuple[str, ...], Any]] = {}

    def append(self, connection: Connection, new: Sequence[Entry]) -> set[EntryKey]:
        """Insert the entries whose match exists and whose number and command are free.

        Return the keys of the inserted ones.
        """
        rows = [entry_row(entry) for entry in new]
        if self.shared:
            return {(match, seq) for match, seq in connection.execute(self.insert, rows_parameter(rows))}
        try:
            connection.execute(self.insert, rows_parameter(rows))
            return {(entry.match, entry.seq) for entry in new}
        except IntegrityError:  # rare; the failed statement had no effect
            existing = find_existing_matches(connection, new)
            rows = [row for row in rows if row["match"] in existing]
            return {(match, seq) for match, seq in connection.execute(self.insert_single, rows)} if rows else set()

    def update_matches(self, connection: Connection, changes: Sequence[tuple[str, dict[str, Any]]]) -> None:
        """Update rows of matches. If a match occurs several times, the last values are used."""
        by_columns: dict[tuple[str, ...], dict[str, dict[str, Any]]] = {}
        for match, values in changes:
            by_columns.setdefault(tuple(sorted(values)), {})[match] = {**values, "which": match}
        for columns, rows in by_columns.items():
            connection.execute(self._update(columns), rows_parameter(list(rows.values())))

    def notify_written(self, connection: Connection, written: Sequence[EntryKey]) -> None:
        """Notify other processes of the written entries. Does nothing with SQLite."""
        if self.shared:
            connection.execute(self.notify, rows_parameter([{"payload": f"{match} {seq}"} for match, seq in written]))

    def _update(self, columns: tuple[str, ...]) -> Any:
        if columns not in self.updates:
            values = ", ".join(f"{name} = r.{name}" for name in columns)
            rows = rows_from_json(
                [("which", matches.c.id), *[(name, matches.c[name]) for name in columns]], self.shared
            )
            self.updates[columns] = text(f"update matches set {values} from {rows} where matches.id = r.which")
        return self.updates[columns]

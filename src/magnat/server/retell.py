"""server: a match told again, in a process of its own: records are made fit to read there, and events told once more.

It opens the store itself, so that a long log never passes through the process that serves the tables.
"""

from functools import cache

from sqlalchemy import Engine

from magnat.play import Match, rows_of
from magnat.play.seating import Seating
from magnat.play.viewer import retold
from magnat.record import End, Record, redact
from magnat.server.rows import seating_of
from magnat.store import queries as q
from magnat.store.store import made_engine


@cache
def engine(url: str) -> Engine:
    return made_engine(url)


def seating(url: str, id: str) -> Seating:
    with engine(url).connect() as connection:
        row = q.match_of(connection, id)
        assert row is not None
        return seating_of(row, q.seats_of(connection, id))


def record_of(url: str, id: str, seat: int | None, limit: int, end: End | None) -> bytes:
    """The record as `seat` may read it, of what happened until `limit`; without a seat the whole of it."""
    table = seating(url, id)
    assert table.header is not None
    with engine(url).connect() as connection:
        entries = q.entries_of(connection, id)
    rows = rows_of([entry for entry in entries if entry.at <= limit or not entry.seq])
    record = Record(table.header, [*rows], end)
    return (record if seat is None else redact(record, seat, table.header.edition())).encoded()


def part_of(url: str, id: str, seat: int | None, first: int, to: int, have: int, saved: str) -> tuple[bytes, str]:
    """The events from `first` to `to` that come after `have`, a line each, and the match after them, saved.

    `saved` is the match before `first`. Without a seat nothing is told, and the match only goes there.
    """
    match: Match = seating(url, id).begun()
    if saved:
        match.restore(saved)
    with engine(url).connect() as connection:
        entries = q.entries_of(connection, id, first, to)
    if seat is None:
        for entry in entries:
            match.take(entry)
        return b"", match.saved().decode()
    lines = [line + b"\n" for line in retold(match, entries, seat, have)]
    return b"".join(lines), match.saved().decode()

"""server: a match told again, in a process of its own: records are made fit to read there, and events told once more.

It opens the store itself, so that a long log never passes through the process that serves the tables.
"""

from functools import cache

from sqlalchemy import Engine

from magnat.hosts.server.row_mapping import seating_from_rows
from magnat.match import Match, rows_of
from magnat.match.event_messages import replay_events
from magnat.match.seating import Seating
from magnat.record import End, Record, redact
from magnat.store import queries as q
from magnat.store.store import make_engine


@cache
def cached_engine(url: str) -> Engine:
    return make_engine(url)


def read_seating(url: str, id: str) -> Seating:
    with cached_engine(url).connect() as connection:
        row = q.find_match(connection, id)
        assert row is not None
        return seating_from_rows(row, q.read_seat_rows(connection, id))


def replay_record(url: str, id: str, seat: int | None, limit: int, end: End | None) -> bytes:
    """The record as `seat` may read it, of what happened until `limit`; without a seat the whole of it."""
    table = read_seating(url, id)
    assert table.header is not None
    with cached_engine(url).connect() as connection:
        entries = q.read_entries(connection, id)
    rows = rows_of([entry for entry in entries if entry.at <= limit or not entry.seq])
    record = Record(table.header, [*rows], end)
    return (record if seat is None else redact(record, seat, table.header.edition())).encode()


def replay_part(url: str, id: str, seat: int | None, first: int, to: int, have: int, saved: str) -> tuple[bytes, str]:
    """The events from `first` to `to` that come after `have`, a line each, and the match after them, saved.

    `saved` is the match before `first`. Without a seat nothing is told, and the match only goes there.
    """
    match: Match = read_seating(url, id).new_match()
    if saved:
        match.restore(saved)
    with cached_engine(url).connect() as connection:
        entries = q.read_entries(connection, id, first, to)
    if seat is None:
        for entry in entries:
            match.apply_entry(entry)
        return b"", match.encode_snapshot().decode()
    lines = [line + b"\n" for line in replay_events(match, entries, seat, have)]
    return b"".join(lines), match.encode_snapshot().decode()

"""Replay of a match in a worker process: redacted records and past events.

The worker reads the store itself, so that a long log never passes through the process that serves the tables.
"""

from functools import cache

import msgspec
from sqlalchemy import Engine

from magnat.hosts.server import lobby
from magnat.hosts.server.row_mapping import seating_from_rows
from magnat.match import Match, rows_of
from magnat.match.event_messages import replay_events
from magnat.match.seating import Seating
from magnat.record import End, Record, redact
from magnat.store import queries as q
from magnat.store.store import make_engine
from magnat.tables.api_types import NewSide


@cache
def cached_engine(url: str) -> Engine:
    return make_engine(url)


def read_seating(url: str, id: str) -> Seating:
    with cached_engine(url).connect() as connection:
        row = q.find_match(connection, id)
        assert row is not None
        return seating_from_rows(row, q.read_seat_rows(connection, id))


def begin_side_game(url: str, id: str, player: str, new: bytes, created: str) -> bytes:
    """Return a side game of a finished match, a `SideGame` as JSON."""
    with cached_engine(url).connect() as connection:
        wish = msgspec.json.decode(new, type=NewSide)
        return msgspec.json.encode(lobby.begin_side_game(connection, id, player, wish, created))


def replay_record(url: str, id: str, seat: int | None, limit: int, end: End | None) -> bytes:
    """Return the record of the entries until time `limit`, redacted for `seat`; unredacted if `seat` is None."""
    table = read_seating(url, id)
    assert table.header is not None
    with cached_engine(url).connect() as connection:
        entries = q.read_entries(connection, id)
    rows = rows_of([entry for entry in entries if entry.at <= limit or not entry.seq])
    record = Record(table.header, [*rows], end)
    return (record if seat is None else redact(record, seat, table.header.edition())).encode()


def replay_part(url: str, id: str, seat: int | None, first: int, to: int, have: int, saved: str) -> tuple[bytes, str]:
    """Return the events from `first` to `to` that come after `have`, one per line, and a snapshot after `to`.

    `saved` is the snapshot before `first`. If `seat` is None, no events are returned, only the snapshot.
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

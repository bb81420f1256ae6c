"""Games as files and links: the export of all tables as one file, and records as tables to view."""

import hashlib
from typing import Any

import msgspec

from magnat.editions import from_edition, to_document
from magnat.hosts.browser.saved_table import SavedTable
from magnat.kernel import TABLE
from magnat.match import AnswerEntry, Entry, NoticeEntry, Place, Refusal, Setup
from magnat.match.log import EntryBody
from magnat.match.messages import encoder
from magnat.record import Record, replay, verify
from magnat.tables.api_types import Player
from magnat.tables.clock import now_ms
from magnat.tables.failures import decode_body


class ExportHeader(msgspec.Struct):
    """The first line of an export: the format's version and the player."""

    magnat: int
    player: Player


class TableWithLog(msgspec.Struct):
    """A table with its log: one line of an export."""

    table: SavedTable
    log: list[Entry]


def export_tables(player: Player, tables: list[TableWithLog]) -> bytes:
    return b"".join(encoder.encode(line) + b"\n" for line in [ExportHeader(1, player), *tables])


def is_export(content: bytes) -> bool:
    return content.startswith(b'{"magnat":')


def import_tables(content: bytes, mine: str) -> list[TableWithLog]:
    """Return the tables of an export; its player's seats become `mine`. Raise `Refusal` if a line is unreadable."""
    first, *lines = content.splitlines()
    theirs = decode_body(ExportHeader, first).player.id
    tables: list[TableWithLog] = [decode_body(TableWithLog, line) for line in lines]
    for whole in tables:
        for place in whole.table.places:
            place.player = mine if place.player == theirs else place.player
        whole.table.host = mine
    return tables


def table_from_record(record: Record, mine: str = "", own_seat: int = 0) -> TableWithLog:
    """Return a finished match as a table. The player `mine` has a seat of it, so that it is listed.

    Raise `Refusal` if the match is not over, or if its record does not verify.
    """
    header, end = record.header, record.end
    if end is None or not (end.aborted or replay(record).over):
        raise Refusal("not_over", 400)
    report = verify(record)
    if not report.fair and report.reason != "lesson":
        raise Refusal("malformed", 400, accepted=report.reason)
    if own_seat >= header.seats:
        raise Refusal("no_such_seat", 404)
    id = f"g{hashlib.sha256(record.encode()).hexdigest()[:23]}"
    names = [*header.names, *[""] * header.seats][: header.seats]
    seeds = [*header.client_seeds, *[""] * header.seats]
    players = [(seat == own_seat and mine) or f"p{seat}" for seat in range(header.seats)]
    places = [
        Place(seat=seat, name=name, player=player, token=seat, colour=seat, seed=seed)
        for seat, (name, player, seed) in enumerate(zip(names, players, seeds, strict=False))
    ]
    saved = SavedTable(
        id=id,
        status="aborted" if end.aborted else "over",
        host=mine,
        setup=Setup(
            game=header.game,
            variant=header.variant,
            options=header.options,
            luck=header.luck,
            own=to_document(from_edition(header.edition())) if header.board else {},
        ),
        places=places,
        seed=end.reveal,
        header=header,
        created=now_ms(),
        changed=now_ms(),
        counted=False,  # other people may have played it
    )
    return TableWithLog(saved, log_from_record(record, id))


def log_from_record(record: Record, id: str) -> list[Entry]:
    """Return a log with the rows of a record: one entry for each answer, with the decisions of nature after it."""
    bodies: list[EntryBody] = [AnswerEntry(TABLE, "start", [])]
    rows: list[Any] = list(record.rows)
    for seat, choice in rows:
        if seat != TABLE:
            bodies.append(AnswerEntry(seat, "player", []))
        body = bodies[-1]
        assert isinstance(body, AnswerEntry)
        body.rows.append((seat, choice))
    if record.end is not None and record.end.aborted:
        bodies.append(NoticeEntry("aborted"))
    at = now_ms()
    return [Entry(id, seq, at, body) for seq, body in enumerate(bodies)]

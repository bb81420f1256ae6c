"""Conversion between database rows and tables."""

import logging
from typing import Any, Final

import msgspec

from magnat.match import MatchSummary, Place, Refusal, Seating, Setup
from magnat.record import Header
from magnat.store.queries import DbRow

log = logging.getLogger(__name__)

MAX_REPORTED: Final = 1_000  # unreadable rows that are remembered
reported: Final[dict[tuple[str, str], None]] = {}


def report_unreadable(what: str, id: str, error: Exception) -> None:
    """Log stored data that this version cannot read, once for each `id`."""
    if (what, id) not in reported:
        log.error(what, extra={"match": id, "why": type(error).__name__})
        reported[what, id] = None
        while len(reported) > MAX_REPORTED:
            del reported[next(iter(reported))]


def seating_from_rows(row: DbRow, seats: list[DbRow]) -> Seating:
    """Return the table of a match's row and its seats' rows. Raise `Refusal` if they cannot be read."""
    try:
        return decode_seating(row, seats)
    except Exception as error:
        report_unreadable("a table cannot be read", row["id"], error)
        raise Refusal("not_readable") from error


def decode_seating(row: DbRow, seats: list[DbRow]) -> Seating:
    return Seating(
        id=row["id"],
        setup=msgspec.json.decode(row["setup"], type=Setup),
        places=[place_from_row(seat) for seat in seats],
        seed=bytes.fromhex(row["seed"]),
        header=msgspec.json.decode(row["header"], type=Header) if row["header"] else None,
        status=row["status"],
        host=row["host"],
        code=row["code"],
        public=bool(row["public"]),
        created=row["created"],
        rematch=row["rematch"],
    )


def place_from_row(seat: DbRow) -> Place:
    return Place(**{name: seat[name] for name in Place.__struct_fields__})


def summary_values(at: int, summary: MatchSummary) -> dict[str, Any]:
    """Return the new values for the row of a match after an entry."""
    values: dict[str, Any] = {"changed": at, "due": summary.due, "turn": summary.turn}
    if summary.status == "playing":
        return values
    return {**values, "status": summary.status, "winners": summary.winners}

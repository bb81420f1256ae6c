"""Conversion between database rows and tables."""

from typing import Any

import msgspec

from magnat.match import MatchSummary, Place, Seating, Setup
from magnat.record import Header
from magnat.store.queries import DbRow


def seating_from_rows(row: DbRow, seats: list[DbRow]) -> Seating:
    """Return the table of a match's row and its seats' rows."""
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

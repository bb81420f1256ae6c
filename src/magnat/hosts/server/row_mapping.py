"""Conversion between database rows and tables, and the clock of all matches."""

import time
from typing import Any, Final

import msgspec

from magnat.match import MatchSummary, Place, Seating, Setup
from magnat.record import Header
from magnat.store.queries import DbRow

MONOTONIC_CLOCK_ID: Final = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", 0))


def monotonic_ns() -> int:
    """Return a monotonic time that, if the system supports it, includes suspended time."""
    return time.clock_gettime_ns(MONOTONIC_CLOCK_ID) if hasattr(time, "clock_gettime_ns") else time.monotonic_ns()


CLOCK_OFFSET_NS: Final = time.time_ns() - monotonic_ns()


def now_ms() -> int:
    """Return the time of all matches in ms: the system time at the start of the process, continued monotonically.

    If the system clock were used and set back, bots would wait until it caught up.
    """
    return (CLOCK_OFFSET_NS + monotonic_ns()) // 1_000_000


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

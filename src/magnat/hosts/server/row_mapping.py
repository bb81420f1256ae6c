"""server: a table from the rows of the store, and what an entry changes in them."""

import time
from typing import Any, Final

import msgspec

from magnat.match import MatchSummary, Place, Seating, Setup
from magnat.record import Header
from magnat.store.queries import DbRow

MONOTONIC_CLOCK_ID: Final = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", 0))


def monotonic_ns() -> int:
    """A clock that nobody sets; where there is one, it goes on while the machine sleeps."""
    return time.clock_gettime_ns(MONOTONIC_CLOCK_ID) if hasattr(time, "clock_gettime_ns") else time.monotonic_ns()


CLOCK_OFFSET_NS: Final = time.time_ns() - monotonic_ns()


def now_ms() -> int:
    """The time, as every match counts it: that of the machine when this process began, and from there on steadily.

    A clock that is set back would otherwise stop the bots until it has come to where it was.
    """
    return (CLOCK_OFFSET_NS + monotonic_ns()) // 1_000_000


def seating_from_rows(row: DbRow, seats: list[DbRow]) -> Seating:
    """A match's row and those of its seats."""
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
    """What changes in the row of a match."""
    values: dict[str, Any] = {"changed": at, "due": summary.due, "turn": summary.turn}
    if summary.status == "playing":
        return values
    return {**values, "status": summary.status, "winners": summary.winners}

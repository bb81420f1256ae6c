"""server: a table from the rows of the store, and what an entry changes in them."""

import time
from typing import Any

import msgspec

from magnat.play import Place, Seating, Setup, Summary
from magnat.record import Header
from magnat.store.queries import Found


def now_ms() -> int:
    """The time, as every match counts it."""
    return time.time_ns() // 1_000_000


def seating_of(row: Found, seats: list[Found]) -> Seating:
    """A match's row and those of its seats."""
    return Seating(
        id=row["id"],
        setup=msgspec.json.decode(row["setup"], type=Setup),
        places=[place_of(seat) for seat in seats],
        seed=bytes.fromhex(row["seed"]),
        header=msgspec.json.decode(row["header"], type=Header) if row["header"] else None,
        status=row["status"],
        host=row["host"],
        code=row["code"],
        public=bool(row["public"]),
        created=row["created"],
        rematch=row["rematch"],
    )


def place_of(seat: Found) -> Place:
    return Place(**{name: seat[name] for name in Place.__struct_fields__})


def values_of(at: int, summary: Summary) -> dict[str, Any]:
    """What changes in the row of a match."""
    values: dict[str, Any] = {"changed": at, "due": summary.due, "turn": summary.turn}
    return values if summary.status == "playing" else {**values, "status": summary.status}

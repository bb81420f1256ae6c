"""The games of one player: the list of tables, the counted games of the statistics, the side games of a match."""

from collections.abc import Iterable
from typing import Final

import msgspec

from magnat.match import Seating, Setup
from magnat.tables.api_types import MyTable

MAX_SIDE_GAMES: Final = 8  # concurrent side games of one match; one more ends the oldest that is being played


def make_my_table(table: Seating, player: str, turn: int, changed: int) -> MyTable:
    """Return the entry of a table for the list of one of its players."""
    mine = table.seats_of(player)
    return MyTable(
        id=table.id,
        code=table.code,
        game=table.setup.game,
        variant=table.setup.variant,
        status=table.status,
        seat=mine[0],
        names=[place.name for place in table.places],
        your_turn=table.status == "playing" and turn in mine,
        changed=changed,
        side=bool(table.setup.side_of),
    )


def sort_my_tables(tables: list[MyTable]) -> list[MyTable]:
    """Sort tables: those waiting for the player, then other running ones, then the rest; the latest first in each."""
    return sorted(tables, key=lambda mine: (not mine.your_turn, mine.status != "playing", -mine.changed))


# statistics


class CountedMatch(msgspec.Struct):
    """A game in the statistics. `winners` are bits of the seats, -1 if aborted; `sums` come from its review."""

    match: str
    game: str
    at: int
    seats: int
    seat: int
    winners: int
    sums: msgspec.Raw


def is_counted(setup: Setup, own_seats: int) -> bool:
    """True unless the match is a side game, a lesson, or one in which the player had several seats."""
    return own_seats == 1 and not setup.side_of and not setup.luck


# side games


def list_side_games(tables: Iterable[Seating], match: str) -> list[Seating]:
    """Return the side games of a match among a player's tables, the oldest first."""
    return sorted([t for t in tables if t.setup.side_of == match], key=lambda table: table.created)


def surplus_side_games(sides: list[Seating]) -> list[str]:
    """Return the ids of the running side games that have to end before one more starts, the oldest first."""
    playing = [table.id for table in sides if table.status == "playing"]
    return playing[: max(0, len(playing) - MAX_SIDE_GAMES + 1)]

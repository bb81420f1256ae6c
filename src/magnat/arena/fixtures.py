"""The seating of every game of a tournament.

Each deal is played once in every rotation of its seats, with the same luck. If a bot plays only
against itself, all rotations are the same game, and each deal is played once.
"""

from itertools import combinations
from typing import NamedTuple


class Fixture(NamedTuple):
    """One game of a tournament."""

    number: int
    deal: int  # games of one deal have the same luck
    bots: tuple[int, ...]  # by seat: index into the tournament's bots


class Tournament(NamedTuple):
    """All settings of a tournament. Equal tournaments have equal results."""

    game: str
    variant: str
    options: tuple[tuple[str, int | str | bool], ...]
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    seconds: float = 0.05  # search time per decision
    simulations: int = 0  # per decision, instead of `seconds` if not 0
    board: str = ""  # board of a custom edition as JSON, or empty


def list_lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Return the sets of bots at one table: all bots, the last repeated to fill it, or every combination."""
    if bots <= seats:
        return [tuple([*range(bots), *[bots - 1] * (seats - bots)])]
    return list(combinations(range(bots), seats))


def get_fixture(tournament: Tournament, number: int) -> Fixture:
    """Return game `number` of a tournament."""
    lineups = list_lineups(len(tournament.bots), tournament.seats)
    deal, rotation = divmod(number, tournament.seats if len(tournament.bots) > 1 else 1)
    seated = lineups[deal % len(lineups)]
    return Fixture(number, deal // len(lineups), seated[rotation:] + seated[:rotation])

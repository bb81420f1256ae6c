"""arena: who sits where in which game. Every deal is played once in each rotation of its seats, with the same luck.

Where one bot plays against itself, all rotations are the same game: each deal is played once.
"""

from itertools import combinations
from typing import NamedTuple


class Fixture(NamedTuple):
    """One game of a tournament."""

    number: int
    deal: int  # games of one deal have the same luck
    bots: tuple[int, ...]  # by seat: which of the tournament's bots


class Tournament(NamedTuple):
    """All that decides how a tournament goes; two equal ones have equal results."""

    game: str
    variant: str
    options: tuple[tuple[str, int | str | bool], ...]
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    seconds: float = 0.05  # of search, for a decision
    simulations: int = 0  # instead of seconds, if given
    board: str = ""  # that of an edition of one's own, as JSON


def list_lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The bots of one table: all of them, the last one repeated if seats are left; or every choice of so many."""
    if bots <= seats:
        return [tuple([*range(bots), *[bots - 1] * (seats - bots)])]
    return list(combinations(range(bots), seats))


def get_fixture(tournament: Tournament, number: int) -> Fixture:
    """Game `number` of a tournament."""
    ups = list_lineups(len(tournament.bots), tournament.seats)
    deal, rotation = divmod(number, tournament.seats if len(tournament.bots) > 1 else 1)
    seated = ups[deal % len(ups)]
    return Fixture(number, deal // len(ups), seated[rotation:] + seated[:rotation])

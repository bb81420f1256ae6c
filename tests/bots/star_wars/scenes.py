"""Positions of Star Wars by the number of bases of each side."""

from typing import Any

from magnat.games import edition
from magnat.positions import Position
from tests.steady import choice, decision

E: Any = edition("star_wars")
PLANETS = [E.names[space] for space in E.planets]


def space(name: str) -> int:
    return int(E.names.index(name))


def facing(mine: int, theirs: int, *frames: Any, keep: str = "", best: int = 0, **position: Any) -> Position:
    """Return a position with these numbers of bases of seats 0 and 1, far from GO; `keep` stay free.

    The best-placed space, of two that decide a tie, is of seat `best`.
    """
    rest = [name for name in PLANETS if name not in keep.split() and name != E.names[E.ladder[-1]]]
    counts = [mine, theirs]
    top = E.names[E.ladder[-1]]
    owns: list[list[str]] = [[], []]
    if top not in keep.split() and counts[best]:
        owns[best].append(top)
    for seat in (0, 1):
        while len(owns[seat]) < counts[seat]:
            owns[seat].append(rest.pop())
    held = {seat: " ".join(names) for seat, names in enumerate(owns) if names}
    return Position("star_wars", seats=2, owns=held, push=frames, active=0, **position)


def power(game: Position) -> str:
    """Return the name of the card that the steady player chooses."""
    return str(E.cards[choice(game)].power_name)


def plays(game: Position) -> str:
    """Return the card that the steady player plays in a window; empty if none."""
    if decision(game) != "play":
        return ""
    return power(game.fork().play("play"))

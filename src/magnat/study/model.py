"""study: what a study has found, as plain data: `--json` prints it, and the pages show it."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from magnat.arena.intervals import Z95, wilson

Named = dict[str, str]  # by language
FEW: Final = 0.05  # a share that is less sure than this is told with "too few games"
DIGITS: Final = 9  # of what is kept: more than any interval supports, and the same wherever it is computed


class Figure(msgspec.Struct, frozen=True):
    """A figure, the interval that holds the truth 95 times in 100, and what it was counted from."""

    value: float
    low: float
    high: float
    of: int = 0
    few: bool = False
    text: Named | None = None  # of an amount of money: as the game writes it

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Row(msgspec.Struct, frozen=True):
    """One line of a chart."""

    name: Named
    cells: list[Figure | None]
    group: str = ""  # whose colour and shape stand before the name
    kind: str = ""  # what else it is: a picture may stand before the name
    note: Named | None = None  # what stands beside it, such as when it happens
    at: int = 0  # where a range begins
    unit: str = ""  # if it is another than that of the column


class Chart(msgspec.Struct, frozen=True):
    """One picture, which is a table as well.

    `kind`: `board` (a row for each space), `bars` (one cell a row, with its interval), `grid` (several columns) or
    `steps` (how many fall into each range, which begins at `at`). Units: `share`, `turns`, `money`, `times`, `count`.
    """

    id: str
    kind: str
    title: Named
    help: Named
    columns: list[Named]
    units: list[str]
    rows: list[Row]
    fair: float | None = None  # what it would be by chance
    shown: int = 0  # how many rows the picture has; the table has all


class Answer(msgspec.Struct, frozen=True):
    """A sentence, and the figures that it comes from."""

    id: str
    title: Named
    text: Named


class Study(msgspec.Struct, frozen=True):
    """All of it, with what is needed to repeat it to the last digit."""

    game: str
    title: Named
    question: Named
    variant: str
    options: dict[str, int | str | bool]
    seats: int
    bot: str
    games: int
    turns: int  # of all of them
    seed: int
    version: str
    command: str
    answers: list[Answer]
    charts: list[Chart]
    counted: list[Named]  # how it is counted, a sentence each


def kept(value: float) -> float:
    return round(float(value), DIGITS)


def share(hits: float, of: int) -> Figure | None:
    """So many of so many, with Wilson's interval; None of nothing."""
    if not of:
        return None
    low, high = wilson(hits, of)
    return Figure(kept(hits / of), kept(low), kept(high), of, (high - low) / 2 > FEW)


def mean(values: Sequence[float], of: int = 0) -> Figure | None:
    """The mean of many, with a normal interval; None of nothing."""
    n = len(values)
    if not n:
        return None
    middle = math.fsum(values) / n
    spread = math.sqrt(math.fsum([(value - middle) ** 2 for value in values]) / max(1, n - 1))
    half = Z95 * spread / math.sqrt(n)
    return Figure(kept(middle), kept(middle - half), kept(middle + half), of or n)


def exact(value: float) -> Figure:
    """A figure that is computed, not counted."""
    return Figure(kept(value), kept(value), kept(value))


def decimals(half: float) -> int:
    """How many digits behind the point an interval of this half-width supports."""
    return 0 if half <= 0 else max(0, -math.floor(math.log10(half)))

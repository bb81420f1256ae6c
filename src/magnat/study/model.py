"""study: what a study has found, as plain data: `--json` prints it, and the pages show it."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from magnat.arena.intervals import Z95, wilson_interval

Localized = dict[str, str]  # by language
MAX_RELIABLE_HALF_WIDTH: Final = 0.05  # a share that is less sure than this is told with "too few games"
KEPT_DIGITS: Final = 9  # of what is kept: more than any interval supports, and the same wherever it is computed


class Figure(msgspec.Struct, frozen=True):
    """A figure, the interval that holds the truth 95 times in 100, and what it was counted from."""

    value: float
    low: float
    high: float
    of: int = 0
    few: bool = False
    text: Localized | None = None  # of an amount of money: as the game writes it

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class ChartRow(msgspec.Struct, frozen=True):
    """One line of a chart."""

    name: Localized
    cells: list[Figure | None]
    group: str = ""  # whose colour and shape stand before the name
    kind: str = ""  # what else it is: a picture may stand before the name
    note: Localized | None = None  # what stands beside it, such as when it happens
    at: int = 0  # where a range begins
    unit: str = ""  # if it is another than that of the column


class Chart(msgspec.Struct, frozen=True):
    """One picture, which is a table as well.

    `kind`: `board` (a row for each space), `bars` (one cell a row, with its interval), `grid` (several columns) or
    `steps` (how many fall into each range, which begins at `at`). Units: `share`, `turns`, `money`, `times`, `count`.
    """

    id: str
    kind: str
    title: Localized
    help: Localized
    columns: list[Localized]
    units: list[str]
    rows: list[ChartRow]
    fair: float | None = None  # what it would be by chance
    shown: int = 0  # how many rows the picture has; the table has all


class StudyAnswer(msgspec.Struct, frozen=True):
    """A sentence, and the figures that it comes from."""

    id: str
    title: Localized
    text: Localized


class Study(msgspec.Struct, frozen=True):
    """All of it, with what is needed to repeat it to the last digit."""

    game: str
    title: Localized
    question: Localized
    variant: str
    options: dict[str, int | str | bool]
    seats: int
    bot: str
    games: int
    turns: int  # of all of them
    seed: int
    version: str
    command: str
    answers: list[StudyAnswer]
    charts: list[Chart]
    counted: list[Localized]  # how it is counted, a sentence each


def round_figure(value: float) -> float:
    return round(float(value), KEPT_DIGITS)


def share_figure(hits: float, of: int) -> Figure | None:
    """So many of so many, with Wilson's interval; None of nothing."""
    if not of:
        return None
    low, high = wilson_interval(hits, of)
    return Figure(
        round_figure(hits / of), round_figure(low), round_figure(high), of, (high - low) / 2 > MAX_RELIABLE_HALF_WIDTH
    )


def mean_figure(values: Sequence[float], of: int = 0) -> Figure | None:
    """The mean of many, with a normal interval; None of nothing."""
    n = len(values)
    if not n:
        return None
    middle = math.fsum(values) / n
    spread = math.sqrt(math.fsum([(value - middle) ** 2 for value in values]) / max(1, n - 1))
    half = Z95 * spread / math.sqrt(n)
    return Figure(round_figure(middle), round_figure(middle - half), round_figure(middle + half), of or n)


def exact_figure(value: float) -> Figure:
    """A figure that is computed, not counted."""
    return Figure(round_figure(value), round_figure(value), round_figure(value))


def supported_decimals(half: float) -> int:
    """How many digits behind the point an interval of this half-width supports."""
    return 0 if half <= 0 else max(0, -math.floor(math.log10(half)))

"""The data model of a study, printed by `--json` and shown on the pages."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from magnat.arena.intervals import Z95, wilson_interval

Localized = dict[str, str]  # by language
MAX_RELIABLE_HALF_WIDTH: Final = 0.05  # a share with a wider interval is marked "too few games"
KEPT_DIGITS: Final = 9  # more than any interval supports, and equal on every machine


class Figure(msgspec.Struct, frozen=True):
    """A figure with its 95% confidence interval and its sample size."""

    value: float
    low: float
    high: float
    of: int = 0
    few: bool = False
    text: Localized | None = None  # amounts of money as the game writes them

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class ChartRow(msgspec.Struct, frozen=True):
    """One row of a chart."""

    name: Localized
    cells: list[Figure | None]
    group: str = ""  # selects the colour and shape before the name
    kind: str = ""  # selects a picture before the name
    note: Localized | None = None  # a remark beside the name, for example on timing
    at: int = 0  # start of a range
    unit: str = ""  # overrides the unit of the column


class Chart(msgspec.Struct, frozen=True):
    """A chart, drawn as a picture and listed as a table.

    `kind` is `board` (a row per space), `bars` (one cell per row, with its interval), `grid`
    (several columns) or `steps` (a histogram whose ranges begin at `at`). Units are `share`,
    `turns`, `money`, `times` and `count`.
    """

    id: str
    kind: str
    title: Localized
    help: Localized
    columns: list[Localized]
    units: list[str]
    rows: list[ChartRow]
    fair: float | None = None  # the value expected by chance
    shown: int = 0  # rows in the picture (0: all); the table has all rows


class StudyAnswer(msgspec.Struct, frozen=True):
    """A finding as a sentence with its figures."""

    id: str
    title: Localized
    text: Localized


class Study(msgspec.Struct, frozen=True):
    """A complete study, with everything needed to repeat it to the last digit."""

    game: str
    title: Localized
    question: Localized
    variant: str
    options: dict[str, int | str | bool]
    seats: int
    bot: str
    games: int
    turns: int  # total of all games
    seed: int
    version: str
    command: str
    answers: list[StudyAnswer]
    charts: list[Chart]
    counted: list[Localized]  # how the figures are counted, one sentence each


def round_figure(value: float) -> float:
    return round(float(value), KEPT_DIGITS)


def share_figure(hits: float, of: int) -> Figure | None:
    """Return the share `hits / of` with its Wilson interval; None if `of` is 0."""
    if not of:
        return None
    low, high = wilson_interval(hits, of)
    return Figure(
        round_figure(hits / of), round_figure(low), round_figure(high), of, (high - low) / 2 > MAX_RELIABLE_HALF_WIDTH
    )


def mean_figure(values: Sequence[float]) -> Figure | None:
    """Return the mean with a normal interval; None if there are no values."""
    n = len(values)
    if not n:
        return None
    middle = math.fsum(values) / n
    spread = math.sqrt(math.fsum([(value - middle) ** 2 for value in values]) / max(1, n - 1))
    half = Z95 * spread / math.sqrt(n)
    return Figure(round_figure(middle), round_figure(middle - half), round_figure(middle + half), n)


def exact_figure(value: float) -> Figure:
    """Return a computed figure, which has no interval."""
    return Figure(round_figure(value), round_figure(value), round_figure(value))


def supported_decimals(half: float) -> int:
    """Return how many decimals an interval of this half-width supports."""
    return 0 if half <= 0 else max(0, -math.floor(math.log10(half)))

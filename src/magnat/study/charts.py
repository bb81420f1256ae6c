"""Figures as text, and the charts shared by all games."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from magnat.games import simulation_edition
from magnat.study.model import (
    Chart,
    ChartRow,
    Figure,
    Localized,
    StudyAnswer,
    exact_figure,
    round_figure,
    share_figure,
    supported_decimals,
)
from magnat.study.sample import Sample
from magnat.texts.numbers import format_number, format_percent

LENGTH_BARS: Final = 20  # bars in the histogram of lengths
DEAD_SPACE_SHARE: Final = 0.5  # a space reached less often than this part of an equal share is called dead


class GameFindings(NamedTuple):
    """The results of a game's own study: sentences, charts, and notes on how they are counted."""

    answers: list[StudyAnswer]
    charts: list[Chart]
    counted: list[Localized]


# Figures as text


def percent_text(figure: Figure) -> Callable[[str], str]:
    """Return a formatter for a percentage with as many digits as the interval supports."""
    return lambda lang: format_percent(figure.value, lang, supported_decimals(100 * figure.half))


def margin_text(figure: Figure) -> Callable[[str], str]:
    """Return a formatter for half the interval's width, in percentage points."""
    half = 100 * figure.half
    return lambda lang: format_number(half, lang, supported_decimals(half))


def whole_text(value: float) -> Callable[[str], str]:
    return lambda lang: format_number(value, lang)


def fixed_text(value: float, digits: int) -> Callable[[str], str]:
    return lambda lang: format_number(value, lang, digits)


def make_answer(sample: Sample, id: str, **values: Any) -> StudyAnswer:
    return StudyAnswer(id, sample.text(f"{id}-title", **values), sample.text(f"{id}-text", **values))


def make_chart(
    sample: Sample,
    id: str,
    kind: str,
    rows: Sequence[ChartRow],
    units: Sequence[str],
    fair: float | None = None,
    shown: int = 0,
    **values: Any,
) -> Chart:
    """Return a chart with its texts; the column texts are `<id>-column-1` and so on."""
    columns = [sample.text(f"{id}-column-{k + 1}") for k in range(len(units))]
    title, help_text = sample.text(f"{id}-chart", **values), sample.text(f"{id}-help", **values)
    return Chart(id, kind, title, help_text, columns, list(units), list(rows), fair, shown)


def wins_by_kind(
    sample: Sample, name: str, kind: Callable[[int], str], named: Callable[[int], Localized]
) -> list[ChartRow]:
    """Return the win shares of seats with a thing of each kind, best first; `name` counts rows of seat and thing."""
    first: dict[str, int] = {}
    seats: dict[str, dict[tuple[int, int], float]] = {}
    for result, (seat, item) in sample.count_rows(name, 2):
        first.setdefault(kind(item), item)
        seats.setdefault(kind(item), {})[result.number, seat] = result.victory_share(seat)
    figures = {key: share_figure(sum(each.values()), len(each)) for key, each in seats.items()}
    ranked = sorted(figures, key=lambda key: (-(figures[key] or exact_figure(0)).value, key))
    return [ChartRow(named(first[key]), [figures[key]], kind=key) for key in ranked]


# Shared by all games


def board_findings(
    sample: Sample, answers: Sequence[StudyAnswer], charts: Sequence[Chart], counted: Sequence[str]
) -> GameFindings:
    """Return a board game's own results, followed by those that all board games share."""
    shared = [order_chart(sample), length_chart(sample), arrivals_chart(sample), balance_chart(sample)]
    notes = [sample.text(f"counted-{key}") for key in counted]
    return GameFindings([*answers, order_answer(sample), length_answer(sample)], [*charts, *shared], notes)


def order_chart(sample: Sample) -> Chart:
    rows = [ChartRow(sample.text("place", n=k + 1), [wins]) for k, wins in enumerate(sample.wins_in_order())]
    return make_chart(sample, "order", "bars", rows, ("share",), sample.fair_share)


def order_answer(sample: Sample) -> StudyAnswer:
    """Return the answer on playing first: it matters only if the intervals of first and last do not overlap."""
    wins = [figure for figure in sample.wins_in_order() if figure]
    first, last = wins[0], wins[-1]
    even = "order-few" if first.few else "order-even"
    id = "order-first" if first.low > last.high else "order-last" if last.low > first.high else even
    values = {"first": percent_text(first), "last": percent_text(last), "half": margin_text(first), "n": sample.seats}
    return make_answer(sample, id, **values)


def length_chart(sample: Sample) -> Chart:
    """Return the histogram of game lengths in turns; the last bar holds all longer games."""
    lengths = sorted([result.turns for result in sample.results])
    step = round_up_nicely((lengths[int(0.98 * (len(lengths) - 1))] + LENGTH_BARS) // LENGTH_BARS)
    counts = [0] * (LENGTH_BARS + 1)
    for turns in lengths:
        counts[min(turns // step, LENGTH_BARS)] += 1
    while len(counts) > 1 and not counts[-1]:
        counts.pop()
    low, middle, high = sample.quartiles()
    rows = [
        ChartRow(
            sample.text("turns-from", low=i * step, high=(i + 1) * step - 1, open="yes" if i == LENGTH_BARS else "no"),
            [share_figure(count, len(lengths))], at=i * step)
        for i, count in enumerate(counts)
    ]  # fmt: skip
    quartiles: dict[str, Any] = {"low": whole_text(low), "middle": whole_text(middle), "high": whole_text(high)}
    return make_chart(sample, "length", "steps", rows, ("share",), round_figure(middle), **quartiles)


def round_up_nicely(value: int) -> int:
    """Return the next round number (1, 2 or 5 times a power of ten) that is not smaller."""
    return next(unit * k for unit in (1, 10, 100, 1000) for k in (1, 2, 5) if unit * k >= value)


def length_answer(sample: Sample) -> StudyAnswer:
    low, middle, high = sample.quartiles()
    each = round(middle / sample.seats)
    return make_answer(sample, "length", each=each, low=whole_text(low), high=whole_text(high), seats=sample.seats)


def balance_chart(sample: Sample) -> Chart:
    """Return the chart for designers of editions: order of play, runaway leaders, endings, lengths, dead spaces."""
    wins = [figure for figure in sample.wins_in_order() if figure]
    figures: dict[str, tuple[Figure | None, str]] = {  # with the unit, if not that of the column
        "first": (wins[0], ""),
        "last": (wins[-1], ""),
        "runaway": (sample.runaway(), ""),
        "shared": (share_figure(count_shared_victories(sample), len(sample.results)), ""),
        "cut": (share_figure(count_cut_short(sample), len(sample.results)), ""),
        "length": (sample.length_figure(), "turns"),
    }
    if "arrivals" in (sample.results[0].counts if sample.results else {}):
        figures["dead"] = exact_figure(len(find_dead_spaces(sample))), "count"
    rows = [
        ChartRow(sample.text(f"balance-{kind}"), [figure], kind=kind, unit=unit)
        for kind, (figure, unit) in figures.items()
    ]
    return make_chart(sample, "balance", "grid", rows, ("share",))


def count_shared_victories(sample: Sample) -> int:
    return len([result for result in sample.results if len(result.winners) != 1])


def count_cut_short(sample: Sample) -> int:
    """Return the number of games that reached the turn limit of games between bots."""
    limit = simulation_edition(sample.edition).number_for("turns")
    return len([result for result in sample.results if limit and result.turns >= limit])


def find_dead_spaces(sample: Sample) -> list[int]:
    """Return the spaces reached significantly less often than half of an equal share."""
    arrivals = sample.sum_counts("arrivals")
    spaces = []
    for i, count in enumerate(arrivals):
        figure = share_figure(count, sum(arrivals))
        if figure is None or figure.high < DEAD_SPACE_SHARE / len(arrivals):
            spaces.append(i)
    return spaces


def arrivals_chart(sample: Sample, exact_shares: Sequence[Sequence[float]] = ()) -> Chart:
    """Return the chart of landings by space, with the exact shares of Markov chains in further columns."""
    counts = sample.sum_counts("arrivals")
    rows = []
    for i, count in enumerate(counts):
        cells = [share_figure(count, sum(counts)), *[exact_figure(each[i]) for each in exact_shares]]
        rows.append(space_row(sample, i, cells))
    units = ("share",) * (1 + len(exact_shares))
    return make_chart(sample, "arrivals", "board", rows, units, 1 / len(counts), all=whole_text(sum(counts)))


def space_row(sample: Sample, i: int, cells: list[Figure | None]) -> ChartRow:
    space = sample.edition.board.space[i]
    return ChartRow(sample.space_name(i), cells, str(space.group), str(space.kind))

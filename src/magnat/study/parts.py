"""study: figures in words, and the charts that every game has."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from magnat.games import simulated
from magnat.study.model import Answer, Chart, Figure, Named, Row, decimals, exact, kept, share
from magnat.study.sample import Sample, won
from magnat.texts.numbers import number, percent

BARS: Final = 20  # ranges that lengths are told in
DEAD: Final = 0.5  # of an equal share: a space that is reached less often is called dead


class Found(NamedTuple):
    """What a game's own study brings: its sentences, its charts, and how they are counted."""

    answers: list[Answer]
    charts: list[Chart]
    counted: list[Named]


# Figures in words


def in_percent(figure: Figure) -> Callable[[str], str]:
    """As many digits as the interval supports."""
    return lambda lang: percent(figure.value, lang, decimals(100 * figure.half))


def give_or_take(figure: Figure) -> Callable[[str], str]:
    """Half of the interval, in points."""
    half = 100 * figure.half
    return lambda lang: number(half, lang, decimals(half))


def whole(value: float) -> Callable[[str], str]:
    return lambda lang: number(value, lang)


def fixed(value: float, digits: int) -> Callable[[str], str]:
    return lambda lang: number(value, lang, digits)


def answer(sample: Sample, id: str, **values: Any) -> Answer:
    return Answer(id, sample.line(f"{id}-title", **values), sample.line(f"{id}-text", **values))


def chart(
    sample: Sample,
    id: str,
    kind: str,
    rows: Sequence[Row],
    units: Sequence[str],
    fair: float | None = None,
    shown: int = 0,
    **values: Any,
) -> Chart:
    """A chart with its texts; those of its columns are `<id>-column-1` and so on."""
    columns = [sample.line(f"{id}-column-{k + 1}") for k in range(len(units))]
    title, told = sample.line(f"{id}-chart", **values), sample.line(f"{id}-help", **values)
    return Chart(id, kind, title, told, columns, list(units), list(rows), fair, shown)


def wins_by(sample: Sample, name: str, kind: Callable[[int], str], named: Callable[[int], Named]) -> list[Row]:
    """Of the seats that had a thing of a kind at least once, the share that won; the best first.

    `name` is a list of counts in rows of seat and thing.
    """
    first: dict[str, int] = {}
    seats: dict[str, dict[tuple[int, int], float]] = {}
    for result, (seat, thing) in sample.rows(name, 2):
        first.setdefault(kind(thing), thing)
        seats.setdefault(kind(thing), {})[result.number, seat] = won(result, seat)
    figures = {key: share(sum(each.values()), len(each)) for key, each in seats.items()}
    ranked = sorted(figures, key=lambda key: (-(figures[key] or exact(0)).value, key))
    return [Row(named(first[key]), [figures[key]], kind=key) for key in ranked]


# What every game has


def order(sample: Sample) -> Chart:
    """Who begins, who is second, and what it brings."""
    rows = [Row(sample.line("place", n=k + 1), [wins]) for k, wins in enumerate(sample.wins_in_order())]
    return chart(sample, "order", "bars", rows, ("share",), sample.fair)


def order_answer(sample: Sample) -> Answer:
    """Whether it helps to begin: only if the intervals of the first and the last lie apart."""
    wins = [figure for figure in sample.wins_in_order() if figure]
    first, last = wins[0], wins[-1]
    even = "order-few" if first.few else "order-even"
    id = "order-first" if first.low > last.high else "order-last" if last.low > first.high else even
    values = {"first": in_percent(first), "last": in_percent(last), "half": give_or_take(first), "n": sample.seats}
    return answer(sample, id, **values)


def length(sample: Sample) -> Chart:
    """How many games take so many turns; the last range holds all that are longer."""
    lengths = sorted([result.turns for result in sample.results])
    step = nice((lengths[int(0.98 * (len(lengths) - 1))] + BARS) // BARS)
    counts = [0] * (BARS + 1)
    for turns in lengths:
        counts[min(turns // step, BARS)] += 1
    while len(counts) > 1 and not counts[-1]:
        counts.pop()
    low, middle, high = sample.quartiles()
    rows = [
        Row(sample.line("turns-from", low=i * step, high=(i + 1) * step - 1, open="yes" if i == BARS else "no"),
            [share(count, len(lengths))], at=i * step)
        for i, count in enumerate(counts)
    ]  # fmt: skip
    return chart(
        sample,
        "length",
        "steps",
        rows,
        ("share",),
        kept(middle),
        low=whole(low),
        middle=whole(middle),
        high=whole(high),
    )


def nice(value: int) -> int:
    """A round number that is not smaller."""
    return next(unit * k for unit in (1, 10, 100, 1000) for k in (1, 2, 5) if unit * k >= value)


def length_answer(sample: Sample) -> Answer:
    low, middle, high = sample.quartiles()
    each = round(middle / sample.seats)
    return answer(sample, "length", each=each, low=whole(low), high=whole(high), seats=sample.seats)


def balance(sample: Sample) -> Chart:
    """For who makes an edition: what the order of play brings, who runs away, what ends, what is never reached."""
    wins = [figure for figure in sample.wins_in_order() if figure]
    low, middle, high = sample.quartiles()
    rows = [
        Row(sample.line("balance-first"), [wins[0]], kind="first"),
        Row(sample.line("balance-last"), [wins[-1]], kind="last"),
        Row(sample.line("balance-runaway"), [sample.runaway()], kind="runaway"),
        Row(sample.line("balance-shared"), [share(shared_victories(sample), len(sample.results))], kind="shared"),
        Row(sample.line("balance-cut"), [share(cut_short(sample), len(sample.results))], kind="cut"),
        Row(
            sample.line("balance-length"),
            [Figure(kept(middle), kept(low), kept(high), len(sample.results))],
            kind="length",
            unit="turns",
        ),
    ]
    if "arrivals" in (sample.results[0].counts if sample.results else {}):
        rows.append(Row(sample.line("balance-dead"), [exact(len(dead_spaces(sample)))], kind="dead", unit="count"))
    return chart(sample, "balance", "grid", rows, ("share",))


def shared_victories(sample: Sample) -> int:
    return len([result for result in sample.results if len(result.winners) != 1])


def cut_short(sample: Sample) -> int:
    """Games that would have gone on: bots play so many turns at most."""
    limit = simulated(sample.e).number_for("turns")
    return len([result for result in sample.results if limit and result.turns >= limit])


def dead_spaces(sample: Sample) -> list[int]:
    """Spaces that are reached less than half as often as an equal share would be, beyond doubt."""
    arrivals = sample.summed("arrivals")
    found = []
    for i, count in enumerate(arrivals):
        figure = share(count, sum(arrivals))
        if figure is None or figure.high < DEAD / len(arrivals):
            found.append(i)
    return found


def arrivals(sample: Sample, exactly: Sequence[Sequence[float]] = ()) -> Chart:
    """How often tokens come to rest on each space; beside it what a chain computes, if there is one."""
    counts = sample.summed("arrivals")
    rows = []
    for i, count in enumerate(counts):
        cells = [share(count, sum(counts)), *[exact(each[i]) for each in exactly]]
        rows.append(space_row(sample, i, cells))
    units = ("share",) * (1 + len(exactly))
    return chart(sample, "arrivals", "board", rows, units, 1 / len(counts), all=whole(sum(counts)))


def space_row(sample: Sample, i: int, cells: list[Figure | None]) -> Row:
    space = sample.e.board.space[i]
    return Row(sample.space(i), cells, str(space.group), str(space.kind))

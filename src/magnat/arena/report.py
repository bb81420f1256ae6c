"""A tournament as the data of its page."""

import math
from collections import Counter
from statistics import median
from typing import Any, Final

import msgspec

from magnat.arena.fixtures import Tournament
from magnat.arena.game import TURNS_PER_LOOK, GameResult
from magnat.arena.standings import compute_standings
from magnat.bots import steady
from magnat.kernel import Edition, Value
from magnat.texts import LANGUAGES, Texts
from magnat.texts.numbers import format_number
from magnat.version import __version__, compiled

MAX_CURVE_POINTS: Final = 150
AXIS_TICKS: Final = 4
KEPT_DIGITS: Final = 3  # of means, which are only drawn

Localized = dict[str, str]  # by language


class MeasureCurve(msgspec.Struct):
    """The mean of a measure for each bot, at regular intervals of turns."""

    name: Localized  # empty if the game does not name the measure
    every: int
    ticks: list[tuple[float, Localized]]  # labels of the vertical axis; the last one is its top
    means: list[list[float]]


class VisitedSpace(msgspec.Struct):
    """How often tokens came to rest on a space."""

    name: Localized
    group: str
    kind: str
    visits: int


class ArenaReport(msgspec.Struct):
    """All figures of a tournament's page."""

    title: Localized
    standings: dict[str, Any]
    options: dict[str, Value]
    lengths: list[tuple[int, int]]  # turns, and how many games took them
    median: float
    curves: list[MeasureCurve]
    spaces: list[VisitedSpace]  # empty for games without a board
    version: str
    compiled: bool


def build_report(tournament: Tournament, e: Edition, results: list[GameResult]) -> ArenaReport:
    """Return the report. The results must have been played with `WATCH_COURSE`."""
    texts = {lang: Texts(e, lang) for lang in LANGUAGES}
    turns = [result.turns for result in results]
    return ArenaReport(
        {lang: each.title for lang, each in texts.items()},
        compute_standings(tournament, results),
        dict(tournament.options),
        sorted(Counter(turns).items()),
        median(turns),
        build_curves(tournament, e, texts, results),
        count_visits(e, texts, results),
        __version__,
        compiled(),
    )


def build_curves(
    tournament: Tournament, e: Edition, texts: dict[str, Texts], results: list[GameResult]
) -> list[MeasureCurve]:
    watched = [result for result in results if result.course]
    if not watched:
        return []
    look_count = sorted(len(result.course) for result in watched)[int(0.95 * (len(watched) - 1))]
    looks = range(0, look_count, max(1, -(-look_count // MAX_CURVE_POINTS)))

    def label(value: float, lang: str) -> str:
        return texts[lang].money(int(value)) if steady(e.name).scores_are_money else format_plain(value, lang)

    measures = [("measure", label)]
    if len(watched[0].course[0]) > tournament.seats:
        measures.append(("followed", format_plain))
    curves = []
    for k, (text_key, format_value) in enumerate(measures):
        means = [mean_course(watched, b, looks, k * tournament.seats) for b in range(len(tournament.bots))]
        values = axis_ticks(max(map(max, means)))
        ticks = [(value, {lang: format_value(value, lang) for lang in texts}) for value in values]
        name = {lang: each.game_line(text_key) for lang, each in texts.items()}
        curves.append(MeasureCurve(name, TURNS_PER_LOOK * looks.step, ticks, means))
    return curves


def format_plain(value: float, lang: str) -> str:
    return format_number(value, lang, 0 if value == int(value) else 1)


def axis_ticks(maximum: float) -> list[float]:
    """Return round numbers from 0 up to `maximum` or slightly above."""
    if maximum <= 0:
        return [0.0, 1.0]
    rough = maximum / AXIS_TICKS
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * factor for factor in (1, 2, 2.5, 5, 10) if unit * factor >= rough)
    return [step * i for i in range(math.ceil(maximum / step - 1e-9) + 1)]


def mean_course(results: list[GameResult], b: int, looks: range, first: int) -> list[float]:
    """Return a bot's mean figures at each sample, starting at column `first`; the last values persist."""
    totals, seats = [0] * len(looks), 0
    for result in results:
        last = result.course[-1] if first else result.scores
        for seat, bot in enumerate(result.bots):
            if bot != b:
                continue
            seats += 1
            for k, look in enumerate(looks):
                row = result.course[look] if look < len(result.course) else last
                totals[k] += row[first + seat]
    return [round(total / max(1, seats), KEPT_DIGITS) for total in totals]


def count_visits(e: Edition, texts: dict[str, Texts], results: list[GameResult]) -> list[VisitedSpace]:
    watched = [result.visits for result in results if result.visits]
    if not watched:
        return []
    visits = [sum(column) for column in zip(*watched, strict=True)]
    names = [{lang: each.space(i) for lang, each in texts.items()} for i in range(len(visits))]
    return [
        VisitedSpace(names[i], str(space.group), str(space.kind), visits[i]) for i, space in enumerate(e.board.space)
    ]

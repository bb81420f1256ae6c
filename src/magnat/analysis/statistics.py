"""A player's statistics: results by title, luck and play over time, recurring mistakes.

Figures from too few games are omitted: a mean always has an interval, and a mistake is typical only
if it is statistically known to recur.
"""

import csv
import io
import math
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec

from magnat.analysis.intervals import FULL_CHANCE, Z95_ROUNDED, combine_half_widths, round_up
from magnat.analysis.result import BLAME_WORDS, Mistake, PlayerReview, Terms
from magnat.arena.intervals import wilson_interval

MIN_GAMES: Final = 5  # minimum for means and intervals
MIN_TYPICAL_GAMES: Final = 3  # games with a mistake before it is called typical
MIN_TYPICAL_RATE: Final = 0.1  # share of games, at the lower end of the interval


class Sums(msgspec.Struct):
    """The review figures of one seat in one game."""

    reference: str
    engine: str
    terms: Terms  # exact
    half: int  # half-width of luck
    decisions: int
    mistakes: list[Mistake]
    play_half: int = 0
    others_half: int = 0


class GameCounted(msgspec.Struct):
    """One game of a player. `share` is the share won, out of `FULL_CHANCE`; None if the game was aborted."""

    match: str
    game: str
    at: int  # end of the game, in milliseconds since 1970
    seats: int
    share: int | None
    sums: Sums | None = None  # None before there is a review


class Mean(msgspec.Struct):
    """The mean over `games` games in tenths of a point, and the half-width of its interval."""

    mean: int
    half: int
    games: int


class Kind(msgspec.Struct):
    """The mistakes of one kind: their number, the number of games with one, and their total cost."""

    kind: str
    count: int
    games: int
    cost: int
    typical: bool  # known to recur


class Title(msgspec.Struct):
    """The games of one title, or of all. Shares are tenths of a point; `expected` is an even share of each game."""

    game: str  # empty for all games
    games: int
    ended: int  # not aborted
    won: int
    expected: int
    low: int | None  # interval of the share won; None if there are too few games
    high: int | None
    reviewed: int
    luck: Mean | None
    play: Mean | None
    kinds: list[Kind]  # the most expensive first


class Statistics(msgspec.Struct):
    """The statistics of one player. `games` are in chronological order."""

    name: str
    all: Title
    titles: list[Title]  # the most played first
    games: list[GameCounted]
    least: int = MIN_GAMES  # games required for means and intervals


def sums_by_seat(players: Sequence[PlayerReview], reference: str, engine: str) -> list[Sums]:
    """Return the figures of a review that are stored, by seat."""
    return [
        Sums(
            reference,
            engine,
            each.exact,
            each.halves.luck,
            each.decisions,
            each.mistakes,
            each.halves.play,
            each.halves.others,
        )
        for each in players
    ]


def win_share(winners: int, seat: int, seats: int) -> int:
    """Return a seat's share of a game: winners share it, and without a winner all seats do."""
    bits = winners or (1 << seats) - 1
    return round(FULL_CHANCE / bits.bit_count()) if bits >> seat & 1 else 0


def compute_statistics(name: str, games: Sequence[GameCounted]) -> Statistics:
    ordered = sorted(games, key=lambda each: (each.at, each.match))
    counted: dict[str, list[GameCounted]] = {}
    for each in ordered:
        counted.setdefault(each.game, []).append(each)
    titles = [summarize_title(game, played) for game, played in counted.items()]
    titles.sort(key=lambda each: (-each.games, each.game))
    return Statistics(name, summarize_title("", ordered), titles, ordered)


def summarize_title(game: str, games: Sequence[GameCounted]) -> Title:
    shares = [(each.share, each.seats) for each in games if each.share is not None]
    won, n = sum([share for share, _ in shares]), len(shares)
    low, high = wilson_interval(won / FULL_CHANCE, n, Z95_ROUNDED) if n >= MIN_GAMES else (None, None)
    sums = [each.sums for each in games if each.sums is not None]
    return Title(
        game,
        len(games),
        n,
        won,
        round(sum([FULL_CHANCE / seats for _, seats in shares])),
        None if low is None else math.floor(FULL_CHANCE * low),
        None if high is None else round_up(FULL_CHANCE * high),
        len(sums),
        mean_with_interval([each.terms.luck for each in sums], [each.half for each in sums]),
        mean_with_interval([each.terms.play for each in sums], [each.play_half for each in sums]),
        summarize_kinds(sums),
    )


def mean_with_interval(values: Sequence[int], halves: Sequence[int]) -> Mean | None:
    """Return the mean; None for fewer than `MIN_GAMES`.

    The interval is at least as wide as the figures' own half-widths imply, however similar the
    figures are.
    """
    n = len(values)
    if n < MIN_GAMES:
        return None
    middle = sum(values) / n
    variance = sum([(value - middle) ** 2 for value in values]) / (n - 1)
    half = max(round_up(student_t_95(n - 1) * math.sqrt(variance / n)), round_up(combine_half_widths(halves) / n))
    return Mean(round(middle), half, n)


def student_t_95(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t distribution (series expansion around the normal quantile)."""
    z, f = Z95_ROUNDED, float(freedom)
    first = (z**3 + z) / (4 * f)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * f**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * f**3)
    return z + first + second + third


def summarize_kinds(sums: Sequence[Sums]) -> list[Kind]:
    by_kind: dict[str, list[tuple[int, int]]] = {}  # by kind: game number and cost
    for number, each in enumerate(sums):
        for mistake in each.mistakes:
            by_kind.setdefault(mistake.kind, []).append((number, mistake.cost))
    kinds = [summarize_kind(name, mistakes, len(sums)) for name, mistakes in by_kind.items()]
    return sorted(kinds, key=lambda each: (-each.cost, each.kind))


def summarize_kind(name: str, mistakes: Sequence[tuple[int, int]], reviewed: int) -> Kind:
    games = len({number for number, _ in mistakes})
    typical = (
        reviewed >= MIN_GAMES
        and games >= MIN_TYPICAL_GAMES
        and wilson_interval(games, reviewed, Z95_ROUNDED)[0] >= MIN_TYPICAL_RATE
    )
    return Kind(name, len(mistakes), games, sum([cost for _, cost in mistakes]), typical)


# CSV export

GAME_COLUMNS: Final = ("date", "game", "match", "seats", "share")
FIGURE_COLUMNS: Final = (
    "start",
    "luck",
    "play",
    "others",
    "end",
    "half",
    "play_half",
    "others_half",
    "decisions",
    *BLAME_WORDS,
    "kinds",
)


def as_csv(statistics: Statistics) -> str:
    """Return one line per game. Figures are points, or empty where there is no review."""
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow([*GAME_COLUMNS, *FIGURE_COLUMNS])
    for each in statistics.games:
        date = datetime.fromtimestamp(each.at / 1000, UTC).isoformat(timespec="seconds")
        won = "" if each.share is None else points_cell(each.share)
        writer.writerow([date, each.game, each.match, each.seats, won, *figure_cells(each.sums)])
    return file.getvalue()


def figure_cells(sums: Sums | None) -> list[object]:
    if sums is None:
        return [""] * len(FIGURE_COLUMNS)
    terms, mistakes = sums.terms, sums.mistakes
    halves = (sums.half, sums.play_half, sums.others_half)
    figures = (terms.start, terms.luck, terms.play, terms.others, terms.end, *halves)
    words = [[mistake.word for mistake in mistakes].count(word) for word in BLAME_WORDS]
    return [
        *[points_cell(figure) for figure in figures],
        sums.decisions,
        *words,
        " ".join([each.kind for each in mistakes]),
    ]


def points_cell(tenths: int) -> str:
    return f"{tenths / 10:.1f}"

"""Win chances and their confidence intervals. A chance is an int out of `FULL_CHANCE`, so sums are exact."""

import math
from collections.abc import Sequence
from typing import Final

from magnat.arena.intervals import wilson_interval

FULL_CHANCE: Final = 1000  # a chance of 100 %, in tenths of a percentage point
SHARES_PER_GAME: Final = 2520  # divisible by any number of winners up to ten
Z95_ROUNDED: Final = 1.96  # standard errors of a 95 % interval
POINT: Final = 10  # one percentage point, in tenths
MAX_HALF_WIDTH_FOR_DECIMAL: Final = 3 * POINT  # less precise figures are shown in whole points

Outcome = tuple[int, ...]  # by seat: its share of one game; the shares add up to `SHARES_PER_GAME`


def round_to_sum(numerators: Sequence[int], denominator: int) -> list[int]:
    """Round fractions with an integer sum to ints with the same sum (largest remainder method)."""
    parts = [divmod(numerator, denominator) for numerator in numerators]
    left = sum([rest for _, rest in parts]) // denominator
    order = sorted(range(len(parts)), key=lambda i: (-parts[i][1], i))
    up = order[:left]
    return [whole + (1 if i in up else 0) for i, (whole, _) in enumerate(parts)]


def chances_by_seat(outcomes: Sequence[Outcome]) -> list[int]:
    """Return the chance of each seat over these games; the chances add up to `FULL_CHANCE`."""
    sums = [sum(column) for column in zip(*outcomes, strict=True)]
    return round_to_sum([FULL_CHANCE * each for each in sums], SHARES_PER_GAME * len(outcomes))


def gains_by_seat(after: Sequence[Outcome], before: Sequence[Outcome]) -> list[int]:
    """Return the gain of each seat between paired games, in tenths of a point; the gains add up to 0."""
    n = min(len(after), len(before))
    pairs = list(zip(after[:n], before[:n], strict=True))
    sums = [sum([a[p] - b[p] for a, b in pairs]) for p in range(len(after[0]))]
    return round_to_sum([FULL_CHANCE * each for each in sums], SHARES_PER_GAME * n)


def share_interval(share: float, n: int) -> tuple[float, float]:
    """Return the 95 % interval of a share after n games: Wilson's near 0 and 1, the normal one elsewhere."""
    if 0.05 <= share <= 0.95:
        half = Z95_ROUNDED * math.sqrt(share * (1 - share) / n)
        return share - half, share + half
    return wilson_interval(share * n, n, Z95_ROUNDED)


def half_width(chance: int, n: int) -> int:
    """Return the half-width of the interval around a chance, in tenths of a point."""
    low, high = share_interval(chance / FULL_CHANCE, n)
    return round_up(FULL_CHANCE * max(high - chance / FULL_CHANCE, chance / FULL_CHANCE - low))


def gain_half_width(after: Sequence[Outcome], before: Sequence[Outcome], seat: int) -> int:
    """Return the half-width of a seat's mean gain over paired games; never 0."""
    return paired_half_width(gain_differences(after, before, seat))


def change_half_width(after: Sequence[Outcome], before: Sequence[Outcome], seat: int) -> int:
    """Return the half-width of the difference between a seat's chances at two positions; never 0.

    Both chances are means of all games of their position. Only the games that both have are paired.
    """
    paired = min(len(after), len(before))
    if len(after) == len(before) or paired < 2:
        return gain_half_width(after, before, seat)
    a, b = ([outcome[seat] for outcome in outcomes] for outcomes in (after, before))
    common = covariance(a[:paired], b[:paired]) / max(len(a), len(b))
    variance = covariance(a, a) / len(a) + covariance(b, b) / len(b) - 2 * common
    prior = 2 * SHARES_PER_GAME**2 / paired**2  # the further games of `paired_half_width`
    return min(FULL_CHANCE, round_up(FULL_CHANCE / SHARES_PER_GAME * Z95_ROUNDED * math.sqrt(max(0, variance) + prior)))


def covariance(a: Sequence[int], b: Sequence[int]) -> float:
    n = len(a)
    return sum([x * y for x, y in zip(a, b, strict=True)]) / n - sum(a) * sum(b) / n**2


def gain_differences(after: Sequence[Outcome], before: Sequence[Outcome], seat: int) -> list[int]:
    n = min(len(after), len(before))
    return [a[seat] - b[seat] for a, b in zip(after[:n], before[:n], strict=True)]


def paired_half_width(differences: Sequence[int], z: float = Z95_ROUNDED) -> int:
    """Return the half-width of the mean difference of paired games, in tenths.

    Two further games, one won and one lost, are added to the variation: without them a few games
    that went alike would look certain, and four of a kind significant.
    """
    n = len(differences)
    if n < 2:
        return FULL_CHANCE
    total = sum(differences)
    squares = sum([each * each for each in differences]) - total * total / n + 2 * SHARES_PER_GAME**2
    return min(FULL_CHANCE, round_up(FULL_CHANCE / SHARES_PER_GAME * z * math.sqrt(squares) / n))


def simultaneous_z(comparisons: int) -> float:
    """Return the standard errors with which this many intervals hold together 95 times in 100.

    The normal quantile is Hastings' approximation (Abramowitz and Stegun 26.2.23).
    """
    t = math.sqrt(-2 * math.log(0.025 / max(1, comparisons)))
    z = t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t)
    return max(Z95_ROUNDED, z)


def combine_half_widths(halves: Sequence[int]) -> int:
    """Return the half-width of a sum of independent figures."""
    return round_up(math.sqrt(sum([half * half for half in halves])))


def round_up(value: float) -> int:
    """Round up, ignoring floating-point noise."""
    return math.ceil(value - 1e-9)


def rounding_unit(half: int) -> int:
    """Return the unit for figures with this half-width: a tenth, or a whole point."""
    return 1 if half < MAX_HALF_WIDTH_FOR_DECIMAL else POINT


def round_values(values: Sequence[int], unit: int) -> list[int]:
    """Round figures whose sum is a multiple of the unit so that the sum is preserved."""
    return [unit * each for each in round_to_sum(values, unit)]


def round_value(value: int, unit: int) -> int:
    """Round one figure to the unit, halves away from 0."""
    size = (2 * abs(value) + unit) // (2 * unit) * unit
    return size if value >= 0 else -size


def round_half_width(half: int, unit: int) -> int:
    return -(-half // unit) * unit


def turn_times(turns: Sequence[int], rows: list[int]) -> list[float]:
    """Return the turn of each position as a fraction, by its place among the rows of that turn."""
    first: dict[int, int] = {}
    count: dict[int, int] = {}
    for row, turn in enumerate(turns):
        first.setdefault(turn, row)
        count[turn] = count.get(turn, 0) + 1
    last = max(turns)
    return [min(float(last), turns[row] + (row - first[turns[row]]) / count[turns[row]]) for row in rows]

"""analysis: figures and how sure they are. A chance is an int of TENTHS, so that whatever is added up is exact."""

import math
from collections.abc import Sequence
from typing import Final

FULL_CHANCE: Final = 1000  # a chance of 100 %, in tenths of a point
SHARES_PER_GAME: Final = 2520  # what one game is worth: any number of winners up to ten shares it evenly
Z95_ROUNDED: Final = 1.96  # standard errors that hold the truth 95 times in 100
POINT: Final = 10  # tenths
MAX_HALF_WIDTH_FOR_DECIMAL: Final = 3 * POINT  # what is less sure than that is said in whole points

Outcome = tuple[int, ...]  # by seat: what it got of one game, SHARES in all


def round_to_sum(numerators: Sequence[int], denominator: int) -> list[int]:
    """Fractions whose sum is an int, as ints of the same sum: the largest remainders are rounded up."""
    parts = [divmod(numerator, denominator) for numerator in numerators]
    left = sum([rest for _, rest in parts]) // denominator
    order = sorted(range(len(parts)), key=lambda i: (-parts[i][1], i))
    up = order[:left]
    return [whole + (1 if i in up else 0) for i, (whole, _) in enumerate(parts)]


def chances_by_seat(outcomes: Sequence[Outcome]) -> list[int]:
    """The chance of each seat after these games; they add up to TENTHS."""
    sums = [sum(column) for column in zip(*outcomes, strict=True)]
    return round_to_sum([FULL_CHANCE * each for each in sums], SHARES_PER_GAME * len(outcomes))


def gains_by_seat(after: Sequence[Outcome], before: Sequence[Outcome]) -> list[int]:
    """What each seat gains in the same games played otherwise; the sum is 0."""
    n = min(len(after), len(before))
    pairs = list(zip(after[:n], before[:n], strict=True))
    sums = [sum([a[p] - b[p] for a, b in pairs]) for p in range(len(after[0]))]
    return round_to_sum([FULL_CHANCE * each for each in sums], SHARES_PER_GAME * n)


def share_interval(share: float, n: int) -> tuple[float, float]:
    """Between which shares the true one lies, after n games: Wilson's near 0 and 1, the plain one elsewhere."""
    if 0.05 <= share <= 0.95:
        half = Z95_ROUNDED * math.sqrt(share * (1 - share) / n)
        return share - half, share + half
    return wilson_bounds(share, n)


def wilson_bounds(share: float, n: int) -> tuple[float, float]:
    """The same, by Wilson: it never leaves 0 to 1, and holds with few games."""
    square = Z95_ROUNDED * Z95_ROUNDED
    middle = (share + square / (2 * n)) / (1 + square / n)
    half = Z95_ROUNDED / (1 + square / n) * math.sqrt(share * (1 - share) / n + square / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def half_width(chance: int, n: int) -> int:
    """How far the truth may be from a chance, in tenths."""
    low, high = share_interval(chance / FULL_CHANCE, n)
    return round_up(FULL_CHANCE * max(high - chance / FULL_CHANCE, chance / FULL_CHANCE - low))


def gain_half_width(after: Sequence[Outcome], before: Sequence[Outcome], seat: int) -> int:
    """The same for what a seat gains in the same games."""
    return floor_half_width(gain_spread(after, before, seat), min(len(after), len(before)))


def gain_spread(after: Sequence[Outcome], before: Sequence[Outcome], seat: int) -> int:
    n = min(len(after), len(before))
    return mean_half_width([a[seat] - b[seat] for a, b in zip(after[:n], before[:n], strict=True)])


def floor_half_width(half: int, n: int) -> int:
    """What so many games can tell at the best, even if all of them went alike: one more could have gone otherwise."""
    return max(half, round_up(Z95_ROUNDED * FULL_CHANCE / n))


def mean_half_width(differences: Sequence[int]) -> int:
    """How far the truth may be from the mean of these parts of SHARES, in tenths: TENTHS if there are too few."""
    n = len(differences)
    if n < 2:
        return FULL_CHANCE
    total = sum(differences)
    variance = (sum([each * each for each in differences]) - total * total / n) / (n - 1)
    return round_up(FULL_CHANCE / SHARES_PER_GAME * Z95_ROUNDED * math.sqrt(max(0.0, variance) / n))


def combine_half_widths(halves: Sequence[int]) -> int:
    """How far a sum of such figures may be off."""
    return round_up(math.sqrt(sum([half * half for half in halves])))


def round_up(value: float) -> int:
    """Rounded up, but not for what arithmetic adds by itself."""
    return math.ceil(value - 1e-9)


def rounding_unit(half: int) -> int:
    """What a figure is rounded to that may be so far off: a tenth, or a whole point."""
    return 1 if half < MAX_HALF_WIDTH_FOR_DECIMAL else POINT


def round_values(values: Sequence[int], unit: int) -> list[int]:
    """Figures that add up to whole points, rounded to the unit so that they still do."""
    return [unit * each for each in round_to_sum(values, unit)]


def round_value(value: int, unit: int) -> int:
    """One figure rounded to the unit, halves away from 0."""
    size = (2 * abs(value) + unit) // (2 * unit) * unit
    return size if value >= 0 else -size


def round_half_width(half: int, unit: int) -> int:
    return -(-half // unit) * unit


def turn_times(turns: Sequence[int], rows: list[int]) -> list[float]:
    """At which turn each position was, with the part of it that was over."""
    first: dict[int, int] = {}
    count: dict[int, int] = {}
    for row, turn in enumerate(turns):
        first.setdefault(turn, row)
        count[turn] = count.get(turn, 0) + 1
    last = max(turns)
    return [min(float(last), turns[row] + (row - first[turns[row]]) / count[turns[row]]) for row in rows]

"""Confidence intervals of win rates."""

import math

Z95 = 1.959963984540054  # standard deviations of a 95 % interval of the normal distribution


def wilson_interval(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's interval of the win rate, `z` standard deviations wide; it also holds for few games."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + z**2 / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z**2 / (4 * games**2))
    scale = 1 + z**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)

"""arena: how sure a share is."""

import math

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of victories lies with 95 % confidence."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z95**2 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    scale = 1 + Z95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)

"""tests: how much of the random testing is run. MAGNAT_BREADTH is "small" (the default) or "full".

Laws, random walks and generated examples run a quarter of their share in the small breadth, which `make test` uses, and
all of it in the full one, which `.ci/run` uses. Every law still runs on every game.
"""

import os
from typing import Final

SHARES: Final = {"small": 4, "full": 1}
BREADTH: Final = os.environ.get("MAGNAT_BREADTH") or "small"
if BREADTH not in SHARES:
    raise ValueError(f"MAGNAT_BREADTH is {BREADTH!r}, not one of {', '.join(SHARES)}")
SHARE: Final = SHARES[BREADTH]  # run one seed in SHARE


def some(count: int) -> range:
    """Return the seeds to try of `count`: all of them in the full breadth, every fourth in the small one."""
    return range(0, count, SHARE)

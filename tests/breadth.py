"""How much of the random testing is run. MAGNAT_BREADTH is "small" (the default), "full" or a
number.

Laws, random walks and generated examples run a quarter of their seeds in the small breadth, which
`make test` uses, and all of them in the full one, which `.ci/run` uses. Every law still runs on
every game. A number multiplies the full breadth: `make soak`.
"""

import os
from typing import Final

BREADTH: Final = os.environ.get("MAGNAT_BREADTH") or "small"
if BREADTH not in ("small", "full") and not BREADTH.isdecimal():
    raise ValueError(f"MAGNAT_BREADTH is {BREADTH!r}, neither small nor full nor a number")
SHARE: Final = 4 if BREADTH == "small" else 1  # run one seed in SHARE
TIMES: Final = int(BREADTH) if BREADTH.isdecimal() else 1  # and this multiple of the seeds


def some(count: int) -> range:
    """Return the seeds to try out of `count`: all of them in the full breadth, every fourth in the small one."""
    return range(0, count * TIMES, SHARE)

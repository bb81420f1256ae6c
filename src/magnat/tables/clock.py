"""The clock of all matches."""

import sys
import time
from typing import Final

MONOTONIC_CLOCK_ID: Final = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", 0))


def monotonic_ns() -> int:
    """Return a monotonic time that, if the system supports it, includes suspended time."""
    return time.clock_gettime_ns(MONOTONIC_CLOCK_ID) if hasattr(time, "clock_gettime_ns") else time.monotonic_ns()


if sys.platform == "emscripten":  # in a browser only the system time includes suspended time
    monotonic_ns = time.time_ns

CLOCK_OFFSET_NS: Final = time.time_ns() - monotonic_ns()


def now_ms() -> int:
    """Return the time of all matches in ms: the system time at the start of the process, continued monotonically.

    If the system clock were used and set back, bots would wait until it caught up.
    """
    return (CLOCK_OFFSET_NS + monotonic_ns()) // 1_000_000

"""Shares of samples in words, with their intervals."""

from magnat.arena import wilson_interval


def describe_share(count: int, n: int) -> str:
    """Return a count and a percentage with its 95 % interval."""
    if not n:
        return "0 of 0"
    low, high = wilson_interval(count, n)
    return f"{count} of {n} ({100 * count / n:.0f} %, 95 % interval {100 * low:.0f}–{100 * high:.0f} %)"

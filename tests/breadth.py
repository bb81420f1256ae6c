"""tests: how many random games are walked through."""

import magnat


def some(count: int) -> range:
    """So many seeds in the compiled run, which is several times as fast; a quarter of them in the interpreted one."""
    return range(count) if magnat.compiled() else range(0, count, 4)

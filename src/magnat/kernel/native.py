# mypyc: skip
"""The kernel: a word to the compiler. mypyc reads `native.pyi`, so that mypy_extensions is not needed to play."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(*, allow_interpreted_subclasses: bool = False) -> Callable[[T], T]:
    """Says nothing when interpreted. Compiled, it lets interpreted classes extend the one it decorates."""
    return lambda decorated: decorated

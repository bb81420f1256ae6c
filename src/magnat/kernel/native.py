# mypyc: skip
"""A stand-in for `mypy_extensions.mypyc_attr`. mypyc reads `native.pyi`, so playing does not need mypy_extensions."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(*, allow_interpreted_subclasses: bool = False) -> Callable[[T], T]:
    """Return a decorator without effect when interpreted. When compiled, it allows interpreted subclasses."""
    return lambda decorated: decorated

"""The kernel: nature's answers."""

from collections.abc import Sequence
from random import Random
from typing import Any

from magnat.kernel.native import mypyc_attr
from magnat.kernel.table import Chance


@mypyc_attr(allow_interpreted_subclasses=True)  # scripted and verifiable luck are not compiled
class Luck:
    """Nature, seeded: the same seed gives the same game on every machine."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def pick(self, chance: Chance[Any], choices: Sequence[int]) -> int:
        return choices[int(self.random() * len(choices))]

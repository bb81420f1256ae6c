"""Luck: the source of nature's answers."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from magnat.kernel.native import mypyc_attr
from magnat.kernel.table import Chance


@mypyc_attr(allow_interpreted_subclasses=True)  # scripted and verifiable luck are not compiled
class Luck:
    """Seeded luck: the same seed gives the same game on every machine."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def pick(self, chance: Chance[Any], choices: Sequence[int]) -> int:
        """Return nature's answer, one of `choices`."""
        return choices[int(self.random() * len(choices))]


MASK: Final = (1 << 64) - 1


class StreamLuck(Luck):
    """Luck by stream and count: the k-th throw of a seat does not depend on the other streams.

    Two games with the same luck can therefore be compared answer by answer, and players tournament by tournament.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.next: dict[int, int] = {}  # stream -> state from which its next answer is mixed

    def pick(self, chance: Chance[Any], choices: Sequence[int]) -> int:
        stream = chance.stream()
        x = self.next.get(stream, -1)
        if x < 0:
            x = self.seed * 0x9E3779B97F4A7C15 + stream * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019 & MASK
        self.next[stream] = x + 0x2545F4914F6CDD1D & MASK
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
        x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
        return choices[((x ^ x >> 31) >> 11) * len(choices) >> 53]

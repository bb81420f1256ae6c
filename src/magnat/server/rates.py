"""server: how much one connection may say: how long a message may be, and how many may come."""

import time
from typing import Final

FRAME: Final = 8_192  # bytes of a message on a socket


class Bucket:
    """So many a second, with bursts."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.seen = time.monotonic()

    def has(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        return self.left >= 1

    def take(self) -> bool:
        if not self.has():
            return False
        self.left -= 1
        return True

    def spend(self, more: float) -> None:
        """What one of them cost beyond its number."""
        self.left -= more

    def wait(self) -> float:
        """Take one in any case: the seconds after which it may be used."""
        self.has()
        self.left -= 1
        return max(0.0, -self.left / self.rate)

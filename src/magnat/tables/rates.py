"""server: how much one connection may say: how long a message may be, and how many may come."""

import time
from typing import Final

MAX_MESSAGE_BYTES: Final = 8_192  # bytes of a message on a socket


class TokenBucket:
    """So many a second, with bursts."""

    __slots__ = ("burst", "rate", "refilled_at", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.refilled_at = time.monotonic()

    def has_token(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.refilled_at) * self.rate)
        self.refilled_at = now
        return self.tokens >= 1

    def take(self) -> bool:
        if not self.has_token():
            return False
        self.tokens -= 1
        return True

    def charge(self, more: float) -> None:
        """What one of them cost beyond its number."""
        self.tokens -= more

    def take_later(self) -> float:
        """Take one in any case: the seconds after which it may be used."""
        self.has_token()
        self.tokens -= 1
        return max(0.0, -self.tokens / self.rate)

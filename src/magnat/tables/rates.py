"""Limits of a connection: the size of a message and the rate of messages."""

import time
from typing import Final

MAX_MESSAGE_BYTES: Final = 8_192  # per message on a socket
MESSAGES_PER_SECOND: Final = 20.0  # on a socket, unless a server sets another rate
BURST_SECONDS: Final = 2.0  # the messages of this time may arrive at once


class TokenBucket:
    """A rate limit of `rate` tokens per second, with bursts of up to `burst`."""

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
        """Remove further tokens for a request that was more expensive than one token."""
        self.tokens -= more

    def take_later(self) -> float:
        """Take a token in any case, and return the seconds to wait before using it."""
        self.has_token()
        self.tokens -= 1
        return max(0.0, -self.tokens / self.rate)

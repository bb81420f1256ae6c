"""server: what a connection sends is read a piece at a time.

Thousands of tiny frames, or chunks of a body, come in one packet, and to take it apart at once would hold up every
table. So after each piece others go first, and an address that takes more than its share of the time waits.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from magnat.server.limits import Rate, Source

PIECE: Final = 2_048  # bytes
MOST: Final = 600_000  # bytes that may wait to be read: whoever sends more than two packets ahead is cut off
AGAIN: Final = 0.01  # seconds after which to look whether there is room for more


class Intake:
    """Counts of all connections of this process."""

    pieces = 0  # that were read
    bytes = 0  # in them
    peak = 0  # the most bytes of one connection that waited to be read


class Pieces:
    """What one connection has sent and nobody has read yet. `read` takes a piece, unless the connection is `full`."""

    def __init__(self, transport: Any, read: Callable[[bytes], None], full: Callable[[], bool]) -> None:
        self.transport = transport
        self.read = read
        self.full = full
        self.left = bytearray()
        self.share: tuple[Rate, Source] | None = None  # whose time it is; nobody's before we know who it is
        self._next: asyncio.TimerHandle | None = None

    def add(self, data: bytes) -> None:
        """More has come."""
        self.left += data
        Intake.peak = max(Intake.peak, len(self.left))
        if self._next is None:
            self._go_on()
        elif len(self.left) <= MOST:
            self.transport.pause_reading()
        else:
            self.transport.abort()

    def stop(self) -> None:
        """It is no more; whose it was is let go, so that its memory is free at once."""
        self.left.clear()
        self.read, self.full = nothing, yes
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _go_on(self) -> None:
        self._next = None
        if self.transport.is_closing():
            return self.left.clear()
        wait = AGAIN if self.left else 0.0
        if self.left and not self.full():  # who is handed nothing takes it for the end
            piece = bytes(self.left[:PIECE])
            del self.left[:PIECE]
            Intake.pieces += 1
            Intake.bytes += len(piece)
            began = time.thread_time()  # a busy machine is nobody's fault
            self.read(piece)
            wait = self._spent(time.thread_time() - began)
        if self.left or wait > 0:
            self.transport.pause_reading()
            self._next = asyncio.get_running_loop().call_later(wait, self._go_on)
        elif not self.full():
            self.transport.resume_reading()

    def _spent(self, seconds: float) -> float:
        """How long to wait after so much work."""
        if self.share is None:
            return 0.0
        rate, source = self.share
        rate.spend(source, seconds)
        return rate.debt(source)


def nothing(piece: bytes) -> None: ...


def yes() -> bool:
    return True

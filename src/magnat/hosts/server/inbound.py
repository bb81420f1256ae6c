"""server: what a connection sends is read a piece at a time.

Thousands of tiny frames, or chunks of a body, come in one packet, and to take it apart at once would hold up every
table. So after each piece others go first, and an address that takes more than its share of the time waits.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from magnat.hosts.server.limits import ClientAddress, RateLimit

CHUNK_BYTES: Final = 2_048  # bytes
MAX_BUFFERED_BYTES: Final = (
    600_000  # bytes that may wait to be read: whoever sends more than two packets ahead is cut off
)
FULL_RETRY_SECONDS: Final = 0.01  # seconds after which to look whether there is room for more


class InboundCounts:
    """Counts of all connections of this process."""

    chunks = 0  # that were read
    bytes_read = 0  # in them
    buffered_peak = 0  # the most bytes of one connection that waited to be read


class InboundBuffer:
    """What one connection has sent and nobody has read yet. `read` takes a piece, unless the connection is `full`."""

    def __init__(self, transport: Any, read: Callable[[bytes], None], full: Callable[[], bool]) -> None:
        self.transport = transport
        self.read = read
        self.is_full = full
        self.buffered = bytearray()
        self.charged_to: tuple[RateLimit, ClientAddress] | None = (
            None  # whose time it is; nobody's before we know who it is
        )
        self._timer: asyncio.TimerHandle | None = None

    def add(self, data: bytes) -> None:
        """More has come."""
        self.buffered += data
        InboundCounts.buffered_peak = max(InboundCounts.buffered_peak, len(self.buffered))
        if self._timer is None:
            self._process_next()
        elif len(self.buffered) <= MAX_BUFFERED_BYTES:
            self.transport.pause_reading()
        else:
            self.transport.abort()

    def stop(self) -> None:
        """It is no more; whose it was is let go, so that its memory is free at once."""
        self.buffered.clear()
        self.read, self.is_full = discard_chunk, always_full
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _process_next(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return self.buffered.clear()
        wait = FULL_RETRY_SECONDS if self.buffered else 0.0
        if self.buffered and not self.is_full():  # who is handed nothing takes it for the end
            piece = bytes(self.buffered[:CHUNK_BYTES])
            del self.buffered[:CHUNK_BYTES]
            InboundCounts.chunks += 1
            InboundCounts.bytes_read += len(piece)
            began = time.thread_time()  # a busy machine is nobody's fault
            self.read(piece)
            wait = self._charge(time.thread_time() - began)
        if self.buffered or wait > 0:
            self.transport.pause_reading()
            self._timer = asyncio.get_running_loop().call_later(wait, self._process_next)
        elif not self.is_full():
            self.transport.resume_reading()

    def _charge(self, seconds: float) -> float:
        """How long to wait after so much work."""
        if self.charged_to is None:
            return 0.0
        rate, source = self.charged_to
        rate.charge(source, seconds)
        return rate.seconds_in_debt(source)


def discard_chunk(piece: bytes) -> None: ...


def always_full() -> bool:
    return True

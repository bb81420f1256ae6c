"""Input buffers that parse the data of a connection in small chunks.

One packet may contain thousands of tiny frames or body chunks, and parsing it at once would block
every table. The event loop therefore runs between chunks, and an address that uses more than its
share of CPU time waits.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from magnat.hosts.server.limits import ClientAddress, RateLimit

CHUNK_BYTES: Final = 2_048
MAX_BUFFERED_BYTES: Final = 600_000  # more than two packets of unread input abort the connection
FULL_RETRY_SECONDS: Final = 0.01  # until the next check if the reader is full


class InboundCounts:
    """Counters over all connections of this process."""

    chunks = 0
    bytes_read = 0
    buffered_peak = 0  # largest number of unread bytes of one connection


class InboundBuffer:
    """The unread input of one connection. `read` gets a chunk whenever `full` returns False."""

    def __init__(self, transport: Any, read: Callable[[bytes], None], full: Callable[[], bool]) -> None:
        self.transport = transport
        self.read = read
        self.is_full = full
        self.buffered = bytearray()
        # The address that pays for the CPU time; None if it is not charged.
        self.charged_to: tuple[RateLimit, ClientAddress] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def add(self, data: bytes) -> None:
        """Add received data. Abort the connection if too much is unread."""
        self.buffered += data
        InboundCounts.buffered_peak = max(InboundCounts.buffered_peak, len(self.buffered))
        if self._timer is None:
            self._process_next()
        elif len(self.buffered) <= MAX_BUFFERED_BYTES:
            self.transport.pause_reading()
        else:
            self.transport.abort()

    def stop(self) -> None:
        """Drop all input and the callbacks, so that the connection's memory is freed at once."""
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
        if self.buffered and not self.is_full():  # an empty chunk would mean the end of input
            piece = bytes(self.buffered[:CHUNK_BYTES])
            del self.buffered[:CHUNK_BYTES]
            InboundCounts.chunks += 1
            InboundCounts.bytes_read += len(piece)
            began = time.thread_time()  # CPU time: the client is not charged for a busy machine
            self.read(piece)
            wait = self._charge(time.thread_time() - began)
        if self.buffered or wait > 0:
            self.transport.pause_reading()
            self._timer = asyncio.get_running_loop().call_later(wait, self._process_next)
        elif not self.is_full():
            self.transport.resume_reading()

    def _charge(self, seconds: float) -> float:
        """Charge CPU time to the address, and return the seconds until the next chunk may be read."""
        if self.charged_to is None:
            return 0.0
        rate, source = self.charged_to
        rate.charge(source, seconds)
        return rate.seconds_in_debt(source)


def discard_chunk(piece: bytes) -> None: ...


def always_full() -> bool:
    return True

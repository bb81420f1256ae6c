"""Requests for records and past events. A worker process computes them in fair turns; results are cached."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from magnat.hosts.server.fair_queue import Share
from magnat.hosts.server.limits import ClientAddress, CountLimit
from magnat.hosts.server.process_pool import ProcessPool, WorkFailed
from magnat.hosts.server.replay_worker import replay_part, replay_record
from magnat.match import Refusal
from magnat.record import End

EVENTS_PER_PART: Final = 250  # between two parts, other requests get a turn
MAX_CACHE_BYTES: Final = 64_000_000
REPLAY_TIMEOUT_SECONDS: Final = 120.0  # for one record or part
MAX_WAITING_RECORDS: Final = 64  # records requested but not finished
MAX_WAITING_RECORDS_PER_ADDRESS: Final = 4

CacheKey = tuple[Any, ...]


class ReplayQueue:
    """Records and events of matches, computed in a worker and cached."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool = ProcessPool(1, REPLAY_TIMEOUT_SECONDS)
        self.waiting = CountLimit(MAX_WAITING_RECORDS, MAX_WAITING_RECORDS_PER_ADDRESS)
        self.cache: OrderedDict[CacheKey, Any] = OrderedDict()
        self.cache_bytes = 0
        self._running: dict[CacheKey, asyncio.Task[Any]] = {}

    async def get_record(
        self, id: str, seat: int | None, seq: int, limit: int, end: End | None, source: ClientAddress
    ) -> bytes:
        """Return the record up to event `seq`. The cache key contains `seq`, so that a new event makes a new record.

        Raise `Refusal` if the address waits for too many records.
        """
        if not self.waiting.take(source):
            raise Refusal("too_many", 429)
        try:
            key = ("record", id, seat, seq)
            record: bytes = await self._get_or_run(key, source, replay_record, self.url, id, seat, limit, end)
            return record
        finally:
            self.waiting.release(source)

    async def iterate_events(
        self, id: str, seat: int, have: int, to: int, source: ClientAddress
    ) -> AsyncIterator[bytes]:
        """Yield the events after `have` up to `to`, several lines at a time."""
        first = max(have + 1, 0) // EVENTS_PER_PART
        for number in range(first, to // EVENTS_PER_PART + 1 if have < to else first):
            saved = await self._get_match_before_part(id, number, source)
            begin, end = number * EVENTS_PER_PART, min(to, (number + 1) * EVENTS_PER_PART - 1)
            since = have if number == first else -1
            key = ("part", id, seat, number, since, end)
            lines, after = await self._get_or_run(
                key, source, replay_part, self.url, id, seat, begin, end, since, saved
            )
            if end == (number + 1) * EVENTS_PER_PART - 1:
                self._store_in_cache(("saved", id, number + 1), after)
            yield lines

    async def get_match_after(self, id: str, seq: int, source: ClientAddress) -> str:
        """Return a snapshot of the match after event `seq`."""
        number = seq // EVENTS_PER_PART
        saved = await self._get_match_before_part(id, number, source)
        _, match = await self._run_in_pool(
            source, id, replay_part, self.url, id, None, number * EVENTS_PER_PART, seq, -1, saved
        )
        return str(match)

    async def _get_match_before_part(self, id: str, number: int, source: ClientAddress) -> str:
        """Return a snapshot of the match before a part, computed from the nearest cached one."""
        earlier = number
        while earlier and ("saved", id, earlier) not in self.cache:
            earlier -= 1
        saved: str = self.cache["saved", id, earlier] if earlier else ""
        for part in range(earlier, number):
            args = (self.url, id, None, part * EVENTS_PER_PART, (part + 1) * EVENTS_PER_PART - 1, -1, saved)
            _, saved = await self._get_or_run(("go", id, part), source, replay_part, *args)
            self._store_in_cache(("saved", id, part + 1), saved)
        return saved

    async def _get_or_run(self, key: CacheKey, source: ClientAddress, work: Callable[..., Any], *args: Any) -> Any:
        """Return a cached result, join a running computation with the same key, or start one."""
        if key in self.cache:
            self.cache.move_to_end(key)
            return self.cache[key]
        if key not in self._running:
            self._running[key] = asyncio.create_task(self._run_in_pool(source, str(key[1]), work, *args))
            self._running[key].add_done_callback(lambda task: self._on_task_done(key, task))
        return await asyncio.shield(self._running[key])

    def _on_task_done(self, key: CacheKey, task: "asyncio.Task[Any]") -> None:
        del self._running[key]
        if not task.cancelled() and task.exception() is None:
            self._store_in_cache(key, task.result())

    async def _run_in_pool(self, source: ClientAddress, id: str, work: Callable[..., Any], *args: Any) -> Any:
        try:
            return await self.pool.run(Share(True, (source.network, source.address, id)), work, *args)
        except WorkFailed:
            raise Refusal("not_possible", 503) from None
        except Exception as error:  # a match that cannot be replayed cannot be redacted
            raise Refusal("not_readable", accepted=type(error).__name__) from None

    def _store_in_cache(self, key: CacheKey, value: Any) -> None:
        if key in self.cache:
            return
        self.cache[key] = value
        self.cache_bytes += cached_size(value)
        while self.cache_bytes > MAX_CACHE_BYTES and self.cache:
            self.cache_bytes -= cached_size(self.cache.popitem(last=False)[1])

    def close(self) -> None:
        self.pool.close()


def cached_size(value: Any) -> int:
    return sum(map(len, value)) if isinstance(value, tuple) else len(value)

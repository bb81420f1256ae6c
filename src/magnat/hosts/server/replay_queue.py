"""Requests for records and past events. A worker process computes them in fair turns; results are cached."""

from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec

from magnat.hosts.server.cpu_time import wait_for_cpu_time
from magnat.hosts.server.fair_queue import Share
from magnat.hosts.server.limits import ClientAddress, CountLimit, RateLimit
from magnat.hosts.server.lobby import SideGame
from magnat.hosts.server.process_pool import ProcessPool, WorkFailed
from magnat.hosts.server.replay_worker import begin_side_game, replay_part, replay_record
from magnat.hosts.server.result_cache import CacheKey, ResultCache
from magnat.match import Refusal
from magnat.match.messages import encoder
from magnat.record import End
from magnat.tables.api_types import NewSide

EVENTS_PER_PART: Final = 250  # between two parts, other requests get a turn
MAX_CACHE_BYTES: Final = 64_000_000
REPLAY_TIMEOUT_SECONDS: Final = 120.0  # for one record or part
MAX_WAITING_RECORDS: Final = 64  # records requested but not finished
MAX_WAITING_RECORDS_PER_ADDRESS: Final = 4


class ReplayQueue:
    """Records and events of matches, computed in a worker and cached."""

    def __init__(self, url: str, worker_time: RateLimit) -> None:
        self.url = url
        self.worker_time = worker_time
        self.pool = ProcessPool(1, REPLAY_TIMEOUT_SECONDS)
        self.waiting = CountLimit(MAX_WAITING_RECORDS, MAX_WAITING_RECORDS_PER_ADDRESS)
        self.cache = ResultCache(MAX_CACHE_BYTES)

    async def get_record(
        self, id: str, seat: int | None, seq: int, limit: int, end: End | None, source: ClientAddress
    ) -> bytes:
        """Return the record up to event `seq`. The cache key contains `seq`, so that a new event makes a new record.

        Raise `Refusal` if the address waits for too many records.
        """
        with self.waiting.place(source):
            key = ("record", id, seat, seq)
            record: bytes = await self._get_or_run(key, source, replay_record, self.url, id, seat, limit, end)
            return record

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
                self.cache.add(("saved", id, number + 1), after)
            yield lines

    async def begin_side_game(
        self, id: str, player: str, new: NewSide, created: str, source: ClientAddress
    ) -> SideGame:
        """Return a side game of a finished match. Raise `Refusal` as `get_record` does, or if it is not possible."""
        with self.waiting.place(source):
            await wait_for_cpu_time(self.worker_time, source)
            args = (self.url, id, player, encoder.encode(new), created)
            return msgspec.json.decode(await self._run_in_pool(source, id, begin_side_game, *args), type=SideGame)

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
            self.cache.add(("saved", id, part + 1), saved)
        return saved

    async def _get_or_run(self, key: CacheKey, source: ClientAddress, work: Callable[..., Any], *args: Any) -> Any:
        """Return a result, from the cache if possible. An address that has used up its share of CPU time waits."""
        return await self.cache.get_or_run(
            key,
            lambda: self._run_in_pool(source, str(key[1]), work, *args),
            lambda: wait_for_cpu_time(self.worker_time, source),
        )

    async def _run_in_pool(self, source: ClientAddress, id: str, work: Callable[..., Any], *args: Any) -> Any:
        try:
            return await self.pool.run(
                Share(True, (source.network, source.address, id)),
                work,
                *args,
                spend=lambda seconds: self.worker_time.charge(source, seconds),
            )
        except WorkFailed:
            raise Refusal("not_possible", 503) from None
        except Refusal:
            raise
        except Exception as error:  # a match that cannot be replayed cannot be redacted
            raise Refusal("not_readable", accepted=type(error).__name__) from None

    def close(self) -> None:
        self.pool.close()

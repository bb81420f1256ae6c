"""A worker process for requests whose work would delay all tables: codes, checks of editions, exports.

Turns are fair by network and address. The CPU time is charged to the address, which waits once it has used up its
share. Results are cached, refusals too.
"""

from collections.abc import Callable
from typing import Any, Final

from magnat.hosts.server.cpu_time import current_source, wait_for_cpu_time
from magnat.hosts.server.fair_queue import Share
from magnat.hosts.server.limits import ClientAddress, Limits
from magnat.hosts.server.process_pool import ProcessPool, WorkFailed
from magnat.hosts.server.request_worker import Outcome, find_outcome
from magnat.hosts.server.result_cache import CacheKey, ResultCache
from magnat.match import Refusal

MAX_CACHE_BYTES: Final = 16_000_000
WORK_TIMEOUT_SECONDS: Final = 30.0  # the worst input takes about a second on an idle machine


class RequestPool:
    """The worker process for requests."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.pool = ProcessPool(1, WORK_TIMEOUT_SECONDS)
        self.cache = ResultCache(MAX_CACHE_BYTES)

    async def run(self, work: Callable[..., bytes], *args: Any) -> bytes:
        """Return the result of `work`, computed in the worker or cached; equal arguments must give equal results.

        Raise the `Refusal` of the work, or one if too many requests of the address wait.
        """
        source, key = current_source.get(), (work.__name__, *args)
        with self.limits.worker_requests.place(source):
            content, reason, status, accepted = await self.cache.get_or_run(
                key,
                lambda: self._run_in_pool(source, key, work, *args),
                lambda: wait_for_cpu_time(self.limits.worker_time, source),
            )
        if reason:
            raise Refusal(reason, int(status), accepted=accepted)
        return bytes(content)

    async def _run_in_pool(
        self, source: ClientAddress, key: CacheKey, work: Callable[..., bytes], *args: Any
    ) -> Outcome:
        try:
            return await self.pool.run(
                Share(True, (source.network, source.address)),
                find_outcome,
                work,
                *args,
                spend=lambda seconds: self.limits.worker_time.charge(source, seconds),
            )
        except WorkFailed:
            raise Refusal("not_possible", 503) from None

    def close(self) -> None:
        self.pool.close()

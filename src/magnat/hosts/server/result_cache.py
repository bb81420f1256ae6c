"""A cache for the results of workers. Requests for a result that is being computed share it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

CacheKey = tuple[Any, ...]


class ResultCache:
    """Results by key, at most `max_bytes` of them; the least recently used are dropped."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.results: OrderedDict[CacheKey, Any] = OrderedDict()
        self.size_bytes = 0
        self._running: dict[CacheKey, asyncio.Task[Any]] = {}

    def __contains__(self, key: CacheKey) -> bool:
        return key in self.results

    def __getitem__(self, key: CacheKey) -> Any:
        self.results.move_to_end(key)
        return self.results[key]

    async def get_or_run(
        self, key: CacheKey, run: Callable[[], Coroutine[Any, Any, Any]], admit: Callable[[], Awaitable[None]]
    ) -> Any:
        """Return a cached result, join a running computation with the same key, or start one once it is admitted."""
        if key not in self.results:
            await admit()
        if key in self.results:
            return self[key]
        if key not in self._running:
            self._running[key] = asyncio.create_task(run())
            self._running[key].add_done_callback(lambda task: self._on_task_done(key, task))
        return await asyncio.shield(self._running[key])

    def _on_task_done(self, key: CacheKey, task: "asyncio.Task[Any]") -> None:
        del self._running[key]
        if not task.cancelled() and task.exception() is None:
            self.add(key, task.result())

    def add(self, key: CacheKey, value: Any) -> None:
        if key in self.results:
            return
        self.results[key] = value
        self.size_bytes += result_size(value)
        while self.size_bytes > self.max_bytes and self.results:
            self.size_bytes -= result_size(self.results.popitem(last=False)[1])


def result_size(value: Any) -> int:
    return sum(map(len, value)) if isinstance(value, tuple) else len(value)

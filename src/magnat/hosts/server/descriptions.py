"""Descriptions of games and of the API as JSON. Each is computed once, in a thread, and then served from memory."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from magnat.hosts.server.cpu_time import FairThreads
from magnat.match.messages import encoder

V = TypeVar("V")


class Descriptions:
    """Encoded descriptions by function and arguments. Invalid arguments raise `Refusal` and are not stored."""

    def __init__(self, threads: FairThreads) -> None:
        self.threads = threads
        self._encoded: dict[tuple[Any, ...], bytes] = {}

    async def get(self, describe: Callable[..., Any], *args: str) -> bytes:
        key = (describe, *args)
        if key not in self._encoded:
            self._encoded[key] = await self.threads.run(encode_description, describe, *args)
        return self._encoded[key]


def encode_description(describe: Callable[..., Any], *args: Any) -> bytes:
    return encoder.encode(describe(*args))


class TimedCache(Generic[V]):
    """A value that is loaded at most once per `seconds`. Requests that arrive meanwhile share the load."""

    def __init__(self, seconds: float, load: Callable[[], Awaitable[V]]) -> None:
        self.seconds = seconds
        self.load = load
        self.load_count = 0
        self._loaded_at = float("-inf")
        self._loading: asyncio.Task[V] | None = None

    async def get(self) -> V:
        if time.monotonic() - self._loaded_at < self.seconds:
            return self._value
        if self._loading is None:
            self._loading = asyncio.create_task(self._load())
        return await asyncio.shield(self._loading)

    async def _load(self) -> V:
        try:
            self.load_count += 1
            self._value = await self.load()
            self._loaded_at = time.monotonic()
            return self._value
        finally:
            self._loading = None

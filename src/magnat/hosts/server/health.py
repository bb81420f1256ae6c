"""Health checks. A healthy server can write to its store, because only durable answers are acknowledged."""

import asyncio
import time
from typing import Final

from magnat.hosts.server.process import Process
from magnat.store import StoreUnavailable
from magnat.store import queries as q
from magnat.tables.clock import now_ms

CACHE_SECONDS: Final = 1.0  # so that frequent requests cause no extra writes
WRITE_TIMEOUT_SECONDS: Final = 3.0
MAX_LOOP_DELAY_SECONDS: Final = 1.0  # above this, the server is not ready for new clients


class Health:
    """Liveness (for a supervisor) and readiness (for a proxy)."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.checked_at = -CACHE_SECONDS
        self.trouble = ""
        self._checking: asyncio.Task[str] | None = None

    async def find_trouble(self) -> str:
        """Return why the server does not work, or "". Concurrent requests share one write."""
        if time.monotonic() - self.checked_at < CACHE_SECONDS:
            return self.trouble
        if self._checking is None:
            self._checking = asyncio.create_task(self._check())
        return await asyncio.shield(self._checking)

    async def _check(self) -> str:
        try:
            async with asyncio.timeout(WRITE_TIMEOUT_SECONDS):
                await self.process.store.write(q.write_heartbeat, self.process.id, now_ms())
            self.trouble = ""
        except (StoreUnavailable, TimeoutError):
            self.trouble = "store unavailable"
        finally:
            self.checked_at, self._checking = time.monotonic(), None
        return self.trouble

    async def why_not_ready(self) -> str:
        """Return why the server should get no new clients, or ""."""
        process = self.process
        if process.stopping:
            return "shutting down"
        if process.max_loop_delay() > MAX_LOOP_DELAY_SECONDS:
            return "busy"
        connections = process.limits.connections
        if connections.total >= connections.max_total or len(process.rooms) >= process.settings.rooms:
            return "full"
        return await self.find_trouble()

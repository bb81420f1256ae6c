"""server: whether it works. To be well is to be able to write, for only what is durable is acknowledged."""

import asyncio
import time
from typing import Final

from magnat.server.process import Process
from magnat.server.rows import now_ms
from magnat.store import StoreUnavailable
from magnat.store import queries as q

LASTS: Final = 1.0  # seconds for which a finding holds: who asks often asks for nothing
PATIENCE: Final = 3.0
LATE: Final = 1.0  # seconds by which the loop may be late, and still take new people in


class Health:
    """What a supervisor and a proxy ask for."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.looked = -LASTS
        self.found = ""
        self._looking: asyncio.Task[str] | None = None

    async def ill(self) -> str:
        """Why it does not work; nothing if it does. One writes for all who ask."""
        if time.monotonic() - self.looked < LASTS:
            return self.found
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.process.store.write(q.beat, self.process.id, now_ms())
            self.found = ""
        except (StoreUnavailable, TimeoutError):
            self.found = "store unavailable"
        finally:
            self.looked, self._looking = time.monotonic(), None
        return self.found

    async def unready(self) -> str:
        """Why nobody new should be sent here."""
        process = self.process
        if process.stopping:
            return "shutting down"
        if process.late() > LATE:
            return "busy"
        connections = process.limits.connections
        if connections.all >= connections.most or len(process.rooms) >= process.settings.rooms:
            return "full"
        return await self.ill()

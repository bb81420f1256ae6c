"""Leader election between processes. The leader of a match runs its bots and its clock.

Leadership is a PostgreSQL advisory lock, which is released when its holder dies. It only avoids
duplicate work: the log ensures that nothing happens twice. With SQLite, the only process leads all matches.
"""

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError


class Leadership:
    """The matches that this process leads."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        self.held: set[str] = set()
        self._thread = ThreadPoolExecutor(1, "magnat-lead")
        self._connection: Connection | None = None

    async def acquire(self, match: str) -> bool:
        """Try to become the leader. True if this process now leads the match."""
        if not self.shared or match in self.held:
            return True
        return await self._submit(self._acquire, match)

    async def release(self, match: str) -> None:
        if self.shared and match in self.held:
            await self._submit(self._release, match)

    async def check(self) -> None:
        """Detect a lost database connection, which releases all locks."""
        if self.shared and self.held:
            await self._submit(self._check, "")

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    async def _submit(self, step: Callable[[Connection, str], bool], match: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, step, match)

    def _run(self, step: Callable[[Connection, str], bool], match: str) -> bool:
        try:
            if self._connection is None:
                self._connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            return step(self._connection, match)
        except DBAPIError:
            self.held.clear()
            if self._connection is not None:
                self._connection.invalidate()
                self._connection.close()
            self._connection = None
            return False

    def _acquire(self, connection: Connection, match: str) -> bool:
        query = text("select pg_try_advisory_lock(:key)")
        acquired = bool(connection.execute(query, {"key": advisory_lock_key(match)}).scalar())
        if acquired:
            self.held.add(match)
        return acquired

    def _release(self, connection: Connection, match: str) -> bool:
        connection.execute(text("select pg_advisory_unlock(:key)"), {"key": advisory_lock_key(match)})
        self.held.discard(match)
        return True

    def _check(self, connection: Connection, match: str) -> bool:
        connection.execute(text("select 1"))
        return True


def advisory_lock_key(match: str) -> int:
    """Return a signed 64-bit lock key for a match."""
    return int.from_bytes(hashlib.sha256(match.encode()).digest()[:8], "big", signed=True)

"""server: bots think in processes of their own, and never hold up a table."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Final

import msgspec

from magnat.play.thinking import Decision, Task, decide

log = logging.getLogger(__name__)

PATIENCE: Final = 15.0  # after this a worker is taken to be stuck


class Workers:
    """A pool of processes; it is renewed when one of them dies or is stuck."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.asked = 0
        self.failed = 0
        self._pool = self._made()
        self._turn = asyncio.Semaphore(count)  # who waits for a process is not taken to be stuck in it

    async def decide(self, task: Task) -> Decision:
        """What the bot says; None if it has nothing to say, or has failed."""
        self.asked += 1
        async with self._turn:
            return await self._decided(msgspec.json.encode(task), task.bot)

    async def _decided(self, task: bytes, bot: str) -> Decision:
        for _ in range(2):
            pool = self._pool
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, decided, task)
                return await asyncio.wait_for(thinking, PATIENCE)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as why:
                self.failed += 1
                log.error("a bot's process failed", extra={"bot": bot, "why": type(why).__name__})
                if pool is self._pool:
                    self._pool = self._made()
                    end(pool)
            except Exception as why:
                self.failed += 1
                log.error("a bot failed", extra={"bot": bot, "why": type(why).__name__})
                return None
        return None

    def close(self) -> None:
        end(self._pool)

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), initializer=begin)


def end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool without waiting for whatever its processes are doing."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError):
            process.kill()


# in the worker


def begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def decided(encoded: bytes) -> Decision:
    return decide(msgspec.json.decode(encoded, type=Task))

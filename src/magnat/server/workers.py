"""server: what takes long is done in processes of their own, in fair turns, and never holds up a table."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

import msgspec

from magnat.analysis.hinting import thought
from magnat.play.thinking import Decision, Task
from magnat.server.fair_queue import FairQueue, Whose

log = logging.getLogger(__name__)

PATIENCE: Final = 15.0  # after this a worker is taken to be stuck
MODEST: Final = 5  # so much less urgent is the work of these processes than that of the tables
LAST: Final = 14  # and so much less still is what nobody plays for
ANYBODY: Final = Whose()
R = TypeVar("R")


class Failed(Exception):
    """Work that was given up: its process died or was stuck, twice."""


class Helpers:
    """A pool of processes; it is renewed when one of them dies or is stuck. Who waits for one is served in turn."""

    def __init__(self, count: int, patience: float = 0.0, begin: Callable[[], None] | None = None) -> None:
        self.count = count
        self.begin = begin or begin_modestly
        self.patience = patience
        self.asked = 0
        self.failed = 0
        self.queue = FairQueue(count)  # who waits for a process is not taken to be stuck in it
        self._pool = self._made()

    async def do(self, whose: Whose, work: Callable[..., R], *args: Any) -> R:
        """What `work` comes to; what it raises is raised."""
        self.asked += 1
        async with self.queue.turn(whose):
            return await self._done(work, *args)

    async def _done(self, work: Callable[..., R], *args: Any) -> R:
        for _ in range(2):
            pool = self._pool
            try:
                doing = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                return await asyncio.wait_for(doing, self.patience or PATIENCE)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as why:
                self.failed += 1
                log.error("a process failed", extra={"work": work.__name__, "why": type(why).__name__})
                if pool is self._pool:
                    self._pool = self._made()
                    end(pool)
        raise Failed

    def close(self) -> None:
        end(self._pool)

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), initializer=self.begin)


class Workers(Helpers):
    """Where bots think."""

    async def decide(self, task: Task, whose: Whose = ANYBODY, at_least: float = 0.0) -> Decision:
        """What the bot says; None if it has nothing to say, or has failed. It takes `at_least` so many seconds."""
        self.asked += 1
        async with self.queue.turn(whose):
            began = time.monotonic()
            said = await self._decided(task)
        if (left := began + at_least - time.monotonic()) > 0:
            await asyncio.sleep(left)
        return said

    async def _decided(self, task: Task) -> Decision:
        try:
            return await self._done(decided, msgspec.json.encode(task))
        except Failed:
            return None
        except Exception as why:
            self.failed += 1
            log.error("a bot failed", extra={"bot": task.bot, "why": type(why).__name__})
            return None


def end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool without waiting for whatever its processes are doing."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError):
            process.kill()


# in the worker


def begin_modestly() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MODEST)
    threading.Thread(target=end_with_parent, daemon=True).start()


def begin_last() -> None:
    """Only what the machine has left over."""
    begin_modestly()
    if hasattr(os, "nice"):
        os.nice(LAST)


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def decided(encoded: bytes) -> Decision:
    return thought(msgspec.json.decode(encoded, type=Task))

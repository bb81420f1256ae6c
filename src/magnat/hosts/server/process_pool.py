"""Worker processes for long computations, scheduled fairly, so that no table is blocked."""

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

from magnat.analysis.hint_jobs import run_task
from magnat.hosts.server.fair_queue import FairQueue, Share
from magnat.match.bot_tasks import BotTask, Decision

log = logging.getLogger(__name__)

WORKER_TIMEOUT_SECONDS: Final = 15.0  # after this time a worker counts as stuck
START_TIMEOUT_SECONDS: Final = 600.0  # for a process with its modules: two seconds on an idle machine
WORKER_NICENESS: Final = 5  # lower priority than the process that serves the tables
EXTRA_IDLE_NICENESS: Final = 14  # added for work that no running match waits for
DEFAULT_SHARE: Final = Share()
R = TypeVar("R")


class WorkFailed(Exception):
    """Work was abandoned because its process died or was stuck twice."""


class ProcessPool:
    """A pool of worker processes behind a fair queue. It is replaced when a worker dies or is stuck."""

    def __init__(self, count: int, patience: float = 0.0, begin: Callable[[], None] | None = None) -> None:
        self.count = count
        self.initializer = begin or init_worker
        self.timeout_seconds = patience
        self.request_count = 0
        self.failure_count = 0
        self.queue = FairQueue(count)  # queueing time does not count towards the timeout
        self._pool = self._make_executor()
        self._started_pool: ProcessPoolExecutor | None = None

    async def run(
        self, share: Share, work: Callable[..., R], *args: Any, spend: Callable[[float], None] = lambda seconds: None
    ) -> R:
        """Run `work` in a worker and return its result. Its exceptions, or `WorkFailed`, are raised.

        `spend` gets the CPU time of the work in seconds.
        """
        self.request_count += 1
        async with self.queue.turn(share):
            timed: tuple[float, R, Exception | None] = await self._run_in_worker(run_timed, work, *args)
        seconds, result, error = timed
        spend(seconds)
        if error is not None:
            raise error
        return result

    async def _run_in_worker(self, work: Callable[..., R], *args: Any) -> R:
        for _ in range(2):
            pool = self._pool
            try:
                await self._wait_for_start(pool, work, *args)
                doing = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                return await asyncio.wait_for(doing, self.timeout_seconds or WORKER_TIMEOUT_SECONDS)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                self.failure_count += 1
                log.error("a process failed", extra={"work": work.__name__, "why": type(error).__name__})
                if pool is self._pool:
                    self._pool = self._make_executor()
                    kill_executor(pool)
        raise WorkFailed

    async def _wait_for_start(self, pool: ProcessPoolExecutor, *job: Any) -> None:
        """Wait until new processes have loaded the modules that a job needs.

        This does not count towards the timeout of the job: a busy machine would kill each process before it has begun.
        """
        if self._started_pool is not pool:
            loop = asyncio.get_running_loop()
            starts = [loop.run_in_executor(pool, load_modules, *job) for _ in range(self.count)]
            async with asyncio.timeout(START_TIMEOUT_SECONDS):
                await asyncio.gather(*starts)
            self._started_pool = pool

    def close(self) -> None:
        kill_executor(self._pool)

    def _make_executor(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), initializer=self.initializer)


class BotPool(ProcessPool):
    """The pool in which bots decide."""

    async def decide(self, task: BotTask, share: Share = DEFAULT_SHARE, at_least: float = 0.0) -> Decision:
        """Return the bot's decision, or None if it has none or failed. Take at least `at_least` seconds."""
        self.request_count += 1
        async with self.queue.turn(share):
            began = time.monotonic()
            decision = await self._decide_in_worker(task)
        if (left := began + at_least - time.monotonic()) > 0:
            await asyncio.sleep(left)
        return decision

    async def _decide_in_worker(self, task: BotTask) -> Decision:
        try:
            return await self._run_in_worker(decide_encoded_task, msgspec.json.encode(task))
        except WorkFailed:
            return None
        except Exception as error:
            self.failure_count += 1
            log.error("a bot failed", extra={"bot": task.bot, "why": type(error).__name__})
            return None


def kill_executor(pool: ProcessPoolExecutor) -> None:
    """Stop a pool and kill its processes without waiting for their work."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError):
            process.kill()


# in the worker


def load_modules(*job: Any) -> None:
    """Do nothing: a process that has received a job has loaded the modules of its functions."""


def run_timed(work: Callable[..., R], *args: Any) -> tuple[float, R, Exception | None]:
    """Return the CPU time of a call in seconds, and its result or its exception."""
    began = time.thread_time()
    result: Any = None
    error = None
    try:
        result = work(*args)
    except Exception as raised:
        error = raised
    return time.thread_time() - began, result, error


def init_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(WORKER_NICENESS)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def init_idle_worker() -> None:
    """Initialise a worker that uses only idle CPU time."""
    init_worker()
    if hasattr(os, "nice"):
        os.nice(EXTRA_IDLE_NICENESS)


def exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def decide_encoded_task(encoded: bytes) -> Decision:
    return run_task(msgspec.json.decode(encoded, type=BotTask))

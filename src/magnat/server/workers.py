"""server: bots think in processes of their own, and never hold up a table.

A worker is never sent the true table, only one that the bot's seat could be sitting at.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from multiprocessing.connection import wait
from typing import Any, Final

import msgspec

from magnat.bots import LEVELS, Bot, Sight, bot, names
from magnat.games import edition
from magnat.kernel import Edition, IllegalAnswer, Luck, Table, waiting
from magnat.record import Header, redeal, restore, snapshot

log = logging.getLogger(__name__)

SECONDS: Final = 0.3  # what a searching bot may take for a decision
PATIENCE: Final = 15.0  # after this a worker is taken to be stuck


class Task(msgspec.Struct):
    """A question for a bot: a table it could be sitting at, its seat, and whether it is to answer or to interject."""

    game: str
    variant: str
    options: dict[str, bool | int | str]
    seats: int
    table: dict[str, Any]
    seat: int
    bot: str
    aside: bool
    luck: int


def task_for(header: Header, t: Table, seat: int, name: str, aside: bool) -> Task:
    guess = redeal(t, seat, Luck(secrets.randbits(64)))
    return Task(
        header.game,
        header.variant,
        header.options,
        header.seats,
        snapshot(guess),
        seat,
        name,
        aside,
        secrets.randbits(63),
    )


class Workers:
    """A pool of processes; it is renewed when one of them dies or is stuck."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.asked = 0
        self.failed = 0
        self._pool = self._made()
        self._turn = asyncio.Semaphore(count)  # who waits for a process is not taken to be stuck in it

    async def decide(self, task: Task) -> int | None:
        """What the bot says; None if it has nothing to say, or has failed."""
        self.asked += 1
        async with self._turn:
            return await self._decided(msgspec.json.encode(task), task.bot)

    async def _decided(self, task: bytes, bot: str) -> int | None:
        for _ in range(2):
            pool = self._pool
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, decide, task)
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


def decide(encoded: bytes) -> int | None:
    task = msgspec.json.decode(encoded, type=Task)
    e = edition_of(task.game, task.variant, tuple(sorted(task.options.items())))
    t = restore(e, task.seats, task.table)
    top = waiting(t)
    question = top.aside(t, task.seat) if top is not None and task.aside else top
    if question is None:
        raise IllegalAnswer("not_your_word", "", task.seat)
    choices = question.automatic(t)
    luck = Luck(task.luck)
    sight = Sight(task.seat, question, choices, lambda luck: redeal(t, task.seat, luck), luck)
    player = bot(task.bot, task.game, SECONDS)
    said = player.interject(sight) if task.aside else player.answer(sight)
    return said if type(said) is int and said in choices else None  # 1.0 is in a list of ints, and is none


@cache
def edition_of(game: str, variant: str, options: tuple[tuple[str, Any], ...]) -> Edition:
    return edition(game, variant, dict(options))


def known() -> list[str]:
    """Levels for people, then bots by name."""
    return [*LEVELS, *names()]


@cache
def interjects(name: str, game: str) -> bool:
    """Whether it is of any use to ask this bot for asides."""
    return name in known() and type(bot(name, game)).interject is not Bot.interject

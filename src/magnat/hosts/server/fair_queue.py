"""A fair queue: slots are shared equally between networks, then addresses, then tables.

Watched tables come first; every few turns an unwatched table is served, so that none starves.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from magnat.hosts.server.metrics import Histogram

UNWATCHED_EVERY_NTH_TURN: Final = 8  # so that unwatched tables never starve


class Share(NamedTuple):
    """The owner of a job: whether a client waits for it, and the groups between which slots are shared."""

    watched: bool = True
    path: tuple[str, ...] = ("",)  # network, address, table


TurnFuture = asyncio.Future[None]


class FairQueue:
    """A queue for `count` slots. Each free slot goes to the group that was served least recently."""

    def __init__(self, count: int) -> None:
        self.free_slots = count
        self.waiting = 0
        self.wait_times = Histogram()
        self._queues: tuple[Any, Any] = (OrderedDict(), OrderedDict())  # watched, unwatched
        self._turns_given = 0
        self.waiting_peak = 0
        self.networks_peak = 0  # peak number of networks with watched tables waiting
        self.max_turns_passed_over = 0  # largest number of turns of others while such a network waited
        self._waiting_since_turn: dict[str, int] = {}  # network -> turn number at which it began to wait

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        await self._acquire(share)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, share: Share) -> None:
        if self.free_slots and not self.waiting:
            self.free_slots -= 1
            self.wait_times.observe(0.0)
            return
        began = time.monotonic()
        mine: TurnFuture = asyncio.get_running_loop().create_future()
        enqueue(self._queues[0 if share.watched else 1], share.path, mine)
        self.waiting += 1
        self._count_joined(share)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._release()  # the slot was already granted: pass it on
            else:
                self.waiting -= 1
                mine.cancel()
            raise
        self.wait_times.observe(time.monotonic() - began)

    def _count_joined(self, share: Share) -> None:
        """Update the statistics after a job joined the queue."""
        self.waiting_peak = max(self.waiting_peak, self.waiting)
        if share.watched:
            self._waiting_since_turn.setdefault(share.path[0], self._turns_given)
            self.networks_peak = max(self.networks_peak, len(self._waiting_since_turn))

    def _release(self) -> None:
        """Give the slot to the next job, or mark it free."""
        self._turns_given += 1
        first, second = self._queues if self._turns_given % UNWATCHED_EVERY_NTH_TURN else self._queues[::-1]
        while line := first or second:
            network = next(iter(line))
            following = dequeue(line)
            if line is self._queues[0]:
                self._count_left(network, not following.done())
            if not following.done():
                self.waiting -= 1
                following.set_result(None)
                return
        self.free_slots += 1

    def _count_left(self, network: str, served: bool) -> None:
        """Update the statistics after a watched job left the queue. `served` is False if it was cancelled."""
        since = self._waiting_since_turn.pop(network, self._turns_given)
        if served:
            self.max_turns_passed_over = max(self.max_turns_passed_over, self._turns_given - since - 1)
        if network in self._queues[0]:
            self._waiting_since_turn[network] = self._turns_given if served else since


def enqueue(line: Any, path: tuple[str, ...], mine: TurnFuture) -> None:
    for name in path[:-1]:
        line = line.setdefault(name, OrderedDict())
    line.setdefault(path[-1], deque()).append(mine)


def dequeue(line: Any) -> TurnFuture:
    """Remove and return the first job, and move its group to the end."""
    if isinstance(line, deque):
        future: TurnFuture = line.popleft()
        return future
    name, inner = next(iter(line.items()))
    future = dequeue(inner)
    if inner:
        line.move_to_end(name)
    else:
        del line[name]
    return future

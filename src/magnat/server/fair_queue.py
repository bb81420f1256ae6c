"""server: whose turn it is. What many wait for is shared fairly: by network, then by address, then by table.

People come before what nobody watches, but not for ever: now and then it is the turn of the others.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from magnat.server.measures import Spread

OTHERS: Final = 8  # every so manyth turn goes to those who come last


class Whose(NamedTuple):
    """For whom something is done: whether somebody waits for it, and who may not have more of it than others."""

    watched: bool = True
    path: tuple[str, ...] = ("",)  # network, address, table


Waiting = asyncio.Future[None]


class FairQueue:
    """So many at once; the next is whoever had the fewest turns of late."""

    def __init__(self, count: int) -> None:
        self.free = count
        self.waiting = 0
        self.spread = Spread()  # how long they had to wait
        self._lines: tuple[Any, Any] = (OrderedDict(), OrderedDict())  # who is watched, then the others
        self._number = 0
        self.peak = 0  # the most that waited at once
        self.networks = 0  # peak number of networks with watched tables waiting
        self.passed_over = 0  # the most turns that others got while one of these networks waited for its next
        self._since: dict[str, int] = {}  # the turn at which such a network began to wait

    @asynccontextmanager
    async def turn(self, whose: Whose) -> AsyncIterator[None]:
        await self._take(whose)
        try:
            yield
        finally:
            self._give()

    async def _take(self, whose: Whose) -> None:
        if self.free and not self.waiting:
            self.free -= 1
            self.spread.observe(0.0)
            return
        began = time.monotonic()
        mine: Waiting = asyncio.get_running_loop().create_future()
        line_up(self._lines[0 if whose.watched else 1], whose.path, mine)
        self.waiting += 1
        self._joined(whose)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._give()  # it was our turn already
            else:
                self.waiting -= 1
                mine.cancel()
            raise
        self.spread.observe(time.monotonic() - began)

    def _joined(self, whose: Whose) -> None:
        """Update the counts of the waiting."""
        self.peak = max(self.peak, self.waiting)
        if whose.watched:
            self._since.setdefault(whose.path[0], self._number)
            self.networks = max(self.networks, len(self._since))

    def _give(self) -> None:
        """The next one's turn."""
        self._number += 1
        first, second = self._lines if self._number % OTHERS else self._lines[::-1]
        while line := first or second:
            network = next(iter(line))
            following = next_of(line)
            if line is self._lines[0]:
                self._left(network, not following.done())
            if not following.done():
                self.waiting -= 1
                following.set_result(None)
                return
        self.free += 1

    def _left(self, network: str, served: bool) -> None:
        """Update the counts after one of a watched network was taken out of its line."""
        since = self._since.pop(network, self._number)
        if served:
            self.passed_over = max(self.passed_over, self._number - since - 1)
        if network in self._lines[0]:
            self._since[network] = self._number if served else since


def line_up(line: Any, path: tuple[str, ...], mine: Waiting) -> None:
    for name in path[:-1]:
        line = line.setdefault(name, OrderedDict())
    line.setdefault(path[-1], deque()).append(mine)


def next_of(line: Any) -> Waiting:
    """Take the first out; its group goes to the end."""
    if isinstance(line, deque):
        found: Waiting = line.popleft()
        return found
    name, inner = next(iter(line.items()))
    found = next_of(inner)
    if inner:
        line.move_to_end(name)
    else:
        del line[name]
    return found

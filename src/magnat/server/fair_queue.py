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

    def _give(self) -> None:
        """The next one's turn."""
        self._number += 1
        first, second = self._lines if self._number % OTHERS else self._lines[::-1]
        while first or second:
            following = next_of(first or second)
            if not following.done():
                self.waiting -= 1
                following.set_result(None)
                return
        self.free += 1


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

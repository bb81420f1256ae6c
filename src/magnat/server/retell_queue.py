"""server: who wants to hear a match again. It is told by a process beside this one, in turns, and kept for the next."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from magnat.play.refusal import Refusal
from magnat.record import End
from magnat.server.fair_queue import Whose
from magnat.server.limits import Count, Source
from magnat.server.retell import part_of, record_of
from magnat.server.workers import Failed, Helpers

PART: Final = 250  # events told at once: between two parts it is somebody else's turn
KEPT: Final = 64_000_000  # bytes of what was told
PATIENCE: Final = 120.0  # seconds for one record
WAITING: Final = 64  # records that may be waited for, and how many of one address
OF_ONE: Final = 4

Key = tuple[Any, ...]


class RetellQueue:
    """The records and events of a process's matches."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.helpers = Helpers(1, PATIENCE)
        self.waiting = Count(WAITING, OF_ONE)
        self.kept: OrderedDict[Key, Any] = OrderedDict()
        self.size = 0
        self._doing: dict[Key, asyncio.Task[Any]] = {}

    async def record(self, id: str, seat: int | None, seq: int, limit: int, end: End | None, source: Source) -> bytes:
        """The record up to event `seq`; while that is the last one, it is made once."""
        if not self.waiting.take(source):
            raise Refusal("too_many", 429)
        try:
            key = ("record", id, seat, seq)
            found: bytes = await self._once(key, source, record_of, self.url, id, seat, limit, end)
            return found
        finally:
            self.waiting.give(source)

    async def events(self, id: str, seat: int, have: int, to: int, source: Source) -> AsyncIterator[bytes]:
        """The events after `have` up to `to`, in parts of some lines."""
        first = max(have + 1, 0) // PART
        for number in range(first, to // PART + 1 if have < to else first):
            saved = await self._before(id, number, source)
            begin, end = number * PART, min(to, (number + 1) * PART - 1)
            since = have if number == first else -1
            key = ("part", id, seat, number, since, end)
            lines, after = await self._once(key, source, part_of, self.url, id, seat, begin, end, since, saved)
            if end == (number + 1) * PART - 1:
                self._keep(("saved", id, number + 1), after)
            yield lines

    async def match_after(self, id: str, seq: int, source: Source) -> str:
        """The match as it was after an event, saved."""
        number = seq // PART
        saved = await self._before(id, number, source)
        _, found = await self._do(source, id, part_of, self.url, id, None, number * PART, seq, -1, saved)
        return str(found)

    async def _before(self, id: str, number: int, source: Source) -> str:
        """The match before a part, from the nearest that is known."""
        known = number
        while known and ("saved", id, known) not in self.kept:
            known -= 1
        saved: str = self.kept["saved", id, known] if known else ""
        for part in range(known, number):
            args = (self.url, id, None, part * PART, (part + 1) * PART - 1, -1, saved)
            _, saved = await self._once(("go", id, part), source, part_of, *args)
            self._keep(("saved", id, part + 1), saved)
        return saved

    async def _once(self, key: Key, source: Source, work: Callable[..., Any], *args: Any) -> Any:
        """What was done before, is being done for somebody else, or is done now."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self._doing:
            self._doing[key] = asyncio.create_task(self._do(source, str(key[1]), work, *args))
            self._doing[key].add_done_callback(lambda task: self._done(key, task))
        return await asyncio.shield(self._doing[key])

    def _done(self, key: Key, task: "asyncio.Task[Any]") -> None:
        del self._doing[key]
        if not task.cancelled() and task.exception() is None:
            self._keep(key, task.result())

    async def _do(self, source: Source, id: str, work: Callable[..., Any], *args: Any) -> Any:
        try:
            return await self.helpers.do(Whose(True, (source.network, source.address, id)), work, *args)
        except Failed:
            raise Refusal("not_possible", 503) from None
        except Exception as why:  # what cannot be replayed cannot be made fit to read, and is not given out
            raise Refusal("not_readable", accepted=type(why).__name__) from None

    def _keep(self, key: Key, value: Any) -> None:
        if key in self.kept:
            return
        self.kept[key] = value
        self.size += size_of(value)
        while self.size > KEPT and self.kept:
            self.size -= size_of(self.kept.popitem(last=False)[1])

    def close(self) -> None:
        self.helpers.close()


def size_of(value: Any) -> int:
    return sum(map(len, value)) if isinstance(value, tuple) else len(value)

"""server: what is kept, and for how long."""

import asyncio
from typing import Final

from magnat.hosts.server.settings import Settings
from magnat.store import companion_queries as c
from magnat.store import operator_queries as o
from magnat.store.queries import DueMatch
from magnat.store.store import Store

CHAT_PAUSE_SECONDS: Final = 0.02  # seconds between two looks into old logs: those who play write in between
BEFORE_ALL_MATCHES: Final[DueMatch] = (0, "")


class Retention:
    """Forgets what is older than the operator wants it to be, a part of it at a time."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._chat_forgotten_to: DueMatch = BEFORE_ALL_MATCHES  # up to here nothing is left of what was said

    async def run_once(self, now: int) -> bool:
        """Whether there was something to forget: then there may be more of it."""
        store, settings = self.store, self.settings
        found = [await store.write(o.forget_sources), await store.write(o.forget_keys, now)]
        if settings.keep_chat:
            found.append(await self._forget_chat(now - settings.keep_chat * o.DAY_MS))
        if settings.keep_open:
            found.append(len(await store.write(o.forget_matches, ("open",), now - settings.keep_open * o.DAY_MS)))
        if settings.keep_matches:
            found.append(
                len(await store.write(o.forget_matches, o.FINISHED_STATUSES, now - settings.keep_matches * o.DAY_MS))
            )
        if settings.keep_players:
            found.append(await store.write(o.forget_players, now - settings.keep_players * o.DAY_MS))
        if settings.keep_companions:
            found.append(len(await store.write(c.forget_companions, now - settings.keep_companions * o.DAY_MS)))
        return any(found)

    async def _forget_chat(self, before: int) -> int:
        """Every log is looked through once, when its time has come."""
        found = 0
        while True:
            forgotten, last = await self.store.write(o.forget_chat, before, self._chat_forgotten_to)
            if last is None:
                return found
            found += forgotten
            self._chat_forgotten_to = last
            await asyncio.sleep(CHAT_PAUSE_SECONDS)

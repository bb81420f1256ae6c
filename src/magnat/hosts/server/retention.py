"""Deletion of expired data."""

import asyncio
from typing import Final

from magnat.hosts.server.settings import Settings
from magnat.store import companion_queries as c
from magnat.store import operator_queries as o
from magnat.store.queries import DueMatch
from magnat.store.store import Store

CHAT_PAUSE_SECONDS: Final = 0.02  # between two pages of old logs, so that players' writes get through
BEFORE_ALL_MATCHES: Final[DueMatch] = (0, "")


class Retention:
    """Deletes data that is older than the settings allow, a limited amount per run."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._chat_forgotten_to: DueMatch = BEFORE_ALL_MATCHES  # no chat is left up to this match

    async def run_once(self, now: int) -> bool:
        """Delete some expired data. True if anything was deleted, so that there may be more."""
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
        """Erase expired chat messages; return how many. Each log is scanned only once."""
        found = 0
        while True:
            forgotten, last = await self.store.write(o.forget_chat, before, self._chat_forgotten_to)
            if last is None:
                return found
            found += forgotten
            self._chat_forgotten_to = last
            await asyncio.sleep(CHAT_PAUSE_SECONDS)

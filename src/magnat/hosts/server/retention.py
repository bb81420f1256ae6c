"""Deletion of expired data."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from magnat.hosts.server.settings import Settings
from magnat.store import StoreUnavailable
from magnat.store import companion_queries as c
from magnat.store import moderation_queries as m
from magnat.store import operator_queries as o
from magnat.store.queries import FINISHED_STATUSES, DueMatch
from magnat.store.store import Store

CHAT_PAUSE_SECONDS: Final = 0.02  # between two pages of old logs, so that players' writes get through
BEFORE_ALL_MATCHES: Final[DueMatch] = (0, "")


class Retention:
    """Deletes data that is older than the settings allow, a limited amount per run."""

    def __init__(self, store: Store, settings: Settings, report_failure: Callable[[str, BaseException], None]) -> None:
        self.store = store
        self.settings = settings
        self.report_failure = report_failure
        self._chat_forgotten_to: DueMatch = BEFORE_ALL_MATCHES  # no chat is left up to this match

    async def run_once(self, now: int) -> bool:
        """Delete some expired data. True if anything was deleted, so that there may be more.

        A failure with one kind of data is reported, and the other kinds are still deleted.
        """
        deleted = False
        for kind, forget in self._list_due_kinds(now):
            try:
                deleted = bool(await forget()) or deleted
            except StoreUnavailable:
                raise
            except Exception as error:
                self.report_failure(f"retention of {kind}", error)
        return deleted

    def _list_due_kinds(self, now: int) -> Iterator[tuple[str, Callable[[], Awaitable[int | list[str]]]]]:
        """Yield the kinds of data that expire, each with a function that deletes a part of it."""
        write, settings = self.store.write, self.settings
        yield "addresses", lambda: write(o.forget_sources)
        yield "device keys", lambda: write(o.forget_keys, now)
        yield "bans", lambda: write(o.forget_bans, now)
        if settings.keep_chat:
            yield "chat", lambda: self._forget_chat(now - settings.keep_chat * o.DAY_MS)
        if settings.keep_open:
            yield "open tables", lambda: write(o.forget_matches, ("open",), now - settings.keep_open * o.DAY_MS)
        if settings.keep_matches:
            before = now - settings.keep_matches * o.DAY_MS
            yield "matches", lambda: write(o.forget_matches, FINISHED_STATUSES, before)
        if settings.keep_players:
            yield "players", lambda: write(o.forget_players, now - settings.keep_players * o.DAY_MS)
        if settings.keep_reports:
            yield "reports", lambda: write(m.forget_reports, now - settings.keep_reports * o.DAY_MS)
        if settings.keep_addresses:
            yield "addresses of players", lambda: write(m.forget_addresses, now - settings.keep_addresses * o.DAY_MS)
        if settings.keep_companions:
            yield "companions", lambda: write(c.forget_companions, now - settings.keep_companions * o.DAY_MS)

    async def _forget_chat(self, before: int) -> int:
        """Erase expired chat messages; return how many. Each log is scanned only once."""
        total = 0
        while True:
            forgotten, last = await self.store.write(o.forget_chat, before, self._chat_forgotten_to)
            if last is None:
                return total
            total += forgotten
            self._chat_forgotten_to = last
            await asyncio.sleep(CHAT_PAUSE_SECONDS)

"""The endpoint that tests the balance of an edition: bots play a few games per request while no table waits for a bot.

Nothing runs between two requests, so an abandoned trial costs nothing.
"""

import asyncio
import time
from typing import Final

from starlette.requests import Request

from magnat.hosts.server.fair_queue import Share
from magnat.hosts.server.process import Process
from magnat.hosts.server.process_pool import WorkFailed
from magnat.hosts.server.request_guards import Guard
from magnat.match.refusal import Refusal
from magnat.study.balance import Balance, continue_trial, trial_tournament
from magnat.tables.api_types import MadeEdition
from magnat.tables.table_rules import load_playable_edition

MAX_PLAY_SECONDS: Final = 0.5  # of play per request
QUIET_TIMEOUT_SECONDS: Final = 5.0  # then the request is refused as busy
BUSY_POLL_SECONDS: Final = 0.1  # between two checks whether a bot waits


class BalanceApi:
    """The endpoint for authors of editions (a mixin of `TablesApi`)."""

    process: Process
    guard: Guard

    async def balance(self, request: Request, given: MadeEdition) -> Balance:
        reviews, trials = self.process.review_jobs, self.process.limits.trials
        source = self.guard.source(request.scope)
        if not reviews.games:
            raise Refusal("no_reviews", 403)
        if not trials.take(source):
            raise Refusal("too_many", 429)
        try:
            trial = trial_tournament(load_playable_edition(given.doc, str(given.doc.get("game"))))
            await self._wait_until_quiet()
            whose = Share(True, (source.network, source.address, "editions"))
            return await reviews.pool.run(whose, continue_trial, trial, MAX_PLAY_SECONDS)
        except WorkFailed:
            raise Refusal("fault", 503) from None
        finally:
            trials.release(source)

    async def _wait_until_quiet(self) -> None:
        """Wait until no table waits for a bot. Raise `Refusal` after a timeout."""
        until = time.monotonic() + QUIET_TIMEOUT_SECONDS
        while self.process.review_jobs.is_busy():
            if time.monotonic() > until:
                raise Refusal("busy", 503)
            await asyncio.sleep(BUSY_POLL_SECONDS)

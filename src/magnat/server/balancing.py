"""server: how an edition plays that somebody is making. A few games each time it is asked, when nobody waits for a bot.

Nothing is under way between two questions: who no longer asks costs nothing.
"""

import asyncio
import time
from typing import Final

from starlette.requests import Request

from magnat.play.refusal import Refusal
from magnat.server.bodies import MadeEdition
from magnat.server.fair_queue import Whose
from magnat.server.guards import Guard
from magnat.server.making import playable
from magnat.server.process import Process
from magnat.server.workers import Failed
from magnat.study.balance import Balance, balanced, trial_of

SECONDS: Final = 0.5  # of playing, for one question
PATIENCE: Final = 5.0  # seconds after which it is said that the tables need everything
WAIT: Final = 0.1  # seconds until it is asked again whether a bot waits


class Balancing:
    """The endpoint of whoever makes an edition: a part of the API."""

    process: Process
    guard: Guard

    async def balance(self, request: Request, given: MadeEdition) -> Balance:
        reviews, trials = self.process.reviews, self.process.limits.trials
        source = self.guard.source(request.scope)
        if not reviews.games:
            raise Refusal("no_reviews", 403)
        if not trials.take(source):
            raise Refusal("too_many", 429)
        try:
            trial = trial_of(playable(given.doc, str(given.doc.get("game"))))
            await self._quiet()
            whose = Whose(True, (source.network, source.address, "editions"))
            return await reviews.helpers.do(whose, balanced, trial, SECONDS)
        except Failed:
            raise Refusal("fault", 503) from None
        finally:
            trials.give(source)

    async def _quiet(self) -> None:
        """Until nobody waits for a bot."""
        until = time.monotonic() + PATIENCE
        while self.process.reviews.busy():
            if time.monotonic() > until:
                raise Refusal("busy", 503)
            await asyncio.sleep(WAIT)

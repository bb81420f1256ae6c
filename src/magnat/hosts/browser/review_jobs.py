"""Reviews in a browser: the analysis worker computes them, the browser stores them."""

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from magnat.hosts.browser.worker_tasks import ReviewTask
from magnat.match import Refusal
from magnat.match.messages import encoder
from magnat.tables.review_jobs import ReviewJobs, SavedReview

if TYPE_CHECKING:
    from magnat.hosts.browser.host import BrowserHost

log = logging.getLogger(__name__)

GAMES_PER_POSITION: Final = 20  # a fifth of the server's number
ABANDONED_AFTER_SECONDS: Final = 90.0  # a review stops if its progress is not requested for this long

ReviewSource = tuple[str, list[int]]  # the record, and for each row the number of its event


class BrowserReviews(ReviewJobs):
    """All reviews of one page. They pause while a bot decides, so that games in progress are not slowed down."""

    def __init__(self, browser: "BrowserHost") -> None:
        super().__init__(self, GAMES_PER_POSITION, ABANDONED_AFTER_SECONDS)
        self.browser = browser
        self.linked_reviews: dict[str, SavedReview] = {}  # of linked tables, which are not stored

    def is_busy(self) -> bool:
        return bool(self.browser.pending_decisions)

    def admit(self, source: ReviewSource) -> None:
        if self.browser.run_task is None:
            raise Refusal("no_reviews", 403)

    def release(self, source: ReviewSource) -> None:
        pass

    async def load(self, id: str) -> SavedReview | None:
        if id not in self.browser.saved_tables:
            return self.linked_reviews.get(id)
        try:
            review = await self.browser.store.review(id)
            return msgspec.json.decode(review, type=SavedReview) if review else None
        except msgspec.MsgspecError:
            return None  # saved by another version

    async def save(self, id: str, review: SavedReview) -> None:
        if id in self.browser.saved_tables:
            await self.browser.store.keep_review(id, encoder.encode(review).decode())
        elif id in self.browser.linked_tables:
            self.linked_reviews[id] = review

    async def run_step(self, id: str, source: ReviewSource, saved: str, seconds: float) -> SavedReview:
        assert self.browser.run_task is not None
        task = ReviewTask(id, *source, self.games, saved, seconds)
        progress = await self.browser.run_task("review", encoder.encode(task).decode())
        return msgspec.json.decode(progress, type=SavedReview)

    def on_failure(self, id: str, error: Exception) -> None:
        log.error("a review failed", exc_info=error)

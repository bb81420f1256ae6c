"""Reviews of finished games. The analysis worker computes them step by step; the browser stores them.

This worker does not import the analysis: reviews pass through it as raw JSON.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from magnat.hosts.browser.room import BrowserRoom
from magnat.match import Refusal
from magnat.match.log import row_seqs_of
from magnat.match.messages import encoder
from magnat.tables.api_types import ReviewState
from magnat.version import __version__

if TYPE_CHECKING:
    from magnat.hosts.browser.host import BrowserHost

GAMES_PER_POSITION: Final = 20  # a fifth of the server's number
BROWSER_FIRST_STEP_SECONDS: Final = 0.3  # shorter than later steps, since the user waits for it
BROWSER_STEP_SECONDS: Final = 1.0
BROWSER_SAVE_INTERVAL_SECONDS: Final = 10.0  # between two writes of unfinished results
BOT_POLL_SECONDS: Final = 0.25  # interval of checks if a bot still decides
ABANDONED_AFTER_SECONDS: Final = 90.0  # a review stops if its progress is not requested for this long


class ReviewTask(msgspec.Struct):
    """One step of a review: a finished match, and the results so far."""

    id: str
    record: str
    seqs: list[int]  # for each row, the number of its event
    games: int
    saved: str
    seconds: float


class SavedReview(msgspec.Struct, kw_only=True):
    """The results of a review so far, as returned by the worker and stored by the browser."""

    engine: str = __version__
    stage: str = ""
    done: int = 0
    total: int = 0
    review: msgspec.Raw = msgspec.Raw(b"null")
    saved: str = ""
    sums: msgspec.Raw = msgspec.Raw(b"null")  # by seat, once the review is complete


class BrowserReviewTold(ReviewState, omit_defaults=True, kw_only=True):
    """The server's `ReviewTold`, with the review as raw JSON."""

    review: msgspec.Raw | None = None


class BrowserReviewJob:
    """One review in progress."""

    def __init__(self, known: SavedReview) -> None:
        self.progress = known
        self.asked_at = time.monotonic()
        self.task: asyncio.Task[None] | None = None


class BrowserReviewJobs:
    """All reviews of one page. They pause while a bot decides, so that games in progress are not slowed down."""

    def __init__(self, page: "BrowserHost") -> None:
        self.browser = page
        self.games = GAMES_PER_POSITION
        self.jobs: dict[str, BrowserReviewJob] = {}
        self.linked_reviews: dict[str, SavedReview] = {}  # of linked tables, which are not stored

    async def handle_request(self, method: str, table: BrowserRoom) -> BrowserReviewTold:
        """Execute a review request as the server does; raise `Refusal` unless the match is over."""
        if table.saved.header is None:
            raise Refusal("not_started")
        if table.session.match is None:
            raise Refusal("not_readable")
        if not table.session.match.is_over:
            raise Refusal("not_over")
        if method == "POST":
            await self.start(table)
        elif method == "DELETE":
            await self.stop(table.saved.id)
        return await self.describe_review(table.saved.id)

    async def describe_review(self, id: str) -> BrowserReviewTold:
        work = self.jobs.get(id)
        known = work.progress if work is not None else await self.load_review(id)
        if work is not None:
            work.asked_at = time.monotonic()
        elif known is None:
            return BrowserReviewTold(state="none")
        assert known is not None
        made = BrowserReviewTold(
            state="working" if work is not None else "done" if known.stage == "done" else "stopped",
            stage=known.stage,
            old=known.engine != __version__,
        )
        if work is not None:
            made.done, made.total, made.others = known.done, known.total, len(self.jobs) - 1
        if bytes(known.review) != b"null":
            made.review = known.review
        return made

    async def start(self, table: BrowserRoom) -> None:
        """Start or continue a review, unless it is complete."""
        id = table.saved.id
        if self.browser.run_task is None:
            raise Refusal("no_reviews", 403)
        known = await self.load_review(id)
        if known is None or known.engine != __version__:
            known = SavedReview()  # results of another engine version are not comparable
        if id not in self.jobs and known.stage != "done":
            work = self.jobs[id] = BrowserReviewJob(known)
            work.task = asyncio.create_task(self._run_job(table, work))

    async def stop(self, id: str) -> None:
        """Stop a review; it can be continued later."""
        work = self.jobs.get(id)
        if work is not None and work.task is not None:
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)

    async def _run_job(self, table: BrowserRoom, work: BrowserReviewJob) -> None:
        id, seconds, kept_at = table.saved.id, BROWSER_FIRST_STEP_SECONDS, time.monotonic()
        assert table.session.match is not None and self.browser.run_task is not None
        record = table.session.match.record(table.log).encode().decode()
        seqs = row_seqs_of(table.log)
        try:
            while work.progress.stage != "done" and time.monotonic() - work.asked_at < ABANDONED_AFTER_SECONDS:
                while self.browser.pending_decisions:
                    await asyncio.sleep(BOT_POLL_SECONDS)
                task = ReviewTask(id, record, seqs, self.games, work.progress.saved, seconds)
                piece = await self.browser.run_task("review", encoder.encode(task).decode())
                work.progress, seconds = msgspec.json.decode(piece, type=SavedReview), BROWSER_STEP_SECONDS
                if time.monotonic() - kept_at > BROWSER_SAVE_INTERVAL_SECONDS:
                    kept_at = time.monotonic()
                    await self._save_review(id, work.progress)
        finally:
            await self._save_review(id, work.progress)
            del self.jobs[id]

    async def load_review(self, id: str) -> SavedReview | None:
        if id not in self.browser.saved_tables:
            return self.linked_reviews.get(id)
        try:
            found = await self.browser.store.review(id)
            return msgspec.json.decode(found, type=SavedReview) if found else None
        except msgspec.MsgspecError:
            return None  # saved by another version

    async def _save_review(self, id: str, known: SavedReview) -> None:
        if known.stage == "done":
            known.saved = ""
        if id in self.browser.saved_tables:
            await self.browser.store.keep_review(id, encoder.encode(known).decode())
        elif id in self.browser.linked_tables:
            self.linked_reviews[id] = known

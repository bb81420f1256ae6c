"""Background jobs that compute and store reviews of finished matches while no bot is needed."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from magnat.analysis import ShownReview, redact_for_reader
from magnat.analysis.incremental import ReviewProgress
from magnat.analysis.side_games import SideGameState
from magnat.hosts.server.fair_queue import Share
from magnat.hosts.server.limits import ClientAddress, CountLimit
from magnat.hosts.server.process_pool import ProcessPool, WorkFailed, init_idle_worker
from magnat.hosts.server.review_worker import continue_review
from magnat.hosts.server.row_mapping import now_ms
from magnat.match import Refusal, Seating
from magnat.record import End
from magnat.store import StoreUnavailable
from magnat.store import queries as q
from magnat.store.store import Store
from magnat.tables.api_types import ReviewState
from magnat.version import __version__

log = logging.getLogger(__name__)

MAX_REVIEWS: Final = 32  # concurrent
MAX_REVIEWS_PER_ADDRESS: Final = 3
REVIEW_TIMEOUT_SECONDS: Final = 600.0  # for one step, which is slow on a busy machine
FIRST_STEP_SECONDS: Final = 0.3  # shorter, because the client waits for the first result
STEP_SECONDS: Final = 1.0
SAVE_INTERVAL_SECONDS: Final = 10.0  # between two writes of the progress
BUSY_RETRY_SECONDS: Final = 0.25  # until it checks again whether a bot waits


class ReviewTold(ReviewState, omit_defaults=True, kw_only=True):
    """The progress of a review, and its content so far."""

    common: str = ""  # common review: ask, waiting, no or yes; empty if not applicable
    review: ShownReview | None = None


class ReviewJob:
    """A running review."""

    def __init__(self, id: str, end: End | None, source: ClientAddress, saved: bytes) -> None:
        self.id = id
        self.end = end
        self.source = source
        self.saved = saved
        self.progress: ReviewProgress | None = None
        self.saved_at = time.monotonic()
        self.task: asyncio.Task[None] | None = None


class ReviewJobs:
    """The reviews of a process. They pause while `busy` returns True, i.e. while a table waits for a bot."""

    def __init__(self, store: Store, url: str, games: int, busy: Callable[[], bool]) -> None:
        self.store = store
        self.url = url
        self.games = games
        self.is_busy = busy
        self.pool = ProcessPool(1, REVIEW_TIMEOUT_SECONDS, init_idle_worker)
        self.count_limit = CountLimit(MAX_REVIEWS, MAX_REVIEWS_PER_ADDRESS)
        self.jobs: dict[str, ReviewJob] = {}
        self.side_game_standings: dict[tuple[str, int], SideGameState] = {}  # by table and event number

    async def review_for(self, seating: Seating, player: str | None) -> ReviewTold:
        """Return the review as `player` may read it."""
        common = common_review_state(await self.store.read(q.read_review_consents, seating.id), player)
        made, shown = await self._load_progress(seating.id)
        made.common = common
        if shown:
            closed = closed_seats(seating, player, common)
            made.review = redact_for_reader(msgspec.json.decode(shown, type=ShownReview), closed)
        return made

    async def _load_progress(self, id: str) -> tuple[ReviewTold, bytes]:
        """Return the progress of a review and its unredacted content as JSON."""
        work = self.jobs.get(id)
        if work is not None:
            piece = work.progress or ReviewProgress("", 0, 0, b"", b"")
            made = ReviewTold(state="working", stage=piece.stage, done=piece.done, total=piece.total)
            made.others = len(self.jobs) - 1
            return made, piece.shown
        kept = await self.store.read(q.find_review, id)
        if kept is None:
            return ReviewTold(state="none"), b""
        made = ReviewTold(state="done" if kept["stage"] == "done" else "stopped", stage=kept["stage"])
        made.old = kept["engine"] != __version__
        return made, kept["shown"].encode()

    async def start(self, id: str, end: End | None, source: ClientAddress) -> None:
        """Start or resume a review unless it is complete. Raise `Refusal` if reviews are off or there are too many."""
        if not self.games:
            raise Refusal("no_reviews", 403)
        kept = await self.store.read(q.find_review, id)
        if kept is not None and kept["engine"] != __version__:
            kept = None  # computed by another engine version
        if id in self.jobs or (kept is not None and kept["stage"] == "done"):
            return
        if not self.count_limit.take(source):
            raise Refusal("too_many", 429)
        work = self.jobs[id] = ReviewJob(id, end, source, kept["saved"].encode() if kept is not None else b"")
        work.task = asyncio.create_task(self._run_job(work))

    async def stop(self, id: str) -> None:
        """Stop a review. It can be resumed."""
        work = self.jobs.get(id)
        if work is not None and work.task is not None:
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)

    async def _run_job(self, work: ReviewJob) -> None:
        whose = Share(True, (work.source.network, work.source.address, work.id))
        seconds = FIRST_STEP_SECONDS
        try:
            while work.progress is None or work.progress.stage != "done":
                while self.is_busy():
                    await asyncio.sleep(BUSY_RETRY_SECONDS)
                args = (self.url, work.id, work.end, self.games, work.saved, seconds)
                work.progress = await self.pool.run(whose, continue_review, *args)
                work.saved, seconds = work.progress.saved, STEP_SECONDS
                if time.monotonic() - work.saved_at > SAVE_INTERVAL_SECONDS:
                    await self._save_job(work)
        except (WorkFailed, StoreUnavailable) as why:
            log.error("a review was left", extra={"match": work.id, "why": type(why).__name__})
        except asyncio.CancelledError:
            pass
        except Exception as why:
            log.error("a review failed", extra={"match": work.id, "why": type(why).__name__})
        finally:
            await self._finish_job(work)

    async def _finish_job(self, work: ReviewJob) -> None:
        """Save the progress before the job is removed, so that the next reader finds it in the store."""
        try:
            await self._save_job(work)
        except StoreUnavailable:
            pass
        finally:
            self.jobs.pop(work.id, None)
            self.count_limit.release(work.source)

    async def _save_job(self, work: ReviewJob) -> None:
        work.saved_at = time.monotonic()
        if work.progress is not None:
            whole = work.progress.stage == "done"
            saved, shown = b"" if whole else work.saved, work.progress.shown
            values = {"engine": __version__, "stage": work.progress.stage, "changed": now_ms()}
            texts = {"shown": shown.decode(), "saved": saved.decode(), "sums": work.progress.sums.decode()}
            await self.store.write(q.save_review, work.id, {**values, **texts})

    async def close(self) -> None:
        for id in list(self.jobs):
            await self.stop(id)
        self.pool.close()


def common_review_state(said: dict[str, int], player: str | None) -> str:
    """Return the state of the common review for a player. All players have to agree: a single no rejects it.

    Return "" if the player did not take part or was the only one.
    """
    if len(said) < 2 or player not in said:
        return ""
    if -1 in said.values():
        return "no"
    if all(said.values()):
        return "yes"
    return "waiting" if said[player] else "ask"


def closed_seats(seating: Seating, player: str | None, common: str) -> set[int]:
    """Return the seats whose values are hidden from a reader: other people's, unless the review is common."""
    if common == "yes":
        return set()
    people = {seating.places[seat].player for seat in seating.people}
    mine = seating.seats_of(player)
    return {seat for seat in seating.people if seat not in mine} if len(people) > 1 else set()

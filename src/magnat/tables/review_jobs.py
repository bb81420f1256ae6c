"""Jobs that compute reviews of finished matches step by step. A host gives them storage and workers.

This module does not import the analysis: reviews pass through it as raw JSON.
"""

import asyncio
import time
from typing import Any, Final, Protocol

import msgspec

from magnat.match import Match, MatchSession, Refusal, Seating
from magnat.tables.api_types import ReviewState
from magnat.version import engine_version

FIRST_STEP_SECONDS: Final = 0.3  # shorter than later steps, because the client waits for the first result
STEP_SECONDS: Final = 1.0
SAVE_INTERVAL_SECONDS: Final = 10.0  # between two writes of unfinished results
BUSY_POLL_SECONDS: Final = 0.25  # between two checks for tables that wait for a bot
TRIAL_STEP_SECONDS: Final = 0.5  # of trial games of an edition, for each request
QUIET_TIMEOUT_SECONDS: Final = 5.0  # then the request for trial games is refused as busy
NO_JSON: Final = msgspec.Raw(b"null")


class SavedReview(msgspec.Struct, kw_only=True):
    """The results of a review so far."""

    engine: str = msgspec.field(default_factory=engine_version)
    stage: str = ""
    done: int = 0
    total: int = 0
    review: msgspec.Raw = NO_JSON
    saved: str = ""
    sums: msgspec.Raw = NO_JSON  # by seat, once the review is complete

    @property
    def review_json(self) -> bytes:
        """The review as JSON; empty before the first step."""
        return b"" if bytes(self.review) == b"null" else bytes(self.review)


class ReviewHost(Protocol):
    """The operations that a host provides for reviews. `source` is the origin of the request that started a job."""

    def is_busy(self) -> bool:
        """True while a table waits for a bot; reviews pause then."""

    def admit(self, source: Any) -> None:
        """Raise `Refusal` if no further review may run."""

    def release(self, source: Any) -> None:
        """Handle the end of an admitted review."""

    async def load(self, id: str) -> SavedReview | None: ...
    async def save(self, id: str, review: SavedReview) -> None: ...
    async def run_step(self, id: str, source: Any, saved: str, seconds: float) -> SavedReview: ...
    def on_failure(self, id: str, error: Exception) -> None: ...


class ReviewJob:
    """A running review."""

    def __init__(self, id: str, source: Any, progress: SavedReview) -> None:
        self.id = id
        self.source = source
        self.progress = progress
        self.asked_at = time.monotonic()
        self.task: asyncio.Task[None] | None = None


class ReviewJobs:
    """The reviews of a host. Without requests for `abandoned_after` seconds, a review stops."""

    def __init__(self, host: ReviewHost, games: int, abandoned_after: float = float("inf")) -> None:
        self.host = host
        self.games = games  # rollouts from each position; 0: no reviews
        self.abandoned_after = abandoned_after
        self.jobs: dict[str, ReviewJob] = {}

    async def load_state(self, id: str) -> tuple[ReviewState, bytes]:
        """Return the progress of a review, and its content as JSON, unredacted; empty if there is none yet."""
        job = self.jobs.get(id)
        if job is not None:
            job.asked_at = time.monotonic()
            progress = job.progress
            return self._describe(progress, "working", len(self.jobs) - 1), progress.review_json
        saved = await self.host.load(id)
        if saved is None:
            return ReviewState(state="none"), b""
        return self._describe(saved, "done" if saved.stage == "done" else "stopped"), saved.review_json

    def _describe(self, saved: SavedReview, state: str, others: int = 0) -> ReviewState:
        review_state = ReviewState(state=state, stage=saved.stage, old=saved.engine != engine_version())
        if state == "working":
            review_state.done, review_state.total, review_state.others = saved.done, saved.total, others
        return review_state

    async def start(self, id: str, source: Any) -> None:
        """Start or resume a review unless it is complete. Raise `Refusal` if that is not possible."""
        if not self.games:
            raise Refusal("no_reviews", 403)
        saved = await self.host.load(id)
        if saved is None or saved.engine != engine_version():
            saved = SavedReview()  # results of another engine version are not comparable
        if id in self.jobs or saved.stage == "done":
            return
        self.host.admit(source)
        job = self.jobs[id] = ReviewJob(id, source, saved)
        job.task = asyncio.create_task(self._run_job(job))

    async def stop(self, id: str) -> None:
        """Stop a review. It can be resumed."""
        job = self.jobs.get(id)
        if job is not None and job.task is not None:
            job.task.cancel()
            await asyncio.gather(job.task, return_exceptions=True)

    async def stop_all(self) -> None:
        for id in list(self.jobs):
            await self.stop(id)

    async def wait_until_quiet(self) -> None:
        """Wait until no table waits for a bot. Raise `Refusal` after a timeout."""
        until = time.monotonic() + QUIET_TIMEOUT_SECONDS
        while self.host.is_busy():
            if time.monotonic() > until:
                raise Refusal("busy", 503)
            await asyncio.sleep(BUSY_POLL_SECONDS)

    async def _run_job(self, job: ReviewJob) -> None:
        seconds, saved_at = FIRST_STEP_SECONDS, time.monotonic()
        try:
            while job.progress.stage != "done" and time.monotonic() - job.asked_at < self.abandoned_after:
                while self.host.is_busy():
                    await asyncio.sleep(BUSY_POLL_SECONDS)
                job.progress = await self.host.run_step(job.id, job.source, job.progress.saved, seconds)
                seconds = STEP_SECONDS
                if time.monotonic() - saved_at > SAVE_INTERVAL_SECONDS:
                    saved_at = time.monotonic()
                    await self.host.save(job.id, job.progress)
        except asyncio.CancelledError:
            pass
        except Exception as error:
            self.host.on_failure(job.id, error)
        finally:
            await self._finish_job(job)

    async def _finish_job(self, job: ReviewJob) -> None:
        """Save the progress before the job is removed, so that the next reader finds it in the store."""
        try:
            if job.progress.stage:
                if job.progress.stage == "done":
                    job.progress.saved = ""
                await self.host.save(job.id, job.progress)
        except Exception as error:
            self.host.on_failure(job.id, error)
        finally:
            self.jobs.pop(job.id, None)
            self.host.release(job.source)


def finished_match(session: MatchSession) -> Match:
    """Return the match of a session. Raise `Refusal` if it is not over: there is no review during a match."""
    if session.seating.header is None:
        raise Refusal("not_started")
    if session.match is None:
        raise Refusal("not_readable")
    if not session.match.is_over:
        raise Refusal("not_over")
    return session.match


def check_sat(seating: Seating, player: str | None) -> None:
    """Raise `Refusal` if the player has no seat at the table."""
    if not seating.seats_of(player):
        raise Refusal("spectator", 403)


def common_review_state(votes: dict[str, int], player: str | None) -> str:
    """Return the state of the common review for a player. All players have to agree: a single no rejects it.

    Return "" if the player did not take part or was the only one.
    """
    if len(votes) < 2 or player not in votes:
        return ""
    if -1 in votes.values():
        return "no"
    if all(votes.values()):
        return "yes"
    return "waiting" if votes[player] else "ask"


def closed_seats(seating: Seating, player: str | None, common: str) -> set[int]:
    """Return the seats whose values are hidden from a reader: other people's, unless the review is common."""
    if common == "yes":
        return set()
    people = {seating.places[seat].player for seat in seating.people}
    mine = seating.seats_of(player)
    return {seat for seat in seating.people if seat not in mine} if len(people) > 1 else set()

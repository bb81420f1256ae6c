"""The reviews of a server process: storage, a worker, limits, and what each reader may see."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec

from magnat.analysis import ShownReview, redact_for_reader
from magnat.analysis.side_games import SideGameState
from magnat.hosts.server.analysis_worker import continue_stored_review, measure_stored_side_game
from magnat.hosts.server.cpu_time import FairThreads
from magnat.hosts.server.fair_queue import Share
from magnat.hosts.server.limits import ClientAddress, CountLimit
from magnat.hosts.server.process_pool import ProcessPool, WorkFailed, init_idle_worker
from magnat.match import Refusal, Seating
from magnat.record import End
from magnat.store import queries as q
from magnat.store.store import Store
from magnat.tables.clock import now_ms
from magnat.tables.review_jobs import NO_JSON, ReviewJob, ReviewJobs, SavedReview, closed_seats, common_review_state
from magnat.tables.review_types import ReviewReply

log = logging.getLogger(__name__)

MAX_REVIEWS: Final = 32  # concurrent
MAX_REVIEWS_PER_ADDRESS: Final = 3
REVIEW_TIMEOUT_SECONDS: Final = 600.0  # for one step, which is slow on a busy machine
MAX_CACHED_STANDINGS: Final = 500

ReviewSource = tuple[ClientAddress, End | None]


class ServerReviews(ReviewJobs):
    """The reviews of a process. They pause while `busy` returns True, i.e. while a table waits for a bot."""

    def __init__(self, store: Store, url: str, games: int, threads: FairThreads, busy: Callable[[], bool]) -> None:
        super().__init__(self, games)
        self.store = store
        self.url = url
        self.threads = threads
        self.is_busy = busy
        self.pool = ProcessPool(1, REVIEW_TIMEOUT_SECONDS, init_idle_worker)
        self.count_limit = CountLimit(MAX_REVIEWS, MAX_REVIEWS_PER_ADDRESS)
        self.standings: dict[tuple[str, int], SideGameState] = {}  # of side games, by table and event number

    async def review_for(self, seating: Seating, player: str | None) -> ReviewReply:
        """Return the review as `player` may read it."""
        common = common_review_state(await self.store.read(q.read_review_consents, seating.id), player)
        state, shown = await self.load_state(seating.id)
        review = ReviewReply(**msgspec.structs.asdict(state), common=common)
        if shown:
            closed = closed_seats(seating, player, common)
            review.review = await self.threads.run(redact_review, shown, closed)
        return review

    async def run(self, source: ClientAddress, about: str, work: Callable[..., Any], *args: Any) -> Any:
        """Run work for a client in the worker. Raise `Refusal` if it fails."""
        try:
            return await self.pool.run(Share(True, (source.network, source.address, about)), work, *args)
        except WorkFailed:
            raise Refusal("fault", 503) from None

    async def measure_side_game(self, table: Seating, seq: int, seat: int, source: ClientAddress) -> SideGameState:
        """Return the standing of a side game after event `seq`. Results are cached."""
        key, standings = (table.id, seq), self.standings
        if key not in standings:
            args = (self.url, table.id, seat, self.games)
            standings[key] = await self.run(source, table.id, measure_stored_side_game, *args)
            while len(standings) > MAX_CACHED_STANDINGS:
                del standings[next(iter(standings))]
        return standings[key]

    async def close(self) -> None:
        await self.stop_all()
        self.pool.close()

    # storage, workers and limits for the jobs

    def admit(self, source: ReviewSource) -> None:
        """Admit a review. If all places are taken, it takes the place of a network that has at least two more."""
        if self.count_limit.is_crowded(source[0]) or self.count_limit.total < self.count_limit.max_total:
            job = None
        else:
            job = self._find_replaceable(source[0])
        if not self.count_limit.take(source[0], replaces=job is not None):
            raise Refusal("too_many", 429)
        if job is not None and job.task is not None:
            # Its results are saved, and it can be resumed. It may have been created just now, and must have begun.
            asyncio.get_running_loop().call_soon(job.task.cancel)

    def _find_replaceable(self, source: ClientAddress) -> ReviewJob | None:
        """Return the last review of the network with the most, if it has at least two more than the given one."""
        by_network: dict[str, list[ReviewJob]] = {}
        for job in self.jobs.values():
            by_network.setdefault(job.source[0].network, []).append(job)
        most = max(by_network.values(), key=len, default=[])
        return most[-1] if len(most) >= len(by_network.get(source.network, [])) + 2 else None

    def release(self, source: ReviewSource) -> None:
        self.count_limit.release(source[0])

    async def load(self, id: str) -> SavedReview | None:
        saved = await self.store.read(q.find_review, id)
        if saved is None:
            return None
        review, sums = (msgspec.Raw(saved[name].encode()) if saved[name] else NO_JSON for name in ("shown", "sums"))
        return SavedReview(engine=saved["engine"], stage=saved["stage"], review=review, saved=saved["saved"], sums=sums)

    async def save(self, id: str, review: SavedReview) -> None:
        sums = b"" if bytes(review.sums) == b"null" else bytes(review.sums)
        values = {"engine": review.engine, "stage": review.stage, "changed": now_ms()}
        texts = {"shown": review.review_json.decode(), "saved": review.saved, "sums": sums.decode()}
        await self.store.write(q.save_review, id, {**values, **texts})

    async def run_step(self, id: str, source: ReviewSource, saved: str, seconds: float) -> SavedReview:
        address, end = source
        args = (self.url, id, end, self.games, saved, seconds)
        progress: SavedReview = await self.run(address, id, continue_stored_review, *args)
        return progress

    def on_failure(self, id: str, error: Exception) -> None:
        log.error("a review failed", extra={"match": id, "why": type(error).__name__})


def redact_review(shown: bytes, closed: set[int]) -> ShownReview:
    """Return the stored JSON of a review without the values of closed seats."""
    return redact_for_reader(msgspec.json.decode(shown, type=ShownReview), closed)

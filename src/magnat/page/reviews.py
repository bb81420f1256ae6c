"""page: reviews of games that are over. Whoever thinks here works them out, a little at a time; the browser keeps them.

Nothing of the analysis is needed in this worker: what a review shows passes through as it was written.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from magnat import __version__
from magnat.page.host import PageHost
from magnat.play import Refusal
from magnat.play.log import seqs_of
from magnat.play.messages import encoder
from magnat.server.bodies import ReviewState

if TYPE_CHECKING:
    from magnat.page.page import Page

GAMES: Final = 20  # played from each position: a fifth of what a server plays
FIRST: Final = 0.3  # seconds of the first piece, whose result is waited for, and of the others
THEN: Final = 1.0
KEEP: Final = 10.0  # seconds between two times that what is known is written down
WAIT: Final = 0.25  # seconds until it is asked again whether a bot thinks
ALONE: Final = 90.0  # seconds after which it is left if nobody asks how far it is


class ReviewTask(msgspec.Struct):
    """A piece of work: a match that is over, and what is known of it by now."""

    id: str
    record: str
    seqs: list[int]  # of each row, the event that brought it
    games: int
    saved: str
    seconds: float


class KeptReview(msgspec.Struct, kw_only=True):
    """What is known: a piece as it comes back, and as the browser keeps it."""

    engine: str = __version__
    stage: str = ""
    done: int = 0
    total: int = 0
    review: msgspec.Raw = msgspec.Raw(b"null")
    saved: str = ""
    sums: msgspec.Raw = msgspec.Raw(b"null")  # of each seat, once it is whole


class ReviewTold(ReviewState, omit_defaults=True, kw_only=True):
    """What the server says under this name, with the review as it was written."""

    review: msgspec.Raw | None = None


class Work:
    """One review under way."""

    def __init__(self, known: KeptReview) -> None:
        self.known = known
        self.asked_at = time.monotonic()
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """All of one page. They wait while a bot thinks: somebody plays with it."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.games = GAMES
        self.works: dict[str, Work] = {}
        self.lent: dict[str, KeptReview] = {}  # of games that are not kept either

    async def ask(self, method: str, table: PageHost) -> ReviewTold:
        """What the server is asked under the same name."""
        if table.kept.header is None:
            raise Refusal("not_started")
        if table.play.match is None:
            raise Refusal("not_readable")
        if not table.play.match.over:
            raise Refusal("not_over")
        if method == "POST":
            await self.start(table)
        elif method == "DELETE":
            await self.stop(table.kept.id)
        return await self.told(table.kept.id)

    async def told(self, id: str) -> ReviewTold:
        work = self.works.get(id)
        known = work.known if work is not None else await self.kept(id)
        if work is not None:
            work.asked_at = time.monotonic()
        elif known is None:
            return ReviewTold(state="none")
        assert known is not None
        made = ReviewTold(
            state="working" if work is not None else "done" if known.stage == "done" else "stopped",
            stage=known.stage,
            old=known.engine != __version__,
        )
        if work is not None:
            made.done, made.total, made.others = known.done, known.total, len(self.works) - 1
        if bytes(known.review) != b"null":
            made.review = known.review
        return made

    async def start(self, table: PageHost) -> None:
        """Begin with it or go on, unless it is whole."""
        id = table.kept.id
        if self.page.thinker is None:
            raise Refusal("no_reviews", 403)
        known = await self.kept(id)
        if known is None or known.engine != __version__:
            known = KeptReview()  # the games of another engine say nothing here
        if id not in self.works and known.stage != "done":
            work = self.works[id] = Work(known)
            work.task = asyncio.create_task(self._work(table, work))

    async def stop(self, id: str) -> None:
        """Leave it as it is; it can be taken up again."""
        work = self.works.get(id)
        if work is not None and work.task is not None:
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)

    async def _work(self, table: PageHost, work: Work) -> None:
        id, seconds, kept_at = table.kept.id, FIRST, time.monotonic()
        assert table.play.match is not None and self.page.thinker is not None
        record = table.play.match.record(table.log).encoded().decode()
        seqs = seqs_of(table.log)
        try:
            while work.known.stage != "done" and time.monotonic() - work.asked_at < ALONE:
                while self.page.thinking:
                    await asyncio.sleep(WAIT)
                task = ReviewTask(id, record, seqs, self.games, work.known.saved, seconds)
                piece = await self.page.thinker("review", encoder.encode(task).decode())
                work.known, seconds = msgspec.json.decode(piece, type=KeptReview), THEN
                if time.monotonic() - kept_at > KEEP:
                    kept_at = time.monotonic()
                    await self._keep(id, work.known)
        finally:
            await self._keep(id, work.known)
            del self.works[id]

    async def kept(self, id: str) -> KeptReview | None:
        if id not in self.page.known:
            return self.lent.get(id)
        try:
            found = await self.page.store.review(id)
            return msgspec.json.decode(found, type=KeptReview) if found else None
        except msgspec.MsgspecError:
            return None  # of another version

    async def _keep(self, id: str, known: KeptReview) -> None:
        if known.stage == "done":
            known.saved = ""
        if id in self.page.known:
            await self.page.store.keep_review(id, encoder.encode(known).decode())
        elif id in self.page.lent:
            self.lent[id] = known

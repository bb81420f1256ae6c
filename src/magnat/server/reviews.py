"""server: reviews of matches that are over. They are worked out when nothing else is to be done, and kept."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from magnat import __version__
from magnat.analysis import ShownReview, for_reader
from magnat.analysis.pieces import Piece
from magnat.analysis.tries import Stand
from magnat.play import Refusal, Seating
from magnat.record import End
from magnat.server.bodies import ReviewState
from magnat.server.fair_queue import Whose
from magnat.server.limits import Count, Source
from magnat.server.reviewing import reviewed
from magnat.server.rows import now_ms
from magnat.server.workers import Failed, Helpers, begin_last
from magnat.store import StoreUnavailable
from magnat.store import queries as q
from magnat.store.store import Store

log = logging.getLogger(__name__)

AT_ONCE: Final = 32  # reviews under way, and how many of one address
OF_ONE: Final = 3
PATIENCE: Final = 600.0  # seconds for a piece of work: on a busy machine it hardly gets on
FIRST: Final = 0.3  # seconds of the first piece, whose result is waited for, and of the others
THEN: Final = 1.0
KEEP: Final = 10.0  # seconds between two times that what is known is written down
WAIT: Final = 0.25  # seconds until it is asked again whether a bot waits


class ReviewTold(ReviewState, omit_defaults=True, kw_only=True):
    """How far a review is, and what it shows by now."""

    common: str = ""  # whether all see all answers: ask, waiting, no, yes; empty where there is nothing to ask
    review: ShownReview | None = None


class Work:
    """One review under way."""

    def __init__(self, id: str, end: End | None, source: Source, saved: bytes) -> None:
        self.id = id
        self.end = end
        self.source = source
        self.saved = saved
        self.piece: Piece | None = None
        self.kept_at = time.monotonic()
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of a process. `busy` says whether somebody waits for a bot: then they wait too."""

    def __init__(self, store: Store, url: str, games: int, busy: Callable[[], bool]) -> None:
        self.store = store
        self.url = url
        self.games = games
        self.busy = busy
        self.helpers = Helpers(1, PATIENCE, begin_last)
        self.places = Count(AT_ONCE, OF_ONE)
        self.works: dict[str, Work] = {}
        self.stands: dict[tuple[str, int], Stand] = {}  # of side games, by the event after which

    async def told(self, seating: Seating, player: str | None) -> ReviewTold:
        """What a player may read of it."""
        common = common_for(await self.store.read(q.shares_of, seating.id), player)
        made, shown = await self._known(seating.id)
        made.common = common
        if shown:
            closed = closed_to(seating, player, common)
            made.review = for_reader(msgspec.json.decode(shown, type=ShownReview), closed)
        return made

    async def _known(self, id: str) -> tuple[ReviewTold, bytes]:
        """How far a review is, and what it shows to who may read everything."""
        work = self.works.get(id)
        if work is not None:
            piece = work.piece or Piece("", 0, 0, b"", b"")
            made = ReviewTold(state="working", stage=piece.stage, done=piece.done, total=piece.total)
            made.others = len(self.works) - 1
            return made, piece.shown
        kept = await self.store.read(q.review_of, id)
        if kept is None:
            return ReviewTold(state="none"), b""
        made = ReviewTold(state="done" if kept["stage"] == "done" else "stopped", stage=kept["stage"])
        made.old = kept["engine"] != __version__
        return made, kept["shown"].encode()

    async def start(self, id: str, end: End | None, source: Source) -> None:
        """Begin with it or go on, unless it is whole."""
        if not self.games:
            raise Refusal("no_reviews", 403)
        kept = await self.store.read(q.review_of, id)
        if kept is not None and kept["engine"] != __version__:
            kept = None  # its games say nothing here
        if id in self.works or (kept is not None and kept["stage"] == "done"):
            return
        if not self.places.take(source):
            raise Refusal("too_many", 429)
        work = self.works[id] = Work(id, end, source, kept["saved"].encode() if kept is not None else b"")
        work.task = asyncio.create_task(self._work(work))

    async def stop(self, id: str) -> None:
        """Leave it as it is; it can be taken up again."""
        work = self.works.get(id)
        if work is not None and work.task is not None:
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)

    async def _work(self, work: Work) -> None:
        whose = Whose(True, (work.source.network, work.source.address, work.id))
        seconds = FIRST
        try:
            while work.piece is None or work.piece.stage != "done":
                while self.busy():
                    await asyncio.sleep(WAIT)
                args = (self.url, work.id, work.end, self.games, work.saved, seconds)
                work.piece = await self.helpers.do(whose, reviewed, *args)
                work.saved, seconds = work.piece.saved, THEN
                if time.monotonic() - work.kept_at > KEEP:
                    await self._keep(work)
        except (Failed, StoreUnavailable) as why:
            log.error("a review was left", extra={"match": work.id, "why": type(why).__name__})
        except asyncio.CancelledError:
            pass
        except Exception as why:
            log.error("a review failed", extra={"match": work.id, "why": type(why).__name__})
        finally:
            await self._end(work)

    async def _end(self, work: Work) -> None:
        """What is known is kept before anybody can ask for it elsewhere."""
        try:
            await self._keep(work)
        except StoreUnavailable:
            pass
        finally:
            self.works.pop(work.id, None)
            self.places.give(work.source)

    async def _keep(self, work: Work) -> None:
        work.kept_at = time.monotonic()
        if work.piece is not None:
            whole = work.piece.stage == "done"
            saved, shown = b"" if whole else work.saved, work.piece.shown
            values = {"engine": __version__, "stage": work.piece.stage, "changed": now_ms()}
            texts = {"shown": shown.decode(), "saved": saved.decode(), "sums": work.piece.sums.decode()}
            await self.store.write(q.keep_review, work.id, {**values, **texts})

    async def close(self) -> None:
        for id in list(self.works):
            await self.stop(id)
        self.helpers.close()


def common_for(said: dict[str, int], player: str | None) -> str:
    """Whether those who sat at a table look at all answers together: all have to agree, and one no is enough."""
    if len(said) < 2 or player not in said:
        return ""
    if -1 in said.values():
        return "no"
    if all(said.values()):
        return "yes"
    return "waiting" if said[player] else "ask"


def closed_to(seating: Seating, player: str | None, common: str) -> set[int]:
    """The seats whose answers a reader sees no figures of: those of other people, unless they look together."""
    if common == "yes":
        return set()
    people = {seating.places[seat].player for seat in seating.people}
    mine = seating.seats_of(player)
    return {seat for seat in seating.people if seat not in mine} if len(people) > 1 else set()

"""page: games looked at together: my statistics, and the side games of one match. Whoever thinks here works it out.

As with a review, nothing of the analysis is needed in this worker: what comes back passes through as it was written.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat import editions
from magnat.page.host import PageHost
from magnat.page.reviews import WAIT
from magnat.page.saved import SavedTable
from magnat.play import Refusal
from magnat.play.messages import encoder
from magnat.play.seating import Side
from magnat.server.bodies import MadeEdition
from magnat.server.making import SIDES, playable

if TYPE_CHECKING:
    from magnat.page.page import Page


SECONDS: Final = 0.5  # of playing an edition, each time it is asked for


class Played(msgspec.Struct):
    """A game that counts: who has won, as bits; -1 if it was broken off. `sums` are those of its review."""

    match: str
    game: str
    at: int
    seats: int
    seat: int
    winners: int
    sums: msgspec.Raw


class StatisticsTask(msgspec.Struct):
    """The games of somebody; as a file for a spreadsheet or as they are told."""

    name: str
    games: list[Played]
    file: bool


class TriesTask(msgspec.Struct):
    """The side games of a match with their records, and its review as it is kept."""

    sides: list[Side]
    records: list[str]
    review: msgspec.Raw
    games: int


class BalanceTask(msgspec.Struct):
    """An edition that somebody is making, of which bots play a little more."""

    doc: dict[str, Any]
    seconds: float


class Together:
    """What one page knows of several of its games."""

    def __init__(self, page: "Page") -> None:
        self.page = page

    # my statistics

    async def statistics(self, file: bool = False) -> msgspec.Raw:
        if not self.page.player.id:
            raise Refusal("no_player", 401)
        rows = [row for row in self.page.mine() if self.counts(row)]
        games = [await self._played(row) for row in rows]
        return await self._worked_out("statistics", StatisticsTask(self.page.player.name, games, file))

    async def forget(self) -> msgspec.Raw:
        for row in self.page.mine():
            if row.status in ("over", "aborted") and row.counted:
                row.counted = False
                await self.page.write(row)
        return await self.statistics()

    def counts(self, row: SavedTable) -> bool:
        """Side games and lessons do not, nor games with several seats of one's own."""
        mine = [place for place in row.places if place.player == self.page.player.id]
        free = not (row.setup.side_of or row.setup.luck)
        return row.counted and row.status in ("over", "aborted") and free and len(mine) == 1

    async def _played(self, row: SavedTable) -> Played:
        if row.status == "over" and row.winners < 0:
            await self._look_up(row)
        seat = next(place.seat for place in row.places if place.player == self.page.player.id)
        kept = await self.page.reviews.kept(row.id)
        winners = row.winners if row.status == "over" else -1
        sums = kept.sums if kept is not None else msgspec.Raw(b"null")
        return Played(row.id, row.setup.game, row.changed, len(row.places), seat, winners, sums)

    async def _look_up(self, row: SavedTable) -> None:
        """Who won a game that was over before that was written down; of one that cannot be read, nobody knows."""
        match = PageHost(self.page, row, await self.page.log_of(row.id)).play.match
        if match is not None:
            row.winners = match.table.winners
            await self.page.write(row)

    # side games of a match

    def sides(self, of: str) -> list[SavedTable]:
        """Those of a match, the oldest first."""
        found = [row for row in self.page.mine() if row.setup.side_of == of]
        return sorted(found, key=lambda row: row.created)

    async def make_room(self, of: str) -> None:
        """The oldest try that is still played ends when there is one too many."""
        playing = [row for row in self.sides(of) if row.status == "playing"]
        for row in playing[: max(0, len(playing) - SIDES + 1)]:
            table = await self.page.table(row.id)
            await table.run(table.abort)

    async def tries(self, of: str) -> msgspec.Raw:
        if not self.page.player.id:
            raise Refusal("no_player", 401)
        sides, records = [], []
        for row in self.sides(of)[-SIDES:]:
            table = PageHost(self.page, row, await self.page.log_of(row.id))
            if table.play.match is None:
                raise Refusal("not_readable")
            sides.append(table.play.seating.side(self.page.player.id))
            records.append(table.play.match.record(table.log).encoded().decode())
        kept = await self.page.reviews.kept(of)
        review = kept.review if kept is not None else msgspec.Raw(b"null")
        return await self._worked_out("tries", TriesTask(sides, records, review, self.page.reviews.games))

    # an edition that is being made

    async def balance(self, given: MadeEdition) -> msgspec.Raw:
        own = playable(given.doc, str(given.doc.get("game")))
        while self.page.thinking:
            await asyncio.sleep(WAIT)
        return await self._worked_out("balance", BalanceTask(editions.doc_of(own), SECONDS))

    async def _worked_out(self, what: str, task: msgspec.Struct) -> msgspec.Raw:
        if self.page.thinker is None:
            raise Refusal("no_reviews", 403)
        try:
            found = await self.page.thinker(what, encoder.encode(task).decode())
        except Exception:
            await self.page.fetch_words()  # if that is what could not be had, it says so
            raise  # else it is a fault, and told as one
        return msgspec.Raw(found.encode())

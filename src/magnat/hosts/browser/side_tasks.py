"""Statistics, comparisons of side games, and edition balance, computed by the analysis worker.

This worker does not import the analysis: the results pass through it as raw JSON.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat import editions
from magnat.hosts.browser.review_jobs import BOT_POLL_SECONDS
from magnat.hosts.browser.room import BrowserRoom
from magnat.hosts.browser.saved_table import SavedTable
from magnat.match import Refusal
from magnat.match.messages import encoder
from magnat.match.seating import Side
from magnat.tables.api_types import MadeEdition
from magnat.tables.table_rules import MAX_SIDE_GAMES, load_playable_edition

if TYPE_CHECKING:
    from magnat.hosts.browser.host import BrowserHost


BALANCE_STEP_SECONDS: Final = 0.5  # of trial games, for each request


class CountedMatch(msgspec.Struct):
    """A game in the statistics. `winners` are bits of the seats, -1 if aborted; `sums` come from its review."""

    match: str
    game: str
    at: int
    seats: int
    seat: int
    winners: int
    sums: msgspec.Raw


class StatisticsTask(msgspec.Struct):
    """The games of the player `name`; `file` asks for CSV instead of JSON."""

    name: str
    games: list[CountedMatch]
    file: bool


class TriesTask(msgspec.Struct):
    """The side games of a match with their records, and the stored review of the match."""

    sides: list[Side]
    records: list[str]
    review: msgspec.Raw
    games: int


class BalanceTask(msgspec.Struct):
    """An edition in progress, and for how long bots play trial games."""

    doc: dict[str, Any]
    seconds: float


class SideTasks:
    """The tasks of one page that concern several games."""

    def __init__(self, page: "BrowserHost") -> None:
        self.browser = page

    # statistics

    async def statistics(self, file: bool = False) -> msgspec.Raw:
        if not self.browser.player.id:
            raise Refusal("no_player", 401)
        rows = [row for row in self.browser.my_saved_tables() if self.is_counted(row)]
        games = [await self._counted_match(row) for row in rows]
        return await self._run_task("statistics", StatisticsTask(self.browser.player.name, games, file))

    async def forget_statistics(self) -> msgspec.Raw:
        for row in self.browser.my_saved_tables():
            if row.status in ("over", "aborted") and row.counted:
                row.counted = False
                await self.browser.write(row)
        return await self.statistics()

    def is_counted(self, row: SavedTable) -> bool:
        """True for finished games, except side games, lessons and games in which the player had several seats."""
        mine = [place for place in row.places if place.player == self.browser.player.id]
        free = not (row.setup.side_of or row.setup.luck)
        return row.counted and row.status in ("over", "aborted") and free and len(mine) == 1

    async def _counted_match(self, row: SavedTable) -> CountedMatch:
        if row.status == "over" and row.winners < 0:
            await self._read_winners(row)
        seat = next(place.seat for place in row.places if place.player == self.browser.player.id)
        kept = await self.browser.review_jobs.load_review(row.id)
        winners = row.winners if row.status == "over" else -1
        sums = kept.sums if kept is not None else msgspec.Raw(b"null")
        return CountedMatch(row.id, row.setup.game, row.changed, len(row.places), seat, winners, sums)

    async def _read_winners(self, row: SavedTable) -> None:
        """Set the winners of a table saved by an older version from its log, if the log is readable."""
        match = BrowserRoom(self.browser, row, await self.browser.read_log(row.id)).session.match
        if match is not None:
            row.winners = match.table.winners
            await self.browser.write(row)

    # side games of a match

    def list_sides(self, of: str) -> list[SavedTable]:
        """Return the side games of a match, the oldest first."""
        found = [row for row in self.browser.my_saved_tables() if row.setup.side_of == of]
        return sorted(found, key=lambda row: row.created)

    async def end_oldest_sides(self, of: str) -> None:
        """Abort the oldest side games in progress, so that one more is within the limit."""
        playing = [row for row in self.list_sides(of) if row.status == "playing"]
        for row in playing[: max(0, len(playing) - MAX_SIDE_GAMES + 1)]:
            table = await self.browser.open_room(row.id)
            await table.run(table.abort)

    async def tries(self, of: str) -> msgspec.Raw:
        if not self.browser.player.id:
            raise Refusal("no_player", 401)
        sides, records = [], []
        for row in self.list_sides(of)[-MAX_SIDE_GAMES:]:
            table = BrowserRoom(self.browser, row, await self.browser.read_log(row.id))
            if table.session.match is None:
                raise Refusal("not_readable")
            sides.append(table.session.seating.side_game(self.browser.player.id))
            records.append(table.session.match.record(table.log).encode().decode())
        kept = await self.browser.review_jobs.load_review(of)
        review = kept.review if kept is not None else msgspec.Raw(b"null")
        return await self._run_task("tries", TriesTask(sides, records, review, self.browser.review_jobs.games))

    # editions

    async def balance(self, given: MadeEdition) -> msgspec.Raw:
        own = load_playable_edition(given.doc, str(given.doc.get("game")))
        while self.browser.pending_decisions:
            await asyncio.sleep(BOT_POLL_SECONDS)
        return await self._run_task("balance", BalanceTask(editions.to_document(own), BALANCE_STEP_SECONDS))

    async def _run_task(self, what: str, task: msgspec.Struct) -> msgspec.Raw:
        if self.browser.run_task is None:
            raise Refusal("no_reviews", 403)
        try:
            found = await self.browser.run_task(what, encoder.encode(task).decode())
        except Exception:
            await self.browser.fetch_library()  # refuses with a clear reason if the library was missing
            raise  # otherwise report the error
        return msgspec.Raw(found.encode())

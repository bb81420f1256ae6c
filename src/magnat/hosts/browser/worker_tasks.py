"""Tasks for the analysis worker. The first worker does not import the analysis: results pass through it as raw JSON."""

from typing import Any

import msgspec

from magnat.match.seating import Side
from magnat.tables.my_games import CountedMatch


class ReviewTask(msgspec.Struct):
    """One step of a review: a finished match, and the results so far."""

    id: str
    record: str
    seqs: list[int]  # for each row, the number of its event
    games: int
    saved: str
    seconds: float


class StatisticsTask(msgspec.Struct):
    """The games of the player `name`; `file` asks for CSV instead of JSON."""

    name: str
    games: list[CountedMatch]
    file: bool


class TriesTask(msgspec.Struct):
    """The side games of a match with their records, and the record of the match."""

    sides: list[Side]
    records: list[str]
    match: str
    games: int


class BalanceTask(msgspec.Struct):
    """An edition in progress, and for how long bots play trial games."""

    doc: dict[str, Any]
    seconds: float

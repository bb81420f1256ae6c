"""server: a review in a process of its own, a little at a time, of a match that is over."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

import msgspec

from magnat.analysis import Budget, Review, Step, shown_review
from magnat.analysis.statistics import sums_of
from magnat.kernel import BadOption
from magnat.play import rows_of
from magnat.play.log import seqs_of
from magnat.record import End, Record
from magnat.server.retell import engine, seating
from magnat.store import queries as q

CLOSER: Final = 16  # times as many games for a doubtful answer
OPEN: Final = 3  # reviews that are not put together anew for each piece of work


class Piece(msgspec.Struct):
    """How far a review is; what it shows by now, all its work, and the sums of each seat once it is whole, as JSON."""

    stage: str
    done: int
    total: int
    shown: bytes
    saved: bytes
    sums: bytes = b""


class Opened:
    """A review under way in this process."""

    def __init__(self, review: Review, seqs: list[int]) -> None:
        self.review = review
        self.seqs = seqs
        self.steps: Iterator[Step] = review.work()
        self.step = Step("", 0, 1)

    def go_on(self, seconds: float) -> Piece:
        """Work for so long, and say what is known."""
        until = time.monotonic() + seconds
        for step in self.steps:
            self.step = step
            if time.monotonic() >= until:
                break
        found = shown_review(self.review, self.seqs)
        sums = sums_of(found.players, found.reference, found.engine) if found.stage == "done" else None
        return Piece(
            self.review.stage,
            self.step.done,
            self.step.total,
            msgspec.json.encode(found),
            self.review.saved(),
            msgspec.json.encode(sums) if sums else b"",
        )


opened: OrderedDict[tuple[str, int], Opened] = OrderedDict()


def reviewed(url: str, id: str, end: End | None, games: int, saved: bytes, seconds: float) -> Piece:
    """Go on with the review of a match that is over, from what is `saved` of it if this process knows no more."""
    key = (id, games)
    found = opened.get(key)
    if found is None:
        found = opened[key] = begun(url, id, end, games, saved)
    opened.move_to_end(key)
    while len(opened) > OPEN:
        opened.popitem(last=False)
    piece = found.go_on(seconds)
    if piece.stage == "done":
        del opened[key]
    return piece


def begun(url: str, id: str, end: End | None, games: int, saved: bytes) -> Opened:
    header = seating(url, id).header
    assert header is not None
    with engine(url).connect() as connection:
        entries = q.entries_of(connection, id)
    record, budget = Record(header, [*rows_of(entries)], end), Budget(games, CLOSER * games)
    try:
        review = Review(record, budget=budget, saved=saved)
    except BadOption:  # of another engine: its games say nothing here
        review = Review(record, budget=budget)
    return Opened(review, seqs_of(entries))

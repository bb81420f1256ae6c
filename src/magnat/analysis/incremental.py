"""analysis: a review that is worked out a piece at a time, by whoever has a moment for it."""

import time
from collections.abc import Iterator
from typing import Final

import msgspec

from magnat.analysis.review import Budget, Review, ReviewStep
from magnat.analysis.review_view import build_shown_review
from magnat.analysis.statistics import sums_by_seat
from magnat.kernel import BadOption
from magnat.record import Record

CLOSER_FACTOR: Final = 16  # times as many games for a doubtful answer


class ReviewProgress(msgspec.Struct):
    """How far a review is; what it shows by now, all its work, and the sums of each seat once it is whole, as JSON."""

    stage: str
    done: int
    total: int
    shown: bytes
    saved: bytes
    sums: bytes = b""


class IncrementalReview:
    """A review under way here, from what is `saved` of it. `seqs` says of each row which event brought it."""

    def __init__(self, record: Record, seqs: list[int], games: int, saved: bytes) -> None:
        budget = Budget(games, CLOSER_FACTOR * games)
        try:
            self.review = Review(record, budget=budget, saved=saved)
        except BadOption:  # of another engine: its games say nothing here
            self.review = Review(record, budget=budget)
        self.seqs = seqs
        self.steps: Iterator[ReviewStep] = self.review.work()
        self.step = ReviewStep("", 0, 1)

    def work_for(self, seconds: float) -> ReviewProgress:
        """Work for so long, and say what is known."""
        until = time.monotonic() + seconds
        for step in self.steps:
            self.step = step
            if time.monotonic() >= until:
                break
        found = build_shown_review(self.review, self.seqs)
        sums = sums_by_seat(found.players, found.reference, found.engine) if found.stage == "done" else None
        return ReviewProgress(
            self.review.stage,
            self.step.done,
            self.step.total,
            msgspec.json.encode(found),
            self.review.dump(),
            msgspec.json.encode(sums) if sums else b"",
        )

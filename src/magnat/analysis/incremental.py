"""Reviews that are computed in slices of time by background workers."""

import time
from collections.abc import Iterator
from typing import Final

import msgspec

from magnat.analysis.review import Budget, Review, ReviewStep
from magnat.analysis.review_view import build_shown_review
from magnat.analysis.statistics import sums_by_seat
from magnat.kernel import BadOption
from magnat.record import Record

CLOSER_FACTOR: Final = 16  # factor applied to the number of games for a doubtful answer


class ReviewProgress(msgspec.Struct):
    """The state of a review: progress, and as JSON the shown review, the saved work and the sums.

    `sums` has the figures of each seat and is empty until the review is complete.
    """

    stage: str
    done: int
    total: int
    shown: bytes
    saved: bytes
    sums: bytes = b""


class IncrementalReview:
    """A review in progress, resumed from `saved`. `seqs` maps each row to the event that added it."""

    def __init__(self, record: Record, seqs: list[int], games: int, saved: bytes) -> None:
        budget = Budget(games, CLOSER_FACTOR * games)
        try:
            self.review = Review(record, budget=budget, saved=saved)
        except BadOption:  # saved by another engine version, whose games are not comparable
            self.review = Review(record, budget=budget)
        self.seqs = seqs
        self.steps: Iterator[ReviewStep] = self.review.work()
        self.step = ReviewStep("", 0, 1)

    def work_for(self, seconds: float) -> ReviewProgress:
        """Work for about `seconds` and return the progress."""
        until = time.monotonic() + seconds
        for step in self.steps:
            self.step = step
            if time.monotonic() >= until:
                break
        shown = build_shown_review(self.review, self.seqs)
        sums = sums_by_seat(shown.players, shown.reference, shown.engine) if shown.stage == "done" else None
        return ReviewProgress(
            self.review.stage,
            self.step.done,
            self.step.total,
            msgspec.json.encode(shown),
            self.review.dump(),
            msgspec.json.encode(sums) if sums else b"",
        )

"""Post-game analysis: win chances, the effect of luck and of each answer, and better answers.

`Review(record)` analyses a recorded game incrementally: `Review.work()` yields after a few games,
and `build_result(review)` returns the figures known so far. `compute_position_hint` ranks the
answers of a single position.

>>> import magnat
>>> from magnat.analysis import Budget, Review, build_result, run_to_end
>>> game = magnat.start("empire", seats=2, seed=1, turn_limit=3)
>>> winners = game.play("steady")
>>> review = Review(game.record, budget=Budget(first=4, closer=4))
>>> run_to_end(review.work())
>>> result = build_result(review)
>>> result.stage, result.winners == list(winners)
('done', True)
"""

from magnat.analysis.hints import HintSearch, PositionHint, compute_position_hint
from magnat.analysis.reference import Reference
from magnat.analysis.result import ReviewResult, build_result
from magnat.analysis.review import Budget, Review, ReviewStep, run_to_end
from magnat.analysis.review_view import ShownReview, build_shown_review, redact_for_reader

__all__ = [
    "Budget",
    "HintSearch",
    "PositionHint",
    "Reference",
    "Review",
    "ReviewResult",
    "ReviewStep",
    "ShownReview",
    "build_result",
    "build_shown_review",
    "compute_position_hint",
    "redact_for_reader",
    "run_to_end",
]

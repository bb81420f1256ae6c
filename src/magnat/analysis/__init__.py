"""analysis: luck or play? The chances of a recorded game, what luck and answers did to them, and what was better.

`Review(record)` does the work, a little at a time; `result` says what is known by now.
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

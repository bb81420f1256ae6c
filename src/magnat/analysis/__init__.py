"""analysis: luck or play? The chances of a recorded game, what luck and answers did to them, and what was better.

`Review(record)` does the work, a little at a time; `result` says what is known by now.
"""

from magnat.analysis.hints import Hint, Hinting, hint
from magnat.analysis.reference import Reference
from magnat.analysis.result import Result, result
from magnat.analysis.review import Budget, Review, Step, finished
from magnat.analysis.shown import ShownReview, for_reader, shown_review

__all__ = [
    "Budget",
    "Hint",
    "Hinting",
    "Reference",
    "Result",
    "Review",
    "ShownReview",
    "Step",
    "finished",
    "for_reader",
    "hint",
    "result",
    "shown_review",
]

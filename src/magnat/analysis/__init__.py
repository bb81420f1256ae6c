"""analysis: luck or play? The chances of a recorded game, what luck and answers did to them, and what was better.

`Review(record)` does the work, a little at a time; `result` says what is known by now.
"""

from magnat.analysis.hints import Hint, Hinting, hint
from magnat.analysis.reference import Reference
from magnat.analysis.result import Result, result
from magnat.analysis.review import Budget, Review, Step, finished

__all__ = ["Budget", "Hint", "Hinting", "Reference", "Result", "Review", "Step", "finished", "hint", "result"]

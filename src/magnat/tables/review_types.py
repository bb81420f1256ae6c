"""The response about a review. Apart from `api_types`, because it needs the types of the analysis."""

from magnat.analysis import ShownReview
from magnat.tables.api_types import ReviewState


class ReviewReply(ReviewState, omit_defaults=True, kw_only=True):
    """The progress of a review, and its content so far."""

    common: str = ""  # common review: ask, waiting, no or yes; empty if not applicable
    review: ShownReview | None = None

"""Incremental computation of reviews in a worker process."""

from collections import OrderedDict
from typing import Final

from magnat.analysis.incremental import IncrementalReview, ReviewProgress
from magnat.hosts.server.replay_worker import cached_engine, read_seating
from magnat.match import rows_of
from magnat.match.log import row_seqs_of
from magnat.record import End, Record
from magnat.store import queries as q

MAX_OPEN_REVIEWS: Final = 3  # reviews kept in memory between two steps

open_reviews: OrderedDict[tuple[str, int], IncrementalReview] = OrderedDict()


def continue_review(url: str, id: str, end: End | None, games: int, saved: bytes, seconds: float) -> ReviewProgress:
    """Continue a review for `seconds` and return its progress.

    Resume from memory if this process has the review, else from `saved`.
    """
    key = (id, games)
    found = open_reviews.get(key)
    if found is None:
        found = open_reviews[key] = open_review(url, id, end, games, saved)
    open_reviews.move_to_end(key)
    while len(open_reviews) > MAX_OPEN_REVIEWS:
        open_reviews.popitem(last=False)
    piece = found.work_for(seconds)
    if piece.stage == "done":
        del open_reviews[key]
    return piece


def open_review(url: str, id: str, end: End | None, games: int, saved: bytes) -> IncrementalReview:
    header = read_seating(url, id).header
    assert header is not None
    with cached_engine(url).connect() as connection:
        entries = q.read_entries(connection, id)
    return IncrementalReview(Record(header, [*rows_of(entries)], end), row_seqs_of(entries), games, saved)

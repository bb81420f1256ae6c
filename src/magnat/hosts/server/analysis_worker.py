"""Reviews and side games of stored matches, computed in a worker process."""

from functools import lru_cache
from typing import Final

import msgspec

from magnat.analysis.incremental import IncrementalReview
from magnat.analysis.side_games import SideGameState, measure_side_game_state
from magnat.arena.fixtures import Tournament
from magnat.hosts.server.replay_worker import cached_engine, read_seating
from magnat.match import Entry, rows_of
from magnat.match.log import row_seqs_of
from magnat.record import End, Header, Record
from magnat.store import queries as q
from magnat.study.balance import MAX_OPEN_TRIALS, Balance, continue_trial, trial_tournament
from magnat.tables.analysis_tasks import OpenReviews
from magnat.tables.review_jobs import SavedReview
from magnat.tables.table_rules import load_playable_edition

open_reviews: Final = OpenReviews(3)


def read_match(url: str, id: str) -> tuple[Header, list[Entry]]:
    header = read_seating(url, id).header
    assert header is not None
    with cached_engine(url).connect() as connection:
        return header, q.read_entries(connection, id)


def continue_stored_review(url: str, id: str, end: End | None, games: int, saved: str, seconds: float) -> SavedReview:
    """Continue a review for `seconds`, from memory if this process has it, else from `saved`."""

    def open_review() -> IncrementalReview:
        header, entries = read_match(url, id)
        return IncrementalReview(Record(header, [*rows_of(entries)], end), row_seqs_of(entries), games, saved.encode())

    return open_reviews.continue_review(id, seconds, open_review)


def measure_stored_side_game(url: str, id: str, seat: int, games: int) -> SideGameState:
    header, entries = read_match(url, id)
    original, played = read_match(url, header.branch_of)
    match = Record(original, [*rows_of(played)])
    return measure_side_game_state(Record(header, [*rows_of(entries)]), match, seat, games)


@lru_cache(MAX_OPEN_TRIALS)
def trial_of_document(doc: bytes) -> Tournament:
    """Return the trial games of an edition. Raise `Refusal` if it is not playable."""
    document = msgspec.json.decode(doc)
    return trial_tournament(load_playable_edition(document, str(document.get("game"))))


def continue_edition_trial(doc: bytes, seconds: float) -> Balance:
    """Continue the trial games of an edition for `seconds`."""
    return continue_trial(trial_of_document(doc), seconds)

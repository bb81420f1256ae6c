"""Tasks of the analysis worker: hints, reviews, statistics, side games and edition balance. Loaded on demand."""

from functools import lru_cache
from typing import Final

import msgspec

from magnat import editions
from magnat.analysis.hint_jobs import run_task
from magnat.analysis.incremental import IncrementalReview
from magnat.analysis.side_games import SideGameState, build_tries, measure_side_game_state
from magnat.analysis.statistics import as_csv
from magnat.hosts.browser.worker_tasks import BalanceTask, ReviewTask, StatisticsTask, TriesTask
from magnat.match.bot_tasks import BotTask
from magnat.match.messages import encoder
from magnat.record import decode_record
from magnat.study.balance import continue_trial, trial_tournament
from magnat.tables.analysis_tasks import OpenReviews, count_games

open_reviews: Final = OpenReviews(2)


def hint(task: str) -> str:
    """Return the hint for a `BotTask`, both as JSON."""
    return encoder.encode(run_task(msgspec.json.decode(task, type=BotTask))).decode()


def review(task: str) -> str:
    """Run one step of a `ReviewTask` and return the `SavedReview` after it, both as JSON."""
    request = msgspec.json.decode(task, type=ReviewTask)

    def open_review() -> IncrementalReview:
        record = decode_record(request.record.encode())
        return IncrementalReview(record, request.seqs, request.games, request.saved.encode())

    return encoder.encode(open_reviews.continue_review(request.id, request.seconds, open_review)).decode()


def statistics(task: str) -> str:
    """Return the statistics of a `StatisticsTask` as JSON, or as a JSON string of CSV if it asks for a file."""
    request = msgspec.json.decode(task, type=StatisticsTask)
    counted = count_games(request.name, request.games)
    return encoder.encode(as_csv(counted) if request.file else counted).decode()


def tries(task: str) -> str:
    """Return the comparison of the side games in a `TriesTask`, as JSON."""
    request = msgspec.json.decode(task, type=TriesTask)
    results = [
        measure_side_game(record, request.match, side.seat, request.games)
        for side, record in zip(request.sides, request.records, strict=True)
    ]
    return encoder.encode(build_tries(request.sides, results)).decode()


@lru_cache(100)
def measure_side_game(record: str, match: str, seat: int, games: int) -> SideGameState:
    return measure_side_game_state(decode_record(record.encode()), decode_record(match.encode()), seat, games)


def balance(task: str) -> str:
    """Continue the trial games of the edition in a `BalanceTask` and return the result so far, as JSON."""
    request = msgspec.json.decode(task, type=BalanceTask)
    tournament = trial_tournament(editions.from_document(request.doc))
    return encoder.encode(continue_trial(tournament, request.seconds)).decode()

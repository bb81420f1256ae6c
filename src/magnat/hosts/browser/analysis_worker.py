"""Tasks of the analysis worker: hints, reviews, statistics, side games and edition balance. Loaded on demand."""

from collections import OrderedDict
from typing import Final

import msgspec

from magnat import editions
from magnat.analysis.hint_jobs import run_task
from magnat.analysis.incremental import IncrementalReview
from magnat.analysis.side_games import SideGameState, build_tries, measure_side_game_state
from magnat.analysis.statistics import GameCounted, Sums, as_csv, win_share
from magnat.analysis.statistics import compute_statistics as together
from magnat.hosts.browser.review_jobs import ReviewTask, SavedReview
from magnat.hosts.browser.side_tasks import BalanceTask, CountedMatch, StatisticsTask, TriesTask
from magnat.match.bot_tasks import BotTask
from magnat.match.messages import encoder
from magnat.record import decode_record
from magnat.study.balance import continue_trial, trial_tournament

MAX_OPEN_BROWSER_REVIEWS: Final = 2  # reviews kept in memory between two steps
MAX_CACHED_SIDE_GAMES: Final = 100

open_browser_reviews: OrderedDict[str, IncrementalReview] = OrderedDict()
side_game_standings: OrderedDict[str, SideGameState] = OrderedDict()  # cache by the record of the side game


def hint(task: str) -> str:
    """Return the hint for a `BotTask`, both as JSON."""
    return encoder.encode(run_task(msgspec.json.decode(task, type=BotTask))).decode()


def review(task: str) -> str:
    """Run one step of a `ReviewTask` and return the `SavedReview` after it, both as JSON."""
    asked = msgspec.json.decode(task, type=ReviewTask)
    found = open_browser_reviews.get(asked.id)
    if found is None:
        record = decode_record(asked.record.encode())
        found = open_browser_reviews[asked.id] = IncrementalReview(
            record, asked.seqs, asked.games, asked.saved.encode()
        )
    open_browser_reviews.move_to_end(asked.id)
    while len(open_browser_reviews) > MAX_OPEN_BROWSER_REVIEWS:
        open_browser_reviews.popitem(last=False)
    piece = found.work_for(asked.seconds)
    if piece.stage == "done":
        del open_browser_reviews[asked.id]
    known = SavedReview(
        stage=piece.stage,
        done=piece.done,
        total=piece.total,
        review=msgspec.Raw(piece.shown),
        saved=piece.saved.decode(),
        sums=msgspec.Raw(piece.sums or b"null"),
    )
    return encoder.encode(known).decode()


def statistics(task: str) -> str:
    """Return the statistics of a `StatisticsTask` as JSON, or as a JSON string of CSV if it asks for a file."""
    asked = msgspec.json.decode(task, type=StatisticsTask)
    found = together(asked.name, [to_counted_game(game) for game in asked.games])
    return encoder.encode(as_csv(found) if asked.file else found).decode()


def to_counted_game(game: CountedMatch) -> GameCounted:
    share = win_share(game.winners, game.seat, game.seats) if game.winners >= 0 else None
    sums = msgspec.json.decode(game.sums, type=list[Sums] | None)
    return GameCounted(game.match, game.game, game.at, game.seats, share, sums[game.seat] if sums else None)


def tries(task: str) -> str:
    """Return the comparison of the side games in a `TriesTask`, as JSON."""
    asked = msgspec.json.decode(task, type=TriesTask)
    found = [
        measure_side_game(record, side.seat, asked.games)
        for side, record in zip(asked.sides, asked.records, strict=True)
    ]
    review = bytes(asked.review)
    return encoder.encode(build_tries(asked.sides, found, b"" if review == b"null" else review)).decode()


def measure_side_game(record: str, seat: int, games: int) -> SideGameState:
    if record not in side_game_standings:
        side_game_standings[record] = measure_side_game_state(decode_record(record.encode()), seat, games)
        while len(side_game_standings) > MAX_CACHED_SIDE_GAMES:
            side_game_standings.popitem(last=False)
    return side_game_standings[record]


def balance(task: str) -> str:
    """Continue the trial games of the edition in a `BalanceTask` and return the result so far, as JSON."""
    asked = msgspec.json.decode(task, type=BalanceTask)
    return encoder.encode(continue_trial(trial_tournament(editions.from_document(asked.doc)), asked.seconds)).decode()

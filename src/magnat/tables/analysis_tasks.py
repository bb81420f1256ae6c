"""The computations behind reviews, statistics and side games, for the workers of a host."""

from collections import OrderedDict
from collections.abc import Callable, Iterable

import msgspec

from magnat.analysis.incremental import IncrementalReview
from magnat.analysis.statistics import GameCounted, Statistics, Sums, compute_statistics, win_share
from magnat.tables.my_games import CountedMatch
from magnat.tables.review_jobs import NO_JSON, SavedReview


class OpenReviews:
    """The reviews that a worker keeps in memory between two steps, at most `limit`."""

    def __init__(self, limit: int) -> None:
        self.most = limit
        self.reviews: OrderedDict[str, IncrementalReview] = OrderedDict()

    def continue_review(self, id: str, seconds: float, open: Callable[[], IncrementalReview]) -> SavedReview:
        """Continue a review for `seconds` and return its progress. `open` is called if it is not in memory."""
        review = self.reviews.pop(id, None) or open()
        progress = review.work_for(seconds)
        if progress.stage != "done":
            self.reviews[id] = review
        while len(self.reviews) > self.most:
            self.reviews.popitem(last=False)
        return SavedReview(
            stage=progress.stage,
            done=progress.done,
            total=progress.total,
            review=msgspec.Raw(progress.shown),
            saved=progress.saved.decode(),
            sums=msgspec.Raw(progress.sums) if progress.sums else NO_JSON,
        )


def count_games(name: str, games: Iterable[CountedMatch]) -> Statistics:
    """Return the statistics of the player with this name."""
    return compute_statistics(name, [to_counted_game(game) for game in games])


def to_counted_game(game: CountedMatch) -> GameCounted:
    share = win_share(game.winners, game.seat, game.seats) if game.winners >= 0 else None
    sums = msgspec.json.decode(game.sums, type=list[Sums] | None)
    return GameCounted(game.match, game.game, game.at, game.seats, share, sums[game.seat] if sums else None)

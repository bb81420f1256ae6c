"""Statistics collected while a game is played. A game's own statistics are in `games/<game>/adapters/statistics.py`."""

from collections.abc import Sequence
from typing import Any, Final

from magnat.games import load_adapter, package_of_game
from magnat.kernel import Fact

Counts = dict[str, list[int]]
NOBODY: Final = -1
MOVE_FACTS: Final = ("moved", "moved_back", "jumped")


class GameCounter:
    """The statistics of one game. Games extend it; the base class counts nothing."""

    def __init__(self, t: Any) -> None:
        self.t = t

    def observe(self) -> None:
        """Update the counts. Called before every chance event and after every answer, so it must be cheap."""

    def finish(self, facts: Sequence[Fact]) -> Counts:
        """Return the counts of the finished game: lists indexed by item, or flattened rows."""
        return {}


def make_counter(game: str, t: Any) -> GameCounter:
    adapter = load_adapter(package_of_game(game), "statistics")
    counter: GameCounter = adapter.Count(t) if adapter else GameCounter(t)
    return counter


def common_counts(seats: int, facts: Sequence[Fact], scores: Sequence[Sequence[int]]) -> Counts:
    """Return the counts of every game: the seats by first turn (`order`) and the leader at half-time (`half`)."""
    order = list(dict.fromkeys([fact[1] for fact in facts if fact[0] == "turn"]))
    order += [seat for seat in range(seats) if seat not in order]
    return {"order": order, "half": [leader(scores[len(scores) // 2][:seats])]}


def leader(scores: Sequence[int]) -> int:
    """Return the seat with the highest score; NOBODY on a tie."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def arrival_space(fact: Fact, jail: int) -> int:
    """Return the space a token came to rest on, even briefly (dice, card or arrest); NOBODY if none."""
    if fact[0] in MOVE_FACTS:
        return fact[2]
    return jail if fact[0] == "jailed" else NOBODY


def count_arrivals(facts: Sequence[Fact], size: int, jail: int) -> list[int]:
    counts = [0] * size
    for fact in facts:
        space = arrival_space(fact, jail)
        if space >= 0:
            counts[space] += 1
    return counts

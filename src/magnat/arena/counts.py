"""arena: what is counted of a game while it is played. What a game counts of its own is in `games/<game>/counts.py`."""

from collections.abc import Sequence
from typing import Any, Final

from magnat.games import load_adapter, package_of_game
from magnat.kernel import Fact

Counts = dict[str, list[int]]
NOBODY: Final = -1
MOVE_FACTS: Final = ("moved", "moved_back", "jumped")


class GameCounter:
    """Counts one game. Games extend it; one that brings none is counted in what all games have."""

    def __init__(self, t: Any) -> None:
        self.t = t

    def observe(self) -> None:
        """Called before every throw or draw and after every answer, so it must cost next to nothing."""

    def finish(self, facts: Sequence[Fact]) -> Counts:
        """What this game brings, once it is over. Where a list has no place for each thing, it is flat rows."""
        return {}


def make_counter(game: str, t: Any) -> GameCounter:
    """The counter of a game, looking at a table."""
    brought = load_adapter(package_of_game(game), "statistics")
    made: GameCounter = brought.Count(t) if brought else GameCounter(t)
    return made


def common_counts(seats: int, facts: Sequence[Fact], course: Sequence[Sequence[int]]) -> Counts:
    """What every game has: the seats in the order of their first turns, and who led when half of it was played."""
    order = list(dict.fromkeys([fact[1] for fact in facts if fact[0] == "turn"]))
    order += [seat for seat in range(seats) if seat not in order]
    return {"order": order, "half": [leader(course[len(course) // 2][:seats])]}


def leader(scores: Sequence[int]) -> int:
    """The seat that stands best, if one alone does."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def arrival_space(fact: Fact, jail: int) -> int:
    """The space on which a token has come to rest, even for a moment: by dice, card or arrest; NOBODY if none did."""
    if fact[0] in MOVE_FACTS:
        return fact[2]
    return jail if fact[0] == "jailed" else NOBODY


def count_arrivals(facts: Sequence[Fact], size: int, jail: int) -> list[int]:
    """By space."""
    counts = [0] * size
    for fact in facts:
        here = arrival_space(fact, jail)
        if here >= 0:
            counts[here] += 1
    return counts

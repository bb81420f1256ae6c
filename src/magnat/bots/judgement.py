"""bots: a learned judgement of who will win. What a game looks at is said in its own `judgement.py`; the weights are in
`judgement.json` beside it, with their origin, and `magnat train` makes them.

The net has one hidden layer and is the same for every seat. A unit sees a seat's own traits, the mean of the others',
and those of the table; the chances are a softmax over the seats that are still in the game. No table is ever copied and
nothing random is asked, so that a judgement is the same whenever it is made.
"""

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final, Generic, TypeVar

from magnat.games import package_named, part
from magnat.kernel import Question, Table
from magnat.kernel.native import mypyc_attr

T = TypeVar("T", bound=Table)
Rows = list[list[float]]  # by hidden unit
SEATS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits(Generic[T]):
    """What a judgement looks at, in figures of about 1: of a seat, its own hand included, and of the table."""

    of_seat: ClassVar[tuple[str, ...]] = ()
    of_table: ClassVar[tuple[str, ...]] = ()
    horizon = 24  # decisions after which it is judged even if the table is not calm
    guides_search = False  # whether search plays better by it than by the steady player's estimate: measured

    def seats(self, t: T) -> Sequence[int]:
        """Who is still in the game."""
        raise NotImplementedError

    def seat(self, t: T, p: int) -> list[float]:
        raise NotImplementedError

    def table(self, t: T) -> list[float]:
        raise NotImplementedError

    def calm(self, t: T, question: Question[T]) -> bool:
        """Whether nothing is under way that the traits do not show: in a window, as a rule."""
        return question.window


class Net:
    """The weights, and what they say."""

    def __init__(self, own: Rows, others: Rows, table: Rows, bias: list[float], out: list[float]) -> None:
        self.others: Final = others
        self.table: Final = table
        self.bias: Final = bias
        self.out: Final = out
        self.own: Final = own
        self.less: dict[int, Rows] = {}  # by rivals: what a seat counts less for being one of its own rivals' mean

    def chances(self, seats: Rows, table: list[float]) -> list[float]:
        """Of each of these seats, adding up to 1."""
        rivals = max(1, len(seats) - 1)
        common = self.seen_by_all(seats, table, rivals)
        rows = self.rows_for(rivals)
        scores = [self.score(rows, common, traits) for traits in seats]
        best = max(scores)
        worths = [math.exp(score - best) for score in scores]
        total = sum(worths)
        return [worth / total for worth in worths]

    def rows_for(self, rivals: int) -> Rows:
        """The mean of the others is that of all without the seat itself: its weights are taken off its own."""
        if rivals not in self.less:
            less: Rows = []
            for unit, row in enumerate(self.own):
                less.append([weight - self.others[unit][i] / rivals for i, weight in enumerate(row)])
            self.less[rivals] = less
        return self.less[rivals]

    def seen_by_all(self, seats: Rows, table: list[float], rivals: int) -> list[float]:
        """What every seat's hidden units have in common."""
        together = [0.0] * len(seats[0])
        for traits in seats:
            for i, trait in enumerate(traits):
                together[i] += trait / rivals
        found: list[float] = []
        for unit, bias in enumerate(self.bias):
            found.append(bias + product(self.others[unit], together) + product(self.table[unit], table))
        return found

    def score(self, rows: Rows, common: list[float], traits: list[float]) -> float:
        total = 0.0
        for unit, row in enumerate(rows):
            excited = common[unit] + product(row, traits)
            if excited > 0:
                total += self.out[unit] * excited
        return total


def product(weights: list[float], traits: list[float]) -> float:
    total = 0.0
    for i, weight in enumerate(weights):
        total += weight * traits[i]
    return total


class Judge:
    """Says at which tables it can judge, and what the chances are there."""

    def __init__(self, traits: Traits[Any], net: Net) -> None:
        self.traits: Final = traits
        self.net: Final = net
        self.horizon: Final = traits.horizon

    def calm(self, t: Table, question: Question[Any]) -> bool:
        return self.traits.calm(t, question)

    def values(self, t: Table) -> list[float]:
        """The chances by seat, adding up to 1: of the winners alone once the game is over."""
        found = [0.0] * SEATS
        if t.winners:
            share = 1 / t.winners.bit_count()
            for p in range(t.winners.bit_length()):
                if t.winners >> p & 1:
                    found[p] = share
            return found
        traits = self.traits
        seats = traits.seats(t)
        chances = self.net.chances([traits.seat(t, p) for p in seats], traits.table(t))
        for i, p in enumerate(seats):
            found[p] = chances[i]
        return found


def traits_of(game: str) -> Traits[Any] | None:
    """What the judgement of a game looks at, if it has one."""
    found: Traits[Any] | None = getattr(part(package_named(game), "judgement"), "TRAITS", None)
    return found


@cache
def judge(game: str) -> Judge | None:
    """The learned judgement of a game; None if none was learned, or not for the traits that it has now."""
    traits = traits_of(game)
    file = files(package_named(game)) / "judgement.json"
    if traits is None or not file.is_file():
        return None
    return judge_from(traits, json.loads(file.read_text(encoding="utf-8")))


def judge_from(traits: Traits[Any], learned: dict[str, Any]) -> Judge | None:
    if tuple(learned["of_seat"]) != traits.of_seat or tuple(learned["of_table"]) != traits.of_table:
        return None
    return Judge(traits, net_from(learned["weights"]))


def net_from(weights: dict[str, Any]) -> Net:
    own, others, table = (floats(weights[name]) for name in ("own", "others", "table"))
    return Net(own, others, table, floats([weights["bias"]])[0], floats([weights["out"]])[0])


def floats(rows: list[list[float]]) -> Rows:
    return [[float(weight) for weight in row] for row in rows]


def before_throw(t: Table, kinds: tuple[type, ...]) -> float:
    """1 if the throw of this turn is still to come: one of these questions waits."""
    for frame in t.stack:
        if type(frame) in kinds:
            return 1.0
    return 0.0


def soon(p: int, active: int, seats: int) -> float:
    """1 for whose turn it is, 0 for who has just had it."""
    return 1.0 - ((p - active) % seats) / seats


def guide(game: str) -> Judge | None:
    """The judgement that search trusts in a game, if there is one."""
    found = judge(game)
    return found if found is not None and found.traits.guides_search else None

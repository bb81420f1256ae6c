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
Rows = list[list[float]]  # by hidden unit, or by trait
SEATS: Final = 8
TOGETHER: Final = 8  # the number of hidden units is a multiple of it
NEVER: Final = 99  # seats: more than there are

Eight = tuple[float, float, float, float, float, float, float, float]  # weights that are read at once
ByTrait = list[list[Eight]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits(Generic[T]):
    """What a judgement looks at, in figures of about 1: of a seat, its own hand included, and of the table."""

    of_seat: ClassVar[tuple[str, ...]] = ()
    of_table: ClassVar[tuple[str, ...]] = ()
    played = 0  # decisions that search plays on before it judges, be the table calm or not
    horizon = 24  # decisions after which it is judged even if the table is not calm
    guides_from = NEVER  # with so many still in the game search plays better by it: measured

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
    """The weights, and what they say. They are read by trait: most traits of a seat are 0, and are left out."""

    def __init__(self, own: Rows, others: Rows, table: Rows, bias: list[float], out: list[float]) -> None:
        self.own: Final = own
        self.others: Final = others
        self.common: Final[ByTrait] = by_trait([[*row, *table[unit]] for unit, row in enumerate(others)])
        self.bias: Final[list[Eight]] = in_eights(bias)
        self.out: Final[list[Eight]] = in_eights(out)
        self.less: dict[int, ByTrait] = {}  # by rivals: see `own_by_trait`

    def chances(self, seats: Rows, table: list[float]) -> list[float]:
        """Of each of these seats, adding up to 1."""
        rivals = max(1, len(seats) - 1)
        together = [0.0] * len(seats[0])
        for traits in seats:
            for i, trait in enumerate(traits):
                if trait:
                    together[i] += trait / rivals
        felt = Felt(self.common, [*together, *table])
        common = [felt.added(block, bias) for block, bias in enumerate(self.bias)]
        mine = self.own_by_trait(rivals)
        scores = [self.score(Felt(mine, traits), common) for traits in seats]
        best = max(scores)
        worths = [math.exp(score - best) for score in scores]
        total = sum(worths)
        return [worth / total for worth in worths]

    def own_by_trait(self, rivals: int) -> ByTrait:
        """The mean of the others is that of all without the seat itself: its weights are taken off its own."""
        if rivals not in self.less:
            less: Rows = []
            for unit, row in enumerate(self.own):
                less.append([weight - self.others[unit][i] / rivals for i, weight in enumerate(row)])
            self.less[rivals] = by_trait(less)
        return self.less[rivals]

    def score(self, felt: "Felt", common: list[Eight]) -> float:
        """What the hidden units that are excited say together."""
        total = 0.0
        for block, start in enumerate(common):
            a, b, c, d, e, f, g, h = felt.added(block, start)
            out = self.out[block]
            total += out[0] * positive(a) + out[1] * positive(b) + out[2] * positive(c) + out[3] * positive(d)
            total += out[4] * positive(e) + out[5] * positive(f) + out[6] * positive(g) + out[7] * positive(h)
        return total


class Felt:
    """The traits that are not 0, each with its weights."""

    __slots__ = ("rows", "traits")

    def __init__(self, weights: ByTrait, traits: list[float]) -> None:
        self.rows: Final[ByTrait] = []
        self.traits: Final[list[float]] = []
        for i, trait in enumerate(traits):
            if trait:
                self.rows.append(weights[i])
                self.traits.append(trait)

    def added(self, block: int, start: Eight) -> Eight:
        """What eight hidden units add up, from where they start."""
        a, b, c, d, e, f, g, h = start
        traits = self.traits
        for i, row in enumerate(self.rows):
            trait, eight = traits[i], row[block]
            a += eight[0] * trait
            b += eight[1] * trait
            c += eight[2] * trait
            d += eight[3] * trait
            e += eight[4] * trait
            f += eight[5] * trait
            g += eight[6] * trait
            h += eight[7] * trait
        return a, b, c, d, e, f, g, h


def positive(unit: float) -> float:
    return unit if unit > 0 else 0.0


def in_eights(units: list[float]) -> list[Eight]:
    found: list[Eight] = []
    for unit in range(0, len(units), TOGETHER):
        a, b, c, d, e, f, g, h = units[unit : unit + TOGETHER]
        found.append((a, b, c, d, e, f, g, h))
    return found


def by_trait(rows: Rows) -> ByTrait:
    """By trait what was by hidden unit."""
    return [in_eights([row[i] for row in rows]) for i in range(len(rows[0]))]


class Judge:
    """Says at which tables it can judge, and what the chances are there."""

    def __init__(self, traits: Traits[Any], net: Net) -> None:
        self.traits: Final = traits
        self.net: Final = net
        self.played: Final = traits.played
        self.horizon: Final = traits.horizon
        self.guides_from = traits.guides_from

    def guides(self, t: Table) -> bool:
        """Whether search trusts it at this table."""
        return len(self.traits.seats(t)) >= self.guides_from

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


def learned_by(game: str) -> dict[str, Any] | None:
    """What a game's `judgement.json` holds; None if it has none, or one that is damaged or of other traits."""
    traits = traits_of(game)
    file = files(package_named(game)) / "judgement.json"
    if traits is None or not file.is_file():
        return None
    try:
        found: Any = json.loads(file.read_text(encoding="utf-8"))
        return found if fits(game, traits, found) else None
    except (KeyError, TypeError, ValueError):
        return None


def fits(game: str, traits: Traits[Any], learned: dict[str, Any]) -> bool:
    """Whether something was learned of this game from these traits, and is whole."""
    own, table = len(traits.of_seat), len(traits.of_table)
    if (learned["game"], *learned["of_seat"], *learned["of_table"]) != (game, *traits.of_seat, *traits.of_table):
        return False
    if learned["origin"]["games"] < 1 or learned["origin"]["seed"] < 0:
        return False
    weights = learned["weights"]
    units = len(weights["out"])
    if units % TOGETHER or len(weights["bias"]) != units:
        return False
    for name, width in (("own", own), ("others", own), ("table", table)):
        if [len(row) for row in weights[name]] != [width] * units:
            return False
    net_from(weights)  # figures, or TypeError or ValueError
    return True


@cache
def judge(game: str) -> Judge | None:
    """The learned judgement of a game, if it has one."""
    traits, learned = traits_of(game), learned_by(game)
    if traits is None or learned is None:
        return None
    return Judge(traits, net_from(learned["weights"]))


def net_from(weights: dict[str, Any]) -> Net:
    own, others, table = floats(weights["own"]), floats(weights["others"]), floats(weights["table"])
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
    """The judgement that search trusts in a game, at some tables at least, if there is one."""
    found = judge(game)
    return found if found is not None and found.guides_from < NEVER else None

"""A learned estimate of each seat's chance to win.

A game declares its features in `adapters/features.py`. Its `data/value_net.json` holds the weights
with their origin; `magnat train` makes them.

The net has one hidden layer and is the same for every seat. Its inputs are the seat's own features,
the mean of the others' features, and the table's features. The chances are a softmax over the seats
still in the game. Evaluation copies no table and uses no randomness, so it is deterministic.
"""

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final, Generic, TypeVar

from magnat.games import load_adapter, package_of_game
from magnat.kernel import Question, Table
from magnat.kernel.native import mypyc_attr

T = TypeVar("T", bound=Table)
Matrix = list[list[float]]  # rows by hidden unit, or by feature
MAX_SEATS: Final = 8
UNITS_PER_BLOCK: Final = 8  # the number of hidden units is a multiple of this
NEVER_TRUSTED: Final = 99  # more seats than any game has

WeightBlock = tuple[float, float, float, float, float, float, float, float]  # processed together
BlocksByFeature = list[list[WeightBlock]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[T]):
    """Inputs of a value net, scaled to about 1: features of a seat, its own hand included, and of the table."""

    seat_features: ClassVar[tuple[str, ...]] = ()
    table_features: ClassVar[tuple[str, ...]] = ()
    min_rollout = 0  # decisions played before evaluation even if the table is quiet
    max_rollout = 24  # decisions after which the table is evaluated even if it is not quiet
    trusted_from_seats = NEVER_TRUSTED  # search plays better with the net at this many remaining seats (measured)

    def seats(self, t: T) -> Sequence[int]:
        """Return the seats still in the game."""
        raise NotImplementedError

    def seat(self, t: T, p: int) -> list[float]:
        raise NotImplementedError

    def table(self, t: T) -> list[float]:
        raise NotImplementedError

    def is_quiet(self, t: T, question: Question[T]) -> bool:
        """True if nothing is pending that the features do not show: by default, in a window."""
        return question.window


class NetWeights:
    """The weights and the forward pass. Weights are stored by feature because most features are 0 and skipped."""

    def __init__(self, own: Matrix, others: Matrix, table: Matrix, bias: list[float], out: list[float]) -> None:
        self.own: Final = own
        self.others: Final = others
        self.common: Final[BlocksByFeature] = blocks_by_feature(
            [[*row, *table[unit]] for unit, row in enumerate(others)]
        )
        self.bias: Final[list[WeightBlock]] = split_into_blocks(bias)
        self.out: Final[list[WeightBlock]] = split_into_blocks(out)
        self.own_weights_by_rivals: dict[int, BlocksByFeature] = {}  # cache of `own_weights`

    def chances(self, seats: Matrix, table: list[float]) -> list[float]:
        """Return the chance of each of these seats, summing to 1."""
        rivals = max(1, len(seats) - 1)
        together = [0.0] * len(seats[0])
        for features in seats:
            for i, feature in enumerate(features):
                if feature:
                    together[i] += feature / rivals
        shared = SparseInput(self.common, [*together, *table])
        common = [shared.accumulate(block, bias) for block, bias in enumerate(self.bias)]
        mine = self.own_weights(rivals)
        scores = [self.score(SparseInput(mine, features), common) for features in seats]
        best = max(scores)
        worths = [math.exp(score - best) for score in scores]
        total = sum(worths)
        return [worth / total for worth in worths]

    def own_weights(self, rivals: int) -> BlocksByFeature:
        """Return a seat's own weights minus its share in the others' weights, by feature.

        `chances` feeds the sum over all seats to the others' weights; this correction removes the
        seat itself.
        """
        if rivals not in self.own_weights_by_rivals:
            less: Matrix = []
            for unit, row in enumerate(self.own):
                less.append([weight - self.others[unit][i] / rivals for i, weight in enumerate(row)])
            self.own_weights_by_rivals[rivals] = blocks_by_feature(less)
        return self.own_weights_by_rivals[rivals]

    def score(self, own: "SparseInput", common: list[WeightBlock]) -> float:
        """Return the output of the hidden layer (ReLU) for one seat."""
        total = 0.0
        for block, start in enumerate(common):
            a, b, c, d, e, f, g, h = own.accumulate(block, start)
            out = self.out[block]
            total += out[0] * relu(a) + out[1] * relu(b) + out[2] * relu(c) + out[3] * relu(d)
            total += out[4] * relu(e) + out[5] * relu(f) + out[6] * relu(g) + out[7] * relu(h)
        return total


class SparseInput:
    """The non-zero features, each with its weights."""

    __slots__ = ("rows", "values")

    def __init__(self, weights: BlocksByFeature, features: list[float]) -> None:
        self.rows: Final[BlocksByFeature] = []
        self.values: Final[list[float]] = []
        for i, value in enumerate(features):
            if value:
                self.rows.append(weights[i])
                self.values.append(value)

    def accumulate(self, block: int, start: WeightBlock) -> WeightBlock:
        """Return the pre-activations of one block of eight hidden units, added to `start`."""
        a, b, c, d, e, f, g, h = start
        values = self.values
        for i, row in enumerate(self.rows):
            value, eight = values[i], row[block]
            a += eight[0] * value
            b += eight[1] * value
            c += eight[2] * value
            d += eight[3] * value
            e += eight[4] * value
            f += eight[5] * value
            g += eight[6] * value
            h += eight[7] * value
        return a, b, c, d, e, f, g, h


def relu(unit: float) -> float:
    return unit if unit > 0 else 0.0


def split_into_blocks(units: list[float]) -> list[WeightBlock]:
    blocks: list[WeightBlock] = []
    for unit in range(0, len(units), UNITS_PER_BLOCK):
        a, b, c, d, e, f, g, h = units[unit : unit + UNITS_PER_BLOCK]
        blocks.append((a, b, c, d, e, f, g, h))
    return blocks


def blocks_by_feature(rows: Matrix) -> BlocksByFeature:
    """Transpose rows by hidden unit into blocks by feature."""
    return [split_into_blocks([row[i] for row in rows]) for i in range(len(rows[0]))]


class ValueNet:
    """A value net: its features, its weights, and the number of seats from which search trusts it."""

    def __init__(self, features: Features[Any], weights: NetWeights) -> None:
        self.features: Final = features
        self.weights: Final = weights
        self.min_rollout: Final = features.min_rollout
        self.max_rollout: Final = features.max_rollout
        self.trusted_from_seats = features.trusted_from_seats

    def is_trusted(self, t: Table) -> bool:
        """True if search trusts the net at this table."""
        return len(self.features.seats(t)) >= self.trusted_from_seats

    def is_quiet(self, t: Table, question: Question[Any]) -> bool:
        return self.features.is_quiet(t, question)

    def values(self, t: Table) -> list[float]:
        """Return the chances by seat, summing to 1; once the game is over the winners share 1."""
        values = [0.0] * MAX_SEATS
        if t.winners:
            share = 1 / t.winners.bit_count()
            for p in range(t.winners.bit_length()):
                if t.winners >> p & 1:
                    values[p] = share
            return values
        features = self.features
        seats = features.seats(t)
        chances = self.weights.chances([features.seat(t, p) for p in seats], features.table(t))
        for i, p in enumerate(seats):
            values[p] = chances[i]
        return values


def features_of(game: str) -> Features[Any] | None:
    """Return the features of a game's value net; None if the game has none."""
    features: Features[Any] | None = getattr(load_adapter(package_of_game(game), "features"), "FEATURES", None)
    return features


def load_learned(game: str) -> dict[str, Any] | None:
    """Return the content of a game's `data/value_net.json`; None if missing, damaged or made for other features."""
    features = features_of(game)
    file = files(package_of_game(game)) / "data/value_net.json"
    if features is None or not file.is_file():
        return None
    try:
        learned: Any = json.loads(file.read_text(encoding="utf-8"))
        return learned if is_valid_learned(game, features, learned) else None
    except (KeyError, TypeError, ValueError):
        return None


def is_valid_learned(game: str, features: Features[Any], learned: dict[str, Any]) -> bool:
    """True if the content is complete and was learned for this game from these features."""
    own, table = len(features.seat_features), len(features.table_features)
    learned_from = (learned["game"], *learned["of_seat"], *learned["of_table"])
    if learned_from != (game, *features.seat_features, *features.table_features):
        return False
    if learned["origin"]["games"] < 1 or learned["origin"]["seed"] < 0:
        return False
    weights = learned["weights"]
    units = len(weights["out"])
    if units % UNITS_PER_BLOCK or len(weights["bias"]) != units:
        return False
    for name, width in (("own", own), ("others", own), ("table", table)):
        if [len(row) for row in weights[name]] != [width] * units:
            return False
    build_weights(weights)  # raises TypeError or ValueError if a weight is not a number
    return True


@cache
def load_value_net(game: str) -> ValueNet | None:
    """Return the value net of a game; None if it has none."""
    features, learned = features_of(game), load_learned(game)
    if features is None or learned is None:
        return None
    return ValueNet(features, build_weights(learned["weights"]))


def build_weights(weights: dict[str, Any]) -> NetWeights:
    own, others, table = [
        [[float(weight) for weight in row] for row in weights[name]] for name in ("own", "others", "table")
    ]
    bias, out = [[float(weight) for weight in weights[name]] for name in ("bias", "out")]
    return NetWeights(own, others, table, bias, out)


def before_throw_feature(t: Table, kinds: tuple[type, ...]) -> float:
    """Return 1.0 if one of these questions is on the stack (the throw of this turn is still to come), else 0.0."""
    for frame in t.stack:
        if type(frame) in kinds:
            return 1.0
    return 0.0


def turn_proximity(p: int, active: int, seats: int) -> float:
    """Return 1 for the active seat, falling towards 0 for the seat that has just had its turn."""
    return 1.0 - ((p - active) % seats) / seats


def load_trusted_value_net(game: str) -> ValueNet | None:
    """Return the value net of a game if search trusts it at some tables; None otherwise."""
    net = load_value_net(game)
    return net if net is not None and net.trusted_from_seats < NEVER_TRUSTED else None

"""Training of a value net from self-play, and its evaluation on held-out games. Needs `magnat[train]`."""

import math
import platform
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from magnat.arena.selfplay import TrainingPosition, play_training_game
from magnat.bots.value_net import Features, build_weights
from magnat.version import __version__

HIDDEN_UNITS: Final = 32
VALIDATION_EVERY: Final = 5  # every 5th game is used for validation, which selects the best epoch
EPOCHS: Final = 24
BATCH_SIZE: Final = 256
LEARNING_RATE: Final = 0.004  # initial; decays to a fiftieth
WEIGHT_DECAY: Final = 1e-4  # against overfitting
RELIABILITY_BINS: Final = 20
WEIGHT_DIGITS: Final = 4
WEIGHT_NAMES: Final = ("own", "others", "table", "bias", "out")


class NobodyWon(Exception):
    """No training or validation game, or no held-out game, ended with a winner."""


class ChanceScores(NamedTuple):
    """Scores of predicted chances on held-out games. Lower is better."""

    positions: int
    log_loss: float
    brier: float
    calibration: float  # mean distance between predicted chance and share won, by bins
    reliability: tuple[tuple[float, float, int], ...]  # predicted chance, share won, number of samples


class TrainedNet(NamedTuple):
    """The content of `data/value_net.json`, and the data of the diagrams."""

    file: dict[str, Any]
    curve: list[tuple[float, float]]  # by epoch: log-loss on training and on validation games
    scores: dict[int, tuple[ChanceScores, ChanceScores]]  # by seats (0: all): the net's and the steady bot's


def train(
    game: str,
    features: Features[Any],
    games: int,
    held_out: int,
    seed: int,
    advance: Callable[[int], None],
    epochs: int = EPOCHS,
) -> TrainedNet:
    """Play the games, train the net and evaluate it.

    The same seed gives the same weights on the same machine. Raise `NobodyWon` if no game can be
    used.
    """
    positions: list[TrainingPosition] = []
    for number in range(games):
        positions += play_training_game(game, features, seed, number)
        advance(number + 1)
    training_positions = [each for each in positions if each.game % VALIDATION_EVERY]
    validation_positions = [each for each in positions if not each.game % VALIDATION_EVERY]
    if not training_positions or not validation_positions:
        raise NobodyWon
    net = Trainer(features, seed)
    training, validation = net.to_arrays(training_positions), net.to_arrays(validation_positions)
    curve = []
    lowest, best = math.inf, net.params
    for epoch in range(epochs):
        net.epoch(training, LEARNING_RATE * math.cos(math.pi / 2 * epoch / epochs) + LEARNING_RATE / 50)
        loss = net.loss(validation)
        curve.append((net.loss(training), loss))
        if loss < lowest:
            lowest, best = loss, {name: each.copy() for name, each in net.params.items()}
    net.params = best
    made_on = f"{platform.machine()}, Python {platform.python_version()}, numpy {net.np.__version__}"
    origin = {"games": games, "positions": len(positions), "seed": seed, "epochs": epochs}  # to reproduce the weights
    file = {
        "game": game,
        "origin": {**origin, "version": __version__, "machine": made_on},
        "of_seat": features.seat_features,
        "of_table": features.table_features,
        "weights": net.export_weights(),
    }
    return evaluate(features, file, held_out, lambda done: advance(games + done))._replace(curve=curve)


def evaluate(
    features: Features[Any], file: dict[str, Any], held_out: int, advance: Callable[[int], None]
) -> TrainedNet:
    """Score the net of a file, using inference, on the games after those it was trained on."""
    game, first, seed = file["game"], file["origin"]["games"], file["origin"]["seed"]
    net = build_weights(file["weights"])
    positions: list[TrainingPosition] = []
    chances: list[list[float]] = []
    for number in range(first, first + held_out):
        game_positions = play_training_game(game, features, seed, number)
        chances += [net.chances(each.seat_features, each.table_features) for each in game_positions]
        # drop the features to save memory
        positions += [each._replace(seat_features=[], table_features=[]) for each in game_positions]
        advance(number - first + 1)
    if not positions:
        raise NobodyWon
    scores = {0: score_net_and_steady(positions, chances)}
    for seats in sorted({each.seats for each in positions}):
        chosen = [i for i, each in enumerate(positions) if each.seats == seats]
        scores[seats] = score_net_and_steady([positions[i] for i in chosen], [chances[i] for i in chosen])
    written = {
        str(seats): {"net": round_scores(net_scores), "steady": round_scores(steady_scores)}
        for seats, (net_scores, steady_scores) in scores.items()
    }
    return TrainedNet({**file, "held_out": held_out, "scores": written}, [], scores)


def round_scores(scores: ChanceScores) -> dict[str, float]:
    names = ("log_loss", "brier", "calibration")
    return {"positions": scores.positions, **{name: round(getattr(scores, name), 4) for name in names}}


class Trainer:
    """The net of `bots.value_net` during training: manual gradients, Adam steps."""

    def __init__(self, features: Features[Any], seed: int) -> None:
        self.np: Any = import_module("numpy")
        self.rng = self.np.random.default_rng(seed)
        own, table = len(features.seat_features), len(features.table_features)
        shapes = {"own": (own, HIDDEN_UNITS), "others": (own, HIDDEN_UNITS), "table": (table, HIDDEN_UNITS)}
        width = math.sqrt(2 / (2 * own + table))
        self.params: dict[str, Any] = {name: self.rng.normal(0, width, shape) for name, shape in shapes.items()}
        self.params["bias"] = self.np.zeros(HIDDEN_UNITS)
        self.params["out"] = self.rng.normal(0, 1 / math.sqrt(HIDDEN_UNITS), HIDDEN_UNITS)
        self.adam_mean = {name: self.np.zeros_like(each) for name, each in self.params.items()}
        self.adam_variance = {name: self.np.zeros_like(each) for name, each in self.params.items()}
        self.steps = 0

    def to_arrays(self, positions: Sequence[TrainingPosition]) -> tuple[Any, Any, Any, Any, Any]:
        """Return seat features, their means over the other seats, table features, presence and results."""
        np, max_seats = self.np, max([len(each.seat_features) for each in positions], default=2)
        shape = (len(positions), max_seats)
        own = np.zeros((*shape, len(self.params["own"])))
        present, won = np.zeros(shape), np.zeros(shape)
        for i, each in enumerate(positions):
            own[i, : len(each.seat_features)] = each.seat_features
            present[i, : len(each.seat_features)] = 1
            won[i, : len(each.won)] = each.won
        rivals = np.maximum(present.sum(1) - 1, 1)[:, None, None]
        others = (own.sum(1, keepdims=True) - own) / rivals * present[:, :, None]
        return own, others, np.array([each.table_features for each in positions]), present, won

    def forward(self, own: Any, others: Any, table: Any, present: Any) -> tuple[Any, Any]:
        np, w = self.np, self.params
        hidden = own @ w["own"] + others @ w["others"] + (table @ w["table"] + w["bias"])[:, None, :]
        hidden = np.maximum(hidden, 0)
        scores = np.where(present > 0, hidden @ w["out"], -1e9)
        exponentials = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, exponentials / exponentials.sum(1, keepdims=True)

    def epoch(self, arrays: tuple[Any, ...], rate: float) -> None:
        order = self.rng.permutation(len(arrays[0]))
        for start in range(0, len(order), BATCH_SIZE):
            chosen = order[start : start + BATCH_SIZE]
            self.step(rate, *[each[chosen] for each in arrays])

    def step(self, rate: float, own: Any, others: Any, table: Any, present: Any, won: Any) -> None:
        np, w = self.np, self.params
        hidden, chances = self.forward(own, others, table, present)
        error = (chances - won) * present / len(own)
        hidden_error = error[:, :, None] * w["out"] * (hidden > 0)
        gradients = {
            "own": np.einsum("nsi,nsh->ih", own, hidden_error, optimize=True),
            "others": np.einsum("nsi,nsh->ih", others, hidden_error, optimize=True),
            "table": table.T @ hidden_error.sum(1),
            "bias": hidden_error.sum((0, 1)),
            "out": np.einsum("ns,nsh->h", error, hidden, optimize=True),
        }
        self.steps += 1
        for name in WEIGHT_NAMES:
            gradient = gradients[name] + WEIGHT_DECAY * w[name]
            self.adam_mean[name] += 0.1 * (gradient - self.adam_mean[name])
            self.adam_variance[name] += 0.001 * (gradient * gradient - self.adam_variance[name])
            first = self.adam_mean[name] / (1 - 0.9**self.steps)
            second = self.adam_variance[name] / (1 - 0.999**self.steps)
            w[name] -= rate * first / (np.sqrt(second) + 1e-8)

    def loss(self, arrays: tuple[Any, ...]) -> float:
        np = self.np
        _, chances = self.forward(*arrays[:4])
        return float(-(arrays[4] * np.log(np.maximum(chances, 1e-9))).sum(1).mean())

    def export_weights(self) -> dict[str, Any]:
        """Return the weights by hidden unit, as inference reads them."""
        return {name: round_weights(self.params[name].T.tolist()) for name in WEIGHT_NAMES}


def round_weights(weights: Any) -> Any:
    return [round_weights(each) for each in weights] if isinstance(weights, list) else round(weights, WEIGHT_DIGITS)


def score_net_and_steady(
    positions: Sequence[TrainingPosition], predictions: Sequence[Sequence[float]]
) -> tuple[ChanceScores, ChanceScores]:
    won = [each.won for each in positions]
    return score_chances(predictions, won), score_chances([each.steady_chances for each in positions], won)


def score_chances(predictions: Sequence[Sequence[float]], won: Sequence[Sequence[float]]) -> ChanceScores:
    log_loss = brier = 0.0
    bins = [[0.0, 0.0, 0.0] for _ in range(RELIABILITY_BINS)]
    for chances, shares in zip(predictions, won, strict=True):
        for chance, share in zip(chances, shares, strict=True):
            if share:
                log_loss -= share * math.log(max(chance, 1e-9))
            brier += (chance - share) ** 2
            bucket = bins[min(int(chance * RELIABILITY_BINS), RELIABILITY_BINS - 1)]
            bucket[0] += chance
            bucket[1] += share
            bucket[2] += 1
    tables, seats = max(1, len(predictions)), max(1.0, sum([each[2] for each in bins]))
    calibration = sum([abs(chance - share) for chance, share, _ in bins]) / seats
    reliability = tuple([(chance / n, share / n, int(n)) for chance, share, n in bins if n])
    return ChanceScores(len(predictions), log_loss / tables, brier / tables, calibration, reliability)

"""arena: a judgement is learned from self-play, and weighed on games that it has not seen. Needs `magnat[train]`."""

import math
import platform
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

import magnat
from magnat.arena.selfplay import Seen, played
from magnat.bots.judgement import Traits, net_from

HIDDEN: Final = 32
STOPPING: Final = 5  # every so many-th game is not learned from, but says which epoch was the best
EPOCHS: Final = 24
BATCH: Final = 256
RATE: Final = 0.004  # of the first epoch; it falls to a fiftieth
DECAY: Final = 1e-4  # of the weights, against learning games by heart
BINS: Final = 20  # of the reliability diagram
DIGITS: Final = 4
NAMES: Final = ("own", "others", "table", "bias", "out")


class NobodyWon(Exception):
    """No game came to an end with a winner, of those to learn from or of those to weigh by."""


class Scores(NamedTuple):
    """How good chances are, on games that were not learned from. Less is better."""

    positions: int
    log_loss: float
    brier: float
    calibration: float  # the mean distance between what was said and what came, by bins
    reliability: tuple[tuple[float, float, int], ...]  # what was said, how often it came, how many


class Learned(NamedTuple):
    """What `judgement.json` holds, and what the pictures show."""

    file: dict[str, Any]
    curve: list[tuple[float, float]]  # by epoch: log-loss on what is learned from, and on what says when to stop
    scores: dict[int, tuple[Scores, Scores]]  # by seats: the net's and the steady player's; 0 for all


def learn(
    game: str,
    traits: Traits[Any],
    games: int,
    held_out: int,
    seed: int,
    advance: Callable[[int], None],
    epochs: int = EPOCHS,
) -> Learned:
    """Play, learn, weigh. The same seed gives the same weights on the same machine."""
    seen: list[Seen] = []
    for number in range(games):
        seen += played(game, traits, seed, number)
        advance(number + 1)
    learned = [each for each in seen if each.game % STOPPING]
    stopping = [each for each in seen if not each.game % STOPPING]
    if not learned or not stopping:
        raise NobodyWon
    net = Trainer(traits, seed)
    known, deciding = net.arrays(learned), net.arrays(stopping)
    curve = []
    least, best = math.inf, net.w
    for epoch in range(epochs):
        net.epoch(known, RATE * math.cos(math.pi / 2 * epoch / epochs) + RATE / 50)
        loss = net.loss(deciding)
        curve.append((net.loss(known), loss))
        if loss < least:
            least, best = loss, {name: each.copy() for name, each in net.w.items()}
    net.w = best
    file = {
        "game": game,
        "origin": origin(games, len(seen), seed, epochs),
        "of_seat": traits.of_seat,
        "of_table": traits.of_table,
        "weights": net.weights(),
    }
    return weigh(traits, file, held_out, lambda done: advance(games + done))._replace(curve=curve)


def origin(games: int, positions: int, seed: int, epochs: int) -> dict[str, Any]:
    """Where weights come from: enough to make them again."""
    made_on = f"{platform.machine()}, Python {platform.python_version()}, numpy {import_module('numpy').__version__}"
    found = {"games": games, "positions": positions, "seed": seed, "epochs": epochs}
    return {**found, "version": magnat.__version__, "machine": made_on}


def weigh(traits: Traits[Any], file: dict[str, Any], held_out: int, advance: Callable[[int], None]) -> Learned:
    """The scores of what a file holds, as inference says it, on the games that come after those it was learned from."""
    game, first, seed = file["game"], file["origin"]["games"], file["origin"]["seed"]
    net = net_from(file["weights"])
    seen: list[Seen] = []
    said: list[list[float]] = []
    for number in range(first, first + held_out):
        here = played(game, traits, seed, number)
        said += [net.chances(each.traits, each.table) for each in here]
        seen += [each._replace(traits=[], table=[]) for each in here]  # many games fit into memory
        advance(number - first + 1)
    if not seen:
        raise NobodyWon
    scores = {0: both_scores(seen, said)}
    for seats in sorted({each.seats for each in seen}):
        chosen = [i for i, each in enumerate(seen) if each.seats == seats]
        scores[seats] = both_scores([seen[i] for i in chosen], [said[i] for i in chosen])
    written = {str(seats): told(*both) for seats, both in scores.items()}
    return Learned({**file, "held_out": held_out, "scores": written}, [], scores)


def told(net: Scores, steady: Scores) -> dict[str, Any]:
    return {name: figures(scores) for name, scores in (("net", net), ("steady", steady))}


def figures(scores: Scores) -> dict[str, float]:
    names = ("log_loss", "brier", "calibration")
    return {"positions": scores.positions, **{name: round(getattr(scores, name), 4) for name in names}}


class Trainer:
    """The net of `bots.judgement` while it learns: gradients by hand, steps by Adam."""

    def __init__(self, traits: Traits[Any], seed: int) -> None:
        self.np: Any = import_module("numpy")
        self.dice = self.np.random.default_rng(seed)
        own, table = len(traits.of_seat), len(traits.of_table)
        shapes = {"own": (own, HIDDEN), "others": (own, HIDDEN), "table": (table, HIDDEN)}
        width = math.sqrt(2 / (2 * own + table))
        self.w: dict[str, Any] = {name: self.dice.normal(0, width, shape) for name, shape in shapes.items()}
        self.w["bias"] = self.np.zeros(HIDDEN)
        self.w["out"] = self.dice.normal(0, 1 / math.sqrt(HIDDEN), HIDDEN)
        self.first = {name: self.np.zeros_like(each) for name, each in self.w.items()}
        self.second = {name: self.np.zeros_like(each) for name, each in self.w.items()}
        self.steps = 0

    def arrays(self, seen: Sequence[Seen]) -> tuple[Any, Any, Any, Any, Any]:
        """Traits of seats, their means over the others, the table's, who is in the game, who won."""
        np, most = self.np, max([len(each.traits) for each in seen], default=2)
        shape = (len(seen), most)
        own = np.zeros((*shape, len(self.w["own"])))
        here, won = np.zeros(shape), np.zeros(shape)
        for i, each in enumerate(seen):
            own[i, : len(each.traits)] = each.traits
            here[i, : len(each.traits)] = 1
            won[i, : len(each.won)] = each.won
        rivals = np.maximum(here.sum(1) - 1, 1)[:, None, None]
        others = (own.sum(1, keepdims=True) - own) / rivals * here[:, :, None]
        return own, others, np.array([each.table for each in seen]), here, won

    def forward(self, own: Any, others: Any, table: Any, here: Any) -> tuple[Any, Any]:
        np, w = self.np, self.w
        hidden = own @ w["own"] + others @ w["others"] + (table @ w["table"] + w["bias"])[:, None, :]
        hidden = np.maximum(hidden, 0)
        scores = np.where(here > 0, hidden @ w["out"], -1e9)
        worths = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, worths / worths.sum(1, keepdims=True)

    def epoch(self, known: tuple[Any, ...], rate: float) -> None:
        order = self.dice.permutation(len(known[0]))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            self.step(rate, *[each[chosen] for each in known])

    def step(self, rate: float, own: Any, others: Any, table: Any, here: Any, won: Any) -> None:
        np, w = self.np, self.w
        hidden, chances = self.forward(own, others, table, here)
        off = (chances - won) * here / len(own)
        back = off[:, :, None] * w["out"] * (hidden > 0)
        slopes = {
            "own": np.einsum("nsi,nsh->ih", own, back, optimize=True),
            "others": np.einsum("nsi,nsh->ih", others, back, optimize=True),
            "table": table.T @ back.sum(1),
            "bias": back.sum((0, 1)),
            "out": np.einsum("ns,nsh->h", off, hidden, optimize=True),
        }
        self.steps += 1
        for name in NAMES:
            slope = slopes[name] + DECAY * w[name]
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            w[name] -= rate * first / (np.sqrt(second) + 1e-8)

    def loss(self, known: tuple[Any, ...]) -> float:
        np = self.np
        _, chances = self.forward(*known[:4])
        return float(-(known[4] * np.log(np.maximum(chances, 1e-9))).sum(1).mean())

    def weights(self) -> dict[str, Any]:
        """By hidden unit, as inference reads them."""
        turned = {name: self.w[name].T.tolist() for name in NAMES}
        return {name: rounded(each) for name, each in turned.items()}


def rounded(weights: Any) -> Any:
    return [rounded(each) for each in weights] if isinstance(weights, list) else round(weights, DIGITS)


def both_scores(seen: Sequence[Seen], said: Sequence[Sequence[float]]) -> tuple[Scores, Scores]:
    won = [each.won for each in seen]
    return weighed(said, won), weighed([each.steady for each in seen], won)


def weighed(said: Sequence[Sequence[float]], won: Sequence[Sequence[float]]) -> Scores:
    """Chances beside what came of them."""
    log_loss = brier = 0.0
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for chances, shares in zip(said, won, strict=True):
        for chance, share in zip(chances, shares, strict=True):
            if share:
                log_loss -= share * math.log(max(chance, 1e-9))
            brier += (chance - share) ** 2
            here = bins[min(int(chance * BINS), BINS - 1)]
            here[0] += chance
            here[1] += share
            here[2] += 1
    tables, seats = max(1, len(said)), max(1.0, sum([each[2] for each in bins]))
    apart = sum([abs(chance - share) for chance, share, _ in bins]) / seats
    reliability = tuple([(chance / n, share / n, int(n)) for chance, share, n in bins if n])
    return Scores(len(said), log_loss / tables, brier / tables, apart, reliability)

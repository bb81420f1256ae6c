"""Train an agent from nothing: python examples/train.py [--game deal] [--steps 300000] [--games 500]

A small network learns by playing against an easy bot at many tables at once (PPO, in numpy alone), then plays against
the random one. The same seed gives the same agent. It writes `learned.npz` and its curve, `learned.svg`.
Needs `pip install 'magnat[envs]'`.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from magnat.envs.vector import MagnatVector

TABLES = 32
ROUNDS = 64  # steps of each table between two updates
BATCH = 512
EPOCHS = 3
RATE = 5e-4
CLIP = 0.2
ENTROPY = 0.01
TRACE = 0.95  # the discount of later advantages (GAE)
HIDDEN = 128
CHART_WIDTH, CHART_HEIGHT, CHART_LEFT = 560, 280, 56


class Network:
    """Maps features to action probabilities and the expected result. Two hidden layers, tanh."""

    def __init__(self, inputs: int, actions: int, rng: Any) -> None:
        shapes = {"a": (inputs, HIDDEN), "b": (HIDDEN, HIDDEN), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
        self.weights: dict[str, Any] = {}
        for name, (rows, columns) in shapes.items():
            scale = 0.01 if name == "policy" else 1 / np.sqrt(rows if name != "a" else 100)  # most inputs are 0
            self.weights[name] = (rng.standard_normal((rows, columns)) * scale).astype(np.float32)
            self.weights[f"{name}+"] = np.zeros(columns, np.float32)
        self.first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.lessons = 0

    def forward(self, features: Any, masks: Any) -> tuple[Any, Any, Any, Any]:
        w = self.weights
        a = np.tanh(features @ w["a"] + w["a+"])
        b = np.tanh(a @ w["b"] + w["b+"])
        scores = np.where(masks > 0, b @ w["policy"] + w["policy+"], -1e9)
        scores -= scores.max(1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(1, keepdims=True)
        return a, b, chances, (b @ w["value"] + w["value+"])[:, 0]

    def learn(self, features: Any, masks: Any, actions: Any, before: Any, advantages: Any, targets: Any) -> None:
        """One PPO step on a batch: towards actions that went better than expected, by a limited amount."""
        many, rows = len(actions), np.arange(len(actions))
        a, b, chances, values = self.forward(features, masks)
        now = chances[rows, actions]
        ratio = now / before
        held = ((ratio > 1 + CLIP) & (advantages > 0)) | ((ratio < 1 - CLIP) & (advantages < 0))
        pull = np.where(held, 0, ratio * advantages).astype(np.float32)
        logs = np.log(chances + 1e-12)
        spread = -(chances * logs).sum(1, keepdims=True)
        slope = chances * pull[:, None] + ENTROPY * chances * (logs + spread)
        slope[rows, actions] -= pull
        w = self.weights
        slopes = {"policy": b.T @ slope, "policy+": slope.sum(0)}
        missed = (values - targets)[:, None]
        slopes |= {"value": b.T @ missed, "value+": missed.sum(0)}
        back = (slope @ w["policy"].T + missed @ w["value"].T) * (1 - b * b)
        slopes |= {"b": a.T @ back, "b+": back.sum(0)}
        back = (back @ w["b"].T) * (1 - a * a)
        slopes |= {"a": features.T @ back, "a+": back.sum(0)}
        self.descend({name: each / many for name, each in slopes.items()})

    def descend(self, slopes: dict[str, Any]) -> None:
        """Adam, with gradients of bounded norm."""
        length = float(np.sqrt(sum([float((each * each).sum()) for each in slopes.values()])))
        self.lessons += 1
        rate = RATE * np.sqrt(1 - 0.999**self.lessons) / (1 - 0.9**self.lessons)
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (length + 1e-8))
            first, second = self.first[name], self.second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            self.weights[name] -= (rate * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def pick_actions(chances: Any, rng: Any) -> Any:
    """Return one action of each row, by its probability."""
    return (chances.cumsum(1) > rng.random((len(chances), 1))).argmax(1)


def win_rate(network: Network, game: str, seats: int, bots: str, games: int, seed: int) -> float:
    """Return the share of games that the agent wins; a shared win counts in part."""
    tables = min(TABLES, games)
    envs = MagnatVector(tables, game, seats, bots=bots)
    rng = np.random.default_rng(seed)
    observations, _ = envs.reset(seed=seed)
    results: list[list[float]] = [[] for _ in range(tables)]
    games_per_table = -(-games // tables)
    # The same number for every table, or short games would count more.
    while min([len(each) for each in results]) < games_per_table:
        _, _, chances, _ = network.forward(observations["observation"], observations["action_mask"])
        observations, rewards, over, cut, _ = envs.step(pick_actions(chances, rng))
        for i in np.flatnonzero(over | cut):
            results[i].append(max(float(rewards[i]), 0.0))
    won = [each for table in results for each in table[:games_per_table]]
    return sum(won[:games]) / games


def advantages_of(rewards: Any, values: Any, ended: Any, last: Any) -> tuple[Any, Any]:
    """Return how much better each step went than expected, and the new targets."""
    advantages = np.zeros_like(values)
    ahead = np.zeros(values.shape[1], np.float32)
    after = last
    for step in reversed(range(len(rewards))):
        alive = 1 - ended[step]
        ahead = rewards[step] + alive * after - values[step] + alive * TRACE * ahead
        advantages[step], after = ahead, values[step]
    return advantages, advantages + values


def train(game: str, seats: int, bots: str, steps: int, seed: int, tell: Callable[[int, Network], None]) -> Network:
    """Return an agent after a number of decisions."""
    rng = np.random.default_rng(seed)
    rounds = max(min(ROUNDS, steps // TABLES), 1)
    envs = MagnatVector(TABLES, game, seats, bots=bots)
    encoding = envs.cores[0].encoding
    network = Network(encoding.size, encoding.codec.size, rng)
    batch: dict[str, Any] = {
        "features": np.zeros((rounds, TABLES, encoding.size), np.float32),
        "masks": np.zeros((rounds, TABLES, encoding.codec.size), np.int8),
        "actions": np.zeros((rounds, TABLES), np.int64),
    }
    several: Any = np.zeros((5, rounds, TABLES), np.float32)
    chance, values, rewards, ended, real = several
    observations, _ = envs.reset(seed=seed)
    asked: Any = np.ones(TABLES, np.float32)  # 0 if a table only starts a new game
    done = 0
    while done < steps:
        for step in range(rounds):
            _, _, chances, values[step] = network.forward(observations["observation"], observations["action_mask"])
            actions = pick_actions(chances, rng)
            batch["features"][step], batch["masks"][step] = observations["observation"], observations["action_mask"]
            batch["actions"][step] = actions
            chance[step], real[step] = chances[np.arange(TABLES), actions], asked
            observations, rewards[step], over, cut, _ = envs.step(actions)
            ended[step] = over | cut
            asked = 1 - ended[step]
        _, _, _, last = network.forward(observations["observation"], observations["action_mask"])
        advantages, targets = advantages_of(rewards, values, ended, last)
        rows = np.flatnonzero(real.reshape(-1))
        spread = advantages.reshape(-1)[rows]
        scaled = (advantages.reshape(-1) - spread.mean()) / (spread.std() + 1e-8)
        flat = {name: each.reshape(rounds * TABLES, *each.shape[2:]) for name, each in batch.items()}
        for _ in range(EPOCHS):
            rng.shuffle(rows)
            for at in range(0, len(rows), BATCH):
                some = rows[at : at + BATCH]
                network.learn(
                    flat["features"][some], flat["masks"][some], flat["actions"][some], chance.reshape(-1)[some],
                    scaled[some], targets.reshape(-1)[some],
                )  # fmt: skip
        done += len(rows)
        tell(done, network)
    return network


def curve(points: list[tuple[int, float]], title: str) -> str:
    """Draw the share of games won against the number of decisions."""
    most, tall, wide = max(points[-1][0], 1), CHART_HEIGHT - 60, CHART_WIDTH - CHART_LEFT - 20
    dots = [(CHART_LEFT + wide * step / most, 20 + tall * (1 - share)) for step, share in points]
    parts = ["<style>text{font:12px sans-serif;fill:#555}line{stroke:#ccc}</style>"]
    for share in (0, 25, 50, 75, 90, 100):
        y = 20 + tall * (1 - share / 100)
        parts.append(f'<line x1="{CHART_LEFT}" x2="{CHART_LEFT + wide}" y1="{y:.0f}" y2="{y:.0f}"/>')
        parts.append(f'<text x="{CHART_LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{share} %</text>')
    line = " ".join([f"{x:.1f},{y:.1f}" for x, y in dots])
    parts.append(f'<polyline points="{line}" fill="none" stroke="#5b2bb5" stroke-width="2.5"/>')
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#5b2bb5"/>' for x, y in dots]
    parts.append(f'<text x="{CHART_LEFT}" y="{CHART_HEIGHT - 8}">{title}</text>')
    parts.append(f'<text x="{CHART_LEFT + wide}" y="{CHART_HEIGHT - 24}" text-anchor="end">{most:,} decisions</text>')
    size = f'viewBox="0 0 {CHART_WIDTH} {CHART_HEIGHT}" class="curve" role="img"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="deal")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--teacher", default="easy", help="the bot to train against")
    parser.add_argument("--steps", type=int, default=300_000, help="number of decisions")
    parser.add_argument("--games", type=int, default=500, help="games against random at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="learned", help="base name of the files")
    args = parser.parse_args()
    began, points = time.perf_counter(), [(0, 0.0)]
    every = max(args.steps // 10, 1)
    looks = max(min(100, args.games // 5), 2)

    def look(done: int, network: Network) -> None:
        if done == 0 or done - points[-1][0] >= every:
            share = win_rate(network, args.game, args.seats, "random", looks, 10_000 + args.seed)
            points.append((done, share))
            spent = time.perf_counter() - began
            print(f"{done:8,} decisions, {spent:4.0f} s: wins {100 * share:.0f} % of {looks} games against random")

    network = train(args.game, args.seats, args.teacher, args.steps, args.seed, look)
    share = win_rate(network, args.game, args.seats, "random", args.games, 20_000 + args.seed)
    points = [*points[1:], (args.steps, share)]
    spent = time.perf_counter() - began
    np.savez(f"{args.out}.npz", **network.weights)
    title = f"{args.game}, {args.seats} seats: games won against random"
    with open(f"{args.out}.svg", "w", encoding="utf-8") as file:
        file.write(curve(points, title))
    print(f"In {spent:.0f} s: the agent won {100 * share:.1f} % of {args.games} games of {args.game} against random")


if __name__ == "__main__":
    main()

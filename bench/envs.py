"""The speed of our environments and of others, in one run on one core.

python bench/envs.py                     all games, and those of the others that are installed
python bench/envs.py deal --seconds 2    one game, two seconds a figure
python bench/envs.py --write FILE        the same as a page

Others: PettingZoo's classic games (`pip install 'pettingzoo[classic]'`) and catanatron's Gymnasium
environment (`pip install catanatron_gym`). All players choose random legal actions, and every step
includes observation and mask. CPU time is measured, so that other processes matter less.
"""

import argparse
import importlib
import os
import random
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, Final, NamedTuple

import magnat
from magnat.envs import Core, zoo
from magnat.envs.arrays import DEFAULT_OPTIONS
from magnat.envs.vector import MagnatVector
from magnat.games import BUILT_IN

SEATS: Final = 4
TABLES: Final = 64
AIMS: Final = {  # steps a second: a complete PettingZoo step, and a row of a vector
    "electronic": (45_000, 60_000),
    "empire": (80_000, 100_000),
    "star_wars": (65_000, 80_000),
    "deal": (45_000, 60_000),
    "millionaire": (45_000, 60_000),
}
OTHERS: Final = {
    "connect four": "connect_four_v3",
    "tic-tac-toe": "tictactoe_v3",
    "Leduc hold'em": "leduc_holdem_v4",
    "chess": "chess_v6",
}


class Figure(NamedTuple):
    """Steps a second of one environment, and its target."""

    name: str
    rate: float
    aim: int = 0


def rate(steps: Iterator[int], seconds: float) -> float:
    """Return steps a second: the best of three runs after a warm-up."""
    best = 0.0
    for go in range(4):
        steps_done, began = 0, process_time()
        while (spent := process_time() - began) < seconds / 4:
            steps_done += next(steps)
        best = max(best, steps_done / spent if go else 0.0)
    return best


def core_steps(game: str) -> Iterator[int]:
    """The core alone: legal actions and a step."""
    core, rng, seed = Core(game, SEATS, options=DEFAULT_OPTIONS.get(game)), random.Random(1), 0
    while True:
        core.reset(seed)
        seed += 1
        while core.seat >= 0:
            actions = list(core.legal)
            core.step(actions[int(rng.random() * len(actions))])
            yield 1


def zoo_steps(env: Any) -> Iterator[int]:
    """PettingZoo's own loop: observation, legal action, step."""
    rng, seed = random.Random(1), 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            inside = isinstance(observation, dict) and "action_mask" in observation
            mask = (observation if inside else info)["action_mask"]
            legal = mask.nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            yield 1


def vector_steps(game: str) -> Iterator[int]:
    """Many tables in one process, with all seats played."""
    envs = MagnatVector(TABLES, game, SEATS, bots=None)
    envs.reset(seed=1)
    rng = random.Random(1)
    while True:
        legal = [list(core.legal) or [0] for core in envs.cores]
        envs.step([actions[int(rng.random() * len(actions))] for actions in legal])
        yield TABLES


def catan_steps() -> Iterator[int]:
    gymnasium = importlib.import_module("gymnasium")
    importlib.import_module("catanatron_gym")
    env, rng = gymnasium.make("catanatron_gym:catanatron-v1"), random.Random(1)
    while True:
        _, info = env.reset(seed=1)
        over = cut = False
        while not (over or cut):
            _, _, over, cut, info = env.step(rng.choice(info["valid_actions"]))
            yield 1


def others(seconds: float) -> list[Figure]:
    """Return the figures of the other installed environments; report missing ones on standard error."""
    makers: dict[str, Callable[[], Iterator[int]]] = {
        f"PettingZoo's {name}": lambda module=module: zoo_steps(
            importlib.import_module(f"pettingzoo.classic.{module}").raw_env()
        )
        for name, module in OTHERS.items()
    }
    makers["catanatron, one seat against a random bot"] = catan_steps
    figures = []
    for name, make in makers.items():
        try:
            figures.append(Figure(name, rate(make(), seconds)))
        except Exception as why:  # whatever the error is, it cannot be measured here
            print(f"{name}: not measured ({type(why).__name__}: {why})", file=sys.stderr)
    return figures


def ours(game: str, seconds: float) -> list[Figure]:
    aec, vector = AIMS[game]
    return [
        Figure(f"{game}: core", rate(core_steps(game), seconds)),
        Figure(f"{game}: PettingZoo", rate(zoo_steps(zoo.raw_env(game, SEATS)), seconds), aec),
        Figure(f"{game}: PettingZoo in its wrappers", rate(zoo_steps(zoo.env(game, SEATS)), seconds)),
        Figure(f"{game}: vector of {TABLES}", rate(vector_steps(game), seconds), vector),
    ]


def page(figures: list[Figure]) -> str:
    """Return the table; the ratio is to the first of the others, if any was measured."""
    beside = next((figure for figure in figures if figure.name.startswith("PettingZoo's")), None)
    how = "compiled" if magnat.compiled() else "interpreted"
    lines = [
        f"Magnat {magnat.__version__}, {how}, {SEATS} seats, one core, random play; written by `bench/envs.py`.",
        f"Load of the machine: {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores.",
        "",
        f"| environment | steps per second | target | × {beside.name if beside else '—'} |",
        "|---|---:|---:|---:|",
    ]
    for figure in figures:
        aim = f"{figure.aim:,}" if figure.aim else ""
        times = f"{figure.rate / beside.rate:.1f}" if beside else ""
        lines.append(f"| {figure.name} | {figure.rate:,.0f} | {aim} | {times} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=BUILT_IN)
    parser.add_argument("--seconds", type=float, default=4.0, help="seconds per figure")
    parser.add_argument("--write", default="", help="the file to write the table to")
    args = parser.parse_args()
    figures = others(args.seconds)
    for game in args.games:
        figures += ours(game, args.seconds)
    table = page(figures)
    print(table)
    if args.write:
        with open(args.write, "w", encoding="utf-8") as file:
            file.write("# Speed of the environments\n\n" + table)
    return 0


if __name__ == "__main__":
    sys.exit(main())

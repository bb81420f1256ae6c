"""cli: `magnat bench`, how fast the engine is. Reference and measurements take turns, and the best round counts."""

import argparse
import contextlib
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final

import msgspec
from rich.progress import Progress
from rich.table import Table as Grid

import magnat
from magnat.cli.app import Parser, whole_number
from magnat.cli.chosen import for_simulation, known_game, seats_for
from magnat.cli.terminal import Terminal
from magnat.games import GAMES, variants
from magnat.kernel import Edition, Luck, Table, apply, playout, settle

ROUNDS: Final = 5
TURNS: Final = 1000  # a game that is not over by then is counted
LOOPS: Final = 100_000
PATIENCE: Final = 2  # seconds without a sign of life
POLICIES: Final = ("random", "quiet")

Position = tuple[Table, Sequence[int]]  # a table and the choices that wait there


def declare(parser: Parser) -> None:
    parser.operand("game", nargs="*")
    parser.flag("json", action="store_true")
    parser.number("seats", 1, 99)
    parser.flag("seconds", metavar="S", type=whole_number("seconds", 1, 3600), default=10)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    games = [known_game(game) for game in args.game or GAMES]
    figures = []
    with progress(terminal, args.seconds * len(games)) as told:
        for game in games:
            e = for_simulation(variants(game)["standard"], TURNS)
            found = measured(e, seats_for(e, args.seats), args.seconds, told)
            figures.append(found)
    for found in figures:
        if args.json:
            print(msgspec.json.encode(found).decode(), flush=True)
        else:
            terminal.screen.print(shown(terminal, found))
    return 0


def measured(e: Edition, seats: int, seconds: float, told: Callable[[float], None]) -> dict[str, Any]:
    """Every figure of one game."""
    slice_ = seconds / (ROUNDS * 5)  # the reference, two policies, clones, expansions
    batches = {policy: batch(e, seats, policy == "quiet", slice_) for policy in POLICIES}
    positions = some_positions(e, seats)
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        measures: dict[str, Callable[[], float]] = {"reference": reference, "clone": lambda: clones(positions, slice_)}
        measures["expand"] = lambda: expansions(positions, slice_)
        for policy in POLICIES:
            measures[policy] = lambda policy=policy: playing(e, seats, policy == "quiet", batches[policy])  # type: ignore[misc]
        for name, measure in measures.items():
            rate = measure()
            best[name] = max(best.get(name, 0.0), rate)
            told(seconds / (ROUNDS * len(measures)))
    return {
        "game": e.name,
        "compiled": magnat.compiled(),
        "seats": seats,
        **{policy: per_policy(e, seats, policy == "quiet", batches[policy], best[policy]) for policy in POLICIES},
        "clone_us": round(1e6 / best["clone"], 3),
        "expand_per_second": round(best["expand"]),
        "reference_ratio": round(min(best[policy] for policy in POLICIES) / best["reference"], 4),
    }

"""`magnat bench`: the speed of the engine. Reference and measurements alternate, and the best round counts."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final

import msgspec
from rich.progress import Progress
from rich.table import Table as Grid

from magnat.cli.app import CommandParser
from magnat.cli.arguments import check_game, choose_seats
from magnat.games import all_games, simulation_edition, variants
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import Edition, Luck, Table, apply, playout, settle
from magnat.version import compiled

ROUNDS: Final = 5
MEASUREMENTS_PER_ROUND: Final = 5  # reference, two policies, clones, expansions; each gets an equal share of the time
BENCH_MAX_TURNS: Final = 1000  # longer games are stopped and counted
CLONE_DEPTHS: Final = range(10, 1000, 15)  # numbers of decisions after which a game is stopped to be cloned
REFERENCE_LOOPS: Final = 50_000
PROGRESS_AFTER_SECONDS: Final = 2  # shorter runs show no progress bar


def declare(parser: CommandParser) -> None:
    parser.add_operand("game", nargs="*")
    parser.add_flag("json", action="store_true")
    parser.add_number("seats", 1, 99)
    parser.add_number("seconds", 1, 3600, default=10)


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    games = [check_game(game) for game in args.game or all_games()]
    editions = [simulation_edition(variants(game)["standard"], BENCH_MAX_TURNS) for game in games]
    seats = [choose_seats(e, args.seats) for e in editions]
    with bench_progress(terminal, args.seconds * len(games)) as advance:
        figures = [measure_game(e, n, args.seconds, advance) for e, n in zip(editions, seats, strict=True)]
    for figure in figures:
        if args.json:
            print(msgspec.json.encode(figure).decode())
        else:
            terminal.stdout.print(bench_grid(terminal, figure))
    return 0


@contextmanager
def bench_progress(terminal: Terminal, seconds: float) -> Iterator[Callable[[float], None]]:
    hidden = seconds <= PROGRESS_AFTER_SECONDS or not terminal.stderr.is_terminal
    with Progress(console=terminal.stderr, transient=True, disable=hidden) as bar:
        task = bar.add_task(terminal.text("bench-measuring"), total=seconds)
        yield lambda passed: bar.advance(task, passed)


def measure_game(e: Edition, seats: int, seconds: float, advance: Callable[[float], None]) -> dict[str, Any]:
    share = seconds / (ROUNDS * MEASUREMENTS_PER_ROUND)
    random, quiet = PolicyTimer(e, seats, False, share), PolicyTimer(e, seats, True, share)
    positions = sample_positions(e, seats)
    reference = clones = expansions = 0.0
    for _ in range(ROUNDS):
        reference = max(reference, measure_rate(reference_loop, REFERENCE_LOOPS, share))
        random.time_games()
        quiet.time_games()
        clones = max(clones, measure_rate(lambda: [t.copy() for t, _ in positions], len(positions), share))
        expansions = max(expansions, measure_rate(lambda: expand_all(positions), len(positions), share))
        advance(seconds / ROUNDS)
    slower = min(random.decisions_per_second, quiet.decisions_per_second)
    return {
        "game": e.name,
        "compiled": compiled(),
        "seats": seats,
        "random": random.figures(),
        "quiet": quiet.figures(),
        "clone_us": round(1e6 / clones, 3),
        "expand_per_second": round(expansions),
        "reference_ratio": round(slower / reference, 4),
    }


class PolicyTimer:
    """A fixed set of games that one policy plays repeatedly; the fastest time of each game counts."""

    def __init__(self, e: Edition, seats: int, quiet: bool, seconds: float) -> None:
        self.e, self.seats, self.quiet = e, seats, quiet
        self.decisions = 0
        self.times: list[float] = []  # by game
        start = perf_counter()
        while not self.times or perf_counter() - start < seconds:
            self.decisions += self.play_game(len(self.times))
            self.times.append(float("inf"))

    def play_game(self, seed: int) -> int:
        return playout(self.e.deal(self.seats), Luck(seed), Luck(seed + 1_000_000), self.quiet)

    def time_games(self) -> None:
        for seed, best in enumerate(self.times):
            start = perf_counter()
            self.play_game(seed)
            self.times[seed] = min(best, perf_counter() - start)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / sum(self.times)

    def figures(self) -> dict[str, float]:
        return {
            "decisions_per_second": round(self.decisions_per_second),
            "games_per_second": round(len(self.times) / sum(self.times), 2),
            "decisions_per_game": round(self.decisions / len(self.times), 1),
        }


def measure_rate(work: Callable[[], object], units: int, seconds: float) -> float:
    """Return the units of work per second in the fastest of the runs that fit into the time."""
    best = float("inf")
    start = now = perf_counter()
    while now - start < seconds:
        before = now
        work()
        now = perf_counter()
        best = min(best, now - before)
    return units / best


def reference_loop() -> None:
    """A fixed, never compiled Python loop that measures the current speed of the machine."""
    cells = [0] * 64
    counts: dict[int, int] = {}
    for i in range(REFERENCE_LOOPS):
        cell = i * 7 & 63
        cells[cell] += i
        if cells[cell] & 1:
            counts[cell] = i
        else:
            counts.pop(cell, 0)


def sample_positions(e: Edition, seats: int) -> list[tuple[Table, Sequence[int]]]:
    """Return tables from the opening to the late game, each with its choices."""
    positions: list[tuple[Table, Sequence[int]]] = []
    for seed, depth in enumerate(CLONE_DEPTHS):
        t, luck = e.deal(seats), Luck(seed)
        playout(t, luck, Luck(seed + 1_000_000), limit=depth)
        choices = settle(t, luck, True)
        if choices:
            positions.append((t, choices))
    return positions


def expand_all(positions: list[tuple[Table, Sequence[int]]]) -> None:
    """Do the work of a search at every node: clone, apply, continue to the next decision."""
    luck = Luck(1)
    random = luck.random
    for t, choices in positions:
        apply(t.copy(), choices[int(random() * len(choices))], luck, True)


def bench_grid(terminal: Terminal, figures: dict[str, Any]) -> Grid:
    grid = Grid(title=terminal.text("bench-title", game=figures["game"], seats=figures["seats"]), title_justify="left")
    how = "compiled" if figures["compiled"] else "pure"
    grid.add_column(how)
    for policy in ("random", "quiet"):
        grid.add_column(terminal.text(f"bench-{policy}"), justify="right")
    for key in ("decisions_per_second", "games_per_second", "decisions_per_game"):
        grid.add_row(key, f"{figures['random'][key]:,}", f"{figures['quiet'][key]:,}")
    grid.add_section()
    for key in ("clone_us", "expand_per_second", "reference_ratio"):
        grid.add_row(key, f"{figures[key]:,}")
    return grid

"""bench: thousands of random games over all seats and variants, money counted at every step.

python bench/soak.py                          ten thousand games of every kind
python bench/soak.py electronic --games 500   fewer, of one game
python bench/soak.py --asides --games 10000   everybody speaks aside, at tables of people with options drawn by lot
"""

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import cycle, islice
from time import perf_counter
from typing import Any, NamedTuple

from rich.progress import Progress

import magnat
from magnat.games import all_games, simulation_edition, variants
from magnat.kernel import Edition, Luck, Question, Table, answer, apply, settle
from magnat.testing import laws

BATCH = 20  # games that a worker plays before it reports
LEAVES = 0.0005  # how often the table says something at a question: that a seat leaves, or that time is up


class Match(NamedTuple):
    """One game to play: everything that happens in it follows from this."""

    game: str
    variant: str
    seats: int
    quiet: bool
    turns: int
    seed: int
    asides: bool


class Played(NamedTuple):
    """How a batch of games went."""

    games: int
    decisions: int
    longest: int
    capped: int
    kinds: Counter[str]
    failure: str


class NotConserved(Exception):
    """Money appeared or vanished."""


def edition_of(match: Match) -> Edition:
    e = variants(match.game)[match.variant]
    if match.asides:
        e = e.with_(**laws.random_options(e, random.Random(match.seed)))
    played = simulation_edition(e, match.turns)
    windows = e.option_for("windows")
    return played.with_(**{windows: "clicks"}) if match.asides and windows else played


def wealth(t: Any) -> int:
    """All the money there is, the bank's ledger included; nothing in a game without accounts."""
    return sum(t.cash) + t.bank if hasattr(t, "bank") else 0


def play(match: Match) -> tuple[int, Table]:
    """Play one game to its end, counting the money after every answer."""
    luck, random = Luck(match.seed), Luck(match.seed + 1_000_000_000).random
    t: Any = edition_of(match).deal(match.seats)
    total = wealth(t)
    choices = settle(t, luck)
    decisions = 0
    while choices:
        top = t.stack[-1]
        assert isinstance(top, Question)
        silent = match.quiet and top.window
        apply(t, top.silence(t) if silent else choices[int(random() * len(choices))])
        decisions += 1
        check(t, total, match, decisions)
        choices = settle(t, luck)
        check(t, total, match, decisions)
    assert t.winners and t.over, match
    return decisions, t


def play_with_asides(match: Match) -> tuple[int, Table]:
    """Play one game in which everybody speaks aside as often as he is asked; no table may stand still."""
    luck, dice = Luck(match.seed), random.Random(match.seed + 1_000_000_000)
    t: Any = edition_of(match).deal(match.seats)
    total = wealth(t)
    settle(t, luck)
    decisions = 0
    while t.stack:
        laws.goes_on(t)
        laws.asides_are_answerable(t, match.seats)
        row = laws.random_table_row(t, dice) if dice.random() < LEAVES else None
        answer(t, *(row or laws.random_row(t, match.seats, dice, 0.5, 0.7)), luck)
        decisions += 1
        check(t, total, match, decisions)
    assert t.over, match
    return decisions, t


def check(t: Any, total: int, match: Match, decisions: int) -> None:
    if wealth(t) != total or min(getattr(t, "cash", [0])) < 0:
        raise NotConserved(f"{match}: {total} became {wealth(t)} by decision {decisions}, balances {t.cash}")


def play_batch(matches: list[Match]) -> Played:
    decisions = longest = capped = 0
    kinds: Counter[str] = Counter()
    for match in matches:
        try:
            taken, t = play_with_asides(match) if match.asides else play(match)
        except Exception as why:  # whatever it is, it is a finding, and the match says how to see it again
            return Played(len(matches), decisions, longest, capped, kinds, f"{match}: {type(why).__name__}: {why}")
        decisions += taken
        longest = max(longest, taken)
        capped += getattr(t, "turns", 0) >= match.turns
        kinds[f"{match.game} {match.variant} {match.seats}"] += 1
    return Played(len(matches), decisions, longest, capped, kinds, "")


def matches(games: list[str], turns: int, first: int, asides: bool) -> Iterator[Match]:
    """Every variant, every number of seats, both policies, in turn and without end."""
    kinds = [
        (game, variant, seats, quiet)
        for game in games
        for variant, e in variants(game).items()
        for seats in range(e.least, e.most + 1)
        for quiet in (False, True)
    ]
    for seed, (game, variant, seats, quiet) in enumerate(cycle(kinds), first):
        yield Match(game, variant, seats, quiet, turns, seed, asides)


def soak(args: argparse.Namespace) -> Played:
    """Share the games out to processes until all are played, the time is over, or something is found."""
    todo = islice(matches(args.game, args.turns, args.seed, args.asides), args.games)
    start = perf_counter()
    total = Played(0, 0, 0, 0, Counter(), "")
    running: set[Future[Played]] = set()
    with ProcessPoolExecutor(args.processes) as workers, Progress(disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=args.games)
        while True:
            late = perf_counter() - start > args.seconds
            while not late and not total.failure and len(running) < 2 * args.processes:
                batch = list(islice(todo, BATCH))
                if not batch:
                    break
                running.add(workers.submit(play_batch, batch))
            if not running:
                return total
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                total = added(total, future.result())
                bar.update(task, completed=total.games)


def added(a: Played, b: Played) -> Played:
    return Played(
        a.games + b.games,
        a.decisions + b.decisions,
        max(a.longest, b.longest),
        a.capped + b.capped,
        a.kinds + b.kinds,
        a.failure or b.failure,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(all_games()))
    parser.add_argument("--games", type=int, default=10_000, help="how many games")
    parser.add_argument("--turns", type=int, default=300, help="the cap: a game that reaches it is counted")
    parser.add_argument("--asides", action="store_true", help="tables of people, who speak aside; none may stand still")
    parser.add_argument("--seconds", type=float, default=800, help="no new games after that time")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    if unknown := [game for game in args.game if game not in all_games()]:
        parser.error(f"unknown game: {unknown[0]} (known: {', '.join(all_games())})")
    start = perf_counter()
    total = soak(args)
    seconds = perf_counter() - start
    print(
        f"{total.games:,} games of {len(total.kinds)} kinds, {total.decisions:,} decisions in {seconds:.0f} s", end=" "
    )
    print(f"({'compiled' if magnat.compiled() else 'pure'}, {args.processes} processes)")
    print(f"{total.capped:,} reached the cap of {args.turns} turns and were counted", end="; ")
    print(f"the longest game took {total.longest:,} decisions")
    if total.failure:
        print(f"FAILED: {total.failure}")
        return 1
    if total.games < args.games:
        print(f"STOPPED: only {total.games:,} of {args.games:,} games in {args.seconds:.0f} s")
        return 1
    print("money was conserved at every step, and every game ended")
    return 0


if __name__ == "__main__":
    sys.exit(main())

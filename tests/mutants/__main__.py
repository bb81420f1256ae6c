"""`python -m tests.mutants deal --sample 200 --seed 1` prints the surviving mutants as diffs."""

import argparse
import hashlib
import json
import os
import tomllib
from time import monotonic

from tests.mutants.attempt import SURVIVED, Attempts, Result
from tests.mutants.change import ROOT, Mutant
from tests.mutants.data import data_mutants
from tests.mutants.operators import Code
from tests.mutants.reach import GAMES, Reach, data_of, heuristics_of, reach_of, ready, sources_of, tests_of

EQUIVALENT = ROOT / "tests" / "mutants" / "equivalent.toml"


def all_mutants(game: str, reach: Reach) -> list[Mutant]:
    """Return the mutants of the game's code, heuristic and data, and of the shared code that its tests reach."""
    code = [m for file in [*sources_of(game), *heuristics_of(game)] for m in Code(file).mutants()]
    own = f"src/magnat/games/{game}/"
    reached = [m for m in code if m.file.startswith(own) or (m.file, m.line) in reach.tests]
    return reached + [m for file in data_of(game) for m in data_mutants(file)]


def all_data(game: str) -> list[Mutant]:
    """Return the mutants of all numbers and names in data files and of all numbers in lists of cards."""
    cards = [m for file in sources_of(game) if f"/{game}/" in file for m in Code(file).mutants()]
    numbers = [m for m in cards if not m.inside and m.operator in ("number", "switch")]
    return numbers + [m for file in data_of(game) for m in data_mutants(file, names=True)]


def sampled(mutants: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """Return a sample that depends only on the seed; code changes leave most of it unchanged."""
    if not size or size >= len(mutants):
        return mutants
    ranked = {m: hashlib.sha256(f"{seed} {m.operator} {m.key()}".encode()).digest() for m in mutants}
    chosen = set(sorted(mutants, key=lambda m: (ranked[m], m.start))[:size])
    return [m for m in mutants if m in chosen]


def equivalents() -> dict[tuple[str, str, str], str]:
    """Return the equivalent mutants with their reasons."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", [])
    return {(e["file"], e["where"], e["change"]): e["reason"] for e in entries}


def shown(m: Mutant, reached: bool) -> str:
    said = f"{m.file}:{m.line} {m.where}: {m.operator}{'' if reached else ', which no test reaches'}"
    return f"{said} ({', '.join(m.rules) or 'no rule cited'})\n{m.diff()}\n"


def describe(m: Mutant) -> dict[str, object]:
    return {
        "file": m.file, "line": m.line, "where": m.where, "operator": m.operator, "rules": m.rules, "diff": m.diff(),
        "change": m.change(),
    }  # fmt: skip


def try_game(game: str, chosen: argparse.Namespace) -> None:
    begun = monotonic()
    reach = reached(game, chosen.tests)
    known = equivalents()
    every = all_data(game) if chosen.data else all_mutants(game, reach)
    every = [m for m in every if chosen.file in m.file]
    tried = sampled(every, chosen.sample, chosen.seed)
    real = [m for m in tried if m.key() not in known]
    attempts = Attempts(real, reach, tests_of(game, chosen.tests), chosen.workers)
    print(
        f"{game}: {len(real)} of {len(every)} mutants, {len(reach.all)} tests ({monotonic() - begun:.0f} s)", flush=True
    )
    begun = monotonic()
    survivors = survivors_of(attempts, chosen.verbose)
    if not chosen.tests:
        survivors = unnoticed_elsewhere(game, survivors, chosen)
    for m in survivors:
        print(shown(m, bool(attempts.tests_for(m))), flush=True)
    caught, spent = len(real) - len(survivors), monotonic() - begun
    each = f"{spent / max(1, len(real)):.2f} s each with {chosen.workers} workers"
    print(f"{spent:.0f} s, {each}; {len(tried) - len(real)} equivalent left out")
    print(f"magnat mutants {game}: {caught} of {len(real)} caught", flush=True)
    if chosen.json:
        result = {"game": game, "mutants": len(tried), "caught": caught, "equivalent": len(tried) - len(real)}
        print(json.dumps({**result, "survivors": [describe(m) for m in survivors]}, ensure_ascii=False), flush=True)


def reached(game: str, tests: str) -> Reach:
    reach = reach_of(game, tests)
    if reach.failed:
        raise SystemExit(f"These tests of {game} fail as it is: {', '.join(reach.failed)}")
    return reach


def survivors_of(attempts: Attempts, verbose: bool) -> list[Mutant]:
    found: list[Mutant] = []
    for result in attempts.run():
        m = attempts.mutants[result.mutant]
        if verbose:
            trace(m, result)
        if result.noticed == SURVIVED:
            found.append(m)
    return found


def unnoticed_elsewhere(game: str, survivors: list[Mutant], chosen: argparse.Namespace) -> list[Mutant]:
    """Return the survivors in the shared code that the tests of other games do not notice either."""
    for other in GAMES:
        shared = [m for m in survivors if "/games/" not in m.file]
        if other == game or not shared:
            continue
        tests = f"tests/games/{other} tests/mechanics tests/bots/{other}"
        reach = reached(other, tests)
        there = [m for m in shared if (m.file, m.line) in reach.tests]
        still = survivors_of(Attempts(there, reach, tests_of(other, tests), chosen.workers), chosen.verbose)
        survivors = [m for m in survivors if m not in there or m in still]
    return survivors


def trace(m: Mutant, result: Result) -> None:
    print(f"{result.seconds:6.2f} {m.file}:{m.line} {m.operator}: {result.noticed}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all, unless some are named")
    parser.add_argument("--sample", type=int, default=0, help="so many of them; all, unless given")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument(
        "--data", action="store_true", help="every number and name of every data file, and nothing else"
    )
    parser.add_argument("--file", default="", help="only changes of files that are called so")
    parser.add_argument("--tests", default="", help="these tests, instead of all that play the game")
    parser.add_argument("--json", action="store_true", help="also tell the result as JSON")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--verbose", action="store_true", help="tell of each which test noticed it")
    chosen = parser.parse_args()
    if unknown := [game for game in chosen.games if game not in GAMES]:
        parser.error(f"{unknown[0]} is not one of {', '.join(GAMES)}")
    os.chdir(ROOT)
    ready()
    for game in chosen.games or GAMES:
        try_game(game, chosen)


if __name__ == "__main__":
    main()

"""The strength of levels, styles and baselines, written to bench/LADDER.md.

    python bench/ladder.py                                   # an hour of one core: all pairings
    python bench/ladder.py --games deal empire --minutes 10
    python bench/ladder.py --write                           # only the page, from bench/ladder.json

Every pairing plays deals with the same luck in every rotation of its seats, until it has enough
games or has used its share of the time; the page shows the number of games. Search gets simulations
instead of seconds, so that the games are the same on any machine. Earlier results are kept until
their pairing is played again.
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import magnat
from magnat.arena import Tournament, play_fixture, wilson_interval
from magnat.bots import BOT_STYLES, steady
from magnat.games import BUILT_IN, edition

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "bench" / "ladder.json"
PAGE: Final = ROOT / "bench" / "LADDER.md"
MIN_EXPERT_SIMULATIONS: Final = 200  # they stand for the half second of the level `expert`
GAMES_PER_PAIRING: Final = 400
SEED: Final = 21


class Pairing(NamedTuple):
    """A contender, its opponents and the number of seats. `search` stands for `expert`, with simulations."""

    part: str
    game: str
    contender: str
    others: tuple[str, ...]
    seats: int = 2

    @property
    def key(self) -> str:
        return " ".join((self.game, self.contender, ",".join(self.others), str(self.seats)))


def pairings(game: str) -> list[Pairing]:
    """Return the pairings: neighbouring levels, a full table, styles against `normal`, baselines."""
    all_pairings = [
        Pairing("levels", game, "normal", ("easy",)),
        Pairing("levels", game, "hard", ("normal",)),
        Pairing("levels", game, "search", ("hard",)),
    ]
    most = edition(game).most
    all_pairings.append(Pairing("tables", game, "hard", ("normal",) * (most - 1), most))
    all_pairings += [Pairing("styles", game, style, ("normal",)) for style in BOT_STYLES]
    if game == "electronic":
        for bot in ("normal", "hard"):
            all_pairings += [Pairing("baselines", game, bot, (other,)) for other in ("fp-a", "fp-b", "fp-c")]
        all_pairings += [Pairing("baselines", game, bot, ("fp-a", "fp-b", "fp-c"), 4) for bot in ("normal", "hard")]
    if game == "deal":
        all_pairings += [Pairing("baselines", game, bot, ("risk-aware",)) for bot in ("normal", "hard", "search")]
    return all_pairings


def expert(game: str) -> int:
    """Return the simulations of `expert`: twice those of `hard` if that is more, as half a second in a browser."""
    return max(MIN_EXPERT_SIMULATIONS, 2 * steady(game).hard_simulations)


def measure(pairing: Pairing, most: int, seconds: float) -> dict[str, Any]:
    """Play whole deals until there are enough games or the time is spent."""
    bots = (pairing.contender, *pairing.others)
    tournament = Tournament(pairing.game, "standard", (), bots, pairing.seats, most, SEED, 0.0, expert(pairing.game))
    began, wins, games, decisions, spent = time.monotonic(), 0.0, 0, 0, 0.0
    while games < most and (not games or time.monotonic() - began < seconds):
        for _ in range(pairing.seats):
            result = play_fixture(tournament, games)
            games += 1
            seat = result.bots.index(0)
            wins += 1 / len(result.winners) if seat in result.winners else 0.0
            decisions += result.decisions[seat]
            spent += result.seconds[seat]
    return {
        "part": pairing.part,
        "game": pairing.game,
        "contender": pairing.contender,
        "others": list(pairing.others),
        "seats": pairing.seats,
        "wins": round(wins, 3),
        "games": games,
        "ms": round(1000 * spent / max(1, decisions), 3),
        "simulations": expert(pairing.game) if "search" in bots else 0,
        "version": magnat.__version__,
        "load": round(os.getloadavg()[0], 1),
    }


# The page

HEAD: Final = """# The ladder

The strength of the [bots](../docs/reference/bots.md), measured in the arena: the share of games
that the first bot won, with its 95 % interval (Wilson) and the number of games. Every deal was
played in each rotation of the seats with the same luck. `make ladder` repeats the measurements and
writes this page.

Search has a budget in simulations here, so that the games are the same on any machine: `hard` has
the game's `hard_simulations` (in `adapters/bot.py`), `expert` twice as many and at least {expert}.
At a table `expert` has half a second instead, which is more on a fast machine and about the same in
a browser.
"""
PARTS: Final = {
    "levels": """## Levels

Two seats. Equal steps between levels would give equal shares. The `distraction_rate` of `easy` was
chosen on some of these deals, among two to four values per game; the simulations of `hard` on
others.
""",
    "tables": """## Full tables

One `hard`, and `normal` in all other seats. With equal strength, the share would be one divided by
the seats.
""",
    "styles": """## Styles

Two seats, against `normal`. A default table mixes `normal` with the styles whose interval reaches a
half (`lineup_styles` in `adapters/bot.py`). This does not show equal strength, only that no
weakness was found in these games.
""",
    "baselines": """## Baselines from the literature

`fp-a`, `fp-b` and `fp-c` are the fixed-policy agents of Bonjour and others, “Decision Making in
Monopoly using a Hybrid Deep Reinforcement Learning Approach”
([arXiv:2103.00683](https://arxiv.org/abs/2103.00683)); `risk-aware` is the opponent in Wolf,
“Monopoly Deal: A Benchmark Environment for Bounded One-Sided Response Games”
([arXiv:2510.25080](https://arxiv.org/abs/2510.25080)). Both are reimplementations. Sources of the
first: the paper's abstract and the simulator that its authors publish (buying, reserves, accepted
offers); the property preferences of A, B and C were not checked against the paper's text. Sources
of the second: the summary and the player in its published program.

Published figures: the abstract gives the hybrid PPO agent 91 % of its games against fixed-policy
agents; the CFR agent is said to win about 75 % against risk-aware opponents, in games of two.

Differences: the papers use the classic game and a reduced Deal (only properties, money, rents and
refusals, two players), Magnat uses Electronic and the complete Deal by their French booklets.
Offers go to one player at a time. The amounts of offers and bids are ours, and unspecified
decisions follow `steady`, so the baselines may be stronger or weaker than the originals. The
learned agents are not included: only the opponents are the same, and the shares below are those of
our bots.
""",
}
NAMES: Final = {"search": "expert"}


def row(entry: dict[str, Any]) -> str:
    low, high = wilson_interval(entry["wins"], entry["games"])
    others = ", ".join(dict.fromkeys(NAMES.get(name, name) for name in entry["others"]))
    contender = NAMES.get(entry["contender"], entry["contender"])
    share = f"{entry['wins'] / entry['games']:.2f} ({low:.2f}–{high:.2f})"
    cells = [entry["game"], contender, others, str(entry["seats"]), share, str(entry["games"]), f"{entry['ms']:.1f}"]
    return f"| {' | '.join(cells)} |"


def page(results_by_key: dict[str, dict[str, Any]]) -> str:
    order = [pairing for game in BUILT_IN for pairing in pairings(game)]
    lines = [HEAD.format(expert=MIN_EXPERT_SIMULATIONS)]
    for part, heading in PARTS.items():
        rows = [results_by_key[each.key] for each in order if each.part == part and each.key in results_by_key]
        lines += [
            heading,
            "| game | bot | against | seats | won | games | ms per decision |",
            "|---|---|---|---:|---|---:|---:|",
        ]
        lines += [*[row(entry) for entry in rows], ""]
    loads = [entry["load"] for entry in results_by_key.values()]
    versions = sorted({entry["version"] for entry in results_by_key.values()})
    if loads:
        lines.append(
            f"Played by Magnat {', '.join(versions)} while the machine had a load of {min(loads)} to {max(loads)}; "
            "only the last column depends on it."
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(BUILT_IN), help="titles")
    parser.add_argument("--parts", nargs="*", default=list(PARTS))
    parser.add_argument("--minutes", type=float, default=60.0, help="total time, divided evenly among the pairings")
    parser.add_argument("--most", type=int, default=GAMES_PER_PAIRING, help="maximum number of games per pairing")
    parser.add_argument("--write", action="store_true", help="only write the page")
    args = parser.parse_args()
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    if not args.write:
        todo = [each for game in args.games for each in pairings(game) if each.part in args.parts]
        left = 60 * args.minutes
        for number, pairing in enumerate(todo):  # time that is left goes to the others
            began = time.monotonic()
            results[pairing.key] = measure(pairing, args.most, left / (len(todo) - number))
            left -= time.monotonic() - began
            print(row(results[pairing.key]), file=sys.stderr, flush=True)
            RESULTS.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(results), encoding="utf-8")


if __name__ == "__main__":
    main()

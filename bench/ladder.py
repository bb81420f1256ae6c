"""bench: how strong the levels, the manners and the players that others have described are, as docs/LADDER.md.

    python bench/ladder.py                                   # an hour of one core: all that there is
    python bench/ladder.py --games deal empire --minutes 10
    python bench/ladder.py --write                           # the page again, from bench/ladder.json

Every pairing plays deals with the same luck in every rotation of its seats, until it has so many games or its share of
the time is spent: the page says how many that were. Search is given simulations, not seconds, so that the games are the
same on any machine; what was measured before is kept until the pairing is played again.
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
KEPT: Final = ROOT / "bench" / "ladder.json"
PAGE: Final = ROOT / "docs" / "LADDER.md"
EXPERT: Final = 200  # simulations, at least, that stand for the half second of the level `expert`
ENOUGH: Final = 400  # games of a pairing
SEED: Final = 21


class Pairing(NamedTuple):
    """Who is weighed, against whom, at how many seats. `search` stands for `expert`, with a number of simulations."""

    part: str
    game: str
    who: str
    others: tuple[str, ...]
    seats: int = 2

    @property
    def key(self) -> str:
        return " ".join((self.game, self.who, ",".join(self.others), str(self.seats)))


def pairings(game: str) -> list[Pairing]:
    """The rungs from below, a full table, then the manners beside `normal`, then what others have described."""
    found = [
        Pairing("levels", game, "normal", ("easy",)),
        Pairing("levels", game, "hard", ("normal",)),
        Pairing("levels", game, "search", ("hard",)),
    ]
    most = edition(game).most
    found.append(Pairing("tables", game, "hard", ("normal",) * (most - 1), most))
    found += [Pairing("manners", game, manner, ("normal",)) for manner in BOT_STYLES]
    if game == "electronic":
        for who in ("normal", "hard"):
            found += [Pairing("yardsticks", game, who, (other,)) for other in ("fp-a", "fp-b", "fp-c")]
        found += [Pairing("yardsticks", game, who, ("fp-a", "fp-b", "fp-c"), 4) for who in ("normal", "hard")]
    if game == "deal":
        found += [Pairing("yardsticks", game, who, ("risk-aware",)) for who in ("normal", "hard", "search")]
    return found


def expert(game: str) -> int:
    """Simulations of `expert`: twice those of `hard` if that is more, which is what half a second is in a browser."""
    return max(EXPERT, 2 * steady(game).hard_simulations)


def measured(pairing: Pairing, most: int, seconds: float) -> dict[str, Any]:
    """Play until there are enough games, or the time is spent; whole deals only."""
    bots = (pairing.who, *pairing.others)
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
        "who": pairing.who,
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

How strong the [bots](BOTS.md) are, measured in the arena: the share of games that the first one won, with its 95 %
interval (Wilson) and the number of games. Every deal was played in each rotation of the seats with the same luck.
`make ladder` measures it again and writes this page.

Search is given simulations here, not seconds, so that anybody gets the same games: `hard` as many as each game says
(`hard_simulations` in its `adapters/bot.py`), `expert` twice as many, {expert} at least. At a table `expert` has half
a second instead, which is more on a fast machine and about that in a browser.
"""
PARTS: Final = {
    "levels": """## Levels

Two seats. Equal steps would be equal shares. How often the mind of `easy` wanders was chosen on some of these deals,
among two to four values a game; the simulations of `hard` on others.
""",
    "tables": """## Full tables

One `hard` among as many `normal` as there is room for: as strong as they, it would win one game in so many seats.
""",
    "manners": """## Manners

Two seats, against `normal`. Half of the games is as strong; a table of bots is mixed of `normal` and of those whose
interval is not wholly below a half (`lineup_styles` in `adapters/bot.py`): as strong is not shown, only that it was
not found weaker in so many games.
""",
    "yardsticks": """## What others have described

`fp-a`, `fp-b` and `fp-c` are the fixed-policy agents of Bonjour and others, “Decision Making in Monopoly using a Hybrid
Deep Reinforcement Learning Approach” ([arXiv:2103.00683](https://arxiv.org/abs/2103.00683)); `risk-aware` is the
opponent in Wolf, “Monopoly Deal: A Benchmark Environment for Bounded One-Sided Response Games”
([arXiv:2510.25080](https://arxiv.org/abs/2510.25080)). Both were written anew. What was at hand: of the first paper its
abstract and the simulator that its authors publish (when to buy, what to keep, what to accept); which properties A, B
and C prefer was not checked against the paper's text. Of the second, the summary and the player in its published
program.

Their own figures: the abstract gives the hybrid PPO agent 91 % of its games against fixed-policy agents; the CFR agent
is said to win about 75 % against risk-aware opponents, in games of two.

What differs: theirs is the classic game and a reduced Deal (properties, money, rents and refusals alone, two players),
ours are Electronic and the whole of Deal by their French booklets. Offers go to one player at a time here. The sums
of offers and bids are ours, and for what was not at hand the fixed-policy agents do as `steady` does, so they may be
stronger or weaker than the originals. The learned agents themselves are not here: only
the opponents are the same, and the shares below are of our bots, not of theirs.
""",
}
NAMES: Final = {"search": "expert"}


def row(found: dict[str, Any]) -> str:
    low, high = wilson_interval(found["wins"], found["games"])
    others = ", ".join(dict.fromkeys(NAMES.get(name, name) for name in found["others"]))
    who = NAMES.get(found["who"], found["who"])
    share = f"{found['wins'] / found['games']:.2f} ({low:.2f}–{high:.2f})"
    cells = [found["game"], who, others, str(found["seats"]), share, str(found["games"]), f"{found['ms']:.1f}"]
    return f"| {' | '.join(cells)} |"


def page(kept: dict[str, dict[str, Any]]) -> str:
    order = [pairing for game in BUILT_IN for pairing in pairings(game)]
    lines = [HEAD.format(expert=EXPERT)]
    for part, told in PARTS.items():
        rows = [kept[each.key] for each in order if each.part == part and each.key in kept]
        lines += [
            told,
            "| game | who | against | seats | won | games | ms a decision |",
            "|---|---|---|---:|---|---:|---:|",
        ]
        lines += [*[row(found) for found in rows], ""]
    loads = [found["load"] for found in kept.values()]
    versions = sorted({found["version"] for found in kept.values()})
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
    parser.add_argument("--minutes", type=float, default=60.0, help="shared out evenly among the pairings")
    parser.add_argument("--most", type=int, default=ENOUGH, help="games of a pairing")
    parser.add_argument("--write", action="store_true", help="play nothing")
    args = parser.parse_args()
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    if not args.write:
        todo = [each for game in args.games for each in pairings(game) if each.part in args.parts]
        left = 60 * args.minutes
        for number, pairing in enumerate(todo):  # who is done early leaves the rest to the others
            began = time.monotonic()
            kept[pairing.key] = measured(pairing, args.most, left / (len(todo) - number))
            left -= time.monotonic() - began
            print(row(kept[pairing.key]), file=sys.stderr, flush=True)
            KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(kept), encoding="utf-8")


if __name__ == "__main__":
    main()

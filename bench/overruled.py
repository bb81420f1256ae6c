"""Where search overrules the steady player, by kind of question: `overruled.py [GAME ...]`.

    python bench/overruled.py star_wars --games 20 --simulations 400

The kinds that are overruled most often are the steady player's weaknesses: an improvement there
helps both. The steady player is asked on the same table, as search asks it first; the last column
is the most common change.
"""

import argparse
from collections import Counter
from typing import Any, Final

from magnat.bots import Determinizer, Observation, SearchBot, steady
from magnat.games import BUILT_IN, edition, simulation_edition
from magnat.kernel import Luck, Question, StreamLuck, apply, settle
from magnat.record import answer_word, kind_of
from magnat.record.luck import mix_seed

TURNS: Final = 400  # a game may never end
SHOWN: Final = 12  # kinds of questions
FEW: Final = 20  # a rarer kind is not significant


class KindCounts:
    """A kind of question: how often it had a choice, and the changes that search made."""

    def __init__(self) -> None:
        self.times = 0
        self.changes: Counter[str] = Counter()

    @property
    def overruled(self) -> int:
        return self.changes.total()


def change(question: Question[Any], usual: int, chosen: int) -> str:
    """Describe a change by the question's verbs or amounts, otherwise as "another"."""
    if question.answer_kind == "verb":
        return f"{answer_word(question, usual)} → {answer_word(question, chosen)}"
    if question.answer_kind == "money":
        return "less" if chosen < usual else "more"
    return f"another {question.answer_kind}"


def count_overruled(game: str, games: int, seats: int, simulations: int) -> dict[str, KindCounts]:
    by_kind: dict[str, KindCounts] = {}
    player, searching = steady(game), SearchBot(game, simulations=simulations)
    e = simulation_edition(edition(game), TURNS)
    for number in range(games):
        t: Any = e.deal(seats)
        luck = StreamLuck(mix_seed(number, 1))
        sources = [Determinizer(t, p) for p in range(seats)]
        minds = [Luck(mix_seed(number, 2 + p)) for p in range(seats)]
        choices = settle(t, luck, True)
        while choices:
            question = t.stack[-1]
            p = question.seat
            observation = Observation(p, question, choices, sources[p], minds[p])
            usual = player.decide(observation.fixed, question, choices)
            answer = searching.answer(observation)
            if len(choices) > 1:
                kind = by_kind.setdefault(kind_of(type(question)), KindCounts())
                kind.times += 1
                if answer != usual:
                    kind.changes[change(question, usual, answer)] += 1
            choices = apply(t, answer, luck, True)
    return by_kind


def format_table(game: str, counts_by_kind: dict[str, KindCounts]) -> str:
    ranked = sorted(counts_by_kind.items(), key=lambda each: (-each[1].overruled, each[0]))
    lines = [f"{game:24}  asked  overruled         most often"]
    for kind, counts in ranked[:SHOWN]:
        if counts.times >= FEW and counts.changes:
            most, times = counts.changes.most_common(1)[0]
            share = 100 * counts.overruled / counts.times
            lines.append(f"  {kind:22} {counts.times:6} {counts.overruled:6} {share:5.1f} %   {most} ({times})")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(BUILT_IN), metavar="GAME")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=200)
    args = parser.parse_args()
    for game in args.titles:
        print(format_table(game, count_overruled(game, args.games, args.seats, args.simulations)), flush=True)


if __name__ == "__main__":
    main()

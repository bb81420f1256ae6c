"""bench: where search says something else than the steady player, by kind of question: `overruled.py [GAME ...]`.

    python bench/overruled.py star_wars --games 20 --simulations 400

What is overruled most often is what the steady player understands least: mend it there, and both play better.
The steady player is asked on the same table, as search asks it first; the last column is the commonest change.
"""

import argparse
from collections import Counter
from typing import Any, Final

from magnat.bots import Determinizer, Observation, SearchBot, steady
from magnat.games import BUILT_IN, edition, simulation_edition
from magnat.kernel import Luck, Question, StreamLuck, apply, settle
from magnat.record import answer_word, kind_of
from magnat.record.luck import mix_seed

TURNS: Final = 400  # a game may go on for ever
SHOWN: Final = 12  # kinds of questions
FEW: Final = 20  # a kind that came up less often than that says nothing


class Asked:
    """A kind of question: how often it was asked with a choice, and what was said instead of what."""

    def __init__(self) -> None:
        self.times = 0
        self.changes: Counter[str] = Counter()

    @property
    def overruled(self) -> int:
        return self.changes.total()


def change(question: Question[Any], usual: int, said: int) -> str:
    """In the question's own verbs, or by its amounts; else that it was another thing."""
    if question.answer_kind == "verb":
        return f"{answer_word(question, usual)} → {answer_word(question, said)}"
    if question.answer_kind == "money":
        return "less" if said < usual else "more"
    return f"another {question.answer_kind}"


def looked_at(game: str, games: int, seats: int, simulations: int) -> dict[str, Asked]:
    found: dict[str, Asked] = {}
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
            sight = Observation(p, question, choices, sources[p], minds[p])
            usual = player.decide(sight.fixed, question, choices)
            said = searching.answer(sight)
            if len(choices) > 1:
                asked = found.setdefault(kind_of(type(question)), Asked())
                asked.times += 1
                if said != usual:
                    asked.changes[change(question, usual, said)] += 1
            choices = apply(t, said, luck, True)
    return found


def told(game: str, found: dict[str, Asked]) -> str:
    ranked = sorted(found.items(), key=lambda each: (-each[1].overruled, each[0]))
    lines = [f"{game:24}  asked  overruled         most often"]
    for kind, asked in ranked[:SHOWN]:
        if asked.times >= FEW and asked.changes:
            most, times = asked.changes.most_common(1)[0]
            share = 100 * asked.overruled / asked.times
            lines.append(f"  {kind:22} {asked.times:6} {asked.overruled:6} {share:5.1f} %   {most} ({times})")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(BUILT_IN), metavar="GAME")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=200)
    args = parser.parse_args()
    for game in args.titles:
        print(told(game, looked_at(game, args.games, args.seats, args.simulations)), flush=True)


if __name__ == "__main__":
    main()

"""Golden: walks, on which everything is looked at: one digest a walk.

Some go along with an oracle from the opening. The others start in scenes, where what is rare is near.
"""

import random
from typing import Any

from magnat.kernel import Chance, Question, Table, answer, current_question, speaker
from magnat.testing import laws
from tests.golden.look import Look, listed
from tests.golden.scenes import SCENES
from tests.oracle.follow import Follower, oracle_of

GAMES = ("electronic", "empire", "star_wars", "deal", "millionaire")
FOLLOWED = range(2_000_000, 2_000_016)  # neither the seeds of the oracles' test nor those of their long run
MOST = 600  # answers of a walk
SCENERIES = range(16)  # each with so many scenes
EACH, ROWS = 24, 40
NAMES = [(game, "followed", seed) for game in GAMES for seed in FOLLOWED] + [
    (game, "scenery", seed) for game in SCENES for seed in SCENERIES
]


class Followed(Follower):
    """A game that an oracle follows, and all that was seen on the way."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(oracle_of(game), seed, MOST)
        self.look = Look(self.seats)

    def _compare(self) -> None:
        self.look.at(self.t)
        super()._compare()


def followed(game: str, seed: int) -> str:
    walk = Followed(game, seed)
    walk.follow()
    return walk.look.digest()


def scenery(game: str, seed: int) -> str:
    """What can come of some scenes."""
    dice = random.Random(seed)
    look = Look(0)
    for _ in range(EACH):
        table = SCENES[game](dice).table
        look.seats = len(table.hands if hasattr(table, "hands") else table.cash)
        for _ in range(ROWS):
            look.at(table)
            table.facts = []
            if not say_something(table, look.seats, dice):
                break
    return look.digest()


def say_something(t: Table, seats: int, dice: random.Random) -> bool:
    """Whoever is asked answers, or another one speaks, or somebody leaves."""
    top = current_question(t)
    if top is None:
        return False
    roll = dice.random()
    if roll < 0.01 and (row := laws.random_table_row(t, dice)) is not None:
        answer(t, *row)
        return True
    seat = dice.randrange(seats) if roll > 0.8 else speaker(top)
    question = top if seat == speaker(top) else top.aside(t, seat)
    if question is None:
        seat, question = speaker(top), top
    answer(t, seat, some_choice(t, question, dice))
    return True


def some_choice(t: Table, question: Question[Any], dice: random.Random) -> int:
    """Trades are made seldom; of many amounts the lowest ones, the highest and any."""
    choices = listed(question.choices(t))
    if isinstance(question, Chance):
        return dice.choice(choices)
    if question.answer_kind == "verb":
        return dice.choices(choices, [0.3 if question.verbs[c] == "trade" else 1 for c in choices])[0]
    if len(choices) > 40:
        return dice.choice([*choices[:3], choices[-1], dice.choice(choices)])
    return dice.choice(choices)


def digest(game: str, kind: str, seed: int) -> str:
    return followed(game, seed) if kind == "followed" else scenery(game, seed)

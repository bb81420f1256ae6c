"""Walks through games, with one digest per walk.

Some are followed by an oracle from the opening. The others start in scenes, where rare situations are near.
"""

import random
from typing import Any

from magnat.kernel import Chance, Question, Table, answer, current_question, speaker
from magnat.testing import random_walks
from tests.golden.look import Look, listed
from tests.golden.scenes import SCENES
from tests.oracle.follow import Follower, oracle_of

GAMES = ("electronic", "empire", "star_wars", "deal", "millionaire")
FOLLOWED = range(2_000_000, 2_000_016)  # not used by the oracles' test or their long run
MAX_ANSWERS = 600  # answers of a walk
SCENERIES = range(16)  # each with EACH scenes
EACH, ROWS = 24, 40
NAMES = [(game, "followed", seed) for game in GAMES for seed in FOLLOWED] + [
    (game, "scenery", seed) for game in SCENES for seed in SCENERIES
]


class Followed(Follower):
    """A game followed by an oracle, with its digest."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(oracle_of(game), seed, MAX_ANSWERS)
        self.look = Look(self.seats)

    def _compare(self) -> None:
        self.look.at(self.t)
        super()._compare()


def followed(game: str, seed: int) -> str:
    walk = Followed(game, seed)
    walk.follow()
    return walk.look.digest()


def scenery(game: str, seed: int) -> str:
    """Return the digest of random continuations of some scenes."""
    rng = random.Random(seed)
    look = Look(0)
    for _ in range(EACH):
        table = SCENES[game](rng).table
        look.seats = len(table.hands if hasattr(table, "hands") else table.cash)
        for _ in range(ROWS):
            look.at(table)
            table.facts = []
            if not say_something(table, look.seats, rng):
                break
    return look.digest()


def say_something(t: Table, seats: int, rng: random.Random) -> bool:
    """Give a random answer or aside, or let a seat leave. False if the game is over."""
    top = current_question(t)
    if top is None:
        return False
    roll = rng.random()
    if roll < 0.01 and (row := random_walks.random_table_row(t, rng)) is not None:
        answer(t, *row)
        return True
    seat = rng.randrange(seats) if roll > 0.8 else speaker(top)
    question = top if seat == speaker(top) else top.aside(t, seat)
    if question is None:
        seat, question = speaker(top), top
    answer(t, seat, some_choice(t, question, rng))
    return True


def some_choice(t: Table, question: Question[Any], rng: random.Random) -> int:
    """Return a random choice. Trades are rare; amounts are mostly the lowest or highest."""
    choices = listed(question.choices(t))
    if isinstance(question, Chance):
        return rng.choice(choices)
    if question.answer_kind == "verb":
        return rng.choices(choices, [0.3 if question.verbs[c] == "trade" else 1 for c in choices])[0]
    if len(choices) > 40:
        return rng.choice([*choices[:3], choices[-1], rng.choice(choices)])
    return rng.choice(choices)


def digest(game: str, kind: str, seed: int) -> str:
    return followed(game, seed) if kind == "followed" else scenery(game, seed)

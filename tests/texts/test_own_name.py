"""On a player's own screen no line of the journal contains that player's name."""

import random
from typing import Any

import pytest

from magnat.games import BUILT_IN, variants
from magnat.kernel import EVERYBODY, answer, settle
from magnat.testing import random_walks
from magnat.texts import LANGUAGES, Texts

SEATS = 4
NAMES = ("Zoqu", "Wyxa", "Kupj", "Qwib")  # parts of no other word
SEEDS = range(3)
ROWS = 500
OF_EACH = 6  # checked facts of each word


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_fact_contains_the_readers_name(game: str) -> None:
    counted: dict[str, int] = {}
    for variant, e in variants(game).items():
        texts = [Texts(e, lang, NAMES, strict=True) for lang in LANGUAGES]
        for seed in SEEDS:
            rng = random.Random(f"{variant} {seed}")
            t: Any = e.deal(SEATS)
            t.facts = []
            settle(t)
            for _ in range(ROWS):
                for fact in t.facts:
                    counted[fact[0]] = counted.get(fact[0], 0) + 1
                    if counted[fact[0]] <= OF_EACH:
                        check(texts, fact)
                t.facts.clear()
                row = random_walks.random_row(t, SEATS, rng)
                if row is None:
                    break
                answer(t, *row)
    assert len(counted) > 20, counted


def check(texts: list[Texts], fact: Any) -> None:
    for each in texts:
        for you, name in enumerate(NAMES):
            sentence = each.describe_fact(fact, you)
            assert name not in sentence, (fact, you, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rare_facts_about_two_seats_name_the_reader_you(lang: str) -> None:
    empire = Texts(next(iter(variants("empire").values())), lang, NAMES, strict=True)
    millionaire = Texts(next(iter(variants("millionaire").values())), lang, NAMES, strict=True)
    for texts, fact in (
        (empire, ("wants_swap", 0, 1, 2)),
        (empire, ("wants_swap", 0, 0, 2)),
        (empire, ("swapped", 0, 1, 2)),
        (millionaire, ("ranked", 3, 1, 90)),
    ):
        check([texts], (*fact, *[0] * (5 - len(fact)), EVERYBODY))

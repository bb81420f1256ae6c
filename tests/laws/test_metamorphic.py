"""tests: laws that compare a game with another that must go the same way."""

import random
import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import pytest

from magnat.games import all_games, variants
from magnat.kernel import TABLE, Fact, Question, Table, answer, waiting
from magnat.record import answered, snapshot
from magnat.testing import laws
from magnat.testing.turned import Turn
from magnat.texts import Texts

every_game = pytest.mark.parametrize("game", all_games())
ROWS = 25  # that are said before and after the seats are turned


def offered(turn: Turn, question: Question[Any], choices: Sequence[int]) -> list[int]:
    return sorted(turn.choice(question, choice) for choice in choices)


def differences(a: dict[str, Any], b: dict[str, Any]) -> dict[str, Any]:
    """What two snapshots disagree about."""
    columns = {name: (a["columns"][name], value) for name, value in b["columns"].items() if a["columns"][name] != value}
    return columns | ({} if a["stack"] == b["stack"] else {"stack": (a["stack"], b["stack"])})


def as_told(facts: list[Fact]) -> list[list[Fact]]:
    """Facts in their order; a count at the end is read out from any seat on."""
    runs = groupby(facts, lambda fact: fact[0] == "counted")
    return [sorted(run) if counted else list(run) for counted, run in runs]


def follow(turn: Turn, t: Table, u: Table, seed: int, rows: int) -> int:
    """Say the same at both tables, and see the same; how many positions were compared."""
    dice = random.Random(seed)
    as_it_is = Turn(turn.edition, turn.seats, 0)  # the seat after the last one is the first
    t.facts, u.facts = [], []
    for said in range(rows):
        assert differences(as_it_is.told(snapshot(u)), turn.told(snapshot(t))) == {}, f"after {said} rows"
        here, there = waiting(t), waiting(u)
        if here is None or there is None:
            assert here is there
            return said
        assert offered(turn, here, here.choices(t)) == sorted(there.choices(u)), here
        row = laws.table_row(t, dice) if dice.random() < 0.01 else laws.some_row(t, turn.seats, dice, 0.2, 0.5)
        if row is None:
            continue
        question = answered(t, row[0])
        answer(u, *turn.row(question, row))
        answer(t, *row)
        assert as_told(u.facts) == as_told([turn.fact(fact) for fact in t.facts])
    return rows


def turned_games(game: str, seed: int, positions: int) -> int:
    """Random positions of every number of seats and many options, and what comes of them when the seats are turned."""
    dice = random.Random(f"{game} {seed}")
    compared = 0
    while compared < positions:
        plain = dice.choice(list(variants(game).values()))
        e = plain.with_(**laws.some_options(plain, dice))
        seats = dice.randint(e.least, e.most)
        turn = Turn(e, seats, dice.randrange(1, seats))
        for t, row in laws.steps(e, seats, dice.randrange(1 << 30), 400, talkative=0.3):
            table: Any = t.copy()
            if row is not None and table.turns and dice.random() < 0.02:  # a game is set up from the first seat on
                compared += follow(turn, table, turn.table(table), dice.randrange(1 << 30), ROWS)
    return compared


@every_game
def test_turning_the_seats_of_a_position_turns_its_outcome(game: str) -> None:
    turned_games(game, 1, 400)


# Two languages


SEATED = ("Adèle", "Boris", "Chloé", "Dimitri", "Élodie", "Fatou")


def named(sentence: str) -> set[str]:
    """The players and the figures of a sentence, whatever its language."""
    plain = re.sub(r"(?<=\d)[\s,](?=\d{3}\b)", "", sentence)  # thousands
    figures = re.findall(r"\d+(?:[.,]\d+)?", plain)
    return {name for name in SEATED if name in sentence} | {figure.replace(",", ".") for figure in figures}


@every_game
def test_both_languages_name_the_same_players_and_figures(game: str) -> None:
    e = variants(game)["standard"]
    french, english = Texts(e, "fr", SEATED, strict=True), Texts(e, "en", SEATED, strict=True)
    seen: dict[tuple[str, int], int] = {}
    for seed in range(4):
        facts: list[Fact] = []
        for t, _ in laws.steps(e, e.most, seed, 1_200, talkative=0.3):
            facts += t.facts or ()
            t.facts = []
        for fact in facts:
            for you in (TABLE, 0, 1):
                if seen.setdefault((fact[0], you), 0) < 12:
                    seen[fact[0], you] += 1
                    fr, en = french.say(fact, you), english.say(fact, you)
                    assert named(fr) == named(en), f"{fact}\n{fr}\n{en}"

"""A law about seats: the same answers at a table and at its rotation have the same results."""

import random
from itertools import groupby

from magnat.kernel import Fact, Table, answer, current_question
from magnat.positions.seat_rotation import SeatRotation
from magnat.record import snapshot
from magnat.record.record import question_for
from magnat.testing.random_walks import assert_same, random_row, random_table_row


def goes_the_same_turned(turn: SeatRotation, t: Table, seed: int, rows: int) -> int:
    """Check that the same answers at a table and at its rotation have the same results.

    Return the number of positions compared.
    """
    dice, u = random.Random(seed), turn.table(t)
    as_it_is = SeatRotation(turn.edition, turn.seats, 0)  # also reduces seat numbers modulo the number of seats
    t.facts, u.facts = [], []
    for said in range(rows):
        assert_same(
            turn.snapshot(snapshot(t)), as_it_is.snapshot(snapshot(u)), f"after {said} rows, turned by {turn.by}"
        )
        here, there = current_question(t), current_question(u)
        if here is None or there is None:
            assert here is there
            return said
        assert sorted(turn.choice(here, choice) for choice in here.choices(t)) == sorted(there.choices(u)), here
        row = random_table_row(t, dice) if dice.random() < 0.01 else random_row(t, turn.seats, dice, 0.2, 0.5)
        if row is None:
            continue
        question = question_for(t, row[0])
        answer(u, *turn.row(question, row))
        answer(t, *row)
        assert normalize_facts(u.facts) == normalize_facts([turn.fact(fact) for fact in t.facts])
    return rows


def normalize_facts(facts: list[Fact]) -> list[list[Fact]]:
    """Return the facts in order, with runs of "counted" sorted, since the final count may begin at any seat."""
    runs = groupby(facts, lambda fact: fact[0] == "counted")
    return [sorted(run) if counted else list(run) for counted, run in runs]

"""A law about seats: the same answers at a table and at its rotation have the same results."""

import random
from itertools import groupby

from magnat.kernel import Fact, Table, answer, current_question
from magnat.positions.seat_rotation import SeatRotation
from magnat.record import snapshot
from magnat.record.record import question_for
from magnat.testing.random_walks import assert_same, random_row, random_table_row


def goes_the_same_turned(turn: SeatRotation, t: Table, seed: int, rows: int) -> int:
    """Compare the same answers at a table and at its rotation; return the number of positions compared."""
    rng, u = random.Random(seed), turn.table(t)
    as_it_is = SeatRotation(turn.edition, turn.seats, 0)  # also reduces seat numbers modulo the number of seats
    t.facts, u.facts = [], []
    for row_number in range(rows):
        assert_same(
            turn.snapshot(snapshot(t)), as_it_is.snapshot(snapshot(u)), f"after {row_number} rows, turned by {turn.by}"
        )
        straight_question, turned_question = current_question(t), current_question(u)
        if straight_question is None or turned_question is None:
            assert straight_question is turned_question
            return row_number
        assert sorted(turn.choice(straight_question, choice) for choice in straight_question.choices(t)) == sorted(
            turned_question.choices(u)
        ), straight_question
        row = random_table_row(t, rng) if rng.random() < 0.01 else random_row(t, turn.seats, rng, 0.2, 0.5)
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

"""Random answers and undo requests: no undo crosses a chance event, revealed information or another's answer.

The checks do not use the undo rules: they look at the removed rows, and deal the unknown cards anew. All hosts use the
same session and have no rules of their own.
"""

import itertools
from random import Random
from typing import Any

import pytest

from magnat.games import BUILT_IN as GAMES
from magnat.kernel import HIDDEN, TABLE, Chance, IllegalAnswer, Luck, Row, Table, answer, current_question
from magnat.match import UndoEntry, rows_of
from magnat.match.state import UNDO_REQUEST_TIMEOUT_MS
from magnat.match.undo import UNDO_WINDOW_MS
from magnat.record import question_for, redeal, view_as_dict
from tests.breadth import TIMES
from tests.match.manual_loop import InspectableViewer, ManualClockLoop

STEPS = 70
IDS = itertools.count()


class Crowd:
    """Three people and a bot who answer and request at random."""

    def __init__(self, game: str, seed: int) -> None:
        self.random = Random(f"{game}{seed}")
        self.loop = ManualClockLoop.start_match(game, 3, 1, bot="random", seed=seed.to_bytes(16), bot_pace=300)
        self.here: list[InspectableViewer] = [self.loop.connect(f"p{seat}") for seat in range(3)]
        self.asked = self.granted = 0

    def step(self) -> None:
        draw = self.random.random()
        if draw < 0.45:
            self.say()
        elif draw < 0.8:
            self.asked += 1
            self.tell(self.random.randrange(3), type="take_back")
        elif draw < 0.92:
            self.tell(self.random.randrange(3), type="agree", yes=self.random.random() < 0.8)
        else:
            self.loop.advance(
                self.random.choice((100, 400, UNDO_WINDOW_MS - 1, UNDO_WINDOW_MS + 1, UNDO_REQUEST_TIMEOUT_MS))
            )

    def say(self) -> None:
        """The asked player answers, or another person acts aside."""
        match = self.loop.session.started_match
        top = current_question(match.table)
        if top is None:
            return
        seat = self.random.randrange(3)
        question: Any = top if match.asked_seat == seat else top.aside(match.table, seat)
        if question is None and match.asked_seat in range(3):
            seat, question = match.asked_seat, top
        if question is not None:
            self.tell(seat, type="say", say=self.random.choice(question.choices(match.table)))

    def tell(self, seat: int, **message: Any) -> None:
        before, entries = rows_of(self.loop.log), len(self.loop.log)
        question = self.loop.session.started_match.question_number
        self.loop.say(self.here[seat], id=f"c{next(IDS)}", question=question, **message)
        for entry in self.loop.log[entries:]:
            if isinstance(entry.body, UndoEntry):
                self.granted += 1
                check(self.loop, entry.body, before[entry.body.rows :])
            before = rows_of(self.loop.log[: entry.seq + 1])


def check(loop: ManualClockLoop, body: UndoEntry, removed: list[Row]) -> None:
    """Check that only the requester's own rows are removed, no chance events, and nothing that revealed a card."""
    assert removed and {seat for seat, _ in removed} == {body.seat}
    before = table_after(loop, body.rows)
    t = before.copy()
    for seat, choice in removed:
        question = question_for(t, seat)
        assert not isinstance(question, Chance) and seat != TABLE
        answer(t, seat, choice)
    for person in loop.session.seating.people:
        assert not reveals(before, removed, t, person), (body, removed, person)


def table_after(loop: ManualClockLoop, rows: int) -> Table:
    """Return the table after `rows` rows of the record."""
    t = loop.session.seating.new_match().table
    for seat, choice in rows_of(loop.log)[:rows]:
        answer(t, seat, choice)
    return t


def reveals(before: Table, removed: list[Row], after: Table, person: int) -> bool:
    """True if these rows revealed hidden information to a person.

    Otherwise the person knows no more cards than before, and would see the same with any other hidden cards.
    """
    if count_unknown(after, person) < count_unknown(before, person):
        return True
    for seed in range(4):
        u = redeal(before, person, Luck(seed)) if before.secret else before.copy()
        try:
            for seat, choice in removed:
                answer(u, seat, choice)
        except IllegalAnswer:
            assert removed[0][0] != person, "a person's own choices depend only on what they know"
            continue
        if view_as_dict(u, person) != view_as_dict(after, person):
            return True
    return False


def count_unknown(t: Table, person: int) -> int:
    """Return the number of hidden cards whose place a person does not know."""
    view = view_as_dict(t, person)
    return sum([count_hidden(view["columns"][name]) for name, _ in t.secret])


def count_hidden(column: Any) -> int:
    if isinstance(column, dict):
        return int(column["count"]) - len(column["known"])
    return sum([count_hidden(each) for each in column]) if isinstance(column, list) else int(column == HIDDEN)


@pytest.mark.parametrize("game", GAMES)
def test_no_undo_removes_more_than_it_may(game: str) -> None:
    for seed in range(1, 1 + TIMES):
        crowd = Crowd(game, seed)
        for _ in range(STEPS):
            crowd.step()
        assert crowd.asked > STEPS / 5 and (crowd.granted or TIMES > 1)

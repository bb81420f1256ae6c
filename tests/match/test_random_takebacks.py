"""play: whatever is said and asked, no answer comes back past nature, what came to light, or another's answer.

What is checked here does not ask `takeback`: the rows that go are looked at, and tables that a person could have been
sitting at are dealt anew. Terminal, page and server host the same `Play`: they have no rule of their own.
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
from magnat.testing.manual_loop import InspectableViewer, ManualClockLoop

STEPS = 70
IDS = itertools.count()


class Crowd:
    """Three people and a bot, who say and ask for whatever comes to their mind."""

    def __init__(self, game: str, seed: int) -> None:
        self.random = Random(f"{game}{seed}")
        self.loop = ManualClockLoop.start_match(game, 3, 1, bot="random", seed=seed.to_bytes(16), bot_pace=300)
        self.here: list[InspectableViewer] = [self.loop.connect(f"p{seat}") for seat in range(3)]
        self.asked = self.granted = 0

    def step(self) -> None:
        what = self.random.random()
        if what < 0.45:
            self.say()
        elif what < 0.8:
            self.asked += 1
            self.tell(self.random.randrange(3), type="take_back")
        elif what < 0.92:
            self.tell(self.random.randrange(3), type="agree", yes=self.random.random() < 0.8)
        else:
            self.loop.advance(
                self.random.choice((100, 400, UNDO_WINDOW_MS - 1, UNDO_WINDOW_MS + 1, UNDO_REQUEST_TIMEOUT_MS))
            )

    def say(self) -> None:
        """Whoever is asked says something, or another person says something aside."""
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
        before, known = rows_of(self.loop.log), len(self.loop.log)
        question = self.loop.session.started_match.question_number
        self.loop.say(self.here[seat], id=f"c{next(IDS)}", question=question, **message)
        for entry in self.loop.log[known:]:
            if isinstance(entry.body, UndoEntry):
                self.granted += 1
                check(self.loop, entry.body, before[entry.body.rows :])
            before = rows_of(self.loop.log[: entry.seq + 1])


def check(loop: ManualClockLoop, body: UndoEntry, went: list[Row]) -> None:
    """Only the taker's own words go: none of nature's, none that told a person something hidden."""
    assert went and {seat for seat, _ in went} == {body.seat}
    before = standing(loop, body.rows)
    t = before.copy()
    for seat, choice in went:
        question = question_for(t, seat)
        assert not isinstance(question, Chance) and seat != TABLE
        answer(t, seat, choice)
    for person in loop.session.seating.people:
        assert not told(before, went, t, person), (body, went, person)


def standing(loop: ManualClockLoop, rows: int) -> Table:
    """The table after so many rows of the record, which all stand."""
    t = loop.session.seating.new_match().table
    for seat, choice in rows_of(loop.log)[:rows]:
        answer(t, seat, choice)
    return t


def told(before: Table, went: list[Row], after: Table, person: int) -> bool:
    """Whether these words told a person something hidden: he does not know fewer cards than before, and on any other
    table that he could have sat at, where they can be said too, he would see the same."""
    if unknown(after, person) < unknown(before, person):
        return True
    for seed in range(4):
        u = redeal(before, person, Luck(seed)) if before.secret else before.copy()
        try:
            for seat, choice in went:
                answer(u, seat, choice)
        except IllegalAnswer:
            assert went[0][0] != person, "what one may say oneself rests on what one knows"
            continue
        if view_as_dict(u, person) != view_as_dict(after, person):
            return True
    return False


def unknown(t: Table, person: int) -> int:
    """How many hidden cards there are of which a person does not know where they lie."""
    seen = view_as_dict(t, person)
    return sum([hidden(seen["columns"][name]) for name, _ in t.secret])


def hidden(column: Any) -> int:
    if isinstance(column, dict):
        return int(column["count"]) - len(column["known"])
    return sum([hidden(each) for each in column]) if isinstance(column, list) else int(column == HIDDEN)


@pytest.mark.parametrize("game", GAMES)
def test_no_sequence_of_requests_crosses_what_must_stand(game: str) -> None:
    crowd = Crowd(game, 1)
    for _ in range(STEPS):
        crowd.step()
    assert crowd.asked > STEPS / 5 and crowd.granted

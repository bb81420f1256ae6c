"""analysis: the course of a recorded game, cut where its chances are measured.

A row is nature's or somebody's answer. Where the reference would have said the same, no chance changes, and nothing is
measured. What lies between two measured positions is a stretch: luck, or the words of one seat. An offer is one word,
however many it is made of.
"""

from typing import Any, Final, NamedTuple

from magnat.analysis.reference import Reference
from magnat.kernel import TABLE, Chance, Edition, Fact, IllegalAnswer, Question, Table, current_question
from magnat.record import Record, question_for, replay_positions

NO_ROW_OR_ANSWER: Final = -1  # no answer, which is what the reference says aside; no row


class Segment(NamedTuple):
    """The rows from `first` to before `last`. `before` is the measured position that they start from."""

    before: int
    first: int
    last: int
    turn: int
    seat: int  # who answered; TABLE for luck
    is_answer: bool  # an answer, other than the reference's; else luck
    reference_answer: int = NO_ROW_OR_ANSWER  # what the reference would have said

    @property
    def is_single_answer(self) -> bool:
        """Whether one answer was given, which can be compared with others."""
        return self.is_answer and self.last == self.first + 1 and self.reference_answer != NO_ROW_OR_ANSWER


class Timeline:
    """A record, read once."""

    def __init__(self, record: Record, edition: Edition, reference: Reference) -> None:
        self.reference = reference
        self.rows = record.rows
        self.seats = record.header.seats
        self.tables: dict[int, Table] = {}  # by position: those that are measured, and those where something was said
        self.checkpoints: list[int] = []  # the measured positions
        self.segments: list[Segment] = []
        self.turns: list[int] = []  # by position
        self.decisions = [0] * self.seats
        self.has_secrets = False
        self._fact_counts: list[int] = []  # by position: how many facts there were
        self._open_segment: Segment | None = None
        self._luck_start = NO_ROW_OR_ANSWER  # the first row of luck since the last station
        for k, t in enumerate(replay_positions(record, None, edition)):
            self.turns.append(int(getattr(t, "turns", 0)))
            self._fact_counts.append(len(t.facts or ()))
            if k == 0:
                self.has_secrets = bool(t.secret)
                self._add_checkpoint(0, t)
            if k < len(self.rows):
                self._add_row(k, t)
        self.facts: list[Fact] = t.facts or []
        self.end = len(self.rows)
        self._finish(self.end, t)
        self.is_over = t.over
        self.winners = t.winners

    def _add_row(self, k: int, t: Table) -> None:
        seat, given = self.rows[k]
        try:
            question = question_for(t, seat)
        except IllegalAnswer:
            return  # nobody was asked: `positions` refuses the row when it gets there, and says which
        if given is None:
            return  # it refuses what is hidden, too
        if isinstance(question, Chance) or seat == TABLE:
            self._end_answer(k, t)
            self._luck_start = k if self._luck_start == NO_ROW_OR_ANSWER else self._luck_start
            return
        self.decisions[seat] += 1
        if self._open_segment is not None and self._open_segment.seat == seat and question.drafting:
            return  # the offer goes on
        self._end_answer(k, t)
        aside = question is not current_question(t)
        if not aside and len(question.choices(t)) == 1:
            return
        usual = NO_ROW_OR_ANSWER if aside else self.reference.answer(t, question, seat)
        self._end_luck(k, t)
        if given == usual or (aside and given == question.silence(t)):
            return
        self._keep_table(k, t)
        self._open_segment = Segment(self.checkpoints[-1], k, k, self.turns[k], seat, True, usual)

    def _end_answer(self, k: int, t: Table) -> None:
        """What somebody said is whole."""
        if self._open_segment is not None:
            self.segments.append(self._open_segment._replace(last=k))
            self._open_segment = None
            self._add_checkpoint(k, t)

    def _end_luck(self, k: int, t: Table) -> None:
        """Somebody decides: what luck has done since the last station is measured now."""
        if self._luck_start != NO_ROW_OR_ANSWER:
            self.segments.append(
                Segment(self.checkpoints[-1], self._luck_start, k, self.turns[self._luck_start], TABLE, False)
            )
            self._luck_start = NO_ROW_OR_ANSWER
            self._add_checkpoint(k, t)

    def _finish(self, k: int, t: Table) -> None:
        self._end_answer(k, t)
        if self.checkpoints[-1] != k:
            self._luck_start = self.checkpoints[-1] if self._luck_start == NO_ROW_OR_ANSWER else self._luck_start
            self._end_luck(k, t)

    def _add_checkpoint(self, k: int, t: Table) -> None:
        self.checkpoints.append(k)
        self._keep_table(k, t)

    def _keep_table(self, k: int, t: Table) -> None:
        if k not in self.tables:
            self.tables[k] = t.copy()

    def question_at(self, stretch: Segment) -> tuple[Question[Any], Table]:
        """What was asked at the beginning of a stretch that somebody said, and the table then."""
        t = self.tables[stretch.first]
        return question_for(t, stretch.seat), t

    def facts_between(self, first: int, last: int) -> list[Fact]:
        """What happened from one position to another."""
        return self.facts[self._fact_counts[first] : self._fact_counts[last]]

    def answers_in(self, stretch: Segment) -> list[tuple[int, int]]:
        """What was said in a stretch."""
        return [(seat, said) for seat, said in self.rows[stretch.first : stretch.last] if said is not None]

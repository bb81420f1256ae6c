"""The timeline of a recorded game, divided at the positions where chances are measured.

A row is an answer of chance or of a seat. An answer equal to the reference's does not change the
chances, so nothing is measured there. A segment lies between two measured positions: luck, or the
answer of one seat. All answers that make up an offer are one segment.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from magnat.analysis.reference import Reference
from magnat.kernel import TABLE, Chance, Edition, Fact, IllegalAnswer, Question, Table, current_question
from magnat.record import Header, Record, question_for, replay_positions

NO_ROW_OR_ANSWER: Final = -1  # no answer (the reference gives none aside), or no row


class Segment(NamedTuple):
    """The rows from `first` up to, but not including, `last`. `before` is the preceding measured position."""

    before: int
    first: int
    last: int
    turn: int
    seat: int  # the answering seat; TABLE for luck
    is_answer: bool  # True for an answer that differs from the reference's; False for luck
    reference_answer: int = NO_ROW_OR_ANSWER

    @property
    def is_single_answer(self) -> bool:
        """True for one answer that can be compared with alternatives."""
        return self.is_answer and self.last == self.first + 1 and self.reference_answer != NO_ROW_OR_ANSWER


class Timeline:
    """A record, read once."""

    def __init__(self, record: Record, edition: Edition, reference: Reference) -> None:
        self.reference = reference
        self.rows = record.rows
        self.seats = record.header.seats
        self.tables: dict[int, Table] = {}  # by position: measured positions and those before an answer
        self.checkpoints: list[int] = []  # the measured positions
        self.segments: list[Segment] = []
        self.turns: list[int] = []  # by position
        self.decisions = [0] * self.seats
        self.has_secrets = False
        self.opening = 0  # rows of the set-up, which decides who starts; 0 in a game without turns
        self._fact_counts: list[int] = []  # by position: number of facts so far
        self._open_segment: Segment | None = None
        self._luck_start = NO_ROW_OR_ANSWER  # first row of luck since the last checkpoint
        for k, t in enumerate(replay_positions(record, None, edition)):
            self.turns.append(int(getattr(t, "turns", 0)))
            self._fact_counts.append(len(t.facts or ()))
            if k == 0:
                self.has_secrets = bool(t.secret)
                self._add_checkpoint(0, t)
            if k and self.turns[k] and not self.turns[k - 1]:
                self._end_opening(k, t)
            if k < len(self.rows):
                self._add_row(k, t)
        self.facts: list[Fact] = t.facts or []
        self.end = len(self.rows)
        self._finish(self.end, t)
        self.is_over = t.over
        self.winners = t.winners
        self._seeds = [seed_from_rows(record.header, self.rows[:rows]) for rows in (0, self.opening)]

    def _add_row(self, k: int, t: Table) -> None:
        seat, answer = self.rows[k]
        try:
            question = question_for(t, seat)
        except IllegalAnswer:
            return  # `replay_positions` raises for this row when it applies it
        if answer is None:
            return  # a redacted answer: `replay_positions` raises as well
        if isinstance(question, Chance) or seat == TABLE:
            self._end_answer(k, t)
            self._luck_start = k if self._luck_start == NO_ROW_OR_ANSWER else self._luck_start
            return
        self.decisions[seat] += 1
        if self._open_segment is not None and self._open_segment.seat == seat and question.drafting:
            return  # the offer continues
        self._end_answer(k, t)
        aside = question is not current_question(t)
        if not aside and len(question.choices(t)) == 1:
            return
        usual = NO_ROW_OR_ANSWER if aside else self.reference.answer(t, question, seat)
        self._end_luck(k, t)
        if answer == usual or (aside and answer == question.silence(t)):
            return
        self._keep_table(k, t)
        self._open_segment = Segment(self.checkpoints[-1], k, k, self.turns[k], seat, True, usual)

    def _end_opening(self, k: int, t: Table) -> None:
        """Measure the position after the set-up, so that no luck of the first turn is added to it."""
        self._end_answer(k, t)
        self._end_luck(k, t)
        self.opening = k

    def _end_answer(self, k: int, t: Table) -> None:
        """Close the open answer segment at row k."""
        if self._open_segment is not None:
            self.segments.append(self._open_segment._replace(last=k))
            self._open_segment = None
            self._add_checkpoint(k, t)

    def _end_luck(self, k: int, t: Table) -> None:
        """Close the luck segment before the decision at row k."""
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

    def seed_at(self, position: int) -> int:
        """Return the seed of the games from a position.

        It depends only on the rows of the set-up before the position: the same position has the same
        figures in the review of every game that began in the same way, and neighbouring positions
        are compared with the same luck.
        """
        return self._seeds[position >= self.opening]

    def question_at(self, segment: Segment) -> tuple[Question[Any], Table]:
        """Return the question at the start of an answer segment, and the table at that moment."""
        t = self.tables[segment.first]
        return question_for(t, segment.seat), t

    def facts_between(self, first: int, last: int) -> list[Fact]:
        """Return the facts from one position to another."""
        return self.facts[self._fact_counts[first] : self._fact_counts[last]]

    def answers_in(self, segment: Segment) -> list[tuple[int, int]]:
        """Return the answers given in a segment, as (seat, answer)."""
        return [(seat, answer) for seat, answer in self.rows[segment.first : segment.last] if answer is not None]


def seed_from_rows(header: Header, rows: Sequence[tuple[int, int | None]]) -> int:
    """Return a seed derived from the game and some of its rows; the players' names do not matter."""
    content = msgspec.json.encode([header.game, header.variant, sorted(header.options.items()), header.seats, rows])
    return int.from_bytes(hashlib.sha256(content).digest()[:7], "big")

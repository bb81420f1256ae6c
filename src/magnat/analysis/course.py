"""analysis: the course of a recorded game, cut where its chances are measured.

A row is nature's or somebody's answer. Where the reference would have said the same, no chance changes, and nothing is
measured. What lies between two measured positions is a stretch: luck, or the words of one seat. An offer is one word,
however many it is made of.
"""

from typing import Any, Final, NamedTuple

from magnat.analysis.reference import Reference
from magnat.kernel import TABLE, Chance, Edition, Fact, IllegalAnswer, Question, Table, waiting
from magnat.record import Record, answered, positions

NOTHING: Final = -1  # no answer, which is what the reference says aside; no row


class Stretch(NamedTuple):
    """The rows from `first` to before `last`. `before` is the measured position that they start from."""

    before: int
    first: int
    last: int
    turn: int
    seat: int  # who answered; TABLE for luck
    said: bool  # an answer, other than the reference's; else luck
    usual: int = NOTHING  # what the reference would have said

    @property
    def single(self) -> bool:
        """Whether one answer was given, which can be compared with others."""
        return self.said and self.last == self.first + 1 and self.usual != NOTHING


class Course:
    """A record, read once."""

    def __init__(self, record: Record, edition: Edition, reference: Reference) -> None:
        self.reference = reference
        self.rows = record.rows
        self.seats = record.header.seats
        self.tables: dict[int, Table] = {}  # by position: those that are measured, and those where something was said
        self.stations: list[int] = []  # the measured positions
        self.stretches: list[Stretch] = []
        self.turns: list[int] = []  # by position
        self.decisions = [0] * self.seats
        self.secret = False
        self._told: list[int] = []  # by position: how many facts there were
        self._open: Stretch | None = None
        self._lucky = NOTHING  # the first row of luck since the last station
        for k, t in enumerate(positions(record, None, edition)):
            self.turns.append(int(getattr(t, "turns", 0)))
            self._told.append(len(t.facts or ()))
            if k == 0:
                self.secret = bool(t.secret)
                self._station(0, t)
            if k < len(self.rows):
                self._row(k, t)
        self.facts: list[Fact] = t.facts or []
        self.end = len(self.rows)
        self._close(self.end, t)
        self.over = t.over
        self.winners = t.winners

    def _row(self, k: int, t: Table) -> None:
        seat, given = self.rows[k]
        try:
            question = answered(t, seat)
        except IllegalAnswer:
            return  # nobody was asked: `positions` refuses the row when it gets there, and says which
        if given is None:
            return  # it refuses what is hidden, too
        if isinstance(question, Chance) or seat == TABLE:
            self._end_words(k, t)
            self._lucky = k if self._lucky == NOTHING else self._lucky
            return
        self.decisions[seat] += 1
        if self._open is not None and self._open.seat == seat and question.drafting:
            return  # the offer goes on
        self._end_words(k, t)
        aside = question is not waiting(t)
        if not aside and len(question.choices(t)) == 1:
            return
        usual = NOTHING if aside else self.reference.answer(t, question, seat)
        self._end_luck(k, t)
        if given == usual or (aside and given == question.silence(t)):
            return
        self._keep(k, t)
        self._open = Stretch(self.stations[-1], k, k, self.turns[k], seat, True, usual)

    def _end_words(self, k: int, t: Table) -> None:
        """What somebody said is whole."""
        if self._open is not None:
            self.stretches.append(self._open._replace(last=k))
            self._open = None
            self._station(k, t)

    def _end_luck(self, k: int, t: Table) -> None:
        """Somebody decides: what luck has done since the last station is measured now."""
        if self._lucky != NOTHING:
            self.stretches.append(Stretch(self.stations[-1], self._lucky, k, self.turns[self._lucky], TABLE, False))
            self._lucky = NOTHING
            self._station(k, t)

    def _close(self, k: int, t: Table) -> None:
        self._end_words(k, t)
        if self.stations[-1] != k:
            self._lucky = self.stations[-1] if self._lucky == NOTHING else self._lucky
            self._end_luck(k, t)

    def _station(self, k: int, t: Table) -> None:
        self.stations.append(k)
        self._keep(k, t)

    def _keep(self, k: int, t: Table) -> None:
        if k not in self.tables:
            self.tables[k] = t.copy()

    def question(self, stretch: Stretch) -> tuple[Question[Any], Table]:
        """What was asked at the beginning of a stretch that somebody said, and the table then."""
        t = self.tables[stretch.first]
        return answered(t, stretch.seat), t

    def told_between(self, first: int, last: int) -> list[Fact]:
        """What happened from one position to another."""
        return self.facts[self._told[first] : self._told[last]]

    def words(self, stretch: Stretch) -> list[tuple[int, int]]:
        """What was said in a stretch."""
        return [(seat, said) for seat, said in self.rows[stretch.first : stretch.last] if said is not None]

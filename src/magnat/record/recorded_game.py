"""A game that is recorded while it is played: a table, its record and its luck."""

import os
from collections.abc import Sequence
from typing import Any, Self

from magnat.kernel import Chance, Edition, Fact, Luck, Table, answer, settle
from magnat.record.errors import BadSeed, CannotUndo
from magnat.record.luck import SeededLuck, VerifiableLuck
from magnat.record.record import End, Record, VisibleRow, question_for, replay, replay_positions


class RecordedGame:
    """A game and its record. Answers are applied to a copy, so an error leaves the table unchanged."""

    def __init__(self, edition: Edition, table: Table, record: Record, luck: Luck | None, skip_forced: bool) -> None:
        self.edition = edition
        self.table = table
        self.record = record
        self.luck = luck
        self.skip_forced = skip_forced
        self.facts: list[Fact] = []  # facts caused by the last answer

    @classmethod
    def start(
        cls, edition: Edition, seats: int, luck: Luck | int | None = None, *, skip_forced: bool = False, **header: Any
    ) -> Self:
        """Deal a game, run it to the first decision and return it.

        An int as `luck` is a seed; without luck, the caller also answers nature's questions. With `skip_forced`,
        questions with a single legal answer are answered automatically. `header` are further fields of the record's
        header, such as `variant` and `names`.
        """
        nature = Luck(luck) if isinstance(luck, int) else luck
        if isinstance(nature, VerifiableLuck):
            header |= nature.header_fields
        record = Record.for_edition(edition, seats, **header)
        return cls(edition, edition.deal(seats), record, nature, skip_forced)._settle()

    @classmethod
    def resume(
        cls,
        record: Record,
        luck: Luck | int | None = None,
        *,
        edition: Edition | None = None,
        skip_forced: bool = False,
    ) -> Self:
        """Return the game of a record, at the position where it ends.

        `SeededLuck` and `VerifiableLuck` are advanced past the draws in the record. Raise `BadSeed` if verifiable luck
        does not match the record's commitment, and the errors of `replay_positions` if the record cannot be replayed.
        """
        edition = edition or record.header.edition()
        nature = Luck(luck) if isinstance(luck, int) else luck
        if isinstance(nature, VerifiableLuck) and nature.commitment != record.header.commitment:
            raise BadSeed(nature.commitment, record.header.commitment)
        for number, t in enumerate(replay_positions(record, None, edition)):
            if isinstance(nature, VerifiableLuck | SeededLuck) and number < len(record.rows):
                question = question_for(t, record.rows[number][0])
                if isinstance(question, Chance):
                    nature.skip_draw(question)
        return cls(edition, t, record, nature, skip_forced)._settle()  # it may end at a question to nature

    @property
    def rows(self) -> Sequence[VisibleRow]:
        """The answers so far, as pairs of seat and answer."""
        return self.record.rows

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return not self.table.stack

    def answer(self, seat: int, choice: int) -> Sequence[int]:
        """Answer for a seat and return the choices of the next question.

        Raise `IllegalAnswer` if the rules refuse the answer; the game is then unchanged.
        """
        t = self.table.copy()
        t.facts, t.rows = [], []
        drawn = dict(self.luck.counts) if isinstance(self.luck, VerifiableLuck) else {}
        try:
            choices = answer(t, seat, choice, self.luck, self.skip_forced)
        except BaseException:
            if isinstance(self.luck, VerifiableLuck):
                self.luck.counts = drawn
            raise
        self._commit_table(t)
        return choices

    def undo(self, to: int) -> None:
        """Return to the position after the first `to` rows.

        Raise `CannotUndo` if there is no such row, or if a row since then is nature's answer or whispered.
        """
        if not 0 <= to <= len(self.record.rows):
            raise CannotUndo(to, "no_such_row")
        for number, t in enumerate(replay_positions(self.record, None, self.edition)):
            if to <= number < len(self.record.rows):
                question = question_for(t, self.record.rows[number][0])
                if isinstance(question, Chance) or question.whispered:
                    raise CannotUndo(number, "chance" if isinstance(question, Chance) else "whispered")
        del self.record.rows[to:]
        self.record.end = None
        self.table = replay(self.record, None, self.edition)
        self.table.facts = None
        self.facts = []

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record so far to a file."""
        self.record.write(path)

    def abort(self) -> None:
        """End the record of an unfinished match; a verifiable seed is revealed."""
        self.record.end = self._make_end(aborted=True)

    def _settle(self) -> Self:
        self.table.facts, self.table.rows = [], []
        settle(self.table, self.luck, self.skip_forced)
        self._commit_table(self.table)
        return self

    def _commit_table(self, t: Table) -> None:
        if t.rows:
            self.record.rows.extend(t.rows)
            self.record.end = None
        self.facts = t.facts or []
        t.facts = t.rows = None
        self.table = t
        if self.over and self.record.end is None:
            self.record.end = self._make_end(aborted=False)

    def _make_end(self, aborted: bool) -> End:
        winners = self.table.winning_seats()
        return End(winners, self.luck.seed.hex() if isinstance(self.luck, VerifiableLuck) else "", aborted)

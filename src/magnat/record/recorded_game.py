"""record: a game that is recorded as it is played: a table, its record and its luck."""

import os
from collections.abc import Sequence
from typing import Any, Self

from magnat.kernel import Chance, Edition, Fact, Luck, Table, answer, settle
from magnat.record.errors import BadSeed, CannotUndo
from magnat.record.luck import SeededLuck, VerifiableLuck
from magnat.record.record import End, Record, VisibleRow, load_record, question_for, replay_positions


class RecordedGame:
    """A game and its record. An answer is tried on a copy: whatever it raises, the table stays as it was."""

    def __init__(self, edition: Edition, table: Table, record: Record, luck: Luck | None, skip_forced: bool) -> None:
        self.edition = edition
        self.table = table
        self.record = record
        self.luck = luck
        self.skip_forced = skip_forced
        self.facts: list[Fact] = []  # what the last answer made happen

    @classmethod
    def start(
        cls, edition: Edition, seats: int, luck: Luck | int | None = None, *, skip_forced: bool = False, **header: Any
    ) -> Self:
        """Deal and run to the first decision. An int is a seed; without luck, nature is answered for.

        `header` is what else the record's header says: variant, names.
        """
        nature = Luck(luck) if isinstance(luck, int) else luck
        if isinstance(nature, VerifiableLuck):
            header |= {
                "commitment": nature.commitment,
                "client_seeds": list(nature.client_seeds),
                "match": nature.match_id,
            }
        record = Record.for_edition(edition, seats, **header)
        game = cls(edition, edition.deal(seats), record, nature, skip_forced)
        t = game.table
        t.facts, t.rows = [], []
        settle(t, nature, skip_forced)
        game._commit_table(t)
        return game

    @classmethod
    def load(
        cls,
        path: str | os.PathLike[str],
        luck: Luck | int | None = None,
        *,
        edition: Edition | None = None,
        skip_forced: bool = False,
        mend: bool = False,
    ) -> Self:
        """Take a match up again where its record ends."""
        record = load_record(path, mend)
        return cls.resume(record, luck, edition=edition, skip_forced=skip_forced)

    @classmethod
    def resume(
        cls,
        record: Record,
        luck: Luck | int | None = None,
        *,
        edition: Edition | None = None,
        skip_forced: bool = False,
    ) -> Self:
        """Take a record up again. Luck that counts its draws counts those that were already made."""
        edition = edition or record.header.edition()
        nature = Luck(luck) if isinstance(luck, int) else luck
        if isinstance(nature, VerifiableLuck) and nature.commitment != record.header.commitment:
            raise BadSeed(nature.commitment, record.header.commitment)
        for number, t in enumerate(replay_positions(record, None, edition)):
            if isinstance(nature, VerifiableLuck | SeededLuck) and number < len(record.rows):
                question = question_for(t, record.rows[number][0])
                if isinstance(question, Chance):
                    nature.skip_draw(question)
        game = cls(edition, t, record, nature, skip_forced)
        t.facts, t.rows = [], []
        settle(t, nature, skip_forced)  # a record may end where nature was to speak
        game._commit_table(t)
        return game

    @property
    def rows(self) -> Sequence[VisibleRow]:
        return self.record.rows

    @property
    def over(self) -> bool:
        return not self.table.stack

    def answer(self, seat: int, choice: int) -> Sequence[int]:
        """Say something for a seat; return the choices that now wait."""
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
        """Go back to the first `to` rows, unless nature or a whisper was heard since."""
        if not 0 <= to <= len(self.record.rows):
            raise CannotUndo(to, "no_such_row")
        for number, t in enumerate(replay_positions(self.record, None, self.edition)):
            if to <= number < len(self.record.rows):
                question = question_for(t, self.record.rows[number][0])
                if isinstance(question, Chance) or question.whispered:
                    raise CannotUndo(number, "chance" if isinstance(question, Chance) else "whispered")
        del self.record.rows[to:]
        self.record.end = None
        for t in replay_positions(self.record, None, self.edition):
            self.table = t
        self.table.facts = None
        self.facts = []

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record so far."""
        self.record.write(path)

    def abort(self) -> None:
        """Close a match that will not be played to its end; nature shows her seed all the same."""
        self.record.end = self._make_end(aborted=True)

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
        bits = self.table.winners
        winners = [p for p in range(bits.bit_length()) if bits >> p & 1]
        return End(winners, self.luck.seed.hex() if isinstance(self.luck, VerifiableLuck) else "", aborted)

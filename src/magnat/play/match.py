"""play: a match as its log tells it. The table, the clocks, who is away, who stands in: all of it comes from the log.

`after` says what an entry would make of a match and changes nothing; `adopt` goes there. So an entry is first tried,
then written, and only then true.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magnat import __version__
from magnat.kernel import TABLE, Chance, Edition, Fact, Question, Row, Table, answer, settle, waiting
from magnat.kernel import speaker as speaker_of
from magnat.play.log import Entry, Note, Said, TakenBack, rows_of
from magnat.play.state import Clock, State
from magnat.play.takeback import TakeBacks
from magnat.play.wording import asked
from magnat.record import (
    Ask,
    End,
    Header,
    Record,
    VerifiableLuck,
    answered,
    kind_of,
    luck_of,
    parse,
    restore,
    snapshot,
    word,
)
from magnat.record.protocol import Word
from magnat.record.record import board_of_its_own

TIME_UP: Final = 0  # what the table says aside when its time has run out; 1 + p: seat p leaves


class Tried(msgspec.Struct):
    """A sentence said on a copy: the table it leads to, the rows, what happened, and the draws that were made."""

    table: Any
    rows: list[Row]
    facts: list[Fact]
    counts: dict[int, int]
    ask: str
    words: list[tuple[Word, int]]  # each word, and the one seat that may read it (TABLE: everybody)


class Happened(msgspec.Struct):
    """An entry, and what came of it."""

    entry: Entry
    facts: list[Fact]
    ask: str = ""
    words: list[tuple[Word, int]] = []


class After(msgspec.Struct):
    """What a match would be after an entry."""

    state: State
    table: Any
    happened: Happened
    take_backs: TakeBacks


class Saved(msgspec.Struct):
    """What is kept of a match so that its whole log need not be read again."""

    state: State
    table: dict[str, Any]
    take_backs: TakeBacks = msgspec.field(name="back")  # as snapshots have always called it


class Match:
    """A match that has begun."""

    def __init__(self, id: str, header: Header, seed: bytes, clock: Clock, edition: Edition | None = None) -> None:
        self.id = id
        self.header = header
        self.edition = edition or header.edition()
        self.clock = clock
        self.minutes = self.edition.number_for("minutes")  # that the game lasts by its own rules; 0 for no limit
        self.grace = self.edition.number_for("grace")  # seconds for which others may step in between turns
        self.luck = luck_of(header, seed, self.edition)
        self.state = State(banks=[clock.bank * 1000] * header.seats)
        self.take_backs = TakeBacks()
        self.opening_facts: list[Fact] = []
        t = self.edition.deal(header.seats)
        t.facts = self.opening_facts
        settle(t)
        t.facts = None
        self.table: Table = t

    @property
    def question(self) -> int:
        """The number of the question that waits."""
        return self.state.question

    @property
    def over(self) -> bool:
        return not self.table.stack or self.state.aborted

    @property
    def hidden(self) -> bool:
        """Whether the game has hidden cards."""
        return bool(self.table.secret)

    @property
    def speaker(self) -> int:
        """The seat that is asked; TABLE when nobody is."""
        return speaker(self.table)

    # what may be said

    def opening(self, now: int) -> Entry:
        """The first entry: nature's words before anybody is asked."""
        t = self.table.copy()
        t.heard = []
        self.luck.counts = {}
        settle(t, self.luck)
        return Entry(self.id, 0, now, Said(TABLE, "start", t.heard))

    def tried(self, seat: int, sentence: Sequence[Any]) -> Tried:
        """Say a sentence for a seat on a copy of the table."""
        return self.tried_together([(seat, said) for said in sentence])

    def tried_together(self, spoken: Sequence[tuple[int, Any]]) -> Tried:
        """Say a dialogue on a copy of the table: who says what.

        Nature hears only the last word: otherwise a refusal of what follows would tell what she is going to say.
        """
        t = self.table.copy()
        t.facts, t.heard = [], []
        self.luck.counts = dict(self.state.counts)
        ask = ""
        words: list[tuple[Word, int]] = []
        for number, (who, said) in enumerate(spoken, 1):
            question = answered(t, who)
            ask = ask or kind_of(type(question))
            choice = parse(question, said)
            answer(t, who, choice, self.luck if number == len(spoken) else None)
            words.append((word(question, choice), heard_by(question)))
        heard, facts = t.heard, t.facts
        t.facts = t.heard = None
        return Tried(t, heard, facts, self.luck.counts, ask, words)

    def unfinished(self, seat: int, sentence: Sequence[Any]) -> Ask | None:
        """The further question that a sentence said aside would put to its own speaker, before nature says anything."""
        top = waiting(self.table)
        if top is None or self.speaker == seat:
            return None
        t = self.table.copy()
        for said in sentence:
            answer(t, seat, parse(answered(t, seat), said))
        now = waiting(t)
        return asked(t, seat) if now is not None and now is not top and speaker_of(now) == seat else None

    def table_may(self, choice: int) -> bool:
        """Whether the table itself may say this now: that time is up, or that a seat leaves."""
        top = waiting(self.table)
        aside = top.aside(self.table, TABLE) if top is not None else None
        return aside is not None and aside.of == "outside" and choice in aside.choices(self.table)

    # what an entry makes of it

    def after(self, entry: Entry, tried: Tried | None = None) -> After:
        body = entry.body
        state = self.state.copied()
        state.seq = entry.seq
        if not state.paused and state.at:
            state.played += max(entry.at - state.at, 0)
        state.at = max(state.at, entry.at)
        state.after_end += self.over
        if isinstance(body, Note):
            state.chatted += body.word == "chat"
            state.noted += body.word != "chat"
            last = self.take_backs.steps[-1].rows if self.take_backs.steps else 0
            state.note(body, self.clock, self.speaker, entry.at, last)
            return After(state, self.table, Happened(entry, []), self.take_backs)
        state.end_request()  # whoever plays on has said no
        if isinstance(body, TakenBack):
            return self._without(state, body, entry)
        if tried is None:
            tried = self._replayed(body)
        if any(fact[0] == "turn" for fact in tried.facts):
            state.turn_at = state.at
        elif any(seat == TABLE for seat, _ in body.rows):
            state.turn_at = 0
        if body.by == "table" and body.rows[0][1] != TIME_UP:
            state.left.append(body.rows[0][1] - 1)
        take_backs = self.take_backs.after(body, entry.at, self.state.rows, self.state.turn_at, self.table, tried)
        state.rows += len(body.rows)
        state.question += len(body.rows)
        state.counts = tried.counts
        state.charge(self.clock, self.speaker, body.seat, entry.at)
        return After(state, tried.table, Happened(entry, tried.facts, tried.ask, tried.words), take_backs)

    def adopt(self, after: After) -> Happened:
        self.state = after.state
        self.table = after.table
        self.take_backs = after.take_backs
        return after.happened

    def take(self, entry: Entry) -> Happened:
        return self.adopt(self.after(entry))

    def _replayed(self, body: Said) -> Tried:
        """The rows of an entry, answered again."""
        t = self.table.copy()
        t.facts = self.opening_facts[:] if body.by == "start" else []
        counts = dict(self.state.counts)
        ask = ""
        words: list[tuple[Word, int]] = []
        for seat, choice in body.rows:
            question = answered(t, seat)
            if isinstance(question, Chance):
                stream = question.stream()
                counts[stream] = counts.get(stream, 0) + 1
            else:
                ask = ask or kind_of(type(question))
                words.append((word(question, choice), heard_by(question)))
            answer(t, seat, choice)
        facts = t.facts
        t.facts = None
        return Tried(t, body.rows, facts, counts, ask, words)

    def taken_back(self, seat: int, people: Sequence[int], alone: bool, now: int) -> TakenBack:
        """What takes the last answer of a seat back, if it may; see `TakeBacks.last`."""
        return TakenBack(seat, self.take_backs.last(seat, people, alone, now).rows)

    def _without(self, state: State, body: TakenBack, entry: Entry) -> After:
        """The match as it was before an answer that is taken back; the time that was spent stays spent."""
        *steps, last = self.take_backs.steps
        assert last.rows == body.rows
        state.charge(self.clock, self.speaker, TABLE, entry.at)
        state.rows, state.turn_at = last.rows, last.turn_at
        state.question += 1
        happened = Happened(entry, [], last.ask, last.words)
        return After(state, last.table, happened, TakeBacks(steps, self.take_backs.barrier))

    def deadline(self) -> int:
        """When silence answers for the seat that is asked; 0 for never."""
        s = self.state
        if not self.clock.bank or s.paused or not s.asked_at or self.over or self.speaker == TABLE:
            return 0
        return s.asked_at + s.banks[self.speaker]

    # keeping it, and taking it up again

    def saved(self) -> bytes:
        steps = [msgspec.structs.replace(step, table=snapshot(step.table)) for step in self.take_backs.steps]
        return msgspec.json.encode(Saved(self.state, snapshot(self.table), TakeBacks(steps, self.take_backs.barrier)))

    def restore(self, body: str) -> None:
        saved = msgspec.json.decode(body, type=Saved)
        self.table = self._restored(saved.table)
        for step in saved.take_backs.steps:
            step.table = self._restored(step.table)
        self.state, self.take_backs = saved.state, saved.take_backs

    def _restored(self, table: dict[str, Any]) -> Table:
        return restore(self.edition, self.header.seats, table)

    def record(self, entries: Sequence[Entry]) -> Record:
        """The whole record; the seed is shown once the match is over or aborted."""
        return Record(self.header, list(rows_of(entries)), self.end())

    def end(self) -> End | None:
        if not self.over:
            return None
        winners = [p for p in range(self.header.seats) if self.table.winners >> p & 1]
        return End(winners, self.luck.seed.hex(), bool(self.table.stack))


def heard_by(question: Question[Any]) -> int:
    """Who may read an answer while the game runs: the seat that whispered or drafted it, or everybody."""
    return question.seat if question.whispered or question.drafting else TABLE


def speaker(t: Table) -> int:
    top = waiting(t)
    return TABLE if top is None else speaker_of(top)


def made_header(edition: Edition, variant: str, names: Sequence[str], luck: VerifiableLuck, lesson: str = "") -> Header:
    """The header of a match that begins."""
    edition.check_seats(len(names))
    return Header(
        game=edition.name,
        variant=variant,
        options=dict(edition.options),
        seats=len(names),
        engine=__version__,
        commitment=luck.commitment,
        client_seeds=list(luck.client_seeds),
        match=luck.match_id,
        names=list(names),
        luck=lesson,
        board=board_of_its_own(edition),
    )

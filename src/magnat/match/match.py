"""play: a match as its log tells it. The table, the clocks, who is away, who stands in: all of it comes from the log.

`after` says what an entry would make of a match and changes nothing; `adopt` goes there. So an entry is first tried,
then written, and only then true.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magnat.kernel import TABLE, Chance, Edition, Fact, Question, Row, Table, answer, current_question, settle
from magnat.kernel import speaker as speaker_of
from magnat.match.log import AnswerEntry, Entry, NoticeEntry, UndoEntry, rows_of
from magnat.match.question_wording import worded_ask
from magnat.match.state import Clock, State
from magnat.match.undo import UndoStack
from magnat.record import (
    Ask,
    End,
    Header,
    Record,
    VerifiableLuck,
    answer_word,
    kind_of,
    luck_of,
    parse_answer,
    question_for,
    restore,
    snapshot,
)
from magnat.record.record import custom_board
from magnat.record.wire import Word
from magnat.version import __version__

TIME_UP: Final = 0  # what the table says aside when its time has run out; 1 + p: seat p leaves


class Attempt(msgspec.Struct):
    """A sentence said on a copy: the table it leads to, the rows, what happened, and the draws that were made."""

    table: Any
    rows: list[Row]
    facts: list[Fact]
    counts: dict[int, int]
    ask: str
    words: list[tuple[Word, int]]  # each word, and the one seat that may read it (TABLE: everybody)


class Applied(msgspec.Struct):
    """An entry, and what came of it."""

    entry: Entry
    facts: list[Fact]
    ask: str = ""
    words: list[tuple[Word, int]] = []


class NextState(msgspec.Struct):
    """What a match would be after an entry."""

    state: State
    table: Any
    applied: Applied
    undo_stack: UndoStack


class MatchSnapshot(msgspec.Struct):
    """What is kept of a match so that its whole log need not be read again."""

    state: State
    table: dict[str, Any]
    take_backs: UndoStack = msgspec.field(name="back")  # as snapshots have always called it


class Match:
    """A match that has begun."""

    def __init__(self, id: str, header: Header, seed: bytes, clock: Clock, edition: Edition | None = None) -> None:
        self.id = id
        self.header = header
        self.edition = edition or header.edition()
        self.clock = clock
        self.limit_minutes = self.edition.number_for("minutes")  # that the game lasts by its own rules; 0 for no limit
        self.grace_seconds = self.edition.number_for("grace")  # seconds for which others may step in between turns
        self.luck = luck_of(header, seed, self.edition)
        self.state = State(banks=[clock.bank * 1000] * header.seats)
        self.undo_stack = UndoStack()
        self.opening_facts: list[Fact] = []
        t = self.edition.deal(header.seats)
        t.facts = self.opening_facts
        settle(t)
        t.facts = None
        self.table: Table = t

    @property
    def question_number(self) -> int:
        """The number of the question that waits."""
        return self.state.question

    @property
    def is_over(self) -> bool:
        return not self.table.stack or self.state.aborted

    @property
    def has_hidden_cards(self) -> bool:
        """Whether the game has hidden cards."""
        return bool(self.table.secret)

    @property
    def asked_seat(self) -> int:
        """The seat that is asked; TABLE when nobody is."""
        return asked_seat_of(self.table)

    # what may be said

    def opening_entry(self, now: int) -> Entry:
        """The first entry: nature's words before anybody is asked."""
        t = self.table.copy()
        t.rows = []
        self.luck.counts = {}
        settle(t, self.luck)
        return Entry(self.id, 0, now, AnswerEntry(TABLE, "start", t.rows))

    def try_sentence(self, seat: int, sentence: Sequence[Any]) -> Attempt:
        """Say a sentence for a seat on a copy of the table."""
        return self.try_dialogue([(seat, said) for said in sentence])

    def try_dialogue(self, spoken: Sequence[tuple[int, Any]]) -> Attempt:
        """Say a dialogue on a copy of the table: who says what.

        Nature hears only the last word: otherwise a refusal of what follows would tell what she is going to say.
        """
        t = self.table.copy()
        t.facts, t.rows = [], []
        self.luck.counts = dict(self.state.counts)
        ask = ""
        words: list[tuple[Word, int]] = []
        for number, (who, said) in enumerate(spoken, 1):
            question = question_for(t, who)
            ask = ask or kind_of(type(question))
            choice = parse_answer(question, said)
            answer(t, who, choice, self.luck if number == len(spoken) else None)
            words.append((answer_word(question, choice), answer_reader(question)))
        heard, facts = t.rows, t.facts
        t.facts = t.rows = None
        return Attempt(t, heard, facts, self.luck.counts, ask, words)

    def follow_up_question(self, seat: int, sentence: Sequence[Any]) -> Ask | None:
        """The further question that a sentence said aside would put to its own speaker, before nature says anything."""
        top = current_question(self.table)
        if top is None or self.asked_seat == seat:
            return None
        t = self.table.copy()
        for said in sentence:
            answer(t, seat, parse_answer(question_for(t, seat), said))
        now = current_question(t)
        return worded_ask(t, seat) if now is not None and now is not top and speaker_of(now) == seat else None

    def table_can_say(self, choice: int) -> bool:
        """Whether the table itself may say this now: that time is up, or that a seat leaves."""
        top = current_question(self.table)
        aside = top.aside(self.table, TABLE) if top is not None else None
        return aside is not None and aside.answer_kind == "outside" and choice in aside.choices(self.table)

    # what an entry makes of it

    def next_state(self, entry: Entry, tried: Attempt | None = None) -> NextState:
        body = entry.body
        state = self.state.copy()
        state.seq = entry.seq
        if not state.paused and state.at:
            state.played += max(entry.at - state.at, 0)
        state.at = max(state.at, entry.at)
        state.after_end += self.is_over
        if isinstance(body, NoticeEntry):
            state.chatted += body.word == "chat"
            state.noted += body.word != "chat"
            last = self.undo_stack.steps[-1].rows if self.undo_stack.steps else 0
            state.apply_notice(body, self.clock, self.asked_seat, entry.at, last)
            return NextState(state, self.table, Applied(entry, []), self.undo_stack)
        state.clear_undo_request()  # whoever plays on has said no
        if isinstance(body, UndoEntry):
            return self._undo_last(state, body, entry)
        if tried is None:
            tried = self._replay_entry(body)
        if any(fact[0] == "turn" for fact in tried.facts):
            state.turn_at = state.at
        elif any(seat == TABLE for seat, _ in body.rows):
            state.turn_at = 0
        if body.by == "table" and body.rows[0][1] != TIME_UP:
            state.left.append(body.rows[0][1] - 1)
        take_backs = self.undo_stack.after_answer(
            body, entry.at, self.state.rows, self.state.turn_at, self.table, tried
        )
        state.rows += len(body.rows)
        state.question += len(body.rows)
        state.counts = tried.counts
        state.charge_clock(self.clock, self.asked_seat, body.seat, entry.at)
        return NextState(state, tried.table, Applied(entry, tried.facts, tried.ask, tried.words), take_backs)

    def adopt(self, after: NextState) -> Applied:
        self.state = after.state
        self.table = after.table
        self.undo_stack = after.undo_stack
        return after.applied

    def apply_entry(self, entry: Entry) -> Applied:
        return self.adopt(self.next_state(entry))

    def _replay_entry(self, body: AnswerEntry) -> Attempt:
        """The rows of an entry, answered again."""
        t = self.table.copy()
        t.facts = self.opening_facts[:] if body.by == "start" else []
        counts = dict(self.state.counts)
        ask = ""
        words: list[tuple[Word, int]] = []
        for seat, choice in body.rows:
            question = question_for(t, seat)
            if isinstance(question, Chance):
                stream = question.stream()
                counts[stream] = counts.get(stream, 0) + 1
            else:
                ask = ask or kind_of(type(question))
                words.append((answer_word(question, choice), answer_reader(question)))
            answer(t, seat, choice)
        facts = t.facts
        t.facts = None
        return Attempt(t, body.rows, facts, counts, ask, words)

    def make_undo(self, seat: int, people: Sequence[int], alone: bool, now: int) -> UndoEntry:
        """What takes the last answer of a seat back, if it may; see `UndoStack.last`."""
        return UndoEntry(seat, self.undo_stack.last_undoable(seat, people, alone, now).rows)

    def _undo_last(self, state: State, body: UndoEntry, entry: Entry) -> NextState:
        """The match as it was before an answer that is taken back; the time that was spent stays spent."""
        *steps, last = self.undo_stack.steps
        assert last.rows == body.rows
        state.charge_clock(self.clock, self.asked_seat, TABLE, entry.at)
        state.rows, state.turn_at = last.rows, last.turn_at
        state.question += 1
        happened = Applied(entry, [], last.ask, last.words)
        return NextState(state, last.table, happened, UndoStack(steps, self.undo_stack.barrier))

    def deadline(self) -> int:
        """When silence answers for the seat that is asked; 0 for never."""
        s = self.state
        if not self.clock.bank or s.paused or not s.asked_at or self.is_over or self.asked_seat == TABLE:
            return 0
        return s.asked_at + s.banks[self.asked_seat]

    # keeping it, and taking it up again

    def encode_snapshot(self) -> bytes:
        steps = [msgspec.structs.replace(step, table=snapshot(step.table)) for step in self.undo_stack.steps]
        return msgspec.json.encode(
            MatchSnapshot(self.state, snapshot(self.table), UndoStack(steps, self.undo_stack.barrier))
        )

    def restore(self, body: str) -> None:
        saved = msgspec.json.decode(body, type=MatchSnapshot)
        self.table = self._restore_table(saved.table)
        for step in saved.take_backs.steps:
            step.table = self._restore_table(step.table)
        self.state, self.undo_stack = saved.state, saved.take_backs

    def _restore_table(self, table: dict[str, Any]) -> Table:
        return restore(self.edition, self.header.seats, table)

    def record(self, entries: Sequence[Entry]) -> Record:
        """The whole record; the seed is shown once the match is over or aborted."""
        return Record(self.header, list(rows_of(entries)), self.make_end())

    def make_end(self) -> End | None:
        if not self.is_over:
            return None
        winners = [p for p in range(self.header.seats) if self.table.winners >> p & 1]
        return End(winners, self.luck.seed.hex(), bool(self.table.stack))


def answer_reader(question: Question[Any]) -> int:
    """Who may read an answer while the game runs: the seat that whispered or drafted it, or everybody."""
    return question.seat if question.whispered or question.drafting else TABLE


def asked_seat_of(t: Table) -> int:
    top = current_question(t)
    return TABLE if top is None else speaker_of(top)


def make_header(edition: Edition, variant: str, names: Sequence[str], luck: VerifiableLuck, lesson: str = "") -> Header:
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
        board=custom_board(edition),
    )

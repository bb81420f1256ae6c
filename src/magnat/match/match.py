"""A match as the result of its log: the table, the clocks, absences and stand-ins all derive from the log.

`Match.next_state` returns the state after an entry without changing the match; `Match.adopt` changes to that state. So
an entry is first tried, then written, and only then applied.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magnat.kernel import TABLE, Chance, Fact, Luck, Question, Row, Table, answer, current_question, settle
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
    answer_word,
    kind_of,
    luck_of,
    parse_answer,
    question_for,
    restore,
    snapshot,
)
from magnat.record.wire import Word

TIME_UP: Final = 0  # the table's aside at the end of the time limit; 1 + p announces that seat p leaves


class Attempt(msgspec.Struct):
    """The result of answers on a copy of the table: the new table, its rows, facts and counts of draws by stream."""

    table: Any
    rows: list[Row]
    facts: list[Fact]
    counts: dict[int, int]
    ask: str
    words: list[tuple[Word, int]]  # each word, and the only seat that may read it (TABLE: all seats)


class Applied(msgspec.Struct):
    """An entry and its effects."""

    entry: Entry
    facts: list[Fact]
    ask: str = ""
    words: list[tuple[Word, int]] = []


class NextState(msgspec.Struct):
    """The state of a match after an entry."""

    state: State
    table: Any
    applied: Applied
    undo_stack: UndoStack


class MatchSnapshot(msgspec.Struct):
    """A stored state of a match, so that loading need not replay the whole log."""

    state: State
    table: dict[str, Any]
    undo_stack: UndoStack = msgspec.field(name="back")  # the name in stored snapshots


class Match:
    """A match that has started."""

    def __init__(self, id: str, header: Header, seed: bytes, clock: Clock) -> None:
        self.id = id
        self.header = header
        self.edition = header.edition()
        self.clock = clock
        self.limit_minutes = self.edition.number_for("minutes")  # time limit by the game's rules; 0 for none
        self.grace_seconds = self.edition.number_for("grace")  # time for other seats' asides between turns
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
        return self.state.question

    @property
    def is_over(self) -> bool:
        return not self.table.stack or self.state.aborted

    @property
    def has_hidden_cards(self) -> bool:
        return bool(self.table.secret)

    @property
    def asked_seat(self) -> int:
        return asked_seat_of(self.table)

    # answers

    def opening_entry(self, now: int) -> Entry:
        """Return the first entry: nature's answers before the first question to a seat."""
        t = self.table.copy()
        t.rows = []
        self.luck.counts = {}
        settle(t, self.luck)
        return Entry(self.id, 0, now, AnswerEntry(TABLE, "start", t.rows))

    def try_sentence(self, seat: int, sentence: Sequence[Any]) -> Attempt:
        """Answer for a seat, word by word, on a copy of the table. Raise `IllegalAnswer` if a word is not legal."""
        return self.try_dialogue([(seat, word) for word in sentence])

    def try_dialogue(self, line: Sequence[tuple[int, Any]]) -> Attempt:
        """Answer for several seats in order, on a copy of the table. Raise `IllegalAnswer` if a word is not legal.

        Nature decides only after the last word. Otherwise the refusal of a later word would reveal nature's decision.
        """
        return self._play(line, [], self.luck)

    def _play(self, line: Sequence[tuple[int, Any]], facts: list[Fact], luck: Luck | None) -> Attempt:
        """Answer in order, on a copy of the table. With `luck`, nature decides after the last answer."""
        t = self.table.copy()
        t.facts, t.rows = facts, []
        self.luck.counts = dict(self.state.counts)
        ask = ""
        words: list[tuple[Word, int]] = []
        for number, (seat, word) in enumerate(line, 1):
            question = question_for(t, seat)
            choice = parse_answer(question, word)
            if isinstance(question, Chance):
                self.luck.skip_draw(question)
            else:
                ask = ask or kind_of(type(question))
                words.append((answer_word(question, choice), answer_reader(question)))
            answer(t, seat, choice, luck if number == len(line) else None)
        rows, facts = t.rows, t.facts
        t.facts = t.rows = None
        return Attempt(t, rows, facts, self.luck.counts, ask, words)

    def follow_up_question(self, seat: int, sentence: Sequence[Any]) -> Ask | None:
        """Return the question that an unfinished aside would put to its own speaker; None if it is finished."""
        top = current_question(self.table)
        if top is None or self.asked_seat == seat:
            return None
        t = self.table.copy()
        for word in sentence:
            answer(t, seat, parse_answer(question_for(t, seat), word))
        after = current_question(t)
        return worded_ask(t, seat) if after is not None and after is not top and speaker_of(after) == seat else None

    def table_can_say(self, choice: int) -> bool:
        """True if the table may make this announcement now: that time is up, or that a seat leaves."""
        top = current_question(self.table)
        aside = top.aside(self.table, TABLE) if top is not None else None
        return aside is not None and aside.answer_kind == "outside" and choice in aside.choices(self.table)

    # entries

    def next_state(self, entry: Entry, attempt: Attempt | None = None) -> NextState:
        """Return the state after an entry; `attempt` is the result of its answer, if already tried."""
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
        state.clear_undo_request()  # playing on refuses an undo request
        if isinstance(body, UndoEntry):
            return self._undo_last(state, body, entry)
        if attempt is None:
            attempt = self._play(body.rows, self.opening_facts[:] if body.by == "start" else [], None)
        if any(fact[0] == "turn" for fact in attempt.facts):
            state.turn_at = state.at
        elif any(seat == TABLE for seat, _ in body.rows):
            state.turn_at = 0
        if body.by == "table" and body.rows[0][1] != TIME_UP:
            state.left.append(body.rows[0][1] - 1)
        undo_stack = self.undo_stack.after_answer(
            body, entry.at, self.state.rows, self.state.turn_at, self.table, attempt
        )
        state.rows += len(body.rows)
        state.question += len(body.rows)
        state.counts = attempt.counts
        state.charge_clock(self.clock, self.asked_seat, body.seat, entry.at)
        return NextState(state, attempt.table, Applied(entry, attempt.facts, attempt.ask, attempt.words), undo_stack)

    def adopt(self, after: NextState) -> Applied:
        self.state = after.state
        self.table = after.table
        self.undo_stack = after.undo_stack
        return after.applied

    def apply_entry(self, entry: Entry) -> Applied:
        return self.adopt(self.next_state(entry))

    def _undo_last(self, state: State, body: UndoEntry, entry: Entry) -> NextState:
        """Return the state before the undone answer, except that the time spent remains spent."""
        *steps, last = self.undo_stack.steps
        assert last.rows == body.rows
        state.charge_clock(self.clock, self.asked_seat, TABLE, entry.at)
        state.rows, state.turn_at = last.rows, last.turn_at
        state.question += 1
        applied = Applied(entry, [], last.ask, last.words)
        return NextState(state, last.table, applied, UndoStack(steps, self.undo_stack.barrier))

    def deadline(self) -> int:
        """Return when silence answers for the asked seat; 0 for never."""
        s = self.state
        if not self.clock.bank or s.paused or not s.asked_at or self.is_over or self.asked_seat == TABLE:
            return 0
        return s.asked_at + s.banks[self.asked_seat]

    # storing and loading

    def encode_snapshot(self) -> bytes:
        steps = [msgspec.structs.replace(step, table=snapshot(step.table)) for step in self.undo_stack.steps]
        return msgspec.json.encode(
            MatchSnapshot(self.state, snapshot(self.table), UndoStack(steps, self.undo_stack.barrier))
        )

    def restore(self, body: str) -> None:
        saved = msgspec.json.decode(body, type=MatchSnapshot)
        self.table = self._restore_table(saved.table)
        for step in saved.undo_stack.steps:
            step.table = self._restore_table(step.table)
        self.state, self.undo_stack = saved.state, saved.undo_stack

    def _restore_table(self, table: dict[str, Any]) -> Table:
        return restore(self.edition, self.header.seats, table)

    def record(self, entries: Sequence[Entry]) -> Record:
        return Record(self.header, [*rows_of(entries)], self.make_end())

    def make_end(self) -> End | None:
        if not self.is_over:
            return None
        winners = self.table.winning_seats()
        return End(winners, self.luck.seed.hex(), bool(self.table.stack))


def answer_reader(question: Question[Any]) -> int:
    """Return the only seat that may read an answer during the game, if it is whispered or drafted; otherwise TABLE."""
    return question.seat if question.whispered or question.drafting else TABLE


def asked_seat_of(t: Table) -> int:
    top = current_question(t)
    return TABLE if top is None else speaker_of(top)

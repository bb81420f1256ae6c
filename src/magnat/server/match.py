"""server: a match as its log tells it. The table, the clocks, who is away, who stands in: all of it comes from the log.

`after` says what an entry would make of a match and changes nothing; `adopt` goes there. So an entry is first tried,
then written, and only then true.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magnat import __version__
from magnat.kernel import TABLE, Chance, Edition, Fact, IllegalAnswer, Question, Row, Table, answer, settle, waiting
from magnat.kernel import speaker as speaker_of
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
from magnat.record.protocol import Said as Spoken
from magnat.server.tables import Clock
from magnat.server.worded import asked
from magnat.store import Entry, Noted, Said

TIME_UP: Final = 0  # what the table says aside when its time has run out; 1 + p: seat p leaves


class Standing(msgspec.Struct):
    """What the log says beside the table. Times are milliseconds."""

    seq: int = -1
    rows: int = 0
    at: int = 0
    counts: dict[int, int] = {}  # draws by stream
    banks: list[int] = []
    asked_at: int = 0  # when the question that waits was put; 0 while the game is paused
    played: int = 0  # how long the game has been going
    paused: bool = False
    pause_asked: list[int] = []
    away: dict[int, int] = {}  # seat -> since when
    away_spent: dict[int, int] = {}
    stands_in: dict[int, str] = {}  # seat -> the bot that plays for a person; "" is silence
    budget_spent: list[int] = []
    resigned: list[int] = []
    aborted: bool = False
    turn_at: int = 0  # when the turn began that nature has not spoken in yet

    def change_hands(self, seat: int, to_a_person: bool) -> None:
        """Whoever sits there from now on was never away, asked for no pause, and did not resign."""
        for by_seat in (self.away, self.away_spent, self.stands_in):
            by_seat.pop(seat, None)
        for seats in (self.budget_spent, self.pause_asked, *([self.resigned] if to_a_person else [])):
            if seat in seats:
                seats.remove(seat)

    def copied(self) -> "Standing":
        return Standing(
            self.seq,
            self.rows,
            self.at,
            self.counts,
            self.banks[:],
            self.asked_at,
            self.played,
            self.paused,
            self.pause_asked[:],
            dict(self.away),
            dict(self.away_spent),
            dict(self.stands_in),
            self.budget_spent[:],
            self.resigned[:],
            self.aborted,
            self.turn_at,
        )


class Tried(msgspec.Struct):
    """A sentence said on a copy: the table it leads to, the rows, what happened, and the draws that were made."""

    table: Any
    rows: list[Row]
    facts: list[Fact]
    counts: dict[int, int]
    ask: str
    words: list[tuple[Spoken, int]]  # each word, and the one seat that may read it (TABLE: everybody)


class Happened(msgspec.Struct):
    """An entry, and what came of it."""

    entry: Entry
    facts: list[Fact]
    ask: str = ""
    words: list[tuple[Spoken, int]] = []


class After(msgspec.Struct):
    """What a match would be after an entry."""

    standing: Standing
    table: Any
    happened: Happened


class Saved(msgspec.Struct):
    """What is kept of a match so that its whole log need not be read again."""

    standing: Standing
    table: dict[str, Any]


class Match:
    """A match that has begun."""

    def __init__(self, id: str, header: Header, seed: bytes, clock: Clock, edition: Edition | None = None) -> None:
        self.id = id
        self.header = header
        self.edition = edition or header.edition()
        self.clock = clock
        self.luck = luck_of(header, seed, self.edition)
        self.standing = Standing(banks=[clock.bank * 1000] * header.seats)
        self.opening_facts: list[Fact] = []
        t = self.edition.deal(header.seats)
        t.facts = self.opening_facts
        settle(t)
        t.facts = None
        self.table: Table = t

    @property
    def question(self) -> int:
        """The number of the question that waits."""
        return self.standing.rows

    @property
    def over(self) -> bool:
        return not self.table.stack or self.standing.aborted

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

    def tried(self, seat: int, sentence: Sequence[Any], reply: tuple[int, Any] | None = None) -> Tried:
        """Say a sentence for a seat on a copy of the table, and then the reply of another seat, if there is one.

        Nature hears only the last word: otherwise a refusal of what follows would tell what she is going to say.
        """
        t = self.table.copy()
        t.facts, t.heard = [], []
        self.luck.counts = dict(self.standing.counts)
        ask = ""
        words: list[tuple[Spoken, int]] = []
        spoken = [(seat, said) for said in sentence] + ([reply] if reply else [])
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
        standing = self.standing.copied()
        standing.seq = entry.seq
        if not standing.paused and standing.at:
            standing.played += max(entry.at - standing.at, 0)
        standing.at = max(standing.at, entry.at)
        if isinstance(body, Noted):
            self._noted(standing, body, entry.at)
            return After(standing, self.table, Happened(entry, []))
        if tried is None:
            tried = self._replayed(body)
        if any(fact[0] == "turn" for fact in tried.facts):
            standing.turn_at = standing.at
        elif any(seat == TABLE for seat, _ in body.rows):
            standing.turn_at = 0
        standing.rows += len(body.rows)
        standing.counts = tried.counts
        self._charge(standing, body.seat, entry.at)
        return After(standing, tried.table, Happened(entry, tried.facts, tried.ask, tried.words))

    def adopt(self, after: After) -> Happened:
        self.standing = after.standing
        self.table = after.table
        return after.happened

    def take(self, entry: Entry) -> Happened:
        return self.adopt(self.after(entry))

    def _replayed(self, body: Said) -> Tried:
        """The rows of an entry, answered again."""
        t = self.table.copy()
        t.facts = self.opening_facts[:] if body.by == "start" else []
        counts = dict(self.standing.counts)
        ask = ""
        words: list[tuple[Spoken, int]] = []
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

    def _charge(self, standing: Standing, said_by: int, at: int) -> None:
        """The time that passed is taken from the bank of the seat that was asked; an answer adds the increment."""
        asked = self.speaker
        if asked != TABLE and standing.asked_at:
            left = max(standing.banks[asked] - max(at - standing.asked_at, 0), 0)
            if said_by == asked:
                left = min(left + self.clock.increment * 1000, self.clock.bank * 1000)
            standing.banks[asked] = left
        standing.asked_at = 0 if standing.paused else at

    def _noted(self, standing: Standing, note: Noted, at: int) -> None:
        seat = note.seat
        match note.word:
            case "away":
                standing.away[seat] = at
            case "back":
                since = standing.away.pop(seat, 0)
                if since:
                    standing.away_spent[seat] = standing.away_spent.get(seat, 0) + at - since
                standing.stands_in.pop(seat, None)
            case "sat" | "removed" | "bot_sits" | "opened":
                standing.change_hands(seat, note.word == "sat")
            case "stands_in":
                standing.stands_in[seat] = note.bot
            case "budget_spent":
                standing.budget_spent.append(seat)
            case "resigned":
                standing.resigned.append(seat)
            case "pause_asked":
                standing.pause_asked.append(seat)
            case "paused":
                self._charge(standing, TABLE, at)
                standing.paused, standing.asked_at = True, 0
            case "resumed":
                standing.paused, standing.pause_asked, standing.asked_at = False, [], at
            case "aborted":
                standing.aborted = True
            case _:
                pass

    def deadline(self) -> int:
        """When silence answers for the seat that is asked; 0 for never."""
        s = self.standing
        if not self.clock.bank or s.paused or not s.asked_at or self.over or self.speaker == TABLE:
            return 0
        return s.asked_at + s.banks[self.speaker]

    # keeping it, and taking it up again

    def saved(self) -> bytes:
        return msgspec.json.encode(Saved(self.standing, snapshot(self.table)))

    def restore(self, body: str) -> None:
        saved = msgspec.json.decode(body, type=Saved)
        self.table = restore(self.edition, self.header.seats, saved.table)
        self.standing = saved.standing

    def record(self, entries: Sequence[Entry]) -> Record:
        """The whole record; the seed is shown once the match is over or aborted."""
        rows = [row for entry in entries if isinstance(entry.body, Said) for row in entry.body.rows]
        return recorded(self.header, rows, self.end())

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


def recorded(header: Header, rows: Sequence[Row], end: End | None) -> Record:
    return Record(header, list(rows), end)


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
    )


__all__ = ["After", "Happened", "IllegalAnswer", "Match", "Saved", "Standing", "Tried", "made_header", "speaker"]

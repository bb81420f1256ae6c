"""Messages made from the events of a match, for live viewers, reconnections, replays and streams.

Parts that are equal for all viewers are computed and encoded once: changed public columns, pending frames, public
facts.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from magnat.kernel import EVERYBODY, TABLE, Luck, Table, answer
from magnat.kernel.secrets import OPEN
from magnat.match.log import Entry, NoticeEntry, UndoEntry, rows_of
from magnat.match.match import Applied, Match
from magnat.match.messages import Noted, Opened, Past, Previewed, Spoken, Told, encoder
from magnat.match.question_wording import worded_ask, worded_view, words_at
from magnat.match.requests import Refusal
from magnat.match.seating import Seating
from magnat.record import Record, parse_answer, question_for, redact, redeal, visible_facts
from magnat.record.codec import saved_columns
from magnat.record.view import mask_column, pending_frames


class EntryChange:
    """The difference between the tables before and after an entry, ready to encode for any seat."""

    def __init__(self, match: Match, applied: Applied, before: Table, not_before: int = 0) -> None:
        self.match = match
        self.applied = applied
        self.before = before
        self.not_before = not_before
        self.after: Table = match.table
        hidden = [name for name, _ in self.after.secret]
        private = {*hidden, "known"} if hidden else set()
        columns = [(name, getattr(self.after, name)) for name in saved_columns(self.after) if name not in private]
        self.changed = {name: to_raw_json(new) for name, new in columns if new != getattr(before, name)}
        words = words_at(self.after)
        if not words.derived_from.isdisjoint(self.changed):
            old = words.derived_columns(before)
            self.changed |= {
                name: to_raw_json(new) for name, new in words.derived_columns(self.after).items() if new != old[name]
            }
        self.pending: Any = to_raw_json(pending_frames(self.after, TABLE))
        self.drafters = [frame.seat for frame in self.after.stack if frame.drafted]
        self.aloud = all(hears == EVERYBODY for *_, hears in applied.facts)
        self.facts: Any = to_raw_json(visible_facts(applied.facts, TABLE)) if self.aloud else None
        self.turn = match.asked_seat
        self.winners = self.after.winning_seats()

    def encode_for(self, seat: int) -> bytes:
        match, entry = self.match, self.applied.entry
        return encoder.encode(
            Told(
                seq=entry.seq,
                at=entry.at,
                question=match.question_number,
                said=make_spoken(self.applied, seat),
                facts=self.facts if self.aloud else visible_facts(self.applied.facts, seat),
                changed=self.changed | self._changed_hidden_columns(seat) if self.after.secret else self.changed,
                pending=pending_frames(self.after, seat) if seat in self.drafters else self.pending,
                ask=worded_ask(self.after, self.turn if seat == OPEN else seat),
                turn=self.turn,
                winners=self.winners,
                over=not self.after.stack,
                deadline=match.deadline(),
                not_before=self.not_before,
                clocks=clock_banks(match),
            )
        )

    def _changed_hidden_columns(self, seat: int) -> dict[str, Any]:
        """Return the columns of hidden cards that have changed in the seat's view, masked for the seat."""
        changed = {}
        for name, how in self.after.secret:
            new = mask_column(self.after, seat, how, getattr(self.after, name))
            if new != mask_column(self.before, seat, how, getattr(self.before, name)):
                changed[name] = new
        return changed


def to_raw_json(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encoder.encode(value))


def make_spoken(applied: Applied, seat: int) -> Spoken:
    body = applied.entry.body
    assert not isinstance(body, NoticeEntry)
    by = "taken_back" if isinstance(body, UndoEntry) else body.by
    say = [word if seat == OPEN or reader in (TABLE, seat) else None for word, reader in applied.words]
    return Spoken(seat=body.seat, by=by, ask=applied.ask, say=say)


def make_noted(match: Match, applied: Applied) -> Noted:
    body, entry = applied.entry.body, applied.entry
    assert isinstance(body, NoticeEntry)
    fields = msgspec.structs.asdict(body)
    return Noted(seq=entry.seq, at=entry.at, deadline=match.deadline(), clocks=clock_banks(match), **fields)


def make_past(applied: Applied, match: Match, seat: int) -> Past | Noted:
    if isinstance(applied.entry.body, NoticeEntry):
        return make_noted(match, applied)
    entry = applied.entry
    return Past(seq=entry.seq, at=entry.at, said=make_spoken(applied, seat), facts=visible_facts(applied.facts, seat))


def replay_events(match: Match, entries: Iterable[Entry], seat: int, have: int) -> Iterator[bytes]:
    """Yield the view after event `have`, then the messages of all later events, as sent to `seat`.

    `match` must be in the state before the first of `entries`, and is advanced to the last.
    """
    for entry in entries:
        if entry.seq == max(have + 1, 0):
            yield encode_opening(match, seat)
        before = match.table
        applied = match.apply_entry(entry)
        if entry.seq > have:
            yield encode_event(match, applied, before, seat)


def replay_history(match: Match, entries: Iterable[Entry], seat: int, have: int) -> Iterator[bytes]:
    """Yield the events of a whole match after `have`; only the current view if there are none."""
    yield from replay_events(match, entries, seat, have)
    if have >= match.state.seq:
        yield encode_opening(match, seat)


def encode_opening(match: Match, seat: int) -> bytes:
    return encoder.encode(Opened(seq=match.state.seq, view=worded_view(match.table, seat)))


def record_for(match: Match, entries: list[Entry], seat: int) -> Record:
    """Return the whole record of a finished match, or the record redacted for `seat` during a match."""
    if match.is_over:
        return match.record(entries)
    return redact(Record(match.header, [*rows_of(entries)]), seat, match.edition)


def resolve_reader(requested: str | None, seating: Seating, match: Match | None, player: str | None) -> int:
    """Return the seat as which `player` reads a match; OPEN for all cards face up.

    `requested` is one of the player's own seats; after the end of the match any seat, or `open`. If it is None, the
    result is the first of the player's seats, or TABLE. Raise `Refusal` if it is malformed or not allowed.
    """
    allowed = seating.seats_of(player)
    if requested is None:
        return allowed[0] if allowed else TABLE
    seats = [str(seat) for seat in range(len(seating.places))]
    if match is not None and match.is_over:
        if requested == "open":
            return OPEN
        allowed = list(range(len(seats)))
    if requested not in (*seats, "open"):
        raise Refusal("malformed", 400, accepted="seat=" + "|".join([*seats, "open"]))
    if requested == "open" or int(requested) not in allowed:
        raise Refusal("not_your_seat", 403)
    return int(requested)


def encode_event(match: Match, applied: Applied, before: Table, seat: int) -> bytes:
    if isinstance(applied.entry.body, NoticeEntry):
        return encoder.encode(make_noted(match, applied))
    return EntryChange(match, applied, before).encode_for(seat)


def clock_banks(match: Match) -> list[int]:
    return match.state.banks if match.clock.bank else []


def as_sentence(say: Any) -> list[Any]:
    return list(say) if isinstance(say, Sequence) and not isinstance(say, str) else [say]


def make_preview(match: Match, seat: int, id: str, sentence: Sequence[Any], luck: Luck) -> Previewed:
    """Try a sentence up to the next decision of nature or of another seat, with only what the seat may know."""
    t = redeal(match.table, seat, luck)
    before = worded_view(t, seat).columns
    t.facts = []
    for word in sentence:
        answer(t, seat, parse_answer(question_for(t, seat), word))
    facts, t.facts = t.facts, None
    view = worded_view(t, seat)
    return Previewed(
        id=id,
        question=match.question_number,
        ask=view.ask,
        changed={name: column for name, column in view.columns.items() if before.get(name) != column},
        facts=visible_facts(facts, seat),
        pending=view.pending,
        over=view.over,
    )


def parse_have(value: str | None) -> int:
    """Return the number of the last event that a client has; -1, the default, for none."""
    value = value or "-1"
    if not (value.isascii() and value.removeprefix("-").isdecimal()) or len(value) > 12:
        raise Refusal("malformed", 400, accepted="have=-1..")
    return int(value)

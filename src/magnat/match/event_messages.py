"""Messages made from the events of a match, for live viewers, reconnections, replays and streams.

Parts that are equal for all viewers are computed and encoded once: changed public columns, pending frames, public
facts.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from magnat.kernel import EVERYBODY, TABLE, Luck, Table, answer
from magnat.kernel.secrets import OPEN
from magnat.match.log import Entry, NoticeEntry, UndoEntry, rows_of
from magnat.match.match import Applied, Match
from magnat.match.messages import Noted, Opened, Past, Previewed, Spoken, Told, encoder
from magnat.match.question_wording import worded_ask, worded_view, words_at
from magnat.match.refusal import Refusal
from magnat.record import Record, parse_answer, question_for, redact, redeal, visible_facts
from magnat.record.codec import saved_columns
from magnat.record.view import mask_column, pending_frames

if TYPE_CHECKING:
    from magnat.match.session import MatchSession


class EntryChange:
    """The difference between the tables before and after an entry, ready to encode for any seat."""

    def __init__(self, match: Match, happened: Applied, before: Table, not_before: int = 0) -> None:
        self.match = match
        self.happened = happened
        self.before = before
        self.not_before = not_before
        self.after: Table = match.table
        hidden = [name for name, _ in self.after.secret]
        private = {*hidden, "known"} if hidden else set()
        names = [name for name in saved_columns(self.after) if name not in private]
        self.changed = {name: to_raw_json(new) for name, new in changed_columns(before, self.after, names)}
        words = words_at(self.after)
        if not words.derived_from.isdisjoint(self.changed):
            old = words.derived_columns(before)
            self.changed |= {
                name: to_raw_json(new) for name, new in words.derived_columns(self.after).items() if new != old[name]
            }
        self.pending: Any = to_raw_json(pending_frames(self.after, TABLE))
        self.drafters = [frame.seat for frame in self.after.stack if frame.drafted]
        self.aloud = all(hears == EVERYBODY for *_, hears in happened.facts)
        self.facts: Any = to_raw_json(visible_facts(happened.facts, TABLE)) if self.aloud else None
        self.turn = match.asked_seat
        self.winners = [p for p in range(self.after.winners.bit_length()) if self.after.winners >> p & 1]

    def encode_for(self, seat: int) -> bytes:
        """Return the message for viewers that may know what `seat` knows; OPEN reveals all cards."""
        match, entry = self.match, self.happened.entry
        return encoder.encode(
            Told(
                seq=entry.seq,
                at=entry.at,
                question=match.question_number,
                said=make_spoken(self.happened, seat),
                facts=self.facts if self.aloud else visible_facts(self.happened.facts, seat),
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
        found = {}
        for name, how in self.after.secret:
            now = mask_column(self.after, seat, how, getattr(self.after, name))
            if now != mask_column(self.before, seat, how, getattr(self.before, name)):
                found[name] = now
        return found


def changed_columns(before: Table, after: Table, names: Iterable[str]) -> list[tuple[str, Any]]:
    """Return the columns that differ, with their new values.

    Tables are never modified after they were published, so `before` still holds the old values.
    """
    found = []
    for name in names:
        new = getattr(after, name)
        if new != getattr(before, name):
            found.append((name, new))
    return found


def to_raw_json(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encoder.encode(value))


def make_spoken(happened: Applied, seat: int) -> Spoken:
    """Return the answer of an event, without the words that are hidden from `seat`."""
    body = happened.entry.body
    assert not isinstance(body, NoticeEntry)
    by = "taken_back" if isinstance(body, UndoEntry) else body.by
    say = [said if seat == OPEN or reader in (TABLE, seat) else None for said, reader in happened.words]
    return Spoken(seat=body.seat, by=by, ask=happened.ask, say=say)


def make_noted(match: Match, happened: Applied) -> Noted:
    body, entry = happened.entry.body, happened.entry
    assert isinstance(body, NoticeEntry)
    told = msgspec.structs.asdict(body)
    return Noted(seq=entry.seq, at=entry.at, deadline=match.deadline(), clocks=clock_banks(match), **told)


def make_past(happened: Applied, match: Match, seat: int) -> Past | Noted:
    """Return an event for a viewer that missed it."""
    if isinstance(happened.entry.body, NoticeEntry):
        return make_noted(match, happened)
    entry = happened.entry
    return Past(seq=entry.seq, at=entry.at, said=make_spoken(happened, seat), facts=visible_facts(happened.facts, seat))


def replay_events(match: Match, entries: Iterable[Entry], seat: int, have: int) -> Iterator[bytes]:
    """Yield the view after event `have`, then the messages of all later events, as sent to `seat`.

    `match` must be in the state before the first of `entries`, and is advanced to the last.
    """
    for entry in entries:
        if entry.seq == max(have + 1, 0):
            yield encode_opening(match, seat)
        before = match.table
        happened = match.apply_entry(entry)
        if entry.seq > have:
            yield encode_event(match, happened, before, seat)


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


def resolve_reader(wish: str | None, play: "MatchSession", player: str | None) -> int:
    """Return the seat as which `player` reads a match; OPEN for all cards face up.

    `wish` is one of the player's own seats; after the end of the match any seat, or `open`. Without a `wish`, the
    first of the player's seats, or TABLE. Raise `Refusal` if the wish is malformed or not allowed.
    """
    mine = play.seating.seats_of(player)
    if wish is None:
        return mine[0] if mine else TABLE
    seats = [str(seat) for seat in range(len(play.seating.places))]
    if play.match is not None and play.match.is_over:
        if wish == "open":
            return OPEN
        mine = list(range(len(seats)))
    if wish not in (*seats, "open"):
        raise Refusal("malformed", 400, accepted="seat=" + "|".join([*seats, "open"]))
    if wish == "open" or int(wish) not in mine:
        raise Refusal("not_your_seat", 403)
    return int(wish)


def encode_event(match: Match, happened: Applied, before: Table, seat: int) -> bytes:
    """Return the message of an applied entry for the viewers of one seat."""
    if isinstance(happened.entry.body, NoticeEntry):
        return encoder.encode(make_noted(match, happened))
    return EntryChange(match, happened, before).encode_for(seat)


def clock_banks(match: Match) -> list[int]:
    return match.state.banks if match.clock.bank else []


def as_sentence(say: Any) -> list[Any]:
    return list(say) if isinstance(say, Sequence) and not isinstance(say, str) else [say]


def make_preview(match: Match, seat: int, id: str, sentence: Sequence[Any], luck: Luck) -> Previewed:
    """Return the effects of a sentence, up to the next decision of nature or of another seat.

    The sentence is tried on a determinized table, so that the preview reveals nothing hidden from the seat.
    """
    guess = redeal(match.table, seat, luck)
    before = worded_view(guess, seat).columns
    guess.facts = []
    for said in sentence:
        answer(guess, seat, parse_answer(question_for(guess, seat), said))
    facts, guess.facts = guess.facts, None
    view = worded_view(guess, seat)
    return Previewed(
        id=id,
        question=match.question_number,
        ask=view.ask,
        changed={name: column for name, column in view.columns.items() if before.get(name) != column},
        facts=visible_facts(facts, seat),
        pending=view.pending,
        over=view.over,
    )


def parse_have(wish: str | None) -> int:
    """Return the number of the last event that a client has; -1, the default, for none."""
    wish = wish or "-1"
    if not wish.removeprefix("-").isdecimal() or len(wish) > 12:
        raise Refusal("malformed", 400, accepted="have=-1..")
    return int(wish)

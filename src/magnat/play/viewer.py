"""play: what a viewer is told. Live, after a break, in replays and streams: nothing else makes messages from a match.

What is the same for all is worked out and written once: the columns that changed, what is pending, what was said aloud.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from magnat.kernel import EVERYBODY, TABLE, Luck, Table, answer
from magnat.kernel.secrets import OPEN
from magnat.play.log import Entry, Note, TakenBack, rows_of
from magnat.play.match import Happened, Match
from magnat.play.messages import Noted, Opened, Past, Previewed, Spoken, Told, encoder
from magnat.play.refusal import Refusal
from magnat.play.wording import asked, seen, words_at
from magnat.record import Record, answered, facts_heard, parse, redact, redeal
from magnat.record.codec import saved_columns
from magnat.record.view import masked, pending

if TYPE_CHECKING:
    from magnat.play.play import Play


class Change:
    """What an entry changed, for whoever is to be told: from the table before it to the table after it."""

    def __init__(self, match: Match, happened: Happened, before: Table, not_before: int = 0) -> None:
        self.match = match
        self.happened = happened
        self.before = before
        self.not_before = not_before
        self.after: Table = match.table
        hidden = [name for name, _ in self.after.secret]
        private = {*hidden, "known"} if hidden else set()
        names = [name for name in saved_columns(self.after) if name not in private]
        self.changed = {name: written(new) for name, new in changes(before, self.after, names)}
        words = words_at(self.after)
        if not words.shown_from.isdisjoint(self.changed):
            old = words.shown(before)
            self.changed |= {name: written(new) for name, new in words.shown(self.after).items() if new != old[name]}
        self.pending: Any = written(pending(self.after, TABLE))
        self.drafters = [frame.seat for frame in self.after.stack if frame.drafted]
        self.aloud = all(hears == EVERYBODY for *_, hears in happened.facts)
        self.facts: Any = written(facts_heard(happened.facts, TABLE)) if self.aloud else None
        self.turn = match.speaker
        self.winners = [p for p in range(self.after.winners.bit_length()) if self.after.winners >> p & 1]

    def told(self, seat: int) -> bytes:
        """The message for whoever may know what `seat` knows; OPEN: all cards lie face up."""
        match, entry = self.match, self.happened.entry
        return encoder.encode(
            Told(
                seq=entry.seq,
                at=entry.at,
                question=match.question,
                said=spoken(self.happened, seat),
                facts=self.facts if self.aloud else facts_heard(self.happened.facts, seat),
                changed=self.changed | self._uncovered(seat) if self.after.secret else self.changed,
                pending=pending(self.after, seat) if seat in self.drafters else self.pending,
                ask=asked(self.after, self.turn if seat == OPEN else seat),
                turn=self.turn,
                winners=self.winners,
                over=not self.after.stack,
                deadline=match.deadline(),
                not_before=self.not_before,
                clocks=clocks(match),
            )
        )

    def _uncovered(self, seat: int) -> dict[str, Any]:
        """The columns of hidden cards that look different now, as the seat may see them."""
        found = {}
        for name, how in self.after.secret:
            now = masked(self.after, seat, how, getattr(self.after, name))
            if now != masked(self.before, seat, how, getattr(self.before, name)):
                found[name] = now
        return found


def changes(before: Table, after: Table, names: Iterable[str]) -> list[tuple[str, Any]]:
    """A table is never changed after it was told, so that the old one still shows what was."""
    found = []
    for name in names:
        new = getattr(after, name)
        if new != getattr(before, name):
            found.append((name, new))
    return found


def written(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encoder.encode(value))


def spoken(happened: Happened, seat: int) -> Spoken:
    """Who said what, as `seat` may know it."""
    body = happened.entry.body
    assert not isinstance(body, Note)
    by = "taken_back" if isinstance(body, TakenBack) else body.by
    say = [said if seat == OPEN or reader in (TABLE, seat) else None for said, reader in happened.words]
    return Spoken(seat=body.seat, by=by, ask=happened.ask, say=say)


def noted(match: Match, happened: Happened) -> Noted:
    body, entry = happened.entry.body, happened.entry
    assert isinstance(body, Note)
    told = msgspec.structs.asdict(body)
    return Noted(seq=entry.seq, at=entry.at, deadline=match.deadline(), clocks=clocks(match), **told)


def past(happened: Happened, match: Match, seat: int) -> Past | Noted:
    """An event for whoever was not there when it was told."""
    if isinstance(happened.entry.body, Note):
        return noted(match, happened)
    entry = happened.entry
    return Past(seq=entry.seq, at=entry.at, said=spoken(happened, seat), facts=facts_heard(happened.facts, seat))


def retold(match: Match, entries: Iterable[Entry], seat: int, have: int) -> Iterator[bytes]:
    """Events told again, as a seat was told them: those after `have`, with the view before the first of them.

    The match stands before the first of the entries.
    """
    for entry in entries:
        if entry.seq == max(have + 1, 0):
            yield opened(match, seat)
        before = match.table
        happened = match.take(entry)
        if entry.seq > have:
            yield event(match, happened, before, seat)


def history(match: Match, entries: Iterable[Entry], seat: int, have: int) -> Iterator[bytes]:
    """The same of a whole match, from its opening; who has all of it is shown where it stands."""
    yield from retold(match, entries, seat, have)
    if have >= match.state.seq:
        yield opened(match, seat)


def opened(match: Match, seat: int) -> bytes:
    return encoder.encode(Opened(seq=match.state.seq, view=seen(match.table, seat)))


def record_for(match: Match, entries: list[Entry], seat: int) -> Record:
    """The record of a match, whole once it is over; before, as a seat may read it."""
    if match.over:
        return match.record(entries)
    return redact(Record(match.header, [*rows_of(entries)]), seat, match.edition)


def reader(wish: str | None, play: "Play", player: str | None) -> int:
    """As whom to read: `wish`, one of one's own seats; once the match is over anybody's, or `open`, all face up."""
    mine = play.seating.seats_of(player)
    if wish is None:
        return mine[0] if mine else TABLE
    seats = [str(seat) for seat in range(len(play.seating.places))]
    if play.match is not None and play.match.over:
        if wish == "open":
            return OPEN
        mine = list(range(len(seats)))
    if wish not in (*seats, "open"):
        raise Refusal("malformed", 400, accepted="seat=" + "|".join([*seats, "open"]))
    if wish == "open" or int(wish) not in mine:
        raise Refusal("not_your_seat", 403)
    return int(wish)


def event(match: Match, happened: Happened, before: Table, seat: int) -> bytes:
    """What one viewer is told of an entry."""
    if isinstance(happened.entry.body, Note):
        return encoder.encode(noted(match, happened))
    return Change(match, happened, before).told(seat)


def clocks(match: Match) -> list[int]:
    return match.state.banks if match.clock.bank else []


def sentence_of(say: Any) -> list[Any]:
    return list(say) if isinstance(say, Sequence) and not isinstance(say, str) else [say]


def previewed(match: Match, seat: int, id: str, sentence: Sequence[Any], luck: Luck) -> Previewed:
    """What would follow, on a table that the seat could be sitting at, up to where nature or somebody else speaks."""
    guess = redeal(match.table, seat, luck)
    before = seen(guess, seat).columns
    guess.facts = []
    for said in sentence:
        answer(guess, seat, parse(answered(guess, seat), said))
    facts, guess.facts = guess.facts, None
    view = seen(guess, seat)
    return Previewed(
        id=id,
        question=match.question,
        ask=view.ask,
        changed={name: column for name, column in view.columns.items() if before.get(name) != column},
        facts=facts_heard(facts, seat),
        pending=view.pending,
        over=view.over,
    )


def last_known(wish: str | None) -> int:
    """After which event to read on: `wish`, or -1 for all of them."""
    wish = wish or "-1"
    if not wish.removeprefix("-").isdecimal() or len(wish) > 12:
        raise Refusal("malformed", 400, accepted="have=-1..")
    return int(wish)

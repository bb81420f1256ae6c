"""Entries of a match: each is written, acknowledged, and only then announced."""

from typing import Final, NamedTuple

from magnat.kernel import Table
from magnat.match.broadcast import Broadcast
from magnat.match.log import AnswerEntry, Entry, EntryBody, NoticeEntry, UndoEntry
from magnat.match.match import Applied, Attempt
from magnat.match.messages import Ack, encoder
from magnat.match.open_offers import OpenOffers
from magnat.match.requests import FindEntry, ReadEntries, Refusal, Script, SendMessage, Viewer, WriteEntry
from magnat.match.shared import SharedState
from magnat.match.timing import summarize

MAX_NOTICES: Final = 10_000  # cap during a match, separately for chat and for all other notices
UNLIMITED_NOTICES: Final = ("pause_asked", "resumed", "resigned")  # exempt from `MAX_NOTICES`


class PendingAck(NamedTuple):
    """A command that is acknowledged once its entry is durable."""

    viewer: Viewer
    id: str
    question: int = -1  # the answered question

    def make(self, entry: Entry) -> Ack:
        return Ack(id=self.id, seq=entry.seq, question=self.question)


class LogWriter:
    def __init__(self, shared: SharedState, broadcast: Broadcast, open_offers: OpenOffers) -> None:
        self.shared = shared
        self.broadcast = broadcast
        self.open_offers = open_offers

    def append(
        self,
        body: EntryBody,
        now: int,
        command: str | None = None,
        attempt: Attempt | None = None,
        ack: PendingAck | None = None,
    ) -> Script[Entry | None]:
        """Return the entry; None if another process wrote one first, with which this process has then caught up."""
        match = self.shared.started_match
        entry = Entry(match.id, match.state.seq + 1, max(now, match.state.at), body, command)
        after = match.next_state(entry, attempt)
        if not (yield WriteEntry(entry, summarize(self.shared.seating, match, after))):
            yield from self.catch_up(now)
            return None
        before = match.table
        applied = match.adopt(after)
        if ack is not None:
            yield SendMessage(ack.viewer, encoder.encode(ack.make(entry)))
        yield from self._announce(applied, before, now)
        return entry

    def append_answer(
        self, seat: int, by: str, attempt: Attempt, now: int, command: str | None, ack: PendingAck | None = None
    ) -> Script[Entry | None]:
        return (yield from self.append(AnswerEntry(seat, by, attempt.rows), now, command, attempt, ack))

    def append_notice(
        self, notice: NoticeEntry, now: int, command: str, ack: PendingAck | None = None
    ) -> Script[Entry | None]:
        """Append a notice, unless the log already has an entry of this command: return that entry then."""
        while (yield from self.append(notice, now, command, None, ack)) is None:
            if (earlier := (yield from self.find_entry(command))) is not None:
                return earlier
        return None

    def append_client_notice(self, viewer: Viewer, id: str, notice: NoticeEntry, now: int) -> Script[Ack | None]:
        command, ack = make_command_key(viewer, id), PendingAck(viewer, id)
        earlier = yield from self.find_entry(command)
        if earlier is None:
            state = self.shared.started_match.state
            count = state.chatted if notice.word == "chat" else state.noted
            if count >= MAX_NOTICES and notice.word not in UNLIMITED_NOTICES:
                raise Refusal("too_many", 429)
            earlier = yield from self.append_notice(notice, now, command, ack)
        return None if earlier is None else ack.make(earlier)

    def acknowledge_earlier(self, ack: PendingAck, refusal: Refusal) -> Script[Ack]:
        """Acknowledge a command that is already in the log; raise `refusal` if it is not."""
        earlier = yield from self.find_entry(make_command_key(ack.viewer, ack.id))
        if earlier is None:
            raise refusal
        return ack.make(earlier)

    def find_entry(self, command: str) -> Script[Entry | None]:
        for applied in reversed(self.broadcast.recent):
            if applied.entry.command == command:
                return applied.entry
        entry: Entry | None = yield FindEntry(command)
        return entry

    def catch_up(self, now: int) -> Script[None]:
        """Apply and announce the entries that other processes wrote."""
        match = self.shared.match
        if match is None:
            return
        entries: list[Entry] = yield ReadEntries(match.state.seq + 1)
        for entry in entries:
            if entry.seq > match.state.seq:  # an announcement may have caught up already
                before = match.table
                yield from self._announce(match.apply_entry(entry), before, now)

    def _announce(self, applied: Applied, before: Table, now: int) -> Script[None]:
        yield from self.broadcast.announce(applied, before, now)
        if isinstance(applied.entry.body, AnswerEntry | UndoEntry):
            yield from self.open_offers.on_answer(applied)


def make_command_key(viewer: Viewer, id: str) -> str:
    return f"{viewer.player}:{id}"

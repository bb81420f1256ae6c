"""Messages to viewers. Each seat receives only what it may know; spectators of hidden cards receive it later."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from magnat.kernel import TABLE, Table
from magnat.match.event_messages import EntryChange, clock_banks, encode_event, make_noted, make_past
from magnat.match.log import Entry, NoticeEntry
from magnat.match.match import Applied, Match
from magnat.match.messages import PROTOCOL, EventMessage, Offered, TableChanged, Welcome, encoder
from magnat.match.question_wording import worded_view
from magnat.match.requests import ReadEntries, Script, SendMessage, Viewer
from magnat.match.seating import TableInfo
from magnat.match.shared import SharedState
from magnat.match.timing import earliest_answer_at

MAX_RECENT_EVENTS: Final = 256  # events kept for reconnecting clients
TABLE_UPDATE_DELAY_MS: Final = 50  # changes of the table within this time are coalesced into one message


class Broadcast:
    """The messages to the viewers of one match; `delay` is in seconds, for spectators of hidden cards."""

    def __init__(self, shared: SharedState, delay: int = 0) -> None:
        self.shared = shared
        self.lag_ms = delay * 1000
        self.recent: deque[Applied] = deque(maxlen=MAX_RECENT_EVENTS)
        self.delayed_match: Match | None = None  # the match as delayed spectators see it
        self.delayed_entries: deque[Entry] = deque()  # entries not sent to them yet
        self.undo_requested = False  # an undo request is pending; the next answer ends it
        self.table_update_at = 0  # when to send the table's settings to all viewers; 0 for never

    def send_to_all(self, message: EventMessage) -> Script[None]:
        encoded = encoder.encode(message)
        yield from self.send_by_seat(lambda seat: encoded)

    def send_by_seat(self, encode: Callable[[int], bytes]) -> Script[None]:
        """Send a message to all viewers but delayed spectators. It is encoded once for each seat."""
        encode_once = cache(encode)
        for viewer in list(self.shared.viewers):
            if not viewer.is_delayed:
                yield SendMessage(viewer, encode_once(viewer.seat))

    # events

    def announce(self, applied: Applied, before: Table, now: int) -> Script[None]:
        """Send the result of a durable entry to all viewers; `before` is the table before the entry."""
        match = self.shared.started_match
        self.recent.append(applied)
        if match.is_over:
            self.shared.seating.status = "aborted" if match.state.aborted else "over"
        if self.delayed_match is not None:
            self.delayed_entries.append(applied.entry)
        body = applied.entry.body
        if isinstance(body, NoticeEntry):
            self.undo_requested = match.state.back_asked >= 0
            yield from self.send_to_all(make_noted(match, applied))
            if body.word != "chat":
                self.schedule_table_update(now)
            return
        change = EntryChange(match, applied, before, 0 if match.is_over else earliest_answer_at(self.shared, now))
        yield from self.send_by_seat(change.encode_for)
        if match.is_over or self.undo_requested:
            self.schedule_table_update(now)
        self.undo_requested = False

    def make_welcome(self, viewer: Viewer, have: int, offers: list[Offered], now: int) -> Welcome:
        """Return the current state for a viewer with the events up to `have`; `offers` are those its seat sees."""
        match = self.delayed_match if viewer.is_delayed else self.shared.match
        table = self.table_info_for(viewer)
        if match is None:
            return Welcome(now=now, seq=-1, question=-1, seat=viewer.seat, table=table, missed=[], protocol=PROTOCOL)
        return Welcome(
            protocol=PROTOCOL,
            now=now,
            seq=match.state.seq,
            question=match.question_number,
            seat=viewer.seat,
            table=table,
            view=worded_view(match.table, viewer.seat),
            deadline=match.deadline(),
            not_before=0 if viewer.is_delayed or match.is_over else earliest_answer_at(self.shared, now),
            clocks=clock_banks(match),
            missed=self._missed_events(viewer, match, have),
            offers=[] if viewer.is_delayed else offers,
        )

    def _missed_events(self, viewer: Viewer, match: Match, have: int) -> list[Any] | None:
        if have >= match.state.seq:
            return []
        events = [event for event in self.recent if have < event.entry.seq <= match.state.seq]
        if not events or events[0].entry.seq != have + 1:
            return None
        return [make_past(event, match, viewer.seat) for event in events]

    # the table itself

    def schedule_table_update(self, now: int) -> None:
        """Schedule an update of the table's settings to all viewers. Several changes are coalesced."""
        if self.shared.viewers and not self.table_update_at:
            self.table_update_at = now + TABLE_UPDATE_DELAY_MS

    def table_info(self, player: str | None) -> TableInfo:
        shared = self.shared
        info = shared.seating.table_info(
            player, shared.match, shared.present_seats, self.delay_seconds, shared.is_readable
        )
        info.chat = shared.allowed_chat(player)
        return info

    def table_info_for(self, viewer: Viewer) -> TableInfo:
        info = self.table_info(viewer.player)
        if viewer.is_delayed and self.delayed_entries and info.status == "over":
            info.status = "playing"  # delayed spectators have not seen the end yet
        return info

    def _is_member(self, player: str | None) -> bool:
        seating = self.shared.seating
        return player is not None and (player == seating.host or bool(seating.seats_of(player)))

    # delayed messages

    @property
    def delay_seconds(self) -> int:
        """The spectators' delay; 0 if the game has no hidden cards."""
        match = self.shared.match
        return self.lag_ms // 1000 if match is not None and match.has_hidden_cards else 0

    def due_times(self) -> list[int]:
        times = [self.table_update_at] if self.table_update_at else []
        if self.delayed_entries and any(viewer.is_delayed for viewer in self.shared.viewers):
            times.append(self.delayed_entries[0].at + self.lag_ms)
        return times

    def on_timer(self, now: int) -> Script[None]:
        yield from self._send_delayed_entries(now)
        if self.table_update_at and self.table_update_at <= now:
            self.table_update_at = 0
            encoded: dict[tuple[str | None, bool], bytes] = {}  # encoded once for all spectators
            for viewer in list(self.shared.viewers):
                key = (viewer.player if self._is_member(viewer.player) else None, viewer.is_delayed)
                if key not in encoded:
                    encoded[key] = encoder.encode(TableChanged(table=self.table_info_for(viewer)))
                yield SendMessage(viewer, encoded[key])

    def load_delayed_match(self, now: int) -> Script[None]:
        later = self.shared.seating.new_match()
        entries: list[Entry] = yield ReadEntries(0)
        for entry in entries:
            if entry.at <= now - self.lag_ms or entry.seq == 0:
                later.apply_entry(entry)
        self.set_delayed_match(later, entries)

    def set_delayed_match(self, later: Match, entries: Iterable[Entry]) -> None:
        """Show `later` to delayed spectators, and then each of the entries when it is due."""
        self.delayed_match = later
        self.delayed_entries = deque(entry for entry in entries if entry.seq > later.state.seq)

    def _send_delayed_entries(self, now: int) -> Script[None]:
        later = self.delayed_match
        if later is None:
            return
        while self.delayed_entries and self.delayed_entries[0].at <= now - self.lag_ms:
            before = later.table
            message = encode_event(later, later.apply_entry(self.delayed_entries.popleft()), before, TABLE)
            for viewer in list(self.shared.viewers):
                if viewer.is_delayed:
                    yield SendMessage(viewer, message)
            if not self.delayed_entries:
                self.schedule_table_update(now)

"""play: who is told what. Each seat hears only what it may know; those who watch hidden cards hear it later."""

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from magnat.kernel import TABLE, Table
from magnat.play.log import Entry, Note
from magnat.play.match import Happened, Match
from magnat.play.messages import PROTOCOL, Event, TableChanged, Welcome, encoder
from magnat.play.requests import Read, Script, Send, Viewer
from magnat.play.seating import TableInfo
from magnat.play.viewer import Change, clocks, event, noted, past
from magnat.play.wording import seen

if TYPE_CHECKING:
    from magnat.play.play import Play

RECENT: Final = 256  # events kept for those who reconnect
TOGETHER: Final = 50  # milliseconds in which several changes of a table make one message


class Broadcast:
    """The viewers of one match, and what they were told."""

    def __init__(self, play: "Play", delay: int) -> None:
        self.play = play
        self.lag = delay * 1000  # by which spectators of hidden cards see everything later
        self.viewers: dict[Viewer, None] = {}
        self.recent: deque[Happened] = deque(maxlen=RECENT)
        self.later: Match | None = None  # the match as spectators see it
        self.to_come: deque[Entry] = deque()  # what they have not been told yet
        self.requested = False  # whether somebody asks to take an answer back: the next one ends it
        self.table_at = 0  # when everybody is to be told of the table itself; 0 for not at all

    def to_all(self, message: Event) -> Script[None]:
        encoded = encoder.encode(message)
        for viewer in list(self.viewers):
            if not viewer.late:
                yield Send(viewer, encoded)

    # events

    def tell(self, happened: Happened, before: Table, now: int) -> Script[None]:
        """Everybody hears what came of an entry that is durable; `before` is the table that it found."""
        match = self.play.begun
        self.recent.append(happened)
        if match.over:
            self.play.seating.status = "aborted" if match.state.aborted else "over"
        if self.later is not None:
            self.to_come.append(happened.entry)
        body = happened.entry.body
        if isinstance(body, Note):
            self.requested = match.state.back_asked >= 0
            yield from self.to_all(noted(match, happened))
            if body.word != "chat":
                self.tell_table(now)
            return
        change = Change(match, happened, before, 0 if match.over else self.play.automation.held_until(match, now))
        told: dict[int, bytes] = {}
        for viewer in list(self.viewers):
            if viewer.late:
                continue
            if viewer.seat not in told:
                told[viewer.seat] = change.told(viewer.seat)
            yield Send(viewer, told[viewer.seat])
        if match.over or self.requested:
            self.tell_table(now)
        self.requested = False

    def welcome(self, viewer: Viewer, have: int, now: int) -> Welcome:
        match = self.later if viewer.late else self.play.match
        table = self.info(viewer)
        if match is None:
            return Welcome(now=now, seq=-1, question=-1, seat=viewer.seat, table=table, missed=[], protocol=PROTOCOL)
        return Welcome(
            protocol=PROTOCOL,
            now=now,
            seq=match.state.seq,
            question=match.question,
            seat=viewer.seat,
            table=table,
            view=seen(match.table, viewer.seat),
            deadline=match.deadline(),
            not_before=0 if viewer.late or match.over else self.play.automation.held_until(match, now),
            clocks=clocks(match),
            missed=self._missed(viewer, match, have),
            offers=[] if viewer.late else self.play.offers.shown_to(viewer.seat),
        )

    def _missed(self, viewer: Viewer, match: Match, have: int) -> list[Any] | None:
        if have >= match.state.seq:
            return []
        events = [event for event in self.recent if have < event.entry.seq <= match.state.seq]
        if not events or events[0].entry.seq != have + 1:
            return None
        return [past(event, match, viewer.seat) for event in events]

    # the table itself

    def tell_table(self, now: int) -> None:
        """Whoever is connected learns that the table itself changed; several changes make one message."""
        if self.viewers and not self.table_at:
            self.table_at = now + TOGETHER

    def info(self, viewer: Viewer) -> TableInfo:
        info = self.play.info(viewer.player)
        if viewer.late and self.to_come and info.status == "over":
            info.status = "playing"  # they will see it, too
        return info

    def _belongs(self, player: str | None) -> bool:
        seating = self.play.seating
        return player is not None and (player == seating.host or bool(seating.seats_of(player)))

    # what is told by and by

    @property
    def delay(self) -> int:
        """Seconds by which spectators see the game later: only where there is something to hide."""
        match = self.play.match
        return self.lag // 1000 if match is not None and match.hidden else 0

    def times(self) -> list[int]:
        """When somebody is to be told something."""
        found = [self.table_at] if self.table_at else []
        if self.to_come and any(viewer.late for viewer in self.viewers):
            found.append(self.to_come[0].at + self.lag)
        return found

    def wake(self, now: int) -> Script[None]:
        """Tell what it is time to tell."""
        yield from self._tell_later(now)
        if self.table_at and self.table_at <= now:
            self.table_at = 0
            told: dict[tuple[str | None, bool], bytes] = {}  # strangers are told the same: it is written once
            for viewer in list(self.viewers):
                known = viewer.player if self._belongs(viewer.player) else None
                if (known, viewer.late) not in told:
                    told[known, viewer.late] = encoder.encode(TableChanged(table=self.info(viewer)))
                yield Send(viewer, told[known, viewer.late])

    def catch_later(self, now: int) -> Script[None]:
        """Bring the match of those who see it later to where they are."""
        later = self.play.seating.begun()
        entries: list[Entry] = yield Read(0)
        for entry in entries:
            if entry.at <= now - self.lag or entry.seq == 0:
                later.take(entry)
        self.show_later(later, entries)

    def show_later(self, later: Match, entries: Iterable[Entry]) -> None:
        """From now on those who see the match later see this one, and then these entries when it is time."""
        self.later = later
        self.to_come = deque(entry for entry in entries if entry.seq > later.state.seq)

    def _tell_later(self, now: int) -> Script[None]:
        later = self.later
        if later is None:
            return
        while self.to_come and self.to_come[0].at <= now - self.lag:
            before = later.table
            message = event(later, later.take(self.to_come.popleft()), before, TABLE)
            for viewer in list(self.viewers):
                if viewer.late:
                    yield Send(viewer, message)
            if not self.to_come:
                self.tell_table(now)

"""server: who is told what. Each seat hears only what it may know; those who watch hidden cards hear it later.

What is the same for all is worked out and written once: the columns that changed, what is pending, what was said aloud.
"""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from magnat.kernel import EVERYBODY, TABLE, Table, waiting
from magnat.kernel import speaker as speaker_of
from magnat.record import View, facts_heard
from magnat.record.codec import saved_columns
from magnat.record.view import masked, pending
from magnat.server import wire
from magnat.server.match import Happened, Match
from magnat.server.messages import Event, Spoken, TableChanged, Told, Welcome, encoder
from magnat.server.setup import now_ms
from magnat.server.tables import TableInfo
from magnat.server.worded import asked, seen, words_at
from magnat.store import Entry, Noted
from magnat.store import queries as q

if TYPE_CHECKING:
    from magnat.server.room import Room

RECENT: Final = 256  # events kept for those who reconnect
TOGETHER: Final = 0.05  # seconds in which several changes of a table make one message


class Peer(Protocol):
    """A client as a room sees it."""

    player: str | None
    seat: int  # the one in front of the screen
    only_listens: bool  # it is told, but is nobody's presence
    late: bool  # a spectator who is told later, since there is something to hide

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Answer:
    """What came of one answer, for whoever is to be told: from the table before it to the table after it."""

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
        top = waiting(self.after)
        self.turn = TABLE if top is None else speaker_of(top)
        self.winners = [p for p in range(self.after.winners.bit_length()) if self.after.winners >> p & 1]

    def told(self, seat: int) -> bytes:
        match, entry = self.match, self.happened.entry
        said: Spoken = wire.spoken(self.happened, seat)
        return encoder.encode(
            Told(
                seq=entry.seq,
                at=entry.at,
                question=match.question,
                said=said,
                facts=self.facts if self.aloud else facts_heard(self.happened.facts, seat),
                changed=self.changed | self._uncovered(seat) if self.after.secret else self.changed,
                pending=pending(self.after, seat) if seat in self.drafters else self.pending,
                ask=asked(self.after, seat),
                turn=self.turn,
                winners=self.winners,
                over=not self.after.stack,
                deadline=match.deadline(),
                not_before=self.not_before,
                clocks=wire.clocks(match),
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


class Telling:
    """What one room tells."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.recent: deque[Happened] = deque(maxlen=RECENT)
        self.later: Match | None = None  # the match as spectators see it
        self.to_come: deque[Entry] = deque()  # what they have not been told yet
        self.table_will_be_told = False

    def send(self, peer: Peer, message: Event) -> None:
        peer.send(encoder.encode(message))

    def to_all(self, message: Event) -> None:
        self._to_all(encoder.encode(message))

    def _to_all(self, message: bytes) -> None:
        for peer in self.room.peers:
            if not peer.late:
                peer.send(message)

    # events

    def tell(self, happened: Happened, before: Table) -> None:
        """Everybody hears what came of an entry that is durable; `before` is the table that it found."""
        room, match = self.room, self.room.begun
        self.recent.append(happened)
        if match.over:
            room.kept.status = "aborted" if match.standing.aborted else "over"
        if self.later is not None:
            self.to_come.append(happened.entry)
        if isinstance(happened.entry.body, Noted):
            self._to_all(encoder.encode(wire.noted(match, happened)))
            if happened.entry.body.word != "chat":
                self.tell_table()
            return
        answer = Answer(match, happened, before, 0 if match.over else room.drive.held_until(match))
        told: dict[int, bytes] = {}
        for peer in room.peers:
            if peer.late:
                continue
            if peer.seat not in told:
                told[peer.seat] = answer.told(peer.seat)
            peer.send(told[peer.seat])
        room.offers.told([said for said, _ in happened.words])
        if match.over:
            self.tell_table()

    def welcome(self, peer: Peer, have: int) -> Welcome:
        match = self.later if peer.late else self.room.match
        table = self.info(peer, self.room.here)
        if match is None:
            return Welcome(now=now_ms(), seq=-1, question=-1, seat=peer.seat, table=table, missed=[])
        view: View = seen(match.table, peer.seat)
        return Welcome(
            now=now_ms(),
            seq=match.standing.seq,
            question=match.question,
            seat=peer.seat,
            table=table,
            view=view,
            deadline=match.deadline(),
            not_before=0 if peer.late or match.over else self.room.drive.held_until(match),
            clocks=wire.clocks(match),
            missed=self._missed(peer, match, have),
            offers=[] if peer.late else self.room.offers.shown_to(peer.seat),
        )

    def _missed(self, peer: Peer, match: Match, have: int) -> list[Any] | None:
        if have >= match.standing.seq:
            return []
        events = [event for event in self.recent if have < event.entry.seq <= match.standing.seq]
        if not events or events[0].entry.seq != have + 1:
            return None
        return [wire.past(event, match, peer.seat) for event in events]

    # the table itself

    def tell_table(self) -> None:
        """Whoever is connected learns that the table itself changed; several changes make one message."""
        if self.room.peers and not self.table_will_be_told:
            self.table_will_be_told = True
            asyncio.get_running_loop().call_later(TOGETHER, self._tell_table)

    def _tell_table(self) -> None:
        self.table_will_be_told = False
        here = self.room.here
        for peer in list(self.room.peers):
            self.send(peer, TableChanged(table=self.info(peer, here)))

    def info(self, peer: Peer, here: set[int]) -> TableInfo:
        room = self.room
        info = room.kept.info(peer.player, room.match, here, self.delay, room.readable)
        if peer.late and self.to_come and info.status == "over":
            info.status = "playing"  # they will see it, too
        return info

    # spectators of games with hidden cards, who see everything later

    @property
    def delay(self) -> int:
        match = self.room.match
        return self.room.desk.delay if match is not None and match.hidden else 0

    @property
    def next_at(self) -> int | None:
        """When those who are told later are to be told something."""
        if not self.to_come or not any(peer.late for peer in self.room.peers):
            return None
        return self.to_come[0].at + self.delay * 1000

    async def catch_later(self) -> None:
        """Bring the match of those who see it later to where they are."""
        later = self.room.kept.begun()
        entries = await self.room.store.read(q.entries_of, self.room.id)
        limit = now_ms() - self.delay * 1000
        for entry in entries:
            if entry.at <= limit or entry.seq == 0:
                later.take(entry)
        self.later = later
        self.to_come = deque(entry for entry in entries if entry.seq > later.standing.seq)

    def tell_later(self) -> None:
        later = self.later
        if later is None:
            return
        limit = now_ms() - self.delay * 1000
        while self.to_come and self.to_come[0].at <= limit:
            before = later.table
            happened = later.take(self.to_come.popleft())
            if isinstance(happened.entry.body, Noted):
                message = encoder.encode(wire.noted(later, happened))
            else:
                message = Answer(later, happened, before).told(TABLE)
            for peer in self.room.peers:
                if peer.late:
                    peer.send(message)
            if not self.to_come:
                self.tell_table()

"""play: a match being played. Commands, the time and thoughts come in; what to write and whom to tell comes out.

Every door here is a script (see `requests`): the host runs one at a time. Append, then change: an answer is tried on a
copy, written, acknowledged, and only then told. `Commands` obeys what clients say, `Offers` keeps their proposals,
`Broadcast` says who is told what, and `Automation` does what happens by itself.
"""

from collections.abc import Callable, Iterable, Iterator

from magnat.kernel import TABLE, Luck, Table
from magnat.match import hints, ponder
from magnat.match.automation import Automation
from magnat.match.bot_tasks import Decision
from magnat.match.broadcast import Broadcast
from magnat.match.commands import CommandHandler
from magnat.match.consent import UndoRequests
from magnat.match.hints import Hints
from magnat.match.log import AnswerEntry, Entry, EntryBody, NoticeEntry, UndoEntry
from magnat.match.match import Applied, Attempt, Match
from magnat.match.messages import Ack, Command, encoder
from magnat.match.offers import Offers
from magnat.match.ponder import Ponder
from magnat.match.refusal import Refusal
from magnat.match.requests import CloseViewer, JobKey, ReadEntries, Script, SendMessage, Viewer, WriteEntry
from magnat.match.seating import Seating, TableInfo

PendingAck = tuple[Viewer, Callable[[Entry], Ack]]  # whom to acknowledge an entry, once it is durable


class MatchSession:
    """One table with its viewers. `luck` deals what is unknown to somebody; it has no part in the match itself."""

    def __init__(self, seating: Seating, luck: Luck, now: int, delay: int = 0, process: str = "") -> None:
        self.seating = seating
        self.luck = luck
        self.process = process  # which of several processes this is
        self.match: Match | None = None
        self.is_readable = True  # False: another engine's match, which stays as it is
        self.remote_seats: set[int] = set()  # the seats that are connected to other processes
        self.broadcast = Broadcast(self, delay)
        self.commands = CommandHandler(self)
        self.offers = Offers(self)
        self.hints = Hints(self)
        self.undo_requests = UndoRequests(self)
        self.ponder = Ponder(self)
        self.automation = Automation(self, now)

    def load(self, snapshot: str | None, entries: Iterable[Entry]) -> None:
        """Take the match up where its log ends: the snapshot, if there is one, then the entries that follow it."""
        self.match = None
        for _ in self.load_stepwise(snapshot, entries):
            pass

    def load_stepwise(self, snapshot: str | None, entries: Iterable[Entry]) -> Iterator[None]:
        """The same, entry by entry, for a host that has other things to do as well."""
        match = self.seating.new_match()
        if snapshot:
            match.restore(snapshot)
        self.broadcast.recent.clear()
        for entry in entries:
            self.broadcast.recent.append(match.apply_entry(entry))
            yield
        self.match = match

    def close(self) -> None:
        """Nobody needs it any more: its parts let go of it, so that its memory is free at once."""
        for part in (
            self.broadcast,
            self.commands,
            self.offers,
            self.hints,
            self.undo_requests,
            self.ponder,
            self.automation,
        ):
            del part.session

    # clients come and go

    @property
    def local_seats(self) -> set[int]:
        """The seats whose players are connected to this process."""
        viewers = [viewer for viewer in self.broadcast.viewers if not viewer.is_listener]
        return {seat for viewer in viewers for seat in self.seating.seats_of(viewer.player)}

    @property
    def present_seats(self) -> set[int]:
        return self.local_seats | self.remote_seats

    def attach(self, viewer: Viewer, have: int, seat: int | None, now: int) -> Script[None]:
        """Welcome a client, with `seat`, or the first of its seats, in front of the screen."""
        mine = self.seating.seats_of(viewer.player)
        if seat is not None and seat not in mine and not viewer.is_listener:
            raise Refusal("not_your_seat", 403)
        broadcast = self.broadcast
        broadcast.viewers.pop(viewer, None)  # what its coming brings about is told with the welcome, not before
        viewer.seat = seat if seat is not None else mine[0] if mine else TABLE
        viewer.is_delayed = viewer.seat == TABLE and broadcast.delay_seconds > 0
        if viewer.is_delayed and broadcast.delayed_match is None and self.match is not None:
            yield from broadcast.load_delayed_match(now)
        match = self.match
        if match is not None and not match.is_over and not viewer.is_listener:
            for own in mine:
                if own in match.state.away or own in match.state.stands_in:
                    yield from self.mark_returned(own, now)
        broadcast.viewers[viewer] = None
        yield SendMessage(viewer, encoder.encode(broadcast.welcome(viewer, have, now)))
        if mine:  # whoever only watches changes nothing
            broadcast.schedule_table_update(now)

    def detach(self, viewer: Viewer, now: int) -> Script[None]:
        self.broadcast.viewers.pop(viewer, None)
        if self.seating.seats_of(viewer.player):
            self.broadcast.schedule_table_update(now)
        yield from ()

    def mark_returned(self, seat: int, now: int) -> Script[None]:
        """The player of a seat is there again: whoever stood in for him stops."""
        since = self.started_match.state.away.get(seat, 0)
        seconds = (now - since) // 1000 if since else 0
        yield from self.append(NoticeEntry("back", seat, self.seating.name(seat), seconds=seconds), now)

    def reseat(self, seating: Seating, begins: bool, now: int) -> Script[None]:
        """The table itself was changed, here or elsewhere. If it `begins`, the match has just been loaded."""
        before, self.seating = self.seating, seating
        now_at = dict(enumerate(place.player for place in seating.places))  # before the start there may be fewer
        changed = {p for p in before.people if before.places[p].player != now_at.get(p)}
        yield from self.offers.void_offers_of(changed)
        if not begins:
            yield from self.catch_up(now)
        for viewer in list(self.broadcast.viewers):
            mine = seating.seats_of(viewer.player)
            unchanged = not mine or viewer.is_listener if viewer.seat == TABLE else viewer.seat in mine
            if unchanged and not begins:
                continue
            if viewer.seat != TABLE and (not mine or viewer.is_listener):
                self.broadcast.viewers.pop(viewer, None)
                yield CloseViewer(viewer, 4409, "removed")
            else:
                yield from self.attach(viewer, -1, None, now)
        self.broadcast.schedule_table_update(now)

    # what clients say, what bots have thought, what it is time for

    def on_command(self, viewer: Viewer, command: Command, now: int) -> Script[None]:
        """A client says something."""
        yield from self.commands.on_command(viewer, command, now)

    def on_decision(self, key: JobKey, said: Decision, now: int) -> Script[None]:
        """A bot has thought about the task of this key."""
        if isinstance(key, str) and key.startswith(hints.HINT_KEY_PREFIX):
            yield from self.hints.on_decision(key, said)
        elif isinstance(key, str) and key.startswith(ponder.PONDER_KEY_PREFIX):
            self.automation.on_pondered(key, said, now)
        elif isinstance(key, str):
            self.offers.on_decision(key, said, now)
        else:
            self.automation.on_decision(key, said, now)
        yield from ()

    def next_timer_at(self, now: int) -> int | None:
        """When `wake` is to be called; what is past is due at once."""
        held = [held.at for held in self.commands.delayed]
        return min([*self.broadcast.due_times(), *held, *self.automation.due_times(now)], default=None)

    def has_due_action(self, now: int) -> bool:
        """Whether something is due that only one of several processes does."""
        return min(self.automation.due_times(now), default=now + 1) <= now

    def on_timer(self, now: int, leads: bool = True) -> Script[None]:
        """Do what is due. Of several processes only the one that `leads` acts for bots, clocks and absent players."""
        yield from self.commands.on_timer(now)
        if self.has_due_action(now):
            yield from self.automation.on_timer(now, leads)
        yield from self.broadcast.on_timer(now)

    def abort(self, now: int) -> Script[bool]:
        """End a match that will not be finished; False if another process was faster."""
        if self.started_match.is_over:
            raise Refusal("game_over")
        return (yield from self.append(NoticeEntry("aborted"), now)) is not None

    # append, acknowledge, tell

    def append_answer(
        self, seat: int, by: str, tried: Attempt, now: int, command: str | None, reply: PendingAck | None = None
    ) -> Script[Entry | None]:
        return (yield from self.append(AnswerEntry(seat, by, tried.rows), now, command, tried, reply))

    def append(
        self,
        body: EntryBody,
        now: int,
        command: str | None = None,
        tried: Attempt | None = None,
        reply: PendingAck | None = None,
    ) -> Script[Entry | None]:
        """Write an entry, acknowledge, tell. None if another process was faster; we have caught up then."""
        match = self.started_match
        entry = Entry(match.id, match.state.seq + 1, max(now, match.state.at), body, command)
        after = match.next_state(entry, tried)
        if not (yield WriteEntry(entry, self.automation.summarize(match, after))):
            yield from self.catch_up(now)
            return None
        before = match.table
        happened = match.adopt(after)
        if reply is not None:
            viewer, acknowledge = reply
            yield SendMessage(viewer, encoder.encode(acknowledge(entry)))
        yield from self._announce(happened, before, now)
        return entry

    def append_notice(self, note: NoticeEntry, now: int, command: str) -> Script[None]:
        """Write a note, unless the log has it already under this command."""
        while (yield from self.append(note, now, command)) is None:
            if (yield from self.commands.find_entry(command)) is not None:
                return

    def catch_up(self, now: int) -> Script[None]:
        """Take in what other processes wrote."""
        match = self.match
        if match is None:
            return
        entries: list[Entry] = yield ReadEntries(match.state.seq + 1)
        for entry in entries:
            if entry.seq > match.state.seq:  # what is told may have made us catch up already
                before = match.table
                yield from self._announce(match.apply_entry(entry), before, now)

    def _announce(self, happened: Applied, before: Table, now: int) -> Script[None]:
        yield from self.broadcast.announce(happened, before, now)
        if isinstance(happened.entry.body, AnswerEntry | UndoEntry):
            yield from self.offers.on_answer(happened)

    # small things

    def table_info(self, player: str | None) -> TableInfo:
        """The table as a player, or anybody, is told."""
        return self.seating.table_info(
            player, self.match, self.present_seats, self.broadcast.delay_seconds, self.is_readable
        )

    @property
    def started_match(self) -> Match:
        """The match, which must have begun."""
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    def check_running(self, paused: bool = False) -> None:
        match = self.started_match
        if match.is_over:
            raise Refusal("game_over")
        if match.state.paused != paused:
            raise Refusal("not_paused" if paused else "paused")

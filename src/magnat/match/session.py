"""A match in progress. Commands, timers and bot decisions come in; requests to the host go out.

Every entry point is a script (see `requests`), and the host runs one at a time. An answer is tried on a copy of the
table, written, acknowledged, and only then announced. `CommandHandler` executes client commands, `Offers` keeps open
offers, `Broadcast` sends messages to viewers, and `Automation` acts for bots, clocks and absent players.
"""

from collections.abc import Callable, Iterable, Iterator

from magnat.kernel import TABLE, Luck, Table
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
from magnat.match.requests import (
    BotJob,
    CloseViewer,
    HintJob,
    Job,
    OfferJob,
    PonderJob,
    ReadEntries,
    Script,
    SendMessage,
    Viewer,
    WriteEntry,
)
from magnat.match.seating import Seating, TableInfo

PendingAck = tuple[Viewer, Callable[[Entry], Ack]]  # the viewer to acknowledge once the entry is durable


class MatchSession:
    """One table with its viewers. `luck` samples hidden cards for bots and previews, never for the match itself."""

    def __init__(self, seating: Seating, luck: Luck, now: int, delay: int = 0, process: str = "") -> None:
        self.seating = seating
        self.luck = luck
        self.process = process  # id of this process, if several serve the match
        self.match: Match | None = None
        self.is_readable = True  # False: a match of another engine version, which stays unchanged
        self.remote_seats: set[int] = set()  # seats connected to other processes
        self.broadcast = Broadcast(self, delay)
        self.commands = CommandHandler(self)
        self.offers = Offers(self)
        self.hints = Hints(self)
        self.undo_requests = UndoRequests(self)
        self.ponder = Ponder(self)
        self.automation = Automation(self, now)

    def load(self, snapshot: str | None, entries: Iterable[Entry]) -> None:
        """Restore the match from its snapshot, if any, and the entries that follow it."""
        self.match = None
        for _ in self.load_stepwise(snapshot, entries):
            pass

    def load_stepwise(self, snapshot: str | None, entries: Iterable[Entry]) -> Iterator[None]:
        """Restore the match like `load`, but yield after each entry, so that the host can do other work."""
        match = self.seating.new_match()
        if snapshot:
            match.restore(snapshot)
        self.broadcast.recent.clear()
        for entry in entries:
            self.broadcast.recent.append(match.apply_entry(entry))
            yield
        self.match = match

    def close(self) -> None:
        """Break the reference cycles with the parts, so that the memory is freed at once."""
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

    # viewers

    @property
    def local_seats(self) -> set[int]:
        """Seats whose players are connected to this process."""
        viewers = [viewer for viewer in self.broadcast.viewers if not viewer.is_listener]
        return {seat for viewer in viewers for seat in self.seating.seats_of(viewer.player)}

    @property
    def present_seats(self) -> set[int]:
        return self.local_seats | self.remote_seats

    def attach(self, viewer: Viewer, have: int, seat: int | None, now: int) -> Script[None]:
        """Welcome a client, with `seat`, or else its first seat, in front of the screen."""
        mine = self.seating.seats_of(viewer.player)
        if seat is not None and seat not in mine and not viewer.is_listener:
            raise Refusal("not_your_seat", 403)
        broadcast = self.broadcast
        broadcast.viewers.pop(viewer, None)  # the welcome includes the effects of its arrival
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
        if mine:  # a spectator changes nothing at the table
            broadcast.schedule_table_update(now)

    def detach(self, viewer: Viewer, now: int) -> Script[None]:
        self.broadcast.viewers.pop(viewer, None)
        if self.seating.seats_of(viewer.player):
            self.broadcast.schedule_table_update(now)
        yield from ()

    def mark_returned(self, seat: int, now: int) -> Script[None]:
        """Log that the player of a seat has returned, which ends the stand-in."""
        since = self.started_match.state.away.get(seat, 0)
        seconds = (now - since) // 1000 if since else 0
        yield from self.append(NoticeEntry("back", seat, self.seating.name(seat), seconds=seconds), now)

    def reseat(self, seating: Seating, begins: bool, now: int) -> Script[None]:
        """Apply changed seats or settings, made by any process. With `begins`, the match has just been loaded."""
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

    # commands, decisions and timers

    def on_command(self, viewer: Viewer, command: Command, now: int) -> Script[None]:
        """Execute a client's command."""
        yield from self.commands.on_command(viewer, command, now)

    def on_decision(self, job: Job, said: Decision, now: int) -> Script[None]:
        """Pass a bot's decision to the component that started the job."""
        match job:
            case HintJob():
                yield from self.hints.on_decision(job, said)
            case PonderJob():
                self.automation.on_pondered(job, said, now)
            case OfferJob():
                self.offers.on_decision(job, said, now)
            case BotJob():
                self.automation.on_decision(job, said, now)

    def next_timer_at(self, now: int) -> int | None:
        """Return when to call `on_timer`; None for never. A time in the past is due at once."""
        held = [held.at for held in self.commands.delayed]
        return min([*self.broadcast.due_times(), *held, *self.automation.due_times(now)], default=None)

    def has_due_action(self, now: int) -> bool:
        """True if an action of the leader is due."""
        return min(self.automation.due_times(now), default=now + 1) <= now

    def on_timer(self, now: int, leads: bool = True) -> Script[None]:
        """Perform all due actions. Only the leader (`leads`) acts for bots, clocks and absent players."""
        yield from self.commands.on_timer(now)
        if self.has_due_action(now):
            yield from self.automation.on_timer(now, leads)
        yield from self.broadcast.on_timer(now)

    def abort(self, now: int) -> Script[bool]:
        """Abort the match; False if another process wrote an entry first."""
        if self.started_match.is_over:
            raise Refusal("game_over")
        return (yield from self.append(NoticeEntry("aborted"), now)) is not None

    # append, acknowledge, announce

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
        """Write an entry, acknowledge it and announce it.

        None if another process wrote an entry first; this process has then caught up with the log.
        """
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
        """Append a notice, unless the log already has an entry of this command."""
        while (yield from self.append(note, now, command)) is None:
            if (yield from self.commands.find_entry(command)) is not None:
                return

    def catch_up(self, now: int) -> Script[None]:
        """Apply and announce the entries that other processes wrote."""
        match = self.match
        if match is None:
            return
        entries: list[Entry] = yield ReadEntries(match.state.seq + 1)
        for entry in entries:
            if entry.seq > match.state.seq:  # an announcement may have caught up already
                before = match.table
                yield from self._announce(match.apply_entry(entry), before, now)

    def _announce(self, happened: Applied, before: Table, now: int) -> Script[None]:
        yield from self.broadcast.announce(happened, before, now)
        if isinstance(happened.entry.body, AnswerEntry | UndoEntry):
            yield from self.offers.on_answer(happened)

    # helpers

    def table_info(self, player: str | None) -> TableInfo:
        """Return the description of the table for a player, or for a stranger if `player` is None."""
        return self.seating.table_info(
            player, self.match, self.present_seats, self.broadcast.delay_seconds, self.is_readable
        )

    @property
    def started_match(self) -> Match:
        """The match; raise `Refusal` if it has not started."""
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    def check_running(self, paused: bool = False) -> None:
        match = self.started_match
        if match.is_over:
            raise Refusal("game_over")
        if match.state.paused != paused:
            raise Refusal("not_paused" if paused else "paused")

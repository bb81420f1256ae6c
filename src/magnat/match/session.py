"""A match in progress. Commands, timers and bot decisions come in; requests to the host go out.

Every entry point is a script (see `requests`), and the host runs one at a time. An answer is tried on a copy of the
table, written, acknowledged, and only then announced.

`MatchSession` connects the components and forwards incoming messages to them. Each component receives the components
that it uses, without cycles:

- `SharedState` has the seating, the match and the viewers.
- `Broadcast` sends messages to viewers; `OpenOffers` keeps open offers.
- `LogWriter` appends entries, acknowledges and announces them.
- `Attendance` welcomes viewers; `Offers`, `UndoRequests` and `Hints` execute their part of the commands.
- `CommandHandler` executes all client commands.
- `Ponder` starts speculative searches; `Automation` acts for bots, clocks and absent players.
"""

from collections.abc import Iterable, Iterator

from magnat.kernel import Luck
from magnat.match.attendance import Attendance
from magnat.match.automation import Automation
from magnat.match.bot_tasks import Decision
from magnat.match.broadcast import Broadcast
from magnat.match.commands import CommandHandler
from magnat.match.hints import Hints
from magnat.match.log import Entry, NoticeEntry
from magnat.match.log_writer import LogWriter
from magnat.match.match import Match
from magnat.match.messages import Command
from magnat.match.offers import Offers
from magnat.match.open_offers import OpenOffers
from magnat.match.ponder import Ponder
from magnat.match.requests import BotJob, HintJob, Job, OfferJob, PonderJob, Refusal, Script, Viewer
from magnat.match.seating import Seating, TableInfo
from magnat.match.shared import SharedState
from magnat.match.undo_requests import UndoRequests


class MatchSession:
    """One table with its viewers. `luck` samples hidden cards for bots and previews, never for the match itself.

    `delay` is that of spectators of hidden cards, in seconds; `process` is the id of this process, if several serve
    the match.
    """

    def __init__(self, seating: Seating, luck: Luck, now: int, delay: int = 0, process: str = "") -> None:
        self.shared = shared = SharedState(seating)
        self.broadcast = Broadcast(shared, delay)
        self.open_offers = OpenOffers(shared, self.broadcast, luck, process)
        self.writer = writer = LogWriter(shared, self.broadcast, self.open_offers)
        self.attendance = Attendance(shared, self.broadcast, self.open_offers, writer)
        self.offers = Offers(shared, self.open_offers, writer, luck)
        self.hints = Hints(shared, writer, luck)
        self.undo_requests = UndoRequests(shared, writer)
        self.commands = CommandHandler(
            shared, writer, self.attendance, self.offers, self.undo_requests, self.hints, luck
        )
        self.ponder = Ponder(shared, luck)
        self.automation = Automation(shared, writer, self.offers, self.undo_requests, self.ponder, luck, now)

    # state

    @property
    def seating(self) -> Seating:
        return self.shared.seating

    @property
    def match(self) -> Match | None:
        return self.shared.match

    @property
    def started_match(self) -> Match:
        return self.shared.started_match

    @property
    def viewers(self) -> dict[Viewer, None]:
        return self.shared.viewers

    def table_info(self, player: str | None) -> TableInfo:
        return self.broadcast.table_info(player)

    def load(self, snapshot: str | None, entries: Iterable[Entry]) -> None:
        """Restore the match from its snapshot, if any, and the entries that follow it."""
        self.shared.match = None
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
        self.shared.match = match

    # viewers and seats

    def attach(self, viewer: Viewer, have: int, seat: int | None, now: int) -> Script[None]:
        return self.attendance.attach(viewer, have, seat, now)

    def detach(self, viewer: Viewer, now: int) -> Script[None]:
        return self.attendance.detach(viewer, now)

    def reseat(self, seating: Seating, begins: bool, now: int) -> Script[None]:
        return self.attendance.reseat(seating, begins, now)

    # commands, decisions and timers

    def on_command(self, viewer: Viewer, command: Command, now: int) -> Script[None]:
        yield from self.commands.on_command(viewer, command, now)
        yield from self.hints.end_stale()

    def on_decision(self, job: Job, decision: Decision, now: int) -> Script[None]:
        match job:
            case HintJob():
                yield from self.hints.on_decision(job, decision)
            case PonderJob():
                self.automation.on_pondered(job, decision, now)
            case OfferJob():
                self.offers.on_decision(job, decision, now)
            case BotJob():
                self.automation.on_decision(job, decision, now)

    def next_timer_at(self, now: int) -> int | None:
        """Return when to call `on_timer`; None for never. A time in the past is due at once."""
        delayed = [command.at for command in self.commands.delayed]
        return min([*self.broadcast.due_times(), *delayed, *self.automation.due_times(now)], default=None)

    def has_due_action(self, now: int) -> bool:
        return min(self.automation.due_times(now), default=now + 1) <= now

    def on_timer(self, now: int, leads: bool = True) -> Script[None]:
        """Perform all due actions. Only the leader (`leads`) acts for bots, clocks and absent players."""
        yield from self.commands.on_timer(now)
        if self.has_due_action(now):
            yield from self.automation.on_timer(now, leads)
        yield from self.broadcast.on_timer(now)
        yield from self.hints.end_stale()

    def catch_up(self, now: int) -> Script[None]:
        yield from self.writer.catch_up(now)
        yield from self.hints.end_stale()

    def abort(self, now: int) -> Script[bool]:
        """Abort the match; False if another process wrote an entry first."""
        if self.started_match.is_over:
            raise Refusal("game_over")
        return (yield from self.writer.append(NoticeEntry("aborted"), now)) is not None

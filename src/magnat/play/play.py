"""play: a match being played. Commands, the time and thoughts come in; what to write and whom to tell comes out.

Every door here is a script (see `requests`): the host runs one at a time. Append, then change: an answer is tried on a
copy, written, acknowledged, and only then told. `Commands` obeys what clients say, `Offers` keeps their proposals,
`Broadcast` says who is told what, and `Automation` does what happens by itself.
"""

from collections.abc import Callable, Iterable, Iterator

from magnat.kernel import TABLE, Luck, Table
from magnat.play import ahead, hints
from magnat.play.ahead import Ahead
from magnat.play.automation import Automation
from magnat.play.broadcast import Broadcast
from magnat.play.commands import Commands
from magnat.play.consent import Consent
from magnat.play.hints import Hints
from magnat.play.log import Body, Entry, Note, Said, TakenBack
from magnat.play.match import Happened, Match, Tried
from magnat.play.messages import Ack, Command, encoder
from magnat.play.offers import Offers
from magnat.play.refusal import Refusal
from magnat.play.requests import Close, Key, Read, Script, Send, Viewer, Write
from magnat.play.seating import Seating, TableInfo
from magnat.play.thinking import Decision

Acknowledgement = tuple[Viewer, Callable[[Entry], Ack]]  # whom to acknowledge an entry, once it is durable


class Play:
    """One table with its viewers. `luck` deals what is unknown to somebody; it has no part in the match itself."""

    def __init__(self, seating: Seating, luck: Luck, now: int, delay: int = 0, process: str = "") -> None:
        self.seating = seating
        self.luck = luck
        self.process = process  # which of several processes this is
        self.match: Match | None = None
        self.readable = True  # False: another engine's match, which stays as it is
        self.elsewhere: set[int] = set()  # the seats that are connected to other processes
        self.broadcast = Broadcast(self, delay)
        self.commands = Commands(self)
        self.offers = Offers(self)
        self.hints = Hints(self)
        self.consent = Consent(self)
        self.ahead = Ahead(self)
        self.automation = Automation(self, now)

    def load(self, snapshot: str | None, entries: Iterable[Entry]) -> None:
        """Take the match up where its log ends: the snapshot, if there is one, then the entries that follow it."""
        self.match = None
        for _ in self.loading(snapshot, entries):
            pass

    def loading(self, snapshot: str | None, entries: Iterable[Entry]) -> Iterator[None]:
        """The same, entry by entry, for a host that has other things to do as well."""
        match = self.seating.begun()
        if snapshot:
            match.restore(snapshot)
        self.broadcast.recent.clear()
        for entry in entries:
            self.broadcast.recent.append(match.take(entry))
            yield
        self.match = match

    def close(self) -> None:
        """Nobody needs it any more: its parts let go of it, so that its memory is free at once."""
        for part in (self.broadcast, self.commands, self.offers, self.hints, self.consent, self.ahead, self.automation):
            del part.play

    # clients come and go

    @property
    def here_itself(self) -> set[int]:
        """The seats whose players are connected to this process."""
        viewers = [viewer for viewer in self.broadcast.viewers if not viewer.only_listens]
        return {seat for viewer in viewers for seat in self.seating.seats_of(viewer.player)}

    @property
    def here(self) -> set[int]:
        return self.here_itself | self.elsewhere

    def attach(self, viewer: Viewer, have: int, seat: int | None, now: int) -> Script[None]:
        """Welcome a client, with `seat`, or the first of its seats, in front of the screen."""
        mine = self.seating.seats_of(viewer.player)
        if seat is not None and seat not in mine and not viewer.only_listens:
            raise Refusal("not_your_seat", 403)
        broadcast = self.broadcast
        broadcast.viewers.pop(viewer, None)  # what its coming brings about is told with the welcome, not before
        viewer.seat = seat if seat is not None else mine[0] if mine else TABLE
        viewer.late = viewer.seat == TABLE and broadcast.delay > 0
        if viewer.late and broadcast.later is None and self.match is not None:
            yield from broadcast.catch_later(now)
        match = self.match
        if match is not None and not match.over and not viewer.only_listens:
            for own in mine:
                if own in match.state.away or own in match.state.stands_in:
                    yield from self.returned(own, now)
        broadcast.viewers[viewer] = None
        yield Send(viewer, encoder.encode(broadcast.welcome(viewer, have, now)))
        if mine:  # whoever only watches changes nothing
            broadcast.tell_table(now)

    def detach(self, viewer: Viewer, now: int) -> Script[None]:
        self.broadcast.viewers.pop(viewer, None)
        if self.seating.seats_of(viewer.player):
            self.broadcast.tell_table(now)
        yield from ()

    def returned(self, seat: int, now: int) -> Script[None]:
        """The player of a seat is there again: whoever stood in for him stops."""
        since = self.begun.state.away.get(seat, 0)
        seconds = (now - since) // 1000 if since else 0
        yield from self.append(Note("back", seat, self.seating.name(seat), seconds=seconds), now)

    def reseat(self, seating: Seating, begins: bool, now: int) -> Script[None]:
        """The table itself was changed, here or elsewhere. If it `begins`, the match has just been loaded."""
        before, self.seating = self.seating, seating
        now_at = dict(enumerate(place.player for place in seating.places))  # before the start there may be fewer
        changed = {p for p in before.people if before.places[p].player != now_at.get(p)}
        yield from self.offers.forget_those_of(changed)
        if not begins:
            yield from self.catch_up(now)
        for viewer in list(self.broadcast.viewers):
            mine = seating.seats_of(viewer.player)
            unchanged = not mine or viewer.only_listens if viewer.seat == TABLE else viewer.seat in mine
            if unchanged and not begins:
                continue
            if viewer.seat != TABLE and (not mine or viewer.only_listens):
                self.broadcast.viewers.pop(viewer, None)
                yield Close(viewer, 4409, "removed")
            else:
                yield from self.attach(viewer, -1, None, now)
        self.broadcast.tell_table(now)

    # what clients say, what bots have thought, what it is time for

    def hear(self, viewer: Viewer, command: Command, now: int) -> Script[None]:
        """A client says something."""
        yield from self.commands.hear(viewer, command, now)

    def thought(self, key: Key, said: Decision, now: int) -> Script[None]:
        """A bot has thought about the task of this key."""
        if isinstance(key, str) and key.startswith(hints.KEY):
            yield from self.hints.thought(key, said)
        elif isinstance(key, str) and key.startswith(ahead.KEY):
            self.automation.foresaw(key, said, now)
        elif isinstance(key, str):
            self.offers.thought(key, said, now)
        else:
            self.automation.thought(key, said, now)
        yield from ()

    def next_at(self, now: int) -> int | None:
        """When `wake` is to be called; what is past is due at once."""
        held = [held.at for held in self.commands.held]
        return min([*self.broadcast.times(), *held, *self.automation.times(now)], default=None)

    def acts(self, now: int) -> bool:
        """Whether something is due that only one of several processes does."""
        return min(self.automation.times(now), default=now + 1) <= now

    def wake(self, now: int, leads: bool = True) -> Script[None]:
        """Do what is due. Of several processes only the one that `leads` acts for bots, clocks and absent players."""
        yield from self.commands.wake(now)
        if self.acts(now):
            yield from self.automation.wake(now, leads)
        yield from self.broadcast.wake(now)

    def abort(self, now: int) -> Script[bool]:
        """End a match that will not be finished; False if another process was faster."""
        if self.begun.over:
            raise Refusal("game_over")
        return (yield from self.append(Note("aborted"), now)) is not None

    # append, acknowledge, tell

    def say(
        self, seat: int, by: str, tried: Tried, now: int, command: str | None, reply: Acknowledgement | None = None
    ) -> Script[Entry | None]:
        return (yield from self.append(Said(seat, by, tried.rows), now, command, tried, reply))

    def append(
        self,
        body: Body,
        now: int,
        command: str | None = None,
        tried: Tried | None = None,
        reply: Acknowledgement | None = None,
    ) -> Script[Entry | None]:
        """Write an entry, acknowledge, tell. None if another process was faster; we have caught up then."""
        match = self.begun
        entry = Entry(match.id, match.state.seq + 1, max(now, match.state.at), body, command)
        after = match.after(entry, tried)
        if not (yield Write(entry, self.automation.summary(match, after))):
            yield from self.catch_up(now)
            return None
        before = match.table
        happened = match.adopt(after)
        if reply is not None:
            viewer, acknowledge = reply
            yield Send(viewer, encoder.encode(acknowledge(entry)))
        yield from self._tell(happened, before, now)
        return entry

    def note(self, note: Note, now: int, command: str) -> Script[None]:
        """Write a note, unless the log has it already under this command."""
        while (yield from self.append(note, now, command)) is None:
            if (yield from self.commands.done_before(command)) is not None:
                return

    def catch_up(self, now: int) -> Script[None]:
        """Take in what other processes wrote."""
        match = self.match
        if match is None:
            return
        entries: list[Entry] = yield Read(match.state.seq + 1)
        for entry in entries:
            if entry.seq > match.state.seq:  # what is told may have made us catch up already
                before = match.table
                yield from self._tell(match.take(entry), before, now)

    def _tell(self, happened: Happened, before: Table, now: int) -> Script[None]:
        yield from self.broadcast.tell(happened, before, now)
        if isinstance(happened.entry.body, Said | TakenBack):
            yield from self.offers.said(happened)

    # small things

    def info(self, player: str | None) -> TableInfo:
        """The table as a player, or anybody, is told."""
        return self.seating.info(player, self.match, self.here, self.broadcast.delay, self.readable)

    @property
    def begun(self) -> Match:
        """The match, which must have begun."""
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    def check_running(self, paused: bool = False) -> None:
        match = self.begun
        if match.over:
            raise Refusal("game_over")
        if match.state.paused != paused:
            raise Refusal("not_paused" if paused else "paused")

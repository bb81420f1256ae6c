"""server: one live table. Whatever is said goes through one task: try it on a copy, append, acknowledge, tell."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

from magnat.kernel import TABLE, IllegalAnswer, MagnatError
from magnat.record import View
from magnat.record.protocol import Ask
from magnat.server import wire
from magnat.server.desk import Desk
from magnat.server.drive import Drive
from magnat.server.match import Happened, Match, Tried, speaker
from magnat.server.messages import (
    Ack,
    Back,
    Chat,
    Command,
    Event,
    Front,
    Offered,
    OfferGone,
    Pause,
    Ping,
    Pong,
    Preview,
    Propose,
    Reason,
    Refused,
    Reply,
    Resign,
    Resume,
    Say,
    StandIn,
    TableChanged,
    TableInfo,
    Welcome,
    Why,
    Withdraw,
    encoder,
)
from magnat.server.refusal import Refusal
from magnat.server.setup import Kept, new_id, now_ms
from magnat.server.worded import asked, seen
from magnat.store import Body, Entry, Noted, Said, StoreUnavailable
from magnat.store import queries as q

log = logging.getLogger(__name__)

RECENT: Final = 256  # events kept for those who reconnect
INBOX: Final = 1024
SNAPSHOT_EVERY: Final = 200
OFFERS: Final = 3  # proposals that a seat may have waiting
IDLE: Final = 30.0  # seconds after which a room that nobody needs is put away

Job = Callable[[], Awaitable[None]]


class Peer(Protocol):
    """A client as a room sees it."""

    player: str | None
    seat: int  # the one in front of the screen
    only_listens: bool  # it is told, but is nobody's presence
    late: bool  # a spectator who is told later, since there is something to hide

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Room:
    """A table with whoever is connected to it here."""

    def __init__(self, desk: Desk, kept: Kept) -> None:
        self.desk = desk
        self.store = desk.store
        self.kept = kept
        self.id = kept.id
        self.match: Match | None = None
        self.readable = True
        self.peers: set[Peer] = set()
        self.views: dict[int, View] = {}  # the last view that each seat was sent
        self.recent: deque[Happened] = deque(maxlen=RECENT)
        self.offers: dict[str, tuple[Offered, list[Any]]] = {}
        self.later: Match | None = None  # the match as spectators see it
        self.to_come: deque[Entry] = deque()  # what they have not been told yet
        self.inbox: asyncio.Queue[Job] = asyncio.Queue(INBOX)
        self.drive = Drive(self)
        self.idle_since = 0.0
        self.snapshot_at = 0
        self.task: asyncio.Task[None] | None = None

    # its life

    async def load(self) -> None:
        """Take the match up where its log ends: the snapshot, then the tail."""
        self.match, self.readable = None, True
        self.recent.clear()
        if self.kept.header is None:
            return
        saved = await self.store.read(q.snapshot_of, self.id)
        try:
            match = self.kept.begun()
            if saved and saved["engine"] == self.desk.engine:
                match.restore(saved["body"])
            since = match.standing.seq + 1
            self.snapshot_at = since
            for entry in await self.store.read(q.entries_of, self.id, since):
                self.recent.append(match.take(entry))
            self.match = match
        except StoreUnavailable:
            raise
        except Exception as why:  # whatever an older or newer engine wrote: it can be read, and stays as it is
            log.error("a match cannot be played on", extra={"match": self.id, "why": type(why).__name__})
            self.readable = False

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name=f"room {self.id}")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.drive.stop()
        await self.store.lead.drop(self.id)

    def ask(self, job: Job) -> None:
        """Have something done by the room's own task."""
        try:
            self.inbox.put_nowait(job)
        except asyncio.QueueFull:
            raise Refusal("too_fast", 429) from None

    async def asked_for(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """The same, and wait for what comes of it."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await job()
            except Exception as why:
                if not done.done():
                    done.set_exception(why)
            else:
                if not done.done():
                    done.set_result(result)

        self.ask(run)
        return await done

    async def _run(self) -> None:
        while True:
            job = await self._next_job(self.drive.delay())
            try:
                if job is not None:
                    await job()
                    if not self.inbox.empty():
                        continue
                await self.drive.on()
                self.tell_later()
            except StoreUnavailable:
                self.drive.rest(0.5)
            except Exception:
                log.exception("a room failed", extra={"match": self.id})
                self.drive.rest(1.0)

    async def _next_job(self, delay: float) -> Job | None:
        if not self.inbox.empty():
            return self.inbox.get_nowait()
        if delay <= 0:
            await asyncio.sleep(0)  # others may go first
            return None
        try:
            return await asyncio.wait_for(self.inbox.get(), delay)
        except TimeoutError:
            return None

    @property
    def needed(self) -> bool:
        return bool(self.peers) or not self.inbox.empty() or self.drive.busy

    @property
    def here(self) -> set[int]:
        """The seats whose players are connected, to this process or another."""
        return self.here_itself | self.desk.elsewhere(self.id)

    @property
    def here_itself(self) -> set[int]:
        """Those connected to this process."""
        return {seat for peer in self.peers if not peer.only_listens for seat in self.kept.seats_of(peer.player)}

    # clients come and go

    async def attach(self, peer: Peer, have: int, seat: int | None = None) -> None:
        """Welcome a client, with `seat`, or the first of its seats, in front of the screen."""
        mine = self.kept.seats_of(peer.player)
        if seat is not None and seat not in mine and not peer.only_listens:
            raise Refusal("not_your_seat", 403)
        self.peers.discard(peer)  # what its coming brings about is told with the welcome, not before
        peer.seat = seat if seat is not None else mine[0] if mine else TABLE
        peer.late = peer.seat == TABLE and self.delay > 0
        if peer.late and self.later is None and self.match is not None:
            await self._catch_later()
        match = self.match
        if match is not None and not match.over and not peer.only_listens:
            for own in mine:
                if own in match.standing.away or own in match.standing.stands_in:
                    await self.back(own)
        self.peers.add(peer)
        self._send(peer, self.welcome(peer, have))
        self.tell_table()

    async def detach(self, peer: Peer) -> None:
        self.peers.discard(peer)
        self.tell_table()

    def welcome(self, peer: Peer, have: int) -> Welcome:
        match = self.later if peer.late else self.match
        table = self._info(peer, self.here)
        if match is None:
            return Welcome(now=now_ms(), seq=-1, question=-1, seat=peer.seat, table=table, missed=[])
        view = seen(match.table, peer.seat)
        if not peer.late:
            self.views[peer.seat] = view
        return Welcome(
            now=now_ms(),
            seq=match.standing.seq,
            question=match.question,
            seat=peer.seat,
            table=table,
            view=view,
            deadline=match.deadline(),
            clocks=wire.clocks(match),
            missed=self._missed(peer, match, have),
            offers=[] if peer.late else [self._offered_to(offer, peer.seat) for offer, _ in self.offers.values()],
        )

    def _missed(self, peer: Peer, match: Match, have: int) -> list[Any] | None:
        if have >= match.standing.seq:
            return []
        events = [event for event in self.recent if have < event.entry.seq <= match.standing.seq]
        if not events or events[0].entry.seq != have + 1:
            return None
        return [wire.past(event, match, peer.seat) for event in events]

    # what clients say

    async def heard(self, peer: Peer, command: Command) -> None:
        """Do what a client asks for, and reply."""
        id: str = getattr(command, "id", "")
        try:
            reply = await self._obeyed(peer, command)
        except IllegalAnswer as why:
            reply = self._refused(peer, id, why.reason, why.rule)
        except Refusal as why:
            reply = self._refused(peer, id, why.reason, why.rule, why.accepted)
        except StoreUnavailable:
            reply = Refused(id=id, reason="store_unavailable")
        except MagnatError as why:
            reply = self._refused(peer, id, "not_possible", accepted=type(why).__name__)
        except Exception:
            log.exception("a command failed", extra={"match": self.id, "command": type(command).__name__})
            reply = Refused(id=id, reason="fault")
        if reply is not None:
            self._send(peer, reply)

    async def _obeyed(self, peer: Peer, command: Command) -> Event | None:
        if isinstance(command, Ping):
            return Pong(id=command.id, now=now_ms())
        if peer.seat == TABLE:
            raise Refusal("spectator", 403)
        if not self.readable:
            raise Refusal("not_readable")
        if self.match is None:
            raise Refusal("not_started")
        seat = peer.seat
        if command.seat not in (None, seat) and not isinstance(command, Front):
            mine = command.seat in self.kept.seats_of(peer.player)
            raise Refusal("not_in_front") if mine else Refusal("not_your_seat", 403)
        match command:
            case Front():
                return await self._front(peer, command)
            case Say():
                return await self._say(peer, command)
            case Propose():
                return self._propose(peer, command)
            case Reply():
                return await self._reply(peer, command)
            case Withdraw():
                return self._withdraw(peer, command)
            case Why():
                return self._why(seat, command)
            case Preview():
                return wire.previewed(self.match, seat, command.id, sentence_of(command.say))
            case Pause():
                return await self._pause(peer, command)
            case Resume():
                self._running(paused=True)
                return await self._note(peer, command.id, Noted("resumed", seat, self.name(seat)))
            case StandIn():
                self._running()
                bot = self.desk.known_bot(command.bot or self.kept.setup.absence.bot)
                return await self._note(peer, command.id, Noted("stands_in", seat, self.name(seat), bot))
            case Back():
                return await self._note(peer, command.id, Noted("back", seat, self.name(seat)))
            case Resign():
                self._running()
                if seat in self.match.standing.resigned:
                    return Ack(id=command.id)
                return await self._note(peer, command.id, Noted("resigned", seat, self.name(seat)))
            case Chat():
                return await self._note(peer, command.id, Noted("chat", seat, self.name(seat), text=command.text))
            case _:
                raise Refusal("malformed", 400)

    async def _say(self, peer: Peer, command: Say) -> Event | None:
        match = self._match
        known = self._command(peer, command.id)
        if command.question != match.question:
            done = await self._done_before(known)
            if done is not None:
                return Ack(id=command.id, seq=done.seq, question=command.question)
            raise Refusal("stale")
        self._running()
        if peer.seat in match.standing.stands_in:
            await self.back(peer.seat)
        sentence = sentence_of(command.say)
        more = match.unfinished(peer.seat, sentence)
        if more is not None:
            return Refused(id=command.id, reason="unfinished", rule=more.rule or "", question=match.question, ask=more)
        tried = match.tried(peer.seat, sentence)

        def reply(entry: Entry) -> Ack:
            return Ack(id=command.id, seq=entry.seq, question=command.question)

        entry = await self.say(peer.seat, "player", tried, known, lambda entry: self._send(peer, reply(entry)))
        if entry is None:  # another process was faster
            done = await self._done_before(known)
            if done is None:
                raise Refusal("stale")
            return reply(done)
        return None

    async def _front(self, peer: Peer, command: Front) -> Event | None:
        """Its hand is sent only now: two seats' secrets are never on the way together."""
        if command.seat not in self.kept.seats_of(peer.player):
            raise Refusal("not_your_seat", 403)
        self._send(peer, Ack(id=command.id))
        await self.attach(peer, self._match.standing.seq, command.seat)
        return None

    def _why(self, seat: int, command: Why) -> Reason:
        """On a table that the seat could be sitting at: the reason must not tell more than the seat may know."""
        try:
            self._running()
            wire.previewed(self._match, seat, command.id, sentence_of(command.say))
        except IllegalAnswer as why:
            return Reason(id=command.id, legal=False, reason=why.reason, rule=why.rule)
        except Refusal as why:
            return Reason(id=command.id, legal=False, reason=why.reason)
        return Reason(id=command.id, legal=True)

    async def _pause(self, peer: Peer, command: Pause) -> Event | None:
        self._running()
        standing = self._match.standing
        if peer.seat not in standing.pause_asked:
            noted = await self._note(peer, command.id, Noted("pause_asked", peer.seat, self.name(peer.seat)))
            if isinstance(noted, Refused):
                return noted
            standing = self._match.standing
        else:
            self._send(peer, Ack(id=command.id))
        absent = {*standing.away, *standing.stands_in, *standing.resigned}
        agreed = {self.kept.seats[seat]["player"] for seat in standing.pause_asked}
        if all(self.kept.seats[seat]["player"] in agreed for seat in self.kept.people if seat not in absent):
            await self.append(Noted("paused", peer.seat, self.name(peer.seat)))
        return None

    # proposals, which wait outside the game

    def _propose(self, peer: Peer, command: Propose) -> Event:
        match = self._match
        if command.question != match.question:
            raise Refusal("stale")
        self._running()
        waiting = [id for id, (offer, _) in self.offers.items() if offer.seat == peer.seat]
        if len(waiting) >= OFFERS:
            raise Refusal("too_many_offers")
        sentence = sentence_of(command.say)
        tried = match.tried(peer.seat, sentence)
        to = speaker(tried.table)
        if to in (TABLE, peer.seat) or len(tried.rows) != len(sentence):
            raise Refusal("not_an_offer")
        ask = asked(tried.table, to)
        id = new_id()
        words = [said for said, _ in tried.words]
        offer = Offered(offer=id, seat=peer.seat, to=to, say=words, ask=ask, pending=seen(tried.table, to).pending[:1])
        self.offers[id] = (offer, sentence)
        for other in self.peers:
            if not other.late:
                self._send(other, self._offered_to(offer, other.seat))
        self.drive.poke()
        return Ack(id=command.id, offer=id)

    async def _reply(self, peer: Peer, command: Reply) -> Event | None:
        match = self._match
        known = self._command(peer, command.id)
        found = self.offers.get(command.offer)
        if found is None:
            done = await self._done_before(known)
            if done is not None:
                return Ack(id=command.id, seq=done.seq)
            raise Refusal("no_such_offer")
        offer, sentence = found
        if offer.to != peer.seat:
            raise Refusal("not_your_seat", 403)
        if command.say is None:
            self.offer_gone(offer, "refused")
            return Ack(id=command.id)
        self._running()
        try:
            tried = match.tried(offer.seat, sentence, (peer.seat, command.say))
        except IllegalAnswer:
            self.offer_gone(offer, "void")
            raise
        entry = await self.say(
            offer.seat, "player", tried, known, lambda entry: self._send(peer, Ack(id=command.id, seq=entry.seq))
        )
        if entry is None:
            raise Refusal("stale")
        self.offer_gone(offer, "accepted")
        return None

    def _withdraw(self, peer: Peer, command: Withdraw) -> Event:
        found = self.offers.get(command.offer)
        if found is None or found[0].seat != peer.seat:
            raise Refusal("no_such_offer")
        self.offer_gone(found[0], "withdrawn")
        return Ack(id=command.id)

    def offer_gone(self, offer: Offered, why: str) -> None:
        self.offers.pop(offer.offer, None)
        self._to_all(OfferGone(offer=offer.offer, seat=offer.seat, to=offer.to, why=why))

    def _offered_to(self, offer: Offered, seat: int) -> Offered:
        """The choices are for the one who is to answer."""
        if seat == offer.to:
            return offer
        ask = Ask(offer.ask.ask, offer.ask.seat, offer.ask.of, about=offer.ask.about)
        return Offered(offer=offer.offer, seat=offer.seat, to=offer.to, say=offer.say, ask=ask, pending=offer.pending)

    def _void_offers(self) -> None:
        """Forget what no longer fits."""
        for offer, sentence in list(self.offers.values()):
            try:
                if speaker(self._match.tried(offer.seat, sentence).table) != offer.to:
                    raise IllegalAnswer("void")
            except IllegalAnswer:
                self.offer_gone(offer, "void")

    # append, acknowledge, tell

    async def say(
        self, seat: int, by: str, tried: Tried, command: str | None, told: Callable[[Entry], None] | None = None
    ) -> Entry | None:
        return await self.append(Said(seat, by, tried.rows), command, tried, told)

    async def back(self, seat: int) -> None:
        since = self._match.standing.away.get(seat, 0)
        seconds = (now_ms() - since) // 1000 if since else 0
        await self.append(Noted("back", seat, self.name(seat), seconds=seconds))

    async def append(
        self,
        body: Body,
        command: str | None = None,
        tried: Tried | None = None,
        told: Callable[[Entry], None] | None = None,
    ) -> Entry | None:
        """Write an entry, acknowledge, tell. None if another process was faster; we have caught up then."""
        match = self._match
        entry = Entry(self.id, match.standing.seq + 1, max(now_ms(), match.standing.at), body, command)
        after = match.after(entry, tried)
        if not await self.store.append(entry, self._row(match, after.standing, after.table, entry.at)):
            await self.catch_up()
            return None
        self.desk.counted(body)
        match.adopt(after)
        if told is not None:
            told(entry)
        self._tell(after.happened)
        if match.standing.seq - self.snapshot_at >= SNAPSHOT_EVERY:
            self.snapshot_at = match.standing.seq
            self.desk.spawn(self._keep())
        return entry

    def _row(self, match: Match, standing: Any, table: Any, at: int) -> dict[str, Any]:
        """What changes in the row of the match."""
        over = not table.stack
        row: dict[str, Any] = {"changed": at, "due": None if over else self.drive.due(match, standing, table)}
        if over or standing.aborted:
            row["status"] = "aborted" if standing.aborted else "over"
        row["turn"] = speaker(table)
        return row

    async def _keep(self) -> None:
        match = self._match
        body = match.saved().decode()
        await self.store.write(q.keep_snapshot, self.id, match.standing.seq, self.desk.engine, body)

    async def catch_up(self) -> None:
        """Take in what other processes wrote."""
        if self.match is None:
            return
        for entry in await self.store.read(q.entries_of, self.id, self.match.standing.seq + 1):
            self._tell(self.match.take(entry))

    async def refresh(self) -> None:
        """The table itself was changed, here or elsewhere."""
        row = await self.store.read(q.match_of, self.id)
        seats = await self.store.read(q.seats_of, self.id)
        if row is None:
            return
        before, self.kept = self.kept, Kept(row, seats)
        begins = self.match is None and self.kept.header is not None and before.header is None
        if begins:
            await self.load()
        else:
            await self.catch_up()
        for peer in list(self.peers):
            mine = self.kept.seats_of(peer.player)
            unchanged = not mine or peer.only_listens if peer.seat == TABLE else peer.seat in mine
            if unchanged and not begins:
                continue
            if peer.seat != TABLE and (not mine or peer.only_listens):
                peer.close(4409, "removed")
                self.peers.discard(peer)
            else:
                await self.attach(peer, -1)
        self.tell_table()

    def _tell(self, happened: Happened) -> None:
        match = self._match
        self.recent.append(happened)
        if match.over:
            self.kept.status = "aborted" if match.standing.aborted else "over"
        if self.later is not None:
            self.to_come.append(happened.entry)
        if isinstance(happened.entry.body, Noted):
            message = encoder.encode(wire.noted(match, happened))
            for peer in self.peers:
                if not peer.late:
                    peer.send(message)
            if happened.entry.body.word != "chat":
                self.tell_table()
            return
        told: dict[int, bytes] = {}
        for peer in self.peers:
            if peer.late:
                continue
            seat = peer.seat
            if seat not in told:
                view = seen(match.table, seat)
                told[seat] = encoder.encode(wire.told(match, happened, self.views[seat], view))
                self.views[seat] = view
            peer.send(told[seat])
        if self.offers:
            self._void_offers()
        if match.over:
            self.tell_table()

    def tell_table(self) -> None:
        """Whoever is connected learns that the table itself changed; several changes make one message."""
        if self.peers and not self.drive.telling:
            self.drive.telling = True
            asyncio.get_running_loop().call_later(0.05, self._tell_table)

    def _tell_table(self) -> None:
        self.drive.telling = False
        here = self.here
        for peer in list(self.peers):
            self._send(peer, TableChanged(table=self._info(peer, here)))

    def _info(self, peer: Peer, here: set[int]) -> TableInfo:
        info = self.kept.info(peer.player, self.match, here, self.delay, self.readable)
        if peer.late and self.to_come and info.status == "over":
            info.status = "playing"  # they will see it, too
        return info

    # spectators of games with hidden cards, who see everything later

    @property
    def delay(self) -> int:
        return self.desk.delay if self.match is not None and self.match.hidden else 0

    async def _catch_later(self) -> None:
        later = self.kept.begun()
        entries = await self.store.read(q.entries_of, self.id)
        limit = now_ms() - self.delay * 1000
        shown = [entry for entry in entries if entry.at <= limit or entry.seq == 0]
        for entry in shown:
            later.take(entry)
        self.later = later
        self.to_come = deque(entry for entry in entries if entry.seq > later.standing.seq)

    def tell_later(self) -> None:
        later = self.later
        if later is None:
            return
        limit = now_ms() - self.delay * 1000
        while self.to_come and self.to_come[0].at <= limit:
            before = seen(later.table, TABLE)
            happened = later.take(self.to_come.popleft())
            if isinstance(happened.entry.body, Noted):
                message = encoder.encode(wire.noted(later, happened))
            else:
                message = encoder.encode(wire.told(later, happened, before, seen(later.table, TABLE)))
            for peer in self.peers:
                if peer.late:
                    peer.send(message)
            if not self.to_come:
                self.tell_table()

    # small things

    @property
    def _match(self) -> Match:
        if self.match is None:
            raise Refusal("not_started")
        return self.match

    def name(self, seat: int) -> str:
        return str(self.kept.seats[seat]["name"]) if seat != TABLE else ""

    def _running(self, paused: bool = False) -> None:
        match = self._match
        if match.over:
            raise Refusal("game_over")
        if match.standing.paused != paused:
            raise Refusal("not_paused" if paused else "paused")

    def _command(self, peer: Peer, id: str) -> str:
        return f"{peer.player}:{id}"

    async def _done_before(self, command: str) -> Entry | None:
        for happened in reversed(self.recent):
            if happened.entry.command == command:
                return happened.entry
        return await self.store.read(q.entry_by_command, self.id, command)

    async def _note(self, peer: Peer, id: str, note: Noted) -> Event | None:
        command = self._command(peer, id)
        done = await self._done_before(command)
        if done is not None:
            return Ack(id=id, seq=done.seq)
        while True:
            told = await self.append(note, command, None, lambda entry: self._send(peer, Ack(id=id, seq=entry.seq)))
            if told is not None:
                return None
            if done := await self._done_before(command):
                return Ack(id=id, seq=done.seq)

    def _refused(self, peer: Peer, id: str, reason: str, rule: str = "", accepted: str = "") -> Refused:
        match = self.match
        if match is None or peer.late:
            return Refused(id=id, reason=reason, rule=rule, accepted=accepted)
        ask = asked(match.table, peer.seat)
        return Refused(id=id, reason=reason, rule=rule, question=match.question, ask=ask, accepted=accepted)

    def _send(self, peer: Peer, message: Event) -> None:
        peer.send(encoder.encode(message))

    def _to_all(self, message: Event) -> None:
        encoded = encoder.encode(message)
        for peer in self.peers:
            if not peer.late:
                peer.send(encoded)


def sentence_of(say: Any) -> list[Any]:
    return list(say) if isinstance(say, Sequence) and not isinstance(say, str) else [say]

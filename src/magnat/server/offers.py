"""server: proposals, which wait outside the game. They are not durable: a restart forgets them.

The players of a table may be connected to several processes. Each of these keeps all proposals: it hears of them by way
of the database, and tells its own clients. What comes of them goes through the log, which takes it once.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat.kernel import TABLE, IllegalAnswer
from magnat.record import Ask
from magnat.record.protocol import Said
from magnat.record.view import pending
from magnat.server.match import speaker
from magnat.server.messages import Ack, Event, Offered, OfferGone, Propose, Reply, Withdraw
from magnat.server.refusal import Refusal
from magnat.server.setup import new_id
from magnat.server.telling import Peer
from magnat.server.wire import sentence_of
from magnat.server.worded import asked
from magnat.store import queries as q

if TYPE_CHECKING:
    from magnat.server.room import Room

MOST: Final = 3  # proposals that a seat may have waiting
REMEMBERED: Final = 100  # commands of a room that are known again


class Shared(msgspec.Struct, omit_defaults=True):
    """What one process lets the others know: that something was proposed, or is no more, or that it has just come."""

    process: str
    offer: str = ""  # none: tell me what there is
    seat: int = TABLE
    say: list[Any] = []
    why: str = ""  # why it is no more


class Offers:
    """The proposals of one room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.waiting: dict[str, tuple[Offered, list[Any]]] = {}
        self.proposed: dict[str, str] = {}  # command -> the offer that it made

    def propose(self, peer: Peer, command: Propose) -> Event:
        room, match = self.room, self.room.begun
        known = room.hearing.command_of(peer, command.id)
        if known in self.proposed:
            return Ack(id=command.id, offer=self.proposed[known])
        if command.question != match.question:
            raise Refusal("stale")
        room.check_running()
        if len([id for id, (offer, _) in self.waiting.items() if offer.seat == peer.seat]) >= MOST:
            raise Refusal("too_many_offers")
        sentence = sentence_of(command.say)
        id = new_id()
        self._keep(id, peer.seat, sentence)
        self._share(id, peer.seat, sentence)
        self.proposed[known] = id
        if len(self.proposed) > REMEMBERED:
            del self.proposed[next(iter(self.proposed))]
        room.drive.poke()
        return Ack(id=command.id, offer=id)

    def _keep(self, id: str, seat: int, sentence: list[Any]) -> None:
        """Let a proposal wait, and tell everybody."""
        room = self.room
        tried = room.begun.tried(seat, sentence)
        to = speaker(tried.table)
        if to in (TABLE, seat) or len(tried.rows) != len(sentence):
            raise Refusal("not_an_offer")
        words = [said for said, _ in tried.words]
        first = pending(tried.table, to)[:1]
        offer = Offered(offer=id, seat=seat, to=to, say=words, ask=asked(tried.table, to), pending=first)
        self.waiting[id] = (offer, sentence)
        for other in room.peers:
            if not other.late:
                room.telling.send(other, shown(offer, other.seat))

    async def reply(self, peer: Peer, command: Reply) -> Event | None:
        room, known = self.room, self.room.hearing.command_of(peer, command.id)
        found = self.waiting.get(command.offer)
        if found is None:
            done = await room.done_before(known)
            if done is not None:
                return Ack(id=command.id, seq=done.seq)
            raise Refusal("no_such_offer")
        offer, sentence = found
        if offer.to != peer.seat:
            raise Refusal("not_your_seat", 403)
        if command.say is None:
            self._end(offer, "refused")
            return Ack(id=command.id)
        room.check_running()
        try:
            tried = room.begun.tried(offer.seat, sentence, (peer.seat, command.say))
        except IllegalAnswer:
            self._end(offer, "void")
            raise
        entry = await room.say(
            offer.seat, "player", tried, known, lambda e: room.telling.send(peer, Ack(id=command.id, seq=e.seq))
        )
        if entry is None:
            raise Refusal("stale")
        return None

    def withdraw(self, peer: Peer, command: Withdraw) -> Event:
        found = self.waiting.get(command.offer)
        if found is None or found[0].seat != peer.seat:
            raise Refusal("no_such_offer")
        self._end(found[0], "withdrawn")
        return Ack(id=command.id)

    def _end(self, offer: Offered, why: str) -> None:
        """Somebody has decided: other processes cannot know by themselves."""
        self.end(offer, why)
        self._share(offer.offer, why=why)

    def end(self, offer: Offered, why: str) -> None:
        if self.waiting.pop(offer.offer, None) is not None:
            self.room.telling.to_all(OfferGone(offer=offer.offer, seat=offer.seat, to=offer.to, why=why))

    # several processes

    def ask_others(self) -> None:
        """What was proposed before this process came to the table?"""
        self._share()

    def _share(self, offer: str = "", seat: int = TABLE, say: Sequence[Any] = (), why: str = "") -> None:
        store, desk = self.room.store, self.room.desk
        if store.shared:
            told = msgspec.json.encode(Shared(desk.process, offer, seat, list(say), why)).decode()
            desk.spawn(store.write(q.notify, f"{self.room.id} {told}"))

    async def heard(self, told: str) -> None:
        """Another process lets us know, or this one."""
        shared = msgspec.json.decode(told, type=Shared)
        if shared.process == self.room.desk.process or self.room.match is None:
            return
        if not shared.offer:
            for offer, sentence in self.waiting.values():
                self._share(offer.offer, offer.seat, sentence)
        elif shared.why:
            if shared.offer in self.waiting:
                self.end(self.waiting[shared.offer][0], shared.why)
        elif shared.offer not in self.waiting:
            with suppress(IllegalAnswer, Refusal):  # the table has gone on
                self._keep(shared.offer, shared.seat, shared.say)

    def shown_to(self, seat: int) -> list[Offered]:
        return [shown(offer, seat) for offer, _ in self.waiting.values()]

    def forget_those_of(self, seats: set[int]) -> None:
        """Forget what was proposed by or to somebody who sits there no longer."""
        for offer, _ in list(self.waiting.values()):
            if {offer.seat, offer.to} & seats:
                self.end(offer, "void")

    def told(self, words: list[Said]) -> None:
        """Something was said, here or elsewhere: forget what was answered by it, and what no longer fits."""
        for offer, sentence in list(self.waiting.values()):
            if words[: len(offer.say)] == offer.say and len(words) > len(offer.say):
                self.end(offer, "accepted")
                continue
            try:
                if speaker(self.room.begun.tried(offer.seat, sentence).table) != offer.to:
                    raise IllegalAnswer("void")
            except IllegalAnswer:
                self.end(offer, "void")


def shown(offer: Offered, seat: int) -> Offered:
    """The choices are for the one who is to answer."""
    if seat == offer.to:
        return offer
    ask = Ask(offer.ask.ask, offer.ask.seat, offer.ask.of, about=offer.ask.about)
    return Offered(offer=offer.offer, seat=offer.seat, to=offer.to, say=offer.say, ask=ask, pending=offer.pending)

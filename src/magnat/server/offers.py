"""server: proposals, which wait outside the game. They are not durable: a restart forgets them."""

from typing import TYPE_CHECKING, Any, Final

from magnat.kernel import TABLE, IllegalAnswer
from magnat.record import Ask
from magnat.record.view import pending
from magnat.server.match import speaker
from magnat.server.messages import Ack, Event, Offered, OfferGone, Propose, Reply, Withdraw
from magnat.server.refusal import Refusal
from magnat.server.setup import new_id
from magnat.server.telling import Peer
from magnat.server.wire import sentence_of
from magnat.server.worded import asked

if TYPE_CHECKING:
    from magnat.server.room import Room

MOST: Final = 3  # proposals that a seat may have waiting
REMEMBERED: Final = 100  # commands of a room that are known again


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
        tried = match.tried(peer.seat, sentence)
        to = speaker(tried.table)
        if to in (TABLE, peer.seat) or len(tried.rows) != len(sentence):
            raise Refusal("not_an_offer")
        words = [said for said, _ in tried.words]
        first = pending(tried.table, to)[:1]
        offer = Offered(offer=new_id(), seat=peer.seat, to=to, say=words, ask=asked(tried.table, to), pending=first)
        self.waiting[offer.offer] = (offer, sentence)
        self.proposed[known] = offer.offer
        if len(self.proposed) > REMEMBERED:
            del self.proposed[next(iter(self.proposed))]
        for other in room.peers:
            if not other.late:
                room.telling.send(other, shown(offer, other.seat))
        room.drive.poke()
        return Ack(id=command.id, offer=offer.offer)

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
            self.end(offer, "refused")
            return Ack(id=command.id)
        room.check_running()
        try:
            tried = room.begun.tried(offer.seat, sentence, (peer.seat, command.say))
        except IllegalAnswer:
            self.end(offer, "void")
            raise
        entry = await room.say(
            offer.seat, "player", tried, known, lambda e: room.telling.send(peer, Ack(id=command.id, seq=e.seq))
        )
        if entry is None:
            raise Refusal("stale")
        self.end(offer, "accepted")
        return None

    def withdraw(self, peer: Peer, command: Withdraw) -> Event:
        found = self.waiting.get(command.offer)
        if found is None or found[0].seat != peer.seat:
            raise Refusal("no_such_offer")
        self.end(found[0], "withdrawn")
        return Ack(id=command.id)

    def end(self, offer: Offered, why: str) -> None:
        self.waiting.pop(offer.offer, None)
        self.room.telling.to_all(OfferGone(offer=offer.offer, seat=offer.seat, to=offer.to, why=why))

    def shown_to(self, seat: int) -> list[Offered]:
        return [shown(offer, seat) for offer, _ in self.waiting.values()]

    def forget_those_of(self, seats: set[int]) -> None:
        """Forget what was proposed by or to somebody who sits there no longer."""
        for offer, _ in list(self.waiting.values()):
            if {offer.seat, offer.to} & seats:
                self.end(offer, "void")

    def forget_void(self) -> None:
        """Forget what no longer fits."""
        for offer, sentence in list(self.waiting.values()):
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

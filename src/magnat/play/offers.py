"""play: proposals, which wait outside the game. They are not durable: a restart forgets them.

The players of a table may be connected to several processes. Each of these keeps all proposals: it hears of them by
what is shared, and tells its own clients. What comes of them goes through the log, which takes it once.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat.kernel import TABLE, IllegalAnswer
from magnat.play.commands import acknowledged, command_of
from magnat.play.effects import Script, Send, Share, Viewer
from magnat.play.match import speaker
from magnat.play.messages import Ack, Event, Offered, OfferGone, Propose, Reply, Withdraw, encoder
from magnat.play.refusal import Refusal
from magnat.play.thinking import some_number
from magnat.play.viewer import sentence_of
from magnat.play.wording import asked
from magnat.record import Ask, Word
from magnat.record.view import pending

if TYPE_CHECKING:
    from magnat.play.play import Play

MOST: Final = 3  # proposals that a seat may have waiting
REMEMBERED: Final = 100  # commands of a match that are known again


class Shared(msgspec.Struct, omit_defaults=True):
    """What one process lets the others know: that something was proposed, or is no more, or that it has just come."""

    process: str
    offer: str = ""  # none: tell me what there is
    seat: int = TABLE
    say: list[Any] = []
    why: str = ""  # why it is no more


class Offers:
    """The proposals of one match."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.waiting: dict[str, tuple[Offered, list[Any]]] = {}
        self.proposed: dict[str, str] = {}  # command -> the offer that it made

    def propose(self, viewer: Viewer, command: Propose, now: int) -> Script[Event]:
        play, match = self.play, self.play.begun
        known = command_of(viewer, command.id)
        if known in self.proposed:
            return Ack(id=command.id, offer=self.proposed[known])
        if command.question != match.question:
            raise Refusal("stale")
        play.check_running()
        if len([id for id, (offer, _) in self.waiting.items() if offer.seat == viewer.seat]) >= MOST:
            raise Refusal("too_many_offers")
        sentence = sentence_of(command.say)
        id = f"{some_number(play.luck):014x}"
        yield from self._keep(id, viewer.seat, sentence)
        yield self._share(id, viewer.seat, sentence)
        self.proposed[known] = id
        if len(self.proposed) > REMEMBERED:
            del self.proposed[next(iter(self.proposed))]
        return Ack(id=command.id, offer=id)

    def _keep(self, id: str, seat: int, sentence: list[Any]) -> Script[None]:
        """Let a proposal wait, and tell everybody."""
        play = self.play
        tried = play.begun.tried(seat, sentence)
        to = speaker(tried.table)
        if to in (TABLE, seat) or len(tried.rows) != len(sentence):
            raise Refusal("not_an_offer")
        words = [said for said, _ in tried.words]
        first = pending(tried.table, to)[:1]
        offer = Offered(offer=id, seat=seat, to=to, say=words, ask=asked(tried.table, to), pending=first)
        self.waiting[id] = (offer, sentence)
        for viewer in list(play.broadcast.viewers):
            if not viewer.late:
                yield Send(viewer, encoder.encode(shown(offer, viewer.seat)))

    def reply(self, viewer: Viewer, command: Reply, now: int) -> Script[Event | None]:
        play, known = self.play, command_of(viewer, command.id)
        found = self.waiting.get(command.offer)
        if found is None:
            done = yield from play.commands.done_before(known)
            if done is not None:
                return Ack(id=command.id, seq=done.seq)
            raise Refusal("no_such_offer")
        offer, sentence = found
        if offer.to != viewer.seat:
            raise Refusal("not_your_seat", 403)
        if command.say is None:
            yield from self._end(offer, "refused")
            return Ack(id=command.id)
        play.check_running()
        try:
            tried = play.begun.tried(offer.seat, sentence, (viewer.seat, command.say))
        except IllegalAnswer:
            yield from self._end(offer, "void")
            raise
        reply = (viewer, lambda entry: acknowledged(command.id, entry))
        entry = yield from play.say(offer.seat, "player", tried, now, known, reply)
        if entry is None:
            raise Refusal("stale")
        return None

    def withdraw(self, viewer: Viewer, command: Withdraw, now: int) -> Script[Event]:
        found = self.waiting.get(command.offer)
        if found is None or found[0].seat != viewer.seat:
            raise Refusal("no_such_offer")
        yield from self._end(found[0], "withdrawn")
        return Ack(id=command.id)

    def _end(self, offer: Offered, why: str) -> Script[None]:
        """Somebody has decided: other processes cannot know by themselves."""
        yield from self.end(offer, why)
        yield self._share(offer.offer, why=why)

    def end(self, offer: Offered, why: str) -> Script[None]:
        if self.waiting.pop(offer.offer, None) is not None:
            gone = OfferGone(offer=offer.offer, seat=offer.seat, to=offer.to, why=why)
            yield from self.play.broadcast.to_all(gone)

    # several processes

    def ask_others(self) -> Script[None]:
        """What was proposed before this process came to the table?"""
        yield self._share()

    def _share(self, offer: str = "", seat: int = TABLE, say: Sequence[Any] = (), why: str = "") -> Share:
        told = Shared(self.play.process, offer, seat, list(say), why)
        return Share(msgspec.json.encode(told).decode())

    def shared(self, told: str) -> Script[None]:
        """Another process lets us know, or this one."""
        shared = msgspec.json.decode(told, type=Shared)
        if shared.process == self.play.process or self.play.match is None:
            return
        if not shared.offer:
            for offer, sentence in self.waiting.values():
                yield self._share(offer.offer, offer.seat, sentence)
        elif shared.why:
            if shared.offer in self.waiting:
                yield from self.end(self.waiting[shared.offer][0], shared.why)
        elif shared.offer not in self.waiting:
            with suppress(IllegalAnswer, Refusal):  # the table has gone on
                yield from self._keep(shared.offer, shared.seat, shared.say)

    def shown_to(self, seat: int) -> list[Offered]:
        return [shown(offer, seat) for offer, _ in self.waiting.values()]

    def forget_those_of(self, seats: set[int]) -> Script[None]:
        """Forget what was proposed by or to somebody who sits there no longer."""
        for offer, _ in list(self.waiting.values()):
            if {offer.seat, offer.to} & seats:
                yield from self.end(offer, "void")

    def said(self, words: list[Word]) -> Script[None]:
        """Something was said, here or elsewhere: forget what was answered by it, and what no longer fits."""
        for offer, sentence in list(self.waiting.values()):
            if words[: len(offer.say)] == offer.say and len(words) > len(offer.say):
                yield from self.end(offer, "accepted")
                continue
            try:
                if speaker(self.play.begun.tried(offer.seat, sentence).table) != offer.to:
                    raise IllegalAnswer("void")
            except IllegalAnswer:
                yield from self.end(offer, "void")


def shown(offer: Offered, seat: int) -> Offered:
    """The choices are for the one who is to answer."""
    if seat == offer.to:
        return offer
    ask = Ask(offer.ask.ask, offer.ask.seat, offer.ask.of, about=offer.ask.about)
    return Offered(offer=offer.offer, seat=offer.seat, to=offer.to, say=offer.say, ask=ask, pending=offer.pending)

"""play: proposals, which wait outside the game. They are not durable, what became of them is: the log says so.

The players of a table may be connected to several processes. Each of these keeps all proposals: it hears of them by
what is shared, and tells its own clients. What comes of them goes through the log, which takes it once.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat.bots import Verdict
from magnat.kernel import TABLE, IllegalAnswer, waiting
from magnat.play.commands import acknowledged, command_of
from magnat.play.log import Note
from magnat.play.match import Happened, Tried, speaker
from magnat.play.messages import Ack, Event, Offered, OfferGone, Propose, Reply, Withdraw, encoder
from magnat.play.refusal import Refusal
from magnat.play.requests import Script, Send, Share, Think, Viewer
from magnat.play.thinking import Decision, some_number, task_for
from magnat.play.viewer import sentence_of
from magnat.play.wording import asked
from magnat.record import Ask, Word
from magnat.record.view import pending

if TYPE_CHECKING:
    from magnat.play.play import Play

MOST: Final = 12  # proposals that a seat may have waiting: each is looked at again after every answer
REMEMBERED: Final = 100  # commands of a match that are known again
SOON: Final = 1_500  # milliseconds after which a bot replies at the latest, if it has made up its mind
NOTHING: Final = -1  # what a bot says that has failed
NOT_THIS_TIME: Final = "not_this_time"  # the reason of a bot that gives none


class Offer(msgspec.Struct):
    """A proposal that waits, as this process keeps it."""

    told: Offered
    line: list[tuple[int, Any]]  # who says what, if it is accepted; then comes the reply
    words: list[Word]  # the same, as they are told
    at: int  # when it was made
    asked: bool = False  # whether a bot thinks about it, or has
    verdict: Verdict | None = None  # what it will say
    reply_at: int = 0


class Shared(msgspec.Struct, omit_defaults=True):
    """What one process lets the others know: that something was proposed, or is no more, or that it has just come."""

    process: str
    offer: str = ""  # none: tell me what there is
    line: list[tuple[int, Any]] = []
    at: int = 0
    instead_of: str = ""
    gone: OfferGone | None = None


class Offers:
    """The proposals of one match."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.waiting: dict[str, Offer] = {}
        self.proposed: dict[str, str] = {}  # command -> the offer that it made
        self.unwritten: list[OfferGone] = []  # what became void, and the log does not say yet

    # people propose, reply, withdraw

    def propose(self, viewer: Viewer, command: Propose, now: int) -> Script[Event]:
        play, seat = self.play, viewer.seat
        known = command_of(viewer, command.id)
        if known in self.proposed:
            return Ack(id=command.id, offer=self.proposed[known])
        if command.question != play.begun.question:
            raise Refusal("stale")
        play.check_running()
        if len([offer for offer in self.waiting.values() if offer.told.seat == seat]) >= MOST:
            raise Refusal("too_many_offers")
        line = [(seat, said) for said in sentence_of(command.say)]
        id = yield from self._add(line, now)
        self.proposed[known] = id
        if len(self.proposed) > REMEMBERED:
            del self.proposed[next(iter(self.proposed))]
        return Ack(id=command.id, offer=id)

    def reply(self, viewer: Viewer, command: Reply, now: int) -> Script[Event | None]:
        play, known = self.play, command_of(viewer, command.id)
        offer = self.waiting.get(command.offer)
        if offer is None:
            done = yield from play.commands.done_before(known)
            if done is not None:
                return Ack(id=command.id, seq=done.seq)
            raise Refusal("no_such_offer")
        if offer.told.to != viewer.seat:
            raise Refusal("not_your_seat", 403)
        if command.say is None:
            yield from self._decided(offer, "refused", now)
            return Ack(id=command.id)
        play.check_running()
        tried = yield from self._tried(offer, command.say)
        reply = (viewer, lambda entry: acknowledged(command.id, entry))
        if (yield from play.say(offer.line[0][0], "player", tried, now, known, reply)) is None:
            raise Refusal("stale")
        return None

    def withdraw(self, viewer: Viewer, command: Withdraw, now: int) -> Script[Event]:
        offer = self.waiting.get(command.offer)
        if offer is None or offer.told.seat != viewer.seat:
            raise Refusal("no_such_offer")
        yield from self._decided(offer, "withdrawn", now)
        return Ack(id=command.id)

    # bots weigh what they are offered

    def times(self, now: int) -> list[int]:
        """When a bot is to be asked about an offer, or replies, or something is to be written down."""
        found = [now] if self.unwritten else []
        for offer in self.waiting.values():
            if not offer.asked and self._bot(offer):
                found.append(now)
            elif offer.verdict is not None:
                found.append(offer.reply_at)
        return found

    def weighing(self) -> list[int]:
        """The bots that have not replied yet."""
        return [offer.told.to for offer in self.waiting.values() if self._bot(offer)]

    def bots_reply(self, now: int) -> Script[bool]:
        """Ask bots about new offers; whether one of them has replied."""
        for offer in list(self.waiting.values()):
            bot = self._bot(offer)
            if bot and not offer.asked:
                offer.asked = True
                yield from self._ask(offer, bot)
            elif offer.verdict is not None and offer.reply_at <= now:
                yield from self._bot_replies(offer, offer.verdict, now)
                return True
        return False

    def _bot(self, offer: Offer) -> str:
        """The bot that has to reply; "" if a person has."""
        return self.play.automation.player_of(self.play.begun.state, offer.told.to) or ""

    def _ask(self, offer: Offer, bot: str) -> Script[None]:
        match = self.play.begun
        try:
            table = match.tried_together(offer.line).table
        except IllegalAnswer:
            yield from self._void(offer)
            return
        to = offer.told.to
        yield Think(offer.told.offer, task_for(match.header, table, to, bot, "weigh", self.play.luck))

    def thought(self, id: str, said: Decision, now: int) -> None:
        """A bot has made up its mind; it replies in the table's pace."""
        offer = self.waiting.get(id)
        if offer is not None:
            offer.verdict = said if isinstance(said, Verdict) else Verdict(NOTHING)
            offer.reply_at = max(offer.at + min(self.play.seating.setup.bot_pace, SOON), now)

    def _bot_replies(self, offer: Offer, verdict: Verdict, now: int) -> Script[None]:
        table = self.play.begun.tried_together(offer.line).table
        question = waiting(table)
        assert question is not None
        if verdict.said in (NOTHING, question.silence(table)):
            yield from self._refuse(offer, verdict, now)
            return
        with suppress(IllegalAnswer):
            tried = yield from self._tried(offer, verdict.said)
            yield from self.play.say(offer.line[0][0], "player", tried, now, f"offer:{offer.told.offer}")

    def _refuse(self, offer: Offer, verdict: Verdict, now: int) -> Script[None]:
        """No, and why; and what it would take instead, if it would take anything."""
        gone = gone_of(offer, "refused", verdict.reason or NOT_THIS_TIME, verdict.about)
        yield from self._note(gone, now)
        if verdict.counter:
            with suppress(IllegalAnswer, Refusal):
                line = [*offer.line, *[(gone.to, said) for said in verdict.counter]]
                gone.counter = yield from self._add(line, now, gone.offer)
        yield from self._end(gone)

    # keeping them

    def _add(self, line: list[tuple[int, Any]], now: int, instead_of: str = "") -> Script[str]:
        id = f"{some_number(self.play.luck):014x}"
        yield from self._keep(id, line, now, instead_of)
        yield self._share(Shared(self.play.process, id, line, now, instead_of))
        return id

    def _keep(self, id: str, line: list[tuple[int, Any]], at: int, instead_of: str) -> Script[None]:
        """Let a proposal wait, and tell everybody."""
        tried = self.play.begun.tried_together(line)
        seat, to = line[-1][0], speaker(tried.table)
        if to in (TABLE, seat) or len(tried.rows) != len(line):
            raise Refusal("not_an_offer")
        words = [said for said, _ in tried.words]
        own = [said for said, (who, _) in zip(words, line, strict=True) if who == seat]
        first = pending(tried.table, to)[:1]
        ask = asked(tried.table, to)
        told = Offered(offer=id, seat=seat, to=to, say=own, ask=ask, pending=first, instead_of=instead_of)
        self.waiting[id] = Offer(told, line, words, at)
        for viewer in list(self.play.broadcast.viewers):
            if not viewer.late:
                yield Send(viewer, encoder.encode(shown(told, viewer.seat)))

    def _tried(self, offer: Offer, say: Any) -> Script[Tried]:
        """The proposal and the reply in one breath; what no longer fits is void."""
        try:
            return self.play.begun.tried_together([*offer.line, (offer.told.to, say)])
        except IllegalAnswer:
            yield from self._void(offer)
            raise

    def _decided(self, offer: Offer, why: str, now: int) -> Script[None]:
        """Somebody has decided: the log says what became of it, then everybody is told."""
        gone = gone_of(offer, why)
        yield from self._note(gone, now)
        yield from self._end(gone)

    def _note(self, gone: OfferGone, now: int) -> Script[None]:
        play = self.play
        by, to = (gone.to, gone.seat) if gone.why == "refused" else (gone.seat, gone.to)
        name, to_name = play.seating.name(by), play.seating.name(to)
        note = Note(f"offer_{gone.why}", by, name, to=to, to_name=to_name, reason=gone.reason, about=gone.about)
        if play.match is not None and not play.match.over:
            yield from play.note(note, now, f"offer:{gone.offer}")

    def _end(self, gone: OfferGone) -> Script[None]:
        """Other processes cannot know by themselves."""
        yield from self._gone(gone)
        yield self._share(Shared(self.play.process, gone.offer, gone=gone))

    def _gone(self, gone: OfferGone) -> Script[None]:
        if self.waiting.pop(gone.offer, None) is not None:
            yield from self.play.broadcast.to_all(gone)

    # what makes them void

    def forget_those_of(self, seats: set[int]) -> Script[None]:
        """Forget what was proposed by or to somebody who sits there no longer."""
        for offer in list(self.waiting.values()):
            if {offer.told.seat, offer.told.to} & seats:
                yield from self._void(offer)

    def said(self, happened: Happened) -> Script[None]:
        """Something was said, here or elsewhere: forget what was answered by it, and what no longer fits.

        What a bot has countered with is for this turn: who knows what it would say in the next one.
        """
        words = [said for said, _ in happened.words]
        turned = any(fact[0] == "turn" for fact in happened.facts)
        for offer in list(self.waiting.values()):
            told = offer.told
            if words[: len(offer.words)] == offer.words and len(words) > len(offer.words):
                yield from self._gone(gone_of(offer, "accepted"))
                continue
            try:
                late = turned and told.instead_of
                if late or speaker(self.play.begun.tried_together(offer.line).table) != told.to:
                    raise IllegalAnswer("void")
            except IllegalAnswer:
                yield from self._void(offer)

    def _void(self, offer: Offer) -> Script[None]:
        """Every process finds out by itself; the one that leads writes it down as soon as it may."""
        gone = gone_of(offer, "void")
        self.unwritten.append(gone)
        yield from self._gone(gone)

    def write_down(self, now: int) -> Script[bool]:
        """Let the log say what is void; whether there was anything."""
        if not self.unwritten:
            return False
        yield from self._note(self.unwritten[0], now)
        del self.unwritten[0]
        return True

    # several processes, and those who come later

    def ask_others(self) -> Script[None]:
        """What was proposed before this process came to the table?"""
        yield self._share(Shared(self.play.process))

    def _share(self, what: Shared) -> Share:
        return Share(msgspec.json.encode(what).decode())

    def shared(self, told: str) -> Script[None]:
        """Another process lets us know, or this one."""
        shared = msgspec.json.decode(told, type=Shared)
        if shared.process == self.play.process or self.play.match is None:
            return
        if shared.gone is not None:
            yield from self._gone(shared.gone)
        elif not shared.offer:
            for id, offer in list(self.waiting.items()):
                yield self._share(Shared(self.play.process, id, offer.line, offer.at, offer.told.instead_of))
        elif shared.offer not in self.waiting:
            with suppress(IllegalAnswer, Refusal):  # the table has gone on
                yield from self._keep(shared.offer, shared.line, shared.at, shared.instead_of)

    def shown_to(self, seat: int) -> list[Offered]:
        return [shown(offer.told, seat) for offer in self.waiting.values()]


def gone_of(offer: Offer, why: str, reason: str = "", about: dict[str, int] | None = None) -> OfferGone:
    told = offer.told
    return OfferGone(offer=told.offer, seat=told.seat, to=told.to, why=why, reason=reason, about=about or {})


def shown(offer: Offered, seat: int) -> Offered:
    """The choices are for the one who is to answer."""
    if seat == offer.to:
        return offer
    ask = Ask(offer.ask.ask, offer.ask.seat, offer.ask.of, about=offer.ask.about)
    return msgspec.structs.replace(offer, ask=ask)

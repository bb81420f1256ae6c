"""Offers, which wait outside the game. Open offers are not durable; their outcomes are logged.

The players of a table may be connected to several processes. Each process keeps all offers: the processes publish
them to each other, and each informs its own clients. Outcomes go through the log, which accepts each once.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat.bots import OfferReply
from magnat.kernel import TABLE, IllegalAnswer, current_question
from magnat.match.bot_tasks import Decision, make_task, random_53_bits
from magnat.match.commands import make_ack, make_command_key
from magnat.match.event_messages import as_sentence
from magnat.match.log import NoticeEntry
from magnat.match.match import Applied, Attempt, asked_seat_of
from magnat.match.messages import Ack, EventMessage, Offered, OfferGone, Propose, Reply, Withdraw, encoder
from magnat.match.question_wording import worded_ask
from magnat.match.refusal import Refusal
from magnat.match.requests import AskBot, OfferJob, Publish, Script, SendMessage, Viewer
from magnat.record import Ask, Word
from magnat.record.view import pending_frames

if TYPE_CHECKING:
    from magnat.match.session import MatchSession

MAX_OFFERS_PER_SEAT: Final = 12  # open at a time: each is checked again after every answer
MAX_REMEMBERED_COMMANDS: Final = 100  # of one match, to recognize repeated commands
MAX_BOT_REPLY_DELAY_MS: Final = 1_500  # cap on the pace of a bot that has decided
NO_DECISION: Final = -1  # the reply of a bot that has failed
DEFAULT_REFUSAL_REASON: Final = "not_this_time"  # for a bot that gives no reason


class PendingOffer(msgspec.Struct):
    """An open offer, as this process keeps it."""

    told: Offered
    line: list[tuple[int, Any]]  # seats and their answers; the reply completes it
    words: list[Word]  # the words of `line`, as viewers receive them
    at: int  # when it was made
    asked: bool = False  # a bot has been asked about it
    verdict: OfferReply | None = None  # the bot's reply, until it is due
    reply_at: int = 0


class OfferUpdate(msgspec.Struct, omit_defaults=True):
    """A message to the other processes: a new offer, a closed offer, or a request for all open offers."""

    process: str
    offer: str = ""  # empty: a request for all open offers
    line: list[tuple[int, Any]] = []
    at: int = 0
    instead_of: str = ""
    gone: OfferGone | None = None


class Offers:
    """The open offers of one match."""

    def __init__(self, play: "MatchSession") -> None:
        self.session = play
        self.pending: dict[str, PendingOffer] = {}
        self.offers_by_command: dict[str, str] = {}  # command key -> offer id
        self.unlogged: list[OfferGone] = []  # void offers that are not in the log yet

    # commands of players

    def propose(self, viewer: Viewer, command: Propose, now: int) -> Script[EventMessage]:
        play, seat = self.session, viewer.seat
        known = make_command_key(viewer, command.id)
        if known in self.offers_by_command:
            return Ack(id=command.id, offer=self.offers_by_command[known])
        if command.question != play.started_match.question_number:
            raise Refusal("stale")
        play.check_running()
        if len([offer for offer in self.pending.values() if offer.told.seat == seat]) >= MAX_OFFERS_PER_SEAT:
            raise Refusal("too_many_offers")
        line = [(seat, said) for said in as_sentence(command.say)]
        id = yield from self._add(line, now)
        self.offers_by_command[known] = id
        if len(self.offers_by_command) > MAX_REMEMBERED_COMMANDS:
            del self.offers_by_command[next(iter(self.offers_by_command))]
        return Ack(id=command.id, offer=id)

    def reply(self, viewer: Viewer, command: Reply, now: int) -> Script[EventMessage | None]:
        play, known = self.session, make_command_key(viewer, command.id)
        offer = self.pending.get(command.offer)
        if offer is None:
            done = yield from play.commands.find_entry(known)
            if done is not None:
                return Ack(id=command.id, seq=done.seq)
            raise Refusal("no_such_offer")
        if offer.told.to != viewer.seat:
            raise Refusal("not_your_seat", 403)
        if command.say is None:
            yield from self._close(offer, "refused", now)
            return Ack(id=command.id)
        play.check_running()
        tried = yield from self._try_reply(offer, command.say)
        reply = (viewer, lambda entry: make_ack(command.id, entry))
        if (yield from play.append_answer(offer.line[0][0], "player", tried, now, known, reply)) is None:
            raise Refusal("stale")
        return None

    def withdraw(self, viewer: Viewer, command: Withdraw, now: int) -> Script[EventMessage]:
        offer = self.pending.get(command.offer)
        if offer is None or offer.told.seat != viewer.seat:
            raise Refusal("no_such_offer")
        yield from self._close(offer, "withdrawn", now)
        return Ack(id=command.id)

    # replies of bots

    def due_times(self, now: int) -> list[int]:
        """Return when to ask a bot about an offer, to send its reply, or to log a void offer."""
        found = [now] if self.unlogged else []
        for offer in self.pending.values():
            if not offer.asked and self._replying_bot(offer):
                found.append(now)
            elif offer.verdict is not None:
                found.append(offer.reply_at)
        return found

    def weighing_seats(self) -> list[int]:
        """Return the seats of bots that have not replied to an offer yet."""
        return [offer.told.to for offer in self.pending.values() if self._replying_bot(offer)]

    def process_bot_offers(self, now: int) -> Script[bool]:
        """Ask bots about new offers and apply one due reply; True if a reply was applied."""
        for offer in list(self.pending.values()):
            bot = self._replying_bot(offer)
            if bot and not offer.asked:
                offer.asked = True
                yield from self._ask_bot(offer, bot)
            elif offer.verdict is not None and offer.reply_at <= now:
                yield from self._apply_bot_reply(offer, offer.verdict, now)
                return True
        return False

    def _replying_bot(self, offer: PendingOffer) -> str:
        """Return the bot that has to reply; "" if a person has to."""
        return self.session.automation.bot_playing(self.session.started_match.state, offer.told.to) or ""

    def _ask_bot(self, offer: PendingOffer, bot: str) -> Script[None]:
        match = self.session.started_match
        try:
            table = match.try_dialogue(offer.line).table
        except IllegalAnswer:
            yield from self._void(offer)
            return
        to = offer.told.to
        yield AskBot(OfferJob(offer.told.offer), make_task(match.header, table, to, bot, "weigh", self.session.luck))

    def on_decision(self, job: OfferJob, said: Decision, now: int) -> None:
        """Store a bot's decision and schedule its reply at the table's pace."""
        offer = self.pending.get(job.offer)
        if offer is not None:
            offer.verdict = said if isinstance(said, OfferReply) else OfferReply(NO_DECISION)
            offer.reply_at = max(offer.at + min(self.session.seating.setup.bot_pace, MAX_BOT_REPLY_DELAY_MS), now)

    def _apply_bot_reply(self, offer: PendingOffer, verdict: OfferReply, now: int) -> Script[None]:
        table = self.session.started_match.try_dialogue(offer.line).table
        question = current_question(table)
        assert question is not None
        if verdict.said in (NO_DECISION, question.silence(table)):
            yield from self._refuse_for_bot(offer, verdict, now)
            return
        with suppress(IllegalAnswer):
            tried = yield from self._try_reply(offer, verdict.said)
            yield from self.session.append_answer(offer.line[0][0], "player", tried, now, f"offer:{offer.told.offer}")

    def _refuse_for_bot(self, offer: PendingOffer, verdict: OfferReply, now: int) -> Script[None]:
        """Log the refusal with its reason, and make the bot's counter-offer, if any."""
        gone = make_offer_gone(offer, "refused", verdict.reason or DEFAULT_REFUSAL_REASON, verdict.about)
        yield from self._log_outcome(gone, now)
        if verdict.counter:
            with suppress(IllegalAnswer, Refusal):
                line = [*offer.line, *[(gone.to, said) for said in verdict.counter]]
                gone.counter = yield from self._add(line, now, gone.offer)
        yield from self._announce_end(gone)

    # storage

    def _add(self, line: list[tuple[int, Any]], now: int, instead_of: str = "") -> Script[str]:
        id = f"{random_53_bits(self.session.luck):014x}"
        yield from self._store(id, line, now, instead_of)
        yield self._make_publish(OfferUpdate(self.session.process, id, line, now, instead_of))
        return id

    def _store(self, id: str, line: list[tuple[int, Any]], at: int, instead_of: str) -> Script[None]:
        """Store an offer and announce it. Raise `Refusal` if the answers put no question to another seat."""
        tried = self.session.started_match.try_dialogue(line)
        seat, to = line[-1][0], asked_seat_of(tried.table)
        if to in (TABLE, seat) or len(tried.rows) != len(line):
            raise Refusal("not_an_offer")
        words = [said for said, _ in tried.words]
        own = [said for said, (who, _) in zip(words, line, strict=True) if who == seat]
        first = pending_frames(tried.table, to)[:1]
        ask = worded_ask(tried.table, to)
        told = Offered(offer=id, seat=seat, to=to, say=own, ask=ask, pending=first, instead_of=instead_of)
        self.pending[id] = PendingOffer(told, line, words, at)
        for viewer in list(self.session.broadcast.viewers):
            if not viewer.is_delayed:
                yield SendMessage(viewer, encoder.encode(offer_for_seat(told, viewer.seat)))

    def _try_reply(self, offer: PendingOffer, say: Any) -> Script[Attempt]:
        """Try the offer and its reply together; void the offer if that is no longer legal."""
        try:
            return self.session.started_match.try_dialogue([*offer.line, (offer.told.to, say)])
        except IllegalAnswer:
            yield from self._void(offer)
            raise

    def _close(self, offer: PendingOffer, why: str, now: int) -> Script[None]:
        """Log the outcome of a refused or withdrawn offer, then announce it."""
        gone = make_offer_gone(offer, why)
        yield from self._log_outcome(gone, now)
        yield from self._announce_end(gone)

    def _log_outcome(self, gone: OfferGone, now: int) -> Script[None]:
        play = self.session
        by, to = (gone.to, gone.seat) if gone.why == "refused" else (gone.seat, gone.to)
        name, to_name = play.seating.name(by), play.seating.name(to)
        note = NoticeEntry(f"offer_{gone.why}", by, name, to=to, to_name=to_name, reason=gone.reason, about=gone.about)
        if play.match is not None and not play.match.is_over:
            yield from play.append_notice(note, now, f"offer:{gone.offer}")

    def _announce_end(self, gone: OfferGone) -> Script[None]:
        """Remove a closed offer here and in the other processes, which cannot detect its end themselves."""
        yield from self._remove(gone)
        yield self._make_publish(OfferUpdate(self.session.process, gone.offer, gone=gone))

    def _remove(self, gone: OfferGone) -> Script[None]:
        if self.pending.pop(gone.offer, None) is not None:
            yield from self.session.broadcast.send_to_all(gone)

    # void offers

    def void_offers_of(self, seats: set[int]) -> Script[None]:
        """Void the offers from and to seats whose player has changed."""
        for offer in list(self.pending.values()):
            if {offer.told.seat, offer.told.to} & seats:
                yield from self._void(offer)

    def on_answer(self, happened: Applied) -> Script[None]:
        """After an answer or undo by any process, close the offers it accepted, and void those no longer legal.

        Counter-offers of bots are valid only in the current turn, as the bot's valuation may change with the next.
        """
        words = [said for said, _ in happened.words]
        turned = any(fact[0] == "turn" for fact in happened.facts)
        for offer in list(self.pending.values()):
            told = offer.told
            if words[: len(offer.words)] == offer.words and len(words) > len(offer.words):
                yield from self._remove(make_offer_gone(offer, "accepted"))
                continue
            try:
                late = turned and told.instead_of
                if late or asked_seat_of(self.session.started_match.try_dialogue(offer.line).table) != told.to:
                    raise IllegalAnswer("void")
            except IllegalAnswer:
                yield from self._void(offer)

    def _void(self, offer: PendingOffer) -> Script[None]:
        """Remove a void offer. Every process detects this itself; the leader logs it later."""
        gone = make_offer_gone(offer, "void")
        self.unlogged.append(gone)
        yield from self._remove(gone)

    def log_void_offers(self, now: int) -> Script[bool]:
        """Log one void offer; True if there was one."""
        if not self.unlogged:
            return False
        yield from self._log_outcome(self.unlogged[0], now)
        del self.unlogged[0]
        return True

    # other processes and later viewers

    def request_known_offers(self) -> Script[None]:
        """Ask the other processes for the offers made before this process loaded the table."""
        yield self._make_publish(OfferUpdate(self.session.process))

    def _make_publish(self, what: OfferUpdate) -> Publish:
        return Publish(msgspec.json.encode(what).decode())

    def on_update(self, told: str) -> Script[None]:
        """Handle a message of another process; this process's own messages are ignored."""
        shared = msgspec.json.decode(told, type=OfferUpdate)
        if shared.process == self.session.process or self.session.match is None:
            return
        if shared.gone is not None:
            yield from self._remove(shared.gone)
        elif not shared.offer:
            for id, offer in list(self.pending.items()):
                yield self._make_publish(
                    OfferUpdate(self.session.process, id, offer.line, offer.at, offer.told.instead_of)
                )
        elif shared.offer not in self.pending:
            with suppress(IllegalAnswer, Refusal):  # no longer legal here
                yield from self._store(shared.offer, shared.line, shared.at, shared.instead_of)

    def visible_offers(self, seat: int) -> list[Offered]:
        return [offer_for_seat(offer.told, seat) for offer in self.pending.values()]


def make_offer_gone(offer: PendingOffer, why: str, reason: str = "", about: dict[str, int] | None = None) -> OfferGone:
    told = offer.told
    return OfferGone(offer=told.offer, seat=told.seat, to=told.to, why=why, reason=reason, about=about or {})


def offer_for_seat(offer: Offered, seat: int) -> Offered:
    """Return the offer as sent to `seat`: only the seat that has to reply receives the choices."""
    if seat == offer.to:
        return offer
    ask = Ask(offer.ask.ask, offer.ask.seat, offer.ask.of, about=offer.ask.about)
    return msgspec.structs.replace(offer, ask=ask)

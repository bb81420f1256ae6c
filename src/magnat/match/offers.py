"""Offers of players and the replies to them, by players and by bots."""

from contextlib import suppress
from typing import Any, Final

from magnat.bots import OfferReply
from magnat.kernel import IllegalAnswer, Luck, current_question
from magnat.match.bot_tasks import Decision, make_task
from magnat.match.event_messages import as_sentence
from magnat.match.log import NoticeEntry
from magnat.match.log_writer import LogWriter, PendingAck, make_command_key
from magnat.match.match import Attempt
from magnat.match.messages import Ack, EventMessage, OfferGone, Propose, Reply, Withdraw
from magnat.match.open_offers import OpenOffers, PendingOffer, make_offer_gone
from magnat.match.requests import AskBot, OfferJob, Refusal, Script, Viewer
from magnat.match.shared import SharedState

MAX_OFFERS_PER_SEAT: Final = 12  # open at a time: each is checked again after every answer
MAX_REMEMBERED_COMMANDS: Final = 100  # of one match, to recognize repeated commands
MAX_BOT_REPLY_DELAY_MS: Final = 1_500  # cap on the pace of a bot that has decided
NO_DECISION: Final = -1  # the reply of a bot that has failed
DEFAULT_REFUSAL_REASON: Final = "not_this_time"  # for a bot that gives no reason


class Offers:
    def __init__(self, shared: SharedState, open_offers: OpenOffers, writer: LogWriter, luck: Luck) -> None:
        self.shared = shared
        self.open_offers = open_offers
        self.writer = writer
        self.luck = luck
        self.offers_by_command: dict[str, str] = {}  # command key -> offer id

    # commands of players

    def propose(self, viewer: Viewer, command: Propose, now: int) -> Script[EventMessage]:
        seat, key = viewer.seat, make_command_key(viewer, command.id)
        if key in self.offers_by_command:
            return Ack(id=command.id, offer=self.offers_by_command[key])
        if command.question != self.shared.started_match.question_number:
            raise Refusal("stale")
        self.shared.check_running()
        own_offers = [offer for offer in self.open_offers.pending.values() if offer.offered.seat == seat]
        if len(own_offers) >= MAX_OFFERS_PER_SEAT:
            raise Refusal("too_many_offers")
        id = yield from self.open_offers.add([(seat, word) for word in as_sentence(command.say)], now)
        self.offers_by_command[key] = id
        if len(self.offers_by_command) > MAX_REMEMBERED_COMMANDS:
            del self.offers_by_command[next(iter(self.offers_by_command))]
        return Ack(id=command.id, offer=id)

    def reply(self, viewer: Viewer, command: Reply, now: int) -> Script[EventMessage | None]:
        ack = PendingAck(viewer, command.id)
        offer = self.open_offers.pending.get(command.offer)
        if offer is None:
            return (yield from self.writer.acknowledge_earlier(ack, Refusal("no_such_offer")))
        if offer.offered.to != viewer.seat:
            raise Refusal("not_your_seat", 403)
        if command.say is None:
            yield from self._close(offer, "refused", now)
            return Ack(id=command.id)
        self.shared.check_running()
        attempt = yield from self._try_reply(offer, command.say)
        key = make_command_key(viewer, command.id)
        if (yield from self.writer.append_answer(offer.line[0][0], "player", attempt, now, key, ack)) is None:
            raise Refusal("stale")
        return None

    def withdraw(self, viewer: Viewer, command: Withdraw, now: int) -> Script[EventMessage]:
        offer = self.open_offers.pending.get(command.offer)
        if offer is None or offer.offered.seat != viewer.seat:
            raise Refusal("no_such_offer")
        yield from self._close(offer, "withdrawn", now)
        return Ack(id=command.id)

    def _close(self, offer: PendingOffer, reason: str, now: int) -> Script[None]:
        gone = make_offer_gone(offer, reason)
        yield from self._log_outcome(gone, now)
        yield from self.open_offers.close(gone)

    def _try_reply(self, offer: PendingOffer, say: Any) -> Script[Attempt]:
        """Try the offer and its reply together; void the offer if that is no longer legal."""
        try:
            return self.shared.started_match.try_dialogue([*offer.line, (offer.offered.to, say)])
        except IllegalAnswer:
            yield from self.open_offers.void(offer)
            raise

    # replies of bots

    def due_times(self, now: int) -> list[int]:
        """Return when to ask a bot about an offer, to send its reply, or to log a void offer."""
        times = [now] if self.open_offers.unlogged else []
        for offer in self.open_offers.pending.values():
            if not offer.asked and self._replying_bot(offer):
                times.append(now)
            elif offer.bot_reply is not None:
                times.append(offer.reply_at)
        return times

    def weighing_seats(self) -> list[int]:
        return [offer.offered.to for offer in self.open_offers.pending.values() if self._replying_bot(offer)]

    def process_bot_offers(self, now: int) -> Script[bool]:
        """Ask bots about new offers and apply one due reply; True if a reply was applied."""
        for offer in list(self.open_offers.pending.values()):
            bot = self._replying_bot(offer)
            if bot and not offer.asked:
                offer.asked = True
                yield from self._ask_bot(offer, bot)
            elif offer.bot_reply is not None and offer.reply_at <= now:
                yield from self._apply_bot_reply(offer, offer.bot_reply, now)
                return True
        return False

    def _replying_bot(self, offer: PendingOffer) -> str:
        """Return the bot that has to reply; "" if a person has to."""
        return self.shared.seating.bot_playing(self.shared.started_match.state, offer.offered.to) or ""

    def _ask_bot(self, offer: PendingOffer, bot: str) -> Script[None]:
        match = self.shared.started_match
        try:
            table = match.try_dialogue(offer.line).table
        except IllegalAnswer:
            yield from self.open_offers.void(offer)
            return
        task = make_task(match.header, table, offer.offered.to, bot, "weigh", self.luck)
        yield AskBot(OfferJob(offer.offered.offer), task)

    def on_decision(self, job: OfferJob, decision: Decision, now: int) -> None:
        offer = self.open_offers.pending.get(job.offer)
        if offer is not None:
            offer.bot_reply = decision if isinstance(decision, OfferReply) else OfferReply(NO_DECISION)
            offer.reply_at = max(offer.at + min(self.shared.seating.setup.bot_pace, MAX_BOT_REPLY_DELAY_MS), now)

    def _apply_bot_reply(self, offer: PendingOffer, reply: OfferReply, now: int) -> Script[None]:
        table = self.shared.started_match.try_dialogue(offer.line).table
        question = current_question(table)
        assert question is not None
        if reply.said in (NO_DECISION, question.silence(table)):
            yield from self._refuse_for_bot(offer, reply, now)
            return
        with suppress(IllegalAnswer):
            attempt = yield from self._try_reply(offer, reply.said)
            key = f"offer:{offer.offered.offer}"
            yield from self.writer.append_answer(offer.line[0][0], "player", attempt, now, key)

    def _refuse_for_bot(self, offer: PendingOffer, reply: OfferReply, now: int) -> Script[None]:
        gone = make_offer_gone(offer, "refused", reply.reason or DEFAULT_REFUSAL_REASON, reply.about)
        yield from self._log_outcome(gone, now)
        if reply.counter:
            with suppress(IllegalAnswer, Refusal):
                line = [*offer.line, *[(gone.to, word) for word in reply.counter]]
                gone.counter = yield from self.open_offers.add(line, now, gone.offer)
        yield from self.open_offers.close(gone)

    # the log

    def _log_outcome(self, gone: OfferGone, now: int) -> Script[None]:
        by, to = (gone.to, gone.seat) if gone.why == "refused" else (gone.seat, gone.to)
        name, to_name = self.shared.seating.name(by), self.shared.seating.name(to)
        notice = NoticeEntry(
            f"offer_{gone.why}", by, name, to=to, to_name=to_name, reason=gone.reason, about=gone.about
        )
        match = self.shared.match
        if match is not None and not match.is_over:
            yield from self.writer.append_notice(notice, now, f"offer:{gone.offer}")

    def log_void_offers(self, now: int) -> Script[bool]:
        """Log one void offer; True if there was one."""
        unlogged = self.open_offers.unlogged
        if not unlogged:
            return False
        yield from self._log_outcome(unlogged[0], now)
        del unlogged[0]
        return True

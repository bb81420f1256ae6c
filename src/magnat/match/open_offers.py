"""Open offers, which wait outside the game. They are not durable; their outcomes are logged.

The players of a table may be connected to several processes. Each process keeps all offers: the processes publish
them to each other, and each informs its own clients. Outcomes go through the log, which accepts each once.
"""

from contextlib import suppress
from typing import Any

import msgspec

from magnat.bots import OfferReply
from magnat.kernel import TABLE, IllegalAnswer, Luck
from magnat.match.bot_tasks import random_53_bits
from magnat.match.broadcast import Broadcast
from magnat.match.match import Applied, asked_seat_of
from magnat.match.messages import Offered, OfferGone, encoder
from magnat.match.question_wording import worded_ask
from magnat.match.requests import Publish, Refusal, Script
from magnat.match.shared import SharedState
from magnat.record import Ask, Word
from magnat.record.view import pending_frames


class PendingOffer(msgspec.Struct):
    """An open offer, as this process keeps it."""

    offered: Offered
    line: list[tuple[int, Any]]  # seats and their answers; the reply completes it
    words: list[Word]  # the words of `line`, as viewers receive them
    at: int  # when it was made
    asked: bool = False  # a bot has been asked about it
    bot_reply: OfferReply | None = None  # until it is due
    reply_at: int = 0


class OfferUpdate(msgspec.Struct, omit_defaults=True):
    """A message to the other processes: a new offer, a closed offer, or a request for all open offers."""

    process: str
    offer: str = ""  # empty: a request for all open offers
    line: list[tuple[int, Any]] = []
    at: int = 0
    instead_of: str = ""
    gone: OfferGone | None = None


class OpenOffers:
    """The open offers of one match. `process` identifies this process among those that serve the match."""

    def __init__(self, shared: SharedState, broadcast: Broadcast, luck: Luck, process: str = "") -> None:
        self.shared = shared
        self.broadcast = broadcast
        self.luck = luck
        self.process = process
        self.pending: dict[str, PendingOffer] = {}
        self.unlogged: list[OfferGone] = []  # void offers that are not in the log yet

    def add(self, line: list[tuple[int, Any]], now: int, instead_of: str = "") -> Script[str]:
        """Store, announce and publish an offer; return its id. Raise `Refusal` as `_store` does."""
        id = f"{random_53_bits(self.luck):014x}"
        yield from self._store(id, line, now, instead_of)
        yield make_publish(OfferUpdate(self.process, id, line, now, instead_of))
        return id

    def _store(self, id: str, line: list[tuple[int, Any]], at: int, instead_of: str) -> Script[None]:
        """Store an offer and announce it. Raise `Refusal` if the answers put no question to another seat."""
        attempt = self.shared.started_match.try_dialogue(line)
        seat, to = line[-1][0], asked_seat_of(attempt.table)
        if to in (TABLE, seat) or len(attempt.rows) != len(line):
            raise Refusal("not_an_offer")
        words = [word for word, _ in attempt.words]
        own_words = [word for word, (speaker, _) in zip(words, line, strict=True) if speaker == seat]
        first = pending_frames(attempt.table, to)[:1]
        ask = worded_ask(attempt.table, to)
        offered = Offered(offer=id, seat=seat, to=to, say=own_words, ask=ask, pending=first, instead_of=instead_of)
        self.pending[id] = PendingOffer(offered, line, words, at)
        yield from self.broadcast.send_by_seat(lambda to: encoder.encode(offer_for_seat(offered, to)))

    def visible_to(self, seat: int) -> list[Offered]:
        return [offer_for_seat(offer.offered, seat) for offer in self.pending.values()]

    # the end of offers

    def close(self, gone: OfferGone) -> Script[None]:
        """Remove a closed offer here and in the other processes, which cannot detect its end themselves."""
        yield from self._remove(gone)
        yield make_publish(OfferUpdate(self.process, gone.offer, gone=gone))

    def _remove(self, gone: OfferGone) -> Script[None]:
        if self.pending.pop(gone.offer, None) is not None:
            yield from self.broadcast.send_to_all(gone)

    def void(self, offer: PendingOffer) -> Script[None]:
        """Remove a void offer. Every process detects this itself; the leader logs it later."""
        gone = make_offer_gone(offer, "void")
        self.unlogged.append(gone)
        yield from self._remove(gone)

    def void_offers_of(self, seats: set[int]) -> Script[None]:
        for offer in list(self.pending.values()):
            if {offer.offered.seat, offer.offered.to} & seats:
                yield from self.void(offer)

    def on_answer(self, applied: Applied) -> Script[None]:
        """After an answer or undo by any process, close the offers it accepted, and void those no longer legal.

        Counter-offers of bots are valid only in the current turn, as the bot's valuation may change with the next.
        """
        words = [word for word, _ in applied.words]
        turned = any(fact[0] == "turn" for fact in applied.facts)
        for offer in list(self.pending.values()):
            if words[: len(offer.words)] == offer.words and len(words) > len(offer.words):
                yield from self._remove(make_offer_gone(offer, "accepted"))
            elif (turned and offer.offered.instead_of) or not self._is_legal(offer):
                yield from self.void(offer)

    def _is_legal(self, offer: PendingOffer) -> bool:
        try:
            return asked_seat_of(self.shared.started_match.try_dialogue(offer.line).table) == offer.offered.to
        except IllegalAnswer:
            return False

    # other processes

    def request_known_offers(self) -> Script[None]:
        """Ask the other processes for the offers made before this process loaded the table."""
        yield make_publish(OfferUpdate(self.process))

    def on_update(self, message: str) -> Script[None]:
        """Handle a message of another process; this process's own messages are ignored."""
        update = msgspec.json.decode(message, type=OfferUpdate)
        if update.process == self.process or self.shared.match is None:
            return
        if update.gone is not None:
            yield from self._remove(update.gone)
        elif not update.offer:
            for id, offer in list(self.pending.items()):
                yield make_publish(OfferUpdate(self.process, id, offer.line, offer.at, offer.offered.instead_of))
        elif update.offer not in self.pending:
            with suppress(IllegalAnswer, Refusal):  # no longer legal here
                yield from self._store(update.offer, update.line, update.at, update.instead_of)


def make_publish(update: OfferUpdate) -> Publish:
    return Publish(msgspec.json.encode(update).decode())


def make_offer_gone(offer: PendingOffer, why: str, reason: str = "", about: dict[str, int] | None = None) -> OfferGone:
    offered = offer.offered
    return OfferGone(offer=offered.offer, seat=offered.seat, to=offered.to, why=why, reason=reason, about=about or {})


def offer_for_seat(offer: Offered, seat: int) -> Offered:
    """Return the offer as sent to `seat`: only the seat that has to reply receives the choices."""
    if seat == offer.to:
        return offer
    ask = Ask(offer.ask.ask, offer.ask.seat, offer.ask.of, about=offer.ask.about)
    return msgspec.structs.replace(offer, ask=ask)

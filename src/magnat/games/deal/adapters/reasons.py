# mypyc: skip
"""Reasons for the review of Deal."""

from typing import Any, Final

from magnat.analysis.reasons import AnswerReason, Comparison, Measure, Rule, score_reason
from magnat.games.deal.edition import BANK, CARD
from magnat.games.deal.payment import PayWith
from magnat.games.deal.table import Deal
from magnat.games.deal.turn import Play
from magnat.kernel import Question

END_OF_PLAYS: Final = 0
NO_CARD: Final = -1


def broken_set_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a payment breaks a complete group that the better payment keeps, or None."""
    if not isinstance(c.question, PayWith):
        return None
    then, kept, left = [each.complete_colours(c.seat) for each in (c.before, c.better, c.actual)]
    return AnswerReason("set_broken", {"seat": c.seat}) if then & kept & ~left else None


def unused_plays_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the turn was ended with plays left, or None."""
    if not isinstance(c.question, Play) or c.given != END_OF_PLAYS or c.best == END_OF_PLAYS:
        return None
    return AnswerReason("plays_left", {"count": c.before.edition.plays - c.before.plays})


def banked_card_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a card was put into the bank that the better answer uses, or None."""
    if not isinstance(c.question, Play) or c.given < CARD or c.best < CARD:
        return None
    size = c.before.edition.size
    (given, card), (best, other) = [divmod(choice - CARD, size) for choice in (c.given, c.best)]
    return AnswerReason("card_banked", {"card": card}) if card == other and given == BANK != best else None


def measure_facts(t: Deal, seat: int) -> list[Measure]:
    return [
        Measure("bank", t.bank_total(seat), is_money=True),
        Measure("laid", t.worth(seat) - t.bank_total(seat), is_money=True),
        Measure("cards", len(t.hands[seat])),
    ]


def card_of_answer(question: Question[Any], t: Deal, answer: int) -> int:
    """Return the card that an answer plays, gives or takes; -1 if it names none."""
    size = t.edition.size
    if isinstance(question, Play):
        return (answer - CARD) % size if answer >= CARD else NO_CARD
    return answer if question.answer_kind == "card" and answer < size else NO_CARD


RULES: Final[tuple[Rule, ...]] = (broken_set_reason, score_reason, unused_plays_reason, banked_card_reason)

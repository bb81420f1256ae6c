# mypyc: skip
"""Reasons for the review of Deal."""

from typing import Any, Final

from magnat.analysis.reasons import AnswerReason, Comparison, Measure, Rule, collecting_rule, score_reason
from magnat.games.deal.edition import BANK, BANKED, CARD
from magnat.games.deal.payment import PayWith
from magnat.games.deal.table import Deal
from magnat.games.deal.turn import Play
from magnat.kernel import Question

END_OF_PLAYS: Final = 0
NO_CARD: Final = -1
PAYMENTS: Final = (PayWith,)


def broken_set_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a payment breaks a complete group that the better payment keeps, or None."""
    if not isinstance(c.question, PayWith):
        return None
    then, kept, left = [each.complete_colours(c.seat) for each in (c.before, c.better, c.actual)]
    return AnswerReason("set_broken", {"seat": c.seat}) if then & kept & ~left else None


def overpaid_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a payment gives away more than the better one, or None."""
    if not isinstance(c.question, PayWith):
        return None
    paid, enough = [c.before.worth(c.seat) - each.worth(c.seat) for each in (c.actual, c.better)]
    return AnswerReason("overpaid", {"amount": paid, "instead": enough}) if paid > enough else None


def missing_cards_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the seat lacks fewer cards, or else another player more, for the next complete group."""
    for p in (c.seat, *[p for p in range(len(c.before.hands)) if p != c.seat]):
        then, now = count_missing(c.actual, p), count_missing(c.better, p)
        if p == c.seat and now < then:
            return AnswerReason("missing_mine", {"seat": p, "count": now, "less": then})
        if p != c.seat and then < now:
            return AnswerReason("missing_theirs", {"seat": p, "count": then, "less": now})
    return None


def count_missing(t: Deal, seat: int) -> int:
    """Return the fewest cards that the seat lacks for another complete group."""
    e, complete = t.edition, t.complete_colours(seat)
    missing = {colour: size for colour, size in enumerate(e.sizes[: e.unassigned]) if not complete >> colour & 1}
    for colour, *cards in t.groups[seat]:
        if colour in missing:
            held = len([card for card in cards if card < e.properties])
            missing[colour] = min(missing[colour], e.sizes[colour] - held)
    return min(missing.values(), default=0)


def unused_plays_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if the turn was ended with plays left, or None."""
    if not isinstance(c.question, Play) or c.given != END_OF_PLAYS or c.best == END_OF_PLAYS:
        return None
    return AnswerReason("plays_left", {"count": c.before.edition.plays - c.before.plays})


def banked_card_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a card with an effect was put into the bank, and the better answer does not do so, or None."""
    e = c.before.edition
    if not isinstance(c.question, Play) or c.given < CARD:
        return None
    way, card = divmod(c.given - CARD, e.size)
    if way != BANK or e.how_played[card] == BANKED or card in c.better.banks[c.seat]:
        return None
    return AnswerReason("card_banked", {"card": card})


def paid_property_reason(c: Comparison) -> AnswerReason | None:
    """Return a reason if a payment takes more out of the properties than the better one, or None."""
    if not isinstance(c.question, PayWith):
        return None
    left, kept = [each.worth(c.seat) - each.bank_total(c.seat) for each in (c.actual, c.better)]
    return AnswerReason("property_paid", {"amount": kept - left}) if kept > left else None


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


RULES: Final[tuple[Rule, ...]] = (
    broken_set_reason,
    score_reason,
    missing_cards_reason,
    paid_property_reason,
    overpaid_reason,
    collecting_rule(Deal.worth),
    banked_card_reason,
    unused_plays_reason,
)

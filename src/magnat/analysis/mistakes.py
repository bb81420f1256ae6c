"""Kinds of mistakes: the subject of an answer and the direction in which it went wrong.

The kinds are few and the same in all games, so that they can be aggregated over a player's games:
the same question is rarely answered wrongly twice.
"""

from typing import Any, Final

from magnat.kernel import Question
from magnat.mechanics.auction import Bid
from magnat.mechanics.buildings import decode_levels
from magnat.record import kind_of

MISTAKE_KINDS: Final = (
    *("bids_too_high", "bids_too_low", "buys_too_much", "buys_too_little", "agrees_too_soon", "refuses_too_soon"),
    *("builds_too_much", "builds_too_little", "wrong_site", "wrong_card", "holds_cards_back", "wrong_target"),
    *("wrong_way", "wrong_payment", "raises_money_badly", "stays_silent", "objects_in_vain", "jail", "other"),
)
# By verb: the mistake of giving this answer, and the mistake of not giving it.
KINDS_BY_VERB: Final = {
    "buy": ("buys_too_much", "buys_too_little"),
    "buy_bargain": ("buys_too_much", "buys_too_little"),
    "accept": ("agrees_too_soon", "refuses_too_soon"),
    "build": ("builds_too_much", "builds_too_little"),
    "say_no": ("objects_in_vain", "stays_silent"),
    "hands_off": ("objects_in_vain", "stays_silent"),
    "bust": ("objects_in_vain", "stays_silent"),
    "reverse": ("objects_in_vain", "stays_silent"),
    "contest": ("objects_in_vain", "stays_silent"),
    "claim": ("objects_in_vain", "stays_silent"),
    "play": ("wrong_card", "holds_cards_back"),
    "office": ("wrong_card", "holds_cards_back"),
    "mortgage": ("raises_money_badly", "raises_money_badly"),
    "sell": ("raises_money_badly", "raises_money_badly"),
    "lift": ("raises_money_badly", "raises_money_badly"),
    "in_kind": ("wrong_payment", "wrong_payment"),
    "trip": ("wrong_way", "wrong_way"),
    "swap": ("wrong_way", "wrong_way"),
    "evolve": ("wrong_way", "wrong_way"),
}
KINDS_BY_QUESTION: Final = {
    "leave_jail": "jail",
    "mortgage": "raises_money_badly",
    "lift": "raises_money_badly",
    "sell_building": "raises_money_badly",
    "settle_debt": "raises_money_badly",
    "pay_with": "wrong_payment",
    "in_kind": "wrong_payment",
    "in_kind_value": "wrong_payment",
    "excess": "wrong_card",
    "travel_to": "wrong_way",
    "hyperdrive": "wrong_way",
    "jump_to": "wrong_way",
    "choose_movers": "wrong_way",
    "pick_group": "wrong_site",
    "build": "wrong_site",
    "place": "wrong_site",
    "place_house": "wrong_site",
}
KINDS_BY_ANSWER_KIND: Final = {
    "card": "wrong_card",
    "seat": "wrong_target",
    "space": "wrong_target",
    "group": "wrong_target",
}
MAX_STREETS_PER_GROUP: Final = 8
PLAY_QUESTION: Final = "play"  # one answer for a card and its target; answer 0 ends the turn


def kind_of_mistake(question: Question[Any], answer: int, best: int) -> str:
    """Return one of `MISTAKE_KINDS` for an answer that was not the best."""
    if isinstance(question, Bid):
        return "bids_too_high" if answer > best else "bids_too_low"
    if question.answer_kind == "levels":
        return kind_of_order(question, answer, best)
    if question.answer_kind == PLAY_QUESTION:
        return "wrong_card" if answer else "holds_cards_back"
    kind = kind_of(type(question))
    if kind in KINDS_BY_QUESTION:
        return KINDS_BY_QUESTION[kind]
    if question.answer_kind == "verb":
        verb, better = question.verbs[answer], question.verbs[best]
        if better in KINDS_BY_VERB:
            return KINDS_BY_VERB[better][1]
        return KINDS_BY_VERB[verb][0] if verb in KINDS_BY_VERB else "other"
    return KINDS_BY_ANSWER_KIND.get(question.answer_kind, "other")


def kind_of_order(question: Any, answer: int, best: int) -> str:
    """Return the kind of mistake of a building or selling order for a group."""
    if question.selling:
        return "raises_money_badly"
    built, better = (sum(decode_levels(order, MAX_STREETS_PER_GROUP)) for order in (answer, best))
    if built == better:
        return "wrong_site"
    return "builds_too_much" if built > better else "builds_too_little"

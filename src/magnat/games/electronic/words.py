# mypyc: skip
"""Electronic: what its ints mean, for the texts. See `magnat.texts.words` for the shape of this file."""

from typing import Any, Final

from magnat.games.electronic.effects import FineOrChance
from magnat.games.electronic.turn import BUY, BuyOrAuction, ClaimRent, LeaveJail
from magnat.mechanics.building import Contest, Order, levels_of, opening_price, scarce_kind
from magnat.mechanics.debt import AnswerInKind, HowToPay, SettleDebt
from magnat.mechanics.mortgage import KeepOrLift, Lift, Mortgage
from magnat.mechanics.property import bits
from magnat.mechanics.trade import Item, Offer, Reply

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "dealt": ("space", "price:money"),
    "threw_to_start": ("a:die", "b:die"),
    "starts": (),
    "turn": ("turn:number",),
    "threw": ("a:die", "b:die"),
    "third_double": (),
    "moved": ("space",),
    "moved_back": ("space",),
    "salary": ("amount:money",),
    "taxed": ("space", "amount:money"),
    "jailed": (),
    "escaped": (),
    "stayed": (),
    "third_failure": (),
    "paid_fine": ("amount:money",),
    "used_jail_card": ("deck",),
    "bought": ("space", "price:money"),
    "declined": ("space",),
    "won_auction": ("lot", "price:money"),
    "rent": ("space", "amount:money", "owner:seat"),
    "claimed": ("visitor:seat", "amount:money"),
    "waived": ("visitor:seat", "amount:money"),
    "claim_lapsed": ("visitor:seat", "amount:money"),
    "short": ("amount:money", "to:seat"),
    "bankrupt": ("creditor:seat",),
    "left": (),
    "time_up": (),
    "counted": ("worth:money",),
}

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "deal_deed": (),
    "throw_to_start": (),
    "before_throw": ("again:flag",),
    "leave_jail": ("attempt:number", "left:money"),
    "throw": (),
    "buy_or_auction": ("space", "left:money", "enough:flag"),
    "claim_rent": ("visitor:seat", "amount:money"),
    "after_move": (),
    "meanwhile": (),
    "poll": (),
    "outside": (),
    "fine_or_chance": ("amount:money", "left:money", "enough:flag"),
    "mortgage": ("value:money",),
    "lift": ("cost:money", "left:money"),
    "keep_or_lift": ("deed:space", "interest:money", "cost:money"),
    "order": ("group", "selling:flag", "each:money", "cost:money"),
    "contest": ("asker:seat", "group", "piece:lot", "opening:money"),
    "item": ("other:seat", "items", "items_mine:flag"),
    "send": ("other:seat", "cash:sum", "given:items", "taken:items"),
    "reply": ("other:seat", "cash:sum", "given:items", "taken:items"),
    "how_to_pay": ("amount:money", "to:seat", "left:money"),
    "settle_debt": ("amount:money", "to:seat", "missing:money"),
    "answer_in_kind": ("amount:money", "debtor:seat", "deed:space", "value:money", "whole:flag"),
}

MONEY: Final = (("m", 1000), ("k", 1))  # the table counts in thousands
NAMES: Final = {"deck": ("chance", "chest")}
EFFECTS: Final = ("amount:money", "apartment:money", "hotel:money", "spaces:number", "space")
CONSTANTS: Final = ("salary:money", "fine:money")

SPOKEN: Final = {
    "fr": {
        "Rue": "la rue",
        "Avenue": "l’avenue",
        "Boulevard": "le boulevard",
        "Faubourg": "le faubourg",
        "Place": "la place",
        "Gare": "la gare",
        "Compagnie": "la compagnie",
        "Départ": "la case Départ",
        "Prison": "la prison",
        "Parc": "le Parc",
        "Chance": "une case Chance",
        "Caisse": "une case Caisse",
        "Impôts": "les impôts",
        "Taxe": "la taxe",
        "Allez": "la case Allez",
    },
    "en": {"Electric": "the Electric", "Water": "the Water"},
}


def at_stake(question: Any, t: Any) -> dict[str, int]:
    """What a question is about, beyond its own fields."""
    if isinstance(question, BuyOrAuction):
        return {"enough": t.cash[question.seat] >= t.edition.prices[question.space]}
    if isinstance(question, FineOrChance):
        return {"enough": t.cash[question.seat] >= question.amount}
    if isinstance(question, LeaveJail):
        return {"attempt": t.jailed[question.seat]}
    if isinstance(question, ClaimRent):
        i = t.claim_of(question.seat)
        return {"visitor": t.claims[i + 1], "amount": t.claims[i + 2]} if i >= 0 else {}
    if isinstance(question, SettleDebt):
        return {"missing": question.amount - t.cash[question.seat]}
    if isinstance(question, AnswerInKind):
        return {"whole": question.value >= question.amount}
    if isinstance(question, KeepOrLift):
        deed = bits(question.deeds)[0]
        return {"deed": deed, "interest": t.interest(deed), "cost": t.lift_on_receipt(deed)}
    if isinstance(question, Order):
        return {"each": t.edition.build_costs[question.group] // (2 if question.selling else 1)}
    if isinstance(question, Contest):
        piece = scarce_kind(t, question.asker, question.group, question.code)
        return {"piece": piece, "opening": opening_price(t, question.asker, piece)}
    if isinstance(question, Offer):
        proposer = question.other if isinstance(question, Reply) else question.seat
        given = question.items & t.tradable(proposer)
        return {"given": given, "taken": question.items & ~given}
    return {}


def follows(question: Any, t: Any, answer: int) -> dict[str, int]:
    """What an answer costs, brings or leaves."""
    if isinstance(question, BuyOrAuction) and answer == BUY:
        return {"left": t.cash[question.seat] - t.edition.prices[question.space]}
    if isinstance(question, LeaveJail):
        return {"left": t.cash[question.seat] - t.edition.fine}
    if isinstance(question, FineOrChance | HowToPay):
        return {"left": t.cash[question.seat] - question.amount}
    if isinstance(question, Mortgage):
        return {"value": t.edition.mortgages[answer]}
    if isinstance(question, Lift):
        cost = t.lift_cost(answer)
        return {"cost": cost, "left": t.cash[question.seat] - cost}
    if isinstance(question, Order):
        streets = t.edition.members[question.group]
        levels = sum(levels_of(answer, len(streets))) - sum([t.level[space] for space in streets])
        return {"cost": abs(levels) * at_stake(question, t)["each"]}
    if isinstance(question, Item):
        return {"items_mine": t.tradable(question.seat) >> answer & 1}
    return {}

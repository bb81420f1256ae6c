# mypyc: skip
"""The meaning of Empire's ints, for the texts. See `magnat.texts.vocabulary` for the structure of this file."""

from typing import Final

from magnat.games.empire.decks import DECKS
from magnat.games.empire.table import Empire

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "rolled": ("a:die", "b:die", "symbol:flag"),
    "third_double": (),
    "escaped": (),
    "stayed": (),
    "third_failure": (),
    "paid_bail": ("amount:money",),
    "used_jail_card": (),
    "bought": ("space", "price:money"),
    "declined": ("space",),
    "won_auction": ("lot", "price:money"),
    "rent": ("space", "amount:money", "owner:seat"),
    "no_rent": ("space", "owner:seat"),
    "none_left": ("space",),
    "short": ("amount:money", "to:seat"),
    "debt_lapsed": ("amount:money", "to:seat"),
    "sent_back": ("tile",),
    "handed_over": ("tile", "to:seat"),
    "bonus_office": ("group",),
    "no_office_left": ("group",),
    "bought_office": ("price:money",),
    "filled": ("tile", "height:number"),
    "wants_swap": ("a:seat", "b:seat"),
    "swapped": ("a:seat", "b:seat"),
    "taxed": ("target:seat",),
    "paid_trip": ("price:money",),
    "took": ("card",),
    "took_known": ("card",),
    "empire_pile_empty": (),
    "played": ("card", "target:seat"),
    "aimed": ("card", "target:seat"),
    "answered": ("card",),
    "named_colour": ("group",),
    "free_tile": ("space",),
    "casino": ("a:die", "b:die", "symbol:flag"),
    "casino_tie": ("other:seat",),
    "offered_card": ("other:seat", "price:money"),
    "asked_card": ("other:seat", "price:money"),
    "sold_card": ("buyer:seat", "price:money"),
    "proposed": ("other:seat", "deal", "cash:sum"),
    "accepted": ("other:seat",),
    "left": (),
    "drawn": ("turns:number",),
}

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "before_roll": ("again:flag",),
    "leave_jail": ("attempt:number", "left:money", "holder:seat"),
    "meanwhile": ("active:seat",),
    "poll": ("active:seat",),
    "against": ("card",),
    "swap_or_move": ("spaces:number",),
    "pick_tower": ("other:seat", "second:flag"),
    "buy_or_auction": ("space", "enough:flag", "left:money"),
    "bust_deal": ("buyer:seat", "space"),
    "pay_or_reverse": ("owner:seat", "rent:money", "left:money", "enough:flag", "brand:flag"),
    "parking": ("left:money",),
    "casino_opponent": ("prize:money",),
    "casino_roll": ("other:seat",),
    "card_price": ("other:seat", "selling:flag"),
    "answer_offer": ("other:seat", "price:money", "selling:flag"),
    "trade_tiles": ("other:seat",),
    "trade_cash": ("other:seat",),
    "answer_trade": ("other:seat", "deal", "cash:sum"),
    "say_no": ("other:seat", "act", "tile", "counters:flag"),
}

MONEY: Final = (("k", 1),)  # amounts are in thousands
NAMES: Final = {
    "deck": ("chance", "empire"),
    "act": ("swap", "takeover", "tax", "reverse", "demand", "bust", "crash", "fire"),
    "deal": ("none", "give", "take", "exchange"),
}
EFFECTS: Final = DECKS.text_arguments()
CONSTANTS: Final = (
    "step:money", "office:money", "trip:money", "bail:money", "fine:money", "levels:number", "empire_cards:number",
)  # fmt: skip

SHOWN: Final = ("towers", "heights", "jailed")


def shown(t: Empire) -> dict[str, list[int]]:
    """Return the printed scale, and by seat the value of the tower and the current rent of its brands."""
    values = [t.printed(p) for p in range(len(t.towers))]
    rents = [0 if t.jailed[p] else value for p, value in enumerate(values)]  # EMP-JAIL-03
    return {"scale": t.e.scale, "value": values, "rent": rents}

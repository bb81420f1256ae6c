# mypyc: skip
"""The meaning of Electronic's ints, for the texts. See `magnat.texts.vocabulary` for the structure of this file."""

from typing import Final

from magnat.games.electronic.decks import DECKS
from magnat.games.electronic.table import Electronic
from magnat.mechanics.trade import interest_on

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "paid_building": ("group", "cost:money"),
    "received_building": ("group", "value:money"),
    "contested": ("group",),
    "dealt": ("space", "price:money"),
    "threw": ("a:die", "b:die"),
    "third_double": (),
    "moved_back": ("space",),
    "taxed": ("space", "amount:money"),
    "escaped": (),
    "stayed": (),
    "third_failure": (),
    "paid_fine": ("amount:money",),
    "bought": ("space", "price:money"),
    "declined": ("space",),
    "won_auction": ("lot", "price:money"),
    "rent": ("space", "amount:money", "owner:seat"),
    "claimed": ("visitor:seat", "amount:money"),
    "waived": ("visitor:seat", "amount:money"),
    "short": ("amount:money", "to:seat"),
    "bankrupt": ("creditor:seat",),
    "left": (),
    "time_up": (),
    "turn_limit": ("turns:number",),
    "bankruptcies": ("count:number",),
    "counted": ("worth:money",),
}

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "pick_group": ("selling:flag",),
    "order": ("group", "selling:flag", "each:money", "cost:money"),
    "contest": ("asker:seat", "group", "piece:lot", "opening:money"),
    "place": ("kind:lot",),
    "before_throw": ("again:flag",),
    "leave_jail": ("attempt:number", "left:money"),
    "buy_or_auction": ("space", "left:money", "enough:flag"),
    "claim_rent": ("visitor:seat", "amount:money"),
    "fine_or_chance": ("amount:money", "left:money", "enough:flag"),
}

MONEY: Final = (("m", 1000), ("k", 1))  # amounts are in thousands
NAMES: Final = {"deck": ("chance", "chest")}
EFFECTS: Final = DECKS.text_arguments()
CONSTANTS: Final = ("salary:money", "fine:money", "top:number")

SHOWN: Final = ("owner", "deeds", "complete", "level", "mortgaged")


def shown(t: Electronic) -> dict[str, list[int]]:
    """Return, by space, the rent (at a utility, per point of the throw) and the interest due when it changes hands."""
    return {
        "rent": [t.rent_on_deed(space) if p >= 0 else 0 for space, p in enumerate(t.owner)],
        "interest": [interest_on(t, 1 << space) for space in range(t.edition.size)],
    }

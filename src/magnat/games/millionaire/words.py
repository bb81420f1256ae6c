# mypyc: skip
"""The vocabulary of Millionaire: the meaning of its ints, for the texts. See `magnat.texts.vocabulary`."""

from typing import Final

from magnat.games.millionaire.decks import DECKS
from magnat.games.millionaire.table import Millionaire
from magnat.mechanics.trade import interest_on

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "chose_movers": ("token",),
    "threw": ("a:die", "b:die"),
    "third_double": (),
    "moved": ("space", "past_go:flag"),
    "salary": ("amount:money",),
    "evolved": ("stars:number", "amount:money"),
    "rose": ("stars:number",),
    "sank": ("stars:number",),
    "escaped": (),
    "stayed": (),
    "third_failure": (),
    "paid_fine": ("amount:money",),
    "took_fortune": ("card",),
    "kept_fortune": (),
    "used_fortune": ("card",),
    "played_fortune": ("card",),
    "said_no": ("card",),
    "aimed": ("space", "victim:seat"),
    "stole": ("space", "victim:seat"),
    "swapped": ("given:space", "space", "victim:seat"),
    "chose": ("other:seat",),
    "threw_for_card": ("a:die", "b:die"),
    "nowhere": (),
    "bought": ("space", "price:money"),
    "declined": ("space",),
    "won_auction": ("lot", "price:money"),
    "took_unsold": ("space", "price:money"),
    "built": ("space", "level", "cost:sum"),
    "sold_building": ("space", "level", "value:money"),
    "rent": ("space", "amount:money", "owner:seat"),
    "short": ("amount:money", "to:seat"),
    "bankrupt": ("creditor:seat",),
    "out": (),
    "left": (),
    "million": ("amount:money",),
    "ranked": ("place:number", "amount:money"),
    "turn_cap": ("turns:number",),
}

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "before_throw": ("again:flag",),
    "leave_jail": ("attempt:number", "must_pay:flag", "left:money", "enough:flag"),
    "keep_or_evolve": ("full:money", "less:money", "stars:number"),
    "take_fortune": ("space",),
    "buy_or_auction": ("space", "left:money", "enough:flag"),
    "build": ("cost:money", "left:money", "next:level"),
    "sell_building": ("value:money",),
    "take_in_exchange": ("given:space",),
    "say_no": ("other:seat", "threat", "stands:flag", "amount:money", "deed:space", "given:space"),
    "choose_player": ("amount:money", "collects:flag"),
    "throw_for_business": ("amount:money", "at_three:number", "at_five:number"),
}

MONEY: Final = (("m", 1000), ("k", 1))  # the table counts in thousands
NAMES: Final = {
    "deck": ("chance", "lifestyle", "fortune"),
    "token": ("two_wheeler", "plane", "car", "boat"),
    "threat": ("money", "theft", "swap"),
}
EFFECTS: Final = DECKS.text_arguments()
CONSTANTS: Final = ("fine:money", "evolution:money", "target:money", "opening:money", "top:number")

SHOWN: Final = ("owner", "complete", "level", "mortgaged")


def shown(t: Millionaire) -> dict[str, list[int]]:
    """Return the rent of each space now, and the interest due on receiving it if mortgaged."""
    return {
        "rent": [t.rent_due(space) if p >= 0 else 0 for space, p in enumerate(t.owner)],
        "interest": [interest_on(t, 1 << space) for space in range(t.edition.size)],
    }

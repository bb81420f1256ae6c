# mypyc: skip
"""The vocabulary of Star Wars: the meaning of its ints, for the texts. See `magnat.texts.vocabulary`."""

from typing import Final

from magnat.games.star_wars import EDITION
from magnat.games.star_wars.decks import DECKS
from magnat.games.star_wars.edition import SIDES
from magnat.games.star_wars.table import StarWars

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "chose_side": ("side",),
    "on_side": ("side",),
    "alone": ("cards:number",),
    "chose_token": ("token",),
    "chose_symbol": ("symbol",),
    "rolled": ("a:die", "b:die"),
    "third_double": (),
    "moved_back": ("space",),
    "taxed": ("space", "amount:money"),
    "escaped": (),
    "stayed_in_jail": (),
    "third_failure": (),
    "paid_fine": ("amount:money",),
    "used_card": ("card",),
    "bought": ("space", "price:money"),
    "declined": ("space",),
    "won_auction": ("lot", "price:money"),
    "rent": ("space", "amount:money", "owner:seat"),
    "no_rent": ("space", "owner:seat"),
    "claimed": ("visitor:seat", "amount:money", "space"),
    "surrendered": ("space", "to:seat", "amount:money"),
    "paid_all": ("amount:money", "to:seat", "due:money"),
    "forgiven": ("amount:money", "to:seat"),
    "dealt_force": ("card",),
    "drew_force": ("card",),
    "drew_chance": ("deck", "card", "side"),
    "no_card": ("side",),
    "reshuffled": ("side",),
    "played": ("card",),
    "said_no": ("card",),
    "lost_force": ("card",),
    "extorted": ("other:seat", "amount:money"),
    "hunted_down": ("other:seat",),
    "aimed": ("space", "owner:seat"),
    "replaced": ("space", "owner:seat"),
    "destroyed": ("space", "owner:seat"),
    "swapped": ("own:space", "theirs:space", "other:seat"),
    "settled": ("space",),
    "evacuated": ("space",),
    "jumped": ("space",),
    "stayed_in_hyperspace": ("space",),
    "hunted": ("space", "owner:seat"),
    "turn_limit": ("turns:number",),
    "counted": ("bases:number",),
    "best_placed": ("space",),
    "won": ("side", "rebels:number", "empire:number"),
}

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "before_roll": ("again:flag",),
    "leave_jail": ("attempt:number", "left:money"),
    "buy_or_auction": ("space", "left:money", "enough:flag"),
    "auction_bid": ("lot", "high:money", "holder:seat", "passing:flag", "playing:flag"),
    "claim_rent": ("visitor:seat", "amount:money", "space"),
    "draw_force": ("side",),
    "draw_chance": ("side",),
    "play_force": ("card",),
    "short_of_cash": ("amount:money", "to:seat", "missing:money", "best:space", "base:flag"),
    "just_say_no": ("other:seat", "threat", "space", "own:space", "amount:money", "stands:flag"),
    "hyperdrive": ("staying:flag", "price:money"),
    "bounty_hunter": ("owner:seat", "price:money"),
    "extort": ("amount:money",),
    "swap_with": ("own:space",),
}

MONEY: Final = (("credits", 1),)
NAMES: Final = {
    "deck": ("force", "chance"),
    "side": SIDES,
    "token": tuple(EDITION.tokens),
    "symbol": tuple(EDITION.symbols),
    "threat": ("pay", "replace", "destroy", "exchange", "jail"),
}
EFFECTS: Final = DECKS.text_arguments()
CONSTANTS: Final = ("salary:money", "fine:money")

SHOWN: Final = ("owner", "side", "jailed")


def shown(t: StarWars) -> dict[str, list[int]]:
    """Return the rent of each space now for an enemy and for an ally of its owner; 0 while the owner is in Jail."""
    earns = [p >= 0 and not t.jailed[p] for p in t.owner]
    rents = [
        [t.rent_on_space(space, ally) if earns[space] else 0 for space in range(len(earns))] for ally in (False, True)
    ]
    return {"rent": rents[0], "ally_rent": rents[1]}

# mypyc: skip
"""Empire: what its ints mean, for the texts. See `magnat.texts.words` for the shape of this file."""

from typing import Final

from magnat.games.empire.attacks import Bust, Crash, Demand, Fire, ReverseRent, SwapTops, TakeOver, TaxTower
from magnat.games.empire.brands import BARGAIN, BUY, BustDeal, BuyOrAuction, PayOrReverse
from magnat.games.empire.deals import AnswerOffer, AnswerTrade
from magnat.games.empire.move import Parking
from magnat.games.empire.swap import PickTower, SwapOrMove
from magnat.games.empire.table import Attack, Empire
from magnat.games.empire.turn import LeaveJail
from magnat.games.empire.windows import Against
from magnat.kernel import TABLE, Question
from magnat.mechanics.objection import Objection, SayNo

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "starts": (),
    "turn": ("turn:number",),
    "rolled": ("a:die", "b:die", "symbol:flag"),
    "third_double": (),
    "moved": ("space",),
    "salary": ("amount:money", "stopped:flag"),
    "jailed": (),
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
    "who_starts": (),
    "draw_empire": (),
    "before_roll": ("again:flag",),
    "leave_jail": ("attempt:number", "left:money", "holder:seat"),
    "after_landing": (),
    "meanwhile": ("active:seat",),
    "poll": ("active:seat",),
    "pick_card": (),
    "against": ("card",),
    "name_colour": (),
    "roll": (),
    "swap_or_move": ("spaces:number",),
    "pick_tower": ("other:seat", "second:flag"),
    "buy_or_auction": ("space", "enough:flag", "left:money"),
    "bust_deal": ("buyer:seat", "space"),
    "pay_or_reverse": ("owner:seat", "rent:money", "left:money", "enough:flag", "brand:flag"),
    "tax_rival": (),
    "parking": ("left:money",),
    "travel_to": (),
    "casino_opponent": ("prize:money",),
    "casino_roll": ("other:seat",),
    "offer_to": (),
    "card_price": ("other:seat", "selling:flag"),
    "answer_offer": ("other:seat", "price:money", "selling:flag"),
    "trade_with": (),
    "trade_tiles": ("other:seat",),
    "trade_cash": ("other:seat",),
    "answer_trade": ("other:seat", "deal", "cash:sum"),
    "say_no": ("actor:seat", "act", "tile", "counters:flag"),
    "outside": (),
}

MONEY: Final = (("k", 1),)  # the table counts in thousands
NAMES: Final = {
    "deck": ("chance", "empire"),
    "act": ("swap", "takeover", "tax", "reverse", "demand", "bust", "crash", "fire"),
    "deal": ("none", "give", "take", "exchange"),
}
EFFECTS: Final = ("amount:money", "reach:number", "tiles:number", "prize:money", "utility:space")
CONSTANTS: Final = ("step:money", "office:money", "trip:money", "bail:money", "fine:money", "levels:number")
ACTS: Final = (SwapTops, TakeOver, TaxTower, ReverseRent, Demand, Bust, Crash, Fire)  # in the order of the names

SPOKEN: Final = {
    "fr": {
        "Compagnie": "la Compagnie",
        "Départ": "la case Départ",
        "Prison": "la Prison",
        "Parc": "le Parc",
        "Chance": "une case Chance",
        "Carte": "une case Carte",
        "Taxe": "la Taxe",
        "Allez": "la case Allez",
    },
    "en": {
        "Electric": "the Electric",
        "Water": "the Water",
        "Chance": "a Chance space",
        "Empire": "an Empire",
        "Rival": "the Rival",
        "Tower": "the Tower",
    },
}


def at_stake(question: Question[Empire], t: Empire) -> dict[str, int]:
    """What a question is about, beyond its own fields."""
    if isinstance(question, SayNo):
        return _threat(question, t)
    if isinstance(question, BuyOrAuction):
        return {"enough": t.cash[question.seat] >= t.edition.prices[question.space]}
    if isinstance(question, PayOrReverse):
        return {"enough": t.cash[question.seat] >= question.rent, "brand": t.has_brand(question.seat)}
    if isinstance(question, LeaveJail):
        return {"attempt": t.jailed[question.seat], "holder": t.jail_card}
    if isinstance(question, BustDeal):
        return {"buyer": question.purchase.seat, "space": question.purchase.space}
    if isinstance(question, PickTower):
        return {"other": question.first, "second": question.first != TABLE}
    if isinstance(question, AnswerTrade):
        return {"deal": question.tiles}
    if isinstance(question, SwapOrMove | Against | AnswerOffer):
        return {}
    return {"active": t.active}


def follows(question: Question[Empire], t: Empire, answer: int) -> dict[str, int]:
    """What an answer costs or leaves."""
    cash = t.cash[question.seat] if question.seat != TABLE else 0
    if isinstance(question, BuyOrAuction):
        if answer == BARGAIN:
            return {"left": cash - t.edition.bargain_price(t.edition.bargains[0])}
        return {"left": cash - t.edition.prices[question.space]} if answer == BUY else {}
    if isinstance(question, LeaveJail):
        return {"left": cash - t.edition.bail}
    if isinstance(question, Parking):
        return {"left": cash - t.edition.trip}
    if isinstance(question, PayOrReverse):
        return {"left": cash - question.rent}
    if isinstance(question, PickTower) and question.first != TABLE:
        return _swap(t, question.first, answer)
    return {}


def _swap(t: Empire, first: int, second: int) -> dict[str, int]:
    """EMP-SWAP-05: the tiles that would change places, and both towers before and after, if nobody says no."""
    after = t.copy()
    after.exchange(first, second)
    found = {"gives": t.towers[first][t.top_brand(first)], "takes": t.towers[second][t.top_brand(second)]}
    for name, seat in (("first", first), ("second", second)):
        found[f"{name}_height"], found[f"{name}_worth"] = t.heights[seat], _printed(t, seat)
        found[f"{name}_height_after"], found[f"{name}_worth_after"] = after.heights[seat], _printed(after, seat)
    return found


def _printed(t: Empire, seat: int) -> int:
    """What the scale prints at the top of a tower; a winning one may rise above it (EMP-TOWER-05)."""
    scale = t.e.scale
    return scale[min(t.heights[seat], len(scale) - 1)]


def _threat(question: SayNo[Empire], t: Empire) -> dict[str, int]:
    """Who does what to whom, and the tile that is in danger."""
    act = question.case.effect
    while isinstance(act, Objection):
        act = act.effect
    assert isinstance(act, Attack)
    kind = next(i for i, each in enumerate(ACTS) if isinstance(act, each))
    p, tower = question.seat, t.towers[question.seat]
    tile = act.space if isinstance(act, Bust) else 0
    if act.touches(p) and tower and act.seat != p:
        tile = tower[-1 if isinstance(act, TaxTower) else t.top_brand(p)]
    actor = question.case.other if act.seat == p else act.seat
    return {"actor": actor, "act": kind, "tile": tile, "counters": act.seat == p}


SHOWN: Final = ("towers", "heights", "jailed")


def shown(t: Empire) -> dict[str, list[int]]:
    """What the scale prints at each height, what each tower is worth, and what a visitor of its brands owes now."""
    values = [_printed(t, p) for p in range(len(t.towers))]
    rents = [0 if t.jailed[p] else value for p, value in enumerate(values)]  # EMP-JAIL-03
    return {"scale": t.e.scale, "value": values, "rent": rents}

# mypyc: skip
"""The meaning of Deal's ints, for the texts. See `magnat.texts.vocabulary` for the structure of this file.

The French booklet uses two similar names: the action card « Joker ! » (`joker`) cancels an action,
a « Propriété Joker » (`wild`) is a property. Our texts call the latter a property of two colours or
of all colours, and use its printed name only in its title.
"""

from typing import Any, Final

from magnat.games.deal.actions import KINDS, PROPERTY, RENT, RENT_ANY, WILD
from magnat.games.deal.actions import MONEY as NOTE
from magnat.games.deal.edition import CARD, USE
from magnat.games.deal.rearrange import TURN
from magnat.games.deal.sets import rent
from magnat.games.deal.table import Deal
from magnat.languages import text_in

ALONE: Final = True

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "starts": (),
    "turn": ("turn:number",),
    "dealt": ("count:number",),
    "draws": ("count:number",),
    "drew": ("card",),
    "reshuffled": ("count:number",),
    "nothing_to_draw": (),
    "put_under": ("card",),
    "banked": ("card", "value:money"),
    "laid": ("card", "colour"),
    "played": ("card", "doubles:number"),
    "demanded": ("due:money", "debtor:seat"),
    "wants": ("card", "victim:seat"),
    "wants_swap": ("card", "victim:seat", "own:card"),
    "wants_group": ("colour", "victim:seat"),
    "laid_joker": ("card",),
    "cancelled": ("actor:seat",),
    "paid": ("amount:money", "to:seat", "due:money"),
    "paid_nothing": ("due:money", "to:seat"),
    "gave": ("card", "to:seat"),
    "placed": ("card", "colour"),
    "took_group": ("colour", "victim:seat"),
    "built": ("card", "colour"),
    "lost_building": ("card",),
    "rearranged": (),
    "turned": ("card", "colour"),
    "won": ("first:colour", "second:colour", "third:colour"),
    "counted": ("colours:number", "worth:money"),
    "exhausted": (),
    "idle": ("rounds:number",),
    "last_turn": ("turns:number",),
    "left": (),
}

GROUP: Final = ("colour", "held:number", "size:number", "due:money")
PAYMENT: Final = (
    "played:card", "due:money", "to:seat", "missing:money", "met:flag", "value:money", "from_bank:flag", "more:flag",
)  # fmt: skip

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("left:number",),
    "excess": ("over:number",),
    "name_colour": ("card",),
    "rent_for": ("card", "doubles:number", *GROUP),
    "demand_of": ("card", "due:money"),
    "take_property": ("victim:seat", "colour"),
    "swap_for": ("victim:seat", "colour"),
    "swap_away": ("wanted:card", "colour"),
    "take_group": ("victim:seat", *GROUP),
    "build_on": ("card", *GROUP),
    "lay_joker": ("actor:seat", "threat", "due:money", "card", "own:card", "colour", "played:card", "jokers:number"),
    "pay_with": PAYMENT,
    "place_wild": ("card", "other:seat"),
    "rearrange": ("steps:number",),
    "turn_to": ("card",),
    "exchange_with": ("card",),
}

MONEY: Final = (("m", 1),)  # amounts are in millions
COLOURS: Final = (
    "brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue", "station", "utility", "none",
)  # fmt: skip
NAMES: Final = {
    "colour": COLOURS,
    "threat": ("owe", "steal", "swap", "steal_group"),
    "way": ("use", "bank", "double", "quadruple"),
}
CONSTANTS: Final = ("hand:number",)


def own_kinds(e: Any) -> dict[str, int]:
    """Return the kinds of int that only this game has, with the number of values of each."""
    return {
        "card": e.size + 1,
        "group": e.size,
        "play": CARD + len(NAMES["way"]) * e.size,
        "rearrangement": TURN + 2 * e.size,
    }


def named(names: Any, name: str, kind: str, value: int) -> dict[str, Any] | None:
    """Return the text arguments for a card or an answer about cards; None for other kinds."""
    if kind == "card":
        return card(names, name, value)
    if kind == "group":  # a group is identified by its first card
        return {name: card(names, name, value)[name]}
    if kind == "play":
        if value < CARD:
            return {name: "", f"{name}_is": ("end", "rearrange")[value], f"{name}_value": "", f"{name}_colours": ""}
        way, number = divmod(value - CARD, names.edition.size)
        said = card(names, name, number)
        lays = way == USE and names.edition.kinds[number] <= WILD
        said[f"{name}_is"] = "lay" if lays else NAMES["way"][way]
        del said[f"{name}_text"]
        return said
    if kind == "rearrangement":
        if value < TURN:
            return {name: "", f"{name}_is": ("withdraw", "confirm")[value]}
        swap, number = divmod(value - TURN, names.edition.size)
        return {name: card(names, name, number)[name], f"{name}_is": "exchange" if swap else "turn"}
    return None


def card(names: Any, name: str, number: int) -> dict[str, Any]:
    """Return a card's title, text, kind, value and colours. The number after the last card means "enough"."""
    e, lang = names.edition, names.lang
    if number >= e.size:
        nothing = {f"{name}_text": "", f"{name}_value": "", f"{name}_colours": ""}
        return {name: names.line("enough"), f"{name}_is": "enough", **nothing}
    kind, value = e.kinds[number], names.money(e.values[number])
    colours = [i for i in range(e.unassigned) if e.colour_bits[number] >> i & 1]
    said = [names.line(f"colour-{NAMES['colour'][i]}") for i in colours]
    args = {
        "colours": names.line("colours-all") if len(colours) > 2 else " / ".join(said),
        "value": value,
        "amount": names.money(e.amounts[number]),
        "count": e.amounts[number],
    }
    if kind == PROPERTY:
        title = text_in(e.board.property[number], lang)
    elif kind in (WILD, NOTE, RENT, RENT_ANY):
        title = names.line(f"title-{KINDS[kind]}", args)
    else:
        title = next(text_in(a, lang) for a in e.board.action if e.names[number].startswith(a.name + "-"))
    text = names.line(f"text-{KINDS[kind]}", args)
    return {
        name: title,
        f"{name}_text": text,
        f"{name}_is": KINDS[kind],
        f"{name}_value": value,
        f"{name}_colours": args["colours"],
    }


SHOWN: Final = ("groups",)


def shown(t: Deal) -> dict[str, list[list[int]]]:
    """Return the current rent of each group including its buildings; 0 for wilds without a colour."""
    e = t.edition
    return {"rents": [[rent(e, group) if e.rents[group[0]] else 0 for group in groups] for groups in t.groups]}

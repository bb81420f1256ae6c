# mypyc: skip
"""Deal: what its ints mean, for the texts. See `magnat.texts.words` for the shape of this file.

Two names that the French booklet gives must not be mixed up: the action card « Joker ! » (`joker`) cancels, a
« Propriété Joker » (`wild`) is a property. In our texts the second one is always called a property of two colours or of
all colours, with its printed name in its title alone.
"""

from typing import Any, Final

from magnat.games.deal.actions import BuildOn
from magnat.games.deal.demands import RentFor, rent_of
from magnat.games.deal.edition import CARD, KINDS, PROPERTY, RENT, RENT_ANY, USE, WILD
from magnat.games.deal.edition import MONEY as NOTE
from magnat.games.deal.joker import LayJoker
from magnat.games.deal.payment import Owe, PayWith, PlaceWild, worth
from magnat.games.deal.pile import Excess
from magnat.games.deal.rearrange import TURN
from magnat.games.deal.sets import group_with, properties, rent
from magnat.games.deal.table import Deal
from magnat.games.deal.taking import Steal, StealGroup, Swap, SwapAway, SwapFor, TakeGroup, TakeProperty, Taking
from magnat.games.deal.turn import Play
from magnat.kernel import Frame, Question

ALONE: Final = True

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "starts": (),
    "dealt": ("count:number",),
    "draws": ("count:number",),
    "drew": ("card",),
    "reshuffled": ("count:number",),
    "nothing_to_draw": (),
    "put_under": ("card",),
    "turn": ("turn:number",),
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

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "draw_lots": (),
    "choose_first": (),
    "name_youngest": (),
    "draw_card": (),
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
    "pay_with": (
        "played:card",
        "due:money",
        "to:seat",
        "missing:money",
        "met:flag",
        "value:money",
        "from_bank:flag",
        "more:flag",
    ),
    "place_wild": ("card", "other:seat"),
    "rearrange": ("steps:number",),
    "turn_to": ("card",),
    "exchange_with": ("card",),
    "outside": (),
}

MONEY: Final = (("m", 1),)  # the table counts in millions
NAMES: Final = {
    "colour": (
        "brown",
        "light_blue",
        "pink",
        "orange",
        "red",
        "yellow",
        "green",
        "dark_blue",
        "station",
        "utility",
        "none",
    ),
    "threat": ("owe", "steal", "swap", "steal_group"),
    "way": ("use", "bank", "double", "quadruple"),
}
CONSTANTS: Final = ("birthday:money", "jackpot:money", "go:number", "house:money", "hotel:money", "hand:number")


def own_kinds(e: Any) -> dict[str, int]:
    """The kinds of int that only this game has, and how many ints each has."""
    return {
        "card": e.size + 1,
        "group": e.size,
        "play": CARD + len(NAMES["way"]) * e.size,
        "rearrangement": TURN + 2 * e.size,
    }


def named(names: Any, name: str, kind: str, value: int) -> dict[str, Any] | None:
    """Cards, and what is done with them."""
    if kind == "card":
        return card(names, name, value)
    if kind == "group":  # named by its first card
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
    """The title of a card, what it does, its kind and its value; beyond the last card, enough of them."""
    e, lang = names.edition, names.lines.lang
    if number >= e.size:
        nothing = {f"{name}_text": "", f"{name}_value": "", f"{name}_colours": ""}
        return {name: names.line("enough"), f"{name}_is": "enough", **nothing}
    kind, value = e.kinds[number], names.money(e.values[number])
    colours = [i for i in range(e.unassigned) if e.colour_bits[number] >> i & 1]
    said = [names.line(f"colour-{NAMES['colour'][i]}") for i in colours]
    args = {"colours": names.line("colours-all") if len(colours) > 2 else " / ".join(said), "value": value}
    if kind == PROPERTY:
        title = getattr(e.board.property[number], lang)
    elif kind in (WILD, NOTE, RENT, RENT_ANY):
        title = names.line(f"title-{KINDS[kind]}", args)
    else:
        title = next(getattr(a, lang) for a in e.board.action if e.names[number].startswith(a.name + "-"))
    text = names.line(f"text-{KINDS[kind]}", args)
    return {
        name: title,
        f"{name}_text": text,
        f"{name}_is": KINDS[kind],
        f"{name}_value": value,
        f"{name}_colours": args["colours"],
    }


def at_stake(question: Question[Deal], t: Deal) -> dict[str, int]:
    """What a question is about, beyond its own fields."""
    if isinstance(question, Play):
        return {"left": t.edition.plays - t.plays}
    if isinstance(question, Excess):
        return {"over": len(t.hands[question.seat]) - t.edition.hand}
    if isinstance(question, LayJoker):
        return threat(question, t)
    if isinstance(question, PayWith):
        missing = max(0, question.due - worth(t, question.cards))
        return {"played": played(t), "missing": missing, "met": not missing}
    if isinstance(question, PlaceWild):
        return {"card": question.card}
    return {}


def played(t: Deal) -> int:
    """The card that is being resolved."""
    return t.limbo[0] if t.limbo else 0


THREATS: Final[tuple[type[Frame], ...]] = (Owe, Steal, Swap, StealGroup)


def threat(question: LayJoker, t: Deal) -> dict[str, int]:
    """What is threatened, by whom, and how many jokers lie on it."""
    case = question.case
    effect = case.effect
    jokers = len([card for card in t.limbo if t.edition.kinds[card] == KINDS.index("joker")])
    return {
        "actor": case.other,
        "threat": THREATS.index(type(effect)),
        "due": effect.due if isinstance(effect, Owe) else 0,
        "card": effect.card if isinstance(effect, Taking) else 0,
        "own": effect.own if isinstance(effect, Swap) else 0,
        "colour": group_with(t.groups[effect.victim], effect.card)[0] if isinstance(effect, Taking) else 0,
        "played": played(t),
        "jokers": jokers if not case.stands else 0,
    }


def follows(question: Question[Deal], t: Deal, answer: int) -> dict[str, int]:
    """What an answer brings or leaves."""
    e = t.edition
    if isinstance(question, RentFor):
        said = group_named(t, question.seat, answer)
        return {**said, "due": rent_of(t, question.seat, 1 << said["colour"])} if e.rent_by_colour else said
    if isinstance(question, BuildOn):
        return group_named(t, question.seat, answer)
    if isinstance(question, TakeGroup):
        victim = t.owner_of(answer)
        return {"victim": victim, **group_named(t, victim, answer)}
    if isinstance(question, TakeProperty | SwapFor):
        victim = t.owner_of(answer)
        return {"victim": victim, "colour": group_with(t.groups[victim], answer)[0]}
    if isinstance(question, SwapAway):
        return {"colour": group_with(t.groups[question.seat], answer)[0]}
    if isinstance(question, PayWith):
        value = e.values[answer] if answer < e.size else 0
        left = max(0, question.due - worth(t, question.cards) - value)
        from_bank = answer in t.banks[question.seat]
        return {"value": value, "missing": left, "from_bank": from_bank, "more": answer < e.size}
    return {}


def group_named(t: Deal, seat: int, first: int) -> dict[str, int]:
    group = group_with(t.groups[seat], first)
    held = len(properties(t.edition, group))
    size = t.edition.sizes[group[0]]
    return {"colour": group[0], "held": held, "size": size, "due": rent(t.edition, group)}


SHOWN: Final = ("groups",)


def shown(t: Deal) -> dict[str, list[list[int]]]:
    """What each group asks for now, its buildings counted; nothing for wilds that have no colour yet."""
    e = t.edition
    return {"rents": [[rent(e, group) if e.rents[group[0]] else 0 for group in groups] for groups in t.groups]}

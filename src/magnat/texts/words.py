"""texts: what the ints of facts and questions mean. What a game adds to this stands in its own `words.py`.

An int is declared as `kind`, or as `name:kind` where the text should call it otherwise: `"price:money"` gives the text
an argument `$price`. `names.py` says which kinds there are and what each gives. A game's `words.py` is plain data, and
may declare any of these:

FACTS      word -> what its ints are, in order (the seat is always `$seat`; ints that no text needs are left out)
QUESTIONS  kind of question -> what its text may use: fields of the question, or what `at_stake` and `follows` add
MONEY      units, the largest first: (key, how many of the game's ints it is worth); `money-<key>` is its line
NAMES      an enumeration as a kind of its own: kind -> names in order; the lines are `<kind>-<name>`
EFFECTS    attributes of a card's effect that the card's text may use
CONSTANTS  attributes of the edition that every text may use
SPOKEN     language -> first word of a space's name -> how it begins inside a sentence ("Rue" -> "la rue")

and two functions, which see only what everybody may see:

at_stake(question, t) -> {name: int}         what the question is about, beyond its own fields
follows(question, t, answer) -> {name: int}  what an answer costs, brings or leaves
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

Specs = tuple[str, ...]

# What the mechanics tell and ask, whichever game they serve.

FACTS: Final[dict[str, Specs]] = {
    "auction": ("lot",),
    "bid": ("lot", "price:money"),
    "passed": ("lot",),
    "unsold": ("lot",),
    "received": ("amount:money",),
    "paid": ("amount:money", "to:seat"),
    "drew": ("deck", "card"),
    "offered": ("other:seat", "items", "cash:sum"),
    "traded": ("other:seat", "items", "cash:sum"),
    "refused": ("other:seat",),
    "mortgaged": ("space", "value:money"),
    "lifted": ("space", "cost:money"),
    "kept_mortgaged": ("space", "interest:money"),
    "built": ("space", "level"),
    "paid_building": ("group", "cost:money"),
    "sold_building": ("space", "level"),
    "received_building": ("group", "value:money"),
    "contested": ("group",),
    "offered_in_kind": ("to:seat", "space", "value:money"),
    "paid_in_kind": ("to:seat", "space", "value:money"),
}

QUESTIONS: Final[dict[str, Specs]] = {
    "bid": ("lot", "high:money", "holder:seat"),
    "draw": ("deck",),
    "with": (),
    "item": ("other:seat", "items"),
    "cash": ("other:seat", "items"),
    "send": ("other:seat", "items", "cash:sum"),
    "reply": ("other:seat", "items", "cash:sum"),
    "mortgage": (),
    "lift": (),
    "pick_group": ("selling:flag",),
    "order": ("group", "selling:flag"),
    "contest": ("asker:seat", "group"),
    "place": ("kind:lot",),
    "how_to_pay": ("amount:money", "to:seat"),
    "settle_debt": ("amount:money", "to:seat"),
    "in_kind": ("amount:money", "to:seat"),
    "in_kind_value": ("amount:money", "to:seat", "deed:space"),
    "answer_in_kind": ("amount:money", "debtor:seat", "deed:space", "value:money"),
}


def _nothing(*about: Any) -> dict[str, int]:
    return {}


@dataclass(frozen=True)
class Words:
    """The declarations of one game, those of the mechanics included."""

    facts: Mapping[str, Specs]
    questions: Mapping[str, Specs]
    money: tuple[tuple[str, int], ...]
    names: Mapping[str, tuple[str, ...]]
    effects: Specs
    constants: Specs
    spoken: Mapping[str, Mapping[str, str]]
    at_stake: Callable[[Any, Any], Mapping[str, int]]
    follows: Callable[[Any, Any, int], Mapping[str, int]]


@cache
def words_of(package: str) -> Words:
    """What a game declares; a game without `words.py` has the mechanics' words alone."""
    home = f"{package}.words"
    own: Any = import_module(home) if find_spec(home) else None
    return Words(
        facts={**FACTS, **getattr(own, "FACTS", {})},
        questions={**QUESTIONS, **getattr(own, "QUESTIONS", {})},
        money=getattr(own, "MONEY", (("plain", 1),)),
        names=getattr(own, "NAMES", {}),
        effects=getattr(own, "EFFECTS", ()),
        constants=getattr(own, "CONSTANTS", ()),
        spoken=getattr(own, "SPOKEN", {}),
        at_stake=getattr(own, "at_stake", _nothing),
        follows=getattr(own, "follows", _nothing),
    )


def split(spec: str) -> tuple[str, str]:
    """`price:money` is a name and a kind; `space` is both."""
    name, _, kind = spec.partition(":")
    return name, kind or name

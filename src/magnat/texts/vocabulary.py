"""texts: what the ints of facts and questions mean. What a game adds to this stands in its own `words.py`.

An int is declared as `kind`, or as `name:kind` where the text should call it otherwise: `"price:money"` gives the text
an argument `$price`. `names.py` says which kinds there are and what each gives. A game's `words.py` is plain data, and
may declare any of these:

FACTS      word -> what its ints are, in order (the seat is always `$seat`; ints that no text needs are left out)
QUESTIONS  kind of question -> what its text may use: fields of the question, or what its `stakes` and `follows` add
MONEY      units, the largest first: (key, how many of the game's ints it is worth); `money-<key>` is its line
NAMES      an enumeration as a kind of its own: kind -> names in order; the lines are `<kind>-<name>`
EFFECTS    attributes of a card's effect that the card's text may use
CONSTANTS  attributes of the edition that every text may use
COLUMNS    columns by seat that people want to see -> the kind of their ints: `shelves: "card"`; `column-<name>` is its
           line. Where a game draws nothing of its own, the terminal and the browser's lists show them
SPOKEN     language -> a space's name, or its first word -> how it is said inside a sentence ("Rue" -> "la rue")

SHOWN      the columns from which `shown` works out its figures

ALONE      True for a game without a board: it has no use for the words of the mechanics below

and these functions, which see only what everybody may see:

named(names, name, kind, value) -> arguments for a kind of int that only this game has; None for any other kind
own_kinds(edition) -> {kind: how many}       those kinds, and how many ints each has

shown(t) -> {name: ints}   what a board shows beside the columns, so that no client knows a rule: the rent of each
                           space as it is now

What a question is about and what follows an answer, the question itself says: `Question.stakes` and `follows`.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from magnat.kernel import Question

Specs = tuple[str, ...]

# What the mechanics tell and ask, whichever game they serve.

MORTGAGE_SPECS: Final = ("mortgaged:flag", "interest:money")  # of a deed that would change hands
BURDEN_SPECS: Final = (
    "burden:items",
    "interest:money",
    "other_burden:items",
    "other_interest:money",
)  # mine, and the other's

FACTS: Final[dict[str, Specs]] = {
    "threw_to_start": ("a:die", "b:die"),
    "starts": (),
    "turn": ("turn:number",),
    "moved": ("space",),
    "salary": ("amount:money", "stopped:flag"),
    "jailed": (),
    "used_jail_card": ("deck",),
    "auction": ("lot",),
    "bid": ("lot", "price:money"),
    "passed": ("lot",),
    "unsold": ("lot",),
    "received": ("amount:money",),
    "paid": ("amount:money", "to:seat"),
    "claim_lapsed": ("visitor:seat", "amount:money"),
    "drew": ("deck", "card"),
    "kept_jail_card": (),
    "no_effect": (),
    "last_left": (),
    "offered": ("other:seat", "items", "cash:sum"),
    "wanted": ("other:seat", "items", "cash:sum"),
    "burdened": ("burden:items", "interest:money"),
    "traded": ("other:seat", "items", "cash:sum"),
    "refused": ("other:seat",),
    "mortgaged": ("space", "value:money"),
    "lifted": ("space", "cost:money"),
    "kept_mortgaged": ("space", "interest:money"),
    "built": ("space", "level"),
    "sold_building": ("space", "level"),
    "offered_in_kind": ("to:seat", "space", "value:money"),
    "paid_in_kind": ("to:seat", "space", "value:money"),
}

QUESTIONS: Final[dict[str, Specs]] = {
    "bid": ("lot", "high:money", "holder:seat", "passing:flag"),
    "draw": ("deck",),
    "with": (),
    "item": ("other:seat", "items", "mine:flag", *MORTGAGE_SPECS),
    "cash": ("other:seat", "items", *BURDEN_SPECS),
    "send": ("other:seat", "cash:sum", "given:items", "taken:items", *BURDEN_SPECS),
    "reply": ("other:seat", "cash:sum", "given:items", "taken:items", *BURDEN_SPECS),
    "mortgage": ("value:money",),
    "lift": ("cost:money", "left:money"),
    "keep_or_lift": ("deed:space", "interest:money", "cost:money"),
    "how_to_pay": ("amount:money", "to:seat", "left:money"),
    "settle_debt": ("amount:money", "to:seat", "missing:money"),
    "in_kind": ("amount:money", "to:seat", *MORTGAGE_SPECS),
    "in_kind_value": ("amount:money", "to:seat", "deed:space", *MORTGAGE_SPECS),
    "answer_in_kind": ("amount:money", "debtor:seat", "deed:space", "value:money", "whole:flag", *MORTGAGE_SPECS),
}

# Why a bot refuses an offer: the lines are `offer-no-<reason>`.

OFFER_REFUSAL_SPECS: Final[dict[str, Specs]] = {
    "completes_group": ("space", "group"),
    "needs_it": ("space", "group"),
    "breaks_group": ("space", "group"),
    "too_little": (),
    "no_use": (),
    "would_win": (),
    "not_this_time": (),
}


def _no_values(*about: Any) -> dict[str, int]:
    return {}


def _no_arguments(names: Any, name: str, kind: str, value: int) -> None:
    return None


@dataclass(frozen=True)
class Vocabulary:
    """The declarations of one game, those of the mechanics included."""

    facts: Mapping[str, Specs]
    questions: Mapping[str, Specs]
    money: tuple[tuple[str, int], ...]
    names: Mapping[str, tuple[str, ...]]
    effects: Specs
    constants: Specs
    columns: Mapping[str, str]
    spoken: Mapping[str, Mapping[str, str]]
    own_arguments: Callable[[Any, str, str, int], dict[str, Any] | None]
    own_kinds: Callable[[Any], Mapping[str, int]]
    derived_from: frozenset[str]
    derived_columns: Callable[[Any], Mapping[str, Any]]
    without_mechanics: bool


def question_context(question: Question[Any], t: Any, answer: int | None = None) -> dict[str, int]:
    """What a question, or one answer to it, is about, beyond the question's own fields."""
    found = dict(question.context(t))
    if answer is not None:
        found |= question.consequences(t, answer)
    return found


@cache
def words_of(package: str) -> Vocabulary:
    """What a game declares; a game without `words.py` has the mechanics' words alone."""
    home = f"{package}.words"
    is_package = hasattr(sys.modules.get(package), "__path__")
    own: Any = import_module(home) if is_package and find_spec(home) else None
    alone = bool(getattr(own, "ALONE", False))
    return Vocabulary(
        facts={**({} if alone else FACTS), **getattr(own, "FACTS", {})},
        questions={**({} if alone else QUESTIONS), **getattr(own, "QUESTIONS", {})},
        money=getattr(own, "MONEY", (("plain", 1),)),
        names=getattr(own, "NAMES", {}),
        effects=getattr(own, "EFFECTS", ()),
        constants=getattr(own, "CONSTANTS", ()),
        columns=getattr(own, "COLUMNS", {}),
        spoken=getattr(own, "SPOKEN", {}),
        own_arguments=getattr(own, "named", _no_arguments),
        own_kinds=getattr(own, "own_kinds", _no_values),
        derived_from=frozenset(getattr(own, "SHOWN", ())),
        derived_columns=getattr(own, "shown", _no_values),
        without_mechanics=alone,
    )


def split_spec(spec: str) -> tuple[str, str]:
    """`price:money` is a name and a kind; `space` is both."""
    name, _, kind = spec.partition(":")
    return name, kind or name

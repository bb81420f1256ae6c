"""The meaning of the ints in facts and questions. A game declares its own in its module `words.py`.

An int is declared as `kind`, or as `name:kind` if the text uses another name: `"price:money"` gives the text an
argument `$price`. `names.py` lists the kinds and their arguments. A game's `words.py` is plain data, and may declare
any of these:

FACTS      word -> its ints, in order (the seat is always `$seat`; trailing ints that no text needs are omitted)
QUESTIONS  kind of question -> arguments of its text: fields of the question, or keys of its `context` and
           `consequences`; a question without arguments is omitted
MONEY      units, the largest first: (key, value in the game's ints); the line is `money-<key>`
NAMES      enumerations as kinds of their own: kind -> names in order; the lines are `<kind>-<name>`
EFFECTS    attributes of a card's effect that the card's text may use
CONSTANTS  attributes of the edition that every text may use
COLUMNS    columns by seat that players want to see -> the kind of their ints: `shelves: "card"`; the line is
           `column-<name>`. The terminal and the browser list them if the game has no drawing of its own
SPOKEN     language -> a space's name, or its first word -> its form inside a sentence ("Rue" -> "la rue"); games of
           this package have it in the folders of the languages

SHOWN      the columns from which `shown` computes its figures

ALONE      True for a game without a board, which does not use the declarations of the mechanics below

and these functions, which use only public information:

named(names, name, kind, value) -> arguments for a kind of int that only this game has; None for any other kind
own_kinds(edition) -> {kind: count}          those kinds, and the number of ints of each

shown(t) -> {name: ints}   figures to show beside the columns, such as the current rent of each space, so that clients
                           need not know the rules

The question itself provides its context and the consequences of an answer: `Question.context` and `consequences`.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from magnat.kernel import Question
from magnat.languages import LANGUAGES, NAMES_FILE, read_own_toml

Specs = tuple[str, ...]

# Facts and questions of the mechanics, for all games that use them.

MORTGAGE_SPECS: Final = ("mortgaged:flag", "interest:money")  # of a deed to be transferred
BURDEN_SPECS: Final = (
    "burden:items",
    "interest:money",
    "other_burden:items",
    "other_interest:money",
)  # on the reader's side, then on the other side

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

# A bot's reasons to refuse an offer; the lines are `offer-no-<reason>`.

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


@dataclass(frozen=True)
class Vocabulary:
    """The declarations of one game, including those of the mechanics."""

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


def question_context(question: Question[Any], t: Any, answer: int | None = None) -> dict[str, int]:
    """Return the values that a question, or one answer to it, adds to the question's own fields."""
    found = dict(question.context(t))
    if answer is not None:
        found |= question.consequences(t, answer)
    return found


def spoken_names(game: str) -> dict[str, Mapping[str, str]]:
    """Return the forms of names inside a sentence, by language, of a game of this package."""
    found = {lang: read_own_toml(lang, "games", game, NAMES_FILE).get("spoken", {}) for lang in LANGUAGES}
    return {lang: spoken for lang, spoken in found.items() if spoken}


@cache
def words_of(package: str) -> Vocabulary:
    """Return a game's declarations; a game without `words.py` has only those of the mechanics."""
    home = f"{package}.words"
    is_package = hasattr(sys.modules.get(package), "__path__")
    own: Any = import_module(home) if is_package and find_spec(home) else None
    facts, questions = ({}, {}) if getattr(own, "ALONE", False) else (FACTS, QUESTIONS)
    return Vocabulary(
        facts={**facts, **getattr(own, "FACTS", {})},
        questions={**questions, **getattr(own, "QUESTIONS", {})},
        money=getattr(own, "MONEY", (("plain", 1),)),
        names=getattr(own, "NAMES", {}),
        effects=getattr(own, "EFFECTS", ()),
        constants=getattr(own, "CONSTANTS", ()),
        columns=getattr(own, "COLUMNS", {}),
        spoken=getattr(own, "SPOKEN", None) or spoken_names(package.rpartition(".")[2]),
        own_arguments=getattr(own, "named", lambda *about: None),
        own_kinds=getattr(own, "own_kinds", _no_values),
        derived_from=frozenset(getattr(own, "SHOWN", ())),
        derived_columns=getattr(own, "shown", _no_values),
    )


def split_spec(spec: str) -> tuple[str, str]:
    """Split a declaration into name and kind: `price:money` has both, `space` is its own kind."""
    name, _, kind = spec.partition(":")
    return name, kind or name

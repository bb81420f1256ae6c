"""What the ints of Brocante mean, for the texts. See `magnat.texts.vocabulary` for the shape of this file."""

from typing import Any, Final

from magnat_brocante.edition import NOTHING, SIZE, name_of

ALONE: Final = True

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("turn:number",),
    "drew": ("card",),
    "rested": (),
    "received": ("amount:money",),
    "magpie": (),
    "sells": ("card",),
    "auction": (),
    "bid": ("card", "price:money"),
    "passed": ("card",),
    "bought": ("card", "price:money", "seller:seat"),
    "kept": ("card",),
    "wants": ("card", "victim:seat"),
    "proved": (),
    "stole": ("card", "victim:seat"),
    "counted": ("score:number",),
}

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("lot:card", "high:money", "holder:seat", "passing:flag"),
    "steal_find": ("victim:seat",),
    "say_no": ("other:seat", "card", "counters:flag"),
}

MONEY: Final = (("coin", 1),)
COLUMNS: Final = {"hands": "card", "shelves": "card"}


def own_kinds(e: Any) -> dict[str, int]:
    """Return the kinds of int that only this game has, and how many ints each has."""
    return {"card": SIZE + 1}


def named(names: Any, name: str, kind: str, value: int) -> dict[str, Any] | None:
    """Return the name and the effect of a card."""
    if kind != "card":
        return None
    called = name_of(value)
    text = "" if value == NOTHING else names.line(f"card-{called}-text")
    return {name: names.line(f"card-{called}"), f"{name}_text": text, f"{name}_is": called}

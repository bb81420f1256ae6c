# mypyc: skip
"""Deal: reading the pack. There is no board; `deck.toml` lists the cards."""

from pathlib import Path

import msgspec

from magnat.kernel import BadBoard
from magnat.mechanics.board import line_of, read_data


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour: one rent for each number of cards, the last one being that of a complete group."""

    name: str
    code: str
    fr: str
    en: str
    rents: list[int]
    buildable: bool
    source: str = ""


class Property(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A solid property, with the name that people read."""

    name: str
    fr: str
    en: str
    colour: str
    value: int
    source: str = ""


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that are all alike: wild properties, rents, money. No colours means all of them."""

    name: str
    value: int
    count: int
    colours: list[str] = []
    source: str = ""


class ActionCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Action cards that are all alike; `does` names their verb."""

    name: str
    does: str
    fr: str
    en: str
    value: int
    count: int
    source: str = ""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the cards and numbers of the game. No rule."""

    name: str
    source: str
    limits: dict[str, int]
    amounts: dict[str, int]
    colour: list[Colour]
    property: list[Property]
    wild: list[Cards]
    action: list[ActionCards]
    rent: list[Cards]
    money: list[Cards]


def read_deck(path: Path, verbs: tuple[str, ...]) -> Deck:
    """Read and check a pack; action cards know these verbs."""
    deck, text = read_data(path, Deck)
    colours = [colour.name for colour in deck.colour]

    def refuse(key: str, expected: str) -> None:
        raise BadBoard(str(path), line_of(text, key), key, expected)

    for i, card in enumerate(deck.property):
        if card.colour not in colours:
            refuse(f"property[{i}].colour", f"one of {', '.join(colours)}")
    for heading, cards in (("wild", deck.wild), ("rent", deck.rent)):
        for i, alike in enumerate(cards):
            if any(colour not in colours for colour in alike.colours):
                refuse(f"{heading}[{i}].colours", f"some of {', '.join(colours)}")
    for i, action in enumerate(deck.action):
        if action.does not in verbs:
            refuse(f"action[{i}].does", f"one of {', '.join(verbs)}")
    seen: set[str] = set()
    for heading in ("property", "wild", "action", "rent", "money"):
        for i, item in enumerate(getattr(deck, heading)):
            if item.value < 0:
                refuse(f"{heading}[{i}].value", "an amount of 0 or more")
            if item.name in seen:
                refuse(f"{heading}[{i}].name", f"a name of its own, not {item.name} again")
            seen.add(item.name)
    return deck

# mypyc: skip
"""Reading the deck. The game has no board; `deck.toml` lists the cards."""

from pathlib import Path

import msgspec

from magnat.kernel import BadBoard
from magnat.mechanics.board_file import PrintedItem, line_number_of, read_data


class Colour(PrintedItem, frozen=True):
    """A colour with its rents by number of cards; the last rent is that of a complete group."""

    code: str
    rents: list[int]
    buildable: bool


class Property(PrintedItem, frozen=True):
    """A property of one colour."""

    colour: str
    value: int


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Identical cards: wild properties, rents or money. No colours means all colours."""

    name: str
    value: int
    count: int
    colours: list[str] = []
    source: str = ""


class ActionCards(PrintedItem, frozen=True):
    """Identical action cards; `does` names their effect."""

    does: str
    value: int
    count: int


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards and numbers of the game, without rules."""

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
    sources: dict[str, str] = {}  # a figure such as `limits.hand` -> its source
    title: dict[str, str] = {}  # language -> title of a custom edition

    def fault(self) -> tuple[str, str] | None:
        """Return the key of the first invalid entry and the expected value; None if the deck is valid."""
        colours = [colour.name for colour in self.colour]
        for i, card in enumerate(self.property):
            if card.colour not in colours:
                return f"property[{i}].colour", f"one of {', '.join(colours)}"
        for heading, cards in (("wild", self.wild), ("rent", self.rent)):
            for i, alike in enumerate(cards):
                if any(colour not in colours for colour in alike.colours):
                    return f"{heading}[{i}].colours", f"some of {', '.join(colours)}"
        names: set[str] = set()
        for heading in ("property", "wild", "action", "rent", "money"):
            for i, item in enumerate(getattr(self, heading)):
                if item.value < 0:
                    return f"{heading}[{i}].value", "an amount of 0 or more"
                if item.name in names:
                    return f"{heading}[{i}].name", f"a name of its own, not {item.name} again"
                names.add(item.name)
        return None


def read_deck(path: Path, verbs: tuple[str, ...]) -> Deck:
    deck, text = read_data(path, Deck)
    unknown = [i for i, action in enumerate(deck.action) if action.does not in verbs]
    fault = (f"action[{unknown[0]}].does", f"one of {', '.join(verbs)}") if unknown else deck.fault()
    if fault is not None:
        key, expected = fault
        raise BadBoard(str(path), line_number_of(text, key), key, expected)
    return deck

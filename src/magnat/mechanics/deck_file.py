# mypyc: skip
"""Reading deck files. A deck is data, one line per card: its name, its verb, and the verb's parameters."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from magnat.kernel import BadBoard, snake_case
from magnat.languages import text_fields
from magnat.mechanics.board_file import Board, CardLine, read_toml
from magnat.mechanics.decks import Card, Effect

EffectClass = type[Effect[Any]]
CARD_TEXT_FIELDS = tuple(field for field, *_ in text_fields("", "words"))
CARD_LINE_FIELDS = ("name", "verb", "count", "source", *CARD_TEXT_FIELDS)
MAX_CARDS_PER_DECK = 100
MAX_CARD_MONEY = 1_000_000  # limit of a parameter of kind `money`
MAX_CARD_NUMBER = 99


class Decks:
    """The printed decks of a game and the verbs of each deck. The printed cards are bound to their effects once."""

    def __init__(self, path: Path, verbs: Mapping[str, Sequence[EffectClass]]) -> None:
        self.verbs = {deck: {verb_of(kind): kind for kind in kinds} for deck, kinds in verbs.items()}
        self.lines = read_decks(path, tuple(self.verbs))
        self.cards = {deck: self.bind_cards(deck, lines) for deck, lines in self.lines.items()}

    def text_arguments(self) -> tuple[str, ...]:
        """Return the parameters of all verbs that a card's text may use, as `name:kind`."""
        needs = [need for kinds in self.verbs.values() for kind in kinds.values() for need in kind.needs]
        argument_kinds = [need.replace(":utility", ":space") for need in needs]
        return tuple(dict.fromkeys([need for need in argument_kinds if need.endswith((":money", ":number", ":space"))]))

    def for_board(self, board: Board) -> dict[str, list[Card]]:
        """Return the decks of a board: its own, or else the printed ones. Raise `BadBoard` for a faulty card."""
        for deck in board.cards:
            if deck not in self.verbs:
                raise BadBoard(board.name, 0, f"card.{deck}", f"one of {', '.join(self.verbs)}")
        cards_by_deck = dict(self.cards)
        for deck, lines in board.cards.items():
            cards_by_deck[deck] = self.bind_cards(deck, lines)
        for deck, cards in cards_by_deck.items():
            for place, line in enumerate(board.cards.get(deck, self.lines[deck])):
                self.check_places(board, cards, f"card.{deck}.{place}", line)
        return cards_by_deck

    def bind_cards(self, deck: str, lines: Sequence[CardLine]) -> list[Card]:
        """Return the cards of a deck with their effects; equal cards share one effect."""
        cards: list[Card] = []
        for place, line in enumerate(lines):
            effect = bind(line, self.verbs[deck], f"card.{deck}.{place}")
            cards += [Card(line.name, effect, line)] * line.count
        if not 1 <= len(cards) <= MAX_CARDS_PER_DECK:
            raise BadBoard("", 0, f"card.{deck}", f"1 to {MAX_CARDS_PER_DECK} cards")
        return cards

    def check_places(self, board: Board, cards: Sequence[Card], key: str, line: CardLine) -> None:
        """Raise `BadBoard` if a card names a space that is not on the board."""
        kinds = {space.name: space.kind for space in board.space}
        for need, value in line.needs.items():
            kind = needs_of(self.verbs[key.split(".")[1]][line.verb])[need]
            if kind == "space" and value not in kinds:
                raise BadBoard(board.name, 0, f"{key}.{need}", "the name of a space of this board")
            if kind == "utility" and kinds.get(str(value)) != "utility":
                raise BadBoard(board.name, 0, f"{key}.{need}", "the name of a utility of this board")


def effects_of(module: ModuleType) -> list[EffectClass]:
    """Return the effects that a module declares, in order; a class with subclasses is not an effect itself."""
    effects = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Effect)]
    return [kind for kind in effects if kind.__module__ == module.__name__ and not kind.__subclasses__()]


def verb_of(kind: EffectClass) -> str:
    """Return the verb of an effect class in deck files: AdvanceTo is `advance_to`."""
    return snake_case(kind.__name__)


def needs_of(kind: EffectClass) -> dict[str, str]:
    """Return the parameters of a verb by name, with their kinds, in order."""
    return dict([need.split(":") for need in kind.needs])


def bind(line: CardLine, verbs: Mapping[str, EffectClass], key: str) -> Effect[Any]:
    """Return the effect of a card: its verb with its parameters. Raise `BadBoard` if they do not match."""
    if line.verb not in verbs:
        raise BadBoard("", 0, f"{key}.verb", f"one of {', '.join(verbs)}")
    kind: Any = verbs[line.verb]
    needs = needs_of(kind)
    for name in line.needs:
        if name not in needs:
            expected = f"{line.verb} needs {', '.join(needs) or 'nothing'}"
            raise BadBoard("", 0, f"{key}.{name}", expected)
    for name, wanted in needs.items():
        value, at = line.needs.get(name), f"{key}.{name}"
        if wanted in ("money", "number"):
            limit = MAX_CARD_MONEY if wanted == "money" else MAX_CARD_NUMBER
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= limit:
                raise BadBoard("", 0, at, f"a whole number of 1 to {limit}")
        elif not isinstance(value, str):
            raise BadBoard("", 0, at, f"the name of a {wanted}")
    if not 1 <= line.count <= MAX_CARDS_PER_DECK:
        raise BadBoard("", 0, f"{key}.count", f"1 to {MAX_CARDS_PER_DECK}")
    effect: Effect[Any] = kind(*[line.needs[name] for name in needs])
    return effect


def card_line(table: Mapping[str, Any]) -> CardLine:
    """Return a card from its table in a file, in which the verb's parameters stand beside the other fields."""
    fields = {name: value for name, value in table.items() if name in CARD_LINE_FIELDS}
    needs = {name: value for name, value in table.items() if name not in CARD_LINE_FIELDS}
    return msgspec.convert({**fields, "needs": needs}, CardLine)


def read_decks(path: Path, decks: tuple[str, ...]) -> dict[str, list[CardLine]]:
    """Read a deck file, which must contain exactly these decks, one line per card. Raise `BadBoard`."""
    document, text = read_toml(path)
    if tuple(document) != decks:
        raise BadBoard(str(path), 1, "", f"the decks {', '.join(decks)}, in this order")
    read: dict[str, list[CardLine]] = {}
    for deck, tables in document.items():
        read[deck] = []
        for place, table in enumerate(tables):
            try:
                read[deck].append(card_line(table))
            except (msgspec.ValidationError, AttributeError) as error:
                key = f"{deck}[{place}]"
                raise BadBoard(str(path), card_line_number(text, deck, place), key, str(error)) from error
    return read


def card_line_number(text: str, deck: str, place: int) -> int:
    lines = text.splitlines()
    first = next((i for i, line in enumerate(lines) if line.startswith(f"{deck} = ")), 0)
    cards = [i for i, line in enumerate(lines) if i >= first and line.lstrip().startswith("{")]
    return cards[place] + 1 if place < len(cards) else first + 1

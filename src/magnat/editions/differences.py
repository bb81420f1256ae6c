"""Differences from the printed game in words, the origin of printed figures, and the verbs of cards."""

from typing import Any, Final

import msgspec

from magnat.editions.custom_edition import CustomEdition, card_to_table, to_document
from magnat.editions.limits import document_sections, editable_fields, is_figure_section, printed_decks, printed_edition
from magnat.mechanics.deck_file import needs_of
from magnat.texts import LANGUAGES, Texts
from magnat.texts.bundles import load_shared_bundle

MONEY_FIELDS: Final = ("price", "rents", "mortgage", "amount", "build", "value")


class Difference(msgspec.Struct):
    """A difference from the printed game, described in `fr` and `en`. None stands for an absent item."""

    path: str
    printed: Any
    own: Any
    fr: str = ""
    en: str = ""


class PrintedFigure(msgspec.Struct):
    """A value of the printed game and its origin: the booklet, or a reconstruction and its basis."""

    path: str
    value: int | str
    origin: str
    why: str


class CardNeed(msgspec.Struct):
    """A value that a verb needs on a card."""

    name: str
    kind: str  # money, number, space or utility; power or chance for the half of a card


class CardVerb(msgspec.Struct):
    """A verb of cards and the decks that allow it."""

    name: str
    decks: list[str]
    needs: list[CardNeed]


# Differences


def list_differences(own: CustomEdition) -> list[Difference]:
    """Return all differences in the order of the file."""
    base, doc = own.printed_edition, to_document(own)
    found = [Difference(f"options.{name}", base.options[name], value) for name, value in doc.get("options", {}).items()]
    for section in document_sections(own.game):
        for name, told in doc.get(section, {}).items():
            path = f"{section}.{name}"
            if is_figure_section(own.game, section):
                found.append(Difference(path, getattr(base.board, section)[name], told))
                continue
            before = {thing.name: thing for thing in getattr(base.board, section)}.get(name)
            if before is None:
                found.append(Difference(path, None, told))
            else:
                found += [Difference(f"{path}.{key}", getattr(before, key), value) for key, value in told.items()]
    if "order" in doc:
        found.append(Difference("order", [space.name for space in base.board.space], doc["order"]))
    for deck in doc.get("card", {}):
        found += card_differences(own, deck)
    return [add_difference_texts(own, each) for each in found]


def card_differences(own: CustomEdition, deck: str) -> list[Difference]:
    decks = printed_decks(own.game)
    assert decks is not None
    before = {line.name: card_to_table(line) for line in decks.lines[deck]}
    after = {line.name: card_to_table(line) for line in own.board.cards[deck]}
    places = {line.name: i for i, line in enumerate(own.board.cards[deck])}
    changed = [
        Difference(f"card.{deck}.{places[name]}", before.get(name), card)
        for name, card in after.items()
        if before.get(name) != card
    ]
    gone = [Difference(f"card.{deck}.{name}", card, None) for name, card in before.items() if name not in after]
    return [*changed, *gone]


def add_difference_texts(own: CustomEdition, found: Difference) -> Difference:
    said = {lang: describe_difference(own, found, lang) for lang in LANGUAGES}
    return msgspec.structs.replace(found, fr=said["fr"], en=said["en"])


def describe_difference(own: CustomEdition, found: Difference, lang: str) -> str:
    lines = load_shared_bundle(lang, "editions")
    if found.path == "order":
        return lines.format("differs-order", {"count": len(found.own)})[0]
    thing = describe_path(own, found.path, lang)
    before, after = (format_path_value(own, found.path, value, lang) for value in (found.printed, found.own))
    if found.printed == "":
        return lines.format("differs-set", {"thing": thing, "after": after})[0]
    key = "differs-new" if found.printed is None else "differs-gone" if found.own is None else "differs"
    return lines.format(key, {"thing": thing, "before": before, "after": after})[0]


def describe_path(own: CustomEdition, path: str, lang: str) -> str:
    """Return the display name of the item at a path."""
    lines, (section, *rest) = load_shared_bundle(lang, "editions"), path.split(".")
    if section == "options":
        return Texts(own.printed_edition, lang).message(f"option-{rest[0]}".replace("_", "-"))
    if section == "card":
        return lines.format("differs-card", {"deck": deck_name(own, rest[0], lang)})[0]
    if is_figure_section(own.game, section):
        key = f"figure-{rest[0]}".replace("_", "-")
        return lines.format(key, {})[0] if lines.has(key) else rest[0]
    of = [*getattr(own.printed_edition.board, section), *getattr(own.board, section)]
    thing = next(each for each in of if each.name == rest[0])
    called = getattr(thing, lang, thing.name)
    if len(rest) == 1:
        return str(called)
    field = lines.format(f"field-{rest[1]}".replace("_", "-"), {})[0]
    return lines.format("differs-field", {"thing": called, "field": field})[0]


def deck_name(own: CustomEdition, deck: str, lang: str) -> str:
    lines = load_shared_bundle(lang, "editions")
    key = f"deck-of-{deck}"
    return lines.format(key, {})[0] if lines.has(key) else deck


def format_path_value(own: CustomEdition, path: str, value: Any, lang: str) -> str:
    if value is None:
        return ""
    texts = Texts(own.printed_edition, lang)
    section, *rest = path.split(".")
    if isinstance(value, bool):
        return load_shared_bundle(lang, "editions").format("value-yes" if value else "value-no", {})[0]
    if isinstance(value, dict):
        if section == "card":
            return describe_edition_card(own, value, lang)
        return str(value.get(lang) or value.get("name", ""))
    if isinstance(value, list):
        return ", ".join(format_path_value(own, path, each, lang) for each in value)
    money = (section == "money" and own.game != "deal") or (bool(rest) and rest[-1] in MONEY_FIELDS)
    return texts.money(value) if isinstance(value, int) and money else str(value)


def describe_edition_card(own: CustomEdition, card: dict[str, Any], lang: str) -> str:
    """Return a card's title, its figures, and the number of copies."""
    texts = Texts(own.printed_edition, lang)
    key = f"card-{card['name']}".replace("_", "-")
    title = card.get(lang) or (texts.message(key) if texts.lines.has(key) else card["name"])
    kinds = {
        need.name: need.kind for verb in list_card_verbs(own.game) if verb.name == card["verb"] for need in verb.needs
    }
    spaces = {space.name: space for space in [*own.printed_edition.board.space, *own.board.space]}
    figures: list[str] = []
    for name, value in card.items():
        if kinds.get(name) == "money":
            figures.append(texts.money(value))
        elif kinds.get(name) in ("space", "utility") and value in spaces:
            figures.append(getattr(spaces[value], lang))
        elif name in kinds:
            figures.append(str(value))
    many = f" × {card['count']}" if card.get("count", 1) > 1 else ""
    return f"{title}{' (' + ', '.join(figures) + ')' if figures else ''}{many}"


# Origin of figures


def list_printed_figures(game: str) -> list[PrintedFigure]:
    """Return every value of the printed game with its origin, in the order of the files."""
    board: Any = printed_edition(game).board
    found: list[PrintedFigure] = []
    for section in document_sections(game):
        told = getattr(board, section)
        if is_figure_section(game, section):
            found += [make_printed_figure(f"{section}.{name}", value, board, "") for name, value in told.items()]
            continue
        for thing in told:
            for name in editable_fields(game, section, thing):
                value, path = getattr(thing, name), f"{section}.{thing.name}.{name}"
                if isinstance(value, list):
                    found += [
                        make_printed_figure(f"{path}.{i}", each, board, thing.source) for i, each in enumerate(value)
                    ]
                elif isinstance(value, int) and value:
                    found.append(make_printed_figure(path, value, board, thing.source))
    decks = printed_decks(game)
    for deck, lines in (decks.lines if decks else {}).items():
        for i, line in enumerate(lines):
            for name, value in line.needs.items():
                found.append(make_printed_figure(f"card.{deck}.{i}.{name}", value, board, line.source))
            found.append(make_printed_figure(f"card.{deck}.{i}.count", line.count, board, line.source))
    return found


def make_printed_figure(path: str, value: int | str, board: Any, source: str) -> PrintedFigure:
    said = board.sources.get(path) or source or board.source
    exact = path in board.sources or bool(source)
    booklet = exact and said.startswith("booklet") and "reconstructed" not in said
    return PrintedFigure(path, value, "booklet" if booklet else "reconstructed", said)


# Verbs of cards


def list_card_verbs(game: str) -> list[CardVerb]:
    """Return every verb once, with the decks that allow it."""
    decks = printed_decks(game)
    found: dict[str, CardVerb] = {}
    for deck, known in (decks.verbs if decks else {}).items():
        for name, kind in known.items():
            if name not in found:
                found[name] = CardVerb(name, [], [CardNeed(each, of) for each, of in needs_of(kind).items()])
            found[name].decks.append(deck)
    return list(found.values())

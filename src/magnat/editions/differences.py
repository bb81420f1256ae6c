"""Differences from the printed game in words, the origin of printed figures, and the verbs of cards."""

from typing import Any, Final

import msgspec

from magnat.editions.custom_edition import CustomEdition, card_to_table, to_document
from magnat.editions.limits import document_sections, editable_fields, is_figure_section, printed_decks, printed_edition
from magnat.languages import LANGUAGES, InEveryLanguage, language, text_in
from magnat.mechanics.board_file import PrintedItem
from magnat.mechanics.deck_file import needs_of
from magnat.texts import Texts
from magnat.texts.bundles import load_shared_bundle

MONEY_FIELDS: Final = ("price", "rents", "mortgage", "amount", "build", "value")


class Difference(InEveryLanguage, frozen=True, kw_only=True):
    """A difference from the printed game, described in every language. None stands for an absent item."""

    path: str
    printed: Any
    own: Any


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


def list_differences(custom: CustomEdition) -> list[Difference]:
    """Return all differences in the order of the file."""
    base, doc = custom.printed_edition, to_document(custom)
    options = doc.get("options", {})
    found = [make_difference(custom, f"options.{name}", base.options[name], value) for name, value in options.items()]
    for section in document_sections(custom.game):
        for name, told in doc.get(section, {}).items():
            path = f"{section}.{name}"
            if is_figure_section(custom.game, section):
                found.append(make_difference(custom, path, getattr(base.board, section)[name], told))
                continue
            before = {thing.name: thing for thing in getattr(base.board, section)}.get(name)
            if before is None:
                found.append(make_difference(custom, path, None, told))
            else:
                fields = [(f"{path}.{key}", getattr(before, key), value) for key, value in told.items()]
                found += [make_difference(custom, *each) for each in fields]
    if "order" in doc:
        found.append(make_difference(custom, "order", [space.name for space in base.board.space], doc["order"]))
    for deck in doc.get("card", {}):
        found += card_differences(custom, deck)
    return found


def card_differences(custom: CustomEdition, deck: str) -> list[Difference]:
    decks = printed_decks(custom.game)
    assert decks is not None
    before = {line.name: card_to_table(line) for line in decks.lines[deck]}
    after = {line.name: card_to_table(line) for line in custom.board.cards[deck]}
    places = {line.name: i for i, line in enumerate(custom.board.cards[deck])}
    changed = [
        make_difference(custom, f"card.{deck}.{places[name]}", before.get(name), card)
        for name, card in after.items()
        if before.get(name) != card
    ]
    gone = {f"card.{deck}.{name}": card for name, card in before.items() if name not in after}
    return [*changed, *[make_difference(custom, path, card, None) for path, card in gone.items()]]


def make_difference(custom: CustomEdition, path: str, printed: Any, value: Any) -> Difference:
    said = {lang: describe_difference(custom, path, printed, value, lang) for lang in LANGUAGES}
    return Difference(path=path, printed=printed, own=value, **said)


def describe_difference(custom: CustomEdition, path: str, printed: Any, value: Any, lang: str) -> str:
    lines = load_shared_bundle(lang, "editions")
    if path == "order":
        return lines.format("differs-order", {"count": len(value)})[0]
    thing = describe_path(custom, path, lang)
    before, after = (format_path_value(custom, path, each, lang) for each in (printed, value))
    if printed == "":
        return lines.format("differs-set", {"thing": thing, "after": after})[0]
    key = "differs-new" if printed is None else "differs-gone" if value is None else "differs"
    return lines.format(key, {"thing": thing, "before": before, "after": after})[0]


def describe_path(custom: CustomEdition, path: str, lang: str) -> str:
    """Return the display name of the item at a path."""
    lines, (section, *rest) = load_shared_bundle(lang, "editions"), path.split(".")
    if section == "options":
        return Texts(custom.printed_edition, lang).message(f"option-{rest[0]}".replace("_", "-"))
    if section == "card":
        key = f"deck-of-{rest[0]}"
        return lines.format("differs-card", {"deck": lines.format(key, {})[0] if lines.has(key) else rest[0]})[0]
    if is_figure_section(custom.game, section):
        key = f"figure-{rest[0]}".replace("_", "-")
        return lines.format(key, {})[0] if lines.has(key) else rest[0]
    things = [*getattr(custom.printed_edition.board, section), *getattr(custom.board, section)]
    thing = next(each for each in things if each.name == rest[0])
    called = text_in(thing, lang) if isinstance(thing, PrintedItem) else thing.name
    if len(rest) == 1:
        return str(called)
    return lines.format("differs-field", {"thing": called, "field": field_name(rest[1], lang)})[0]


def field_name(field: str, lang: str) -> str:
    stem, _, code = field.rpartition("_")
    if code not in LANGUAGES:
        stem, code = field, lang
    key = f"field-{stem or 'name'}".replace("_", "-")
    return load_shared_bundle(lang, "editions").format(key, {"language": language(code).name})[0]


def format_path_value(custom: CustomEdition, path: str, value: Any, lang: str) -> str:
    if value is None:
        return ""
    texts = Texts(custom.printed_edition, lang)
    section, *rest = path.split(".")
    if isinstance(value, bool):
        return load_shared_bundle(lang, "editions").format("value-yes" if value else "value-no", {})[0]
    if isinstance(value, dict):
        if section == "card":
            return describe_edition_card(custom, value, lang)
        return str(text_in(value, lang) or value.get("name", ""))
    if isinstance(value, list):
        return ", ".join(format_path_value(custom, path, each, lang) for each in value)
    money = (section == "money" and custom.game != "deal") or (bool(rest) and rest[-1] in MONEY_FIELDS)
    return texts.money(value) if isinstance(value, int) and money else str(value)


def describe_edition_card(custom: CustomEdition, card: dict[str, Any], lang: str) -> str:
    """Return a card's title, its figures, and the number of copies."""
    texts = Texts(custom.printed_edition, lang)
    key = f"card-{card['name']}".replace("_", "-")
    title = text_in(card, lang) or (texts.message(key) if texts.has(key) else card["name"])
    needs = [verb.needs for verb in list_card_verbs(custom.game) if verb.name == card["verb"]]
    kinds = {need.name: need.kind for need in (needs[0] if needs else [])}
    spaces = {space.name: space for space in [*custom.printed_edition.board.space, *custom.board.space]}
    figures: list[str] = []
    for name, value in card.items():
        if kinds.get(name) == "money":
            figures.append(texts.money(value))
        elif kinds.get(name) in ("space", "utility") and value in spaces:
            figures.append(text_in(spaces[value], lang))
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
                    for i, each in enumerate(value):
                        found.append(make_printed_figure(f"{path}.{i}", each, board, thing.source))
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
                found[name] = CardVerb(
                    name, [], [CardNeed(need, need_kind) for need, need_kind in needs_of(kind).items()]
                )
            found[name].decks.append(deck)
    return list(found.values())

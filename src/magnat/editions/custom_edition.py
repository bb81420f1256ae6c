"""Conversion of a custom edition from its document to a playable board, and back."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final
from unicodedata import category, normalize

import msgspec

from magnat.editions.document import edition_error
from magnat.editions.limits import (
    FORMAT_VERSION,
    GROUP_LOOKS,
    MAX_NAME_LENGTH,
    MAX_SPACES,
    MAX_TEXT_LENGTH,
    SPACE_KINDS,
    STAGES_FIELDS,
    document_sections,
    editable_fields,
    editable_figures,
    figure_bounds,
    is_figure_section,
    printed_decks,
    printed_edition,
)
from magnat.games import BUILT_IN
from magnat.kernel import Edition, Value
from magnat.languages import COMPLETE_LANGUAGES, LANGUAGES, text_in, with_fallbacks
from magnat.mechanics.board_file import CardLine
from magnat.mechanics.deck_file import CARD_LINE_FIELDS, CARD_TEXT_FIELDS, MAX_CARDS_PER_DECK, card_line
from magnat.version import __version__

NAME_PATTERN: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
PATH_PATTERN: Final = re.compile(r"[\w.-]{1,100}")
COLOUR_PATTERN: Final = re.compile(r"#[0-9a-fA-F]{6}")
# controls, direction marks, unassigned characters, line separators
HIDDEN_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
TOP_LEVEL_KEYS: Final = ("format", "game", "engine", "title", "options", "order", "card", "kept", "box")
BOX_YEARS: Final = (1900, 2100)
MAX_KEPT_WARNINGS: Final = 200
MAX_LISTED_NAMES: Final = 15  # a longer list is reduced to the closest matches


@dataclass(frozen=True)
class CustomEdition:
    """A game with its author's changes.

    `kept` has the warnings that the author has accepted, by path; `box` describes the physical box.
    """

    game: str
    board: Any
    options: dict[str, Value]
    kept: dict[str, str] = field(default_factory=dict)
    box: dict[str, str | int] = field(default_factory=dict)

    @property
    def printed_edition(self) -> Edition:
        """The printed game without the changes."""
        return printed_edition(self.game)

    @property
    def title(self) -> dict[str, str]:
        """The title by language; empty if the edition has none."""
        found: dict[str, str] = self.board.title
        return found

    def edition(self) -> Edition:
        """Return the playable edition. An unchecked one may raise any error."""
        return self.printed_edition.rebuild(self.board, self.options)


# From a document


def parse_document(doc: Any) -> CustomEdition:
    """Parse a document of plain values; the edition need not be playable. Raise `BadEdition`."""
    if not isinstance(doc, Mapping):
        raise edition_error("", "check-no-table")
    check_format(doc.get("format"))
    game = doc.get("game")
    if game not in BUILT_IN:
        raise edition_error("game", "check-game", games=", ".join(BUILT_IN))
    head = [key for key in TOP_LEVEL_KEYS if key not in ("order", "card") or printed_decks(game)]
    known = (*head, *document_sections(game))
    for key in doc:
        if key not in known:
            raise edition_error(printable_key(key), "check-unknown-key", known=suggest_keys(key, known))
    if not isinstance(doc.get("engine", ""), str):
        raise edition_error("engine", "check-text", most=MAX_NAME_LENGTH)
    base = printed_edition(game)
    board = msgspec.to_builtins(base.board)
    board["title"] = parse_title(doc.get("title", {}))
    for section in document_sections(game):
        told = check_table(doc.get(section, {}), section)
        if is_figure_section(game, section):
            board[section] |= parse_figures(game, section, told)
        elif section != "space":
            board[section] = [apply_changes(game, section, each, told) for each in getattr(base.board, section)]
            check_known_keys(section, told, [each.name for each in getattr(base.board, section)])
    if "space" in board:
        board["space"] = parse_spaces(game, doc)
    if printed_decks(game):
        board["cards"] = parse_cards(game, check_table(doc.get("card", {}), "card"))
    made = msgspec.convert(board, type(base.board))
    options = parse_options(base, doc.get("options", {}))
    return CustomEdition(game, made, options, parse_kept(doc.get("kept", {})), parse_box(doc))


def check_format(found: object) -> None:
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise edition_error("format", "check-format", format=FORMAT_VERSION)
    if found > FORMAT_VERSION:
        raise edition_error("format", "check-newer", format=FORMAT_VERSION)


def parse_title(found: object) -> dict[str, str]:
    told = {lang: check_text(each, f"title.{lang}") for lang, each in check_table(found, "title", LANGUAGES).items()}
    return told | {lang: text_in(told, lang) for lang in COMPLETE_LANGUAGES} if told else {}


def parse_figures(game: str, section: str, told: Mapping[str, Any]) -> dict[str, int]:
    known = editable_figures(game, section)
    check_known_keys(section, told, known)
    return {
        name: check_whole_number(value, f"{section}.{name}", *figure_bounds(game, section, name))
        for name, value in told.items()
    }


def apply_changes(game: str, section: str, thing: Any, told: Mapping[str, Any]) -> dict[str, Any]:
    """Return a printed item as plain data, with the document's changes."""
    made: dict[str, Any] = msgspec.to_builtins(thing)
    if thing.name not in told:
        return made
    path = f"{section}.{thing.name}"
    known = editable_fields(game, section, thing)
    changes = check_table(told[thing.name], path, known)
    for name, value in changes.items():
        made[name] = parse_field(game, section, name, value, f"{path}.{name}", made)
    for lang in LANGUAGES:  # a new name is also the name in the languages that fall back to this one
        if lang not in changes and any(each in changes for each in with_fallbacks(lang)[1:]):
            made[lang] = ""
    return made


def parse_field(game: str, section: str, name: str, value: Any, path: str, like: Mapping[str, Any]) -> Any:
    if name in LANGUAGES:
        return check_text(value, path)
    if name in (*STAGES_FIELDS, "rents"):
        if not isinstance(value, list) or len(value) != len(like.get(name, ())):
            raise edition_error(path, "check-as-many", count=len(like.get(name, ())))
        if name != "rents":
            return [check_text(each, f"{path}.{i}") for i, each in enumerate(value)]
        bounds = figure_bounds(game, section, name)
        return [check_whole_number(each, f"{path}.{i}", *bounds) for i, each in enumerate(value)]
    if name == "colour":
        if not isinstance(value, str) or not (value in GROUP_LOOKS or COLOUR_PATTERN.fullmatch(value)):
            raise edition_error(path, "check-colour", known=", ".join(GROUP_LOOKS))
        return value
    if name in ("group", "shape"):
        known = [g.name for g in printed_edition(game).board.group] if name == "group" else GROUP_LOOKS
        if value not in known:
            raise edition_error(path, "check-one-of", known=", ".join(known))
        return value
    return check_whole_number(value, path, *figure_bounds(game, section, name))


def parse_spaces(game: str, doc: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return all spaces in order. Spaces that are not printed must be complete in the document."""
    told = check_table(doc.get("space", {}), "space")
    base = {space.name: space for space in printed_edition(game).board.space}
    order = doc.get("order", list(base))
    if not isinstance(order, list) or not 1 <= len(order) <= MAX_SPACES:
        raise edition_error("order", "check-order", most=MAX_SPACES)
    made: list[dict[str, Any]] = []
    for i, name in enumerate(order):
        if not isinstance(name, str) or not NAME_PATTERN.fullmatch(name):
            raise edition_error(f"order.{i}", "check-name")
        if name in order[:i]:
            raise edition_error(f"order.{i}", "check-twice", name=name)
        if name in base:
            made.append(apply_changes(game, "space", base[name], told))
        elif name in told:
            made.append(parse_new_space(game, name, told[name]))
        else:
            raise edition_error(f"order.{i}", "check-no-space", name=name)
    check_known_keys("space", told, [*base, *order])
    return made


def parse_new_space(game: str, name: str, told: Any) -> dict[str, Any]:
    path = f"space.{name}"
    given = check_table(told, path)
    kinds = SPACE_KINDS[game]
    if not kinds:
        raise edition_error(path, "check-no-more-spaces")
    if given.get("kind") not in kinds:
        raise edition_error(f"{path}.kind", "check-one-of", known=", ".join(kinds))
    like = next(space for space in printed_edition(game).board.space if space.kind == given["kind"])
    known = editable_fields(game, "space", like)
    check_known_keys(path, given, ("kind", *known))
    made: dict[str, Any] = {"name": name, "kind": given["kind"], "source": "own"}
    for key in known:
        if key in given:
            made[key] = parse_field(game, "space", key, given[key], f"{path}.{key}", msgspec.to_builtins(like))
        elif key != "mortgage" and (key not in LANGUAGES or key in COMPLETE_LANGUAGES):
            raise edition_error(f"{path}.{key}", "check-missing", name=key)
    return made


def parse_cards(game: str, told: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Return the decks that differ from the printed ones, complete."""
    decks = printed_decks(game)
    assert decks is not None
    check_known_keys("card", told, list(decks.lines))
    made: dict[str, list[dict[str, Any]]] = {}
    for deck, cards in told.items():
        if not isinstance(cards, list) or not 1 <= len(cards) <= MAX_CARDS_PER_DECK:
            raise edition_error(f"card.{deck}", "check-deck", most=MAX_CARDS_PER_DECK)
        lines = [parse_card_line(card, f"card.{deck}.{i}") for i, card in enumerate(cards)]
        before = {line.name: line for line in decks.lines[deck]}
        lines = [msgspec.structs.replace(line, source=card_source(line, before.get(line.name))) for line in lines]
        if lines != decks.lines[deck]:
            made[deck] = [msgspec.to_builtins(line) for line in lines]
    return made


def card_source(line: CardLine, like: CardLine | None) -> str:
    """Return the printed card's source if the card is unchanged, else "own"."""
    return like.source if like and msgspec.structs.replace(line, source=like.source) == like else "own"


def parse_card_line(card: Any, path: str) -> CardLine:
    given = check_table(card, path)
    for key, value in given.items():
        at = f"{path}.{printable_key(key)}"
        if not isinstance(key, str) or not NAME_PATTERN.fullmatch(key):
            raise edition_error(at, "check-name")
        if key in LANGUAGES:
            check_text(value, at)
        elif key in CARD_TEXT_FIELDS:
            check_text(value, at, MAX_TEXT_LENGTH)
        elif key in ("name", "verb"):
            if not isinstance(value, str) or not NAME_PATTERN.fullmatch(value):
                raise edition_error(at, "check-name")
        elif key == "count":
            check_whole_number(value, at, 1, MAX_CARDS_PER_DECK)
        elif (key != "source" and not isinstance(value, int | str)) or isinstance(value, bool):
            raise edition_error(at, "check-plain")
        elif isinstance(value, str) and (
            len(value) > MAX_NAME_LENGTH or (key != "source" and not NAME_PATTERN.fullmatch(value))
        ):
            raise edition_error(at, "check-name")
    for key in ("name", "verb"):
        if key not in given:
            raise edition_error(f"{path}.{key}", "check-missing", name=key)
    texts = {key: check_text(given[key], path, MAX_TEXT_LENGTH) for key in CARD_LINE_FIELDS[4:] if key in given}
    return card_line({key: value for key, value in {**given, **texts}.items() if key != "source"})


def parse_options(base: Edition, found: object) -> dict[str, Value]:
    told = check_table(found, "options")
    known = {option.name: option for option in base.declared}
    check_known_keys("options", told, list(known))
    for name, value in told.items():
        if not known[name].accepts(value):
            raise edition_error(f"options.{name}", "check-one-of", known=known[name].describe_accepted())
    return {**base.options, **told}


def parse_kept(found: object) -> dict[str, str]:
    told = check_table(found, "kept")
    for path, id in told.items():
        fits = isinstance(id, str) and PATH_PATTERN.fullmatch(id) and PATH_PATTERN.fullmatch(path)
        if not fits or len(told) > MAX_KEPT_WARNINGS:
            raise edition_error("kept", "check-kept")
    return dict(told)


def parse_box(doc: Mapping[str, Any]) -> dict[str, str | int]:
    told = check_table(doc.get("box", {}), "box", ("year", "language", "says"))
    made: dict[str, str | int] = {}
    for key, value in told.items():
        made[key] = check_year(value) if key == "year" else check_text(value, f"box.{key}", MAX_TEXT_LENGTH)
    return made


def check_year(value: object) -> int:
    """Check a year. Its bounds are passed as text, so that they are not formatted like other numbers."""
    if not isinstance(value, int) or isinstance(value, bool) or not BOX_YEARS[0] <= value <= BOX_YEARS[1]:
        raise edition_error("box.year", "check-year", least=str(BOX_YEARS[0]), most=str(BOX_YEARS[1]))
    return value


# Plain values


def check_table(found: object, path: str, known: Sequence[str] = ()) -> Mapping[str, Any]:
    """Return a table after checking its keys, against `known` if given."""
    if not isinstance(found, Mapping):
        raise edition_error(path, "check-table")
    for key in found:
        if not isinstance(key, str) or not PATH_PATTERN.fullmatch(key):
            raise edition_error(f"{path}.{printable_key(key)}", "check-name")
    if known:
        check_known_keys(path, found, known)
    return found


def check_known_keys(path: str, told: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in told:
        if key not in known:
            raise edition_error(f"{path}.{printable_key(key)}", "check-unknown-key", known=suggest_keys(key, known))


def suggest_keys(key: object, known: Sequence[str]) -> str:
    """Return the known keys as text; of many, only those closest to the key."""
    if len(known) > MAX_LISTED_NAMES:
        known = get_close_matches(printable_key(key), list(dict.fromkeys(known)), 5, 0.3) or known[:5]
        return ", ".join(known)
    return ", ".join(known) or "-"


def check_whole_number(value: object, path: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise edition_error(path, "check-number", least=least, most=most)
    return value


def check_text(value: object, path: str, most: int = MAX_NAME_LENGTH) -> str:
    """Return a normalised one-line text; raise if it is too long or has invisible or markup characters."""
    if not isinstance(value, str) or len(value) > most:
        raise edition_error(path, "check-text", most=most)
    found = " ".join(normalize("NFC", value).split(" ")).strip()
    if any(category(letter) in HIDDEN_CATEGORIES or letter in "<>{}\\" for letter in found):
        raise edition_error(path, "check-letters")
    if not any(category(letter)[0] in "LN" for letter in found):
        raise edition_error(path, "check-text", most=most)
    return found


def printable_key(key: object) -> str:
    """Return any key as short, printable text."""
    return "".join(letter if letter.isalnum() or letter in "_-" else "?" for letter in str(key)[:40])


# To a document


def to_document(custom: CustomEdition) -> dict[str, Any]:
    """Return the document of an edition, with only the differences from the printed game."""
    base = custom.printed_edition
    doc: dict[str, Any] = {"format": FORMAT_VERSION, "game": custom.game, "engine": __version__}
    doc["title"] = dict(custom.title)
    doc["options"] = {name: value for name, value in custom.options.items() if value != base.options[name]}
    for section in document_sections(custom.game):
        before, after = getattr(base.board, section), getattr(custom.board, section)
        if is_figure_section(custom.game, section):
            found: Any = {name: value for name, value in after.items() if value != before.get(name)}
        else:
            known = {thing.name: thing for thing in before}
            found = {thing.name: changed_fields(thing, known.get(thing.name)) for thing in after}
            found = {name: fields for name, fields in found.items() if fields}
        doc[section] = found
    if "space" in document_sections(custom.game):
        order = [space.name for space in custom.board.space]
        if order != [space.name for space in base.board.space]:
            doc["order"] = order
    if printed_decks(custom.game) and custom.board.cards:
        doc["card"] = {deck: [card_to_table(line) for line in lines] for deck, lines in custom.board.cards.items()}
    doc |= {"kept": dict(custom.kept), "box": dict(custom.box)}
    return {key: value for key, value in doc.items() if value}


def changed_fields(thing: Any, before: Any) -> dict[str, Any]:
    """Return the changed fields of an item; all non-empty fields of a new one."""
    fields = msgspec.to_builtins(thing)
    if before is None:
        return {name: value for name, value in fields.items() if value and name not in ("name", "source")}
    old = msgspec.to_builtins(before)
    same = [name for name in LANGUAGES if not fields.get(name)]  # as in the fallback
    return {name: value for name, value in fields.items() if value != old[name] and name not in ("source", *same)}


def card_to_table(line: CardLine) -> dict[str, Any]:
    """Return a card as it is written in files."""
    found: dict[str, Any] = {"name": line.name, "verb": line.verb, **line.needs}
    if line.count != 1:
        found["count"] = line.count
    return found | {key: getattr(line, key) for key in CARD_LINE_FIELDS[4:] if getattr(line, key)}

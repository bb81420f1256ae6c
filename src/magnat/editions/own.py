"""editions: an edition that somebody made: from its document to a board that is played, and back."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final
from unicodedata import category, normalize

import msgspec

from magnat import __version__
from magnat.editions.allowed import (
    FORMAT,
    LOOKS,
    MOST_NAME,
    MOST_SPACES,
    MOST_WORDS,
    SPACE_KINDS,
    TEXTS,
    bounds,
    changeable,
    decks_of,
    fields_of,
    is_figures,
    plain,
    printed,
    sections,
)
from magnat.editions.document import refuse
from magnat.games import BUILT_IN
from magnat.kernel import Edition, Value
from magnat.mechanics.board import CardLine
from magnat.mechanics.cards import FIELDS, MOST_CARDS, card_line

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
PATH: Final = re.compile(r"[\w.-]{1,100}")
COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}")
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, marks of direction, what has no letter
HEAD: Final = ("format", "game", "engine", "title", "options", "order", "card", "kept", "box")
YEARS: Final = (1900, 2100)  # of a box
MOST_KEPT: Final = 200
FEW: Final = 15  # names that are all told


@dataclass(frozen=True)
class Own:
    """A game with what somebody changed in it. `kept`: the doubts that its maker wants so; `box`: whose it is."""

    game: str
    board: Any
    options: dict[str, Value]
    kept: dict[str, str] = field(default_factory=dict)
    box: dict[str, str | int] = field(default_factory=dict)

    @property
    def printed(self) -> Edition:
        return printed(self.game)

    @property
    def title(self) -> dict[str, str]:
        found: dict[str, str] = self.board.title
        return found

    def edition(self) -> Edition:
        """As it is played. Whoever has not checked it may meet any refusal."""
        return self.printed.remade(self.board, self.options)


# From a document


def shaped(doc: Any) -> Own:
    """What the document says, as far as it can be read; whether it can be played is another matter."""
    if not isinstance(doc, Mapping):
        raise refuse("", "check-no-table")
    known_format(doc.get("format"))
    game = doc.get("game")
    if game not in BUILT_IN:
        raise refuse("game", "check-game", games=", ".join(BUILT_IN))
    head = [key for key in HEAD if key not in ("order", "card") or decks_of(game)]
    known = (*head, *sections(game))
    for key in doc:
        if key not in known:
            raise refuse(shown(key), "check-unknown-key", known=nearest(key, known))
    if not isinstance(doc.get("engine", ""), str):
        raise refuse("engine", "check-text", most=MOST_NAME)
    base = printed(game)
    board = plain(base.board)
    board["title"] = title_of(doc.get("title", {}))
    for section in sections(game):
        told = table(doc.get(section, {}), section)
        if is_figures(game, section):
            board[section] |= figures_of(game, section, told)
        elif section != "space":
            board[section] = [changed(game, section, each, told) for each in getattr(base.board, section)]
            no_others(section, told, [each.name for each in getattr(base.board, section)])
    if "space" in board:
        board["space"] = spaces_of(game, doc)
    if decks_of(game):
        board["cards"] = cards_of(game, table(doc.get("card", {}), "card"))
    made = msgspec.convert(board, type(base.board))
    return Own(game, made, options_of(base, doc.get("options", {})), kept_of(doc.get("kept", {})), box_of(doc))


def known_format(found: object) -> None:
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise refuse("format", "check-format", format=FORMAT)
    if found > FORMAT:
        raise refuse("format", "check-newer", format=FORMAT)


def title_of(found: object) -> dict[str, str]:
    told = {lang: text(each, f"title.{lang}") for lang, each in table(found, "title", TEXTS).items()}
    return {lang: told.get(lang, next(iter(told.values()))) for lang in TEXTS} if told else {}


def figures_of(game: str, section: str, told: Mapping[str, Any]) -> dict[str, int]:
    known = changeable(game, section)
    no_others(section, told, known)
    return {name: whole(value, f"{section}.{name}", *bounds(game, section, name)) for name, value in told.items()}


def changed(game: str, section: str, thing: Any, told: Mapping[str, Any]) -> dict[str, Any]:
    """A printed thing with what is said of it."""
    made: dict[str, Any] = plain(thing)
    if thing.name not in told:
        return made
    path = f"{section}.{thing.name}"
    known = fields_of(game, section, thing)
    for name, value in table(told[thing.name], path, known).items():
        made[name] = field_of(game, section, name, value, f"{path}.{name}", made)
    return made


def field_of(game: str, section: str, name: str, value: Any, path: str, like: Mapping[str, Any]) -> Any:
    if name in TEXTS:
        return text(value, path)
    if name in ("stages_fr", "stages_en", "rents"):
        if not isinstance(value, list) or len(value) != len(like.get(name, ())):
            raise refuse(path, "check-as-many", count=len(like.get(name, ())))
        if name != "rents":
            return [text(each, f"{path}.{i}") for i, each in enumerate(value)]
        return [whole(each, f"{path}.{i}", *bounds(game, section, name)) for i, each in enumerate(value)]
    if name == "colour":
        if not isinstance(value, str) or not (value in LOOKS or COLOUR.fullmatch(value)):
            raise refuse(path, "check-colour", known=", ".join(LOOKS))
        return value
    if name in ("group", "shape"):
        known = [g.name for g in printed(game).board.group] if name == "group" else LOOKS
        if value not in known:
            raise refuse(path, "check-one-of", known=", ".join(known))
        return value
    return whole(value, path, *bounds(game, section, name))


def spaces_of(game: str, doc: Mapping[str, Any]) -> list[dict[str, Any]]:
    """All spaces, in their order; those that are not printed are given whole."""
    told = table(doc.get("space", {}), "space")
    base = {space.name: space for space in printed(game).board.space}
    order = doc.get("order", list(base))
    if not isinstance(order, list) or not 1 <= len(order) <= MOST_SPACES:
        raise refuse("order", "check-order", most=MOST_SPACES)
    made: list[dict[str, Any]] = []
    for i, name in enumerate(order):
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise refuse(f"order.{i}", "check-name")
        if name in order[:i]:
            raise refuse(f"order.{i}", "check-twice", name=name)
        if name in base:
            made.append(changed(game, "space", base[name], told))
        elif name in told:
            made.append(new_space(game, name, told[name]))
        else:
            raise refuse(f"order.{i}", "check-no-space", name=name)
    no_others("space", told, [*base, *order])
    return made


def new_space(game: str, name: str, told: Any) -> dict[str, Any]:
    path = f"space.{name}"
    given = table(told, path)
    kinds = SPACE_KINDS[game]
    if not kinds:
        raise refuse(path, "check-no-more-spaces")
    if given.get("kind") not in kinds:
        raise refuse(f"{path}.kind", "check-one-of", known=", ".join(kinds))
    like = next(space for space in printed(game).board.space if space.kind == given["kind"])
    known = fields_of(game, "space", like)
    for key in given:
        if key not in ("kind", *known):
            raise refuse(f"{path}.{shown(key)}", "check-unknown-key", known=nearest(key, ("kind", *known)))
    made: dict[str, Any] = {"name": name, "kind": given["kind"], "source": "own"}
    for key in known:
        if key in given:
            made[key] = field_of(game, "space", key, given[key], f"{path}.{key}", plain(like))
        elif key != "mortgage":
            raise refuse(f"{path}.{key}", "check-missing", name=key)
    return made


def cards_of(game: str, told: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The decks that differ, whole."""
    decks = decks_of(game)
    assert decks is not None
    no_others("card", told, list(decks.lines))
    made: dict[str, list[dict[str, Any]]] = {}
    for deck, cards in told.items():
        if not isinstance(cards, list) or not 1 <= len(cards) <= MOST_CARDS:
            raise refuse(f"card.{deck}", "check-deck", most=MOST_CARDS)
        lines = [line_of(card, f"card.{deck}.{i}") for i, card in enumerate(cards)]
        before = {line.name: line for line in decks.lines[deck]}
        lines = [msgspec.structs.replace(line, source=source_of(line, before.get(line.name))) for line in lines]
        if lines != decks.lines[deck]:
            made[deck] = [plain(line) for line in lines]
    return made


def source_of(line: CardLine, like: CardLine | None) -> str:
    """A card that is as it was printed is as well known as it was."""
    return like.source if like and msgspec.structs.replace(line, source=like.source) == like else "own"


def line_of(card: Any, path: str) -> CardLine:
    given = table(card, path)
    for key, value in given.items():
        at = f"{path}.{shown(key)}"
        if not isinstance(key, str) or not NAME.fullmatch(key):
            raise refuse(at, "check-name")
        if key in TEXTS:
            text(value, at)
        elif key in ("words_fr", "words_en"):
            text(value, at, MOST_WORDS)
        elif key in ("name", "verb"):
            if not isinstance(value, str) or not NAME.fullmatch(value):
                raise refuse(at, "check-name")
        elif key == "count":
            whole(value, at, 1, MOST_CARDS)
        elif (key != "source" and not isinstance(value, int | str)) or isinstance(value, bool):
            raise refuse(at, "check-plain")
        elif isinstance(value, str) and (len(value) > MOST_NAME or (key != "source" and not NAME.fullmatch(value))):
            raise refuse(at, "check-name")
    for key in ("name", "verb"):
        if key not in given:
            raise refuse(f"{path}.{key}", "check-missing", name=key)
    texts = {key: text(given[key], path, MOST_WORDS) for key in FIELDS[4:] if key in given}
    return card_line({key: value for key, value in {**given, **texts}.items() if key != "source"})


def options_of(base: Edition, found: object) -> dict[str, Value]:
    told = table(found, "options")
    known = {option.name: option for option in base.declared}
    no_others("options", told, list(known))
    for name, value in told.items():
        if not known[name].accepts(value):
            raise refuse(f"options.{name}", "check-one-of", known=known[name].accepted())
    return {**base.options, **told}


def kept_of(found: object) -> dict[str, str]:
    told = table(found, "kept")
    for path, id in told.items():
        fits = len(told) <= MOST_KEPT and isinstance(id, str) and PATH.fullmatch(id) and PATH.fullmatch(path)
        if not fits:
            raise refuse("kept", "check-kept")
    return dict(told)


def box_of(doc: Mapping[str, Any]) -> dict[str, str | int]:
    told = table(doc.get("box", {}), "box", ("year", "language", "says"))
    made: dict[str, str | int] = {}
    for key, value in told.items():
        made[key] = year(value) if key == "year" else text(value, f"box.{key}", MOST_WORDS)
    return made


def year(value: object) -> int:
    """A year is told as it is written, which other numbers are not."""
    if not isinstance(value, int) or isinstance(value, bool) or not YEARS[0] <= value <= YEARS[1]:
        raise refuse("box.year", "check-year", least=str(YEARS[0]), most=str(YEARS[1]))
    return value


# Plain values


def table(found: object, path: str, known: Sequence[str] = ()) -> Mapping[str, Any]:
    """A table, with these keys if any are named."""
    if not isinstance(found, Mapping):
        raise refuse(path, "check-table")
    for key in found:
        if not isinstance(key, str) or not PATH.fullmatch(key):
            raise refuse(f"{path}.{shown(key)}", "check-name")
    if known:
        no_others(path, found, known)
    return found


def no_others(path: str, told: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in told:
        if key not in known:
            raise refuse(f"{path}.{shown(key)}", "check-unknown-key", known=nearest(key, known))


def nearest(key: object, known: Sequence[str]) -> str:
    """What is known, of much what resembles the key most."""
    if len(known) > FEW:
        known = get_close_matches(shown(key), list(dict.fromkeys(known)), 5, 0.3) or known[:5]
        return ", ".join(known)
    return ", ".join(known) or "-"


def whole(value: object, path: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise refuse(path, "check-number", least=least, most=most)
    return value


def text(value: object, path: str, most: int = MOST_NAME) -> str:
    """Something to be read: on one line, not too long, and nothing in it but letters and signs that show."""
    if not isinstance(value, str) or len(value) > most:
        raise refuse(path, "check-text", most=most)
    found = " ".join(normalize("NFC", value).split(" ")).strip()
    if any(category(letter) in HIDDEN or letter in "<>{}\\" for letter in found):
        raise refuse(path, "check-letters")
    if not any(category(letter)[0] in "LN" for letter in found):
        raise refuse(path, "check-text", most=most)
    return found


def shown(key: object) -> str:
    """A key as it may be shown, whatever it is."""
    return "".join(letter if letter.isalnum() or letter in "_-" else "?" for letter in str(key)[:40])


# To a document


def doc_of(own: Own) -> dict[str, Any]:
    """Only what differs from the printed game."""
    base = own.printed
    doc: dict[str, Any] = {"format": FORMAT, "game": own.game, "engine": __version__}
    if own.title:
        doc["title"] = dict(own.title)
    options = {name: value for name, value in own.options.items() if value != base.options[name]}
    if options:
        doc["options"] = options
    for section in sections(own.game):
        before, after = getattr(base.board, section), getattr(own.board, section)
        if is_figures(own.game, section):
            found: Any = {name: value for name, value in after.items() if value != before.get(name)}
        else:
            known = {thing.name: thing for thing in before}
            found = {thing.name: unlike(thing, known.get(thing.name)) for thing in after}
            found = {name: fields for name, fields in found.items() if fields}
        if found:
            doc[section] = found
    if "space" in sections(own.game):
        order = [space.name for space in own.board.space]
        if order != [space.name for space in base.board.space]:
            doc["order"] = order
    if decks_of(own.game) and own.board.cards:
        doc["card"] = {deck: [card_table(line) for line in lines] for deck, lines in own.board.cards.items()}
    if own.kept:
        doc["kept"] = dict(own.kept)
    if own.box:
        doc["box"] = dict(own.box)
    return doc


def unlike(thing: Any, before: Any) -> dict[str, Any]:
    """The fields of a thing that are not as they were; all that say something of a thing that is new."""
    fields = plain(thing)
    if before is None:
        return {name: value for name, value in fields.items() if value and name not in ("name", "source")}
    old = plain(before)
    return {name: value for name, value in fields.items() if value != old[name] and name != "source"}


def card_table(line: CardLine) -> dict[str, Any]:
    """A card as files have it."""
    found: dict[str, Any] = {"name": line.name, "verb": line.verb, **line.needs}
    if line.count != 1:
        found["count"] = line.count
    return found | {key: getattr(line, key) for key in FIELDS[4:] if getattr(line, key)}

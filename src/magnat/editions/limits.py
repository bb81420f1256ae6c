"""The parts of a game that an edition may change, and their bounds. Everything else is rejected."""

from typing import Any, Final

from magnat.games import BUILT_IN, load_part, package_of_game, variants
from magnat.kernel import Edition
from magnat.languages import LANGUAGES, text_key
from magnat.mechanics.deck_file import Decks

FORMAT_VERSION: Final = 1
STAGES_FIELDS: Final = tuple(text_key(lang, "stages") for lang in LANGUAGES)
STREET_LOOKS: Final = ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue")
GROUP_LOOKS: Final = (*STREET_LOOKS, "station", "utility")
MAX_NAME_LENGTH: Final = 40
MAX_TEXT_LENGTH: Final = 200
MAX_MONEY: Final = 1_000_000
MIN_SPACES: Final = 16
MAX_SPACES: Final = 48  # in a trade, higher item numbers are jail cards

# Editable fields by section, for boards and for Deal's pack.
EDITABLE_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "space": (*LANGUAGES, "group", "price", "rents", "mortgage", "amount", "height"),
    "group": (*LANGUAGES, "build", "rents", "colour", "shape"),
    "token": (*LANGUAGES, *STAGES_FIELDS),
    "symbol": LANGUAGES,
    "colour": (*LANGUAGES, "rents"),
    "property": (*LANGUAGES, "value"),
    "wild": ("value", "count"),
    "action": (*LANGUAGES, "value", "count"),
    "rent": ("value", "count"),
    "money": ("value", "count"),
}
DEAL_SECTIONS: Final = ("limits", "amounts", "colour", "property", "wild", "action", "rent", "money")
BOARD_SECTIONS: Final = ("money", "pieces", "space", "group", "token", "symbol")
SPACE_KINDS: Final[dict[str, tuple[str, ...]]] = {  # kinds of spaces that may be added
    "electronic": ("street", "station", "utility", "tax", "chance", "chest"),
    "millionaire": ("street", "chance", "lifestyle"),
    "star_wars": ("planet", "tax", "hyperdrive", "bounty", "card_rebel", "card_empire"),
    "empire": (),  # tiles are numbered after the printed spaces
    "deal": (),
}
PIECE_BOUNDS: Final[dict[str, dict[str, tuple[int, int]]]] = {  # pieces whose number may change
    "electronic": {"apartments": (1, 99), "hotels": (1, 99)},
    "millionaire": {"apartments": (1, 99), "hotels": (1, 99)},
    "empire": {"levels": (5, 40), "utilities": (1, 9), "offices": (1, 20), "office_height": (1, 4)},
    "star_wars": {},
    "deal": {},
}
LIMIT_BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "dealt": (1, 7),
    "drawn": (1, 5),
    "drawn_empty": (1, 7),
    "plays": (1, 5),
    "hand": (3, 12),
    "to_win": (1, 5),
    "idle_rounds": (2, 20),
}
FIXED_FIGURES: Final = ("step", "opening", "draft_steps")  # other figures depend on these


def printed_edition(game: str) -> Edition:
    return variants(game)["standard"]


def printed_decks(game: str) -> Decks | None:
    """Return the printed decks of a game; None if its cards cannot be edited as decks."""
    module = load_part(package_of_game(game), "decks") if game in BUILT_IN else None
    return getattr(module, "DECKS", None)


def document_sections(game: str) -> tuple[str, ...]:
    """Return the sections of a document that describe the board or the pack."""
    if game == "deal":
        return DEAL_SECTIONS
    return tuple(name for name in BOARD_SECTIONS if getattr(printed_edition(game).board, name))


def is_figure_section(game: str, section: str) -> bool:
    """True if a section maps names to figures; False if it has items with fields."""
    return isinstance(getattr(printed_edition(game).board, section), dict)


def editable_fields(game: str, section: str, thing: Any) -> tuple[str, ...]:
    """Return the editable fields of an item: its names and look, and the fields it uses."""
    always = (*LANGUAGES, "colour", "shape")
    return tuple(
        name
        for name in EDITABLE_FIELDS[section]
        if hasattr(thing, name) and (name in always or getattr(thing, name) or (name == "mortgage" and thing.price))
    )


def figure_bounds(game: str, section: str, name: str) -> tuple[int, int]:
    if section == "pieces":
        return PIECE_BOUNDS[game].get(name, (0, 0))
    if section == "limits":
        return LIMIT_BOUNDS[name]
    if section == "amounts" or game == "deal":
        return (0, 30) if name in ("count", "value") else (1, 30)
    if name == "height":
        return 1, 6
    return 1, MAX_MONEY


def editable_figures(game: str, section: str) -> list[str]:
    found = getattr(printed_edition(game).board, section)
    if section == "pieces":
        return list(PIECE_BOUNDS[game])
    return [name for name in found if name not in FIXED_FIGURES]


def editing_limits(game: str) -> dict[str, Any]:
    """Return the editable parts of a game and their bounds as plain data, for an editor."""
    spaces = SPACE_KINDS[game]
    figures = [section for section in document_sections(game) if is_figure_section(game, section)]
    return {
        "order": game != "deal",
        "spaces": bool(spaces),
        "kinds": list(spaces),
        "cards": printed_decks(game) is not None,
        "least_spaces": MIN_SPACES,
        "most_spaces": MAX_SPACES,
        "looks": list(GROUP_LOOKS),
        "figures": {
            section: {name: list(figure_bounds(game, section, name)) for name in editable_figures(game, section)}
            for section in figures
        },
        "fields": {
            section: list(EDITABLE_FIELDS[section]) for section in document_sections(game) if section not in figures
        },
    }

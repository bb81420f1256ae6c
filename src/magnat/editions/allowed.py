"""editions: what an edition may change of a game, and within which bounds. Nothing else of a file is read."""

from typing import Any, Final

import msgspec

from magnat.games import BUILT_IN, package_named, part, variants
from magnat.kernel import Edition
from magnat.mechanics.cards import Decks

FORMAT: Final = 1
TEXTS: Final = ("fr", "en")
LOOKS: Final = (
    *("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue"),
    *("station", "utility"),
)
MOST_NAME: Final = 40
MOST_WORDS: Final = 200
MOST_MONEY: Final = 1_000_000
LEAST_SPACES: Final = 16
MOST_SPACES: Final = 48  # in a trade, what comes after is no deed

# Fields of a thing that may be changed, by section: of boards, and of the pack of Deal.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "space": ("fr", "en", "group", "price", "rents", "mortgage", "amount", "height"),
    "group": ("fr", "en", "build", "rents", "colour", "shape"),
    "token": ("fr", "en", "stages_fr", "stages_en"),
    "symbol": ("fr", "en"),
    "colour": ("fr", "en", "rents"),
    "property": ("fr", "en", "value"),
    "wild": ("value", "count"),
    "action": ("fr", "en", "value", "count"),
    "rent": ("value", "count"),
    "money": ("value", "count"),
}
PACK: Final = ("limits", "amounts", "colour", "property", "wild", "action", "rent", "money")
BOARD: Final = ("money", "pieces", "space", "group", "token", "symbol")
SPACE_KINDS: Final[dict[str, tuple[str, ...]]] = {  # of spaces that may be added
    "electronic": ("street", "station", "utility", "tax", "chance", "chest"),
    "millionaire": ("street", "chance", "lifestyle"),
    "star_wars": ("planet", "tax", "hyperdrive", "bounty", "card_rebel", "card_empire"),
    "empire": (),  # its tiles are numbered from the printed number of spaces on
    "deal": (),
}
PIECES: Final[dict[str, dict[str, tuple[int, int]]]] = {  # those of which there may be more or fewer
    "electronic": {"apartments": (1, 99), "hotels": (1, 99)},
    "millionaire": {"apartments": (1, 99), "hotels": (1, 99)},
    "empire": {"levels": (5, 40), "utilities": (1, 9), "offices": (1, 20), "office_height": (1, 4)},
    "star_wars": {},
    "deal": {},
}
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "dealt": (1, 7),
    "drawn": (1, 5),
    "drawn_empty": (1, 7),
    "plays": (1, 5),
    "hand": (3, 12),
    "to_win": (1, 5),
    "idle_rounds": (2, 20),
}
FIXED: Final = ("step", "opening", "draft_steps")  # what everything else is measured by


def printed(game: str) -> Edition:
    return variants(game)["standard"]


def decks_of(game: str) -> Decks | None:
    """The printed decks of a game; None if its cards are of another sort."""
    module = part(package_named(game), "decks") if game in BUILT_IN else None
    return getattr(module, "DECKS", None)


def sections(game: str) -> tuple[str, ...]:
    """The tables of a document that speak of the board or the pack."""
    return PACK if game == "deal" else tuple(name for name in BOARD if getattr(printed(game).board, name))


def is_figures(game: str, section: str) -> bool:
    """Whether a section is names with figures, not things with fields."""
    return isinstance(getattr(printed(game).board, section), dict)


def fields_of(game: str, section: str, thing: Any) -> tuple[str, ...]:
    """What may be changed of a thing: of its fields those that say something on it, and its names."""
    always = (*TEXTS, "colour", "shape")
    return tuple(
        name
        for name in FIELDS[section]
        if hasattr(thing, name) and (name in always or getattr(thing, name) or (name == "mortgage" and thing.price))
    )


def bounds(game: str, section: str, name: str) -> tuple[int, int]:
    """The least and the most of a figure."""
    if section == "pieces":
        return PIECES[game].get(name, (0, 0))
    if section == "limits":
        return LIMITS[name]
    if section == "amounts" or game == "deal":
        return (0, 30) if name in ("count", "value") else (1, 30)
    if name == "height":
        return 1, 6
    return 1, MOST_MONEY


def changeable(game: str, section: str) -> list[str]:
    """The names of the figures of a section that may be changed."""
    found = getattr(printed(game).board, section)
    if section == "pieces":
        return list(PIECES[game])
    return [name for name in found if name not in FIXED]


def allows(game: str) -> dict[str, Any]:
    """What a maker may do, for whoever shows it."""
    spaces = SPACE_KINDS[game]
    figures = [section for section in sections(game) if is_figures(game, section)]
    return {
        "order": game != "deal",
        "spaces": bool(spaces),
        "kinds": list(spaces),
        "cards": decks_of(game) is not None,
        "least_spaces": LEAST_SPACES,
        "most_spaces": MOST_SPACES,
        "looks": list(LOOKS),
        "figures": {
            section: {name: list(bounds(game, section, name)) for name in changeable(game, section)}
            for section in figures
        },
        "fields": {section: list(FIELDS[section]) for section in sections(game) if section not in figures},
    }


def plain(of: Any) -> Any:
    return msgspec.to_builtins(of)

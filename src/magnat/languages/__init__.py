"""The languages, one folder each. Code outside a folder asks for the languages and never names one.

A folder has `language.json` (the fields of `Language`), the texts as Fluent files, and for each game of this package a
folder in `games`: `texts.ftl`, `names.toml`, `rules.toml` and `booklet.toml`. `grammar.py`, and `grammar.ts` for
browsers, have functions that the texts call; they are optional. A file that a language lacks is that of its fallback.
"""

import os
import sys
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

import msgspec

FOLDERS_VARIABLE: Final = "MAGNAT_LANGUAGES"  # a folder with further languages, to try one that is being written
NAMES_FILE: Final = "names.toml"
SECTIONS_WITH_NAMES: Final = ("token", "symbol", "group", "space", "colour", "property", "action")


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The declaration of a language, `language.json`. The client reads the same file."""

    name: str  # in the language itself
    locale: str  # for the number formats of browsers
    order: int  # the place in lists; browsers use the first language if they prefer none of them
    thousands: str
    decimal: str
    before_percent: str
    before_colon: str
    default: bool = False  # used if the locale of a terminal names no other language, and by the Python API
    fallback: str = ""  # the language of missing files and names; a language without one must be complete
    awaiting_review: bool = False  # no native speaker has checked the texts
    hyphenated: list[str] = []  # words with their hyphens, where the client would put others
    commands: dict[str, dict[str, str]] = {}  # `bank` and `prompt`: typed word -> command


def _find_folders() -> dict[str, Path]:
    roots = [Path(__file__).parent, *map(Path, filter(None, [os.environ.get(FOLDERS_VARIABLE)]))]
    return {folder.name: folder for root in roots for folder in root.iterdir() if (folder / "language.json").is_file()}


_FOLDERS: Final = _find_folders()
_BY_CODE: Final = {
    code: msgspec.json.decode((folder / "language.json").read_bytes(), type=Language)
    for code, folder in _FOLDERS.items()
}
LANGUAGES: Final = tuple(sorted(_BY_CODE, key=lambda code: (_BY_CODE[code].order, code)))
DEFAULT_LANGUAGE: Final = next(code for code in LANGUAGES if _BY_CODE[code].default)
COMPLETE_LANGUAGES: Final = tuple(code for code in LANGUAGES if not _BY_CODE[code].fallback)


def language(code: str) -> Language:
    """Return the declaration of a language. Raise KeyError for an unknown one."""
    return _BY_CODE[code]


def with_fallbacks(code: str) -> list[str]:
    """Return a language and the languages that replace it where it has no text, in order."""
    found = [code]
    while fallback := _BY_CODE[found[-1]].fallback:
        found.append(fallback)
    return found


def read_text(code: str, *path: str) -> str:
    """Return a file of a language, or of its fallback; "" if there is none."""
    for each in with_fallbacks(code):
        file = _FOLDERS[each].joinpath(*path)
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


@cache
def read_own_toml(code: str, *path: str) -> Mapping[str, Any]:
    """Return a TOML file of a language itself; empty if there is none."""
    file = _FOLDERS[code].joinpath(*path)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def grammar_functions(code: str) -> dict[str, Callable[[Any], Any]]:
    """Return the Fluent functions of all languages, this one last. Every language has CAP, which capitalizes."""
    found: dict[str, Callable[[Any], Any]] = {"CAP": lambda value: str(value)[:1].upper() + str(value)[1:]}
    for each in (*LANGUAGES, code):
        for file in sorted(_FOLDERS[each].glob("grammar.py*")):  # the page without a server has a .pyc instead
            spec = spec_from_file_location(f"{__name__}.{each}.grammar", file)
            assert spec is not None and spec.loader is not None
            module = sys.modules[spec.name] = module_from_spec(spec)  # so that the page's packs contain it
            spec.loader.exec_module(module)
            found |= module.FLUENT_FUNCTIONS
    return found


def typed_commands(where: str) -> dict[str, str]:
    """Return the words that people may type in the `bank` or at the `prompt`, in any language, with their commands."""
    return {word: command for code in LANGUAGES for word, command in _BY_CODE[code].commands.get(where, {}).items()}


# Texts by language in data: `fr` and `title_fr` are fields of a struct, `de` is empty where it is as in its fallback.


def text_key(code: str, stem: str = "") -> str:
    """Return the key of a text in a language: the language itself, or the stem with the language."""
    return f"{stem}_{code}" if stem else code


def text_fields(*stems: str, kind: Any = str, default: Any = "") -> list[tuple[str, Any, Any]]:
    """Return the fields, for `msgspec.defstruct`, of texts in every language."""
    return [(text_key(code, stem), kind, default) for stem in stems for code in LANGUAGES]


def with_texts(*stems: str, kind: Any = str, default: Any = "") -> Callable[[type[Any]], type[Any]]:
    """Return a decorator that adds a field for each stem and language to a frozen struct. `text_in` reads them."""
    fields = text_fields(*stems, kind=kind, default=default)

    def add_fields(struct: type[Any]) -> type[Any]:
        about = {"__doc__": struct.__doc__}
        return msgspec.defstruct(
            struct.__name__, fields, bases=(struct,), module=struct.__module__, namespace=about, kw_only=True
        )

    return add_fields


@with_texts("")
class InEveryLanguage(msgspec.Struct, frozen=True, kw_only=True):
    """A struct with a text for each language, under the language's code."""


def text_in(item: Any, code: str, stem: str = "") -> Any:
    """Return a text of a struct or mapping in a language, or its fallback, or any other; "" if there is none."""
    get = item.get if isinstance(item, Mapping) else lambda key: getattr(item, key)
    texts = (get(text_key(each, stem)) for each in (*with_fallbacks(code), *LANGUAGES))
    return next((text for text in texts if text), "")


def add_printed_names(board: dict[str, Any]) -> dict[str, Any]:
    """Add the names of all languages to the items of a board or deck file. Names in the file itself come first."""
    for code in LANGUAGES:
        names = read_own_toml(code, "games", str(board.get("name")), NAMES_FILE)
        for section in SECTIONS_WITH_NAMES:
            for item in board.get(section, []) if section in names else []:
                if isinstance(item, dict) and (name := item.get("name")) in names[section]:
                    item.setdefault(code, names[section][name])
                    if name in names.get("stages", {}) and section == "token":
                        item.setdefault(text_key(code, "stages"), names["stages"][name])
    return board

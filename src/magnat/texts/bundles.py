"""Fluent files and the lines of a game. Fluent is imported with the first sentence, to save start-up time."""

import sys
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any, Final

from magnat.kernel import MagnatError
from magnat.languages import DEFAULT_LANGUAGE, LANGUAGES, grammar_functions, read_text, with_fallbacks

Argument = str | int | Decimal
Arguments = dict[str, Argument]
BUILT_IN_GAMES: Final = "magnat.games."


def read_package_file(package: str, *path: str) -> str:
    """Return a file of a package; "" if there is none. An edition defined in a script has no package."""
    if not hasattr(sys.modules.get(package), "__path__"):
        return ""
    source = files(package).joinpath(*path)
    return source.read_text(encoding="utf-8") if source.is_file() else ""


def read_game_texts(package: str, lang: str) -> str:
    """Return the Fluent lines of a game. A game of another package has a file for each of its languages."""
    if package.startswith(BUILT_IN_GAMES):
        return read_text(lang, "games", package.removeprefix(BUILT_IN_GAMES), "texts.ftl")
    texts = (read_package_file(package, "data", "texts", f"{each}.ftl") for each in (*with_fallbacks(lang), *LANGUAGES))
    return next(filter(None, texts), "")


class Bundle:
    """The lines of several Fluent texts in one language; later ones override earlier ones."""

    def __init__(self, lang: str, texts: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.fluent: Any = FluentBundle(
            [*with_fallbacks(lang), DEFAULT_LANGUAGE], functions=grammar_functions(lang), use_isolating=False
        )
        for text in texts:
            self.fluent.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self.fluent.has_message(key))

    def format(self, key: str, args: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """Return the formatted line and its errors. The key must exist."""
        text, errors = self.fluent.format_pattern(self.fluent.get_message(key).value, args)
        return str(text), errors


@cache
def load_game_bundle(package: str, lang: str) -> Bundle:
    """Return the lines of a game, which override the lines that all games share."""
    return Bundle(lang, (read_text(lang, "common.ftl"), read_game_texts(package, lang)))


@cache
def load_shared_bundle(lang: str, *names: str) -> Bundle:
    return Bundle(lang, tuple(read_text(lang, f"{name}.ftl") for name in names))


class MissingText(MagnatError):
    """A line that does not exist, or that uses an argument that is missing."""

    def __init__(self, key: str, lang: str, why: str) -> None:
        super().__init__(f"{lang}: {key}: {why}")
        self.key = key
        self.lang = lang

"""texts: the Fluent lines of one game in one language, the shared ones underneath."""

import sys
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from magnat.kernel import MagnatError

Argument = str | int | Decimal
Arguments = dict[str, Argument]


class MissingText(MagnatError):
    """A line that nobody wrote, or one that asks for an argument that it is not given."""

    def __init__(self, key: str, lang: str, why: str) -> None:
        super().__init__(f"{lang}: {key}: {why}")
        self.key = key
        self.lang = lang


class Lines:
    """Lines by key, a game's own before the shared ones. What is missing is an error if `strict`, else its key."""

    def __init__(self, package: str, lang: str, strict: bool) -> None:
        self.lang = lang
        self.strict = strict
        self.bundle = _bundle(package, lang)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def first(self, *keys: str) -> str:
        """The first of these keys that has a line; the last one if none has."""
        return next((key for key in keys if self.has(key)), keys[-1])

    def line(self, key: str, args: Mapping[str, Argument]) -> str:
        if not self.has(key):
            return self._missing(key, "no such text")
        text, errors = self.bundle.format_pattern(self.bundle.get_message(key).value, args)
        if errors and self.strict:
            return self._missing(key, str(errors[0]))
        return str(text)

    def _missing(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingText(key, self.lang, why)
        return key


def read(package: str, *path: str) -> str:
    """A file of a package; "" if there is none. An edition made in a script has no package at all."""
    if not hasattr(sys.modules.get(package), "__path__"):
        return ""
    source = files(package).joinpath(*path)
    return source.read_text(encoding="utf-8") if source.is_file() else ""


@cache
def _bundle(package: str, lang: str) -> Any:
    made: Any = FluentBundle([lang], use_isolating=False)
    for source in (read("magnat.texts", lang, "common.ftl"), read(package, "texts", f"{lang}.ftl")):
        made.add_resource(FluentResource(source), allow_overrides=True)
    return made

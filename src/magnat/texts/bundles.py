"""texts: the one loader of Fluent files. Fluent itself is imported when the first sentence is needed, not before."""

import sys
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

from magnat.texts.grammar import FUNCTIONS

Argument = str | int | Decimal
Arguments = dict[str, Argument]
File = tuple[str, ...]  # a package, and the path inside it


def read(package: str, *path: str) -> str:
    """A file of a package; "" if there is none. An edition made in a script has no package at all."""
    if not hasattr(sys.modules.get(package), "__path__"):
        return ""
    source = files(package).joinpath(*path)
    return source.read_text(encoding="utf-8") if source.is_file() else ""


class Bundle:
    """The lines of a few Fluent files in one language, the later before the earlier."""

    def __init__(self, lang: str, sources: tuple[File, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.made: Any = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        for source in sources:
            self.made.add_resource(FluentResource(read(*source)), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self.made.has_message(key))

    def format(self, key: str, args: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """The line, and what went wrong with it. The key must be there."""
        text, errors = self.made.format_pattern(self.made.get_message(key).value, args)
        return str(text), errors


@cache
def bundle(lang: str, *sources: File) -> Bundle:
    return Bundle(lang, sources)


def shared(lang: str, *names: str) -> Bundle:
    """Files of Magnat's own texts."""
    return bundle(lang, *[("magnat.texts", lang, f"{name}.ftl") for name in names])

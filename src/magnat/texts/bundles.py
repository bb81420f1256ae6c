"""Loading of Fluent files. Fluent itself is imported when the first sentence is needed, to save start-up time."""

import sys
from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

from magnat.texts.grammar import FLUENT_FUNCTIONS

Argument = str | int | Decimal
Arguments = dict[str, Argument]
ResourcePath = tuple[str, ...]  # a package, and the path inside it


def read_package_file(package: str, *path: str) -> str:
    """Return a file of a package; "" if there is none. An edition defined in a script has no package."""
    if not hasattr(sys.modules.get(package), "__path__"):
        return ""
    source = files(package).joinpath(*path)
    return source.read_text(encoding="utf-8") if source.is_file() else ""


class Bundle:
    """The lines of several Fluent files in one language; later files override earlier ones."""

    def __init__(self, lang: str, sources: tuple[ResourcePath, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.fluent: Any = FluentBundle([lang], functions=FLUENT_FUNCTIONS, use_isolating=False)
        for source in sources:
            self.fluent.add_resource(FluentResource(read_package_file(*source)), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self.fluent.has_message(key))

    def format(self, key: str, args: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """Return the formatted line and its errors. The key must exist."""
        text, errors = self.fluent.format_pattern(self.fluent.get_message(key).value, args)
        return str(text), errors


@cache
def load_bundle(lang: str, *sources: ResourcePath) -> Bundle:
    return Bundle(lang, sources)


def load_shared_bundle(lang: str, *names: str) -> Bundle:
    """Return a bundle of files of the package `magnat.texts`."""
    return load_bundle(lang, *[("magnat.texts", lang, f"{name}.ftl") for name in names])

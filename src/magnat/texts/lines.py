"""The Fluent lines of one game in one language, with the shared lines as a fallback."""

from collections.abc import Mapping

from magnat.kernel import MagnatError
from magnat.texts.bundles import Argument, Bundle, load_bundle


class MissingText(MagnatError):
    """A line that does not exist, or that uses an argument that is missing."""

    def __init__(self, key: str, lang: str, why: str) -> None:
        super().__init__(f"{lang}: {key}: {why}")
        self.key = key
        self.lang = lang


class FluentLines:
    """Lines by key; a game's own override the shared ones. A missing line is an error if `strict`, else its key."""

    def __init__(self, package: str, lang: str, strict: bool) -> None:
        self.package = package
        self.lang = lang
        self.strict = strict

    def has(self, key: str) -> bool:
        return self._bundle().has(key)

    def first_existing_key(self, *keys: str) -> str:
        """Return the first of these keys that has a line; the last key if none has."""
        return next((key for key in keys if self.has(key)), keys[-1])

    def line(self, key: str, args: Mapping[str, Argument]) -> str:
        if not self.has(key):
            return self._missing(key, "no such text")
        text, errors = self._bundle().format(key, args)
        if errors and self.strict:
            return self._missing(key, str(errors[0]))
        return text

    def _bundle(self) -> Bundle:
        return load_bundle(
            self.lang, ("magnat.texts", self.lang, "common.ftl"), (self.package, "data", "texts", f"{self.lang}.ftl")
        )

    def _missing(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingText(key, self.lang, why)
        return key

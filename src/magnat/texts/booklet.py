"""texts: the rules of a game as a booklet for players, in the order of play: `booklet.toml` beside `rules.toml`."""

import tomllib
from functools import cache
from typing import Any

import msgspec

from magnat.kernel import Edition, Value
from magnat.record.codec import package_of
from magnat.texts.bundles import read_package_file
from magnat.texts.rules import Rule, rule_named


class SceneTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that may be tried from a position: its caption, what is said for it, the things it is about."""

    fr: str
    en: str
    say: list[str]
    at: list[str] = []
    adds: list[str] = []  # where something is to be built: drawn even where it is refused

    def caption(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the terms of the game's `adapters/positions.py`, what is drawn of it, and what may be tried."""

    shows: list[str]
    tries: list[SceneTry]
    position: dict[str, Any] = {}
    before: list[str] = []
    seats: int = 3
    options: dict[str, Value] = {}


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few sentences to the reader, the rules of the catalogue that they tell, and a position that shows it."""

    rules: list[str]
    title_fr: str
    title_en: str
    fr: str
    en: str
    scene: Scene | None = None

    def title(self, lang: str) -> str:
        return self.title_fr if lang == "fr" else self.title_en

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One moment of the game."""

    name: str
    fr: str
    en: str
    lead_fr: str
    lead_en: str
    paragraph: list[Paragraph]

    def title(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en

    def lead(self, lang: str) -> str:
        return self.lead_fr if lang == "fr" else self.lead_en


class Booklet(msgspec.Struct, forbid_unknown_fields=True):
    """`booklet.toml`."""

    chapter: list[Chapter] = []


@cache
def _load_chapters(package: str) -> tuple[Chapter, ...]:
    return tuple(msgspec.convert(tomllib.loads(read_package_file(package, "data", "booklet.toml")), Booklet).chapter)


def booklet_of(edition: Edition) -> tuple[Chapter, ...]:
    """The chapters of a game's booklet; none if it has no booklet."""
    return _load_chapters(package_of(edition))


def ruling_behind(edition: Edition, paragraph: Paragraph) -> Rule | None:
    """The ruling that a paragraph rests on, where the printed booklet says nothing of what it tells."""
    told = [rule for each in paragraph.rules if (rule := rule_named(edition, each))]
    return None if not told or any(rule.kind == "rule" for rule in told) else told[0]


def booklet_as_dicts(edition: Edition) -> list[dict[str, Any]]:
    """The booklet as plain values; `ruling` marks what was decided here."""
    chapters: list[dict[str, Any]] = [msgspec.to_builtins(chapter) for chapter in booklet_of(edition)]
    for chapter, made in zip(booklet_of(edition), chapters, strict=True):
        for paragraph, told in zip(chapter.paragraph, made["paragraph"], strict=True):
            told["ruling"] = ruling_behind(edition, paragraph) is not None
            del told["scene"]  # it is told as what the game makes of it: see `testing.scenes`
    return chapters

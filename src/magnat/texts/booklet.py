"""The rules of a game as a booklet for players, in the order of play: `booklet.toml` beside `rules.toml`."""

import tomllib
from functools import cache
from typing import Any

import msgspec

from magnat.kernel import Edition, Value
from magnat.record.codec import package_of
from magnat.texts.bundles import read_package_file
from magnat.texts.rules import Rule, rule_named


class SceneTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move to try from a position: its caption, its script `say`, and the names of the things involved."""

    fr: str
    en: str
    say: list[str]
    at: list[str] = []
    adds: list[str] = []  # spaces to build on: the building is drawn even if it is refused

    def caption(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the terms of the game's `adapters/positions.py`, the things to draw, and the moves to try."""

    shows: list[str]
    tries: list[SceneTry]
    position: dict[str, Any] = {}
    before: list[str] = []
    seats: int = 3
    options: dict[str, Value] = {}


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph: its text, the ids of the rules that it explains, and a position as an example."""

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
    """A chapter of a booklet, on one phase of the game."""

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
    """The content of `booklet.toml`."""

    chapter: list[Chapter] = []


@cache
def _load_chapters(package: str) -> tuple[Chapter, ...]:
    return tuple(msgspec.convert(tomllib.loads(read_package_file(package, "data", "booklet.toml")), Booklet).chapter)


def booklet_of(edition: Edition) -> tuple[Chapter, ...]:
    """Return the chapters of a game's booklet; empty if it has none."""
    return _load_chapters(package_of(edition))


def ruling_behind(edition: Edition, paragraph: Paragraph) -> Rule | None:
    """Return the first ruling behind a paragraph; None if it explains any rule of the printed booklet."""
    told = [rule for each in paragraph.rules if (rule := rule_named(edition, each))]
    return None if not told or any(rule.kind == "rule" for rule in told) else told[0]


def booklet_as_dicts(edition: Edition) -> list[dict[str, Any]]:
    """Return the booklet as plain values; `ruling` marks the paragraphs that rest on Magnat's own rulings."""
    chapters: list[dict[str, Any]] = [msgspec.to_builtins(chapter) for chapter in booklet_of(edition)]
    for chapter, made in zip(booklet_of(edition), chapters, strict=True):
        for paragraph, told in zip(chapter.paragraph, made["paragraph"], strict=True):
            told["ruling"] = ruling_behind(edition, paragraph) is not None
            del told["scene"]  # sent in evaluated form: see `positions.scenes`
    return chapters

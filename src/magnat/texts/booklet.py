"""The rules of a game as a booklet for players, in the order of play: `booklet.toml` beside `rules.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from magnat.kernel import Edition, Value
from magnat.languages import LANGUAGES, InEveryLanguage, read_own_toml, text_in, text_key, with_texts
from magnat.record.codec import package_of
from magnat.texts.bundles import read_package_file
from magnat.texts.rules import Rule, rule_named


@with_texts("title", "")
class ParagraphTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A title and a text in every language."""


@with_texts("", "lead")
class ChapterTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A title and a lead in every language."""


class SceneTry(InEveryLanguage, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A move to try from a position: its caption, its script `say`, and the names of the things involved."""

    say: list[str]
    at: list[str] = []
    adds: list[str] = []  # spaces to build on: the building is drawn even if it is refused

    def caption(self, lang: str) -> str:
        return str(text_in(self, lang))


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the terms of the game's `adapters/positions.py`, the things to draw, and the moves to try."""

    shows: list[str]
    tries: list[SceneTry]
    position: dict[str, Any] = {}
    before: list[str] = []
    seats: int = 3
    options: dict[str, Value] = {}


class Paragraph(ParagraphTexts, frozen=True, kw_only=True):
    """A paragraph: its text, the ids of the rules that it explains, and a position as an example."""

    rules: list[str]
    scene: Scene | None = None

    def title(self, lang: str) -> str:
        return str(text_in(self, lang, "title"))

    def text(self, lang: str) -> str:
        return str(text_in(self, lang))


class Chapter(ChapterTexts, frozen=True, kw_only=True):
    """A chapter of a booklet, on one phase of the game."""

    name: str
    paragraph: list[Paragraph]

    def title(self, lang: str) -> str:
        return str(text_in(self, lang))

    def lead(self, lang: str) -> str:
        return str(text_in(self, lang, "lead"))


@cache
def _load_chapters(package: str) -> tuple[Chapter, ...]:
    chapters = tomllib.loads(read_package_file(package, "data", "booklet.toml")).get("chapter", [])
    for lang in LANGUAGES:
        texts = read_own_toml(lang, "games", package.rpartition(".")[2], "booklet.toml")
        for chapter in chapters if texts else []:
            add_chapter_texts(chapter, lang, texts[chapter["name"]])
    return msgspec.convert(chapters, tuple[Chapter, ...])


def add_chapter_texts(chapter: dict[str, Any], lang: str, texts: Mapping[str, Any]) -> None:
    """Add the texts of a language to a chapter: its paragraphs, and the captions of their tries, in the same order."""
    chapter[text_key(lang)], chapter[text_key(lang, "lead")] = texts["title"], texts["lead"]
    for paragraph, told in zip(chapter["paragraph"], texts["paragraph"], strict=True):
        paragraph[text_key(lang, "title")], paragraph[text_key(lang)] = told["title"], told["text"]
        tries = paragraph["scene"]["tries"] if "scene" in paragraph else []
        for attempt, caption in zip(tries, told.get("tries", []), strict=True):
            attempt[text_key(lang)] = caption


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

"""Scripted luck for lessons (guided first games). After the end of the script, the seed determines the draws.

A game's `lessons.toml` contains its lessons by name: the number of `seats`, the `ideas` to explain, in order, each
when its condition is met, and `draws` by stream: the dice of the seats below 64, the decks from 64 on. A draw is a
throw (`4-2`), the name of a card, or a number. If a scripted draw is not possible, the seed's draw is used. The header
of a record names the lesson, so that the draws are not mistaken for luck.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from magnat.kernel import BadOption, Chance, Edition
from magnat.record.codec import package_of
from magnat.record.luck import VerifiableLuck
from magnat.record.record import Header

LESSONS_FILE: Final = "data/lessons.toml"
THROW_PATTERN: Final = re.compile(r"([1-6])-([1-6])")


class Idea(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An explanation given when the learner is asked `ask`, may answer `may`, or the fact `fact` has occurred.

    Its text has the key `lesson-<idea>`.
    """

    idea: str
    ask: str = ""
    may: str = ""
    fact: str = ""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as in its file."""

    seats: int
    ideas: list[Idea]
    draws: dict[int, list[int | str]]


class ScriptedLuck(VerifiableLuck):
    """Luck whose draw k of a stream is the script's, if that is a legal choice; otherwise the seed's."""

    def __init__(self, script: Mapping[int, Sequence[Sequence[int]]], seed: bytes, more: Sequence[str], match: str):
        super().__init__(seed, more, match)
        self.script = script
        self.scripted = 0  # number of draws taken from the script

    def pick(self, chance: Chance[Any], choices: Sequence[int]) -> int:
        stream = chance.stream()
        k = self.counts.get(stream, 0)
        drawn = super().pick(chance, choices)
        lines = self.script.get(stream, ())
        match = next((choice for choice in lines[k] if choice in choices), None) if k < len(lines) else None
        if match is None:
            return drawn
        self.scripted += 1
        return match


def luck_of(header: Header, seed: bytes, edition: Edition) -> VerifiableLuck:
    """Return the luck of a match, according to its header: scripted for a lesson, otherwise verifiable."""
    if not header.luck:
        return VerifiableLuck(seed, header.client_seeds, header.match)
    return ScriptedLuck(lesson_script(edition, header.luck), seed, header.client_seeds, header.match)


@cache
def load_lessons(package: str) -> dict[str, Lesson]:
    file = files(package) / LESSONS_FILE
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Lesson], strict=False)


def lessons_of(edition: Edition) -> dict[str, Lesson]:
    """Return the lessons of a game by name; empty if it has none."""
    return load_lessons(package_of(edition))


def lesson_script(edition: Edition, name: str) -> dict[int, list[list[int]]]:
    """Return by stream the choices of each draw, the first legal one being taken. Raise `BadOption` if unknown."""
    lessons = lessons_of(edition)
    if name not in lessons:
        raise BadOption("luck", name, ", ".join(lessons) or "no lesson")
    return {
        stream: [matching_choices(edition, draw) for draw in draws] for stream, draws in lessons[name].draws.items()
    }


def matching_choices(edition: Any, draw: int | str) -> list[int]:
    """Return the answers that a draw of the script stands for: a throw, a number, or all cards of a name."""
    if isinstance(draw, int):
        return [draw]
    if match := THROW_PATTERN.fullmatch(draw):
        return [(int(match[1]) - 1) * 6 + int(match[2]) - 1]
    decks = [[card.name for card in deck] for deck in getattr(edition, "decks", [])] or [edition.names]
    cards = sorted({number for deck in decks for number, name in enumerate(deck) if name == draw})
    if not cards:
        raise BadOption("draws", draw, "4-2, a card or a number")
    return cards

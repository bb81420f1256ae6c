"""Texts for facts and questions, in French or English. The engine itself contains no sentences."""

from magnat.texts.language import LANGUAGES, pick_language
from magnat.texts.lines import MissingText
from magnat.texts.texts import Texts

__all__ = ["LANGUAGES", "MissingText", "Texts", "pick_language"]

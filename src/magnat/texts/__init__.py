"""Texts for facts and questions, in the language of the reader. The engine itself contains no sentences."""

from magnat.languages import LANGUAGES
from magnat.texts.bundles import MissingText
from magnat.texts.language import pick_language
from magnat.texts.texts import Texts

__all__ = ["LANGUAGES", "MissingText", "Texts", "pick_language"]

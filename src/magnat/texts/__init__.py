"""texts: what happened and what is asked, said in French or English. The engine itself contains no sentence."""

from magnat.texts.language import LANGUAGES, pick_language
from magnat.texts.lines import MissingText
from magnat.texts.texts import Texts

__all__ = ["LANGUAGES", "MissingText", "Texts", "pick_language"]

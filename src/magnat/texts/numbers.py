"""Numbers in the format of a language."""

import re
from decimal import Decimal
from typing import Final

from magnat.languages import language

NARROW_SPACES: Final = str.maketrans({"\u00a0": " ", "\u202f": " "})
PLAIN_NUMBER: Final = re.compile(r"\d{1,12}(?:[.,]\d{1,6})?")


def format_number(value: float, lang: str, digits: int = 0) -> str:
    """Return a number as text, with the separators of the language."""
    separators = str.maketrans({",": language(lang).thousands, ".": language(lang).decimal})
    return f"{value:,.{digits}f}".translate(separators)


def format_percent(share: float, lang: str, digits: int = 1) -> str:
    return format_number(100 * share, lang, digits) + language(lang).before_percent + "%"


def parse_number(text: str, lang: str) -> Decimal | None:
    """Return a typed number; None if it is none. `1,500` is in groups of three only where the language writes it so.

    Otherwise a single point or comma is the decimal separator, whatever the language.
    """
    plain = text.strip().translate(NARROW_SPACES)
    decimal, thousands = language(lang).decimal, language(lang).thousands.translate(NARROW_SPACES)
    for separator in (thousands, " "):
        grouped = rf"\d{{1,3}}(?:{re.escape(separator)}\d{{3}}){{1,3}}(?:{re.escape(decimal)}\d{{1,6}})?"
        if re.fullmatch(grouped, plain):
            return Decimal(plain.replace(separator, "").replace(decimal, "."))
    return Decimal(plain.replace(",", ".")) if PLAIN_NUMBER.fullmatch(plain) else None

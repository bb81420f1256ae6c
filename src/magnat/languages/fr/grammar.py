"""Fluent functions for the French words around a name. `grammar.ts` has the same functions for browsers.

{ DE($seat) } gives d’Ada, de Karim, du boulevard, des jardins; { A($space) } au boulevard, aux jardins, à la rue;
{ QUE($seat) } qu’Ada; { MANY($space) -> [one] est *[other] sont } selects the number.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

# Names without elision although they begin with h, y or a vowel: the h is aspirated, or the y is a consonant.
ASPIRATED: Final = re.compile(
    r"ha(?!drien|bib|nnibal|rmonie)|hei|hel(?:g|m)|hil|hir|ho(?:ll|th|ud|ward|me)|hu(?:ss|nt|o|d)|h(?![aeiouy])|y(?=[aeiou])|on(?:ze|zi)|ouistiti|oui\b"
)
VOWEL: Final = re.compile(r"[aeiouyh]")


def elides(name: str) -> bool:
    """True if a short word loses its vowel before this name."""
    plain = "".join(c for c in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(c))
    plain = plain.replace("œ", "oe").replace("æ", "ae")
    return VOWEL.match(plain) is not None and ASPIRATED.match(plain) is None


def de(name: str) -> str:
    if name.startswith("le "):
        return f"du {name[3:]}"
    if name.startswith("les "):
        return f"des {name[4:]}"
    return f"d’{name}" if elides(name) else f"de {name}"


def a(name: str) -> str:
    if name.startswith("le "):
        return f"au {name[3:]}"
    if name.startswith("les "):
        return f"aux {name[4:]}"
    return f"à {name}"


def que(name: str) -> str:
    return f"qu’{name}" if elides(name) else f"que {name}"


def plural_category(name: str) -> str:
    """Return "other" if a name is plural (« les jardins »), otherwise "one"."""
    return "other" if name.startswith("les ") else "one"


def _on_text(function: Callable[[str], str]) -> Callable[[object], str]:
    return lambda value: function(str(value))


FLUENT_FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "DE": _on_text(de),
    "A": _on_text(a),
    "QUE": _on_text(que),
    "MANY": _on_text(plural_category),
}

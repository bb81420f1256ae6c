"""Numbers in the format of a language."""

from magnat.languages import language


def format_number(value: float, lang: str, digits: int = 0) -> str:
    """Return a number as text, with the separators of the language."""
    separators = str.maketrans({",": language(lang).thousands, ".": language(lang).decimal})
    return f"{value:,.{digits}f}".translate(separators)


def format_percent(share: float, lang: str, digits: int = 1) -> str:
    return format_number(100 * share, lang, digits) + language(lang).before_percent + "%"

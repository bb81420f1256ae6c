"""Numbers in the format of a language."""


def format_number(value: float, lang: str, digits: int = 0) -> str:
    """Return a number as text: 1,234.5 in English, 1 234,5 in French."""
    text = f"{value:,.{digits}f}"
    return text if lang == "en" else text.replace(",", "\u202f").replace(".", ",")


def format_percent(share: float, lang: str, digits: int = 1) -> str:
    return format_number(100 * share, lang, digits) + ("\u202f%" if lang == "fr" else "%")

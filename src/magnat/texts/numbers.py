"""texts: figures as people of a language read them."""


def format_number(value: float, lang: str, digits: int = 0) -> str:
    """1,234.5 or 1 234,5."""
    text = f"{value:,.{digits}f}"
    return text if lang == "en" else text.replace(",", "\u202f").replace(".", ",")


def format_percent(share: float, lang: str, digits: int = 1) -> str:
    return format_number(100 * share, lang, digits) + ("\u202f%" if lang == "fr" else "%")

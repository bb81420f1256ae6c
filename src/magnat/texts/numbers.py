"""texts: figures as people of a language read them."""


def number(value: float, lang: str, digits: int = 0) -> str:
    """1,234.5 or 1 234,5."""
    text = f"{value:,.{digits}f}"
    return text if lang == "en" else text.replace(",", "\u202f").replace(".", ",")


def percent(share: float, lang: str, digits: int = 1) -> str:
    return number(100 * share, lang, digits) + ("\u202f%" if lang == "fr" else "%")

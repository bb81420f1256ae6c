"""study: figures and facts of a study, in one language."""

from typing import Any

from magnat.study.model import Chart, Figure, Row, Study, decimals
from magnat.study.sample import line
from magnat.texts.numbers import number, percent


def words(lang: str, key: str, **values: Any) -> str:
    return line(key, lang, **values)


def facts(found: Study, lang: str) -> str:
    """How many games, who plays, which rules."""
    bot = words(lang, "study-bot", bot=found.bot)
    told = words(
        lang,
        "study-facts",
        count=found.games,
        played=number(found.games, lang),
        seats=found.seats,
        bot=bot,
        seed=found.seed,
    )
    changed = [f"{name} = {value}" for name, value in found.options.items()]
    return " · ".join([told, *([found.variant] if found.variant != "standard" else []), *changed])


def told(chart: Chart, row: Row, k: int, lang: str) -> str:
    """One cell, rounded to what its interval supports, with that interval."""
    figure = row.cells[k]
    if figure is None:
        return "–"
    unit = row.unit or chart.units[k]
    text = plain(figure, unit, lang)
    if figure.few and unit == "share":
        text += f" ({words(lang, 'study-few')})"
    return text


def plain(figure: Figure, unit: str, lang: str) -> str:
    if figure.text:
        return figure.text[lang]
    if unit == "count":
        return number(figure.value, lang)
    if unit == "turns":
        ends = f" ({number(figure.low, lang)}–{number(figure.high, lang)})" if figure.half else ""
        return number(figure.value, lang) + ends
    scale = 100 if unit == "share" else 1
    half = scale * figure.half
    digits = decimals(half) if half else 2
    give_or_take = f" ± {number(half, lang, digits)}" if half else ""
    value = percent(figure.value, lang, digits) if unit == "share" else number(figure.value, lang, digits)
    return value + give_or_take

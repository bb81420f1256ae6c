"""Figures and facts of a study as text in one language."""

from magnat.study.model import Chart, ChartRow, Figure, Study, supported_decimals
from magnat.study.sample import study_text
from magnat.texts.numbers import format_number, format_percent


def describe_sample(study: Study, lang: str) -> str:
    """Return a line with the number of games, the bot and the rules."""
    bot, played = study_text("study-bot", lang, bot=study.bot), format_number(study.games, lang)
    facts = {"count": study.games, "played": played, "seats": study.seats, "bot": bot, "seed": study.seed}
    texts = study_text("study-facts", lang, **facts)
    changed = [f"{name} = {value}" for name, value in study.options.items()]
    return " · ".join([texts, *([study.variant] if study.variant != "standard" else []), *changed])


def format_cell(chart: Chart, row: ChartRow, k: int, lang: str) -> str:
    """Return one cell, rounded to the precision of its interval, with that interval."""
    figure = row.cells[k]
    if figure is None:
        return "–"
    unit = row.unit or chart.units[k]
    text = format_figure(figure, unit, lang)
    if figure.few and unit == "share":
        text += f" ({study_text('study-few', lang)})"
    return text


def format_figure(figure: Figure, unit: str, lang: str) -> str:
    if figure.text:
        return figure.text[lang]
    if unit == "count":
        return format_number(figure.value, lang)
    if unit == "turns":
        ends = f" ({format_number(figure.low, lang)}–{format_number(figure.high, lang)})" if figure.half else ""
        return format_number(figure.value, lang) + ends
    scale = 100 if unit == "share" else 1
    half = scale * figure.half
    digits = supported_decimals(half) if half else 2
    give_or_take = f" ± {format_number(half, lang, digits)}" if half else ""
    value = format_percent(figure.value, lang, digits) if unit == "share" else format_number(figure.value, lang, digits)
    return value + give_or_take

"""A study as one standalone HTML page, in both languages, light and dark."""

from functools import partial
from html import escape
from typing import Final

from magnat.arena.charts import (
    BOARD_SIZE,
    CORNER_SIZE,
    LocalizedText,
    PlotAxes,
    axis_ticks,
    bilingual_span,
    board_chart,
    svg_image,
    svg_text,
    svg_title,
)
from magnat.arena.report import fill_page, render_controls
from magnat.study.model import Chart, ChartRow, Figure, Localized, Study
from magnat.study.wording import describe_sample, format_cell, study_words
from magnat.texts.numbers import format_number, format_percent

MAX_LISTED_SPACES: Final = 5  # spaces listed in the middle of the board, at each end of the ranking


def render_study_page(found: Study, lang: str) -> str:
    """Return the whole page: sentences first, then the charts, each with its table."""
    parts = [
        render_head(found),
        f'<ul class="answers">{"".join([render_answer(each.title, each.text) for each in found.answers])}</ul>',
        f'<p class="help">{text_span("study-whisker")}</p>',
        *[render_chart_section(chart) for chart in found.charts],
        render_method(found),
        f"<footer>{text_span('study-made', version=found.version)}</footer>",
    ]
    title = escape(f"{found.title[lang]} · {study_words(lang, 'study-title')}")
    return fill_page("magnat.arena", lang, title, "\n".join(parts))


def name_span(name: Localized) -> str:
    return bilingual_span(lambda lang: name[lang])


def text_span(key: str, **values: str) -> str:
    return bilingual_span(lambda lang: study_words(lang, key, **values))


def render_head(found: Study) -> str:
    return (
        f'<header><div><p class="eyebrow">Magnat · {name_span(found.title)} · {name_span(found.question)}</p>'
        f'<h1>{text_span("study-title")}</h1><p class="facts">{bilingual_span(partial(describe_sample, found))}</p>'
        f"</div>{render_controls()}</header>"
    )


def render_answer(title: Localized, told_in: Localized) -> str:
    return f"<li><h2>{name_span(title)}</h2><p>{name_span(told_in)}</p></li>"


def render_chart_section(chart: Chart) -> str:
    drawn = {"board": render_heat_map, "bars": render_bars, "steps": render_histogram}.get(chart.kind)
    whole = render_chart_table(chart)
    body = f"{drawn(chart)}{render_details(whole)}" if drawn else whole
    return f'<section><h2>{name_span(chart.title)}</h2><p class="help">{name_span(chart.help)}</p>{body}</section>'


def render_details(inside: str) -> str:
    return f"<details><summary>{text_span('study-table')}</summary>{inside}</details>"


def render_chart_table(chart: Chart) -> str:
    """Return the table of all rows with every figure and its interval."""
    heads = "".join([f'<th scope="col">{name_span(column)}</th>' for column in chart.columns])
    rows = []
    for row in chart.rows:
        cells = "".join(
            [f"<td>{bilingual_span(partial(format_cell, chart, row, k))}</td>" for k in range(len(row.cells))]
        )
        note = f' <span class="between">{name_span(row.note)}</span>' if row.note else ""
        rows.append(f"<tr><td>{group_chip(row)}{name_span(row.name)}{note}</td>{cells}</tr>")
    first = f'<th scope="col">{text_span("study-name")}</th>'
    whole = f"<thead><tr>{first}{heads}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return f'<div class="scroll" tabindex="0"><table>{whole}</table></div>'


def group_chip(row: ChartRow) -> str:
    if not row.group:
        return ""
    return f'<i class="chip" style="background:var(--g-{escape(row.group.replace("_", "-"))},var(--sunken))"></i>'


def render_bars(chart: Chart) -> str:
    """Return the bar chart: one bar per row, with its interval and the line expected by chance."""
    shown = chart.rows[: chart.shown] if chart.shown else chart.rows
    top = max([figure.high for row in shown if (figure := row.cells[0])] + [chart.fair or 0.0]) or 1.0
    rows = []
    for row in shown:
        figure = row.cells[0]
        note = f' <span class="between">{name_span(row.note)}</span>' if row.note else ""
        rows.append(
            f'<span class="who">{group_chip(row)}{name_span(row.name)}{note}</span>'
            f'<span class="track bot-4">{render_track(figure, chart.fair, top) if figure else ""}</span>'
            f'<span class="rate">{bilingual_span(partial(format_cell, chart, row, 0))}</span>'
        )
    return f'<div class="shares bars">{"".join(rows)}</div>'


def render_track(figure: Figure, fair: float | None, top: float) -> str:
    def at(value: float) -> str:
        return f"{100 * max(0.0, value) / top:.2f}%"

    made = f'<i class="won" style="width:{at(figure.value)}"></i>'
    if fair is not None:
        made += f'<i class="fair" style="left:{at(fair)}"></i>'
    wide = at(figure.high - max(0.0, figure.low))
    return (
        f'{made}<i class="interval" style="left:{at(figure.low)};width:{wide}"></i>'
        f'<i class="point" style="left:{at(figure.value)}"></i>'
    )


def render_histogram(chart: Chart) -> str:
    """Return the histogram of game lengths with a mark at the median."""
    values = [figure.value if (figure := row.cells[0]) else 0.0 for row in chart.rows]
    starts = [row.at for row in chart.rows]
    step = starts[1] - starts[0] if len(starts) > 1 else 1
    plane = PlotAxes(len(values) * step, axis_ticks(max(values), 4))
    name = partial(study_words, key="study-unit-turns")
    made = plane.axes(lambda v, lang: format_number(v, lang), lambda v, lang: format_percent(v, lang, 0), name)
    for row, start, value in zip(chart.rows, starts, values, strict=True):
        left, right, y = plane.x(start), plane.x(start + step), plane.y(value)
        label = svg_title(partial(range_label, chart, row))
        made.append(
            f'<rect class="bar" x="{left + 0.75:.1f}" y="{y:.1f}" width="{max(0.5, right - left - 1.5):.1f}" '
            f'height="{plane.y(0) - y:.1f}">{label}</rect>'
        )
    if chart.fair is not None:
        x = plane.x(min(chart.fair, plane.far))
        made.append(f'<line class="middle" x1="{x:.1f}" x2="{x:.1f}" y1="14" y2="{plane.y(0):.1f}"/>')
    return svg_image(plane.wide, plane.tall, "chart", made, lambda lang: f"{chart.title[lang]}: {chart.help[lang]}")


def range_label(chart: Chart, row: ChartRow, lang: str) -> str:
    return f"{row.name[lang]} · {format_cell(chart, row, 0, lang)}"


def render_heat_map(chart: Chart) -> str:
    """Return the board coloured by visits; empty if the number of spaces is not a multiple of four."""
    if len(chart.rows) % 4:
        return ""
    figures = [row.cells[0] for row in chart.rows]
    visits = [round(figure.value * figure.of) if figure else 0 for figure in figures]
    ranked = sorted(range(len(visits)), key=lambda i: -visits[i])

    def named_by(i: int) -> LocalizedText:
        return lambda lang: chart.rows[i].name[lang]

    def heart(x: int, y: int) -> str:
        left, right, top = x + 70.0, BOARD_SIZE - CORNER_SIZE - 70.0, y + 90.0
        parts = []
        for k, i in enumerate([*ranked[:MAX_LISTED_SPACES], *ranked[-MAX_LISTED_SPACES:]]):
            low = top + 30 * k + (40 if k >= MAX_LISTED_SPACES else 0)
            parts.append(svg_text(left, low, named_by(i), "entry"))
            parts.append(svg_text(right, low, partial(format_cell, chart, chart.rows[i], 0), "entry end"))
        return "".join(parts)

    spaces = [(named_by(i), row.group) for i, row in enumerate(chart.rows)]
    return (
        f'<div class="scroll" tabindex="0">{board_chart(spaces, visits, heart, lambda lang: chart.title[lang])}</div>'
    )


def render_method(found: Study) -> str:
    """Return the notes on how figures are counted, and the command that repeats the study."""
    lines = "".join([f"<li>{name_span(each)}</li>" for each in found.counted])
    return (
        f"<section><h2>{text_span('study-how')}</h2><ul>{lines}</ul><p>{text_span('study-again')}</p>"
        f"<p><code>{escape(found.command)}</code></p></section>"
    )

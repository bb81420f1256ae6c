"""study: a study as one page that needs nothing else, in both languages, light and dark."""

from functools import partial
from html import escape
from typing import Final

from magnat.arena.charts import BOARD, CORNER, Plane, Say, board, span, steps, svg, text, titled
from magnat.arena.report import controls, filled
from magnat.study.model import Chart, Figure, Named, Row, Study
from magnat.study.telling import facts, told, words
from magnat.texts.numbers import number, percent

LISTED: Final = 5  # spaces named in the middle of the board


def page(found: Study, lang: str) -> str:
    """The whole page: sentences first, then the pictures they come from, each with its table."""
    parts = [
        head(found),
        f'<ul class="answers">{"".join([answer(each.title, each.text) for each in found.answers])}</ul>',
        f'<p class="help">{line("study-whisker")}</p>',
        *[section(chart) for chart in found.charts],
        how(found),
        f"<footer>{line('study-made', version=found.version)}</footer>",
    ]
    title = escape(f"{found.title[lang]} · {words(lang, 'study-title')}")
    return filled("magnat.arena", lang, title, "\n".join(parts))


def named(name: Named) -> str:
    return span(lambda lang: name[lang])


def line(key: str, **values: str) -> str:
    return span(lambda lang: words(lang, key, **values))


def head(found: Study) -> str:
    return (
        f'<header><div><p class="eyebrow">Magnat · {named(found.title)} · {named(found.question)}</p>'
        f'<h1>{line("study-title")}</h1><p class="facts">{span(partial(facts, found))}</p></div>{controls()}</header>'
    )


def answer(title: Named, told_in: Named) -> str:
    return f"<li><h2>{named(title)}</h2><p>{named(told_in)}</p></li>"


def section(chart: Chart) -> str:
    drawn = {"board": heat, "bars": bars, "steps": histogram}.get(chart.kind)
    whole = table(chart)
    body = f"{drawn(chart)}{folded(whole)}" if drawn else whole
    return f'<section><h2>{named(chart.title)}</h2><p class="help">{named(chart.help)}</p>{body}</section>'


def folded(inside: str) -> str:
    return f"<details><summary>{line('study-table')}</summary>{inside}</details>"


def table(chart: Chart) -> str:
    """Every row with every figure and its interval."""
    heads = "".join([f'<th scope="col">{named(column)}</th>' for column in chart.columns])
    rows = []
    for row in chart.rows:
        cells = "".join([f"<td>{span(partial(told, chart, row, k))}</td>" for k in range(len(row.cells))])
        note = f' <span class="between">{named(row.note)}</span>' if row.note else ""
        rows.append(f"<tr><td>{chip(row)}{named(row.name)}{note}</td>{cells}</tr>")
    first = f'<th scope="col">{line("study-name")}</th>'
    whole = f"<thead><tr>{first}{heads}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return f'<div class="scroll" tabindex="0"><table>{whole}</table></div>'


def chip(row: Row) -> str:
    if not row.group:
        return ""
    return f'<i class="chip" style="background:var(--g-{escape(row.group.replace("_", "-"))},var(--sunken))"></i>'


def bars(chart: Chart) -> str:
    """One bar a row, with its interval and the line of chance."""
    shown = chart.rows[: chart.shown] if chart.shown else chart.rows
    top = max([figure.high for row in shown if (figure := row.cells[0])] + [chart.fair or 0.0]) or 1.0
    rows = []
    for row in shown:
        figure = row.cells[0]
        note = f' <span class="between">{named(row.note)}</span>' if row.note else ""
        rows.append(
            f'<span class="who">{chip(row)}{named(row.name)}{note}</span>'
            f'<span class="track bot-4">{track(figure, chart.fair, top) if figure else ""}</span>'
            f'<span class="rate">{span(partial(told, chart, row, 0))}</span>'
        )
    return f'<div class="shares bars">{"".join(rows)}</div>'


def track(figure: Figure, fair: float | None, top: float) -> str:
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


def histogram(chart: Chart) -> str:
    """How many games fall into each range of turns; a mark at the middle one."""
    values = [figure.value if (figure := row.cells[0]) else 0.0 for row in chart.rows]
    starts = [row.at for row in chart.rows]
    step = starts[1] - starts[0] if len(starts) > 1 else 1
    plane = Plane(len(values) * step, steps(max(values), 4))
    name = partial(words, key="study-unit-turns")
    made = plane.axes(lambda v, lang: number(v, lang), lambda v, lang: percent(v, lang, 0), name)
    for row, start, value in zip(chart.rows, starts, values, strict=True):
        left, right, y = plane.x(start), plane.x(start + step), plane.y(value)
        label = titled(partial(range_told, chart, row))
        made.append(
            f'<rect class="bar" x="{left + 0.75:.1f}" y="{y:.1f}" width="{max(0.5, right - left - 1.5):.1f}" '
            f'height="{plane.y(0) - y:.1f}">{label}</rect>'
        )
    if chart.fair is not None:
        x = plane.x(min(chart.fair, plane.far))
        made.append(f'<line class="middle" x1="{x:.1f}" x2="{x:.1f}" y1="14" y2="{plane.y(0):.1f}"/>')
    return svg(plane.wide, plane.tall, "chart", made, lambda lang: f"{chart.title[lang]}: {chart.help[lang]}")


def range_told(chart: Chart, row: Row, lang: str) -> str:
    return f"{row.name[lang]} · {told(chart, row, 0, lang)}"


def heat(chart: Chart) -> str:
    """The board, each space as warm as it is visited."""
    if len(chart.rows) % 4:
        return ""
    figures = [row.cells[0] for row in chart.rows]
    visits = [round(figure.value * figure.of) if figure else 0 for figure in figures]
    ranked = sorted(range(len(visits)), key=lambda i: -visits[i])

    def named_by(i: int) -> Say:
        return lambda lang: chart.rows[i].name[lang]

    def heart(x: int, y: int) -> str:
        left, right, top = x + 70.0, BOARD - CORNER - 70.0, y + 90.0
        parts = []
        for k, i in enumerate([*ranked[:LISTED], *ranked[-LISTED:]]):
            low = top + 30 * k + (40 if k >= LISTED else 0)
            parts.append(text(left, low, named_by(i), "entry"))
            parts.append(text(right, low, partial(told, chart, chart.rows[i], 0), "entry end"))
        return "".join(parts)

    spaces = [(named_by(i), row.group) for i, row in enumerate(chart.rows)]
    return f'<div class="scroll" tabindex="0">{board(spaces, visits, heart, lambda lang: chart.title[lang])}</div>'


def how(found: Study) -> str:
    """How everything is counted, and the command that repeats it."""
    lines = "".join([f"<li>{named(each)}</li>" for each in found.counted])
    return (
        f"<section><h2>{line('study-how')}</h2><ul>{lines}</ul><p>{line('study-again')}</p>"
        f"<p><code>{escape(found.command)}</code></p></section>"
    )

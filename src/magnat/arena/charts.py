"""Charts as inline SVG. Colours come from the page; every text is included in both languages."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from itertools import pairwise
from typing import Final

from magnat.texts import LANGUAGES
from magnat.texts.numbers import format_number, format_percent

LocalizedText = Callable[[str], str]  # returns the text in a language
CHART_WIDTH: Final = 560
CHART_HEIGHT: Final = 280
CHART_LEFT: Final = 56  # room for the labels of the vertical axis
CHART_RIGHT: Final = 16
CHART_BOTTOM: Final = 40
CHART_TOP: Final = 14
MAX_BARS: Final = 24


def bilingual_span(say: LocalizedText) -> str:
    """Return a text as HTML in both languages."""
    return "".join(f'<span class="{lang}" lang="{lang}">{escape(say(lang))}</span>' for lang in LANGUAGES)


def svg_text(x: float, y: float, say: LocalizedText, kind: str = "") -> str:
    """Return a text of a chart in both languages."""
    return "".join(
        f'<text x="{x:.1f}" y="{y:.1f}" class="{lang} {kind}" lang="{lang}">{escape(say(lang))}</text>'
        for lang in LANGUAGES
    )


def svg_title(say: LocalizedText) -> str:
    """Return a tooltip. SVG allows only one title, so it has both languages."""
    told = " · ".join(dict.fromkeys(say(lang) for lang in LANGUAGES))
    return f"<title>{escape(told)}</title>"


def svg_image(wide: int, tall: int, kind: str, parts: Sequence[str], name: LocalizedText | None = None) -> str:
    """Return an SVG element; `name` is its accessible title."""
    title = svg_title(name) if name else ""
    return f'<svg viewBox="0 0 {wide} {tall}" class="{kind}" role="img">{title}{"".join(parts)}</svg>'


def axis_ticks(most: float, wanted: int = 5) -> list[float]:
    """Return round numbers from 0 up to `most` or slightly above."""
    if most <= 0:
        return [0.0, 1.0]
    rough = most / wanted
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * factor for factor in (1, 2, 2.5, 5, 10) if unit * factor >= rough)
    return [step * i for i in range(math.ceil(most / step - 1e-9) + 1)]


class PlotAxes:
    """Two axes from 0 and the mapping to pixels. `far` is the end of the horizontal axis."""

    def __init__(self, far: float, up: list[float], wide: int = CHART_WIDTH, tall: int = CHART_HEIGHT) -> None:
        self.far, self.up, self.wide, self.tall = far, up, wide, tall
        self.across = [value for value in axis_ticks(far, 6) if value <= far]

    def x(self, value: float) -> float:
        return CHART_LEFT + (self.wide - CHART_LEFT - CHART_RIGHT) * value / self.far

    def y(self, value: float) -> float:
        return self.tall - CHART_BOTTOM - (self.tall - CHART_BOTTOM - CHART_TOP) * value / self.up[-1]

    def axes(
        self, across: Callable[[float, str], str], up: Callable[[float, str], str], name: LocalizedText
    ) -> list[str]:
        made = []
        for value in self.up:
            y = self.y(value)
            made.append(
                f'<line class="rule" x1="{CHART_LEFT}" x2="{self.wide - CHART_RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            )
            made.append(svg_text(CHART_LEFT - 8, y + 4, partial(up, value), "end"))
        for value in self.across:
            made.append(svg_text(self.x(value), self.tall - CHART_BOTTOM + 17, partial(across, value), "mid"))
        made.append(svg_text((CHART_LEFT + self.wide - CHART_RIGHT) / 2, self.tall - 4, name, "mid name"))
        return made


def histogram_chart(values: Sequence[int], name: LocalizedText, of: LocalizedText, middle: float) -> str:
    """Return a histogram with at most `MAX_BARS` bars and a mark at `middle`."""
    wide = max(1, math.ceil((max(values) + 1) / MAX_BARS))
    counts = [0] * (max(values) // wide + 1)
    for value in values:
        counts[value // wide] += 1
    plane = PlotAxes(len(counts) * wide, axis_ticks(max(counts), 4))
    made = plane.axes(lambda v, lang: format_number(v, lang), lambda v, lang: format_number(v, lang), name)
    for i, count in enumerate(counts):
        left, right, y = plane.x(i * wide), plane.x((i + 1) * wide), plane.y(count)
        last = (i + 1) * wide - 1
        across = f"{i * wide}–{last}" if last > i * wide else str(last)
        made.append(
            f'<rect class="bar" x="{left + 0.75:.1f}" y="{y:.1f}" width="{max(0.5, right - left - 1.5):.1f}" '
            f'height="{plane.y(0) - y:.1f}">{svg_title(partial(count_label, across, count, of))}</rect>'
        )
    x = plane.x(middle)
    made.append(f'<line class="middle" x1="{x:.1f}" x2="{x:.1f}" y1="{CHART_TOP}" y2="{plane.y(0):.1f}"/>')
    return svg_image(CHART_WIDTH, CHART_HEIGHT, "chart", made)


def count_label(across: str, count: int, of: LocalizedText, lang: str) -> str:
    return label_figure(lambda lang: across, f"{format_number(count, lang)} {of(lang)}", lang)


def label_figure(name: LocalizedText, figure: str, lang: str) -> str:
    """Return a name and its figure, separated by the colon of the language."""
    return name(lang) + ("\u00a0: " if lang == "fr" else ": ") + figure


def line_chart(
    series: Sequence[tuple[str, Sequence[float]]], every: int, name: LocalizedText, figure: Callable[[float, str], str]
) -> str:
    """Return a line chart with one line per series, named at its end."""
    longest = max(len(values) for _, values in series)
    plane = PlotAxes(max(1, (longest - 1) * every), axis_ticks(max(max(values) for _, values in series), 4))
    made = plane.axes(lambda v, lang: format_number(v, lang), figure, name)
    for i, (_, values) in enumerate(series):
        points = " ".join(f"{plane.x(k * every):.1f},{plane.y(max(0, v)):.1f}" for k, v in enumerate(values))
        made.append(f'<polyline class="line bot-{i % 6 + 1}" points="{points}"/>')
    ends = spread_labels([plane.y(max(0, values[-1])) for _, values in series], 15)
    for i, (label, values) in enumerate(series):
        x = min(plane.x((len(values) - 1) * every), plane.wide - CHART_RIGHT)
        made.append(f'<text x="{x:.1f}" y="{ends[i] - 6:.1f}" class="end label bot-{i % 6 + 1}">{escape(label)}</text>')
    return svg_image(CHART_WIDTH, CHART_HEIGHT, "chart", made)


def spread_labels(places: list[float], least: float) -> list[float]:
    """Return the y positions, moved down where they are closer than `least`."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    moved = list(places)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + least)
    return moved


# The board

BOARD_SIZE: Final = 900
CORNER_SIZE: Final = 118


def board_chart(
    spaces: Sequence[tuple[LocalizedText, str]],
    visits: Sequence[int],
    heart: Callable[[int, int], str],
    title: LocalizedText,
) -> str:
    """Return the board as a heat map of visits; `heart(x, y)` draws the centre, starting at x and y."""
    total = sum(visits) or 1
    warmest = max(sorted(visits)[-2], 1)  # the maximum is jail, which would outshine all other spaces
    coldest = min([count for count in visits if count], default=0)  # a token never rests on "go to jail"
    made = [f'<rect class="heart" x="0" y="0" width="{BOARD_SIZE}" height="{BOARD_SIZE}" rx="14"/>']
    for i, (name, group) in enumerate(spaces):
        x, y, wide, tall = cell_rect(i, len(spaces))
        warmth = min(1.0, max(0.0, (visits[i] - coldest) / max(1, warmest - coldest)))
        share = visits[i] / total
        made.append(f"<g>{svg_title(partial(visit_label, name, share))}")
        made.append(f'<rect class="space" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>')
        made.append(
            f'<rect class="heat" style="--o:{warmth:.3f}" x="{x:.1f}" y="{y:.1f}" '
            f'width="{wide:.1f}" height="{tall:.1f}"/>'
        )
        if group:
            made.append(group_stripe(i, len(spaces), group))
        made.append(cell_label(i, len(spaces), name, share))
        made.append("</g>")
    made.append(heart(CORNER_SIZE, CORNER_SIZE))
    return svg_image(BOARD_SIZE, BOARD_SIZE, "board", made, title)


def visit_label(name: LocalizedText, share: float, lang: str) -> str:
    return label_figure(name, format_percent(share, lang, 2), lang)


def cell_rect(i: int, size: int) -> tuple[float, float, float, float]:
    """Return x, y, width and height of space i. Space 0 is at the lower right; play goes clockwise."""
    side = size // 4
    along = (BOARD_SIZE - 2 * CORNER_SIZE) / (side - 1)
    edge, k = divmod(i, side)
    far = BOARD_SIZE - CORNER_SIZE
    place = 0.0 if k == 0 else CORNER_SIZE + (k - 1) * along  # distance from the corner of this edge
    deep = CORNER_SIZE if k == 0 else along
    if edge == 0:
        return BOARD_SIZE - place - deep, far, deep, CORNER_SIZE
    if edge == 1:
        return 0, BOARD_SIZE - place - deep, CORNER_SIZE, deep
    if edge == 2:
        return place, 0, deep, CORNER_SIZE
    return far, place, CORNER_SIZE, deep


def group_stripe(i: int, size: int, group: str) -> str:
    """Return a stripe in the group's colour on the inner side of space i."""
    x, y, wide, tall = cell_rect(i, size)
    edge = i // (size // 4)
    thick = 9
    if edge == 0:
        tall = thick
    elif edge == 1:
        x, wide = x + wide - thick, thick
    elif edge == 2:
        y, tall = y + tall - thick, thick
    else:
        wide = thick
    return (
        f'<rect class="group" style="fill:var(--g-{escape(group.replace("_", "-"))},var(--line-strong))" '
        f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>'
    )


def cell_label(i: int, size: int, name: LocalizedText, share: float) -> str:
    """Return the share in bold and the name, wrapped into short lines."""
    x, y, wide, tall = cell_rect(i, size)
    room = int(wide / 6.0)
    middle = x + wide / 2
    made = []
    for lang in LANGUAGES:
        rows = wrap_name(name(lang), room, 3 if tall > 60 else 2)
        top = y + tall / 2 - 6.5 * (len(rows) - 1)
        made.append(
            f'<text class="{lang} mid share" lang="{lang}" x="{middle:.1f}" y="{top - 3:.1f}">'
            f"{format_percent(share, lang)}</text>"
        )
        for k, row in enumerate(rows):
            narrower = f' textLength="{wide - 6:.1f}" lengthAdjust="spacingAndGlyphs"' if len(row) > room + 1 else ""
            made.append(
                f'<text class="{lang} mid place" lang="{lang}" x="{middle:.1f}" y="{top + 13 + 12 * k:.1f}"{narrower}>'
                f"{escape(row)}</text>"
            )
    return "".join(made)


def wrap_name(name: str, room: int, most: int) -> list[str]:
    """Wrap a name into at most `most` lines of about `room` letters.

    Long text is cut; a slightly too long word is kept and drawn narrower.
    """
    rows: list[str] = []
    for word in name.split():
        if rows and len(rows[-1]) + 1 + len(word) <= room:
            rows[-1] += " " + word
        else:
            rows.append(word)
    if len(rows) > most:
        rows = [*rows[: most - 1], rows[most - 1] + "…"]
    most = room * 4 // 3
    return [row if len(row) <= most else row[:room] + "…" for row in rows]

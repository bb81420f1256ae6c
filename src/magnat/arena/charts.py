"""arena: charts as inline SVG. Colours come from the page; every text is there in both languages."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from itertools import pairwise
from typing import Final

from magnat.texts import LANGUAGES
from magnat.texts.numbers import number, percent

Say = Callable[[str], str]  # a text in a language
WIDE: Final = 560
TALL: Final = 280
LEFT: Final = 56  # room for the figures of the upright axis
RIGHT: Final = 16
BOTTOM: Final = 40
TOP: Final = 14
BARS: Final = 24


def span(say: Say) -> str:
    """A text of the page, in both languages."""
    return "".join(f'<span class="{lang}" lang="{lang}">{escape(say(lang))}</span>' for lang in LANGUAGES)


def text(x: float, y: float, say: Say, kind: str = "") -> str:
    """A text of a chart, in both languages."""
    return "".join(
        f'<text x="{x:.1f}" y="{y:.1f}" class="{lang} {kind}" lang="{lang}">{escape(say(lang))}</text>'
        for lang in LANGUAGES
    )


def titled(say: Say) -> str:
    """What is shown under the pointer; SVG has one title, so both languages share it."""
    told = " · ".join(dict.fromkeys(say(lang) for lang in LANGUAGES))
    return f"<title>{escape(told)}</title>"


def svg(wide: int, tall: int, kind: str, parts: Sequence[str], name: Say | None = None) -> str:
    """A picture; `name` is read aloud in its place."""
    title = titled(name) if name else ""
    return f'<svg viewBox="0 0 {wide} {tall}" class="{kind}" role="img">{title}{"".join(parts)}</svg>'


def steps(most: float, wanted: int = 5) -> list[float]:
    """Round figures from 0 up to `most` or a little more."""
    if most <= 0:
        return [0.0, 1.0]
    rough = most / wanted
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * factor for factor in (1, 2, 2.5, 5, 10) if unit * factor >= rough)
    return [step * i for i in range(math.ceil(most / step - 1e-9) + 1)]


class Plane:
    """Two axes from 0, and how figures become places. `far` is where the flat one ends."""

    def __init__(self, far: float, up: list[float], wide: int = WIDE, tall: int = TALL) -> None:
        self.far, self.up, self.wide, self.tall = far, up, wide, tall
        self.across = [value for value in steps(far, 6) if value <= far]

    def x(self, value: float) -> float:
        return LEFT + (self.wide - LEFT - RIGHT) * value / self.far

    def y(self, value: float) -> float:
        return self.tall - BOTTOM - (self.tall - BOTTOM - TOP) * value / self.up[-1]

    def axes(self, across: Callable[[float, str], str], up: Callable[[float, str], str], name: Say) -> list[str]:
        made = []
        for value in self.up:
            y = self.y(value)
            made.append(f'<line class="rule" x1="{LEFT}" x2="{self.wide - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
            made.append(text(LEFT - 8, y + 4, partial(up, value), "end"))
        for value in self.across:
            made.append(text(self.x(value), self.tall - BOTTOM + 17, partial(across, value), "mid"))
        made.append(text((LEFT + self.wide - RIGHT) / 2, self.tall - 4, name, "mid name"))
        return made


def histogram(values: Sequence[int], name: Say, of: Say, middle: float) -> str:
    """How many values fall into each of some twenty ranges; a mark at the middle one."""
    wide = max(1, math.ceil((max(values) + 1) / BARS))
    counts = [0] * (max(values) // wide + 1)
    for value in values:
        counts[value // wide] += 1
    plane = Plane(len(counts) * wide, steps(max(counts), 4))
    made = plane.axes(lambda v, lang: number(v, lang), lambda v, lang: number(v, lang), name)
    for i, count in enumerate(counts):
        left, right, y = plane.x(i * wide), plane.x((i + 1) * wide), plane.y(count)
        last = (i + 1) * wide - 1
        across = f"{i * wide}–{last}" if last > i * wide else str(last)
        made.append(
            f'<rect class="bar" x="{left + 0.75:.1f}" y="{y:.1f}" width="{max(0.5, right - left - 1.5):.1f}" '
            f'height="{plane.y(0) - y:.1f}">{titled(partial(counted, across, count, of))}</rect>'
        )
    x = plane.x(middle)
    made.append(f'<line class="middle" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{plane.y(0):.1f}"/>')
    return svg(WIDE, TALL, "chart", made)


def counted(across: str, count: int, of: Say, lang: str) -> str:
    return labelled(lambda lang: across, f"{number(count, lang)} {of(lang)}", lang)


def labelled(name: Say, figure: str, lang: str) -> str:
    """A name and its figure, with the colon of the language."""
    return name(lang) + ("\u00a0: " if lang == "fr" else ": ") + figure


def lines(
    series: Sequence[tuple[str, Sequence[float]]], every: int, name: Say, figure: Callable[[float, str], str]
) -> str:
    """One line for each series, its name at its end."""
    longest = max(len(values) for _, values in series)
    plane = Plane(max(1, (longest - 1) * every), steps(max(max(values) for _, values in series), 4))
    made = plane.axes(lambda v, lang: number(v, lang), figure, name)
    for i, (_, values) in enumerate(series):
        points = " ".join(f"{plane.x(k * every):.1f},{plane.y(max(0, v)):.1f}" for k, v in enumerate(values))
        made.append(f'<polyline class="line bot-{i % 6 + 1}" points="{points}"/>')
    ends = apart([plane.y(max(0, values[-1])) for _, values in series], 15)
    for i, (label, values) in enumerate(series):
        x = min(plane.x((len(values) - 1) * every), plane.wide - RIGHT)
        made.append(f'<text x="{x:.1f}" y="{ends[i] - 6:.1f}" class="end label bot-{i % 6 + 1}">{escape(label)}</text>')
    return svg(WIDE, TALL, "chart", made)


def apart(places: list[float], least: float) -> list[float]:
    """The same places, moved down where they are too close to be told apart."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    moved = list(places)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + least)
    return moved


# The board

BOARD: Final = 900
CORNER: Final = 118


def board(
    spaces: Sequence[tuple[Say, str]], visits: Sequence[int], heart: Callable[[int, int], str], title: Say
) -> str:
    """The board with each space as warm as it is visited; `heart` fills the middle, from x and y on."""
    total = sum(visits) or 1
    warmest = max(sorted(visits)[-2], 1)  # jail would outshine all others
    coldest = min([count for count in visits if count], default=0)  # nobody rests where he is sent to jail
    made = [f'<rect class="heart" x="0" y="0" width="{BOARD}" height="{BOARD}" rx="14"/>']
    for i, (name, group) in enumerate(spaces):
        x, y, wide, tall = cell(i, len(spaces))
        warmth = min(1.0, max(0.0, (visits[i] - coldest) / max(1, warmest - coldest)))
        share = visits[i] / total
        made.append(f"<g>{titled(partial(visited, name, share))}")
        made.append(f'<rect class="space" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}"/>')
        made.append(
            f'<rect class="heat" style="--o:{warmth:.3f}" x="{x:.1f}" y="{y:.1f}" '
            f'width="{wide:.1f}" height="{tall:.1f}"/>'
        )
        if group:
            made.append(stripe(i, len(spaces), group))
        made.append(words(i, len(spaces), name, share))
        made.append("</g>")
    made.append(heart(CORNER, CORNER))
    return svg(BOARD, BOARD, "board", made, title)


def visited(name: Say, share: float, lang: str) -> str:
    return labelled(name, percent(share, lang, 2), lang)


def cell(i: int, size: int) -> tuple[float, float, float, float]:
    """Where space i lies: x, y, width, height. The first is at the lower right, and play goes clockwise."""
    side = size // 4
    along = (BOARD - 2 * CORNER) / (side - 1)
    edge, k = divmod(i, side)
    far = BOARD - CORNER
    place = 0.0 if k == 0 else CORNER + (k - 1) * along  # from the corner of this edge
    deep = CORNER if k == 0 else along
    if edge == 0:
        return BOARD - place - deep, far, deep, CORNER
    if edge == 1:
        return 0, BOARD - place - deep, CORNER, deep
    if edge == 2:
        return place, 0, deep, CORNER
    return far, place, CORNER, deep


def stripe(i: int, size: int, group: str) -> str:
    """The colour of the group, on the side of the heart."""
    x, y, wide, tall = cell(i, size)
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


def words(i: int, size: int, name: Say, share: float) -> str:
    """The share in bold, and the name in as many short lines as it needs."""
    x, y, wide, tall = cell(i, size)
    room = int(wide / 6.0)
    middle = x + wide / 2
    made = []
    for lang in LANGUAGES:
        rows = folded(name(lang), room, 3 if tall > 60 else 2)
        top = y + tall / 2 - 6.5 * (len(rows) - 1)
        made.append(
            f'<text class="{lang} mid share" lang="{lang}" x="{middle:.1f}" y="{top - 3:.1f}">'
            f"{percent(share, lang)}</text>"
        )
        for k, row in enumerate(rows):
            narrower = f' textLength="{wide - 6:.1f}" lengthAdjust="spacingAndGlyphs"' if len(row) > room + 1 else ""
            made.append(
                f'<text class="{lang} mid place" lang="{lang}" x="{middle:.1f}" y="{top + 13 + 12 * k:.1f}"{narrower}>'
                f"{escape(row)}</text>"
            )
    return "".join(made)


def folded(name: str, room: int, most: int) -> list[str]:
    """A name in a few lines of so many letters; what is far too long is cut, one word can be drawn narrower."""
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

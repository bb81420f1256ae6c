"""The win chances over the turns as an SVG chart.

Colours come from the page's style sheet; every text is included in both languages.
"""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Final

from magnat.analysis.intervals import FULL_CHANCE
from magnat.analysis.result import ChancePoint, Moment, ReviewResult
from magnat.arena.charts import LocalizedText, axis_ticks, svg_image, svg_text

MARGIN_TOP: Final = 42
MARGIN_BOTTOM: Final = 26
DASHES: Final = ("none", "9 5", "3 5", "10 4 2 4", "6 3", "14 4")  # distinguishes the lines without colour
MARK_GAP: Final = 29
MARK_RADIUS: Final = 12

TextFor = Callable[..., LocalizedText]  # returns a text of the review by its key


class PlotArea:
    """The mapping from turns and chances to pixel coordinates."""

    def __init__(self, wide: int, tall: int, last: float) -> None:
        self.wide, self.tall, self.last = wide, tall, max(1.0, last)
        self.left, self.right = 44, wide - (70 if wide > 500 else 30)

    def x(self, turn: float) -> float:
        return self.left + (self.right - self.left) * turn / self.last

    def y(self, chance: float) -> float:
        return self.tall - MARGIN_BOTTOM - (self.tall - MARGIN_BOTTOM - MARGIN_TOP) * chance / FULL_CHANCE


def chance_chart(
    found: ReviewResult, times: Sequence[float], initials: Sequence[str], said: TextFor, wide: int, tall: int
) -> str:
    """Return the chart as SVG. `times` has the fractional turn of each measured position."""
    frame = PlotArea(wide, tall, found.turns)
    at = dict(zip([point.row for point in found.points], times, strict=True))
    parts = draw_axes(frame, said)
    if found.decided is not None:
        x = frame.x(found.decided)
        parts.append(f'<line class="decided" x1="{x:.1f}" x2="{x:.1f}" y1="{MARGIN_TOP}" y2="{frame.y(0):.1f}"/>')
        far = x > frame.right - 150
        where = x - 6 if far else x + 6
        parts.append(
            svg_text(where, MARGIN_TOP + 16, said("review-decided", turn=found.decided), f"over {'end' if far else ''}")
        )
    seats = range(found.seats)
    parts += [draw_band(frame, found.points, times, p) for p in seats]
    parts += [draw_line(frame, found.points, times, p, p in found.winners) for p in seats]
    parts += draw_names(frame, found, times, said)
    parts += draw_end_tokens(frame, found.points[-1], times[-1], initials)
    parts += draw_moment_marks(frame, found.moments, at)
    return svg_image(wide, tall, f"chart {'wide' if wide > 500 else 'narrow'}", parts)


def draw_axes(frame: PlotArea, said: TextFor) -> list[str]:
    made = []
    for chance in range(0, FULL_CHANCE + 1, 250):
        y = frame.y(chance)
        made.append(f'<line class="rule" x1="{frame.left}" x2="{frame.right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        made.append(f'<text class="end" x="{frame.left - 8}" y="{y + 4:.1f}">{chance // 10}</text>')
    for turn in axis_ticks(frame.last, 7 if frame.wide > 500 else 4):
        if turn <= frame.last:
            x, y = frame.x(turn), frame.tall - 8
            say = said("turn-number", turn=0) if turn == 0 else partial(format_whole_percent, turn)
            made.append(svg_text(x, y, say, "mid"))
    return made


def format_whole_percent(value: float, lang: str) -> str:
    return f"{value:g}"


def svg_path(frame: PlotArea, places: Sequence[tuple[float, float]]) -> str:
    return "L".join([f"{frame.x(turn):.1f} {frame.y(chance):.1f}" for turn, chance in places])


def draw_band(frame: PlotArea, points: Sequence[ChancePoint], times: Sequence[float], seat: int) -> str:
    upper = [(t, min(FULL_CHANCE, p.chances[seat] + p.halves[seat])) for p, t in zip(points, times, strict=True)]
    lower = [(t, max(0, p.chances[seat] - p.halves[seat])) for p, t in zip(points, times, strict=True)]
    return f'<path class="band bot-{seat % 6 + 1}" d="M{svg_path(frame, upper)}L{svg_path(frame, lower[::-1])}Z"/>'


def draw_line(frame: PlotArea, points: Sequence[ChancePoint], times: Sequence[float], seat: int, first: bool) -> str:
    places = [(t, float(p.chances[seat])) for p, t in zip(points, times, strict=True)]
    kind = "line first" if first else "line"
    dash = DASHES[seat % len(DASHES)]
    return f'<path class="{kind} bot-{seat % 6 + 1}" stroke-dasharray="{dash}" d="M{svg_path(frame, places)}"/>'


def draw_names(frame: PlotArea, found: ReviewResult, times: Sequence[float], said: TextFor) -> list[str]:
    """Place each name where its line is farthest from the other lines and from the names already placed."""
    made: list[str] = []
    taken: list[tuple[float, float]] = []
    for p in range(found.seats):
        best, place = -1.0, (0.0, 0.0)
        for point, time in zip(found.points, times, strict=True):
            x, y = frame.x(time), frame.y(point.chances[p]) - 9
            if not frame.left + 30 < x < frame.right - 40 or y < MARGIN_TOP + 4:
                continue
            near = [abs(frame.y(c) - 4 - y) for q, c in enumerate(point.chances) if q != p]
            near += [max(abs(x - a) / 3, abs(y - b)) for a, b in taken]
            room = min([*near, 40.0])
            if room > best:
                best, place = room, (x, y)
        if best > 6:
            taken.append(place)
            made.append(svg_text(place[0], place[1], said("", seat=p), f"mid label bot-{p % 6 + 1}"))
    return made


def draw_end_tokens(frame: PlotArea, last: ChancePoint, time: float, initials: Sequence[str]) -> list[str]:
    """Draw a token at the end of each line; tokens at the same height stand side by side."""
    made: list[str] = []
    row: dict[int, int] = {}
    for p, chance in enumerate(last.chances):
        near = round(frame.y(chance) / 22)
        shift = row[near] = row.get(near, -1) + 1
        x, y = frame.x(time) + 6 - 17 * shift, frame.y(chance)
        made.append(
            f'<g class="pawn bot-{p % 6 + 1}"><circle cx="{x:.1f}" cy="{y:.1f}" r="9.5"/>'
            f'<text x="{x:.1f}" y="{y + 4:.1f}">{escape(initials[p])}</text></g>'
        )
    return made


def draw_moment_marks(frame: PlotArea, moments: Sequence[Moment], at: dict[int, float]) -> list[str]:
    """Draw the moments' numbers above the chart: round for answers, square for luck."""
    wanted = [frame.x(at[moment.last]) for moment in moments]
    made = []
    for i, (x, place) in enumerate(zip(wanted, spread_marks(wanted, frame), strict=True)):
        moment, y = moments[i], MARGIN_TOP - 26
        shape = f'<circle class="shape" cx="{place:.1f}" cy="{y}" r="{MARK_RADIUS}"/>'
        if moment.kind == "luck":
            x0, side = f"{place - MARK_RADIUS:.1f}", 2 * MARK_RADIUS
            shape = f'<rect class="shape" x="{x0}" y="{y - MARK_RADIUS}" width="{side}" height="{side}" rx="5"/>'
        to = f"M{place:.1f} {MARGIN_TOP - 12}L{x:.1f} {MARGIN_TOP + 4}V{frame.y(0):.1f}"
        number = f'<text class="mid big" x="{place:.1f}" y="{y + 4.5}">{moment.number}</text>'
        made.append(f'<g class="mark" data-moment="{i}"><path d="{to}"/>{shape}{number}</g>')
    return made


def spread_marks(wanted: Sequence[float], frame: PlotArea) -> list[float]:
    """Return the x positions moved apart by at least `MARK_GAP` and kept inside the plot."""
    places: list[float] = []
    for x in wanted:
        places.append(max([x, *[places[-1] + MARK_GAP for _ in places[-1:]]]))
    over = max(0.0, (places[-1] if places else 0.0) - frame.right)
    limit = float(frame.right)
    for i in range(len(places) - 1, -1, -1):
        places[i] = min(places[i], limit) if over else places[i]
        limit = places[i] - MARK_GAP
    return places

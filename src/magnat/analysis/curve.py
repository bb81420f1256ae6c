"""analysis: everybody's chances over the turns, as SVG. Colours come from the page; texts are in both languages."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Final

from magnat.analysis.figures import TENTHS
from magnat.analysis.result import Moment, Point, Result
from magnat.arena.charts import Say, steps, svg, text

TOP: Final = 42
BOTTOM: Final = 26
DASHES: Final = ("none", "9 5", "3 5", "10 4 2 4", "6 3", "14 4")  # so that nobody needs the colours
GAP: Final = 29  # between two marks
ROUND: Final = 12

Said = Callable[..., Say]  # a line of the review, by its key


class Frame:
    """How turns and chances become places."""

    def __init__(self, wide: int, tall: int, last: float) -> None:
        self.wide, self.tall, self.last = wide, tall, max(1.0, last)
        self.left, self.right = 44, wide - (70 if wide > 500 else 30)

    def x(self, turn: float) -> float:
        return self.left + (self.right - self.left) * turn / self.last

    def y(self, chance: float) -> float:
        return self.tall - BOTTOM - (self.tall - BOTTOM - TOP) * chance / TENTHS


def curve(found: Result, times: Sequence[float], initials: Sequence[str], said: Said, wide: int, tall: int) -> str:
    """`times` says at which turn each measured position was, with the parts of a turn."""
    frame = Frame(wide, tall, found.turns)
    at = dict(zip([point.row for point in found.points], times, strict=True))
    parts = axes(frame, said)
    if found.decided is not None:
        x = frame.x(found.decided)
        parts.append(f'<line class="decided" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{frame.y(0):.1f}"/>')
        far = x > frame.right - 150
        where = x - 6 if far else x + 6
        parts.append(text(where, TOP + 16, said("review-decided", turn=found.decided), f"over {'end' if far else ''}"))
    seats = range(found.seats)
    parts += [band(frame, found.points, times, p) for p in seats]
    parts += [line(frame, found.points, times, p, p in found.winners) for p in seats]
    parts += names(frame, found, times, said)
    parts += ends(frame, found.points[-1], times[-1], initials)
    parts += marks(frame, found.moments, at)
    return svg(wide, tall, f"chart {'wide' if wide > 500 else 'narrow'}", parts)


def axes(frame: Frame, said: Said) -> list[str]:
    made = []
    for chance in range(0, TENTHS + 1, 250):
        y = frame.y(chance)
        made.append(f'<line class="rule" x1="{frame.left}" x2="{frame.right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        made.append(f'<text class="end" x="{frame.left - 8}" y="{y + 4:.1f}">{chance // 10}</text>')
    for turn in steps(frame.last, 7 if frame.wide > 500 else 4):
        if turn <= frame.last:
            x, y = frame.x(turn), frame.tall - 8
            say = said("turn-number", turn=0) if turn == 0 else partial(whole, turn)
            made.append(text(x, y, say, "mid"))
    return made


def whole(value: float, lang: str) -> str:
    return f"{value:g}"


def path(frame: Frame, places: Sequence[tuple[float, float]]) -> str:
    return "L".join([f"{frame.x(turn):.1f} {frame.y(chance):.1f}" for turn, chance in places])


def band(frame: Frame, points: Sequence[Point], times: Sequence[float], seat: int) -> str:
    upper = [(t, min(TENTHS, p.chances[seat] + p.halves[seat])) for p, t in zip(points, times, strict=True)]
    lower = [(t, max(0, p.chances[seat] - p.halves[seat])) for p, t in zip(points, times, strict=True)]
    return f'<path class="band bot-{seat % 6 + 1}" d="M{path(frame, upper)}L{path(frame, lower[::-1])}Z"/>'


def line(frame: Frame, points: Sequence[Point], times: Sequence[float], seat: int, first: bool) -> str:
    places = [(t, float(p.chances[seat])) for p, t in zip(points, times, strict=True)]
    kind = "line first" if first else "line"
    dash = DASHES[seat % len(DASHES)]
    return f'<path class="{kind} bot-{seat % 6 + 1}" stroke-dasharray="{dash}" d="M{path(frame, places)}"/>'


def names(frame: Frame, found: Result, times: Sequence[float], said: Said) -> list[str]:
    """Each name where its line is farthest from the others, and from the names before it."""
    made: list[str] = []
    taken: list[tuple[float, float]] = []
    for p in range(found.seats):
        best, place = -1.0, (0.0, 0.0)
        for point, time in zip(found.points, times, strict=True):
            x, y = frame.x(time), frame.y(point.chances[p]) - 9
            if not frame.left + 30 < x < frame.right - 40 or y < TOP + 4:
                continue
            near = [abs(frame.y(c) - 4 - y) for q, c in enumerate(point.chances) if q != p]
            near += [max(abs(x - a) / 3, abs(y - b)) for a, b in taken]
            room = min([*near, 40.0])
            if room > best:
                best, place = room, (x, y)
        if best > 6:
            taken.append(place)
            made.append(text(place[0], place[1], said("", seat=p), f"mid label bot-{p % 6 + 1}"))
    return made


def ends(frame: Frame, last: Point, time: float, initials: Sequence[str]) -> list[str]:
    """A token where each line ends; those on one spot stand side by side."""
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


def marks(frame: Frame, moments: Sequence[Moment], at: dict[int, float]) -> list[str]:
    """Numbers over the moments: round for answers, square for luck."""
    wanted = [frame.x(at[moment.last]) for moment in moments]
    made = []
    for i, (x, place) in enumerate(zip(wanted, side_by_side(wanted, frame), strict=True)):
        moment, y = moments[i], TOP - 26
        shape = f'<circle class="shape" cx="{place:.1f}" cy="{y}" r="{ROUND}"/>'
        if moment.kind == "luck":
            x0, side = f"{place - ROUND:.1f}", 2 * ROUND
            shape = f'<rect class="shape" x="{x0}" y="{y - ROUND}" width="{side}" height="{side}" rx="5"/>'
        to = f"M{place:.1f} {TOP - 12}L{x:.1f} {TOP + 4}V{frame.y(0):.1f}"
        number = f'<text class="mid big" x="{place:.1f}" y="{y + 4.5}">{moment.number}</text>'
        made.append(f'<g class="mark" data-moment="{i}"><path d="{to}"/>{shape}{number}</g>')
    return made


def side_by_side(wanted: Sequence[float], frame: Frame) -> list[float]:
    """The same places, far enough from each other, and inside."""
    places: list[float] = []
    for x in wanted:
        places.append(max([x, *[places[-1] + GAP for _ in places[-1:]]]))
    over = max(0.0, (places[-1] if places else 0.0) - frame.right)
    limit = float(frame.right)
    for i in range(len(places) - 1, -1, -1):
        places[i] = min(places[i], limit) if over else places[i]
        limit = places[i] - GAP
    return places

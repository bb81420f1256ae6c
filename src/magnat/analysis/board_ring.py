"""The board of a moment as a small SVG ring: owners, buildings and tokens."""

from collections.abc import Sequence
from html import escape
from typing import Any

from magnat.arena.charts import BOARD_SIZE, CORNER_SIZE, cell_rect, group_stripe, svg_image
from magnat.kernel import Edition


def has_ring(e: Edition) -> bool:
    """True if the board is a ring of spaces around a square."""
    spaces = getattr(e.board, "space", ())
    return bool(spaces) and len(spaces) % 4 == 0


def render_ring(e: Any, t: Any, initials: Sequence[str], spoken_of: Sequence[int]) -> str:
    """Return the board as SVG, with the spaces in `spoken_of` outlined."""
    size = len(e.board.space)
    parts = [f'<rect class="heart" width="{BOARD_SIZE}" height="{BOARD_SIZE}" rx="18"/>']
    owner: Sequence[int] = getattr(t, "owner", ())
    for i, space in enumerate(e.board.space):
        parts.append(space_rect(i, size, "space"))
        if i < len(owner) and owner[i] >= 0:
            parts.append(space_rect(i, size, f"owned bot-{owner[i] % 6 + 1}"))
        if space.group:
            parts.append(group_stripe(i, size, str(space.group)))
        if i < len(owner) and owner[i] >= 0:
            parts.append(render_owner(i, size, owner[i]))
        parts.append(render_buildings(t, i, size))
    parts += [space_rect(i, size, "outline", 4) for i in spoken_of]
    parts += render_tokens(t, size, initials)
    return svg_image(BOARD_SIZE, BOARD_SIZE, "board", parts)


def space_rect(i: int, size: int, kind: str, inset: float = 0) -> str:
    x, y, wide, tall = cell_rect(i, size)
    return (
        f'<rect class="{kind}" x="{x + inset:.0f}" y="{y + inset:.0f}" '
        f'width="{wide - 2 * inset:.0f}" height="{tall - 2 * inset:.0f}"/>'
    )


def render_owner(i: int, size: int, seat: int) -> str:
    """Return a strip in the owner's colour along the outer edge of space i."""
    x, y, wide, tall = cell_rect(i, size)
    edge, thick = i // (size // 4), 30
    if edge == 0:
        y, tall = y + tall - thick, thick
    elif edge == 1:
        wide = thick
    elif edge == 2:
        tall = thick
    else:
        x, wide = x + wide - thick, thick
    return f'<rect class="deed bot-{seat % 6 + 1}" x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{tall:.0f}"/>'


def render_buildings(t: Any, i: int, size: int) -> str:
    """Return the building level of space i as text, "H" if mortgaged, or "" if there is neither."""
    level = getattr(t, "level", ())
    mortgaged = isinstance(getattr(t, "mortgaged", None), int) and t.mortgaged >> i & 1
    told = "H" if mortgaged else str(level[i]) if i < len(level) and isinstance(level[i], int) and level[i] else ""
    x, y, wide, tall = cell_rect(i, size)
    return f'<text x="{x + wide / 2:.0f}" y="{y + tall / 2 + 12:.0f}">{told}</text>' if told else ""


def render_tokens(t: Any, size: int, initials: Sequence[str]) -> list[str]:
    """Return the tokens, drawn inside the ring; tokens on the same space stand side by side."""
    made: list[str] = []
    beside: dict[int, int] = {}
    for p, place in enumerate(getattr(t, "place", ())):
        if not isinstance(place, int) or not 0 <= place < size:
            continue
        n = beside[place] = beside.get(place, -1) + 1
        x, y, wide, tall = cell_rect(place, size)
        middle = BOARD_SIZE / 2
        cx = min(max(x + wide / 2, CORNER_SIZE + 26), BOARD_SIZE - CORNER_SIZE - 26)
        cy = min(max(y + tall / 2, CORNER_SIZE + 26), BOARD_SIZE - CORNER_SIZE - 26)
        along = 50 * n if (cx < middle if place // (size // 4) in (0, 2) else cy < middle) else -50 * n
        flat = place // (size // 4) in (0, 2)
        cx, cy = (cx + along, cy) if flat else (cx, cy + along)
        made.append(
            f'<g class="pawn bot-{p % 6 + 1}"><circle cx="{cx:.0f}" cy="{cy:.0f}" r="25"/>'
            f'<text x="{cx:.0f}" y="{cy + 11:.0f}">{escape(initials[p])}</text></g>'
        )
    return made

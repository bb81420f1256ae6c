"""Drawing of a board of streets, with owners, buildings and tokens."""

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from magnat.hosts.terminal.drawings.players import players_grid
from magnat.hosts.terminal.terminal import Terminal
from magnat.texts import Texts

GROUP_COLOURS = {
    "brown": "orange4",
    "light_blue": "sky_blue1",
    "pink": "hot_pink",
    "orange": "dark_orange",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "dark_blue": "blue",
    "station": "white",
    "utility": "grey70",
}


def draw_streets(terminal: Terminal, texts: Texts, t: Any, stock: str = "stock") -> None:
    """Draw the standing of all seats, then the board in two columns."""
    terminal.stdout.print(players_grid(terminal, texts, t))
    terminal.write()
    half = (t.e.size + 1) // 2
    owner = max(len(texts.seat(p)) for p in range(len(t.cash))) + 5  # with its buildings
    longest = max(10, terminal.stdout.width // 2 - owner - 9)
    sides = Grid.grid(padding=(0, 1))
    sides.add_row(board_grid(texts, t, range(half), longest), board_grid(texts, t, range(half, t.e.size), longest))
    terminal.stdout.print(sides)
    terminal.write_text(stock, "dim", apartments=t.apartments, hotels=t.hotels)


def board_grid(texts: Texts, t: Any, spaces: range, longest: int) -> Grid:
    """Return a part of the board: colour, name, owner, buildings, and the seats that stand there."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for width in (1, longest, None, None):
        grid.add_column(max_width=width, no_wrap=True, overflow="ellipsis")
    lying = getattr(t, "lying", 0)  # cards on the spaces
    for i in spaces:
        group = t.e.group_of[i]
        colour = GROUP_COLOURS.get(t.e.group_names[group], "white") if group >= 0 else "black"
        mark = Text("■" if group >= 0 else " ", style=colour)
        standing = " ".join(str(p + 1) for p in t.ring if t.place[p] == i)
        style = "dim" if t.mortgaged >> i & 1 else ""
        name = texts.space(i) + (" ◆" if lying >> i & 1 else "")
        grid.add_row(mark, Text(name, style), owner_text(texts, t, i), Text(standing, "bold reverse"))
    return grid


def owner_text(texts: Texts, t: Any, i: int) -> Text:
    if t.owner[i] < 0:
        return Text("")
    built = "▲" if t.level[i] == t.e.top else "▪" * t.level[i]
    mortgaged = " ✕" if t.mortgaged >> i & 1 else ""
    return Text(f"{texts.seat(t.owner[i])} {built}{mortgaged}".rstrip(), "cyan")

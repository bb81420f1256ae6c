# mypyc: skip
"""Empire in the terminal: towers drawn as towers."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from magnat.games.empire.table import Empire
from magnat.games.empire.tower import OFFICE, SINGLE, TowerTable
from magnat.hosts.terminal.drawings.players import draw_balances, players_grid
from magnat.hosts.terminal.drawings.property import GROUP_COLOURS
from magnat.hosts.terminal.terminal import Terminal
from magnat.texts import Texts

TILE_WIDTH: Final = 14
PLAIN_STYLE: Final = "grey70"  # utilities and offices


def draw(terminal: Terminal, texts: Texts, t: Empire, seat: int) -> None:
    terminal.stdout.print(players_grid(terminal, texts, t))
    terminal.write()
    terminal.stdout.print(towers_grid(texts, t))
    draw_supply(terminal, texts, t)
    beside(terminal, texts, t, seat)


def standing(terminal: Terminal, texts: Texts, t: Empire) -> None:
    terminal.write()
    terminal.stdout.print(towers_grid(texts, t))
    draw_balances(terminal, texts, t)


def beside(terminal: Terminal, texts: Texts, t: Empire, seat: int) -> None:
    hand = t.hands[seat] if seat >= 0 else ()
    if hand:
        terminal.write_text("play-hand", "dim", cards=", ".join([texts.card(0, card) for card in hand]))


def towers_grid(texts: Texts, t: TowerTable) -> Grid:
    """Return a column per seat and a line per level, the highest on top, owners and values at the bottom."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    for _ in t.towers:
        grid.add_column(width=TILE_WIDTH + 2, no_wrap=True)
    drawn = [tower_lines(texts, t, p) for p in range(len(t.towers))]
    levels = t.e.levels
    for level in range(max(levels, *map(len, drawn)), 0, -1):
        if level <= max(map(len, drawn)) or level == levels:
            edge = "╌" if level == levels else " "
            row = [tower[level - 1] if level <= len(tower) else Text(edge * (TILE_WIDTH + 2), "dim") for tower in drawn]
            grid.add_row(str(level), *row)
    grid.add_row("", *[Text("▔" * (TILE_WIDTH + 2), "dim") for _ in drawn])
    grid.add_row("", *[Text(texts.seat(p).center(TILE_WIDTH + 2), "bold") for p in range(len(drawn))])
    worth = [texts.money(t.value(p)) if t.heights[p] < levels else "★" for p in range(len(drawn))]
    grid.add_row("", *[Text(each.center(TILE_WIDTH + 2), "cyan") for each in worth])
    return grid


def tower_lines(texts: Texts, t: TowerTable, p: int) -> list[Text]:
    """Return the lines of a tower from the ground up; a tile has its name on its highest level."""
    lines: list[Text] = []
    for tile in t.towers[p]:
        height, colour = t.e.tile_heights[tile], t.e.colour_of[tile]
        style = f"black on {GROUP_COLOURS.get(t.e.colours[colour], PLAIN_STYLE) if colour >= 0 else PLAIN_STYLE}"
        for level in range(height):
            name = tile_label(texts, t, tile) if level == height - 1 else ""
            lines.append(Text(f"│{name:<{TILE_WIDTH}}│", style))
    return lines


def tile_label(texts: Texts, t: TowerTable, tile: int) -> str:
    """Return the label of a tile: the name of a brand, or a short name."""
    name = "office" if tile == OFFICE else t.e.names[tile]
    label = texts.space(tile) if t.e.stock_of[tile] == SINGLE else texts.message(f"tile-{name}-label")
    return label if len(label) <= TILE_WIDTH else label[: TILE_WIDTH - 1] + "…"


def draw_supply(terminal: Terminal, texts: Texts, t: TowerTable) -> None:
    left = [f"{tile_label(texts, t, tile)} {t.stock[i]}" for i, tile in enumerate([*t.e.utilities, OFFICE])]
    terminal.write_text("tower-supply", "dim", tiles=" · ".join(left))

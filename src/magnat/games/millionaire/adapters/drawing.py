# mypyc: skip
"""Millionaire in the terminal: the race to the million, then the board."""

from typing import Final

from rich.table import Table as Grid

from magnat.games.millionaire.table import Millionaire
from magnat.hosts.terminal.drawings.property import draw_streets
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import TABLE
from magnat.texts import Texts

LANE_LENGTH: Final = 20  # characters for the whole way to the million
SHORT_LANE_LENGTH: Final = 8


def draw(terminal: Terminal, texts: Texts, t: Millionaire, seat: int) -> None:
    standing(terminal, texts, t)
    terminal.write()
    draw_streets(terminal, texts, t, stock="stock-houses")
    if seat != TABLE:
        beside(terminal, texts, t, seat)


def standing(terminal: Terminal, texts: Texts, t: Millionaire) -> None:
    """Draw one lane for each player still in the game."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for p in t.ring:
        cards = terminal.text("kept-cards", count=len(t.hands[p])) if t.hands[p] else ""
        grid.add_row(texts.seat(p), "★" * t.stars_of(p), race_lane(t, p, LANE_LENGTH), texts.money(t.cash[p]), cards)
    terminal.write()
    terminal.stdout.print(grid, style="cyan")


def at_turn(terminal: Terminal, texts: Texts, t: Millionaire) -> None:
    lanes = [f"{texts.seat(p)} {race_lane(t, p, SHORT_LANE_LENGTH)} {texts.money(t.cash[p])}" for p in t.ring]
    terminal.write("  " + "   ".join(lanes), "cyan")


def beside(terminal: Terminal, texts: Texts, t: Millionaire, seat: int) -> None:
    for card in t.hands[seat]:
        terminal.write(f"  ◆ {texts.card(0, card)} · {texts.card_text(0, card)}", "dim")


def race_lane(t: Millionaire, p: int, length: int) -> str:
    done: int = min(length, t.cash[p] * length // t.edition.target)
    return "▰" * done + "▱" * (length - done)

"""The standing of all seats, for any game: its cash, board and hidden cards as far as it has them."""

from typing import Any

from rich.table import Table as Grid

from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import TABLE
from magnat.kernel.secrets import knows
from magnat.texts import Texts


def draw_players(terminal: Terminal, texts: Texts, t: Any, seat: int) -> None:
    terminal.stdout.print(players_grid(terminal, texts, t))
    draw_hand(terminal, texts, t, seat)


def players_grid(terminal: Terminal, texts: Texts, t: Any) -> Grid:
    """Return a row for each seat: its figures, the columns that the game declares, and its place."""
    figures = [name for name in ("cash", "wealth") if hasattr(t, name)]
    hands = [name for name, how in t.secret if how == "hand"]
    declared = [name for name in texts.words.columns if name not in hands]
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("")
    grid.add_column(terminal.text("column-player"))
    for name in figures:
        grid.add_column(terminal.text(f"column-{name}"), justify="right")
    for name in (*hands, *declared):
        grid.add_column(texts.column_label(name))
    if hasattr(t, "place"):
        grid.add_column(terminal.text("column-where"))
    ring = remaining_seats(texts, t)
    holders = getattr(t, "jail_cards", None) or [getattr(t, "jail_card", TABLE)]
    for p in range(count_table_seats(texts, t)):
        if p not in ring:
            grid.add_row(str(p + 1), texts.seat(p), terminal.text("out"), style="dim")
            continue
        cells = [texts.money(t.wealth(p) if name == "wealth" else t.cash[p]) for name in figures]
        cells += [str(len(getattr(t, name)[p])) for name in hands]
        cells += [texts.describe_column_values(name, getattr(t, name)[p]) for name in declared]
        if hasattr(t, "place"):
            cards = [terminal.text("jail-card") for holder in holders if holder == p]
            cells.append(", ".join([describe_place(texts, t, p), *cards]))
        grid.add_row(str(p + 1), texts.seat(p), *cells)
    return grid


def describe_place(texts: Texts, t: Any, p: int) -> str:
    """Return the name of the space on which a seat stands; on the jail space, whether it is in jail or visits."""
    if t.place[p] != getattr(t.edition, "jail", TABLE):
        return texts.space(t.place[p])
    return texts.message("in-jail" if t.jailed[p] else "visiting")


def count_table_seats(texts: Texts, t: Any) -> int:
    """Return the number of seats, from the table's columns if possible."""
    for name in ("cash", *[name for name, how in t.secret if how == "hand"]):
        if hasattr(t, name):
            return len(getattr(t, name))
    return len(texts.seats)


def remaining_seats(texts: Texts, t: Any) -> tuple[int, ...]:
    """Return the seats still in the game; all seats in a game without elimination."""
    return tuple(getattr(t, "ring", range(count_table_seats(texts, t))))


def draw_balances(terminal: Terminal, texts: Texts, t: Any) -> None:
    """Write the cash of all seats in one line; nothing in a game without cash."""
    if hasattr(t, "cash"):
        parts = [f"{texts.seat(p)} {texts.money(t.cash[p])}" for p in remaining_seats(texts, t)]
        terminal.write_text("balances", "cyan", balances=" · ".join(parts))


def draw_hand(terminal: Terminal, texts: Texts, t: Any, seat: int) -> None:
    """Write the cards in a seat's hand that the seat knows, each with its text."""
    for name, how in t.secret:
        if how == "hand" and seat != TABLE:
            for card in getattr(t, name)[seat]:
                if knows(t, seat, card):
                    terminal.write(f"  · {texts.card(0, card)}: {texts.card_text(0, card)}", "dim")

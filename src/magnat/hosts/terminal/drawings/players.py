"""cli: how everybody stands, for any game: whatever of cash, board and hidden cards it has."""

from typing import Any

from rich.table import Table as Grid

from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import TABLE
from magnat.kernel.secrets import knows
from magnat.texts import Texts


def players_grid(terminal: Terminal, texts: Texts, t: Any) -> Grid:
    """A line for each seat: its figures, the columns that the game declares, and where it stands."""
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
    for p in range(count_table_seats(texts, t)):
        if p not in ring:
            grid.add_row(str(p + 1), texts.seat(p), terminal.text("out"), style="dim")
            continue
        told = [texts.money(t.wealth(p) if name == "wealth" else t.cash[p]) for name in figures]
        told += [str(len(getattr(t, name)[p])) for name in hands]
        told += [texts.describe_column_values(name, getattr(t, name)[p]) for name in declared]
        told += [", ".join(seat_notes(terminal, texts, t, p))] if hasattr(t, "place") else []
        grid.add_row(str(p + 1), texts.seat(p), *told)
    return grid


def seat_notes(terminal: Terminal, texts: Texts, t: Any, p: int) -> list[str]:
    """The space on which a seat stands, and the jail cards that it holds."""
    holders = getattr(t, "jail_cards", None) or [getattr(t, "jail_card", TABLE)]
    return [describe_place(texts, t, p), *[terminal.text("jail-card") for holder in holders if holder == p]]


def describe_place(texts: Texts, t: Any, p: int) -> str:
    """The space on which a seat stands; in the corner of the jail, why."""
    if t.place[p] != getattr(t.edition, "jail", TABLE):
        return texts.space(t.place[p])
    return texts.message("in-jail" if t.jailed[p] else "visiting")


def count_table_seats(texts: Texts, t: Any) -> int:
    """How many seats a table has, as far as its columns say."""
    for name in ("cash", *[name for name, how in t.secret if how == "hand"]):
        if hasattr(t, name):
            return len(getattr(t, name))
    return len(texts.names.seats)


def remaining_seats(texts: Texts, t: Any) -> tuple[int, ...]:
    """The seats still in the game; all, if the game lets nobody go."""
    return tuple(getattr(t, "ring", range(count_table_seats(texts, t))))


def draw_balances(terminal: Terminal, texts: Texts, t: Any) -> None:
    """Everybody's cash in one line; nothing in a game without."""
    if hasattr(t, "cash"):
        said = [f"{texts.seat(p)} {texts.money(t.cash[p])}" for p in remaining_seats(texts, t)]
        terminal.write_text("balances", "cyan", balances=" · ".join(said))


def draw_hand(terminal: Terminal, texts: Texts, t: Any, seat: int) -> None:
    """The hidden cards of a seat that it knows, each with what it does."""
    for name, how in t.secret:
        if how == "hand" and seat != TABLE:
            for card in getattr(t, name)[seat]:
                if knows(t, seat, card):
                    terminal.write(f"  · {texts.card(0, card)}: {texts.card_text(0, card)}", "dim")

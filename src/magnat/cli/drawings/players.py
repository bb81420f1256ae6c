"""cli: how everybody stands, for any game."""

from typing import Any

from rich.table import Table as Grid

from magnat.cli.terminal import Terminal
from magnat.kernel import TABLE
from magnat.texts import Texts


def players(terminal: Terminal, texts: Texts, t: Any) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("")
    figures = ["column-cash", "column-wealth"] if hasattr(t, "wealth") else ["column-cash"]
    for key in ("column-player", *figures, "column-where"):
        grid.add_column(terminal.words(key), justify="right" if key in figures else "left")
    for p in range(len(t.cash)):
        if p not in t.ring:
            grid.add_row(str(p + 1), texts.seat(p), terminal.words("out"), style="dim")
            continue
        notes = [where(texts, t, p)] if hasattr(t, "place") else []
        holders = getattr(t, "jail_cards", None) or [getattr(t, "jail_card", TABLE)]
        notes += [terminal.words("jail-card") for holder in holders if holder == p]
        sums = [t.cash[p], t.wealth(p)] if hasattr(t, "wealth") else [t.cash[p]]
        grid.add_row(str(p + 1), texts.seat(p), *[texts.money(each) for each in sums], ", ".join(notes))
    return grid


def where(texts: Texts, t: Any, p: int) -> str:
    """The space on which a seat stands; in the corner of the jail, why."""
    if t.place[p] != getattr(t.edition, "jail", TABLE):
        return texts.space(t.place[p])
    return texts.message("in-jail" if t.jailed[p] else "visiting")


def balances(terminal: Terminal, texts: Texts, t: Any) -> None:
    said = [f"{texts.seat(p)} {texts.money(t.cash[p])}" for p in getattr(t, "ring", ())]
    terminal.say("balances", "cyan", balances=" · ".join(said))

"""cli: how everybody stands, for any game."""

from typing import Any

from rich.table import Table as Grid

from magnat.cli.terminal import Terminal
from magnat.kernel import TABLE
from magnat.texts import Texts


def players(terminal: Terminal, texts: Texts, t: Any) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("")
    for key in ("column-player", "column-cash", "column-wealth", "column-where"):
        grid.add_column(terminal.words(key), justify="right" if key in ("column-cash", "column-wealth") else "left")
    for p in range(len(t.cash)):
        if p not in t.ring:
            grid.add_row(str(p + 1), texts.seat(p), terminal.words("out"), style="dim")
            continue
        where = texts.space(t.place[p]) if hasattr(t, "place") else ""
        notes = [terminal.words("in-jail")] if hasattr(t, "jailed") and t.jailed[p] else []
        holders = getattr(t, "jail_cards", None) or [getattr(t, "jail_card", TABLE)]
        notes += [terminal.words("jail-card") for holder in holders if holder == p]
        worth = texts.money(t.wealth(p)) if hasattr(t, "wealth") else ""
        grid.add_row(str(p + 1), texts.seat(p), texts.money(t.cash[p]), worth, ", ".join([where, *notes]))
    return grid


def balances(terminal: Terminal, texts: Texts, t: Any) -> None:
    said = [f"{texts.seat(p)} {texts.money(t.cash[p])}" for p in getattr(t, "ring", ())]
    terminal.say("balances", "cyan", balances=" · ".join(said))

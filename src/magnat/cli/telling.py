"""cli: a game told in sentences, turn by turn."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from magnat.cli.terminal import Terminal
from magnat.kernel import TABLE, Fact
from magnat.mechanics.property import PropertyTable
from magnat.texts import Texts

COLOURS = {
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


class Telling:
    """Says what happened, and every so many turns how everybody stands."""

    def __init__(self, terminal: Terminal, texts: Texts, every: int = 0, board: bool = False, you: int = TABLE) -> None:
        self.terminal = terminal
        self.texts = texts
        self.every = every  # turns between two balances; 0 for none
        self.board = board
        self.you = you

    def tell(self, facts: Sequence[Fact], t: Any) -> None:
        for fact in facts:
            line = self.texts.say(fact, self.you)
            if fact[0] == "turn":
                self.new_turn(line, fact[2], t)
            elif line:
                self.terminal.write(f"  {line}")

    def new_turn(self, line: str, number: int, t: Any) -> None:
        if self.every and number > 1 and (number - 1) % self.every == 0:
            self.standing(t)
        self.terminal.write()
        if line:
            self.terminal.write(line, "bold")

    def standing(self, t: Any) -> None:
        """The board, or the balances in one line."""
        self.terminal.write()
        if self.board:
            draw(self.terminal, self.texts, t)
            return
        balances = [f"{self.texts.seat(p)} {self.texts.money(t.cash[p])}" for p in getattr(t, "ring", ())]
        self.terminal.say("balances", "cyan", balances=" · ".join(balances))

    def finish(self, t: Any) -> None:
        """Who has won, or that nobody has yet."""
        self.standing(t)
        if t.over:
            self.terminal.write()
            self.terminal.write(self.texts.outcome(t, self.you), "bold green")


def draw(terminal: Terminal, texts: Texts, t: Any) -> None:
    """The position: who has what, who stands where, what is built."""
    terminal.screen.print(players(terminal, texts, t))
    if isinstance(t, PropertyTable):
        terminal.write()
        half = (t.e.size + 1) // 2
        owner = max(len(texts.seat(p)) for p in range(len(t.cash))) + 5  # with its buildings
        longest = max(10, terminal.screen.width // 2 - owner - 9)
        sides = Grid.grid(padding=(0, 1))
        sides.add_row(spaces(texts, t, range(half), longest), spaces(texts, t, range(half, t.e.size), longest))
        terminal.screen.print(sides)
        terminal.say("stock", "dim", apartments=t.apartments, hotels=t.hotels)


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
        notes += [terminal.words("jail-card") for holder in getattr(t, "jail_cards", ()) if holder == p]
        worth = texts.money(t.wealth(p)) if hasattr(t, "wealth") else ""
        grid.add_row(str(p + 1), texts.seat(p), texts.money(t.cash[p]), worth, ", ".join([where, *notes]))
    return grid


def spaces(texts: Texts, t: Any, stretch: range, longest: int) -> Grid:
    """A stretch of the board: colour, name, owner, buildings, and the seats that stand there."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for width in (1, longest, None, None):
        grid.add_column(max_width=width, no_wrap=True, overflow="ellipsis")
    for i in stretch:
        group = t.e.group_of[i]
        colour = COLOURS.get(t.e.group_names[group], "white") if group >= 0 else "black"
        mark = Text("■" if group >= 0 else " ", style=colour)
        standing = " ".join(str(p + 1) for p in t.ring if t.place[p] == i)
        style = "dim" if t.mortgaged >> i & 1 else ""
        grid.add_row(mark, Text(texts.space(i), style), owner_of(texts, t, i), Text(standing, "bold reverse"))
    return grid


def owner_of(texts: Texts, t: Any, i: int) -> Text:
    if t.owner[i] < 0:
        return Text("")
    built = "▲" if t.level[i] == t.e.top else "▪" * t.level[i]
    mortgaged = " ✕" if t.mortgaged >> i & 1 else ""
    return Text(f"{texts.seat(t.owner[i])} {built}{mortgaged}".rstrip(), "cyan")

"""cli: pictures of a position.

A game's `drawing.py` may define any of these; what it does not define is drawn plainly. A picture shows only what
`seat` may know; TABLE is the public.

draw(terminal, texts, t, seat)      the whole position
standing(terminal, texts, t)        how everybody stands, in a few lines, between turns
at_turn(terminal, texts, t)         a line at the beginning of every turn; nothing by default
beside(terminal, texts, t, seat)    what a seat looks at while it decides: its hand, its tower
heading(texts, t, question, choice) under which heading a choice is listed; "" for none
"""

from io import StringIO
from typing import Any

from magnat.cli.drawings.players import balances, hand, players
from magnat.cli.terminal import Terminal
from magnat.games import part
from magnat.kernel import TABLE
from magnat.record.codec import package_of
from magnat.texts import Texts


def drawing(t: Any, name: str) -> Any:
    """The game's own picture of that name, or None."""
    return getattr(part(package_of(t.edition), "drawing"), name, None)


def draw(terminal: Terminal, texts: Texts, t: Any, seat: int = TABLE) -> None:
    """The position as `seat` may see it."""
    own = drawing(t, "draw")
    if own:
        own(terminal, texts, t, seat)
    else:
        terminal.screen.print(players(terminal, texts, t))
        hand(terminal, texts, t, seat)


def drawn(t: Any, texts: Texts) -> str:
    """The position as everybody may see it, as text without colours."""
    into = StringIO()
    draw(Terminal(texts.lang, into), texts, t)
    return into.getvalue()


def standing(terminal: Terminal, texts: Texts, t: Any) -> None:
    """How everybody stands, in a few lines."""
    own = drawing(t, "standing")
    if own:
        own(terminal, texts, t)
    else:
        balances(terminal, texts, t)


def at_turn(terminal: Terminal, texts: Texts, t: Any) -> None:
    """What is shown at the beginning of every turn."""
    own = drawing(t, "at_turn")
    if own:
        own(terminal, texts, t)


def beside(terminal: Terminal, texts: Texts, t: Any, seat: int) -> None:
    """What a seat looks at while it decides."""
    own = drawing(t, "beside")
    if own:
        own(terminal, texts, t, seat)
    elif not drawing(t, "draw"):
        hand(terminal, texts, t, seat)

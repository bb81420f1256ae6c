"""Drawings of a position.

A game's `adapters/drawing.py` may define any of these functions; the others have a plain default. A drawing shows only
what `seat` may know; TABLE is the public.

draw(terminal, texts, t, seat)      the whole position
standing(terminal, texts, t)        the standing of all seats in a few lines, between turns
at_turn(terminal, texts, t)         a line at the start of every turn; nothing by default
beside(terminal, texts, t, seat)    what a seat sees while it decides: its hand, its tower
heading(texts, t, question, choice) the heading under which a choice is listed; "" for none
"""

from io import StringIO
from typing import Any

from magnat.games import load_adapter
from magnat.hosts.terminal.drawings.players import draw_balances, draw_hand, draw_players
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import TABLE
from magnat.record.codec import package_of
from magnat.texts import Texts


def load_drawing(t: Any, name: str) -> Any:
    """Return the game's own drawing function of that name; None if it has none."""
    return getattr(load_adapter(package_of(t.edition), "drawing"), name, None)


def draw_position(terminal: Terminal, texts: Texts, t: Any, seat: int = TABLE) -> None:
    (load_drawing(t, "draw") or draw_players)(terminal, texts, t, seat)


def position_as_text(t: Any, texts: Texts) -> str:
    """Return the public position and, after the end, the outcome, as text without colours."""
    into = StringIO()
    draw_position(Terminal(texts.lang, into), texts, t)
    return "\n".join([into.getvalue().rstrip("\n"), texts.outcome(t)]).rstrip("\n")


def draw_standing(terminal: Terminal, texts: Texts, t: Any) -> None:
    (load_drawing(t, "standing") or draw_balances)(terminal, texts, t)


def draw_turn_start(terminal: Terminal, texts: Texts, t: Any) -> None:
    if drawing := load_drawing(t, "at_turn"):
        drawing(terminal, texts, t)


def draw_decision_aid(terminal: Terminal, texts: Texts, t: Any, seat: int) -> None:
    """Draw a seat's information for its decision, by default its hand."""
    if drawing := load_drawing(t, "beside"):
        drawing(terminal, texts, t, seat)
    elif not load_drawing(t, "draw"):
        draw_hand(terminal, texts, t, seat)

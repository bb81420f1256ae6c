# mypyc: skip
"""cli: Electronic in the terminal."""

from typing import Any

from magnat.cli.drawings.property import draw_streets
from magnat.cli.terminal import Terminal
from magnat.texts import Texts


def draw(terminal: Terminal, texts: Texts, t: Any, seat: int) -> None:
    draw_streets(terminal, texts, t)

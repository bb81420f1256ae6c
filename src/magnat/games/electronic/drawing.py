# mypyc: skip
"""cli: Electronic in the terminal."""

from magnat.cli.drawings.property import draw_streets
from magnat.cli.terminal import Terminal
from magnat.games.electronic.table import Electronic
from magnat.texts import Texts


def draw(terminal: Terminal, texts: Texts, t: Electronic, seat: int) -> None:
    draw_streets(terminal, texts, t)

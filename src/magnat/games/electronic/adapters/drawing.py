# mypyc: skip
"""Electronic in the terminal."""

from magnat.games.electronic.table import Electronic
from magnat.hosts.terminal.drawings.property import draw_streets
from magnat.hosts.terminal.terminal import Terminal
from magnat.texts import Texts


def draw(terminal: Terminal, texts: Texts, t: Electronic, seat: int) -> None:
    draw_streets(terminal, texts, t)

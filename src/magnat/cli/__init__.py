"""cli: the command line, one file per command; `show` prints a position at a Python prompt."""

from magnat.cli.app import main
from magnat.cli.drawings import show

__all__ = ["main", "show"]

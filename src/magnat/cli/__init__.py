"""cli: the command line, one file per command."""

from magnat.cli.app import main

__all__ = ["main"]

"""The command line, one module per command."""

from magnat.cli.app import main

__all__ = ["main"]

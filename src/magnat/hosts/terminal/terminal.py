"""cli: what a command writes with. The language, the sentences of the command line, and the screen."""

import os
import sys
from typing import Any, TextIO

from rich.console import Console

from magnat.texts.bundles import Bundle, load_shared_bundle

PIPED_COLUMNS = 110  # of tables, where there is no screen


class Terminal:
    """One language, the sentences of `cli.ftl`, `bank.ftl` and `server.ftl` in it, and where they are written."""

    def __init__(self, lang: str, into: TextIO | None = None) -> None:
        """What is written goes `into` a text of somebody's own, or onto the screen."""
        for stream in (sys.stdin, sys.stdout, sys.stderr) if into is None else ():
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure:
                reconfigure(errors="replace")
        self.lang = lang
        self.stdout = make_console(into or sys.stdout)
        self.stderr = make_console(sys.stderr)  # errors and progress: never mixed with what is piped on

    def text(self, key: str, /, **values: Any) -> str:
        """A sentence of the command line."""
        text, _ = text_bundle(self.lang).format(key.replace("_", "-"), values)
        return text

    def has_text(self, key: str) -> bool:
        return text_bundle(self.lang).has(key.replace("_", "-"))

    def write(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A line, broken between words on a screen; left whole in a pipe, and where people will copy from it."""
        self.stdout.print(text, style=style or None, soft_wrap=whole or not self.stdout.is_terminal)

    def clear_screen(self) -> None:
        """Nothing of what was shown stays in sight."""
        if self.stdout.is_terminal:
            self.stdout.file.write("\x1b[3J\x1b[2J\x1b[H")
        else:
            self.write("\n" * 3)

    def write_text(self, key: str, style: str = "", /, **values: Any) -> None:
        self.write(self.text(key, **values), style, whole="file" in values)


def make_console(stream: Any) -> Console:
    width = None if stream.isatty() or "COLUMNS" in os.environ else PIPED_COLUMNS
    return Console(file=stream, highlight=False, markup=False, emoji=False, width=width)


def text_bundle(lang: str) -> Bundle:
    return load_shared_bundle(lang, "cli", "bank", "server")


def one_line(found: object, most: int = 60) -> str:
    """What somebody else wrote, fit to be quoted in one line."""
    text = "".join(c if c.isprintable() else "?" for c in str(found))
    return text if len(text) <= most else text[: most - 1] + "…"

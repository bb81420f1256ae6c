"""Terminal output: the language, the texts of the command line, and the console."""

import os
import sys
from typing import Any, TextIO

from rich.console import Console

from magnat.texts.bundles import load_shared_bundle

PIPED_COLUMNS = 110  # table width without a screen


class Terminal:
    """Console output in one language, with the texts of `cli.ftl`, `bank.ftl` and `server.ftl`."""

    def __init__(self, lang: str, into: TextIO | None = None) -> None:
        """Write to the stream `into`, or to the screen if it is None."""
        for stream in (sys.stdin, sys.stdout, sys.stderr) if into is None else ():
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure:
                reconfigure(errors="replace")
        self.lang = lang
        self.bundle = load_shared_bundle(lang, "cli", "bank", "server")
        self.stdout = make_console(into or sys.stdout)
        self.stderr = make_console(sys.stderr)  # errors and progress, separate from piped output

    def text(self, key: str, /, **values: Any) -> str:
        return self.bundle.format(key.replace("_", "-"), values)[0]

    def has_text(self, key: str) -> bool:
        return self.bundle.has(key.replace("_", "-"))

    def write(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """Write a line. It is wrapped on a screen, but not in a pipe or if `whole` (text that people will copy)."""
        self.stdout.print(text, style=style or None, soft_wrap=whole or not self.stdout.is_terminal)

    def clear_screen(self) -> None:
        if self.stdout.is_terminal:
            self.stdout.file.write("\x1b[3J\x1b[2J\x1b[H")
        else:
            self.write("\n" * 3)

    def write_text(self, key: str, style: str = "", /, **values: Any) -> None:
        self.write(self.text(key, **values), style, whole="file" in values)


def make_console(stream: Any) -> Console:
    width = None if stream.isatty() or "COLUMNS" in os.environ else PIPED_COLUMNS
    return Console(file=stream, highlight=False, markup=False, emoji=False, width=width)


def one_line(value: object, limit: int = 60) -> str:
    """Return untrusted text shortened and without control characters, for quoting in one line."""
    text = "".join(c if c.isprintable() else "?" for c in str(value))
    return text if len(text) <= limit else text[: limit - 1] + "…"

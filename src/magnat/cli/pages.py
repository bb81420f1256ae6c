"""Output files of commands, and standalone HTML pages among them."""

from pathlib import Path
from typing import Any

from magnat.hosts.terminal.files import check_writable, expand_path
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.terminal import Terminal
from magnat.tables import standalone


def check_output_path(text: str | None, suffix: str) -> Path | None:
    """Return the path of an output file, which may exist. Raise before the first game if it is not writable."""
    if text is None:
        return None
    path = expand_path(text)
    if path.suffix != suffix:
        raise UsageError("other-suffix", text, suffix=suffix)
    if not path.parent.is_dir():
        raise UsageError("no-folder", file=str(path), folder=str(path.parent))
    check_writable(path)
    return path


def check_page_path(text: str | None) -> Path | None:
    """Return the path of a page. Raise before the first game if it cannot be written, or if the client is not built."""
    path = check_output_path(text, ".html")
    if path and not standalone.TEMPLATE.is_file():
        raise UsageError("no-pages")
    return path


def write_page(terminal: Terminal, path: Path, kind: str, data: Any) -> None:
    path.write_text(standalone.render_page(kind, data, terminal.lang), encoding="utf-8")
    terminal.stderr.print(terminal.text("saved", file=str(path)), soft_wrap=True)

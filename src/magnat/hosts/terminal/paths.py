"""Paths given by users, and safe writing."""

import os
from pathlib import Path


def expand_path(text: str) -> Path:
    """Expand `~` and `~user`; keep unknown users literally."""
    return Path(os.path.expanduser(text))


def check_writable(path: Path) -> None:
    """Raise `OSError` if the file cannot be written, so that long work does not fail at its end."""
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def write_all_or_none(folder: Path, texts: dict[str, str]) -> None:
    """Write all files of a folder: existing files are replaced only after all new ones have been written."""
    drafts = [folder / f".{name}.new" for name in texts]
    try:
        for draft, text in zip(drafts, texts.values(), strict=True):
            draft.write_text(text, encoding="utf-8")
        for draft, name in zip(drafts, texts, strict=True):
            draft.replace(folder / name)
    finally:
        for draft in drafts:
            draft.unlink(missing_ok=True)

"""cli: paths as people write them."""

import os
from pathlib import Path


def path_of(text: str) -> Path:
    """`~` is who asks, `~name` somebody else; where nobody has that name, it is a name like any other."""
    return Path(os.path.expanduser(text))


def check_writable(path: Path) -> None:
    """OSError before the work begins, rather than after it."""
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def write_all(folder: Path, texts: dict[str, str]) -> None:
    """All of these files or none: each is written beside its place first."""
    drafts = {folder / f".{name}.new": folder / name for name in texts}
    for draft, text in zip(drafts, texts.values(), strict=True):
        draft.write_text(text, encoding="utf-8")
    for draft, path in drafts.items():
        draft.replace(path)

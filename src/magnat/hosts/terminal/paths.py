"""cli: paths as people write them."""

import os
from pathlib import Path


def expand_path(text: str) -> Path:
    """`~` is who asks, `~name` somebody else; where nobody has that name, it is a name like any other."""
    return Path(os.path.expanduser(text))


def check_writable(path: Path) -> None:
    """OSError before the work begins, rather than after it."""
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def write_all_or_none(folder: Path, texts: dict[str, str]) -> None:
    """All of these files or none: no old one is replaced before every new one is written."""
    drafts = [folder / f".{name}.new" for name in texts]
    try:
        for draft, text in zip(drafts, texts.values(), strict=True):
            draft.write_text(text, encoding="utf-8")
        for draft, name in zip(drafts, texts, strict=True):
            draft.replace(folder / name)
    finally:
        for draft in drafts:
            draft.unlink(missing_ok=True)

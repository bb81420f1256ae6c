"""Files named by users: paths, records, and safe writing."""

import os
import tempfile
from pathlib import Path

from magnat.hosts.terminal.refusals import UsageError
from magnat.kernel import BadOption, Edition
from magnat.record import CorruptRecord, Record, decode_link, is_link, load_record


def expand_path(text: str) -> Path:
    """Expand `~` and `~user`; keep unknown users literally."""
    return Path(os.path.expanduser(text))


def check_writable(path: Path) -> None:
    """Raise `OSError` if the file cannot be written, so that long work does not fail at its end."""
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file that only its owner can read; an existing file is replaced at once or not at all."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".")
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    os.replace(draft, path)


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


def open_record(path: str | Path, mend: bool = False) -> tuple[Record, Edition]:
    """Return the record in a file or in a link, and its edition. `mend` drops an incomplete last line."""
    record = decode_link(str(path)) if is_link(str(path)) else load_record(path, mend)
    try:
        e = record.header.edition()
        e.check_seats(record.header.seats)
        return record, e
    except CorruptRecord as error:
        raise CorruptRecord(str(path), error.line, error.found, error.accepted) from error
    except BadOption as error:
        raise UsageError(
            "record-of-other-game", str(error.value), error.accepted.split(", "), file=str(path)
        ) from error


def check_free_path(text: str, mine: Path | None = None) -> Path:
    """Return a path for writing; raise `UsageError` if the file exists and is not `mine`, or has no folder."""
    path = expand_path(text)
    if path.exists() and (mine is None or not mine.exists() or not path.samefile(mine)):
        raise UsageError("file-exists", file=str(path))
    if not path.parent.is_dir():
        raise UsageError("no-folder", file=str(path), folder=str(path.parent))
    return path

"""cli: the files of records that a command line names, to read and to write."""

from pathlib import Path

from magnat.cli.paths import path_of
from magnat.cli.refusals import Misused
from magnat.kernel import BadOption, Edition
from magnat.record import CorruptRecord, Record, is_link, read, unlinked


def opened(path: str | Path, mend: bool = False) -> tuple[Record, Edition]:
    """The record in a file or in a link, and the edition that was played."""
    record = unlinked(str(path)) if is_link(str(path)) else read(path, mend)
    try:
        e = record.header.edition()
        e.check_seats(record.header.seats)
        return record, e
    except CorruptRecord as why:
        raise CorruptRecord(str(path), why.line, why.found, why.accepted) from why
    except BadOption as why:
        raise Misused("record-of-other-game", str(why.value), why.accepted.split(", "), file=str(path)) from why


def free_path(text: str, mine: Path | None = None) -> Path:
    """Where to write: a file that is not there yet, or the game's own."""
    path = path_of(text)
    if path.exists() and (mine is None or not mine.exists() or not path.samefile(mine)):
        raise Misused("file-exists", file=str(path))
    if not path.parent.is_dir():
        raise Misused("no-folder", file=str(path), folder=str(path.parent))
    return path

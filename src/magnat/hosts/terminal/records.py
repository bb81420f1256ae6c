"""Record files named on the command line, for reading and writing."""

from pathlib import Path

from magnat.hosts.terminal.paths import expand_path
from magnat.hosts.terminal.refusals import UsageError
from magnat.kernel import BadOption, Edition
from magnat.record import CorruptRecord, Record, decode_link, is_link, load_record


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

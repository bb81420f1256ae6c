"""store: a SQLite file belongs to one server at a time. The system lets go of the lock when its holder dies."""

import os
import sys
from pathlib import Path

from magnat.store.errors import BadStore, StoreInUse


class FileLock:
    """Held from `take` to `free`, on a file beside the database."""

    def __init__(self, database: str, url: str) -> None:
        self.path = Path(f"{database}.lock")
        self.url = url
        self._file: int | None = None

    def acquire(self) -> None:
        """Hold it; a second server is refused."""
        if self._file is not None:
            return
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as why:
            raise BadStore(self.url, f"{self.path.parent}: {why.strerror}") from why
        try:
            lock_file(file)
        except OSError as why:
            os.close(file)
            raise StoreInUse(self.url) from why
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def lock_file(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

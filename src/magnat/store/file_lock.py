"""An exclusive lock for a SQLite database. The operating system releases it when its holder dies."""

import os
import sys
from pathlib import Path

from magnat.store.errors import BadStore, StoreInUse


class FileLock:
    """A lock on a file beside the database, held from `acquire` to `release`."""

    def __init__(self, database: str, url: str) -> None:
        self.path = Path(f"{database}.lock")
        self.url = url
        self._file: int | None = None

    def acquire(self) -> None:
        """Take the lock.

        Raise `StoreInUse` if another server holds it, `BadStore` if the lock file cannot be opened.
        """
        if self._file is not None:
            return
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            if hasattr(os, "geteuid") and os.geteuid() == 0:  # a server that is not root must be able to open it
                owner = self.path.parent.stat()
                os.fchown(file, owner.st_uid, owner.st_gid)
        except OSError as error:
            raise BadStore(self.url, f"{self.path.parent}: {error.strerror}") from error
        try:
            lock_file(file)
        except OSError as error:
            os.close(file)
            raise StoreInUse(self.url) from error
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

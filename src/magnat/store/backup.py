"""Backup and restore of a store. A backup works while servers write to the store."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from magnat.store import postgresql_backup
from magnat.store.errors import BadStore
from magnat.store.file_lock import FileLock
from magnat.store.store import NEWER_STORE, migration_versions, parse_store

BACKUP_PREFIX: Final = "magnat-"
BACKUP_TIME_PATTERN: Final = "????????T??????Z"
COUNT_ENTRIES: Final = "select count(*) from entries"


def back_up_into(url: str, folder: Path, keep: int, at: datetime) -> tuple[Path, int]:
    """Write a backup into a folder, named by its time (UTC); return the file and its number of entries.

    Then delete the oldest backups of this name pattern, so that `keep` remain; 0 keeps all.
    """
    end = ".db" if parse_store(url).drivername == "sqlite" else ".dump"
    target = folder / f"{BACKUP_PREFIX}{at:%Y%m%dT%H%M%SZ}{end}"
    entries = back_up(url, target)
    if keep:
        made = sorted(folder.glob(f"{BACKUP_PREFIX}{BACKUP_TIME_PATTERN}{end}"))
        for old in made[:-keep]:
            old.unlink()
    return target, entries


def back_up(url: str, target: Path) -> int:
    """Write a consistent copy with every write acknowledged so far; return its number of entries.

    Raise `BadStore` if the store does not exist or cannot be copied.
    """
    parsed = parse_store(url)
    if parsed.drivername != "sqlite":
        with write_atomically(target) as part:
            postgresql_backup.dump_database(parsed, part)
            check_version(postgresql_backup.dump_version(parsed, part), str(target))
        return postgresql_backup.query_number(parsed, COUNT_ENTRIES)
    source = Path(str(parsed.database))
    if not source.is_file():
        raise BadStore(url, f"{source}: no such file")
    if target.resolve() in [Path(f"{source.resolve()}{end}") for end in ("", "-wal", "-shm", ".lock", ".key")]:
        raise BadStore(str(target), "this is the store itself, name another file for the backup")
    with write_atomically(target) as part, closing(sqlite3.connect(part)) as copy:
        with closing(open_read_only(source)) as live:
            copy_database(live, copy, url)
        copy.execute("pragma journal_mode=delete")
        return check_copy(copy, str(target))


def restore(copy: Path, url: str, force: bool = False) -> int:
    """Replace a store that no server has open by a backup; return its number of entries.

    Raise `BadStore` if the copy is invalid or the store exists and `force` is False, and `StoreInUse`
    if a server has the store open.
    """
    parsed = parse_store(url)
    if not copy.is_file():
        raise BadStore(str(copy), "no such file")
    if parsed.drivername != "sqlite":
        check_version(postgresql_backup.dump_version(parsed, copy), str(copy))
        postgresql_backup.restore_database(parsed, copy, force)
        return postgresql_backup.query_number(parsed, COUNT_ENTRIES)
    target = Path(str(parsed.database))
    if target.exists() and not force:
        raise BadStore(url, "it exists already; --force replaces it")
    lock = FileLock(str(target), url)
    lock.acquire()
    try:
        with write_atomically(target) as part:
            with closing(open_read_only(copy)) as source, closing(sqlite3.connect(part)) as replacement:
                copy_database(source, replacement, str(copy))
                entries = check_copy(replacement, str(copy))
            for end in ("-wal", "-shm"):
                Path(f"{target}{end}").unlink(missing_ok=True)
        return entries
    finally:
        lock.release()


def open_read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def copy_database(source: sqlite3.Connection, target: sqlite3.Connection, name: str) -> None:
    """Copy in one step, which gives a consistent snapshot during concurrent writes."""
    try:
        source.backup(target)
    except sqlite3.DatabaseError as error:
        raise BadStore(name, str(error)) from error


@contextmanager
def write_atomically(target: Path) -> Iterator[Path]:
    """Yield a temporary file that replaces `target` once it is complete and synced to disk.

    Only its owner may read it, because the database contains all hidden cards. If root writes it, it belongs to the
    owner of the replaced file, or else of the folder.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            owner = (target if target.exists() else target.parent).stat()
            os.chown(part, owner.st_uid, owner.st_gid)
        with open(part, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def check_copy(database: sqlite3.Connection, name: str) -> int:
    """Return the number of entries. Raise `BadStore` if the database is damaged or of an unknown version."""
    try:
        integrity = database.execute("pragma integrity_check").fetchone()[0]
        version = database.execute("select version_num from alembic_version").fetchone()[0]
        entries = database.execute(COUNT_ENTRIES).fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise BadStore(name, str(error)) from error
    if integrity != "ok":
        raise BadStore(name, integrity)
    check_version(version, name)
    return int(entries)


def check_version(version: str, name: str) -> None:
    """Raise `BadStore` if this version of Magnat does not know the schema version."""
    if version not in migration_versions():
        raise BadStore(name, NEWER_STORE)

"""store: a copy of a SQLite database, made while a server writes to it, and put in its place again."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from magnat.store.errors import BadStore
from magnat.store.file_lock import FileLock
from magnat.store.store import ACCEPTED_URLS, MIGRATIONS_FOLDER


def sqlite_path(url: str) -> Path:
    """The file of a SQLite store; for another database one is told what to call."""
    try:
        found = make_url(url)
    except ArgumentError as why:
        raise BadStore(url, ACCEPTED_URLS) from why
    if found.drivername.startswith("postgres"):
        raise BadStore(found.render_as_string(), "pg_dump --format=custom, pg_restore --clean: see docs/OPERATING.md")
    if found.drivername != "sqlite" or not found.database:
        raise BadStore(url, ACCEPTED_URLS)
    return Path(found.database)


def back_up(url: str, target: Path) -> int:
    """Copy the store as it is at one moment, with every write that was acknowledged by then; its entries."""
    source = sqlite_path(url)
    if not source.is_file():
        raise BadStore(url, f"{source}: no such file")
    with write_atomically(target) as part, closing(sqlite3.connect(part)) as copy:
        with closing(open_read_only(source)) as live:
            copy_database(live, copy, url)
        copy.execute("pragma journal_mode=delete")
        return check_copy(copy, str(target))


def restore(copy: Path, url: str, force: bool = False) -> int:
    """Put a copy in the place of a store that no server has open; its entries."""
    target = sqlite_path(url)
    if not copy.is_file():
        raise BadStore(str(copy), "a file that magnat backup made")
    if target.exists() and not force:
        raise BadStore(url, "a file that does not exist yet, or --force")
    lock = FileLock(str(target), url)
    lock.acquire()
    try:
        with write_atomically(target) as part:
            with closing(open_read_only(copy)) as source, closing(sqlite3.connect(part)) as made:
                copy_database(source, made, str(copy))
                entries = check_copy(made, str(copy))
            for end in ("-wal", "-shm"):
                Path(f"{target}{end}").unlink(missing_ok=True)
        return entries
    finally:
        lock.release()


def open_read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def copy_database(source: sqlite3.Connection, target: sqlite3.Connection, name: str) -> None:
    """In one step: a snapshot, however much is written meanwhile."""
    try:
        source.backup(target)
    except sqlite3.DatabaseError as why:
        raise BadStore(name, str(why)) from why


@contextmanager
def write_atomically(target: Path) -> Iterator[Path]:
    """A file to be written, which is there under its name only once it is whole and on the disk. Every hand is in it:
    only its owner may read it."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        with open(part, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def check_copy(database: sqlite3.Connection, name: str) -> int:
    """The number of entries of a database that is whole, and of a version that we know."""
    try:
        found = database.execute("pragma integrity_check").fetchone()[0]
        version = database.execute("select version_num from alembic_version").fetchone()[0]
        entries = database.execute("select count(*) from entries").fetchone()[0]
    except sqlite3.DatabaseError as why:
        raise BadStore(name, str(why)) from why
    known = [path.name.partition("_")[0] for path in (MIGRATIONS_FOLDER / "versions").glob("[0-9]*.py")]
    if found != "ok" or version not in known:
        raise BadStore(name, found if found != "ok" else "a store of this version of Magnat or an older one")
    return int(entries)

"""The store: one writer thread that commits many writes together, and two reader threads.

`append` returns when the entry is durable. Writes that arrive during a commit share the next one.
An entry whose number or command is already taken is not written; only its caller is told so.
"""

import asyncio
import contextlib
import os
import re
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from magnat.match.log import Entry
from magnat.store.batch import BatchStatements, find_existing_matches
from magnat.store.errors import BadStore, MatchDeleted, StoreUnavailable
from magnat.store.file_lock import FileLock
from magnat.store.leadership import Leadership

ACCEPTED_URLS: Final = "write sqlite:///FILE or postgresql://USER@HOST/NAME (with %XX for special characters)"
NEWER_STORE: Final = (
    "it is of a newer version of Magnat; install that version again, or"
    " restore a backup from before the upgrade (magnat restore; for SQLite also the file *.before-upgrade-*)"
)
MAX_BATCH_JOBS: Final = 512
READER_THREADS: Final = 2  # for rooms and background tasks
MAX_CONNECTIONS: Final = READER_THREADS + 4  # of the writer, the leadership, and threads of the host
MAX_DEADLOCK_ATTEMPTS: Final = 5
DEADLOCK_SQLSTATE: Final = "40P01"
CALLER_ERRORS: Final = (DataError, IntegrityError, ProgrammingError)
MIGRATIONS_FOLDER: Final = Path(__file__).parent / "migrations"

P = ParamSpec("P")
R = TypeVar("R")


class AppendJob(NamedTuple):
    """An entry to append, and new values for the row of its match."""

    entry: Entry
    match_values: dict[str, Any] | None


class ChangeJob(NamedTuple):
    """Any other change: a savepoint in its batch, or its own transaction if the database is shared."""

    change: Callable[[Connection], Any]


QueuedJob = tuple[AppendJob | ChangeJob, "asyncio.Future[Any]"]


class Store:
    """A database. Several processes may share PostgreSQL; a SQLite file belongs to one process."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        self.leadership = Leadership(self.engine)
        self.commit_count = 0
        self.commit_seconds = 0.0
        self.entry_count = 0
        self._readers = ThreadPoolExecutor(READER_THREADS, "magnat-read")
        self._jobs: SimpleQueue[QueuedJob | None] = SimpleQueue()
        self._writer: threading.Thread | None = None
        self._connection: Connection | None = None  # used only by the writer thread
        self._loop: asyncio.AbstractEventLoop | None = None
        self._reconnect_after_batch = False
        self._batch = BatchStatements(self.shared)
        self._lock = None if self.shared else FileLock(str(self.engine.url.database), self.address)

    @property
    def waiting(self) -> int:
        """Number of writes that wait for a commit."""
        return self._jobs.qsize()

    @property
    def address(self) -> str:
        """The URL of the database, with the password hidden."""
        return self.engine.url.render_as_string(hide_password=True)

    def open(self) -> None:
        """Lock the store and migrate it. Call this before `start`.

        Raise `StoreInUse` if another server has the SQLite file open, `BadStore` if the store cannot be used.
        """
        if self._lock is not None:
            self._lock.acquire()
            restrict_to_owner(Path(str(self.engine.url.database)), self.address)
        try:
            self.migrate()
        except BaseException:
            if self._lock is not None:
                self._lock.release()
            raise

    def migrate(self) -> None:
        """Create the tables, or upgrade them to the newest schema."""
        try:
            version = self._schema_version()
            if version == migration_versions()[-1]:
                return
            self._copy_before_upgrade(version)
            from alembic import command  # half of the start-up time, and seldom needed
            from alembic.config import Config

            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS_FOLDER).replace("%", "%%"))
            with self.engine.begin() as connection:
                if self.shared:  # two processes may start together
                    connection.execute(text("select pg_advisory_xact_lock(1296125793)"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except DBAPIError as error:
            raise BadStore(self.address, str(error.orig).strip().splitlines()[0]) from error
        except Exception as error:
            if "Can't locate revision" in str(error):
                raise BadStore(self.address, NEWER_STORE) from error
            raise

    def _copy_before_upgrade(self, version: str) -> None:
        """Keep a copy of a SQLite file beside it before its schema is upgraded, so that a rollback is possible.

        The copy is named after the old schema version and replaces an earlier one.
        """
        if self.shared or version not in migration_versions():  # a new store, or a newer one, is not upgraded
            return
        from magnat.store.backup import back_up  # import cycle: a backup checks the versions of stores

        file = str(self.engine.url.database)
        back_up(f"sqlite:///{file}", Path(f"{file}.before-upgrade-{version}"))

    def _schema_version(self) -> str:
        """Return the version of the schema, or "" in a new store."""
        with self.engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return ""
            return str(connection.execute(text("select version_num from alembic_version")).scalar())

    def start(self) -> None:
        """Start the writer thread. Call this in the event loop that awaits the results."""
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._run_writer, name="magnat-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Finish the queued writes, then close all connections and release the lock."""
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._disconnect()
        self._readers.shutdown()
        self.leadership.close()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def append(self, entry: Entry, match: dict[str, Any] | None = None) -> bool:
        """Append an entry and update the row of its match. False if its number or command is taken.

        Raise `MatchDeleted` if there is no such match.
        """
        written: bool = await self._submit(AppendJob(entry, match))
        return written

    async def write(self, change: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs) -> R:
        """Run `change` atomically in the writer thread and return its result once it is durable."""
        result: R = await self._submit(ChangeJob(lambda connection: change(connection, *args, **more)))
        return result

    async def read(self, query: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs) -> R:
        """Run `query` in a reader thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, lambda: self.run_query(query, *args, **more)
        )

    def run_query(self, query: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs) -> R:
        """Run `query` in the current thread and return its result."""
        try:
            with self.engine.connect() as connection:
                return query(connection, *args, **more)
        except SQLAlchemyError as error:
            raise translate_error(error) from error

    async def shrink(self) -> None:
        """Reopen all SQLite connections to free their page and statement caches."""
        if not self.shared:
            self._reconnect_after_batch = True
            await self.write(lambda connection: None)
            await asyncio.get_running_loop().run_in_executor(self._readers, self.engine.dispose)

    async def _submit(self, job: AppendJob | ChangeJob) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    # the writer thread

    def _run_writer(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < MAX_BATCH_JOBS and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    stop = True
                    break
                batch.append(job)
            results = self._commit_batch(batch)
            if self._reconnect_after_batch:
                self._reconnect_after_batch = False
                self._disconnect()
            self._deliver_results(batch, results)
            if stop:
                return

    def _commit_batch(self, batch: list[QueuedJob]) -> list[Any]:
        """Run the jobs and commit. Return a value or an exception for each job."""
        jobs = [job for job, _ in batch]
        if not self.shared:
            return self._run_transaction(jobs)
        # Other processes may change the same tables: a transaction that waits for one lock must hold no other.
        appended = iter(self._run_transaction([job for job in jobs if isinstance(job, AppendJob)]))
        return [next(appended) if isinstance(job, AppendJob) else self._run_transaction([job])[0] for job in jobs]

    def _run_transaction(self, jobs: Sequence[AppendJob | ChangeJob]) -> list[Any]:
        """Run the jobs in one transaction, with retries after a deadlock."""
        for attempt in range(MAX_DEADLOCK_ATTEMPTS if jobs else 0):
            try:
                if self._connection is None:
                    self._connection = self.engine.connect()
                began = time.monotonic()
                with self._connection.begin():
                    results = self._run_jobs(self._connection, jobs)
                self.commit_seconds += time.monotonic() - began
                self.commit_count += 1
                return results
            except BaseException as error:  # the thread must survive, and every caller needs a result
                self._disconnect()
                if not is_deadlock(error) or attempt == MAX_DEADLOCK_ATTEMPTS - 1:
                    return [translate_error(error)] * len(jobs)
        return []

    def _disconnect(self) -> None:
        """Close the writer's connection; the next batch opens a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            with contextlib.suppress(Exception):
                connection.close()

    def _run_jobs(self, connection: Connection, jobs: Sequence[AppendJob | ChangeJob]) -> list[Any]:
        appends = [job for job in jobs if isinstance(job, AppendJob)]
        written = self._append_entries(connection, appends) if appends else set()
        refused = [job.entry for job in appends if key_of(job) not in written]
        existing = find_existing_matches(connection, refused) if refused else set()
        results: list[Any] = []
        for job in jobs:
            if isinstance(job, AppendJob):
                is_lost = key_of(job) not in written and job.entry.match not in existing
                results.append(MatchDeleted(job.entry.match) if is_lost else key_of(job) in written)
                continue
            try:
                with connection.begin_nested():
                    results.append(job.change(connection))
            except Exception as error:  # a failed change must not affect the rest of the batch
                if isinstance(error, DBAPIError) and (error.connection_invalidated or is_deadlock(error)):
                    raise
                results.append(translate_error(error))
        return results

    def _append_entries(self, connection: Connection, jobs: Sequence[AppendJob]) -> set[tuple[str, int, str | None]]:
        """Append the entries and return the keys and commands of those that were written.

        The rows are sorted, so that two processes lock them in the same order and cannot deadlock.
        """
        by_key: dict[tuple[str, int], AppendJob] = {}
        for job in jobs:
            by_key.setdefault((job.entry.match, job.entry.seq), job)
        keys = sorted(by_key)
        written = self._batch.append(connection, [by_key[key].entry for key in keys])
        values = [(key[0], by_key[key].match_values) for key in keys if key in written]
        self._batch.update_matches(connection, [(match, new) for match, new in values if new])
        self._batch.notify_written(connection, sorted(written))
        self.entry_count += len(written)
        return {(match, seq, by_key[match, seq].entry.command) for match, seq in written}

    def _deliver_results(self, batch: list[QueuedJob], results: list[Any]) -> None:
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed: nothing awaits the results
            self._loop.call_soon_threadsafe(resolve_futures, [future for _, future in batch], results)


def key_of(job: AppendJob) -> tuple[str, int, str | None]:
    return job.entry.match, job.entry.seq, job.entry.command


def restrict_to_owner(database: Path, address: str) -> None:
    """Let only the owner read the files of a SQLite database, because it contains all hidden cards.

    SQLite gives the mode of the database to the -wal and -shm files that it creates.
    """
    try:
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
        for file in (database, Path(f"{database}-wal"), Path(f"{database}-shm")):
            if file.exists():
                file.chmod(0o600)
    except OSError as error:
        raise BadStore(address, f"{database}: {error.strerror}") from error


def migration_versions() -> list[str]:
    """Return the versions of the schema, the oldest first."""
    return sorted(path.name.partition("_")[0] for path in (MIGRATIONS_FOLDER / "versions").glob("[0-9]*.py"))


def resolve_futures(futures: Sequence["asyncio.Future[Any]"], results: Sequence[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)


def translate_error(error: BaseException) -> BaseException:
    """Return the exception that the caller receives: `StoreUnavailable` if a retry may help."""
    if isinstance(error, DBAPIError | PoolTimeout) and not isinstance(error, CALLER_ERRORS):
        return StoreUnavailable(str(getattr(error, "orig", error)))
    return RuntimeError(error) if isinstance(error, StopIteration) else error  # a future cannot carry StopIteration


def is_deadlock(error: BaseException) -> bool:
    """True if PostgreSQL rolled the transaction back because of a deadlock, so that a retry is safe."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == DEADLOCK_SQLSTATE


def parse_store(address: str) -> URL:
    """Return the URL of a store, with the driver for PostgreSQL. Raise `BadStore` if it is none."""
    shown = re.sub(r"(//[^:/@]*:).*@|([?&]password=)[^&]*", hide_password, address)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:  # ValueError: a port that is no number
        raise BadStore(shown, ACCEPTED_URLS) from error
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        try:
            import psycopg  # noqa: F401 - an extra
        except ImportError as error:
            raise BadStore(shown, "pip install 'magnat[postgresql]'") from error
        if "password" in url.query:  # messages show a URL without the password before the host only
            url = url.set(password=str(url.query["password"])).difference_update_query(["password"])
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite" or not url.database or url.database == ":memory:":
        raise BadStore(shown, ACCEPTED_URLS)
    return url


def hide_password(match: re.Match[str]) -> str:
    return f"{match[1]}***@" if match[1] else f"{match[2]}***"


def connection_arguments(url: URL) -> dict[str, Any]:
    """Return the arguments of `psycopg.connect`. Unlike a URL, they need no quoting."""
    return dict(url.get_dialect()().create_connect_args(url)[1])


def make_engine(address: str) -> Engine:
    url = parse_store(address)
    if url.drivername != "sqlite":
        return create_engine(url, pool_size=MAX_CONNECTIONS, pool_pre_ping=True, connect_args={"connect_timeout": 5})
    engine = create_engine(url, poolclass=QueuePool, pool_size=MAX_CONNECTIONS, connect_args={"timeout": 10})
    event.listen(engine, "connect", configure_connection)
    event.listen(engine, "begin", begin_transaction)
    return engine


def configure_connection(connection: Any, _: Any) -> None:
    """Make commits survive a power failure, and begin transactions explicitly instead of in the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_transaction(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")

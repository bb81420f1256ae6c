"""Backup and restore of a PostgreSQL database by `pg_dump` and `pg_restore`."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from sqlalchemy import URL, create_engine, text
from sqlalchemy.exc import DBAPIError

from magnat.store.errors import BadStore

SECONDS: Final = 3600  # only bounds hangs
OTHER_SESSIONS: Final = """
    select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
"""


def run_tool(url: URL, name: str, *args: str) -> str:
    """Run a tool of PostgreSQL on a database and return its output.

    The connection is passed in the environment, so that the password is neither visible nor has to be quoted. Raise
    `BadStore` if the tool is missing or fails.
    """
    program = shutil.which(name)
    if program is None:
        raise BadStore(name, "a program of PostgreSQL: install its client tools (Debian: postgresql-client)")
    values = {
        "PGHOST": url.host or url.query.get("host"),
        "PGPORT": url.port and str(url.port),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
    }
    environment = {**os.environ, **{key: str(value) for key, value in values.items() if value}}
    done = subprocess.run([program, *args], env=environment, capture_output=True, text=True, timeout=SECONDS)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise BadStore(url.render_as_string(), lines[0] if lines else name)
    return done.stdout


def dump_database(url: URL, target: Path) -> None:
    """Write a consistent dump, also while nodes write to the database."""
    run_tool(url, "pg_dump", "--format=custom", "--no-owner", "--no-acl", f"--file={target}")


def dump_version(url: URL, dump: Path) -> str:
    """Return the schema version in a dump. Raise `BadStore` if it is not a dump of a store."""
    try:
        sql = run_tool(url, "pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(dump))
    except BadStore as error:
        raise BadStore(str(dump), error.accepted) from error
    version = re.search(r"^COPY .*alembic_version.*\n(\w+)$", sql, re.MULTILINE)
    if version is None:
        raise BadStore(str(dump), "a file that magnat backup made")
    return version[1]


def restore_database(url: URL, dump: Path, force: bool) -> None:
    """Replace the tables of a database by those of a dump, in one transaction.

    Raise `BadStore` if a node has the database open, or if there are tables and `force` is False.
    """
    engine = create_engine(url.set(drivername="postgresql+psycopg"))
    try:
        with engine.connect() as connection:
            if connection.execute(text(OTHER_SESSIONS)).scalar():
                raise BadStore(url.render_as_string(), "a database that no server has open: stop all nodes first")
            exists = connection.execute(text("select to_regclass('alembic_version')")).scalar() is not None
            if exists and not force:
                raise BadStore(url.render_as_string(), "an empty database, or --force")
            if exists:  # also tables of a newer version, which the dump does not know
                connection.execute(text("drop schema public cascade"))
                connection.execute(text("create schema public"))
                connection.commit()
    except DBAPIError as error:
        raise BadStore(url.render_as_string(), str(error.orig).strip().splitlines()[0]) from error
    finally:
        engine.dispose()
    flags = ("--single-transaction", "--exit-on-error", "--no-owner", "--no-acl")
    run_tool(url, "pg_restore", *flags, f"--dbname={url.database}", str(dump))


def count_entries(url: URL) -> int:
    engine = create_engine(url.set(drivername="postgresql+psycopg"))
    try:
        with engine.connect() as connection:
            return int(connection.execute(text("select count(*) from entries")).scalar() or 0)
    except DBAPIError as error:
        raise BadStore(url.render_as_string(), str(error.orig).strip().splitlines()[0]) from error
    finally:
        engine.dispose()

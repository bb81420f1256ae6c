"""Backup and restore of a PostgreSQL database by `pg_dump`, `pg_restore` and `psql`."""

import os
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL

from magnat.store.errors import BadStore
from magnat.store.store import connection_arguments

SECONDS: Final = 3600  # only bounds hangs
SESSION_CHECKS: Final = 50
SESSION_CHECK_SECONDS: Final = 0.2
OTHER_SESSIONS: Final = """
    select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
"""
DROP_TABLES: Final = """
    set client_min_messages = warning;
    do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'public' loop
            execute format('drop table public.%I cascade', name);
        end loop;
    end $$
"""


def run_tool(url: URL, name: str, *args: str, connects: bool = True) -> str:
    """Run a tool of PostgreSQL on a database and return its output.

    The password is passed in the environment, so that it is neither visible nor has to be quoted. Raise `BadStore` if
    the tool is missing or fails.
    """
    from psycopg.conninfo import make_conninfo  # an extra

    program = shutil.which(name)
    if program is None:
        raise BadStore(name, "this is a program of PostgreSQL; install its client tools (Debian: postgresql-client)")
    values = connection_arguments(url)
    password = values.pop("password", None)
    environment = {**os.environ, "PGPASSWORD": str(password)} if password else dict(os.environ)
    command = [program, *args, *([f"--dbname={make_conninfo(**values)}"] if connects else [])]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=SECONDS)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise BadStore(str(url), lines[0] if lines else name)
    return done.stdout


def dump_database(url: URL, target: Path) -> None:
    """Write a consistent dump, also while nodes write to the database."""
    run_tool(url, "pg_dump", "--format=custom", "--no-owner", "--no-acl", f"--file={target}")


def dump_version(url: URL, dump: Path) -> str:
    """Return the schema version in a dump. Raise `BadStore` if it is not a dump of a store."""
    args = ("--data-only", "--table=alembic_version", "--file=-", str(dump))
    try:
        sql = run_tool(url, "pg_restore", *args, connects=False)
    except BadStore as error:
        raise BadStore(str(dump), error.accepted) from error
    version = re.search(r"^COPY .*alembic_version.*\n(\w+)$", sql, re.MULTILINE)
    if version is None:
        raise BadStore(str(dump), "this is not a file that magnat backup made")
    return version[1]


def restore_database(url: URL, dump: Path, force: bool) -> None:
    """Replace all tables of a database by those of a dump, in one transaction: a failure changes nothing.

    Raise `BadStore` if a node has the database open, or if there are tables and `force` is False.
    """
    if query_number(url, "select count(*) from pg_tables where schemaname = 'public'") and not force:
        raise BadStore(str(url), "it has tables already; --force replaces them")
    for _ in range(SESSION_CHECKS):  # the sessions of a node that has just stopped take a moment to end
        if not query_number(url, OTHER_SESSIONS):
            break
        time.sleep(SESSION_CHECK_SECONDS)
    else:
        raise BadStore(str(url), "a server has it open; stop all nodes first")
    with tempfile.TemporaryDirectory() as folder:  # readable only by its owner
        sql = str(Path(folder, "restore.sql"))
        run_tool(url, "pg_restore", "--no-owner", "--no-acl", f"--file={sql}", str(dump), connects=False)
        once = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
        run_tool(url, "psql", *once, f"--command={DROP_TABLES}", f"--file={sql}")


def query_number(url: URL, query: str) -> int:
    """Return the number that a query selects, on a connection of its own."""
    import psycopg  # an extra

    try:
        with psycopg.connect(**{"connect_timeout": 5} | connection_arguments(url)) as connection:
            row: Any = connection.execute(query.encode()).fetchone()
            return int(row[0])
    except psycopg.Error as error:
        raise BadStore(str(url), str(error).strip().splitlines()[0]) from error

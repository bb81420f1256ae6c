"""Fixtures of the server tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgresql import Postgresql
from tests.server.harness import Serving
from tests.server.inside import Inside

UNLIMITED: dict[str, int] = {
    **{"rate": 10_000, "delay": 1, "bot_pace": 0, "names_per_address": 100_000},
    **{"sockets_per_address": 10_000, "connections_per_address": 10_000, "watchers_per_address": 10_000},
    **{"tables_per_address": 10_000, "bot_tables_per_address": 100, "thoughts_per_address": 100_000},
    **{"companions_per_address": 100_000},
}
FAST = tuple(word for name, value in UNLIMITED.items() for word in (f"--{name.replace('_', '-')}", str(value)))


def run_server(folder: Path) -> Iterator[Serving]:
    with Serving(f"sqlite:///{folder}/magnat.db", *FAST, log=folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on SQLite without effective rate limits, shared by all files: tests rely only on their own tables."""
    yield from run_server(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for one file whose tests read the log, the lobby or the metrics of the whole server."""
    yield from run_server(tmp_path_factory.mktemp("server"))


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Inside:
    """A server in this process without effective rate limits, entered by the test. Its clock is set by hand."""
    return Inside(tmp_path, monkeypatch, **UNLIMITED)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    server = Postgresql().start()
    yield server
    server.stop()


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/magnat.db"

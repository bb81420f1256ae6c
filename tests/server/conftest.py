"""server: what its tests share."""

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


def started(folder: Path) -> Iterator[Serving]:
    with Serving(f"sqlite:///{folder}/magnat.db", *FAST, log=folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on SQLite that admits any rate, for all files: a test counts on nothing but what it did itself."""
    yield from started(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The same for one file, whose tests look at the log, the lobby or the measures of the whole server."""
    yield from started(tmp_path_factory.mktemp("server"))


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Inside:
    """A server in this process that admits any rate, to be entered by the test; its clock stands still."""
    return Inside(tmp_path, monkeypatch, **UNLIMITED)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    made = Postgresql().start()
    yield made
    made.stop()


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/magnat.db"

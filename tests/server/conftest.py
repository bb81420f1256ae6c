"""server: what its tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgresql import Postgresql
from tests.server.harness import Serving

FAST = (
    *("--rate", "10000", "--delay", "1", "--bot-pace", "0", "--names-per-address", "100000"),
    *("--sockets-per-address", "10000", "--connections-per-address", "10000", "--watchers-per-address", "10000"),
    *("--tables-per-address", "10000", "--bot-tables-per-address", "100", "--thoughts-per-address", "100000"),
    *("--companions-per-address", "100000"),
)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on SQLite that admits any rate."""
    folder = tmp_path_factory.mktemp("server")
    with Serving(f"sqlite:///{folder}/magnat.db", *FAST, log=folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    made = Postgresql().start()
    yield made
    made.stop()


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/magnat.db"

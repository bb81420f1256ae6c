"""server: what its tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgresql import Postgresql
from tests.server.harness import Serving

FAST = ("--rate", "10000", "--sockets", "10000", "--delay", "1")


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

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import LUCK, TEST_LIMIT_SECONDS, Visit, missing, served, skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    why = missing()
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.timeout(TEST_LIMIT_SECONDS))
            if why:
                item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[str]:
    with served(folder) as url:
        yield url


@pytest.fixture
def later(folder: Path, server: str) -> Callable[[int], None]:
    """Return a function that advances the server's clock by a number of milliseconds."""
    return lambda ms: skip(folder, server, ms)


@pytest.fixture
def visit(browser: Any, server: str, folder: Path, luck: str) -> Iterator[Any]:
    """Return a function that opens pages. Any error in one of them fails the test."""
    (folder / LUCK).write_text(luck)
    visits: list[Visit] = []

    def make(lang: str = "fr", **how: Any) -> Visit:
        visits.append(Visit(browser, server, lang, **how))
        return visits[-1]

    yield make
    for each in visits:
        each.close()

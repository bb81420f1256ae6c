"""The site as any host of static files has it: in a sub-folder of Python's own server, in front of a real browser."""

import fcntl
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import site_build
from tests.site.visits import PageVisit
from tests.web.house import TEST_LIMIT_SECONDS, free_port, missing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    why = missing()
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(TEST_LIMIT_SECONDS))
            if why:
                item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder, built once for all who test at the same time; what has not changed is not packed again."""
    (site_build.ROOT / "build").mkdir(exist_ok=True)
    with (site_build.ROOT / "build" / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if site_build.stale():
            try:
                site_build.build()
            except site_build.CannotFetch as why:
                pytest.skip(str(why))
    return site_build.SITE


@contextmanager
def hosted(folder: Path, port: int = 0) -> Iterator[str]:
    """`python -m http.server` over the parent of a folder: no headers, no redirects, nothing that knows of us."""
    port = port or free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder.parent)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()  # it says so when it listens
        yield f"http://127.0.0.1:{port}/{folder.name}/"
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="session")
def host(site: Path) -> Iterator[str]:
    with hosted(site) as url:
        yield url


@pytest.fixture
def visit(browser: Any, host: str) -> Iterator[Any]:
    """Makes visits, and sees to it that nothing went wrong in any of them."""
    made: list[PageVisit] = []

    def make(lang: str = "fr", url: str = host, **how: Any) -> PageVisit:
        made.append(PageVisit(browser, url, lang, **how))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def copy(site: Path, tmp_path: Path) -> Path:
    """A folder of one's own, to be changed or taken away."""
    return Path(shutil.copytree(site, tmp_path / "mine"))

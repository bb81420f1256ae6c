"""The site on a static file server, in a sub-folder, opened in a real browser."""

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
    """The folder, built once for all test processes; unchanged packs are reused."""
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
def serve_folder(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve the parent of a folder with `python -m http.server`, without special headers or redirects."""
    port = port or free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder.parent)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()  # printed once it listens
        yield f"http://127.0.0.1:{port}/{folder.name}/"
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="session")
def host(site: Path) -> Iterator[str]:
    with serve_folder(site) as url:
        yield url


@pytest.fixture
def visit(browser: Any, host: str) -> Iterator[Any]:
    """Return a function that opens visits, and check each of them for problems afterwards."""
    visits: list[PageVisit] = []

    def make(lang: str = "fr", url: str = host, **how: Any) -> PageVisit:
        visits.append(PageVisit(browser, url, lang, **how))
        return visits[-1]

    yield make
    for opened in visits:
        opened.close()


@pytest.fixture
def copy(site: Path, tmp_path: Path) -> Path:
    """A copy of the site that the test may change."""
    return Path(shutil.copytree(site, tmp_path / "mine"))

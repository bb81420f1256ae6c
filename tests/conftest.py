"""tests: how far hypothesis searches, by default and with `make fuzz`; luck; one browser for all that need one."""

import os
import random
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from tests.luck import drawing_from

settings.register_profile("default", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("fuzz", max_examples=5000, deadline=None)
settings.load_profile("default")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A search of thousands of examples may take longer than a test is usually given."""
    if config.getoption("--hypothesis-profile") == "fuzz":
        for item in items:
            item.add_marker(pytest.mark.timeout(1_800))


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """What happens in this process is the same when the test is run again. Another MAGNAT_LUCK, other games."""
    name: str = request.node.nodeid + os.environ.get("MAGNAT_LUCK", "")
    for word, drawing in drawing_from(random.Random(name)).items():
        monkeypatch.setattr(secrets, word, drawing)
    return name


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    """One for the whole process: a second one could not be started beside it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Any) -> Iterator[Any]:
    from tests.web.house import FLAGS, chromium

    made = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield made
    made.close()

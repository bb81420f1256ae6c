"""Hypothesis profiles, coroutine tests, reproducible luck, and one browser for all tests."""

import asyncio
import inspect
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
    """Raise the timeout for fuzzing, which tries thousands of examples."""
    if config.getoption("--hypothesis-profile") == "fuzz":
        for item in items:
            item.add_marker(pytest.mark.timeout(1_800))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    parameters = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in parameters}))
    return True


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Seed `secrets` from the test's id, so that a repeated test is identical. MAGNAT_LUCK varies the games."""
    name: str = request.node.nodeid + os.environ.get("MAGNAT_LUCK", "")
    for word, drawing in drawing_from(random.Random(name)).items():
        monkeypatch.setattr(secrets, word, drawing)
    return name


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    """One per process: Playwright cannot be started twice."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Any) -> Iterator[Any]:
    from tests.web.house import FLAGS, chromium

    chromium_browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield chromium_browser
    chromium_browser.close()

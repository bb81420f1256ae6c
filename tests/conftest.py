"""tests: how far hypothesis searches, by default and with `make fuzz`."""

import pytest
from hypothesis import settings

settings.register_profile("default", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("fuzz", max_examples=5000, deadline=None)
settings.load_profile("default")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A search of thousands of examples may take longer than a test is usually given."""
    if config.getoption("--hypothesis-profile") == "fuzz":
        for item in items:
            item.add_marker(pytest.mark.timeout(1_800))

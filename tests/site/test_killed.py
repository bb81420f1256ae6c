"""The browser is killed during play: nothing that was acknowledged is lost. `python -m tests.site.kill 200` goes on."""

from pathlib import Path
from typing import Any

import pytest

from tests.site.kill import kill


@pytest.mark.closer
def test_what_was_acknowledged_survives_a_killed_browser(playwright: Any, site: Path) -> None:
    evening = kill(playwright, 3, 7, site)
    assert evening.promised and evening.kills == 4

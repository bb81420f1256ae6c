"""The browser is killed during play: nothing that was acknowledged is lost. `python -m tests.site.kill 200` goes on."""

from pathlib import Path

import pytest

from tests.site.kill import kill


@pytest.mark.closer
def test_what_was_acknowledged_survives_a_killed_browser(site: Path) -> None:
    evening = kill(3, seed=7)
    assert evening.promised and evening.kills == 4

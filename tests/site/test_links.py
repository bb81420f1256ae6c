"""A finished game as a link: it opens as a replay in any browser, and a spoilt one is refused with a sentence."""

import subprocess
import sys
from typing import Any

import pytest

from tests.web.checks import checked
from tests.web.driver import Driver

pytestmark = pytest.mark.closer


def test_a_game_goes_by_a_link_to_another_browser_and_to_the_terminal(visit: Any) -> None:
    here = visit("fr")
    id = here.table("empire", ["me", "steady", "steady"], options={"turn_limit": 6})
    here.page.goto(here.at(f"/t/{id}"))
    Driver(here.page).play()
    link = here.at(here.call("GET", f"/api/tables/{id}/link")["link"])
    other = visit("en")
    other.page.goto(link)
    other.page.wait_for_selector(".panel")
    other.page.wait_for_function("() => document.querySelectorAll('.panel select').length > 0")
    checked(other.page, "light")
    other.page.reload()
    other.page.wait_for_selector(".panel")
    done = subprocess.run([sys.executable, "-m", "magnat", "verify", link], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "navigateur" in done.stdout or "browser" in done.stdout  # whose seed it was


def test_a_spoilt_link_is_refused_with_a_sentence(visit: Any) -> None:
    here = visit("en")
    here.begin()
    for link in ("/g/AAAA", "/g/" + "A" * 40_000, "/g/%E0%A4%A"):
        here.page.goto(here.at("/"))
        here.page.goto(here.at(link))
        here.page.get_by_role("heading", name="This link holds no game").wait_for()

"""A finished game as a link: it opens as a replay in any browser, and a damaged one is refused with a message."""

import subprocess
import sys
from typing import Any

import pytest

from tests.web.checks import checked
from tests.web.driver import Driver

pytestmark = pytest.mark.closer


def test_a_link_opens_in_another_browser_and_in_the_terminal(visit: Any) -> None:
    tab = visit("fr")
    id = tab.table("empire", ["me", "steady", "steady"], options={"turn_limit": 6})
    tab.page.goto(tab.at(f"/t/{id}"))
    Driver(tab.page).play()
    link = tab.at(tab.call("GET", f"/api/tables/{id}/link")["link"])
    other = visit("en")
    other.page.goto(link)
    other.page.wait_for_selector(".panel")
    other.page.wait_for_function("() => document.querySelectorAll('.panel select').length > 0")
    checked(other.page, "light")
    other.page.reload()
    other.page.wait_for_selector(".panel")
    done = subprocess.run([sys.executable, "-m", "magnat", "verify", link], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "navigateur" in done.stdout or "browser" in done.stdout  # the origin of the seed


def test_a_damaged_link_is_refused_with_a_message(visit: Any) -> None:
    tab = visit("en")
    tab.begin()
    for link in ("/g/AAAA", "/g/" + "A" * 40_000, "/g/%E0%A4%A"):
        tab.page.goto(tab.at("/"))
        tab.page.goto(tab.at(link))
        tab.page.get_by_role("heading", name="This link contains no game").wait_for()

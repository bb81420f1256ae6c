"""What is around the games: several people at one screen, a searching bot, files, what needs a server."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.checks import checked
from tests.web.driver import Driver

pytestmark = pytest.mark.closer


def test_several_people_at_one_screen_hand_it_over_behind_a_curtain(visit: Any) -> None:
    here = visit("fr")
    id = here.table("deal", ["me", "me", "steady"], options={"max_turns": 3})
    here.page.goto(here.at(f"/t/{id}"))
    driver = Driver(here.page)
    driver.play()
    assert driver.asked["curtain"] > 1


def test_a_searching_bot_thinks_in_a_worker_of_its_own(visit: Any) -> None:
    here = visit("fr")
    id = here.table("deal", ["me", "hard"], options={"max_turns": 2})
    before = len(here.page.workers)
    here.page.goto(here.at(f"/t/{id}"))
    driver = Driver(here.page)
    driver.play()
    log = [line for line in here.call("GET", f"/api/tables/{id}/stream?have=-1").splitlines() if '"by":"bot"' in line]
    assert log and before == 1


def test_everything_goes_to_a_file_and_comes_back(visit: Any, tmp_path: Path) -> None:
    here = visit("fr")
    id = here.table("deal", ["me", "steady"])
    here.page.goto(here.at("/mine"))
    with here.page.expect_download() as download:
        here.page.click("[data-export]")
    file = tmp_path / "magnat.ndjson"
    download.value.save_as(file)
    checked(here.page, "light", "dark")
    here.page.click("[data-erase-ask]")
    here.page.click("[data-erase]")
    here.page.wait_for_selector("a.btn[href='/'], a.btn[href='#/']")
    here.page.set_input_files("[data-import]", file)
    here.page.wait_for_selector(f"a[href='/t/{id}'], a[href='#/t/{id}']")


def test_what_needs_a_server_says_so_and_takes_its_address(visit: Any) -> None:
    here = visit("en")
    here.page.goto(here.url)
    here.page.click("[data-invite]")
    here.page.fill("#server", f"{here.url}?there")
    checked(here.page, "light")
    here.page.keyboard.press("Enter")
    here.page.wait_for_url("**/?there")
    here.page.goto(here.at("/new/deal"))
    here.page.wait_for_selector(".place select")
    assert "open" not in here.page.locator(".place select").first.evaluate("(e) => [...e.options].map((o) => o.value)")

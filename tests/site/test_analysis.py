"""Analysis without a server: a hint, the review of a game, and side games."""

from pathlib import Path
from typing import Any

import pytest

from magnat.record import Record
from tests.match.manual_loop import ManualClockLoop
from tests.site.conftest import serve_folder
from tests.site.test_around import FAILS, prepend_to_worker
from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.house import LONG_MS
from tests.web.test_review import SHORT

pytestmark = pytest.mark.closer


def record_of_bots() -> Record:
    """Return a short game of random bots, always the same."""
    loop = ManualClockLoop.start_match("electronic", 0, 3, "random", seed=b"0" * 16, bot_pace=0, options=SHORT)
    loop.advance(100_000_000)
    record: Record = loop.session.started_match.record(loop.log)
    return record


def test_a_review_and_a_side_game_without_a_network(visit: Any) -> None:
    tab = visit("fr")
    page = tab.page
    tab.begin()
    tab.call("POST", "/api/players", {"name": "Camille"})
    page.evaluate("(text) => magnatSite.ask('POST', '/api/kept', text)", record_of_bots().encode().decode())
    (game,) = tab.call("GET", "/api/me")["tables"]
    tab.wait_until_cached()
    tab.context.set_offline(True)
    page.goto(tab.at(f"/r/{game['id']}/review"))
    page.wait_for_selector("[data-ready]", timeout=LONG_MS)
    expect(page.locator("[data-moment]").first).to_be_visible()
    checked(page, "light")
    page.reload()  # it was stored
    page.wait_for_selector("[data-ready]", timeout=LONG_MS)
    page.locator("[data-moment]:has(.n.answer)").first.click()
    page.click("[data-play-on]")
    page.wait_for_selector("[data-state=side]")
    page.wait_for_selector(".q")
    side = tab.call("GET", f"/api/tables/{page.url.split('/')[-1]}")
    assert side["side_of"] == game["id"]
    page.click("[data-side-tries]")
    expect(page.locator("dialog [data-tries='1'] [data-try]")).to_have_attribute(
        "data-try", side["id"], timeout=LONG_MS
    )


@pytest.mark.parametrize("second", [True, False], ids=["a second worker", "none"])
def test_hints_work_with_and_without_a_second_worker(visit: Any, copy: Path, second: bool) -> None:
    if not second:
        prepend_to_worker(copy, FAILS)
    with serve_folder(copy) as url:
        tab = visit("en", url=url)
        id = tab.table("electronic", ["me", "steady"], options={"turn_limit": 8})
        tab.page.goto(tab.at(f"/t/{id}"))
        Driver(tab.page).look()
        tab.page.keyboard.press("i")
        tab.page.wait_for_selector("[data-hinted] li, [data-hinted] p", timeout=LONG_MS)
        checked(tab.page, "light")
        tab.page.keyboard.press("i")
        tab.page.wait_for_selector("[data-hinted]", state="detached")


def test_statistics_work_without_a_network(visit: Any) -> None:
    tab = visit("fr")
    page = tab.page
    id = tab.table("deal", ["me", "steady"], options={"max_turns": 1})
    page.goto(tab.at(f"/t/{id}"))
    Driver(page).play()
    tab.wait_until_cached()
    tab.context.set_offline(True)
    page.goto(tab.at("/mine"))
    page.click("a[href$='/statistics']")
    page.wait_for_selector("[data-statistics]", timeout=LONG_MS)
    expect(page.locator("[data-title=deal]")).to_be_visible()
    checked(page, "light")
    with page.expect_download() as saved:
        page.click("a[download='magnat.csv']")
    assert id in Path(saved.value.path()).read_text()
    page.click("[data-forget]")
    page.click("[data-forget-yes]")
    expect(page.locator("[data-title]")).to_have_count(0)

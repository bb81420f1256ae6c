"""Understanding a game without a server: a hint, the review of a game, and playing on from a moment."""

from pathlib import Path
from typing import Any

import pytest

from magnat.record import Record
from magnat.testing.manual_loop import ManualClockLoop
from tests.site.conftest import hosted
from tests.site.test_around import FAILS, doctored
from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.house import LONG_MS
from tests.web.test_review import SHORT

pytestmark = pytest.mark.closer


def of_bots() -> Record:
    """A short game of bots that answer anything: always the same."""
    loop = ManualClockLoop.start_match("electronic", 0, 3, "random", seed=b"0" * 16, bot_pace=0, options=SHORT)
    loop.advance(100_000_000)
    record: Record = loop.session.started_match.record(loop.log)
    return record


def test_a_review_and_a_side_game_without_a_network(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    here.begin()
    here.call("POST", "/api/players", {"name": "Camille"})
    page.evaluate("(text) => magnatSite.ask('POST', '/api/kept', text)", of_bots().encode().decode())
    (game,) = here.call("GET", "/api/me")["tables"]
    here.keeps()
    here.context.set_offline(True)
    page.goto(here.at(f"/r/{game['id']}/review"))
    page.wait_for_selector("[data-ready]", timeout=LONG_MS)
    expect(page.locator("[data-moment]").first).to_be_visible()
    checked(page, "light")
    page.reload()  # it was kept
    page.wait_for_selector("[data-ready]", timeout=LONG_MS)
    page.locator("[data-moment]:has(.n.answer)").first.click()
    page.click("[data-play-on]")
    page.wait_for_selector("[data-state=side]")
    page.wait_for_selector(".q")
    side = here.call("GET", f"/api/tables/{page.url.split('/')[-1]}")
    assert side["side_of"] == game["id"]
    page.click("[data-side-tries]")
    expect(page.locator("dialog [data-tries='1'] [data-try]")).to_have_attribute(
        "data-try", side["id"], timeout=LONG_MS
    )


@pytest.mark.parametrize("second", [True, False], ids=["a second worker", "none"])
def test_a_hint_also_where_no_second_worker_can_be_had(visit: Any, copy: Path, second: bool) -> None:
    if not second:
        doctored(copy, FAILS)
    with hosted(copy) as url:
        here = visit("en", url=url)
        id = here.table("electronic", ["me", "steady"], options={"turn_limit": 8})
        here.page.goto(here.at(f"/t/{id}"))
        Driver(here.page).look()
        here.page.keyboard.press("i")
        here.page.wait_for_selector("[data-hinted] li, [data-hinted] p", timeout=LONG_MS)
        checked(here.page, "light")
        here.page.keyboard.press("i")
        here.page.wait_for_selector("[data-hinted]", state="detached")


def test_my_games_are_counted_together_without_a_network(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    id = here.table("deal", ["me", "steady"], options={"max_turns": 1})
    page.goto(here.at(f"/t/{id}"))
    Driver(page).play()
    here.keeps()
    here.context.set_offline(True)
    page.goto(here.at("/mine"))
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

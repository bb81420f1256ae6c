"""An edition of one's own in the page: made, checked in words and played without a network, and still there later."""

from pathlib import Path
from typing import Any

import pytest

from tests.site.conftest import hosted
from tests.web.checks import checked, expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer
PIGALLE = 19


def test_an_edition_is_made_and_played_without_a_network(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    here.begin()
    here.keeps()
    page.context.set_offline(True)
    page.get_by_role("link", name="Atelier").click()
    page.locator("[data-from=electronic]").click()
    page.locator("[data-tab=board]").click()
    page.locator(f"[data-space='{PIGALLE}']").click()
    page.locator("[data-path='space.pigalle.price']").fill("2 005")
    expect(page.locator("[data-check=check-step]")).to_have_count(1)
    page.locator("[data-check=check-step] [data-repair]").click()
    page.locator("[data-path='space.pigalle.fr']").fill("Place des Terreaux")
    page.wait_for_function(
        "() => Number(document.querySelector('[data-games]')?.dataset.games) > 0"
    )  # bots try it out, here too
    page.locator("[data-play-edition]").click()
    page.locator("dialog [data-play=bots]").click()
    driver = Driver(page)
    for _ in range(3):
        driver.step()
    driver.look()
    checked(page)
    page.reload()
    page.wait_for_selector(".q")
    told = page.evaluate("magnat.info.edition.differences.map((each) => each.fr)")
    assert any("Place Pigalle → Place des Terreaux" in each for each in told), told


def test_a_fault_in_one_answer_is_told_and_ends_no_game(visit: Any, copy: Path) -> None:
    (copy / "api" / "summaries.json").write_text("[]")
    with hosted(copy) as url:
        here = visit("fr", url=url)
        id = here.table("deal", ["me", "steady"])
        assert here.call("GET", f"/api/tables/{id}/edition") == {"error": {"reason": "fault"}}
        assert here.call("GET", f"/api/tables/{id}/stream?have=x")["error"]["reason"] == "malformed"
        assert here.call("GET", f"/api/tables/{id}")["status"] == "playing"
        assert here.page.evaluate("magnatSite.state") == "ready"
        told = [problem for problem in here.problems if "AttributeError" in problem]
        assert len(told) == 1
        here.problems.remove(told[0])


def test_what_words_need_and_has_not_come_is_told(visit: Any, copy: Path) -> None:
    for pack in copy.glob("analysis-*.pack"):
        pack.unlink()
    with hosted(copy) as url:
        here = visit("fr", url=url)
        here.KNOWN = (*here.KNOWN, "status of 404")
        here.table("deal", ["me", "steady"])
        looked_at = here.call("POST", "/api/editions/check", {"doc": {"format": 1, "game": "deal"}})
        assert looked_at["error"]["reason"] == "not_fetched"

"""A custom edition in the page: made, checked and played without a network, and stored."""

from pathlib import Path
from typing import Any

import pytest

from tests.site.conftest import serve_folder
from tests.web.checks import checked, expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer
PIGALLE = 19


def test_an_edition_is_made_and_played_without_a_network(visit: Any) -> None:
    tab = visit("fr")
    page = tab.page
    tab.begin()
    tab.wait_until_cached()
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
    )  # bots try it out in the browser, too
    page.locator("[data-play-edition]").click()
    page.locator("dialog [data-play=bots]").click()
    driver = Driver(page)
    for _ in range(3):
        driver.step()
    driver.look()
    checked(page)
    page.reload()
    page.wait_for_selector(".q")
    differences = page.evaluate("magnat.info.edition.differences.map((each) => each.fr)")
    assert any("Place Pigalle → Place des Terreaux" in difference for difference in differences), differences


def test_an_error_in_one_answer_is_reported_and_ends_no_game(visit: Any, copy: Path) -> None:
    (copy / "api" / "summaries.json").write_text("[]")
    with serve_folder(copy) as url:
        tab = visit("fr", url=url)
        tab.KNOWN, messages = (*tab.KNOWN, "AttributeError"), []
        tab.page.on("console", lambda message: messages.append(message.text))
        id = tab.table("deal", ["me", "steady"])
        assert tab.call("GET", f"/api/tables/{id}/edition") == {"error": {"reason": "fault"}}
        assert tab.call("GET", f"/api/tables/{id}/stream?have=x")["error"]["reason"] == "malformed"
        assert tab.call("GET", f"/api/tables/{id}")["status"] == "playing"
        assert tab.page.evaluate("magnatSite.state") == "ready"
        assert len([text for text in messages if "AttributeError" in text]) == 1


def test_missing_text_files_are_reported(visit: Any, copy: Path) -> None:
    for pack in copy.glob("analysis-*.pack"):
        pack.unlink()
    with serve_folder(copy) as url:
        tab = visit("fr", url=url)
        tab.KNOWN = (*tab.KNOWN, "status of 404")
        tab.table("deal", ["me", "steady"])
        looked_at = tab.call("POST", "/api/editions/check", {"doc": {"format": 1, "game": "deal"}})
        assert looked_at["error"]["reason"] == "not_fetched"

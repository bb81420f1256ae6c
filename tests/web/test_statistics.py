"""A player's statistics, and the side games of one moment next to each other."""

from typing import Any

import pytest

from tests.web.checks import checked, expect, torn, wider
from tests.web.house import LONG_MS
from tests.web.test_review import reviewed
from tests.web.test_states import open_shared_table, play_until_guest

pytestmark = pytest.mark.closer


def test_statistics_are_computed_shown_and_deleted(visit: Any) -> None:
    client, id = reviewed(visit, phone=True)
    page = client.page
    page.goto(f"{client.url}/mine")
    page.locator("a[href='/statistics']").click()
    page.wait_for_selector("[data-statistics]")
    expect(page.locator("[data-title=electronic] td").first).to_have_text("1")
    expect(page.locator("[data-title=electronic]")).to_contain_text("trop peu", use_inner_text=True)
    expect(page.locator("svg[role=img] .luck")).to_have_count(1)
    expect(page.locator(f"a[href='/r/{id}/review']")).to_have_count(1)
    checked(page)
    assert wider(page) == [] and torn(page) == []
    statistics = client.call("GET", "/api/me/statistics")
    assert [game["match"] for game in statistics["games"]] == [id]
    page.click("[data-forget]")
    page.click("[data-forget-yes]")
    expect(page.locator(".none h2")).to_have_text("Pas encore de partie finie")


def test_side_games_of_a_moment_are_shown_side_by_side(visit: Any) -> None:
    client, id = reviewed(visit)
    page = client.page
    moment = page.locator("[data-moment]").last
    moment.click()
    expect(moment).to_have_attribute("aria-current", "true")
    page.get_by_text("Mêmes dés", exact=True).click()
    page.click("[data-play-on]")
    page.wait_for_selector("[data-state=side]")
    first = page.evaluate("location.pathname")
    page.click("[data-side-again]")
    page.wait_for_function("first => location.pathname !== first", arg=first)
    card = page.locator("[data-side-card]")
    expect(card.locator("[data-compared='2'] [role=img]")).to_have_count(2, timeout=LONG_MS)
    expect(card.locator("[data-branches='2'] circle.here")).to_have_count(1)
    card.locator("h3 button").click()
    page.reload()
    expect(card.locator("h3 button"), "a collapsed list stays collapsed").to_have_attribute("aria-expanded", "false")
    expect(card.locator("[data-try]")).to_have_count(0)
    page.click("[data-side-tries]")
    expect(page.locator("dialog [data-try]")).to_have_count(2, timeout=LONG_MS)
    expect(page.locator("dialog [data-try][aria-current=true]")).to_have_count(1)
    expect(page.locator("dialog [data-try] .tag")).to_have_count(2)
    expect(page.locator("dialog [data-branches='2'] circle.here")).to_have_count(1)
    checked(page, "light")
    page.keyboard.press("Escape")
    page.locator("[data-state=side] a").evaluate("link => link.click()")  # bots go on, and the focus follows
    page.wait_for_url(f"**/r/{id}/review*")
    expect(moment, "the page returns to its position").to_have_attribute("aria-current", "true", timeout=LONG_MS)
    expect(page.locator("[data-try]")).to_have_count(2, timeout=LONG_MS)


def test_all_answers_are_reviewed_once_both_players_agree(visit: Any) -> None:
    host, guest, id = open_shared_table(visit, options={"interturn_grace_seconds": 0})
    play_until_guest(host)
    host.call("POST", f"/api/tables/{id}/abort", {})
    for each in (host, guest):
        each.page.goto(f"{each.url}/r/{id}/review")
        each.page.wait_for_selector("[data-ready] [data-common=ask]", timeout=LONG_MS)
    checked(host.page)
    guest.page.click("[data-common-yes]")
    guest.page.wait_for_selector("[data-common=waiting]")
    host.page.click("[data-common-yes]")
    for each in (host, guest):
        each.page.wait_for_selector("[data-common=yes]", timeout=LONG_MS)

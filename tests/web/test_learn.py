"""Learn in three minutes: a guided first game of each title, one idea at a time, and the reminder card."""

from typing import Any

import pytest

from magnat.games import all_games, edition
from magnat.record import lessons_of
from tests.web.checks import expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer


@pytest.mark.parametrize("game", all_games())
def test_a_guided_game_explains_one_idea_at_a_time(visit: Any, game: str) -> None:
    client = visit("en" if all_games().index(game) % 2 else "fr", phone=game == "electronic")
    page = client.page
    page.goto(f"{client.url}/learn")
    page.click(f"[data-learn={game}]")
    page.wait_for_selector("[data-coach=goal]")
    page.wait_for_function("() => magnat.info.luck === 'learn'")
    driver = Driver(page, wild=0)
    ideas: list[str] = []
    for _ in range(90):
        state = driver.look()
        if state["state"] == "over" or len(ideas) >= 7:
            break
        assert page.locator("[data-coach]").count() <= 1
        if page.locator("[data-coach]").count():
            ideas.append(page.get_attribute("[data-coach]", "data-coach"))
            expect(page.locator("[data-coach]")).not_to_contain_text("lesson-", use_inner_text=True)
            driver.stamp = state["stamp"]
            page.locator("[data-coach] button").first.click()
            continue
        driver.take(state)
    assert len(set(ideas)) == len(ideas) >= 5, ideas
    assert set(ideas) <= {idea.idea for idea in lessons_of(edition(game))["learn"].ideas}


def test_the_reminder_card_is_shown_once(visit: Any) -> None:
    client = visit("fr", reminded=[])
    id = client.table("electronic", ["me", "steady"])
    page = client.page
    page.goto(f"{client.url}/t/{id}")
    page.wait_for_selector("[data-coach=reminder]")
    page.click("[data-coach=reminder] [data-read]")
    expect(page.locator("dialog[open]")).to_contain_text("trois doubles", use_inner_text=True)
    page.keyboard.press("Escape")
    page.click("[data-coach=reminder] [data-known]")
    page.reload()
    page.wait_for_selector(".q [data-verb]")
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    expect(page.locator("dialog[open]")).to_contain_text("trois doubles", use_inner_text=True)

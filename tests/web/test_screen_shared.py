"""Several people share one screen, and nobody sees another player's hand."""

from typing import Any

import pytest

from tests.web.checks import expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer

# Nothing of the table is on the page while it is covered: no board, hand, log or open dialogue.
BARE = "!document.querySelector('.table, dialog, [role=log], .q') && magnat.mine === null"


def set_up(client: Any, game: str, bots: int = 0) -> None:
    """Set up by clicking: me, a second person at this screen called Nadia, and bots."""
    page = client.page
    page.goto(f"{client.url}/new/{game}")
    page.wait_for_selector("[data-start]")
    while page.locator(".place").count() > 2 + bots:
        page.click("button[aria-label='Une place de moins']")
    page.locator(".place select").first.select_option("here")
    page.locator(".place").nth(1).locator("input").fill("Nadia")
    page.click("[data-start]")


def test_hands_are_covered_between_players(visit: Any) -> None:
    client = visit("fr")
    set_up(client, "deal")
    driver, page = Driver(client.page, wild=0), client.page
    seen_by: list[int] = []
    for _ in range(40):
        state = driver.look()
        if len(seen_by) == 4:
            break
        if state["ask"] == "curtain":
            assert page.evaluate(BARE)
            to = int(page.get_attribute("[data-curtain]", "data-curtain"))
            expect(page.locator("h1")).to_have_text(f"Passez l’écran à {['Camille', 'Nadia'][to]}", use_inner_text=True)
            driver.take(state)
            page.wait_for_selector(".table .q")
            page.wait_for_function("(to) => magnat.me === to", arg=to)
            hands = page.evaluate("magnat.view.hands")
            assert all(card >= 0 for card in hands[to]) and hands[to]
            assert all(card < 0 for card in hands[1 - to]), "the other hand is on this page"
            seen_by.append(to)
        else:
            driver.take(state)
    assert seen_by[:4] in ([0, 1, 0, 1], [1, 0, 1, 0])
    page.wait_for_function("() => magnat.log.length > 10")  # fetches the other player's log
    page.reload()
    page.wait_for_selector("[data-uncover]")
    assert page.evaluate(BARE), "a reload would show a hand to the wrong player"


def test_a_game_without_hands_needs_no_curtain(visit: Any) -> None:
    client = visit("fr")
    set_up(client, "electronic")
    driver = Driver(client.page, wild=0)
    fronts = set()
    for _ in range(12):
        state = driver.look()
        assert state["ask"] != "curtain"
        fronts.add(client.page.evaluate("magnat.me"))
        driver.take(state)
    assert fronts == {0, 1}

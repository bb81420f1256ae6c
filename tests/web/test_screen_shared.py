"""Several people around one screen: it goes from one to the other, and nobody sees another's hand."""

from typing import Any

import pytest

from tests.web.checks import expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer

# Nothing of the table is on the page while it is covered: no board, no hand, no log, no open sheet.
BARE = "!document.querySelector('.table, dialog, [role=log], .q') && magnat.mine === null"


def set_up(here: Any, game: str, bots: int = 0) -> None:
    """By clicking: me, somebody here called Nadia, and bots in the other seats."""
    page = here.page
    page.goto(f"{here.url}/new/{game}")
    page.wait_for_selector("[data-start]")
    while page.locator(".place").count() > 2 + bots:
        page.click("button[aria-label='Une place de moins']")
    page.locator(".place select").first.select_option("here")
    page.locator(".place").nth(1).locator("input").fill("Nadia")
    page.click("[data-start]")


def test_hands_are_covered_between_players(visit: Any) -> None:
    here = visit("fr")
    set_up(here, "deal")
    driver, page = Driver(here.page, wild=0), here.page
    seen_by: list[int] = []
    for _ in range(40):
        seen = driver.look()
        if len(seen_by) == 4:
            break
        if seen["ask"] == "curtain":
            assert page.evaluate(BARE)
            to = int(page.get_attribute("[data-curtain]", "data-curtain"))
            expect(page.locator("h1")).to_have_text(f"Passez l’écran à {['Camille', 'Nadia'][to]}", use_inner_text=True)
            driver.take(seen)
            page.wait_for_selector(".table .q")
            page.wait_for_function("(to) => magnat.me === to", arg=to)
            hands = page.evaluate("magnat.view.hands")
            assert all(card >= 0 for card in hands[to]) and hands[to]
            assert all(card < 0 for card in hands[1 - to]), "the other hand is on this page"
            seen_by.append(to)
        else:
            driver.take(seen)
    assert seen_by[:4] in ([0, 1, 0, 1], [1, 0, 1, 0])
    page.wait_for_function("() => magnat.log.length > 10")  # the journal of the other is fetched
    page.reload()
    page.wait_for_selector("[data-uncover]")
    assert page.evaluate(BARE), "a reload would show a hand to whoever sits there"


def test_a_game_without_hands_needs_no_curtain(visit: Any) -> None:
    here = visit("fr")
    set_up(here, "electronic")
    driver = Driver(here.page, wild=0)
    fronts = set()
    for _ in range(12):
        seen = driver.look()
        assert seen["ask"] != "curtain"
        fronts.add(here.page.evaluate("magnat.me"))
        driver.take(seen)
    assert fronts == {0, 1}

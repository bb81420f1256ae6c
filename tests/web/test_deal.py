"""Deal in a low window and on a phone: nothing is cut without saying so, and what is told is about now."""

from typing import Any

import pytest

from tests.web.checks import expect, torn
from tests.web.driver import Driver
from tests.web.pretend import pretend
from tests.web.seen import reachable
from tests.web.test_cards import asked, deal

pytestmark = pytest.mark.closer

# As much as people collect, and more than the place before them holds.
MUCH = [
    [[0, 0, 1], [3, 10, 11, 12], [5, 15, 16]],
    [[0, 2], [1, 3, 4], [2, 5, 6], [4, 12, 13, 14], [6, 18, 19], [7, 20]],
    [[1, 7, 8], [2, 9], [5, 17], [7, 21, 22]],
    [[8, 23, 24, 25, 26], [9, 27]],
]
TOO_MUCH = [MUCH[0], [[i, 2 * i, 2 * i + 1] for i in range(10)], *MUCH[2:]]
CUT = "[...document.querySelectorAll('.others .groups')].map((e) => e.scrollHeight > e.clientHeight + 1)"
TOLD = "[...document.querySelectorAll('.others .groups')].map((e) => 'further' in e.dataset)"


def test_a_low_table_shows_what_everybody_has(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{here.url}/t/{here.table('deal', ['me', 'steady', 'steady', 'steady'])}")
    Driver(page).look()
    ask = {"ask": "lay_joker", "of": "verb", "choices": ["let_stand", "joker"], "about": {}}
    pretend(page, ask, {"groups": MUCH, "banks": [[80], [81, 82, 83], [84], []], "active": 0, "plays": 0})
    page.wait_for_function(f"() => {CUT}.join() === 'false,false,false'")
    bottom = "document.querySelector('.deal > .mine{}').getBoundingClientRect().bottom"
    page.wait_for_function(f"() => {bottom.format(' .standing')} <= {bottom.format('')}")
    assert torn(page) == []
    pretend(page, ask, {"groups": TOO_MUCH})
    page.wait_for_function(f"() => {TOLD}.join() === 'true,false,false'")
    assert page.evaluate(CUT) == [True, False, False]
    page.locator(".others .groups").first.evaluate("(e) => e.scrollTo(0, e.scrollHeight)")
    page.wait_for_function(f"() => {TOLD}.join() === 'false,false,false'")
    pretend(page, {"ask": "take_property", "of": "card", "choices": [3, 5, 7, 23, 27], "about": {}}, {"groups": MUCH})
    assert reachable(page, (1280, 720)) == []


def test_one_pays_from_the_bank_first(visit: Any) -> None:
    """The filled answer gives no property away while there is money."""
    here = visit("en", phone=True)
    driver = deal(here)
    asked(here, driver, "play")
    frame = {"do": "pay_with", "seat": 0, "due": 2, "to": 1, "cards": []}
    ask = {"ask": "pay_with", "of": "card", "choices": [3, 4, 80, 81], "about": {}}
    changed = {"groups": [[[0, 3, 4]], [], []], "banks": [[80, 81], [], []]}
    pretend(here.page, ask, changed, pending=[frame])
    offered = "[...document.querySelectorAll('.q [data-choice]')].map((each) => each.dataset.choice).join()"
    here.page.wait_for_function(f"() => {offered} === '80,81,3,4'")
    here.page.locator(".q [data-choice='80'].go").wait_for()


def test_an_old_refusal_is_not_told_beside_another_question(visit: Any) -> None:
    """On a phone, where it would lie between the question and its answers."""
    here = visit("fr", phone=True)
    driver = deal(here)
    page = here.page
    asked(here, driver, "play")
    pretend(page, page.evaluate("({...magnat.mine, choices: [0, magnat.mine.choices.at(-1)]})"))
    page.evaluate(
        """() => (magnat.connection.socket.send = async (said) => said.type === "why"
            ? {type: "reason", id: "", legal: false, reason: "not_that_card", rule: "DEAL-PLAY-01"} : server.send(said))"""
    )
    refused, dull = page.locator(".refusal"), page.locator(".hand [aria-disabled=true]")
    dull.first.click(force=True)
    refused.wait_for()
    page.click(".hand [data-lit]")  # another card, another question
    refused.wait_for(state="detached")
    dull.last.click(force=True)
    refused.wait_for()
    pretend(page, {"ask": "lay_joker", "of": "verb", "choices": ["let_stand", "joker"], "about": {}})
    refused.wait_for(state="detached")


def play_one(page: Any, driver: Driver) -> None:
    """A card, with what is asked about it before it is laid; it has had its effect."""
    next_one = f"magnat.put.question > {page.evaluate('magnat.put.question')}"
    while not page.evaluate(next_one):
        driver.step()
        page.wait_for_function(f"() => {next_one} || (magnat.draft && magnat.ready)")
    page.wait_for_function("() => magnat.ready")


def test_on_a_phone_the_text_is_that_of_the_lifted_card(visit: Any) -> None:
    here = visit("fr", phone=True)
    driver = deal(here)
    page = here.page
    for _ in range(4):
        asked(here, driver, "play")
        lit = page.locator(".hand [data-lit]")
        for i in range(lit.count()):
            lit.nth(i).click()
            up = page.locator(".hand [aria-pressed=true]").get_attribute("data-card")
            expect(page.locator(".hand [data-told]")).to_have_attribute("data-told", up)
        play_one(page, driver)
        told = int(page.locator(".hand [data-told]").get_attribute("data-told") or -1)
        if told != -1:
            expect(page.locator(f".hand [data-card='{told}']")).to_have_count(1)

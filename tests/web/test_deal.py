"""Deal in a low window and on a phone: cut-off lists say so, and texts are about the current question."""

from typing import Any

import pytest

from tests.web.checks import expect, torn
from tests.web.driver import Driver
from tests.web.pack import cards, groups
from tests.web.pretend import pretend
from tests.web.seen import reachable
from tests.web.test_cards import deal, play_until

pytestmark = pytest.mark.closer

CUT = "[...document.querySelectorAll('.others .groups')].map((e) => e.scrollHeight > e.clientHeight + 1)"
TOLD = "[...document.querySelectorAll('.others .groups')].map((e) => 'further' in e.dataset)"
# A large collection of the second player, which just fits the place before its owner, and one that does not fit.
MUCH = [
    groups(brown="BRN1 BRN2", orange="ORG1 ORG2 ORG3", yellow="YEL1 YEL2"),
    groups(
        brown="W-BRN-LBL", light_blue="LBL1 LBL2", pink="PNK1 PNK2", red="RED1 RED2 RED3", green="GRN1 GRN2",
        dark_blue="DBL1",
    ),
    groups(light_blue="LBL3 W-LBL-STN", pink="PNK3", yellow="YEL3", dark_blue="DBL2 W-GRN-DBL"),
    groups(station="STN1 STN2 STN3 STN4", utility="UTL1"),
]  # fmt: skip
TOO_MUCH = [
    MUCH[0],
    groups(
        brown="BRN1 BRN2", light_blue="LBL1 LBL2", pink="PNK1 PNK2", orange="ORG1 ORG2", red="RED1 RED2",
        yellow="YEL1 YEL2", green="GRN1 GRN2", dark_blue="DBL1 DBL2", station="STN1 STN2", utility="UTL1 UTL2",
    ),
    *MUCH[2:],
]  # fmt: skip


def test_a_low_window_shows_all_collections(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{client.url}/t/{client.table('deal', ['me', 'steady', 'steady', 'steady'])}")
    Driver(page).look()
    ask = {"ask": "lay_joker", "of": "verb", "choices": ["let_stand", "joker"], "about": {}}
    pretend(
        page,
        ask,
        {"groups": MUCH, "banks": [cards("M1-1"), cards("M2-1 M2-2 M3-1"), cards("M5-1"), []], "active": 0, "plays": 0},
    )
    page.wait_for_function(f"() => {CUT}.join() === 'false,false,false'")
    bottom = "document.querySelector('.deal > .mine{}').getBoundingClientRect().bottom"
    page.wait_for_function(f"() => {bottom.format(' .standing')} <= {bottom.format('')}")
    assert torn(page) == []
    pretend(page, ask, {"groups": TOO_MUCH})
    page.wait_for_function(f"() => {TOLD}.join() === 'true,false,false'")
    assert page.evaluate(CUT) == [True, False, False]
    page.locator(".others .groups").first.evaluate("(e) => e.scrollTo(0, e.scrollHeight)")
    page.wait_for_function(f"() => {TOLD}.join() === 'false,false,false'")
    wanted = cards("LBL2 PNK1 PNK3 STN2 UTL1")
    pretend(page, {"ask": "take_property", "of": "card", "choices": wanted, "about": {}}, {"groups": MUCH})
    assert reachable(page, (1280, 720)) == []


def test_payments_use_the_bank_first(visit: Any) -> None:
    """The filled answer gives no property away while there is money."""
    client = visit("en", phone=True)
    driver = deal(client)
    play_until(client, driver, "play")
    streets, notes = cards("LBL2 LBL3"), cards("M1-1 M1-2")
    frame = {"do": "pay_with", "seat": 0, "due": 2, "to": 1, "cards": []}
    ask = {"ask": "pay_with", "of": "card", "choices": [*streets, *notes], "about": {}}
    changed = {"groups": [[[1, *streets]], [], []], "banks": [notes, [], []]}
    pretend(client.page, ask, changed, pending=[frame])
    offered = "[...document.querySelectorAll('.q [data-choice]')].map((each) => each.dataset.choice).join()"
    client.page.wait_for_function(f"() => {offered} === '{','.join(map(str, [*notes, *streets]))}'")
    client.page.locator(f".q [data-choice='{notes[0]}'].go").wait_for()


def test_an_old_refusal_is_not_shown_beside_another_question(visit: Any) -> None:
    """On a phone it would lie between the question and its answers."""
    client = visit("fr", phone=True)
    driver = deal(client)
    page = client.page
    play_until(client, driver, "play")
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
    """Play a card, answer its questions and wait until it has taken effect."""
    next_one = f"magnat.prompt.question > {page.evaluate('magnat.prompt.question')}"
    while not page.evaluate(next_one):
        driver.step()
        page.wait_for_function(f"() => {next_one} || (magnat.draft && magnat.ready)")
    page.wait_for_function("() => magnat.ready")


def test_on_a_phone_the_text_describes_the_selected_card(visit: Any) -> None:
    client = visit("fr", phone=True)
    driver = deal(client)
    page = client.page
    for _ in range(4):
        play_until(client, driver, "play")
        lit = page.locator(".hand [data-lit]")
        for i in range(lit.count()):
            lit.nth(i).click()
            up = page.locator(".hand [aria-pressed=true]").get_attribute("data-card")
            expect(page.locator(".hand [data-told]")).to_have_attribute("data-told", up)
        play_one(page, driver)
        shown_card = int(page.locator(".hand [data-told]").get_attribute("data-told") or -1)
        if shown_card != -1:
            expect(page.locator(f".hand [data-card='{shown_card}']")).to_have_count(1)

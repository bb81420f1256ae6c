"""Nothing that a player decides on is cut, covered or scrolled out of view, in any window and language.

`make layout` checks the questions of many random games; the browser stage of `make test` a few of each title.
"""

import os
from typing import Any

import pytest

from magnat.games import BUILT_IN
from magnat.languages import LANGUAGES
from tests.web.checks import expect
from tests.web.driver import Driver
from tests.web.fit import WINDOWS, faults
from tests.web.pack import cards, groups
from tests.web.pretend import pretend

QUESTIONS = int(os.environ.get("MAGNAT_QUESTIONS", "6"))  # of each game in each language
# Each game is checked in one language by `make test`, and in all by `.ci/run`.
EACH = [
    pytest.param(game, lang, marks=[] if at % len(LANGUAGES) == i else pytest.mark.closer, id=f"{game}-{lang}")
    for at, game in enumerate(BUILT_IN)
    for i, lang in enumerate(LANGUAGES)
]
DESKTOPS, PHONES = WINDOWS[:2], WINDOWS[2:]


@pytest.mark.timeout(0)  # of `make layout`, whose length is a parameter; every wait in it has its own limit
@pytest.mark.parametrize(("game", "lang"), EACH)
def test_every_question_of_random_games_fits_every_window(visit: Any, game: str, lang: str) -> None:
    client = visit(lang)
    page = client.page
    asked = tables = 0
    found: list[str] = []
    driver = Driver(page)
    while asked < QUESTIONS:
        state = driver.look() if tables else {"state": "over"}
        if state["state"] == "over":
            seats = ["me", *["steady"] * (1 + (tables + 2) % 3)]
            page.goto(f"{client.url}/t/{client.table(game, seats)}")
            tables += 1
            driver = Driver(page, seed=tables, wild=0.4)
            continue
        found += [f"{state['ask']}, {fault}" for fault in faults(page)]
        page.set_viewport_size({"width": WINDOWS[0][0], "height": WINDOWS[0][1]})
        asked += 1
        state = driver.look()  # the question may have changed meanwhile
        if state["state"] == "ask":
            driver.take(state)
    print(f"{game} in {lang}: {asked} questions of {tables} games, {len(WINDOWS)} windows, {len(found)} violations")
    assert found == []


LOTS = {
    "electronic": (37, 11_200, 10),
    "millionaire": (16, 587, 1),
    "empire": (5, 1_000, 50),
    "star_wars": (5, 900, 10),
}


def ask_bid(client: Any, game: str, rivals: int = 3) -> Any:
    """Ask for a bid in an auction of all players, in which another one holds the best bid."""
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', *['steady'] * rivals])}")
    Driver(page).look()
    lot, most, step = LOTS[game]
    kind = "auction_bid" if game == "star_wars" else "bid"
    ask = {"ask": kind, "of": "money", "choices": {"from": 2 * step, "to": most, "step": step}, "silence": 2 * step}
    frame = {"do": kind, "seat": 0, "lot": lot, "high": 2 * step, "holder": 1, "ring": [0, 2, 1]}
    pretend(page, {**ask, "about": {"lot": lot}}, pending=[frame])
    page.wait_for_selector(".q [data-send]")
    return page


@pytest.mark.closer
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LOTS)
def test_an_auction_shows_its_bidders_and_all_its_buttons(visit: Any, game: str, lang: str) -> None:
    page = ask_bid(visit(lang), game)
    assert faults(page) == []
    for size in WINDOWS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".auction li:visible")).to_have_count(4)
        expect(page.locator(".auction .figure")).to_be_visible()
        expect(page.locator(".q [data-decline]")).to_be_visible()
        expect(page.locator(".q [data-more]")).to_have_count(0)


@pytest.mark.closer
def test_the_slider_of_an_auction_ends_at_twice_the_price_and_a_step_offers_all(visit: Any) -> None:
    page = ask_bid(visit("en"), "electronic")
    price = page.evaluate("([lot]) => magnat.edition.board.space[lot].price", [LOTS["electronic"][0]])
    expect(page.locator(".picker input[type=range]")).to_have_attribute("max", str(2 * price))
    page.locator(".picker .steps button").last.click()
    expect(page.locator(".q [data-send]")).to_have_attribute("data-choice", str(LOTS["electronic"][1]))


def ask_payment(client: Any, named: str = "", notes: str = "M5-1 M3-1 M3-2 M1-1 M1-2", **more: Any) -> Any:
    """Ask for 5M from a bank and four groups."""
    page = client.page
    page.goto(f"{client.url}/t/{client.table('deal', ['me', 'steady', 'steady', 'steady'])}")
    Driver(page).look()
    mine = groups(dark_blue="DBL1", light_blue="LBL1 LBL2", red="RED1 W-RED-YEL-1", yellow="YEL1")
    choices = [card for card in [*cards(notes), *(c for g in mine for c in g[1:])] if card not in cards(named)]
    frame = {"do": "pay_with", "seat": 0, "due": 5, "to": 1, "cards": cards(named)}
    ask = {"ask": "pay_with", "of": "card", "choices": choices, "about": {}, **more}
    pretend(page, ask, {"groups": [mine, [], [], []], "banks": [cards(notes), [], [], []]}, pending=[frame])
    page.wait_for_selector(".q .meter")
    return page


@pytest.mark.closer
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_payment_in_deal_is_chosen_on_the_table(visit: Any, lang: str) -> None:
    notes = "M5-1 M4-1 M3-1 M3-2 M2-1 M2-2 M2-3 M1-1 M1-2 M1-3 M1-4"
    page = ask_payment(visit(lang), notes=notes, silence=cards("M5-1")[0])
    count = len(notes.split()) + 6
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".centre .slip[data-lit]:visible")).to_have_count(count)
        expect(page.locator(".q [data-choice]")).to_have_count(0)
    assert faults(page) == []


@pytest.mark.closer
def test_the_closest_payment_is_selected_but_not_sent(visit: Any) -> None:
    note = cards("M5-1")[0]
    page = ask_payment(visit("en"), silence=note)
    page.click(".q [data-verb=closest]")
    pay = page.locator(f".q [data-choice='{note}'].go")
    pay.wait_for()
    assert page.evaluate("said") == []
    page.click(f".slip[data-card='{note}']")  # a second touch puts it back
    pay.wait_for(state="detached")
    page.click(f".slip[data-card='{note}']")
    page.click(".q [data-verb=clear]")
    pay.wait_for(state="detached")
    page.click(f".slip[data-card='{note}']")
    pay.click()
    page.wait_for_function("(note) => said.length === 1 && said[0][0] === note", arg=note)


TEN = groups(
    brown="BRN1", light_blue="LBL1", pink="PNK1 PNK2", orange="ORG1 ORG2 ORG3", red="RED1", yellow="YEL1", green="GRN1",
    dark_blue="DBL1", station="STN1 STN2 STN3 STN4", utility="UTL1",
)  # fmt: skip
INSIDE = """() => [...document.querySelectorAll("[data-groups]")].flatMap((list) => {
    const panel = list.closest(".seat").getBoundingClientRect();
    return [...list.querySelectorAll(".group")].filter((group) => {
        const r = group.getBoundingClientRect();
        return r.width < 24 || r.left < panel.left || r.right > panel.right + 1 || r.bottom > panel.bottom + 1;
    });
}).length"""


@pytest.mark.closer
@pytest.mark.parametrize("window", DESKTOPS, ids=["wide", "low"])
def test_ten_groups_at_each_of_five_seats_are_all_in_sight(visit: Any, window: tuple[int, int]) -> None:
    client = visit("fr")
    page = client.page
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto(f"{client.url}/t/{client.table('deal', ['me', *['steady'] * 4])}")
    Driver(page).look()
    ask = {"ask": "lay_joker", "of": "verb", "choices": ["let_stand", "joker"], "about": {}}
    pretend(page, ask, {"groups": [TEN] * 5, "active": 0, "plays": 0})
    expect(page.locator("[data-groups] .group")).to_have_count(50)
    page.wait_for_function(f"() => ({INSIDE})() === 0")
    expect(page.locator(".mine .dots")).to_have_count(1)  # the cards played are a sentence, not circles again


@pytest.mark.closer
def test_the_kind_of_a_card_is_never_cut(visit: Any) -> None:
    for lang in LANGUAGES:
        client = visit(lang)
        page = client.page
        page.goto(f"{client.url}/t/{client.table('deal', ['me', 'steady'])}")
        Driver(page).look()
        hand = cards("LBL1 W-RED-YEL-1 A-GO-1 A-JOKER-1 R-ANY-1 M1-1")
        pretend(page, {"ask": "lay_joker", "of": "verb", "choices": ["let_stand"], "about": {}}, {"hands": [hand, []]})
        expect(page.locator(".hand .one")).to_have_count(len(hand))
        cut = "() => [...document.querySelectorAll('.hand .kind')].filter((e) => e.scrollWidth > e.clientWidth).length"
        page.wait_for_function(f"() => ({cut})() === 0")


PLACES = """() => [".centre .square", ".rail.left", ".rail.right", ".rail.right .lg"].map((e) => {
    const r = document.querySelector(e).getBoundingClientRect();
    return [r.left, r.top, r.width, e === ".rail.right .lg" ? 0 : r.height].map(Math.round).join();
})"""


@pytest.mark.closer
@pytest.mark.parametrize("game", ["electronic", "millionaire"])
def test_opening_a_trade_moves_neither_the_board_nor_the_rails(visit: Any, game: str) -> None:
    client = visit("en")
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', 'steady', 'steady'])}")
    driver = Driver(page, wild=0)
    driver.until("with", prefer="trade")
    before = page.evaluate(PLACES)
    driver.until("item")
    page.wait_for_selector(".heart .trade")
    assert page.evaluate(PLACES) == before


@pytest.mark.closer
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_reminder_does_not_hide_whose_turn_it_is(visit: Any, game: str) -> None:
    client = visit("en", reminded=[])
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', 'steady', 'steady'])}")
    Driver(page).look()
    page.wait_for_selector("[data-coach=reminder]")
    expect(page.locator(".q .who")).to_be_visible()


@pytest.mark.closer
def test_a_phone_shows_the_race_to_the_million_in_the_heart(visit: Any) -> None:
    client = visit("fr", phone=True)
    page = client.page
    page.goto(f"{client.url}/t/{client.table('millionaire', ['me', 'steady', 'steady'])}")
    Driver(page, wild=0).until("before_throw")
    page.wait_for_selector(".heart svg.race")
    inside = "document.querySelector('.heart svg.race').getBoundingClientRect().bottom"
    page.wait_for_function(f"() => {inside} <= document.querySelector('.heart').getBoundingClientRect().bottom + 1")
    about = {"space": 16, "price": 55}
    ask = {"ask": "buy_or_auction", "of": "verb", "choices": ["buy", "auction"], "about": about}
    pretend(page, ask, pending=[{"do": "buy_or_auction", "seat": 0, "space": 16}])
    page.wait_for_selector(".heart svg.race", state="detached")  # the deed that is asked about


@pytest.mark.closer
def test_a_phone_shows_the_sets_of_all_players_of_deal(visit: Any) -> None:
    client = visit("fr", phone=True)
    page = ask_payment(client)
    other = groups(brown="BRN1 BRN2", pink="PNK1")
    ask = {"ask": "lay_joker", "of": "verb", "choices": ["let_stand", "joker"], "about": {}}
    pretend(page, ask, {"groups": [[], other, [], []]})
    chips = page.locator(".chips li").first.locator(".set")
    expect(chips).to_have_count(2)
    expect(chips.first).to_have_text("2/2")
    expect(chips.last).to_have_text("1/3")


@pytest.mark.closer
def test_a_long_list_of_spaces_becomes_a_stepper_beside_the_ring(visit: Any) -> None:
    client = visit("en")
    page = client.page
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady'])}")
    Driver(page).look()
    streets = page.evaluate("magnat.edition.board.space.flatMap((each, i) => each.price ? [i] : [])")
    pretend(page, {"ask": "mortgage", "of": "space", "choices": streets, "about": {}})
    assert faults(page) == []
    page.set_viewport_size({"width": 360, "height": 640})
    offered = page.locator(".q [data-choice]:visible")
    expect(offered).to_have_count(1)
    expect(offered).to_have_attribute("data-choice", str(streets[0]))
    page.click(".q [data-step=previous]")
    expect(offered).to_have_attribute("data-choice", str(streets[-1]))
    page.click(".q [data-step=next]")
    page.click(".q [data-step=next]")
    offered.click()
    page.wait_for_function("(space) => said.length === 1 && said[0][0] === space", arg=streets[1])


@pytest.mark.closer
def test_an_offer_leaves_one_filled_button(visit: Any) -> None:
    client = visit("en")
    page = client.page
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady', 'steady'])}")
    Driver(page).look()
    filled = """() => [...document.querySelectorAll(".ask .btn")].filter((e) => e.getClientRects().length &&
        getComputedStyle(e).backgroundColor === getComputedStyle(document.querySelector(".ask .offer .go, .q .go")).backgroundColor).length"""
    pretend(page, {"ask": "before_throw", "of": "verb", "choices": ["throw", "trade"], "about": {}})
    page.wait_for_function(f"() => ({filled})() === 1")
    trade = {"do": "reply", "seat": 0, "other": 1, "items": 1 << 16, "cash": -40}
    asks = {"seat": 0, "ask": "reply", "of": "verb", "choices": ["accept", "refuse"], "silence": "refuse"}
    offer = {"type": "offered", "offer": "b", "seat": 1, "to": 0, "say": [], "ask": asks, "pending": [trade]}
    page.evaluate("(offer) => server.hear(offer)", offer)
    page.wait_for_selector("[data-reply-with=accept]")
    page.wait_for_function(f"() => ({filled})() === 1")
    assert faults(page, *WINDOWS) == []


@pytest.mark.closer
def test_a_guest_is_not_told_about_the_hosts_network(visit: Any) -> None:
    host, guest = visit("en"), visit("en", phone=True)
    id = host.table("electronic", ["me", "open"], start=False)
    host.page.goto(f"{host.url}/t/{id}")
    code = host.page.locator("[data-code]").inner_text()
    guest.introduce()
    guest.page.goto(f"{guest.url}/j/{code}")
    guest.page.click("[data-sit]")
    guest.page.wait_for_selector(".lobby")
    expect(guest.page.locator("[data-share]")).to_have_count(0)
    expect(host.page.locator("[data-share]")).to_have_count(1)

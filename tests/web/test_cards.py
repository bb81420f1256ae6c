"""Deal and Millionaire: behaviour that only their centre pieces have."""

from typing import Any

import pytest

from magnat.games.deal import EDITION
from magnat.games.deal.actions import MONEY, PROPERTY, WILD
from magnat.games.deal.edition import CARD as FIRST
from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.pretend import pretend

pytestmark = pytest.mark.closer

READY = "magnat.mine && !magnat.playing && magnat.ready"
# The cards of the payment so far, and the selected one.
CHOSEN = """JSON.stringify([magnat.draft?.say ?? [],
    [...document.querySelectorAll(".centre [aria-pressed=true]")].map((card) => card.dataset.card)])"""


def play_until(client: Any, driver: Driver, kind: str, most: int = 400) -> None:
    """Play until this question comes to me and the answer before it has taken effect."""
    for _ in range(most):
        state = driver.look()
        if state["state"] == "ask" and state["ask"] == kind and not state["draft"]:
            client.page.wait_for_function(f"() => {READY}")
            return
        assert driver.step(), f"never asked: {kind}, only {driver.asked}"
    raise AssertionError(f"never asked: {kind}, only {driver.asked}")


def deal(client: Any, *seats: str) -> Driver:
    id = client.table("deal", ["me", *(seats or ("steady", "steady"))])
    client.page.goto(f"{client.url}/t/{id}")
    client.page.wait_for_selector(".q")
    return Driver(client.page, wild=0)


def test_a_number_key_selects_a_card_and_the_question_names_it(visit: Any) -> None:
    client = visit("fr")
    play_until(client, deal(client), "play")
    page = client.page
    cards = page.locator(".hand [data-card]")
    for i in range(cards.count()):
        if cards.nth(i).get_attribute("data-lit") is None:
            continue
        page.keyboard.press(str(i + 1))
        expect(cards.nth(i)).to_have_attribute("aria-pressed", "true")
        number = int(cards.nth(i).get_attribute("data-card") or -1)
        title = page.evaluate(f"magnat.say.card(0, {number})")
        expect(page.locator(".deal-answer")).to_contain_text(title, use_inner_text=True)


def test_arrow_keys_move_along_the_hand_and_tab_leaves_it(visit: Any) -> None:
    client = visit("en")
    play_until(client, deal(client), "play")
    page = client.page
    page.locator(".hand [data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement === document.querySelectorAll('.hand [data-card]')[1]")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement === document.querySelectorAll('.hand [data-card]')[0]")


def test_a_card_that_cannot_be_played_shows_the_reason(visit: Any) -> None:
    client = visit("fr")
    driver = deal(client)
    page = client.page
    for _ in range(300):
        play_until(client, driver, "play")
        dull = page.locator(".hand [data-card][aria-disabled=true]")
        if dull.count():
            dull.first.click(force=True)
            page.wait_for_selector(".refusal")
            expect(page.locator(".refusal")).to_contain_text("DEAL-", use_inner_text=True)
            return
        driver.step()
    raise AssertionError("every card could be played")


def only_banked(page: Any) -> int:
    """Return the first action card of my hand that can be banked, but not played; -1 if there is none."""
    choices = {*page.evaluate("magnat.asked.choices")}
    bankable = [card for card, kind in enumerate(EDITION.kinds) if kind not in (MONEY, PROPERTY, WILD)]
    cards = [card for card in bankable if FIRST + EDITION.size + card in choices and FIRST + card not in choices]
    return cards[0] if cards else -1


def test_an_action_card_that_can_only_be_banked_shows_the_reason(visit: Any) -> None:
    client = visit("en")
    driver = deal(client)
    page = client.page
    for _ in range(300):
        play_until(client, driver, "play")
        card = only_banked(page)
        if card >= 0:
            page.click(f".hand [data-card='{card}']")
            expect(page.locator(f"[data-blocked='{card}'][aria-disabled=true]")).to_be_visible()
            expect(page.locator("#deal-blocked")).to_contain_text("DEAL-")
            checked(page)
            return
        driver.step()
    raise AssertionError("every action card could be played")


@pytest.mark.parametrize(("game", "offered"), [("deal", 0), ("star_wars", 0), ("electronic", 1)])
def test_a_trade_is_offered_only_in_games_with_trades(visit: Any, game: str, offered: int) -> None:
    client = visit("en")
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', 'steady', 'steady'])}")
    driver = Driver(page, wild=0)
    driver.look()
    pretend(page, {"ask": "play", "of": "play", "seat": 1})
    expect(page.locator(".mean button", has_text="Offer a trade")).to_have_count(offered)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_payment_is_previewed(visit: Any, phone: bool) -> None:
    client = visit("fr", phone=phone)
    driver = deal(client, "steady", "steady", "steady")
    play_until(client, driver, "pay_with", 900)
    page = client.page
    question = page.evaluate("magnat.prompt.question")
    assert page.evaluate("magnat.prompt.pending[0].cards") == [], "no card of a payment is sent alone"
    for _ in range(12):
        if page.locator(".deal-answer .verbs .go").count():
            break
        chosen = page.evaluate(CHOSEN)
        page.locator(".centre [data-lit]").first.evaluate("(card) => card.click()")
        page.wait_for_function(f"(before) => magnat.ready && {CHOSEN} !== before", arg=chosen)
    assert page.evaluate("magnat.prompt.question") == question
    page.locator(".centre [aria-pressed=true]").first.wait_for()
    expect(page.locator("#question")).to_contain_text("le compte y est.", use_inner_text=True)
    page.locator(".deal-answer .verbs .go").click()
    page.wait_for_function(f"() => magnat.prompt.question > {question}")


def test_a_draft_undone_to_its_start_is_no_draft(visit: Any) -> None:
    client = visit("fr")
    driver = deal(client)
    page = client.page
    for _ in range(400):
        seen = driver.look()
        if seen["state"] == "over":  # these cards cannot be rearranged: try another table
            driver = deal(client)
        elif seen["ask"] == "play" and not seen["draft"] and page.locator(".q [data-choice='1']").count():
            page.locator(".q [data-choice='1']").click()
            page.wait_for_function("() => magnat.mine.ask === 'rearrange'")
            page.locator(".q [data-choice='0']").click()
            page.wait_for_function("() => magnat.mine.ask === 'play' && magnat.ready")
            page.wait_for_function("() => magnat.draft === null")
            return
        else:
            driver.take(seen)
    raise AssertionError("nothing to rearrange")


@pytest.mark.parametrize(("game", "theme"), [("deal", "dark"), ("millionaire", "light")])
@pytest.mark.parametrize("size", [(1024, 768), (3840, 2160)], ids=["tablet", "4k"])
def test_nothing_is_cut_off(visit: Any, game: str, theme: str, size: tuple[int, int]) -> None:
    client = visit("fr", theme=theme)
    page = client.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    id = client.table(game, ["me", "steady", "steady", "steady"])
    page.goto(f"{client.url}/t/{id}")
    page.wait_for_selector(".q")
    driver = Driver(page, wild=0)
    for _ in range(12):
        driver.step()
    driver.look()
    checked(page)
    bottom = page.evaluate("document.querySelector('.centre').getBoundingClientRect().bottom")
    for each in (".q", ".hand .one", ".race svg"):
        lowest = (
            f"Math.max(0, ...[...document.querySelectorAll('{each}')].map((e) => e.getBoundingClientRect().bottom))"
        )
        assert page.evaluate(lowest) <= bottom + 1, each


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["desktop", "laptop"])
def test_the_centre_of_the_board_shows_the_race_to_the_million(visit: Any, size: tuple[int, int]) -> None:
    """The race also fits below the tallest of the common questions: it has priority over the dice."""
    client = visit("en")
    page = client.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    id = client.table("millionaire", ["me", "steady", "steady", "steady"])
    page.goto(f"{client.url}/t/{id}")
    page.wait_for_selector(".q")
    state = Driver(page, wild=0).look()
    assert state["ask"] == "choose_movers"
    page.wait_for_selector(".race svg")
    label = page.locator(".race svg").get_attribute("aria-label") or ""
    cash = page.evaluate("magnat.view.cash")
    assert [f"{sum}k" in label for sum in cash] == [True] * 4, label
    inside = "(e) => { const [a, b] = [e, document.querySelector('.heart')].map((x) => x.getBoundingClientRect());"
    inside += " return a.top >= b.top && a.bottom <= b.bottom + 4 && a.height > 80; }"
    page.wait_for_function(f"() => ({inside})(document.querySelector('.race svg'))")


def test_at_go_both_outcomes_are_shown_side_by_side(visit: Any) -> None:
    client = visit("fr")
    id = client.table("millionaire", ["me", "steady"])
    page = client.page
    page.goto(f"{client.url}/t/{id}")
    page.wait_for_selector(".q")
    play_until(client, Driver(page, wild=0), "keep_or_evolve", 900)
    cash = page.evaluate("magnat.view.cash[magnat.me]")
    level = page.evaluate("magnat.view.stars[magnat.me]")
    about = page.evaluate("magnat.mine.about")
    for verb, sum in (("keep", "full"), ("evolve", "less")):
        money = page.evaluate(f"magnat.say.money({cash + about[sum]})")
        expect(page.locator(f".q [data-verb={verb}]")).to_contain_text(money, use_inner_text=True)
    page.locator(".q [data-verb=evolve]").click()
    page.wait_for_function(f"() => magnat.view.stars[magnat.me] > {level}")


def test_fortune_cards_lie_where_the_view_says(visit: Any) -> None:
    client = visit("fr")
    id = client.table("millionaire", ["me", "steady"])
    page = client.page
    page.goto(f"{client.url}/t/{id}")
    page.wait_for_selector(".q")
    driver = Driver(page, wild=0)
    for _ in range(10):
        driver.step()
    driver.look()
    lying, drawn = page.evaluate(
        """() => [
            magnat.view.lying.toString(2).split("").filter((bit) => bit === "1").length,
            document.querySelectorAll(".ring use[href='#clover']").length,
        ]"""
    )
    assert drawn == lying


def test_the_units_display_shows_my_balance_in_my_language(visit: Any) -> None:
    client = visit("en")
    page = client.page
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady', 'steady'])}")
    driver = Driver(page, wild=0)
    for turn in range(40):  # under a long question there is no room for the unit
        driver.look()
        if turn > 8 and page.locator("[data-bank] .screen").count():
            break
        driver.step()
    cash = page.evaluate("magnat.view.cash[magnat.me]")
    balance = f"{cash / 1000:g}M" if cash >= 1000 else f"{cash}K"
    page.wait_for_function(f"() => document.querySelector('[data-bank] .screen b').textContent === '{balance}'")
    expect(page.locator("[data-bank] .screen")).to_contain_text("Camille", use_inner_text=True)
    keys = page.locator("[data-bank] .keys i").all_inner_texts()
    assert "." in keys and "," not in keys

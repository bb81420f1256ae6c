"""Deal and Millionaire at their own table: what only their centre pieces do."""

from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer

READY = "magnat.mine && !magnat.playing && magnat.ready"
# The cards of a payment so far, and the one that is looked at.
CHOSEN = """JSON.stringify([magnat.draft?.say ?? [],
    [...document.querySelectorAll(".centre [aria-pressed=true]")].map((card) => card.dataset.card)])"""


def asked(here: Any, driver: Driver, kind: str, most: int = 400) -> None:
    """Play until this is asked of me, and the answer before it has had its effect."""
    for _ in range(most):
        seen = driver.look()
        if seen["state"] == "ask" and seen["ask"] == kind and not seen["draft"]:
            here.page.wait_for_function(f"() => {READY}")
            return
        assert driver.step(), f"never asked: {kind}, but {driver.asked}"
    raise AssertionError(f"never asked: {kind}, but {driver.asked}")


def deal(here: Any, *seats: str) -> Driver:
    id = here.table("deal", ["me", *(seats or ("steady", "steady"))])
    here.page.goto(f"{here.url}/t/{id}")
    here.page.wait_for_selector(".q")
    return Driver(here.page, wild=0)


def test_a_number_chooses_a_card_and_the_question_speaks_of_it(visit: Any) -> None:
    here = visit("fr")
    asked(here, deal(here), "play")
    page = here.page
    cards = page.locator(".hand [data-card]")
    for i in range(cards.count()):
        if cards.nth(i).get_attribute("data-lit") is None:
            continue
        page.keyboard.press(str(i + 1))
        expect(cards.nth(i)).to_have_attribute("aria-pressed", "true")
        number = int(cards.nth(i).get_attribute("data-card") or -1)
        title = page.evaluate(f"magnat.say.card(0, {number})")
        expect(page.locator(".deal-answer")).to_contain_text(title, use_inner_text=True)


def test_arrows_go_along_the_hand_and_tab_leaves_it(visit: Any) -> None:
    here = visit("en")
    asked(here, deal(here), "play")
    page = here.page
    page.locator(".hand [data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement === document.querySelectorAll('.hand [data-card]')[1]")
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement === document.querySelectorAll('.hand [data-card]')[0]")


def test_a_card_that_does_not_answer_says_why(visit: Any) -> None:
    here = visit("fr")
    driver = deal(here)
    page = here.page
    for _ in range(300):
        asked(here, driver, "play")
        dull = page.locator(".hand [data-card][aria-disabled=true]")
        if dull.count():
            dull.first.click(force=True)
            page.wait_for_selector(".refusal")
            expect(page.locator(".refusal")).to_contain_text("DEAL-", use_inner_text=True)
            return
        driver.step()
    raise AssertionError("every card could be played")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_payment_is_seen_before_it_is_made(visit: Any, phone: bool) -> None:
    here = visit("fr", phone=phone)
    driver = deal(here, "steady", "steady", "steady")
    asked(here, driver, "pay_with", 900)
    page = here.page
    question = page.evaluate("magnat.put.question")
    assert page.evaluate("magnat.put.pending[0].cards") == [], "no card of a payment is said alone"
    for _ in range(12):
        if page.locator(".deal-answer .verbs .go").count():
            break
        chosen = page.evaluate(CHOSEN)
        page.locator(".centre [data-lit]").first.evaluate("(card) => card.click()")
        page.wait_for_function(f"(before) => magnat.ready && {CHOSEN} !== before", arg=chosen)
    assert page.evaluate("magnat.put.question") == question
    page.locator(".centre [aria-pressed=true]").first.wait_for()
    expect(page.locator("#question")).to_contain_text("le compte y est.", use_inner_text=True)
    page.locator(".deal-answer .verbs .go").click()
    page.wait_for_function(f"() => magnat.put.question > {question}")


def test_a_draft_that_leads_back_is_no_draft(visit: Any) -> None:
    here = visit("fr")
    driver = deal(here)
    page = here.page
    for _ in range(400):
        seen = driver.look()
        if seen["state"] == "over":  # these cards gave nothing to rearrange: another table
            driver = deal(here)
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
    here = visit("fr", theme=theme)
    page = here.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    id = here.table(game, ["me", "steady", "steady", "steady"])
    page.goto(f"{here.url}/t/{id}")
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
def test_the_heart_of_the_board_shows_the_race_to_the_million(visit: Any, size: tuple[int, int]) -> None:
    """Below the tallest of the everyday questions, too: the race comes before the dice."""
    here = visit("en")
    page = here.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    id = here.table("millionaire", ["me", "steady", "steady", "steady"])
    page.goto(f"{here.url}/t/{id}")
    page.wait_for_selector(".q")
    seen = Driver(page, wild=0).look()
    assert seen["ask"] == "choose_movers"
    page.wait_for_selector(".race svg")
    told = page.locator(".race svg").get_attribute("aria-label") or ""
    cash = page.evaluate("magnat.view.cash")
    assert [f"{sum}k" in told for sum in cash] == [True] * 4, told
    inside = "(e) => { const [a, b] = [e, document.querySelector('.heart')].map((x) => x.getBoundingClientRect());"
    inside += " return a.top >= b.top && a.bottom <= b.bottom + 4 && a.height > 80; }"
    page.wait_for_function(f"() => ({inside})(document.querySelector('.race svg'))")


def test_at_go_both_outcomes_stand_side_by_side(visit: Any) -> None:
    here = visit("fr")
    id = here.table("millionaire", ["me", "steady"])
    page = here.page
    page.goto(f"{here.url}/t/{id}")
    page.wait_for_selector(".q")
    asked(here, Driver(page, wild=0), "keep_or_evolve", 900)
    cash = page.evaluate("magnat.view.cash[magnat.me]")
    level = page.evaluate("magnat.view.stars[magnat.me]")
    about = page.evaluate("magnat.mine.about")
    for verb, sum in (("keep", "full"), ("evolve", "less")):
        money = page.evaluate(f"magnat.say.money({cash + about[sum]})")
        expect(page.locator(f".q [data-verb={verb}]")).to_contain_text(money, use_inner_text=True)
    page.locator(".q [data-verb=evolve]").click()
    page.wait_for_function(f"() => magnat.view.stars[magnat.me] > {level}")


def test_fortune_cards_lie_where_the_view_says(visit: Any) -> None:
    here = visit("fr")
    id = here.table("millionaire", ["me", "steady"])
    page = here.page
    page.goto(f"{here.url}/t/{id}")
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
    here = visit("en")
    page = here.page
    page.goto(f"{here.url}/t/{here.table('electronic', ['me', 'steady', 'steady'])}")
    driver = Driver(page, wild=0)
    for turn in range(40):  # under a long question there is no room for the unit
        driver.look()
        if turn > 8 and page.locator("[data-bank] .screen").count():
            break
        driver.step()
    cash = page.evaluate("magnat.view.cash[magnat.me]")
    shown = f"{cash / 1000:g}M" if cash >= 1000 else f"{cash}K"
    page.wait_for_function(f"() => document.querySelector('[data-bank] .screen b').textContent === '{shown}'")
    expect(page.locator("[data-bank] .screen")).to_contain_text("Camille", use_inner_text=True)
    keys = page.locator("[data-bank] .keys i").all_inner_texts()
    assert "." in keys and "," not in keys

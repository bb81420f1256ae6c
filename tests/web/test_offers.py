"""A person's offer to a bot is answered: yes when it is generous, no with a reason when it is not."""

from typing import Any

import pytest

from tests.web.checks import checked
from tests.web.driver import Driver

pytestmark = pytest.mark.closer

# A sentence that offers one of the bots money for something it owns; null while there is nothing to ask for.
WANTED = """async ([bots, generous]) => {
    const {owner} = magnat.view;
    const space = owner.findIndex((seat) => bots.includes(seat));
    if (space < 0) return null;
    const {price} = magnat.edition.board.space[space];
    const begun = ["trade", owner[space], space, magnat.edition.layout.money];
    const sums = (await magnat.preview(begun))?.ask.choices;
    if (!sums) return null;
    const sum = generous ? Math.min(sums.to, Math.round(5 * price / sums.step) * sums.step) : sums.step;
    return [...begun, sum, "send"];
}"""
# Each kind of bot; two at a table, since being generous costs.
TABLES = [
    ("electronic", ["distracted", "random"]),
    ("electronic", ["steady", "search"]),
    ("millionaire", ["distracted", "steady"]),
    ("millionaire", ["search", "random"]),
]


def wanted(driver: Driver, bots: list[int], generous: bool) -> list[Any]:
    """Play until one of these bots owns something that I may ask for, and offer money for it."""
    for _ in range(300):
        seen = driver.look()
        if "trade" in seen["answers"]:
            found: list[Any] | None = driver.page.evaluate(WANTED, [bots, generous])
            # Somebody else may have spoken meanwhile: then it is offered again.
            if found and driver.page.evaluate("(say) => magnat.propose(say)", found):
                return found
        driver.take(seen)
    raise AssertionError(f"nothing to ask for, but {driver.asked}")


def said_to_it(page: Any) -> Any:
    """What is said to my offer, within three seconds."""
    page.wait_for_selector("[data-reply]", timeout=3000)
    return page.locator("[data-reply]").first


def read(page: Any) -> None:
    """No to what was offered instead, or the end of it."""
    page.wait_for_function("() => !magnat.playing && magnat.sending === null")
    for answer in ("[data-reply-with=refuse]", "[data-read]"):
        if page.locator(answer).count():
            page.locator(answer).first.click()
    page.wait_for_selector("[data-reply]", state="detached")


@pytest.mark.survey  # luck decides which deed the bot has: one that completes my group it rightly keeps
@pytest.mark.parametrize(
    ("game", "bots"), TABLES, ids=["electronic-1", "electronic-2", "millionaire-1", "millionaire-2"]
)
def test_every_kind_of_bot_answers_within_three_seconds(visit: Any, game: str, bots: list[str]) -> None:
    here = visit("fr")
    page = here.page
    page.goto(f"{here.url}/t/{here.table(game, ['me', *bots], bot_pace=700)}")
    driver = Driver(page, wild=0)
    left = {seat + 1: bot for seat, bot in enumerate(bots)}
    while left:
        mean = wanted(driver, list(left), False)
        bot = left.pop(mean[1])
        said = said_to_it(page)
        if bot != "random":  # any answer is one of its answers
            assert said.get_attribute("data-reply") == "refused", bot
            assert len(said.inner_text().split("\n")[-1]) > 8  # in words
            assert page.locator("[data-dealing] [data-reply]").count() == 1  # beside the board
        if bot == "steady":
            checked(page)
        read(page)
        if bot == "random":
            continue
        wanted(driver, [mean[1]], True)
        said = said_to_it(page)
        assert said.get_attribute("data-reply") == "accepted", f"{bot}: {said.inner_text()}"
        read(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_a_bot_offers_instead_is_accepted_or_built_on(visit: Any, phone: bool) -> None:
    here = visit("en", phone=phone)
    page = here.page
    page.goto(f"{here.url}/t/{here.table('electronic', ['me', 'steady', 'steady'], bot_pace=700)}")
    driver = Driver(page, wild=0)
    for _ in range(20):
        mean = wanted(driver, [1, 2], False)
        said_to_it(page)
        if page.locator("[data-reply-with=counter]").count():
            break
        read(page)
        driver.take(driver.look())
    checked(page)
    # Counter: the sheet begins with what was offered, and the board stays in sight beside or above it.
    page.click("[data-reply-with=counter]")
    page.wait_for_selector(".trade table")
    assert page.locator(".trade .item input:checked").count() == 1
    assert page.evaluate("document.querySelector('.trade input[inputmode=decimal]').value") != "0"
    sheet, board = page.locator(".trade").bounding_box(), page.locator(".centre .square, .centre > *").bounding_box()
    assert board["x"] + board["width"] <= sheet["x"] + 1 or board["y"] < sheet["y"] - 100
    page.click(".trade [data-verb=withdraw]")
    page.wait_for_selector(".trade", state="detached")
    # The same offer again has the same answer; A accepts it.
    assert page.evaluate("(say) => magnat.propose(say)", mean)
    page.wait_for_selector("[data-reply-with=accept]")
    cash = page.evaluate("magnat.view.cash[magnat.me]")
    page.wait_for_timeout(600)  # a key that was meant for something else accepts nothing
    page.keyboard.press("a")
    page.wait_for_function("(space) => magnat.view.owner[space] === magnat.me", arg=mean[2])
    assert page.evaluate("magnat.view.cash[magnat.me]") < cash
    assert page.locator("[data-offer]").count() == 0

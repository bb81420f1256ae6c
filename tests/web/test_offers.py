"""A person's offer to a bot is answered: yes when it is generous, no with a reason when it is not."""

from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.seen import watch, watched

pytestmark = pytest.mark.closer

# A sentence that offers one of the bots money for a deed of which I have no neighbour: what completes a group of mine it
# may rightly keep. Null while there is none that I could pay five times.
WANTED = """async ([bots, generous]) => {
    const {owner} = magnat.view;
    const {space: spaces} = magnat.edition.board;
    const mine = new Set(spaces.flatMap(({group}, i) => owner[i] === magnat.me ? [group] : []));
    const free = spaces.flatMap(({group}, i) => bots.includes(owner[i]) && !mine.has(group) ? [i] : []);
    const space = free.sort((a, b) => spaces[a].price - spaces[b].price)[0];
    if (space === undefined) return null;
    const begun = ["trade", owner[space], space, magnat.edition.layout.money];
    const sums = (await magnat.preview(begun))?.ask.choices;
    const much = sums && Math.round(5 * spaces[space].price / sums.step) * sums.step;
    return sums && much <= sums.to ? [...begun, generous ? much : sums.step, "send"] : null;
}"""
BOTS = ["random", "distracted", "steady", "search"]


def wanted(driver: Driver, bots: list[int], generous: bool = False) -> list[Any]:
    """Play until one of these bots owns something that I may ask for, and offer money for it."""
    for _ in range(300):
        seen = driver.look()
        if "trade" in seen["answers"]:
            found: list[Any] | None = driver.page.evaluate(WANTED, [bots, generous])
            # Somebody else may have spoken meanwhile: then it is offered again.
            if found and driver.page.evaluate("(say) => magnat.propose(say)", found):
                return found
        # I keep my money for it, and leave the deeds to them.
        leaves = {"buy_or_auction": "auction", "bid": "0"}.get(seen.get("ask", ""), "")
        driver.take(seen, leaves if leaves in seen["answers"] else None)
    raise AssertionError(f"nothing to ask for, but {driver.asked}")


def said_to_it(page: Any) -> Any:
    """The reply to my offer. That it comes in the table's pace is checked on a simulated clock, in tests/match."""
    page.wait_for_selector("[data-reply]")
    return page.locator("[data-reply]").first


def read(page: Any) -> None:
    """No to what was offered instead, or the end of it."""
    page.wait_for_function("() => !magnat.playing && magnat.sending === null")
    for answer in ("[data-reply-with=refuse]", "[data-read]"):
        if page.locator(answer).count():
            page.locator(answer).first.click()
    page.wait_for_selector("[data-reply]", state="detached")


# A random bot buys, sells and goes broke at random: until there is a deed to ask for, minutes may pass.
KINDS = [pytest.param(bot, marks=pytest.mark.survey if bot == "random" else []) for bot in BOTS]


@pytest.mark.parametrize("bot", KINDS)
@pytest.mark.parametrize("game", ["electronic", "millionaire"])
def test_every_kind_of_bot_replies_to_an_offer(visit: Any, game: str, bot: str) -> None:
    here = visit("fr")
    page = here.page
    page.goto(f"{here.url}/t/{here.table(game, ['me', bot], bot_pace=700)}")
    driver = Driver(page, wild=0)
    wanted(driver, [1])
    said = said_to_it(page)
    if bot == "random":  # any answer is one of its answers
        return
    expect(said).to_have_attribute("data-reply", "refused")
    assert len(said.inner_text().split("\n")[-1]) > 8  # in words
    expect(page.locator("[data-dealing] [data-reply]")).to_have_count(1)  # beside the board
    if bot == "steady":
        checked(page)
    read(page)
    watch(page, "replies", "[data-reply]", "data-reply")  # what was accepted need not be read, and goes away
    wanted(driver, [1], generous=True)
    watched(page, "replies", "accepted")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_a_bot_offers_instead_is_accepted_or_built_on(visit: Any, phone: bool) -> None:
    here = visit("en", phone=phone)
    page = here.page
    page.goto(f"{here.url}/t/{here.table('electronic', ['me', 'steady', 'steady'], bot_pace=700)}")
    driver = Driver(page, wild=0)
    for _ in range(20):
        mean = wanted(driver, [1, 2])
        said_to_it(page)
        if page.locator("[data-reply-with=counter]").count():
            break
        read(page)
        driver.take(driver.look())
    checked(page)
    # Counter: the sheet begins with what was offered, and the board stays in sight beside or above it.
    page.click("[data-reply-with=counter]")
    page.wait_for_selector(".trade table")
    expect(page.locator(".trade .item input:checked")).to_have_count(1)
    expect(page.locator(".trade input[inputmode=decimal]").first).not_to_have_value("0")
    sheet, board = page.locator(".trade").bounding_box(), page.locator(".centre .square, .centre > *").bounding_box()
    assert board["x"] + board["width"] <= sheet["x"] + 1 or board["y"] < sheet["y"] - 100
    page.click(".trade [data-verb=withdraw]")
    page.wait_for_selector(".trade", state="detached")
    # The same offer again has the same answer; A accepts it.
    assert page.evaluate("(say) => magnat.propose(say)", mean)
    page.wait_for_selector("[data-reply-with=accept][aria-disabled=false]")  # not just after the offer has come
    cash = page.evaluate("magnat.view.cash[magnat.me]")
    page.keyboard.press("a")
    page.wait_for_function("(space) => magnat.view.owner[space] === magnat.me", arg=mean[2])
    page.wait_for_function("(cash) => magnat.view.cash[magnat.me] < cash", arg=cash)
    expect(page.locator("[data-offer]")).to_have_count(0)

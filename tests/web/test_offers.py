"""A bot answers a person's offer: yes if it is generous, no with a reason if it is not."""

from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.seen import watch, watched

pytestmark = pytest.mark.closer

# A sentence that offers a bot money for a deed in a group where I own nothing: a bot may rightly
# keep a deed that completes my group. Null while there is none for which I could pay five times the
# price.
WANTED = """async ([bots, generous]) => {
    const {owner} = magnat.view;
    const {space: spaces} = magnat.edition.board;
    const mine = new Set(spaces.flatMap(({group}, i) => owner[i] === magnat.me ? [group] : []));
    const free = spaces.flatMap(({group}, i) => bots.includes(owner[i]) && !mine.has(group) ? [i] : []);
    const space = free.sort((a, b) => spaces[a].price - spaces[b].price)[0];
    if (space === undefined) return null;
    const begun = ["trade", owner[space], space, magnat.edition.layout.money];
    const sums = (await magnat.drafting.preview(begun))?.ask.choices;
    const much = sums && Math.round(5 * spaces[space].price / sums.step) * sums.step;
    return sums && much <= sums.to ? [...begun, generous ? much : sums.step, "send"] : null;
}"""
BOTS = ["random", "distracted", "steady", "search"]


def make_offer(driver: Driver, bots: list[int], generous: bool = False) -> list[Any]:
    """Play until one of these bots owns a deed that I may ask for, and offer money for it."""
    for _ in range(300):
        state = driver.look()
        if "trade" in state["answers"]:
            offer: list[Any] | None = driver.page.evaluate(WANTED, [bots, generous])
            # Another seat may have spoken meanwhile: then offer again.
            if offer and driver.page.evaluate("(say) => magnat.drafting.propose(say)", offer):
                return offer
        # Save my money for the offer and leave the deeds to the bots.
        leaves = {"buy_or_auction": "auction", "bid": "0"}.get(state.get("ask", ""), "")
        driver.take(state, leaves if leaves in state["answers"] else None)
    raise AssertionError(f"no deed to ask for, only {driver.asked}")


def reply_to_offer(page: Any) -> Any:
    """Return the reply to my offer. Its timing is checked on a simulated clock in tests/match."""
    page.wait_for_selector("[data-reply]")
    return page.locator("[data-reply]").first


def close_reply(page: Any) -> None:
    """Refuse a counter-offer, or close the reply."""
    page.wait_for_function("() => !magnat.playing && magnat.sending === null")
    for answer in ("[data-reply-with=refuse]", "[data-read]"):
        if page.locator(answer).count():
            page.locator(answer).first.click()
    page.wait_for_selector("[data-reply]", state="detached")


# A random bot may take minutes until it owns a deed to ask for.
KINDS = [pytest.param(bot, marks=pytest.mark.survey if bot == "random" else []) for bot in BOTS]


@pytest.mark.parametrize("bot", KINDS)
@pytest.mark.parametrize("game", ["electronic", "millionaire"])
def test_every_kind_of_bot_replies_to_an_offer(visit: Any, game: str, bot: str) -> None:
    client = visit("fr")
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', bot], bot_pace=700)}")
    driver = Driver(page, wild=0)
    make_offer(driver, [1])
    reply = reply_to_offer(page)
    if bot == "random":  # any answer is a valid one
        return
    expect(reply).to_have_attribute("data-reply", "refused")
    assert len(reply.inner_text().split("\n")[-1]) > 8  # in words
    expect(page.locator("[data-dealing] [data-reply]")).to_have_count(1)  # beside the board
    if bot == "steady":
        checked(page)
    close_reply(page)
    watch(page, "replies", "[data-reply]", "data-reply")  # an accepted offer needs no reading and disappears
    make_offer(driver, [1], generous=True)
    watched(page, "replies", "accepted")
    if bot == "steady":  # the bot has answered: neither the button nor the journal offers an undo
        expect(page.locator("[data-unsay=gone]")).to_be_visible()
        expect(page.locator("[data-mark=last]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_bots_counter_offer_can_be_accepted_or_changed(visit: Any, phone: bool) -> None:
    client = visit("en", phone=phone)
    page = client.page
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady', 'steady'], bot_pace=700)}")
    driver = Driver(page, wild=0)
    for _ in range(20):
        mean = make_offer(driver, [1, 2])
        reply_to_offer(page)
        if page.locator("[data-reply-with=counter]").count():
            break
        close_reply(page)
        driver.take(driver.look())
    checked(page)
    # Counter: the dialogue starts with the bot's offer, and the board stays in sight beside or above it.
    page.click("[data-reply-with=counter]")
    page.wait_for_selector(".trade table")
    expect(page.locator(".trade .item input:checked")).to_have_count(1)
    expect(page.locator(".trade input[inputmode=decimal]").first).not_to_have_value("0")
    dialogue, board = page.locator(".trade").bounding_box(), page.locator(".centre .square, .centre > *").bounding_box()
    assert board["x"] + board["width"] <= dialogue["x"] + 1 or board["y"] < dialogue["y"] - 100
    page.click(".trade [data-verb=withdraw]")
    page.wait_for_selector(".trade", state="detached")
    # The same offer gets the same answer; A accepts it.
    assert page.evaluate("(say) => magnat.drafting.propose(say)", mean)
    page.wait_for_selector(
        "[data-reply-with=accept][aria-disabled=false]"
    )  # buttons ignore clicks just after the offer has appeared
    cash = page.evaluate("magnat.view.cash[magnat.me]")
    page.keyboard.press("a")
    page.wait_for_function("(space) => magnat.view.owner[space] === magnat.me", arg=mean[2])
    page.wait_for_function("(cash) => magnat.view.cash[magnat.me] < cash", arg=cash)
    expect(page.locator("[data-offer]")).to_have_count(0)

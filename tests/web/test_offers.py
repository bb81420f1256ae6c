"""A person's offer to a bot is answered: yes when it is generous, no with a reason when it is not."""

import time
from typing import Any

import pytest

from tests.web.checks import checked
from tests.web.driver import Driver

# From a seat that may trade: what I have, what another has, and a sentence that offers money for it.
WANTED = """async (generous) => {
    const {owner} = magnat.view;
    const space = owner.findIndex((seat) => seat > 0);
    if (space < 0) return null;
    const {price} = magnat.edition.board.space[space];
    const begun = ["trade", owner[space], space, magnat.edition.layout.money];
    const sums = (await magnat.preview(begun))?.ask.choices;
    if (!sums) return null;
    const sum = generous ? Math.min(sums.to, Math.round(5 * price / sums.step) * sums.step) : sums.step;
    return [...begun, sum, "send"];
}"""


@pytest.mark.parametrize("game", ["electronic", "millionaire"])
def test_a_bot_answers_within_three_seconds(visit: Any, game: str) -> None:
    here = visit("fr")
    page = here.page
    page.goto(f"{here.url}/t/{here.table(game, ['me', 'steady', 'search'], bot_pace=700)}")
    driver = Driver(page, wild=0)
    for generous in (True, False):
        wanted = None
        for _ in range(120):
            seen = driver.look()
            if "trade" in seen["answers"] and (wanted := page.evaluate(WANTED, generous)):
                break
            driver.take(seen)
        assert wanted is not None
        began = time.monotonic()
        assert page.evaluate("(say) => magnat.propose(say)", wanted)
        page.wait_for_selector("[data-reply]", timeout=3000)
        took = time.monotonic() - began
        said = page.locator("[data-reply]").first
        if generous:
            assert said.get_attribute("data-reply") == "accepted", said.inner_text()
        else:
            assert said.get_attribute("data-reply") == "refused"
            assert len(said.inner_text().split("\n")[-1]) > 8  # in words
            checked(page)
        assert took < 3
        page.wait_for_function("() => !magnat.playing && magnat.sending === null")
        if page.locator("[data-reply-with=refuse]").count():  # something was offered instead
            page.locator("[data-reply-with=refuse]").first.click()
        elif page.locator("[data-read]").count():
            page.locator("[data-read]").first.click()
        page.wait_for_selector("[data-reply]", state="detached")

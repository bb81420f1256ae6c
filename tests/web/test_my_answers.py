"""Answers that the page gives automatically, and undo."""

from typing import Any

import pytest

from tests.web.checks import expect
from tests.web.driver import Driver
from tests.web.pretend import pretend

pytestmark = pytest.mark.closer

SHOWN_MS = 1_500  # longer than an automatic answer is shown before it is sent


def test_an_answer_can_be_undone_until_the_dice_are_thrown(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady'])}")
    driver = Driver(page, wild=0)
    state = driver.until("buy_or_auction")
    # The dice have decided: the button's tooltip says why they cannot be undone.
    page.click("[data-unsay=gone]")
    page.wait_for_selector(".q [role=alert]:text('des dés ont été lancés')")
    cash = page.evaluate("magnat.view.cash[magnat.me]")
    driver.take(state, "buy")
    page.wait_for_function("(cash) => magnat.view.cash[magnat.me] < cash", arg=cash)
    page.click("[data-unsay=free]")
    page.wait_for_selector(".q [data-verb=buy]")
    page.wait_for_function("(cash) => magnat.view.cash[magnat.me] === cash", arg=cash)
    expect(page.locator(".lg")).to_contain_text("reprend", use_inner_text=True)


def test_a_turn_ends_by_itself_only_when_nothing_is_left(visit: Any) -> None:
    client = visit("en", endTurn=True, onlyAnswer=True)
    page = client.page
    page.clock.install()
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady'], options={'turn_limit': 30})}")
    driver = Driver(page, wild=0)
    by_itself = 0
    while (state := driver.look())["state"] != "over":
        options = {"build", "claim", "lift"} & {*state["answers"]}
        if state["ask"] == "after_move" and not state["draft"]:
            page.clock.run_for(SHOWN_MS)
            if not options:  # it appears and disappears
                page.wait_for_function("(n) => magnat.prompt.question !== n", arg=state["question"])
                by_itself += 1
                continue
            assert page.evaluate("magnat.prompt.question") == state["question"], options
        driver.take(state)
    assert by_itself > 3


def test_a_turn_with_something_left_to_do_does_not_end_by_itself(visit: Any) -> None:
    client = visit("en", endTurn=True)
    page = client.page
    page.clock.install()
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady'])}")
    Driver(page, wild=0).look()
    ask = {"ask": "after_move", "of": "verb", "silence": "end", "about": {}}
    for number, more in enumerate(["build", "claim", "lift", "mortgage"], 900):
        pretend(page, {**ask, "choices": ["end", more, "trade"]}, question=number)
        page.wait_for_selector(f".q [data-verb={more}]")
        page.clock.run_for(SHOWN_MS)
        assert page.evaluate("said") == (["end"] if more == "mortgage" else []), more


def test_large_raises_end_an_auction_after_a_few_bids(visit: Any) -> None:
    client = visit("en")
    page = client.page
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady', 'steady'])}")
    driver = Driver(page, wild=0)
    driver.until("bid", prefer="auction")
    lot = page.evaluate("magnat.frames[0].lot")
    calls = 0
    while page.evaluate("magnat.mine?.ask") == "bid" and page.evaluate("magnat.frames[0].lot") == lot:
        raises = page.locator(".q [data-raise]:not([aria-disabled=true])")
        number = page.evaluate("magnat.prompt.question")
        raises.last.click()
        calls += 1
        driver.stamp = ""
        page.wait_for_function("(n) => magnat.prompt.question !== n && (magnat.mine || magnat.over)", arg=number)
    page.wait_for_function("(lot) => magnat.view.owner[lot] === 0", arg=lot)
    assert calls <= 8

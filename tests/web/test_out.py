"""A bankrupt player still sees the game and whose move it is, until the end."""

from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.pretend import pretend

pytestmark = pytest.mark.closer

MOVES = """([seat, next, question]) => server.hear({
    type: "told", seq: magnat.connection.socket.have, at: Date.now() + magnat.skew, question, turn: next, changed: {},
    facts: [["turn", seat, question], ["threw", seat, 2, 3]], said: {seat, by: "bot", ask: "before_throw", say: ["throw"]},
    ask: {seat: next, ask: "before_throw", of: "verb", rule: ""}, pending: [{do: "before_throw", seat: next}],
})"""


@pytest.mark.parametrize(("game", "phone"), [("electronic", False), ("millionaire", True)], ids=["desktop", "phone"])
def test_a_bankrupt_person_sees_the_bots_play_on(visit: Any, game: str, phone: bool) -> None:
    client = visit("fr", phone=phone)
    page = client.page
    page.goto(f"{client.url}/t/{client.table(game, ['me', 'steady', 'steady'])}")
    Driver(page).look()
    names = page.evaluate("magnat.seats.map((look) => look.name)")
    ask = {"ask": "before_throw", "of": "verb", "seat": 1}
    pretend(page, ask, {"ring": [1, 2], "cash": [0, 900, 900]}, turn=1, facts=[["bankrupt", 0, 1]])
    page.wait_for_selector("[data-state=out]")
    head = "header.bar" if phone else ".q .who"
    for seat, after, question in ((1, 2, 901), (2, 1, 902), (1, 2, 903)):
        page.evaluate(MOVES, [seat, after, question])
        page.wait_for_function(f"() => magnat.prompt.question === {question} && !magnat.playing")
        expect(page.locator(head)).to_contain_text(f"C’est à {names[after]}", use_inner_text=True)
        expect(page.locator("#question")).to_contain_text(names[after], use_inner_text=True)
        page.wait_for_function("(seat) => magnat.log.at(-1).seat === seat", arg=seat)
    expect(page.locator(".q [data-verb], .q [data-choice], .mean .btn")).to_have_count(
        0
    )  # this seat is no longer asked
    checked(page, "light")
    page.evaluate(
        MOVES.replace("changed: {}", "changed: {}, over: true, winners: [2]").replace("ask: {seat", "ask: {end"),
        [2, -1, 904],
    )
    page.wait_for_selector("#end-title")
    expect(page.locator("#end-title")).to_contain_text(names[2], use_inner_text=True)
    expect(page.locator("[data-last]")).to_contain_text(names[2], use_inner_text=True)  # the last event

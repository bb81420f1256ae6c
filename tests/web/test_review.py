"""Reviews, side games from a moment, hints, and undo by agreement."""

from collections.abc import Callable
from typing import Any

import pytest

from magnat.match.state import UNDO_REQUEST_TIMEOUT_MS
from magnat.match.undo import UNDO_WINDOW_MS
from tests.web.checks import checked, expect, torn, wider
from tests.web.driver import Driver
from tests.web.house import LONG_MS
from tests.web.test_states import open_shared_table

pytestmark = pytest.mark.closer

SHORT = {"turn_limit": 8, "interturn_grace_seconds": 0}


def over(visit: Any, lang: str = "fr", **how: Any) -> tuple[Any, str]:
    """A game played to its end by bots, one of them for me; the end is shown."""
    client = visit(lang, **how)
    id = client.table("electronic", ["me", "random", "random"], options=SHORT)
    client.page.goto(f"{client.url}/t/{id}")
    client.page.wait_for_selector(".q")
    client.page.evaluate("void magnat.connection.send({type: 'stand_in', bot: 'random'})")
    client.page.wait_for_selector("#end-title", timeout=LONG_MS)
    return client, id


def reviewed(visit: Any, lang: str = "fr", **how: Any) -> tuple[Any, str]:
    """A finished game with its complete review."""
    client, id = over(visit, lang, **how)
    client.page.locator("dialog [data-review]").evaluate("link => link.click()")  # wherever the end has scrolled to
    client.page.wait_for_selector("[data-ready]", timeout=LONG_MS)
    return client, id


def test_the_review_of_a_game_by_keys_and_as_an_exercise(visit: Any) -> None:
    client, id = reviewed(visit)
    page = client.page
    assert page.url.split("#")[0].endswith(f"/r/{id}/review")
    count = page.locator("[data-moment]").count()
    assert count, "a game of random players has moments"
    first = page.locator("[data-moment][aria-current=true]").get_attribute("data-moment")
    page.keyboard.press("ArrowDown" if first == "1" else "ArrowUp")
    if count > 1:
        expect(page.locator("[data-moment][aria-current=true]")).not_to_have_attribute("data-moment", first)
    page.keyboard.press("t")
    page.wait_for_selector("#curve-title")
    page.locator(".left table th[scope=row]").nth(5).wait_for(state="attached")  # the curve is also a table
    page.keyboard.press("t")
    turn = page.locator("[data-turn]").first.inner_text()
    page.keyboard.press("Home")
    expect(page.locator("[data-turn]").first).not_to_have_text(turn, use_inner_text=True)
    checked(page)
    assert wider(page) == [] and torn(page) == []
    page.locator("[data-moment]:has(.n.answer)").first.click()
    page.keyboard.press("c")
    page.wait_for_selector("[data-search] button")
    expect(page.locator("[data-moment] .cost"), "while one searches, the list does not tell").to_have_count(0)
    page.locator("[data-search] button").first.click()
    page.wait_for_selector("[data-why]")
    expect(page.locator("[data-moment] .cost")).to_have_count(count)
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/t/{id}")


def test_the_review_on_a_phone_and_playing_on_from_a_moment(visit: Any) -> None:
    client, id = reviewed(visit, phone=True)
    page = client.page
    for number in (1, 2, 0):
        page.locator(".tabs button").nth(number).click()
        checked(page)
        assert wider(page) == [] and torn(page) == []
    page.click("[data-play-on]")
    page.wait_for_selector("[data-state=side]")
    page.wait_for_selector(".q")
    side = page.url.split("/")[-1]
    side_table = client.call("GET", f"/api/tables/{side}")
    assert side_table["side_of"] == id and [seat["kind"] for seat in side_table["seats"]] == ["player", "bot", "bot"]
    checked(page, "light")
    page.locator("[data-state=side] a").evaluate("link => link.click()")  # bots go on, and the focus follows
    page.wait_for_url(f"**/r/{id}/review*")


def test_no_review_while_the_game_runs(visit: Any) -> None:
    client = visit("fr")
    client.KNOWN = (*client.KNOWN, "409")
    id = client.table("electronic", ["me", "steady"])
    client.page.goto(f"{client.url}/r/{id}/review")
    client.page.wait_for_selector("h1:has-text('Pas encore de revue')")


def test_a_requested_hint_is_shown_and_listed_in_the_journal(visit: Any) -> None:
    client = visit("fr")
    id = client.table("electronic", ["me", "steady"], options={"turn_limit": 8})
    page = client.page
    page.goto(f"{client.url}/t/{id}")
    Driver(page).look()
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.keyboard.press("i")
    page.wait_for_selector("[data-hinted] li, [data-hinted] p", timeout=LONG_MS)
    expect(page.locator("[role=log]")).to_contain_text("regarde un indice", use_inner_text=True)
    checked(page, "light")
    page.keyboard.press("i")
    page.wait_for_selector("[data-hinted]", state="detached")


def answer_long_ago(host: Any, guest: Any, later: Callable[[int], None]) -> None:
    """Camille's answer is so old that its undo needs the others' agreement; the dice have not been thrown since."""
    drivers = [Driver(each.page, wild=0) for each in (host, guest)]
    free = "magnat.undoState === 'free'"
    while not host.page.evaluate(free):
        for driver in drivers:
            state = driver.look(patience=200)
            if state["state"] == "ask" and not host.page.evaluate(free):
                driver.take(state)
    later(UNDO_WINDOW_MS + 1)


@pytest.mark.parametrize("how", ["yes", "no"])
def test_an_undo_between_two_browsers_needs_agreement(visit: Any, later: Callable[[int], None], how: str) -> None:
    host, guest, _ = open_shared_table(visit, options={"interturn_grace_seconds": 0})
    answer_long_ago(host, guest, later)
    question = host.page.evaluate("magnat.prompt.question")
    host.page.keyboard.press("z")
    host.page.wait_for_selector("[data-taking-back=mine]")
    guest.page.wait_for_selector("[data-agree=yes]")
    for each in (host, guest):  # the answer in question, and how far back undo may go
        expect(each.page.locator("#back-title")).to_contain_text("«", use_inner_text=True)
        expect(each.page.locator("[data-floor]")).to_have_count(1)
    checked(guest.page, "light")
    checked(host.page, "dark")
    guest.page.keyboard.press("o" if how == "yes" else "n")
    host.page.wait_for_selector("[data-taking-back]", state="detached")
    host.page.wait_for_function(f"() => magnat.prompt.question {'>' if how == 'yes' else '==='} {question}")
    outcome = "reprend «" if how == "yes" else "ne se reprend pas"
    host.page.wait_for_function(f"() => document.querySelector('[role=log]').innerText.includes({outcome!r})")


def test_an_undo_request_without_a_reply_is_refused(visit: Any, later: Callable[[int], None]) -> None:
    host, guest, _ = open_shared_table(visit, options={"interturn_grace_seconds": 0})
    answer_long_ago(host, guest, later)
    question = host.page.evaluate("magnat.prompt.question")
    host.page.keyboard.press("z")
    guest.page.wait_for_selector("[data-agree=yes]")
    later(UNDO_REQUEST_TIMEOUT_MS)
    for each in (host, guest):
        each.page.wait_for_selector("[data-taking-back]", state="detached")
        expect(each.page.locator(".lg")).to_contain_text("ne se reprend pas", use_inner_text=True)
    host.page.wait_for_function(f"() => magnat.prompt.question === {question}")

"""Understanding a game: the review, playing on from a moment, a hint, and taking an answer back with the others' word."""

from collections.abc import Callable
from typing import Any

import pytest

from magnat.match.state import UNDO_REQUEST_TIMEOUT_MS
from magnat.match.undo import UNDO_WINDOW_MS
from tests.web.checks import checked, expect, torn, wider
from tests.web.driver import Driver
from tests.web.house import LONG_MS
from tests.web.test_states import shared

pytestmark = pytest.mark.closer

SHORT = {"turn_limit": 8, "interturn_grace_seconds": 0}


def over(visit: Any, lang: str = "fr", **how: Any) -> tuple[Any, str]:
    """A game that bots have played to its end, one of them for me; the end is shown."""
    here = visit(lang, **how)
    id = here.table("electronic", ["me", "random", "random"], options=SHORT)
    here.page.goto(f"{here.url}/t/{id}")
    here.page.wait_for_selector(".q")
    here.page.evaluate("void magnat.connection.send({type: 'stand_in', bot: 'random'})")
    here.page.wait_for_selector("#end-title", timeout=LONG_MS)
    return here, id


def reviewed(visit: Any, lang: str = "fr", **how: Any) -> tuple[Any, str]:
    """The same, with its review, which is whole."""
    here, id = over(visit, lang, **how)
    here.page.locator("dialog [data-review]").evaluate("link => link.click()")  # wherever the end has scrolled to
    here.page.wait_for_selector("[data-ready]", timeout=LONG_MS)
    return here, id


def test_the_review_of_a_game_by_keys_and_as_an_exercise(visit: Any) -> None:
    here, id = reviewed(visit)
    page = here.page
    assert page.url.split("#")[0].endswith(f"/r/{id}/review")
    count = page.locator("[data-moment]").count()
    assert count, "random players give something to talk about"
    first = page.locator("[data-moment][aria-current=true]").get_attribute("data-moment")
    page.keyboard.press("ArrowDown" if first == "1" else "ArrowUp")
    if count > 1:
        expect(page.locator("[data-moment][aria-current=true]")).not_to_have_attribute("data-moment", first)
    page.keyboard.press("t")
    page.wait_for_selector("#curve-title")
    page.locator(".left table th[scope=row]").nth(5).wait_for(state="attached")  # the curve has a table behind it
    page.keyboard.press("t")
    shown = page.locator("[data-turn]").first.inner_text()
    page.keyboard.press("Home")
    expect(page.locator("[data-turn]").first).not_to_have_text(shown, use_inner_text=True)
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
    here, id = reviewed(visit, phone=True)
    page = here.page
    for number in (1, 2, 0):
        page.locator(".tabs button").nth(number).click()
        checked(page)
        assert wider(page) == [] and torn(page) == []
    page.click("[data-play-on]")
    page.wait_for_selector("[data-state=side]")
    page.wait_for_selector(".q")
    side = page.url.split("/")[-1]
    told = here.call("GET", f"/api/tables/{side}")
    assert told["side_of"] == id and [seat["kind"] for seat in told["seats"]] == ["player", "bot", "bot"]
    checked(page, "light")
    page.locator("[data-state=side] a").evaluate("link => link.click()")  # bots go on, and the focus with them
    page.wait_for_url(f"**/r/{id}/review*")


def test_no_review_while_the_game_runs(visit: Any) -> None:
    here = visit("fr")
    here.KNOWN = (*here.KNOWN, "409")
    id = here.table("electronic", ["me", "steady"])
    here.page.goto(f"{here.url}/r/{id}/review")
    here.page.wait_for_selector("h1:has-text('Pas encore de revue')")


def test_a_hint_comes_when_it_is_asked_for_and_stands_in_the_journal(visit: Any) -> None:
    here = visit("fr")
    id = here.table("electronic", ["me", "steady"], options={"turn_limit": 8})
    page = here.page
    page.goto(f"{here.url}/t/{id}")
    Driver(page).look()
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.keyboard.press("i")
    page.wait_for_selector("[data-hinted] li, [data-hinted] p", timeout=LONG_MS)
    expect(page.locator("[role=log]")).to_contain_text("regarde un indice", use_inner_text=True)
    checked(page, "light")
    page.keyboard.press("i")
    page.wait_for_selector("[data-hinted]", state="detached")


def said(host: Any, guest: Any, later: Callable[[int], None]) -> None:
    """Camille has said something that nature has not answered, long enough ago that she must ask."""
    drivers = [Driver(each.page, wild=0) for each in (host, guest)]
    free = "magnat.unsay === 'free'"
    while not host.page.evaluate(free):
        for driver in drivers:
            seen = driver.look(patience=200)
            if seen["state"] == "ask" and not host.page.evaluate(free):
                driver.take(seen)
    later(UNDO_WINDOW_MS + 1)


@pytest.mark.parametrize("how", ["yes", "no"])
def test_two_browsers_decide_whether_an_answer_comes_back(visit: Any, later: Callable[[int], None], how: str) -> None:
    host, guest, _ = shared(visit, options={"interturn_grace_seconds": 0})
    said(host, guest, later)
    question = host.page.evaluate("magnat.put.question")
    host.page.keyboard.press("z")
    host.page.wait_for_selector("[data-taking-back=mine]")
    guest.page.wait_for_selector("[data-agree=yes]")
    for each in (host, guest):  # what it is about, and how far back one may go
        expect(each.page.locator("#back-title")).to_contain_text("«", use_inner_text=True)
        expect(each.page.locator("[data-floor]")).to_have_count(1)
    checked(guest.page, "light")
    checked(host.page, "dark")
    guest.page.keyboard.press("o" if how == "yes" else "n")
    host.page.wait_for_selector("[data-taking-back]", state="detached")
    host.page.wait_for_function(f"() => magnat.put.question {'>' if how == 'yes' else '==='} {question}")
    words = "reprend «" if how == "yes" else "ne se reprend pas"
    host.page.wait_for_function(f"() => document.querySelector('[role=log]').innerText.includes({words!r})")


def test_silence_between_two_browsers_is_a_no(visit: Any, later: Callable[[int], None]) -> None:
    host, guest, _ = shared(visit, options={"interturn_grace_seconds": 0})
    said(host, guest, later)
    question = host.page.evaluate("magnat.put.question")
    host.page.keyboard.press("z")
    guest.page.wait_for_selector("[data-agree=yes]")
    later(UNDO_REQUEST_TIMEOUT_MS)
    for each in (host, guest):
        each.page.wait_for_selector("[data-taking-back]", state="detached")
        expect(each.page.locator(".lg")).to_contain_text("ne se reprend pas", use_inner_text=True)
    host.page.wait_for_function(f"() => magnat.put.question === {question}")

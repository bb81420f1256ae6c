"""Whole games in a real browser, clicking what the page offers."""

from contextlib import suppress
from typing import Any

import pytest

from magnat.games import GAMES
from tests.web.driver import Driver, Keys

SHORT = {"electronic": {"turn_limit": 24}}


def short(game: str) -> dict[str, Any]:
    from magnat.games import variants

    known = {option.name for option in next(iter(variants(game).values())).declared}
    return {"turn_limit": SHORT.get(game, {}).get("turn_limit", 40)} if "turn_limit" in known else {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)], ids=["desktop-fr", "phone-en"])
def test_a_whole_game_by_clicking(visit: Any, game: str, lang: str, phone: bool) -> None:
    here = visit(lang, phone=phone)
    id = here.table(game, ["me", "steady", "steady"], options=short(game))
    here.page.goto(f"{here.url}/t/{id}")
    driver = Driver(here.page)
    driver.play()
    assert driver.asked
    here.page.wait_for_selector("#end-title")
    assert here.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visit: Any, game: str) -> None:
    here = visit("fr")
    id = here.table(game, ["me", "steady"], options=short(game))
    here.page.goto(f"{here.url}/t/{id}")
    Keys(here.page).play()
    here.page.wait_for_selector("#end-title")


def test_two_clicks_from_home_to_a_running_table(visit: Any) -> None:
    here = visit("fr")
    here.page.goto(here.url)
    began = here.page.evaluate("performance.now()")
    here.page.click("[data-play=electronic]")
    here.page.wait_for_selector(".q [data-verb]")
    assert here.page.evaluate("performance.now()") - began < 4000


def test_a_table_from_the_set_up_with_a_guest_by_code(visit: Any) -> None:
    host, guest = visit("fr"), visit("en", phone=True)
    host.page.goto(f"{host.url}/new/electronic")
    host.page.wait_for_selector("[data-start]")
    host.page.click("button[aria-label='Une place de moins']")
    host.page.click("button[aria-label='Une place de moins']")
    host.page.locator(".place select").first.select_option("open")
    host.page.click("[data-start]")
    code = host.page.locator("[data-code]").inner_text()
    guest.page.goto(guest.url)
    guest.page.fill("form.code input", code)
    guest.page.keyboard.press("Enter")
    guest.page.fill("#name", "Nadia")
    guest.page.click("[data-sit]")
    host.page.wait_for_selector("text=Nadia")
    host.page.click("[data-start]")
    host.page.wait_for_selector(".q")
    guest.page.wait_for_selector(".q")
    assert host.page.evaluate("magnat.view.cash") == guest.page.evaluate("magnat.view.cash")


def test_a_double_click_acts_once(visit: Any) -> None:
    here = visit("fr")
    id = here.table("electronic", ["me", "steady"])
    here.page.goto(f"{here.url}/t/{id}")
    here.page.wait_for_selector(".q [data-verb=throw]:not([aria-disabled=true])")
    here.page.wait_for_function("magnat.mine && magnat.mine.ask === 'before_throw'")
    turns = here.page.evaluate("[magnat.view.turns, magnat.put.question]")
    here.page.dblclick(".q [data-verb=throw]")
    here.page.wait_for_timeout(800)
    mine = "magnat.log.filter((line) => line.fact && line.seat === magnat.me && line.fact[0] === 'threw').length"
    bought = "magnat.log.filter((line) => line.fact && line.fact[0] === 'bought' && line.seat === magnat.me).length"
    assert here.page.evaluate(mine) == 1, turns
    assert here.page.evaluate(bought) == 0


def until(here: Any, ask: str, most: int = 600) -> None:
    """Play until this is asked of me."""
    driver = Driver(here.page, wild=0)
    for _ in range(most):
        seen = driver.look()
        if seen["state"] == "ask" and seen["ask"] == ask:
            return
        if seen["state"] == "ask" and seen["ask"] == "buy_or_auction" and "auction" in seen["answers"]:
            with suppress(Exception):  # it may be asked and answered anew meanwhile
                here.page.click(".q [data-verb=auction]", timeout=1000)
            continue
        driver.step()
    raise AssertionError(f"never asked: {ask}")


def test_killed_in_mid_auction_it_returns_to_the_same_question(visit: Any) -> None:
    here = visit("fr")
    id = here.table("electronic", ["me", "steady"])
    here.page.goto(f"{here.url}/t/{id}")
    until(here, "bid")
    number, text = here.page.evaluate("[magnat.put.question, document.getElementById('question').textContent]")
    here.page.close()
    here.page = here.open()
    here.page.goto(f"{here.url}/t/{id}")
    here.page.wait_for_selector(".q [data-choice]")
    assert here.page.evaluate("magnat.put.question") == number
    assert here.page.locator("#question").inner_text() == text
    assert here.page.evaluate("document.activeElement.id") == "question"


def test_two_browsers_stay_equal_through_a_break(visit: Any) -> None:
    host, guest = visit("fr"), visit("en")
    id = host.table("electronic", ["me", "open", "steady"], start=False)
    guest.page.goto(guest.url)
    guest.call("POST", "/api/players", {"name": "Nadia"})
    guest.call("POST", f"/api/tables/{id}/seats", {})
    host.call("POST", f"/api/tables/{id}/start", {})
    for each in (host, guest):
        each.page.goto(f"{each.url}/t/{id}")
        each.page.wait_for_selector(".q")
    both = [Driver(host.page, 2), Driver(guest.page, 3)]
    for turn in range(60):
        for driver in both:
            driver.step()
        if turn in (20, 40):
            guest.page.evaluate("magnat.socket.drop()")
    for each in (host, guest):
        each.page.wait_for_function("magnat.link === 'open' && !magnat.playing")
    same = "JSON.stringify([magnat.put.question, magnat.view.cash, magnat.view.place, magnat.view.owner, magnat.log.length])"
    host.page.wait_for_timeout(600)
    assert host.page.evaluate(same) == guest.page.evaluate(same)

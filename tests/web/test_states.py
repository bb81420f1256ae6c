"""When things go wrong: each state has its own picture, and coming back always leads to the seat."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.house import Visit, served
from tests.web.pretend import pretend
from tests.web.seen import watch, watched

pytestmark = pytest.mark.closer


def shared(visit: Any, **more: Any) -> tuple[Visit, Visit, str]:
    """Camille and Nadia at one table, each with a browser of her own."""
    host, guest = visit("fr"), visit("fr")
    id = host.table("electronic", ["me", "open"], start=False, **more)
    guest.page.goto(guest.url)
    guest.call("POST", "/api/players", {"name": "Nadia"})
    guest.call("POST", f"/api/tables/{id}/seats", {})
    guest.page.evaluate("localStorage.setItem('magnat-player', '1')")
    host.call("POST", f"/api/tables/{id}/start", {})
    for each in (host, guest):
        each.page.goto(f"{each.url}/t/{id}")
        each.page.wait_for_selector(".q")
    return host, guest, id


def to_the_guest(host: Any) -> None:
    """Camille plays until Nadia is asked."""
    driver = Driver(host.page, wild=0)
    while host.page.evaluate("magnat.playing || magnat.sending !== null || magnat.put.ask.seat === magnat.me"):
        seen = driver.look(patience=200)
        if seen["state"] == "ask":
            driver.take(seen)


def test_reconnecting_and_back_again(visit: Any) -> None:
    here = visit("fr")
    id = here.table("electronic", ["me", "steady"])
    here.page.goto(f"{here.url}/t/{id}")
    here.page.wait_for_selector(".q")
    watch(here.page, "states", "[data-state]", "data-state")
    here.page.evaluate("magnat.connection.socket.drop()")
    watched(here.page, "states", "lost", "resumed")


def test_the_server_is_gone_and_comes_back(browser: Any, tmp_path: Path) -> None:
    here = None
    with served(tmp_path) as url:
        here = Visit(browser, url, "fr")
        here.KNOWN = (*here.KNOWN, "ERR_CONNECTION_REFUSED")
        here.page.clock.install()
        id = here.table("electronic", ["me", "steady"])
        here.page.goto(f"{url}/t/{id}")
        Driver(here.page).look()
        question = here.page.evaluate("magnat.put.question")
    page = here.page
    page.wait_for_selector("[data-state=lost]")
    expect(page.locator(".q [data-verb]").first).to_have_attribute("aria-disabled", "true")
    page.evaluate("magnat.connection.lostAt -= 20000")  # as if it had been long ago
    page.wait_for_selector("[data-state=gone]")
    checked(page, "light")
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 3_600)  # from now on it tries again only when told to
    with served(tmp_path, port=int(url.rsplit(":", 1)[1])):
        watch(page, "states", "[data-state]", "data-state")
        page.click("[data-state=gone] button")
        watched(page, "states", "gone", "resumed")
        page.wait_for_function("(n) => magnat.put.question === n && magnat.me === 0", arg=question)
    here.close()


def test_somebody_is_away_and_a_bot_takes_over_until_she_is_back(visit: Any, later: Callable[[int], None]) -> None:
    host, guest, id = shared(visit, absence={"after": 300, "bot": "steady", "budget": 600})
    to_the_guest(host)
    guest.page.close()
    host.page.wait_for_selector("[data-state=away]")
    expect(host.page.locator("[data-state=away]")).to_contain_text("Nadia", use_inner_text=True)
    checked(host.page, "light")
    later(300_000)
    host.page.wait_for_selector("text=Un robot joue pour Nadia")
    guest.page = guest.open()
    guest.page.goto(f"{guest.url}/t/{id}")
    guest.page.wait_for_function("() => magnat.me === 1 && !magnat.info.seats[1].stands_in")
    host.page.wait_for_selector("text=Un robot joue pour Nadia", state="detached")


def test_a_bot_plays_for_me_while_i_want_it(visit: Any) -> None:
    here = visit("fr")
    id = here.table("electronic", ["me", "steady"], bot_pace=500)
    here.page.goto(f"{here.url}/t/{id}")
    here.page.wait_for_selector(".q")
    here.page.click("[data-stand-in]")
    here.page.wait_for_selector("[data-state=bot-plays]")
    here.page.wait_for_function("() => magnat.log.some((line) => line.by === 'stand_in')")
    here.page.click("[data-state=bot-plays] button")
    here.page.wait_for_selector("[data-state=bot-plays]", state="detached")
    Driver(here.page).step()


def test_my_turn_runs_out_and_silence_answers(visit: Any, later: Callable[[int], None]) -> None:
    here = visit("fr")
    id = here.table("electronic", ["me", "steady"], clock={"bank": 600, "increment": 0})
    page = here.page
    page.goto(f"{here.url}/t/{id}")
    Driver(page).look()
    expect(page.locator(".q .foot")).to_contain_text("Sans réponse")
    number = page.evaluate("magnat.put.question")
    # Almost all of the time passes at once, for the page alone.
    page.evaluate("void (magnat.clocks.skew += 595_000)")
    page.wait_for_selector("[data-state=late]")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("secondes")
    assert page.evaluate("magnat.put.question") == number
    later(600_000)
    page.wait_for_function("(number) => magnat.put.question > number", arg=number)


def test_a_wrong_code_a_full_table_and_a_game_that_is_over(visit: Any) -> None:
    host, guest = visit("fr"), visit("fr")
    guest.KNOWN = (*guest.KNOWN, "404")
    guest.page.goto(f"{guest.url}/j/QQQQQQ")
    guest.page.wait_for_selector("text=Aucune table n’a ce code")
    checked(guest.page, "light")
    id = host.table("electronic", ["me", "steady"])
    code = host.call("GET", f"/api/tables/{id}")["code"]
    guest.page.goto(f"{guest.url}/j/{code}")
    guest.page.wait_for_selector("text=La table est complète.")
    checked(guest.page, "light")
    host.call("POST", f"/api/tables/{id}/abort", {})
    guest.page.goto(f"{guest.url}/j/{code}")
    guest.page.wait_for_selector("text=Cette partie est finie.")
    checked(guest.page, "light")


def test_who_has_company_talks_beside_the_board(visit: Any) -> None:
    host, guest, _ = shared(visit)
    host.page.click(".rail [data-phrase=hello]")
    host.page.click(".rail [data-react=star]")
    heard = guest.page.locator(".rail .talk p:has-text('Camille')")
    heard.nth(1).wait_for()
    assert "Bonjour" in heard.nth(0).inner_text() and "★" in heard.nth(1).inner_text()
    alone = visit("fr")
    alone.page.goto(f"{alone.url}/t/{alone.table('electronic', ['me', 'steady'])}")
    Driver(alone.page).look()
    expect(alone.page.locator(".rail .lg")).to_have_count(1)
    expect(alone.page.locator(".rail [data-phrase]")).to_have_count(0)  # nobody would hear it


def test_who_only_visits_the_jail_is_not_said_to_be_in_it(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    page.goto(f"{here.url}/t/{here.table('electronic', ['me', 'steady', 'steady'])}")
    Driver(page).look()
    jail = page.evaluate("magnat.edition.board.space.findIndex((space) => space.kind === 'jail')")
    changed = {"place": [jail, jail, jail - 1], "jailed": [0, 2, 0]}
    pretend(page, {"ask": "before_throw", "of": "verb", "choices": ["throw"]}, changed)
    where = [page.locator(f".players [data-strip='{seat}']").inner_text() for seat in range(3)]
    assert "en simple visite" in where[0] and "en prison" in where[1]
    assert "prison" not in where[2].lower() and "visite" not in where[2]

"""Every error state has its own picture, and coming back always leads to the seat."""

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


def open_shared_table(visit: Any, **more: Any) -> tuple[Visit, Visit, str]:
    """Camille and Nadia at one table, each in a separate browser."""
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


def play_until_guest(host: Any) -> None:
    """Camille plays until Nadia is asked."""
    driver = Driver(host.page, wild=0)
    while host.page.evaluate("magnat.playing || magnat.sending !== null || magnat.prompt.ask.seat === magnat.me"):
        state = driver.look(patience=200)
        if state["state"] == "ask":
            driver.take(state)


def test_a_lost_connection_is_shown_until_it_is_restored(visit: Any) -> None:
    client = visit("fr")
    id = client.table("electronic", ["me", "steady"])
    client.page.goto(f"{client.url}/t/{id}")
    client.page.wait_for_selector(".q")
    watch(client.page, "states", "[data-state]", "data-state")
    client.page.evaluate("magnat.connection.socket.drop()")
    watched(client.page, "states", "lost", "resumed")


def test_a_restarted_server_continues_the_game(browser: Any, tmp_path: Path) -> None:
    client = None
    with served(tmp_path) as url:
        client = Visit(browser, url, "fr")
        client.KNOWN = (*client.KNOWN, "ERR_CONNECTION_REFUSED")
        client.page.clock.install()
        id = client.table("electronic", ["me", "steady"])
        client.page.goto(f"{url}/t/{id}")
        Driver(client.page).look()
        question = client.page.evaluate("magnat.prompt.question")
    page = client.page
    page.wait_for_selector("[data-state=lost]")
    expect(page.locator(".q [data-verb]").first).to_have_attribute("aria-disabled", "true")
    page.evaluate("magnat.connection.lostAt -= 20000")  # as if the connection had been lost long ago
    page.wait_for_selector("[data-state=gone]")
    checked(page, "light")
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 3_600)  # from now on it retries only on demand
    with served(tmp_path, port=int(url.rsplit(":", 1)[1])):
        watch(page, "states", "[data-state]", "data-state")
        page.click("[data-state=gone] button")
        watched(page, "states", "gone", "resumed")
        page.wait_for_function("(n) => magnat.prompt.question === n && magnat.me === 0", arg=question)
    client.close()


def test_a_bot_replaces_an_absent_player_until_she_is_back(visit: Any, later: Callable[[int], None]) -> None:
    host, guest, id = open_shared_table(visit, absence={"after": 300, "bot": "steady", "budget": 600})
    play_until_guest(host)
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


def test_a_bot_can_replace_me_and_be_dismissed(visit: Any) -> None:
    client = visit("fr")
    id = client.table("electronic", ["me", "steady"], bot_pace=500)
    client.page.goto(f"{client.url}/t/{id}")
    client.page.wait_for_selector(".q")
    client.page.click("[data-stand-in]")
    client.page.wait_for_selector("[data-state=bot-plays]")
    client.page.wait_for_function("() => magnat.log.some((line) => line.by === 'stand_in')")
    client.page.click("[data-state=bot-plays] button")
    client.page.wait_for_selector("[data-state=bot-plays]", state="detached")
    Driver(client.page).step()


def test_a_turn_that_times_out_gets_the_default_answer(visit: Any, later: Callable[[int], None]) -> None:
    client = visit("fr")
    id = client.table("electronic", ["me", "steady"], clock={"bank": 600, "increment": 0})
    page = client.page
    page.goto(f"{client.url}/t/{id}")
    Driver(page).look()
    expect(page.locator(".q .foot")).to_contain_text("Sans réponse")
    number = page.evaluate("magnat.prompt.question")
    # Advances the page's clock alone, by almost all of the remaining time.
    page.evaluate("void (magnat.clocks.skew += 595_000)")
    page.wait_for_selector("[data-state=late]")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("secondes")
    assert page.evaluate("magnat.prompt.question") == number
    later(600_000)
    page.wait_for_function("(number) => magnat.prompt.question > number", arg=number)


def test_wrong_codes_full_tables_and_finished_games_are_refused(visit: Any) -> None:
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


def test_the_chat_is_beside_the_board_if_others_are_there(visit: Any) -> None:
    host, guest, _ = open_shared_table(visit)
    host.page.click(".rail [data-phrase=hello]")
    host.page.click(".rail [data-react=star]")
    messages = guest.page.locator(".rail .talk p:has-text('Camille')")
    messages.nth(1).wait_for()
    assert "Bonjour" in messages.nth(0).inner_text() and "★" in messages.nth(1).inner_text()
    alone = visit("fr")
    alone.page.goto(f"{alone.url}/t/{alone.table('electronic', ['me', 'steady'])}")
    Driver(alone.page).look()
    expect(alone.page.locator(".rail .lg")).to_have_count(1)
    expect(alone.page.locator(".rail [data-phrase]")).to_have_count(0)  # nobody else is there to read it


def test_visitors_of_the_jail_are_not_shown_as_prisoners(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    page.goto(f"{client.url}/t/{client.table('electronic', ['me', 'steady', 'steady'])}")
    Driver(page).look()
    jail = page.evaluate("magnat.edition.board.space.findIndex((space) => space.kind === 'jail')")
    changed = {"place": [jail, jail, jail - 1], "jailed": [0, 2, 0]}
    pretend(page, {"ask": "before_throw", "of": "verb", "choices": ["throw"]}, changed)
    where = [page.locator(f".players [data-strip='{seat}']").inner_text() for seat in range(3)]
    assert "en simple visite" in where[0] and "en prison" in where[1]
    assert "prison" not in where[2].lower() and "visite" not in where[2]

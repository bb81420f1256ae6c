"""Whole games in a real browser, clicking what the page offers."""

from collections.abc import Iterator
from typing import Any

import pytest

from magnat.bots import default_lineup
from magnat.games import all_games, variants
from tests.web.checks import checked, expect
from tests.web.driver import Driver, Keys, answer_together
from tests.web.seen import agreed

# A game that would take too long ends by the option its booklet or ours has for that.
TURNS = {"turn_limit": 24, "turn_cap": 24, "max_turns": 60}
GAME = pytest.mark.parametrize("game", all_games())
PROFILES = (("fr", False), ("en", True))


def short(game: str, share: int = 1) -> dict[str, Any]:
    """The options that end a game early; a share of 3 ends it after a third of the turns."""
    known = {option.name for option in next(iter(variants(game).values())).declared}
    return {name: turns // share for name, turns in TURNS.items() if name in known}


def games_played() -> Iterator[Any]:
    """Each game on a desktop and on a phone, in another language.

    One of the two is short and runs in `make test`, in turn on a desktop and on a phone. The other one is longer and
    runs in `.ci/run`: it meets the same components again, with more on the board.
    """
    for number, game in enumerate(all_games()):
        for lang, phone in PROFILES:
            quick = phone == bool(number % 2)
            name = f"{'phone' if phone else 'desktop'}-{lang}-{game}"
            yield pytest.param(game, lang, phone, 3 if quick else 1, marks=[] if quick else pytest.mark.closer, id=name)


@pytest.mark.parametrize(("game", "lang", "phone", "share"), [*games_played()])
def test_a_whole_game_by_clicking(visit: Any, game: str, lang: str, phone: bool, share: int) -> None:
    here = visit(lang, phone=phone)
    id = here.table(game, ["me", "steady", "steady"], options=short(game, share))
    here.page.goto(f"{here.url}/t/{id}")
    driver = Driver(here.page, touch=phone and game in ("electronic", "deal"))
    for _ in range(8):
        driver.step()
    driver.look()  # nobody moves any more: the page stands still while it is looked at
    checked(here.page)
    driver.play()
    assert driver.asked
    here.page.wait_for_selector(".chart svg[role=img]")
    checked(here.page, "dark" if phone else "light")


@pytest.mark.closer
@GAME
def test_a_whole_game_by_keyboard_alone(visit: Any, game: str) -> None:
    here = visit("fr" if all_games().index(game) % 2 else "en")
    id = here.table(game, ["me", "steady"], options=short(game))
    here.page.goto(f"{here.url}/t/{id}")
    Keys(here.page).play()


def test_a_table_from_the_set_up_with_a_guest_by_code(visit: Any) -> None:
    host, guest = visit("fr"), visit("en", phone=True)
    host.page.goto(f"{host.url}/new/electronic")
    host.page.wait_for_selector("[data-start]")
    bots = host.page.locator(".place select")
    assert bots.evaluate_all("all => all.map(each => each.value)") == default_lineup("electronic", 4)[1:]
    names = bots.first.locator("option").all_inner_texts()
    assert {"robot facile", "robot normal", "robot difficile", "robot expert", "robot prudent"} <= {*names}
    assert len(names) == len({*names})
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


def test_one_click_and_three_commands_lead_from_home_to_a_running_table(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    page.goto(here.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.extend([request.url] if request.method == "POST" else []))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.click("[data-play=electronic]:not([disabled])")
    page.wait_for_selector(".q [data-verb]")
    id = page.evaluate("magnat.info.id")
    told = [url.split("/api/")[1].split("?")[0] for url in asked]
    assert told == ["players", "tables", f"tables/{id}/start", f"tables/{id}/socket"]


def test_a_double_click_acts_once(visit: Any) -> None:
    here = visit("fr")
    id = here.table("electronic", ["me", "steady"])
    here.page.goto(f"{here.url}/t/{id}")
    Driver(here.page).until("before_throw")
    here.page.evaluate("""() => {
        const socket = magnat.connection.socket;
        const send = socket.send.bind(socket);
        window.said = [];
        socket.send = (command) => (window.said.push(command.type), send(command));
    }""")
    here.page.dblclick(".q [data-verb=throw]")
    Driver(here.page).look()
    mine = "magnat.log.filter((line) => line.fact && line.seat === magnat.me && line.fact[0] === 'threw').length"
    here.page.wait_for_function(f"() => {mine} === 1")
    assert here.page.evaluate("said.filter((type) => type === 'say').length") == 1


def test_killed_in_mid_auction_it_returns_to_the_same_question(visit: Any) -> None:
    here = visit("fr")
    id = here.table("electronic", ["me", "steady"])
    here.page.goto(f"{here.url}/t/{id}")
    Driver(here.page, wild=0).until("bid", prefer="auction")
    number, text = here.page.evaluate("[magnat.put.question, document.getElementById('question').textContent]")
    here.page.close()
    here.page = here.open()
    here.page.goto(f"{here.url}/t/{id}")
    here.page.wait_for_selector(".q [data-choice]")
    here.page.wait_for_function("(n) => magnat.put.question === n", arg=number)
    expect(here.page.locator("#question")).to_have_text(text, use_inner_text=True)
    here.page.wait_for_function("() => document.activeElement.id === 'question'")


def test_two_browsers_stay_equal_through_a_break(visit: Any) -> None:
    host, guest = visit("fr"), visit("en")
    id = host.table("electronic", ["me", "open", "steady"], start=False, options={"interturn_grace_seconds": 0})
    guest.page.goto(guest.url)
    guest.call("POST", "/api/players", {"name": "Nadia"})
    guest.call("POST", f"/api/tables/{id}/seats", {})
    host.call("POST", f"/api/tables/{id}/start", {})
    for each in (host, guest):
        each.page.goto(f"{each.url}/t/{id}")
        each.page.wait_for_selector(".q")
    both = [Driver(host.page, 2), Driver(guest.page, 3)]
    for turn in range(24):
        answer_together(both)
        if turn in (8, 16):
            guest.page.evaluate("magnat.connection.socket.drop()")
    for each in (host, guest):
        each.page.wait_for_function("() => magnat.link === 'open' && !magnat.playing && magnat.sending === null")
    told = ("put.question", "view.cash", "view.place", "view.owner", "log.length")
    state = "[" + ", ".join(f"magnat.{name}" for name in told) + "]"
    assert agreed([host.page, guest.page], state)


@pytest.mark.closer
def test_who_is_out_of_the_game_waits_for_its_end(visit: Any) -> None:
    """Bots play on without me: that is no table that stands still."""
    here = visit("fr")
    id = here.table("electronic", ["me", "steady", "steady"], options={"turn_limit": 4})
    here.page.goto(f"{here.url}/t/{id}")
    driver = Driver(here.page)
    driver.look()
    here.page.evaluate("magnat.connection.send({type: 'resign'})")
    while driver.step():
        pass
    here.page.wait_for_function("() => magnat.over")

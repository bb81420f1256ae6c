"""Whole games in a real browser, played by clicking."""

from collections.abc import Iterator
from typing import Any

import pytest

from magnat.bots import default_lineup
from magnat.games import all_games, variants
from tests.web.checks import checked, expect
from tests.web.driver import Driver, Keys, answer_together
from tests.web.seen import agreed

# Long games are ended by a booklet option, or by one of ours.
TURNS = {"turn_limit": 24, "turn_cap": 24, "max_turns": 60}
GAME = pytest.mark.parametrize("game", all_games())
PROFILES = (("fr", False), ("en", True), ("de", False))


def short(game: str, share: int = 1) -> dict[str, Any]:
    """Return the options that end a game early; a share of 3 ends it after a third of the turns."""
    declared = {option.name for option in next(iter(variants(game).values())).declared}
    return {name: turns // share for name, turns in TURNS.items() if name in declared}


def games_played() -> Iterator[Any]:
    """Each game in every language, on a desktop and on a phone.

    One of them is short and runs in `make test`, alternating between desktop and phone. The others are longer and
    run in `.ci/run`: they meet the same components with more on the board.
    """
    for number, game in enumerate(all_games()):
        for lang, phone in PROFILES:
            quick = phone == bool(number % 2) and lang != "de"
            name = f"{'phone' if phone else 'desktop'}-{lang}-{game}"
            yield pytest.param(game, lang, phone, 3 if quick else 1, marks=[] if quick else pytest.mark.closer, id=name)


@pytest.mark.parametrize(("game", "lang", "phone", "share"), [*games_played()])
def test_a_whole_game_by_clicking(visit: Any, game: str, lang: str, phone: bool, share: int) -> None:
    client = visit(lang, phone=phone)
    id = client.table(game, ["me", "steady", "steady"], options=short(game, share))
    client.page.goto(f"{client.url}/t/{id}")
    driver = Driver(client.page, touch=phone and game in ("electronic", "deal"))
    for _ in range(8):
        driver.step()
    driver.look()  # the game is over: the page no longer changes
    checked(client.page)
    driver.play()
    assert driver.asked
    client.page.wait_for_selector(".chart svg[role=img]")
    checked(client.page, "dark" if phone else "light")


@pytest.mark.closer
@GAME
def test_a_whole_game_by_keyboard_alone(visit: Any, game: str) -> None:
    client = visit("fr" if all_games().index(game) % 2 else "en")
    id = client.table(game, ["me", "steady"], options=short(game))
    client.page.goto(f"{client.url}/t/{id}")
    Keys(client.page).play()


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
    client = visit("fr")
    page = client.page
    page.goto(client.url)
    urls: list[str] = []
    page.on("request", lambda request: urls.extend([request.url] if request.method == "POST" else []))
    page.on("websocket", lambda socket: urls.append(socket.url))
    page.click("[data-play=electronic]:not([disabled])")
    page.wait_for_selector(".q [data-verb]")
    id = page.evaluate("magnat.info.id")
    calls = [url.split("/api/")[1].split("?")[0] for url in urls]
    assert calls == ["players", "tables", f"tables/{id}/start", f"tables/{id}/socket"]


def test_a_double_click_acts_once(visit: Any) -> None:
    client = visit("fr")
    id = client.table("electronic", ["me", "steady"])
    client.page.goto(f"{client.url}/t/{id}")
    Driver(client.page).until("before_throw")
    client.page.evaluate("""() => {
        const socket = magnat.connection.socket;
        const send = socket.send.bind(socket);
        window.said = [];
        socket.send = (command) => (window.said.push(command.type), send(command));
    }""")
    client.page.dblclick(".q [data-verb=throw]")
    Driver(client.page).look()
    mine = "magnat.log.filter((line) => line.fact && line.seat === magnat.me && line.fact[0] === 'threw').length"
    client.page.wait_for_function(f"() => {mine} === 1")
    assert client.page.evaluate("said.filter((type) => type === 'say').length") == 1


def test_a_server_killed_during_an_auction_resumes_at_the_same_question(visit: Any) -> None:
    client = visit("fr")
    id = client.table("electronic", ["me", "steady"])
    client.page.goto(f"{client.url}/t/{id}")
    Driver(client.page, wild=0).until("bid", prefer="auction")
    number, text = client.page.evaluate("[magnat.prompt.question, document.getElementById('question').textContent]")
    client.page.close()
    client.page = client.open()
    client.page.goto(f"{client.url}/t/{id}")
    client.page.wait_for_selector(".q [data-choice]")
    client.page.wait_for_function("(n) => magnat.prompt.question === n", arg=number)
    expect(client.page.locator("#question")).to_have_text(text, use_inner_text=True)
    client.page.wait_for_function("() => document.activeElement.id === 'question'")


def test_two_browsers_show_the_same_game_after_a_lost_connection(visit: Any) -> None:
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
    expressions = ("prompt.question", "view.cash", "view.place", "view.owner", "log.length")
    state = "[" + ", ".join(f"magnat.{name}" for name in expressions) + "]"
    assert agreed([host.page, guest.page], state)


@pytest.mark.closer
def test_a_bankrupt_player_waits_for_the_end(visit: Any) -> None:
    """Bots play on without me: the table is not stuck."""
    client = visit("fr")
    id = client.table("electronic", ["me", "steady", "steady"], options={"turn_limit": 4})
    client.page.goto(f"{client.url}/t/{id}")
    driver = Driver(client.page)
    driver.look()
    client.page.evaluate("magnat.connection.send({type: 'resign'})")
    while driver.step():
        pass
    client.page.wait_for_function("() => magnat.over")

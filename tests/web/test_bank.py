"""The pocket bank in a real browser: the unit, and companion tables of four phones that lose their connection."""

import json
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.house import LIMIT_MS, POLL_MS, Visit, free_port, wait_for
from tests.web.seen import watch, watched

pytestmark = pytest.mark.closer

# Every POST is sent twice, as a client does after a lost response.
TWICE = """
const once = window.fetch;
window.fetch = async (path, how) => {
    if (how?.method !== "POST" || !String(path).endsWith("/entries")) return once(path, how);
    window.posted = (window.posted ?? 0) + 1;
    await once(path, how);
    return once(path, how);
};
"""
# True if the page and the bank's code are in the browser's cache.
KEPT = """caches.open("magnat-shell-1").then((all) => all.keys()).then((found) => found.map((one) => one.url))
    .then((found) => found.some((url) => url.endsWith("/")) && found.some((url) => url.includes("/Bank-")))"""
# Counts the cards that are inserted into the unit of a game.
TRANSFERS = """() => {
    window.transfers = 0;
    new MutationObserver(() => (window.transfers += document.querySelectorAll("[data-bank] .card").length)).observe(
        document.querySelector("[data-bank]"), {childList: true, subtree: true});
}"""
HOLD_MS = 3_100  # longer than C has to be held for a new game
NAMES = ["Camille", "Nadia", "Basile", "Louis"]


@contextmanager
def serving(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server that can be killed; started again on the same port and store it restores its state."""
    command = [sys.executable, "-m", "magnat", "serve", "--port", str(port), "--rate", "2000"]
    with (folder / "server.log").open("a") as log:
        process = subprocess.Popen([*command, "--store", f"sqlite:///{folder}/magnat.db"], stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def open_table(client: Visit, round: bool = False, game: str = "electronic") -> str:
    """Open a table of four by clicking; return its code."""
    page = client.page
    page.goto(f"{client.url}/bank")
    page.click("[data-share]")
    page.wait_for_selector("[data-open-table]:not([disabled]), fieldset input.field")
    page.select_option("#companion-game", game)
    for field, name in zip(page.locator("fieldset input.field").all(), NAMES, strict=True):
        field.fill(name)
    if round:
        page.check("[data-round]")
    page.click("[data-open-table]")
    page.wait_for_selector("[data-tab=pay]")
    return str(page.url.rsplit("/", 1)[1])


def until(page: Any, true: str) -> None:
    """Wait for a condition in the page; its policy forbids Playwright's own wait."""
    for _ in range(LIMIT_MS // POLL_MS):
        if page.evaluate(f"() => {true}"):
            return
        page.wait_for_timeout(POLL_MS)
    raise AssertionError(f"never true: {true}")


def purses(page: Any) -> list[str]:
    return [text.strip() for text in page.locator("[data-purse] b").all_inner_texts()]


def keys(page: Any, *typed: str) -> None:
    for key in typed:
        page.click(f"[data-key='{key}']")


def put(page: Any, card: int, slot: str) -> None:
    page.click(f"[data-card='{card}']")
    page.click(f"[data-slot={slot}]")


def test_the_unit_works_as_in_the_booklet_without_a_network(visit: Any) -> None:
    client = visit("fr", phone=True)
    client.KNOWN = (*client.KNOWN, "ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page = client.page
    page.goto(f"{client.url}/bank")
    page.wait_for_selector("[data-machine]")
    until(page, KEPT)
    until(page, "navigator.serviceWorker.controller !== null")
    client.context.set_offline(True)
    page.reload()  # from the cache after one visit
    page.wait_for_selector("[data-machine]")
    watch(page, "display", "[data-display]")
    put(page, 1, "left")
    watched(page, "display", "1", "15M")
    keys(page, "GO")
    assert page.inner_text("[data-display]") == "17M"
    keys(page, "GO")
    assert "ELEC-BANK-10" in page.inner_text(".says")
    box, slot = page.locator("[data-card='4']").bounding_box(), page.locator("[data-slot=right]").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)  # cards can be dragged too
    page.mouse.down()
    page.mouse.move(slot["x"] + 40, slot["y"] + 30, steps=5)
    page.mouse.up()
    keys(page, "1", ",", "1")
    assert page.inner_text(".says").startswith("Carte 4 paie Carte 1. M\u202f: Il restera 13,9M à Carte 4.")
    keys(page, "M")
    until(page, "document.querySelector('[data-display]').textContent === '18,1M'")
    keys(page, "C")
    assert page.inner_text("[data-card='4'] strong") == "15M"
    keys(page, "2", "M")
    page.reload()  # closing the page switches the unit off; balances stay
    page.wait_for_selector("[data-machine]")
    assert page.inner_text("[data-card='4'] strong") == "13M" and page.inner_text("[data-card='1'] strong") == "19M"
    page.click("[data-slot=left]")
    page.click("[data-slot=right]")
    button = page.locator("[data-key=C]")
    button.dispatch_event("pointerdown")
    until(page, "document.querySelector('[data-card=\"1\"] strong').textContent === '15M'")
    button.dispatch_event("pointerup")
    client.context.set_offline(False)


def test_the_unit_falls_asleep_and_wakes(visit: Any) -> None:
    client = visit("en", phone=True)
    page = client.page
    page.clock.install()
    page.goto(f"{client.url}/bank")
    put(page, 2, "left")
    keys(page, "5", "0", "0", "K")
    page.clock.run_for(61_000)
    expect(page.locator(".screen.off")).to_have_count(1)
    expect(page.locator("[data-display]")).to_have_text("")
    page.clock.fast_forward(3_600_000)  # an hour later
    watch(page, "display", "[data-display]")
    keys(page, "7")
    watched(page, "display", "2")  # awake, and the card is read again
    assert page.inner_text("[data-card='2'] strong") == "15,5M"


# What browsers say of a lost network or a killed server.
LOST = ("Failed to load resource", "WebSocket connection")


def four(browser: Any, url: str) -> list[Visit]:
    """Four phones at one table that send every command twice."""
    client = [Visit(browser, url, "fr" if n % 2 else "en", phone=True) for n in range(4)]
    for each in client:
        each.KNOWN = (*each.KNOWN, *LOST)
        each.context.add_init_script(TWICE)
    code = open_table(client[0])
    for n, each in enumerate(client[1:], 2):
        each.page.goto(f"{url}/bank/{code}")
        each.page.click(f"[data-me='{n}']")
        each.page.wait_for_selector("[data-link=open]")
    return client


def send_commands(page: Any, commands: list[dict[str, Any]]) -> None:
    page.evaluate("(all) => { for (const each of all) window.companion.do(each); }", commands)


def standing(page: Any) -> dict[str, Any]:
    script = """() => ({waiting: companion.waiting.length, online: companion.online, entries: companion.entries,
        standing: companion.standing, balances: companion.balances, refused: companion.refused.length})"""
    state: dict[str, Any] = page.evaluate(script)
    return state


def test_two_hundred_transfers_of_four_unreliable_phones_are_each_made_once(browser: Any, server: str) -> None:
    """Balances, ledger and the sum of all commands agree, with every command counted once."""
    chance = random.Random(4)
    client = four(browser, server)
    wishes: list[dict[str, Any]] = []
    wish: dict[str, Any]
    # When each phone goes offline, and after how many transfers of its own it is back.
    lost = [{moment: chance.randint(1, 9) for moment in chance.sample(range(2, 48, 10), 3)} for _ in client]
    back = [-1] * 4
    try:
        for moment in range(50):
            for n, each in enumerate(client):
                if moment == back[n]:
                    each.page.wait_for_selector("[data-link=lost]")
                    each.context.set_offline(False)
                elif moment in lost[n]:
                    each.context.set_offline(True)
                    back[n] = moment + lost[n][moment]
                me = n + 1
                wish = {
                    "do": "pay",
                    "payer": me,
                    "receiver": chance.choice([n for n in range(5) if n != me]),
                    "amount": 10 * chance.randint(1, 8),
                    "by": me,
                }
                wishes.append(wish)
                send_commands(each.page, [wish])
        for n, each in enumerate(client):
            if back[n] >= 50:
                each.page.wait_for_selector("[data-link=lost]")
            each.context.set_offline(False)
        for each in client:
            until(each.page, "companion.online && !companion.waiting.length && companion.entries.length === 201")
        standings = [standing(each.page) for each in client]
        did = [15_000] * 5
        did[0] = -60_000
        for wish in wishes:
            did[wish["payer"]] -= wish["amount"]
            did[wish["receiver"]] += wish["amount"]
        entries = standings[0]["entries"]
        ledger = [
            sum(c for e in entries for holder, c in e.get("lines", []) if holder == account) for account in range(5)
        ]
        assert len(wishes) == 200 and not any(each["refused"] for each in standings)
        assert all(each["standing"]["balances"] == each["balances"] == ledger == did for each in standings)
        assert all(each["entries"] == entries for each in standings)
        assert sum(each.page.evaluate("window.posted") for each in client) >= 200  # each of them twice
        for me in range(1, 5):  # in the order in which each phone sent them
            mine = [[-w["amount"], w["amount"]] for w in wishes if w["by"] == me]
            assert [[c for _, c in e["lines"]] for e in entries if e.get("by") == me] == mine
    finally:
        for each in client:
            each.context.close()


def test_balances_survive_a_killed_server_and_a_closed_page(browser: Any, tmp_path: Path) -> None:
    """The server is killed and the page closed with a command still unsent."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with serving(tmp_path, port) as process:
        wait_for(url, process)
        client = Visit(browser, url, "fr", phone=True)
        client.KNOWN = (*client.KNOWN, *LOST)
        code = open_table(client, round=True)
        page = client.page
        page.click("[data-quick=go]")
        assert "aura 17M" in page.inner_text("[data-draft]")
        page.click("[data-do]")
        until(page, "!companion.waiting.length && companion.entries.length === 2")
        process.send_signal(signal.SIGKILL)
        process.wait()
        page.wait_for_selector("[data-link=lost]")
        page.click("[data-purse='2']")
        page.click("[data-quick=luxury_tax]")
        page.click("[data-do]")
        assert purses(page) == ["17M", "14M", "15M", "15M"]
        page.close()
    with serving(tmp_path, port) as process:
        wait_for(url, process)
        page = client.open()
        page.goto(f"{url}/bank/{code}")
        until(page, "window.companion?.online && !companion.waiting.length && companion.entries.length === 3")
        assert purses(page) == ["17M", "14M", "15M", "15M"]
        csv = page.evaluate(f"fetch('/api/companions/{code}/history.csv').then((answer) => answer.text())")
        assert [row.split(",")[4] for row in csv.strip().splitlines()[2:]] == ["go", "luxury_tax"]
        client.context.close()


def test_a_companion_table_keeps_deeds_asks_and_votes(visit: Any) -> None:
    host, guest = visit("en", phone=True), visit("fr", phone=True)
    code = open_table(host)
    page, other = host.page, guest.page
    other.goto(f"{guest.url}/bank/{code}")
    other.click("[data-me='2']")
    page.click("[data-tab=deeds]")
    page.click("[data-deed=belleville]")
    page.click("[data-act=buy]")
    page.click("[data-do]")
    other.click("[data-tab=deeds]")
    other.wait_for_selector("[data-deed=belleville] .owner")
    other.click("[data-deed=belleville]")
    other.fill(".acts .field", "500K")
    other.click("[data-act=rent]")
    other.click("[data-do]")
    other.wait_for_selector("[data-refused=rent_differs]")
    assert "20K" in other.inner_text("[data-refused]")
    other.click("[data-sure]")
    until(page, "companion.balances[1] === 14900")
    page.click("[data-tab=machine]")  # the same money on the unit
    put(page, 1, "right")
    keys(page, "1", "0", "0", "K")
    page.click("[data-slot=right]")
    until(page, "!companion.waiting.length && companion.standing.balances[1] === 14800")
    page.click("[data-tab=history]")
    page.click("[data-undo='4']")
    other.click("[data-agree='2']")  # the third and fourth player have no phone
    until(page, "companion.standing.balances[1] === 14900")
    assert "undone by" in page.inner_text("[data-entry='4']")
    send_commands(other, [{"do": "pay", "payer": 0, "receiver": 2, "amount": 5000, "by": 2}])
    page.wait_for_selector("[data-vote='7'] [data-object='1']")  # transfers beyond the rules need agreement
    assert "Nadia +5M" in page.inner_text("[data-vote='7']")
    other.wait_for_selector("[data-withdraw='7']")
    page.click("[data-agree='1']")
    until(other, "companion.standing.balances[2] === 19500")
    page.click("[data-tab=count]")
    assert "15.5M" in page.inner_text("[data-rank='1']")  # 14.9M and a deed of 600K


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_inviting_and_joining_are_accessible(visit: Any, phone: bool) -> None:
    host, guest = visit("fr", phone=phone), visit("en", phone=phone)
    code = open_table(host)
    host.page.click("[data-invite]")
    host.page.wait_for_selector("dialog[open] [data-code]")
    checked(host.page)
    guest.page.goto(f"{guest.url}/bank/{code}#2")  # the address in the second card's QR code
    guest.page.wait_for_selector("[data-me='2'].go")
    checked(guest.page)
    if not phone:  # every printed card has its own link until a person has taken it
        host.page.goto(f"{host.url}/workshop/electronic/print")
        codes = host.page.locator("[data-thumb='8'] image")
        expect(codes).to_have_count(len(NAMES))
        expect(codes.nth(1)).to_have_attribute("href", re.compile(f"/{code}/.*card=2"))


@pytest.mark.parametrize(("lang", "theme"), [("fr", "dark"), ("en", "light")])
def test_every_page_of_the_bank_is_accessible(visit: Any, lang: str, theme: str) -> None:
    client = visit(lang, phone=True, theme=theme)
    page = client.page
    page.goto(f"{client.url}/bank")
    page.wait_for_selector("[data-machine]")
    checked(page)
    put(page, 2, "left")
    put(page, 4, "right")
    keys(page, "1", ",", "1")
    checked(page)
    if theme == "dark":
        page.click("[data-share]")
        page.wait_for_selector("[data-open-table]")
        checked(page)
        page.keyboard.press("Escape")
    open_table(client)
    page.click("[data-quick=card_in]")
    page.click("[data-amount='500']")
    checked(page)
    page.click("[data-do]")
    for tab in ("machine", "deeds", "history", "count"):
        page.click(f"[data-tab={tab}]")
        expect(page.locator(f"[data-tab={tab}]")).to_have_attribute("aria-current", "page")
        checked(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360


def focus(page: Any, selector: str) -> None:
    """Press Tab until the selector has the focus."""
    for _ in range(140):
        if page.evaluate(f"document.activeElement.matches({json.dumps(selector)})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_the_bank_is_usable_by_keyboard_alone(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    page.clock.install()
    page.goto(f"{client.url}/bank")
    page.wait_for_selector("[data-machine]")
    for card, slot in ((3, "left"), (5, "right")):
        focus(page, f"[data-card='{card}']")
        page.keyboard.press("Enter")
        page.evaluate("document.activeElement.blur()")
        focus(page, f"[data-slot={slot}]")
        page.keyboard.press("Enter")
    for key in ("1", ".", "5", "m"):
        page.keyboard.press(key)
    assert page.inner_text("[data-card='3'] strong") == "16,5M"
    page.keyboard.press("Backspace")
    assert page.inner_text("[data-card='3'] strong") == "15M"
    for key in ("2", "m"):
        page.keyboard.press(key)
    expect(page.locator("[data-card='3'] strong")).to_have_text("17M")
    focus(page, "[data-key=C]")
    page.keyboard.down("Enter")
    page.clock.run_for(HOLD_MS)
    expect(page.locator("[data-card='3'] strong")).to_have_text("15M")  # a new game
    page.keyboard.up("Enter")
    focus(page, "[data-share]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#companion-game option", state="attached")
    for n, name in enumerate(NAMES):
        focus(page, f"fieldset .row:nth-of-type({n + 1}) input")
        page.keyboard.press("Control+A")
        page.keyboard.type(name)
    focus(page, "[data-round]")
    page.keyboard.press("Space")
    focus(page, "[data-open-table]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-quick=fine]")
    focus(page, "[data-quick=fine]")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.hasAttribute('data-do')")
    page.keyboard.press("Enter")
    until(page, "!companion.waiting.length && companion.standing.balances[1] === 14500")
    focus(page, "[data-whom='3']")
    page.keyboard.press("Enter")
    focus(page, "[data-sum]")
    page.keyboard.type("1,5M")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    until(page, "!companion.waiting.length && companion.standing.balances[3] === 16500")
    focus(page, "[data-tab=deeds]")
    page.keyboard.press("Enter")
    focus(page, "[data-deed=paix]")
    page.keyboard.press("Enter")
    focus(page, "[data-act=buy]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    until(page, "companion.standing.deeds?.paix?.[0] === 1")
    focus(page, "[data-tab=history]")
    page.keyboard.press("Enter")
    focus(page, "[data-undo='3']")
    page.keyboard.press("Enter")  # the others have no phone
    until(page, "companion.standing.deeds?.paix === undefined")


def test_seven_players_need_a_banker(visit: Any) -> None:
    """ELEC-SETUP-03: the choice appears with six people; with seven the bank needs a person of its own."""
    client = visit("fr", phone=True)
    page = client.page
    page.goto(f"{client.url}/bank")
    page.click("[data-share]")
    page.wait_for_selector("#companion-game option", state="attached")
    apart = page.get_by_role("radio", name="Le premier, sans jouer")
    for n in range(7):
        if n > 3:
            page.get_by_role("button", name="Un joueur de plus").click()
        page.locator("fieldset input.field").nth(n).fill(f"Joueur {n}")
        expect(apart, f"{n + 1} people").to_have_count(int(n > 4))
    expect(apart).to_be_checked()
    expect(page.get_by_role("button", name="Un joueur de plus")).to_have_count(0)
    checked(page)
    page.click("[data-open-table]")
    page.wait_for_selector("[data-tab=pay]")
    until(page, "companion.info.opening.names.length === 6 && companion.info.opening.banker === -1")
    until(page, "companion.mine.join() === '0'")
    page.click("[data-quick=go]")
    page.click("[data-do]")
    until(page, "!companion.waiting.length && companion.standing.balances.includes(17000)")
    page.click("[data-tab=deeds]")
    page.fill("[data-find]", "champs elys")
    expect(page.locator("[data-deed]")).to_have_count(1)
    page.fill("[data-find]", "zzz")
    expect(page.locator("[data-deed]")).to_have_count(0)
    checked(page)
    page.click("[data-tab=history]")
    page.click("[data-undo='1']")  # the others have no phone
    until(page, "companion.standing.balances[1] === 15000")


def test_a_table_of_a_custom_edition_has_the_deeds_of_its_file(visit: Any) -> None:
    """A friend's phone gets the deeds with the table."""
    client = visit("fr")
    page = client.page
    doc = {"format": 1, "game": "electronic", "title": {"fr": "Lyon"}, "space": {"paix": {"fr": "Rue Mercière"}}}
    page.goto(client.url)
    page.evaluate(
        f"localStorage.setItem('magnat.edition.lyon', JSON.stringify({{changed: 1, doc: {json.dumps(doc)}}}))"
    )
    code = open_table(client, round=True, game="#lyon")
    page.click("[data-tab=deeds]")
    page.fill("[data-find]", "merciere")
    expect(page.locator("[data-deed]")).to_have_count(1)
    page.fill("[data-find]", "rue de la paix")
    expect(page.locator("[data-deed]")).to_have_count(0)
    friend = visit("en")
    friend.page.goto(f"{friend.url}/bank/{code}")
    expect(friend.page.locator("main")).to_contain_text("Lyon")
    checked(friend.page)


def test_the_first_player_with_a_million_is_announced(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    open_table(client, round=True, game="millionaire")
    winner = page.locator("[data-winner]")
    for payer, amount, balance in ((2, 300, 672), (3, 370, 1042)):
        expect(winner).to_have_count(0)
        page.evaluate(f"() => companion.do({{do: 'pay', payer: {payer}, receiver: 1, amount: {amount}, by: {payer}}})")
        until(page, f"!companion.waiting.length && companion.standing.balances[1] === {balance}")
    expect(winner).to_have_text(f"{NAMES[0]} atteint 1M et gagne la partie.")


def test_the_unit_in_a_game_plays_the_transfers_as_they_happen(visit: Any) -> None:
    client = visit("fr", speed=2)
    page = client.page
    id = client.table("electronic", ["me", "steady", "steady"])
    page.goto(f"{client.url}/t/{id}")
    page.wait_for_selector("[data-bank]")
    assert page.inner_text("[data-bank] .screen b") == "15M"
    driver = Driver(page, seed=3, wild=0)
    page.evaluate(TRANSFERS)
    for _ in range(60):
        if page.evaluate("transfers"):
            break
        driver.step()
    assert page.evaluate("transfers"), "nothing was ever paid"
    page.click("[data-bank]")
    page.locator(".roll li b").first.wait_for()
    names = page.locator(".roll li b").all_inner_texts()
    assert names and all(re.fullmatch(r"\d+(,\d+)?[KM]", each) for each in names)

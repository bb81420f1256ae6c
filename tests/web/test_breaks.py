"""A page survives a broken connection, a change of language and a second tab."""

from typing import Any

import pytest

from magnat.games.deal import EDITION
from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.house import LIMIT_MS
from tests.web.pretend import pretend
from tests.web.seen import agreed, watch, watched
from tests.web.test_states import open_shared_table

pytestmark = pytest.mark.closer

AT_REST = "() => magnat.sending === null && !magnat.playing && magnat.link === 'open'"

# Begins a trade as soon as that is possible while another seat is asked: its question and words. Null when I am asked.
ASIDE = f"""async (limit) => {{
    const atRest = {AT_REST};
    const next = () => new Promise((on) => setTimeout(on, 8));
    for (const end = performance.now() + limit; performance.now() < end; await next()) {{
        const button = document.querySelector("[data-aside=trade]:not([aria-disabled=true])");
        if (!atRest() || (!button && !magnat.mine)) continue;
        if (!button) return null;
        button.click();
        while (!atRest() && performance.now() < end) await next();
        if (magnat.draft?.aside) return [magnat.prompt.question, [...magnat.draft.say]];
    }}
    throw new Error("neither asked nor allowed to offer a trade");
}}"""


def draft_trade(client: Any, seats: int = 2) -> Driver:
    """A trade is being drafted: the partner and one item have been chosen."""
    id = client.table("electronic", ["me", *["steady"] * seats])
    page = client.page
    page.goto(f"{client.url}/t/{id}")
    driver = Driver(page, wild=0)
    driver.until("item", prefer="trade")
    page.wait_for_selector(".trade .item input")
    page.locator(".trade .item input").first.click(force=True)
    page.wait_for_selector(".trade table")
    return driver


def test_a_draft_survives_a_lost_connection(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    draft_trade(client)
    watch(page, "states", "[data-state]", "data-state")
    page.evaluate("magnat.connection.socket.drop()")
    watched(page, "states", "lost", "resumed")
    page.wait_for_function("() => magnat.ready")
    expect(page.locator(".trade .item input:checked")).to_have_count(1)
    expect(page.locator(".trade [data-verb=send]")).to_have_attribute("aria-disabled", "false")


def draft_aside(page: Any, driver: Driver) -> tuple[int, list[Any]]:
    """Begin a trade while another seat is asked; return the number of that question and the draft."""
    for _ in range(200):
        draft = page.evaluate(ASIDE, LIMIT_MS)
        if draft:
            return int(draft[0]), draft[1]
        state = driver.look(patience=0)
        if state["state"] == "ask":
            driver.take(state)
    raise AssertionError(f"no trade could be begun: {driver.asked}")


def test_a_draft_survives_answers_of_others(visit: Any) -> None:
    """Bots' answers do not close the dialogue of a trade."""
    client = visit("fr")
    page = client.page
    id = client.table("electronic", ["me", "steady", "steady"], bot_pace=500)
    page.goto(f"{client.url}/t/{id}")
    page.wait_for_function("() => window.magnat?.view")
    driver = Driver(page, wild=0)
    allowed = "magnat.prompt.ask.seat !== magnat.me || magnat.prompt.ask.choices?.includes?.('trade')"
    for _ in range(6):
        number, draft = draft_aside(page, driver)
        page.wait_for_function(f"() => magnat.prompt.question > {number + 1} || magnat.prompt.ask.seat === magnat.me")
        page.wait_for_function(AT_REST)
        may, current = page.evaluate(f"[{allowed}, [...(magnat.draft?.say ?? [])]]")
        if may:  # only a call in an auction, a rent I cannot pay and the like take precedence
            assert current == draft
            return
    raise AssertionError(f"another question came first each time: {driver.asked}")


def test_changing_the_language_keeps_the_state_of_the_page(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    id = client.table("electronic", ["me", "steady"])
    page.goto(f"{client.url}/t/{id}")
    driver = Driver(page, wild=0)
    for _ in range(40):
        state = driver.look()
        if "trade" in state["answers"]:
            break
        driver.take(state)
    driver.take(state, "trade")
    page.wait_for_function("() => magnat.draft !== null")
    page.evaluate("window.same = magnat")
    page.get_by_role("button", name="Réglages").click()
    page.locator("dialog[open]").get_by_text("English").first.click()
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    page.wait_for_selector("dialog[open] h2:text('Settings')")
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_have_text("Who do you want to trade with?", use_inner_text=True)
    assert page.evaluate("window.same === magnat && magnat.draft !== null")
    page.keyboard.press("z")
    page.wait_for_function("() => magnat.draft === null")


def test_two_tabs_of_a_seat_show_the_same_state(visit: Any) -> None:
    client = visit("fr")
    id = client.table("electronic", ["me", "steady"])
    pages = [client.page, client.open()]
    for page in pages:
        page.goto(f"{client.url}/t/{id}")
    both = [Driver(page, seed, wild=0) for seed, page in enumerate(pages)]
    for turn in range(8):
        both[turn % 2].step()
    number = max(driver.page.evaluate("magnat.prompt.question") for driver in both if driver.look())
    for page in pages:
        page.wait_for_function(f"() => magnat.prompt.question >= {number} && !magnat.playing")
    assert agreed(pages, "[magnat.prompt.question, magnat.view.cash, magnat.me]")


def test_an_aborted_game_asks_no_more_questions(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    id = client.table("deal", ["me", "steady"])
    page.goto(f"{client.url}/t/{id}")
    Driver(page).look()
    client.call("POST", f"/api/tables/{id}/abort", {})
    page.wait_for_selector("#question:text('La partie a été interrompue')")
    expect(page.locator(".q [data-verb], .q [data-choice], .hand [data-lit]")).to_have_count(0)
    checked(page, "light")


def test_a_removed_player_gets_a_message(visit: Any) -> None:
    host, guest = visit("fr"), visit("fr")
    id = host.table("electronic", ["me", "open"], start=False)
    guest.page.goto(guest.url)
    guest.call("POST", "/api/players", {"name": "Nadia"})
    guest.call("POST", f"/api/tables/{id}/seats", {})
    guest.page.goto(f"{guest.url}/t/{id}")
    guest.page.wait_for_selector("text=Nadia")
    host.call("DELETE", f"/api/tables/{id}/seats/1")
    guest.page.wait_for_selector("text=L’hôte vous a retiré de la table")
    checked(guest.page)


def test_joining_asks_for_the_password_in_a_sentence(visit: Any) -> None:
    host, guest = visit("fr"), visit("fr", phone=True)
    guest.KNOWN = (*guest.KNOWN, "403")
    id = host.table("electronic", ["me", "open"], start=False, password="sésame")
    code = host.call("GET", f"/api/tables/{id}")["code"]
    page = guest.page
    page.goto(f"{guest.url}/j/{code}")
    page.fill("#password", "cumin")
    page.click("[data-sit]")
    page.wait_for_selector("text=Mot de passe incorrect.")
    checked(page)
    page.fill("#password", "sésame")
    page.click("[data-sit]")
    page.wait_for_url("**/t/**")


def test_a_swap_is_previewed(visit: Any) -> None:
    """Both towers before and after, for every second tower, as the server sent them."""
    client = visit("fr")
    page = client.page
    id = client.table("empire", ["me", "steady", "steady"])
    page.goto(f"{client.url}/t/{id}")
    Driver(page).look()
    tower = {"height": 1, "worth": 50, "height_after": 4, "worth_after": 200}
    other = {"height": 9, "worth": 450, "height_after": 6, "worth_after": 300}
    heights = {f"first_{name}": n for name, n in tower.items()} | {f"second_{name}": n for name, n in other.items()}
    ask = {"ask": "pick_tower", "of": "seat", "choices": [1, 2], "about": {"other": 0, "second": 1}}
    pretend(page, {**ask, "follows": [{"gives": 1, "takes": 2, **heights}] * 2})
    page.wait_for_selector("[data-swap]")
    checked(page)
    text = " ".join(page.locator(".q [data-choice='2']").inner_text().replace("\u202f", " ").split())
    assert "1/17 → 4/17 50K → 200K" in text and "9/17 → 6/17 450K → 300K" in text
    page.click(".q [data-choice='2']")
    page.wait_for_function("() => said.length === 1 && said[0][0] === 2")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_joker_is_highlighted_when_it_can_answer(visit: Any, phone: bool) -> None:
    client = visit("fr", phone=phone)
    page = client.page
    id = client.table("deal", ["me", "steady", "steady"])
    page.goto(f"{client.url}/t/{id}")
    Driver(page).look()
    joker, other = EDITION.names.index("A-JOKER-1"), 0
    ask = {"ask": "lay_joker", "of": "verb", "choices": ["let_stand", "joker"], "about": {}}
    pretend(page, ask, {"hands": [[joker, other], [-1], [-1]], "limbo": []})
    page.wait_for_selector(f".hand [data-card='{joker}'][data-lit]")
    expect(page.locator(".hand [data-lit]")).to_have_count(1)
    expect(page.locator(f".hand [data-card='{other}']")).to_have_attribute("aria-disabled", "true")
    checked(page)
    for _ in range(2 if phone else 1):  # on touch the first tap only selects
        assert page.evaluate("said.length") == 0
        page.click(f".hand [data-card='{joker}']")
    page.wait_for_function("() => said.length === 1 && said[0][0] === 'joker'")


def test_the_pause_before_a_throw_names_no_player(visit: Any) -> None:
    """The sentence is the same whichever seat is asked and whatever cards it holds."""
    host, _, _ = open_shared_table(visit)
    page = host.page
    now = page.evaluate("Date.now() + magnat.skew")
    ask = {"ask": "before_throw", "of": "verb", "choices": ["throw"]}
    pretend(page, ask, not_before=now + 60000)
    expect(page.locator("[data-state=held]")).to_have_text("La table laisse un instant à chacun…", use_inner_text=True)
    pretend(page, ask, not_before=now - 1)
    page.wait_for_selector("[data-state=held]", state="detached")

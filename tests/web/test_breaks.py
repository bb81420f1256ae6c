"""What people do to a page: break its line, change its language, sit in two tabs."""

from typing import Any

import pytest

from magnat.games.deal import EDITION
from magnat.games.deal.edition import JOKER
from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.house import LIMIT_MS
from tests.web.pretend import pretend
from tests.web.seen import agreed, watch, watched
from tests.web.test_states import shared

pytestmark = pytest.mark.closer

AT_REST = "() => magnat.sending === null && !magnat.playing && magnat.link === 'open'"

# Begins a trade as soon as one may be begun while somebody else is asked: its question and words. Null when I am asked.
ASIDE = f"""async (limit) => {{
    const atRest = {AT_REST};
    const next = () => new Promise((on) => setTimeout(on, 8));
    for (const end = performance.now() + limit; performance.now() < end; await next()) {{
        const button = document.querySelector("[data-aside=trade]:not([aria-disabled=true])");
        if (!atRest() || (!button && !magnat.mine)) continue;
        if (!button) return null;
        button.click();
        while (!atRest() && performance.now() < end) await next();
        if (magnat.draft?.aside) return [magnat.put.question, [...magnat.draft.say]];
    }}
    throw new Error("neither asked nor allowed to offer a trade");
}}"""


def drafting(here: Any, seats: int = 2) -> Driver:
    """An offer of a trade is being made: the partner has been chosen, and one thing."""
    id = here.table("electronic", ["me", *["steady"] * seats])
    page = here.page
    page.goto(f"{here.url}/t/{id}")
    driver = Driver(page, wild=0)
    driver.until("item", prefer="trade")
    page.wait_for_selector(".trade .item input")
    page.locator(".trade .item input").first.click(force=True)
    page.wait_for_selector(".trade table")
    return driver


def test_a_draft_outlives_a_broken_line(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    drafting(here)
    watch(page, "states", "[data-state]", "data-state")
    page.evaluate("magnat.connection.socket.drop()")
    watched(page, "states", "lost", "resumed")
    page.wait_for_function("() => magnat.ready")
    expect(page.locator(".trade .item input:checked")).to_have_count(1)
    expect(page.locator(".trade [data-verb=send]")).to_have_attribute("aria-disabled", "false")


def drafted_aside(page: Any, driver: Driver) -> tuple[int, list[Any]]:
    """A trade has been begun while somebody else is asked: the number of that question, the words so far."""
    for _ in range(200):
        begun = page.evaluate(ASIDE, LIMIT_MS)
        if begun:
            return int(begun[0]), begun[1]
        seen = driver.look(patience=0)
        if seen["state"] == "ask":
            driver.take(seen)
    raise AssertionError(f"no word aside: {driver.asked}")


def test_a_draft_outlives_what_others_say(visit: Any) -> None:
    """A trade is thought over while bots play: their answers do not close the sheet."""
    here = visit("fr")
    page = here.page
    id = here.table("electronic", ["me", "steady", "steady"], bot_pace=500)
    page.goto(f"{here.url}/t/{id}")
    page.wait_for_function("() => window.magnat?.view")
    driver = Driver(page, wild=0)
    allowed = "magnat.put.ask.seat !== magnat.me || magnat.put.ask.choices?.includes?.('trade')"
    for _ in range(6):
        number, begun = drafted_aside(page, driver)
        page.wait_for_function(f"() => magnat.put.question > {number + 1} || magnat.put.ask.seat === magnat.me")
        page.wait_for_function(AT_REST)
        may, words = page.evaluate(f"[{allowed}, [...(magnat.draft?.say ?? [])]]")
        if may:  # only a call in an auction, a rent that I cannot pay and the like come first
            assert words == begun
            return
    raise AssertionError(f"something else was asked of me each time: {driver.asked}")


def test_another_language_changes_nothing_else(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    id = here.table("electronic", ["me", "steady"])
    page.goto(f"{here.url}/t/{id}")
    driver = Driver(page, wild=0)
    for _ in range(40):
        seen = driver.look()
        if "trade" in seen["answers"]:
            break
        driver.take(seen)
    driver.take(seen, "trade")
    page.wait_for_function("() => magnat.draft !== null")
    page.evaluate("window.same = magnat")
    page.get_by_role("button", name="Réglages").click()
    page.locator("dialog[open]").get_by_text("English").first.click()
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    page.wait_for_selector("dialog[open] h2:text('Settings')")
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_have_text("Whom do you offer a trade?", use_inner_text=True)
    assert page.evaluate("window.same === magnat && magnat.draft !== null")
    page.keyboard.press("z")
    page.wait_for_function("() => magnat.draft === null")


def test_two_tabs_of_one_seat_stay_equal(visit: Any) -> None:
    here = visit("fr")
    id = here.table("electronic", ["me", "steady"])
    pages = [here.page, here.open()]
    for page in pages:
        page.goto(f"{here.url}/t/{id}")
    both = [Driver(page, seed, wild=0) for seed, page in enumerate(pages)]
    for turn in range(8):
        both[turn % 2].step()
    number = max(driver.page.evaluate("magnat.put.question") for driver in both if driver.look())
    for page in pages:
        page.wait_for_function(f"() => magnat.put.question >= {number} && !magnat.playing")
    assert agreed(pages, "[magnat.put.question, magnat.view.cash, magnat.me]")


def test_a_game_that_was_broken_off_asks_nothing_more(visit: Any) -> None:
    here = visit("fr")
    page = here.page
    id = here.table("deal", ["me", "steady"])
    page.goto(f"{here.url}/t/{id}")
    Driver(page).look()
    here.call("POST", f"/api/tables/{id}/abort", {})
    page.wait_for_selector("#question:text('La partie a été interrompue')")
    expect(page.locator(".q [data-verb], .q [data-choice], .hand [data-lit]")).to_have_count(0)
    checked(page, "light")


def test_who_is_removed_is_told(visit: Any) -> None:
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


def test_a_password_is_asked_for_in_a_sentence(visit: Any) -> None:
    host, guest = visit("fr"), visit("fr", phone=True)
    guest.KNOWN = (*guest.KNOWN, "403")
    id = host.table("electronic", ["me", "open"], start=False, password="sésame")
    code = host.call("GET", f"/api/tables/{id}")["code"]
    page = guest.page
    page.goto(f"{guest.url}/j/{code}")
    page.fill("#password", "cumin")
    page.click("[data-sit]")
    page.wait_for_selector("text=Le mot de passe n’est pas le bon.")
    checked(page)
    page.fill("#password", "sésame")
    page.click("[data-sit]")
    page.wait_for_url("**/t/**")


def test_a_swap_is_seen_before_it_is_made(visit: Any) -> None:
    """Both towers before and after, for every second tower, as the server tells them."""
    here = visit("fr")
    page = here.page
    id = here.table("empire", ["me", "steady", "steady"])
    page.goto(f"{here.url}/t/{id}")
    Driver(page).look()
    tower = {"height": 1, "worth": 50, "height_after": 4, "worth_after": 200}
    other = {"height": 9, "worth": 450, "height_after": 6, "worth_after": 300}
    heights = {f"first_{name}": n for name, n in tower.items()} | {f"second_{name}": n for name, n in other.items()}
    asked = {"ask": "pick_tower", "of": "seat", "choices": [1, 2], "about": {"other": 0, "second": 1}}
    pretend(page, {**asked, "follows": [{"gives": 1, "takes": 2, **heights}] * 2})
    page.wait_for_selector("[data-swap]")
    checked(page)
    said = " ".join(page.locator(".q [data-choice='2']").inner_text().replace("\u202f", " ").split())
    assert "1/17 → 4/17 50K → 200K" in said and "9/17 → 6/17 450K → 300K" in said
    page.click(".q [data-choice='2']")
    page.wait_for_function("() => said.length === 1 && said[0][0] === 2")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_joker_lights_up_and_says_no(visit: Any, phone: bool) -> None:
    here = visit("fr", phone=phone)
    page = here.page
    id = here.table("deal", ["me", "steady", "steady"])
    page.goto(f"{here.url}/t/{id}")
    Driver(page).look()
    joker, other = EDITION.kinds.index(JOKER), 0
    asked = {"ask": "lay_joker", "of": "verb", "choices": ["let_stand", "joker"], "about": {}}
    pretend(page, asked, {"hands": [[joker, other], [-1], [-1]], "limbo": []})
    page.wait_for_selector(f".hand [data-card='{joker}'][data-lit]")
    expect(page.locator(".hand [data-lit]")).to_have_count(1)
    expect(page.locator(f".hand [data-card='{other}']")).to_have_attribute("aria-disabled", "true")
    checked(page)
    for _ in range(2 if phone else 1):  # on touch the first tap only picks
        assert page.evaluate("said.length") == 0
        page.click(f".hand [data-card='{joker}']")
    page.wait_for_function("() => said.length === 1 && said[0][0] === 'joker'")


def test_the_table_says_that_it_waits_for_everybody(visit: Any) -> None:
    """It is the same sentence whoever is asked, and whatever they hold."""
    host, _, _ = shared(visit)
    page = host.page
    now = page.evaluate("Date.now() + magnat.skew")
    asked = {"ask": "before_throw", "of": "verb", "choices": ["throw"]}
    pretend(page, asked, not_before=now + 60000)
    expect(page.locator("[data-state=held]")).to_have_text("La table laisse un instant à chacun…", use_inner_text=True)
    pretend(page, asked, not_before=now - 1)
    page.wait_for_selector("[data-state=held]", state="detached")

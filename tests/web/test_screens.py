"""Every screen is accessible, and the shell stays small."""

import gzip
import re
from typing import Any

import pytest

from tests.web.checks import checked, expect
from tests.web.driver import Driver
from tests.web.house import CLIENT

SCREENS = (
    "/",
    "/new/electronic",
    "/mine",
    "/rules",
    "/rules/electronic",
    "/settings",
    "/fair",
    "/learn",
    "/study/electronic",
    "/bank",
    "/nowhere",
)
# `make test` checks each screen in one theme, `.ci/run` also in the other.
PROFILES = pytest.mark.parametrize(
    ("phone", "theme"),
    [
        pytest.param(phone, theme, marks=[] if phone == (theme == "light") else pytest.mark.closer)
        for phone in (False, True)
        for theme in ("light", "dark")
    ],
    ids=["desktop-light", "desktop-dark", "phone-light", "phone-dark"],
)


@PROFILES
def test_screens(visit: Any, phone: bool, theme: str) -> None:
    client = visit("fr" if phone else "en", phone=phone)
    for path in SCREENS:
        client.page.goto(client.url + path)
        client.page.wait_for_selector("h1")
        checked(client.page, theme)


@PROFILES
def test_the_rules_are_shown_as_a_booklet(visit: Any, phone: bool, theme: str) -> None:
    """An address that ends in a rule's number opens there; examples can be tried; the search finds paragraphs."""
    client = visit("fr" if phone else "en", phone=phone)
    page = client.page
    page.goto(client.url + "/rules/deal#DEAL-BLD-03")
    marked = page.locator("article.marked")
    marked.locator("[data-things]").first.wait_for()
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("groupe complet" if phone else "complete group", use_inner_text=True)
    expect(page.locator("section.chapter")).to_have_count(1)
    checked(page, theme)
    marked.locator("[data-show]").click()
    page.locator("[data-trying=asked] [data-try]").nth(1).click()
    page.wait_for_selector("[data-trying=refused]")
    checked(page, theme)
    page.locator("[data-again]").click()
    page.locator("[data-trying=asked] button.lit").first.click()
    page.wait_for_selector("[data-trying=done]")
    page.keyboard.press("Escape")
    search = page.get_by_role("searchbox")
    search.fill("loto")
    page.get_by_text("Rien pour «\u202floto\u202f»." if phone else "Nothing about “loto”.").wait_for()
    search.fill("DEAL-WILD-05")
    page.wait_for_function("() => document.querySelectorAll('[data-hit]').length === 1")
    checked(page, theme)
    page.locator("[data-hit] a").click()
    page.wait_for_function("() => location.href.endsWith('/rules/deal/wilds#DEAL-WILD-05')")
    page.locator("#DEAL-WILD-09").click()
    page.wait_for_function("() => location.href.endsWith('/rules/deal/wilds#DEAL-WILD-09')")
    page.goto(client.url + "/rules/deal#DEAL-WIN-05")  # in no chapter of its own
    expect(page.locator("article.marked [id='DEAL-WIN-05']")).to_have_count(1)


def test_a_booklet_that_loads_after_its_page_was_left_causes_no_warning(visit: Any) -> None:
    """Any warning in the console fails the visit."""
    client = visit("en")
    page = client.page
    held: list[Any] = []
    client.context.route("**/api/games/deal/booklet", lambda route: held.append(route))
    with page.expect_response("**/api/games/deal/rules"):
        page.goto(client.url + "/rules/deal")
    page.wait_for_selector("main h1")
    page.click("a.logo")
    page.wait_for_function("() => location.pathname === '/' && document.querySelector('h1')")
    with page.expect_response("**/api/games/deal/booklet") as response:
        held.pop().continue_()
    response.value.finished()
    page.evaluate("() => new Promise((next) => setTimeout(next))")


def test_from_the_table_the_rules_open_at_the_rule_and_lead_back(visit: Any) -> None:
    client = visit("fr")
    page = client.page
    id = client.table("electronic", ["me", "steady"])
    page.goto(f"{client.url}/t/{id}")
    Driver(page, wild=0).until("before_throw")
    page.locator("section.q .foot .link", has_text="ELEC-TURN-01").click()
    page.wait_for_selector("dialog[open] article.marked [id='ELEC-TURN-01']")
    checked(page)
    page.locator("dialog[open] [data-back]").click()
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.url == f"{client.url}/t/{id}"


@PROFILES
def test_the_screens_before_a_game(visit: Any, phone: bool, theme: str) -> None:
    """The lobby, the page of an invitation, a full table."""
    host, guest = visit("fr", phone=phone), visit("en", phone=phone)
    id = host.table("electronic", ["me", "open"], start=False)
    host.page.goto(f"{host.url}/t/{id}")
    code = host.page.locator("[data-code]").inner_text()
    checked(host.page, theme)
    guest.page.goto(f"{guest.url}/j/{code}")
    guest.page.wait_for_selector("[data-sit]")
    checked(guest.page, theme)


# Plays a whole game to reach its end: on a phone in `make test`, on a desktop in `.ci/run`.
@pytest.mark.parametrize(
    "phone", [pytest.param(False, marks=pytest.mark.closer), pytest.param(True)], ids=["desktop", "phone"]
)
def test_the_table_and_its_sheets(visit: Any, phone: bool) -> None:
    """An auction, a trade, the keys, the menu, the end, the replay, the proof."""
    client = visit("en" if phone else "fr", phone=phone)
    page = client.page
    id = client.table("electronic", ["me", "steady", "steady"], options={"turn_limit": 24})
    page.goto(f"{client.url}/t/{id}")
    driver = Driver(page, wild=0)
    driver.until("bid", prefer="auction")
    checked(page)
    driver.until("item", prefer="trade")
    page.wait_for_selector(".trade .item input")
    page.locator(".trade .item input").first.click(force=True)
    page.wait_for_selector(".trade table")
    checked(page)
    page.click(".trade [data-verb=withdraw]")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    checked(page)
    page.keyboard.press("Escape")
    driver.play()
    page.wait_for_selector(".chart svg[role=img]")
    checked(page)
    page.goto(f"{client.url}/r/{id}")
    page.wait_for_selector(".scrub")
    checked(page)
    page.goto(f"{client.url}/fair/{id}")
    page.wait_for_selector("[data-verified]")
    checked(page)


def test_the_initial_javascript_is_small() -> None:
    """UX 14: home and the table's frame need at most 150 kB of JavaScript; the rest is loaded on demand."""
    assets = {path.name: path.read_bytes() for path in (CLIENT.parent / "assets").glob("*.js")}
    size = {name: len(gzip.compress(content)) for name, content in assets.items()}
    own = r"(electronic|empire|star_wars|deal|millionaire|lists|Bank|Study|Review|Workshop|Printing|Box)-"
    parts = {name: n for name, n in size.items() if re.match(own, name)}
    assert parts and all(n <= 35_000 for n in parts.values()), parts
    shell = {name for name in assets if re.match("(index|Table)-", name)}
    pending = sorted(shell)
    while pending:  # the transitive imports
        for module in re.findall(rb'(?:from|import)\s*"\./([\w.-]+\.js)"', assets[pending.pop()]):
            if module.decode() not in shell:
                shell.add(module.decode())
                pending.append(module.decode())
    assert len(shell) > 10 and not shell & {*parts}
    texts = sum(n for name, n in size.items() if name.startswith(("web-", "server-"))) // 2  # one language is loaded
    assert sum(size[name] for name in shell) + texts <= 150_000, shell

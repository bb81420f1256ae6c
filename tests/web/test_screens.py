"""Every screen: no violation that axe can find, nothing wider than the window, and a shell that stays small."""

import gzip
import re
from typing import Any

import pytest

from tests.web.driver import Driver
from tests.web.house import AXE, CLIENT

SCREENS = (
    "/",
    "/new/electronic",
    "/mine",
    "/rules",
    "/rules/electronic",
    "/settings",
    "/fair",
    "/learn",
    "/bank",
    "/nowhere",
)
RUN = """async () => {
    const found = await axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]});
    const where = (n) => `${n.target.join(" ")} ${n.failureSummary}`;
    return found.violations.map((v) => `${v.id}: ${v.nodes.map(where).join("; ")}`);
}"""


def checked(page: Any) -> None:
    if AXE.is_file():
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert page.evaluate(RUN) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_screens(visit: Any, theme: str, phone: bool) -> None:
    here = visit("fr" if phone else "en", theme=theme, phone=phone)
    for path in SCREENS:
        here.page.goto(here.url + path)
        here.page.wait_for_selector("h1")
        here.page.wait_for_timeout(150)
        checked(here.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_table_and_its_sheets(visit: Any, theme: str, phone: bool) -> None:
    here = visit("en" if phone else "fr", theme=theme, phone=phone)
    id = here.table("electronic", ["me", "steady", "steady"], options={"turn_limit": 24})
    page = here.page
    page.goto(f"{here.url}/t/{id}")
    driver = Driver(page, wild=0)
    for _ in range(12):
        driver.step()
    checked(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    checked(page)
    page.keyboard.press("Escape")
    driver.play()
    page.wait_for_selector(".chart svg[role=img]")
    checked(page)
    page.goto(f"{here.url}/r/{id}")
    page.wait_for_selector(".scrub")
    checked(page)
    page.goto(f"{here.url}/fair/{id}")
    page.wait_for_selector("[data-verified]")
    checked(page)


def test_the_shell_is_small() -> None:
    """UX 14: home and the table's frame, at most 150 kB of JavaScript; each game a chunk of its own."""
    root = CLIENT.parent
    size = {path.name: len(gzip.compress(path.read_bytes())) for path in (root / "assets").glob("*.js")}
    games = {name: n for name, n in size.items() if re.match(r"(electronic|empire|star_wars|deal|millionaire)-", name)}
    assert all(n <= 35_000 for n in games.values()), games
    bank = {name: n for name, n in size.items() if name.startswith(("Bank-", "bank-"))}  # and its texts
    assert all(n <= 35_000 for n in bank.values()), bank
    languages = [n for name, n in size.items() if name.startswith(("web-", "server-"))]
    shell = sum(size.values()) - sum(games.values()) - sum(bank.values()) - sum(languages) // 2
    assert shell <= 150_000, shell


def test_states_that_are_not_the_table(visit: Any) -> None:
    here = visit("fr")
    here.KNOWN = (*here.KNOWN, "404")
    here.page.goto(f"{here.url}/j/QQQQQQ")
    here.page.wait_for_selector("text=Aucune table n’a ce code")
    id = here.table("electronic", ["me", "steady"])
    here.page.goto(f"{here.url}/t/{id}")
    here.page.wait_for_selector(".q")
    here.page.evaluate("magnat.socket.drop()")
    here.page.wait_for_selector("[data-state=lost]")
    here.page.wait_for_selector("[data-state=resumed]")

"""The first visit: progress that counts bytes, what can be done meanwhile, and going on where it broke off."""

from typing import Any

import pytest

from tests.site.visits import READY, PageVisit
from tests.web.checks import checked

# All other files stay where they are, but for what no game waits for.
KEPT_BUT_TWO = """async () => {
    const files = await (await fetch("files.json")).json();
    const cache = await caches.open(`magnat ${new URL(".", location).href} ${files.version}`);
    return (await cache.keys()).length === files.parts.length - 2;
}"""

pytestmark = pytest.mark.closer


def test_a_broken_first_load_says_so_and_goes_on_where_it_was(visit: Any) -> None:
    here = visit("fr")
    PageVisit.KNOWN = ("net::ERR_FAILED",)
    held: list[Any] = []
    here.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    try:
        here.page.goto(here.url)
        here.page.wait_for_selector("progress")
        here.page.wait_for_function("() => document.querySelector('progress').value > 0")
        here.page.wait_for_selector("[data-play-then]")
        checked(here.page, "light", "dark")
        here.page.goto(here.at("/rules/deal"))  # needs no engine
        here.page.wait_for_selector("main h1")
        here.page.goto(here.at("/"))
        end = 200
        while not held and end:
            here.page.wait_for_timeout(50)
            end -= 1
        held.pop().abort()
        here.page.wait_for_selector("[data-broken]")
        checked(here.page, "light")
        got = here.page.evaluate("window.magnatSite.got")
        assert 0 < got < here.page.evaluate("window.magnatSite.size")
        here.context.unroute("**/pyodide.asm.wasm")
        here.page.wait_for_function(KEPT_BUT_TWO)
        here.page.click("[data-broken] button")
        here.page.wait_for_function(READY, timeout=120_000)
        here.page.wait_for_selector("[data-ready]")
        here.page.wait_for_function("window.magnatSite.got === window.magnatSite.size")
    finally:
        PageVisit.KNOWN = ()


def test_who_saves_data_is_asked_first(visit: Any) -> None:
    here = visit("en")
    here.context.add_init_script("Object.defineProperty(navigator, 'connection', {value: {saveData: true}})")
    here.page.goto(here.url)
    here.page.wait_for_selector("[data-fetch]")
    assert here.page.evaluate("window.magnatSite.got") == 0
    checked(here.page, "light")
    here.page.click("[data-fetch]")
    here.page.wait_for_function(READY, timeout=120_000)


def test_a_game_chosen_meanwhile_begins_by_itself_and_is_there_when_one_comes_back(visit: Any) -> None:
    here = visit("fr", phone=True)
    held: list[Any] = []
    here.context.route("**/engine-*.pack", lambda route: held.append(route))
    here.page.goto(here.url)
    here.page.locator(".pick", has_text="Deal").click()
    here.page.click("[data-play-then]")
    here.page.wait_for_selector("[data-play-then][aria-disabled=true]")
    checked(here.page, "light", "dark")
    here.page.wait_for_function(
        "() => `${magnatSite.parts.filter((p) => p.got < p.size).map((p) => p.part)}` === 'games,analysis'"
    )
    held.pop().continue_()
    here.page.wait_for_selector(".q", timeout=120_000)
    here.page.wait_for_function("() => magnat.info.game === 'deal'")
    here.page.goto(here.at("/"))
    here.page.wait_for_selector("[data-ready]")
    checked(here.page, "light", "dark")
    here.page.click("[data-resume]")
    here.page.wait_for_selector(".q")

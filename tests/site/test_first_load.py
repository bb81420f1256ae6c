"""The first visit: progress that counts bytes, what can be done meanwhile, and going on where it broke off."""

from typing import Any

import pytest

from tests.site.visits import READY, PageVisit
from tests.web.checks import checked

LACKING = "(parts) => `${magnatSite.parts.filter((part) => part.got < part.size).map((part) => part.part)}` === parts"

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
        here.page.wait_for_function(LACKING, arg="python,analysis")  # what no game waits for comes last
        held.pop().abort()
        here.page.wait_for_selector("[data-broken]")
        checked(here.page, "light")
        got = here.page.evaluate("window.magnatSite.got")
        assert 0 < got < here.page.evaluate("window.magnatSite.size")
        here.context.unroute("**/pyodide.asm.wasm")
        asked: list[str] = []
        here.page.on("request", lambda request: asked.append(request.url))
        here.page.click("[data-broken] button")
        here.page.wait_for_function(READY)
        here.page.wait_for_selector("[data-ready]")
        here.page.wait_for_function("() => window.magnatSite.got === window.magnatSite.size")
        assert not [url for url in asked if "booklet.json" in url], "what was there came again"
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
    here.page.wait_for_function(READY)


def test_a_game_chosen_meanwhile_begins_by_itself_and_is_there_when_one_comes_back(visit: Any) -> None:
    here = visit("fr", phone=True)
    held: list[Any] = []
    here.context.route("**/engine-*.pack", lambda route: held.append(route))
    here.page.goto(here.url)
    here.page.locator(".pick", has_text="Deal").click()
    here.page.click("[data-play-then]")
    here.page.wait_for_selector("[data-play-then][aria-disabled=true]")
    checked(here.page, "light", "dark")
    here.page.wait_for_function(LACKING, arg="games,analysis")
    held.pop().continue_()
    here.page.wait_for_selector(".q")
    here.page.wait_for_function("() => magnat.info.game === 'deal'")
    here.page.goto(here.at("/"))
    here.page.wait_for_selector("[data-ready]")
    checked(here.page, "light", "dark")
    here.page.click("[data-resume]")
    here.page.wait_for_selector(".q")

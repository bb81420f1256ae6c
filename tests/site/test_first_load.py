"""The first visit: progress in bytes, pages that need no engine, and resuming after an error."""

from typing import Any

import pytest

from tests.site.visits import READY, PageVisit
from tests.web.checks import checked

LACKING = "(parts) => `${magnatSite.parts.filter((part) => part.got < part.size).map((part) => part.part)}` === parts"

pytestmark = pytest.mark.closer


def test_a_failed_first_load_is_reported_and_resumed(visit: Any) -> None:
    tab = visit("fr")
    PageVisit.KNOWN = ("net::ERR_FAILED",)
    held: list[Any] = []
    tab.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    try:
        tab.page.goto(tab.url)
        tab.page.wait_for_selector("progress")
        tab.page.wait_for_function("() => document.querySelector('progress').value > 0")
        tab.page.wait_for_selector("[data-play-then]")
        checked(tab.page, "light", "dark")
        tab.page.goto(tab.at("/rules/deal"))  # needs no engine
        tab.page.wait_for_selector("main h1")
        tab.page.goto(tab.at("/"))
        tab.page.wait_for_function(LACKING, arg="python,analysis")  # files that no game needs come last
        held.pop().abort()
        tab.page.wait_for_selector("[data-broken]")
        checked(tab.page, "light")
        got = tab.page.evaluate("window.magnatSite.got")
        assert 0 < got < tab.page.evaluate("window.magnatSite.size")
        tab.context.unroute("**/pyodide.asm.wasm")
        requests: list[str] = []
        tab.page.on("request", lambda request: requests.append(request.url))
        tab.page.click("[data-broken] button")
        tab.page.wait_for_function(READY)
        tab.page.wait_for_selector("[data-ready]")
        tab.page.wait_for_function("() => window.magnatSite.got === window.magnatSite.size")
        assert not [url for url in requests if "booklet.json" in url], "cached files were fetched again"
    finally:
        PageVisit.KNOWN = ()


def test_data_saver_users_are_asked_before_the_download(visit: Any) -> None:
    tab = visit("en")
    tab.context.add_init_script("Object.defineProperty(navigator, 'connection', {value: {saveData: true}})")
    tab.page.goto(tab.url)
    tab.page.wait_for_selector("[data-fetch]")
    assert tab.page.evaluate("window.magnatSite.got") == 0
    checked(tab.page, "light")
    tab.page.click("[data-fetch]")
    tab.page.wait_for_function(READY)


def test_a_game_chosen_during_the_download_starts_and_survives_a_reload(visit: Any) -> None:
    tab = visit("fr", phone=True)
    held: list[Any] = []
    tab.context.route("**/engine-*.pack", lambda route: held.append(route))
    tab.page.goto(tab.url)
    tab.page.locator(".pick", has_text="Deal").click()
    tab.page.click("[data-play-then]")
    tab.page.wait_for_selector("[data-play-then][aria-disabled=true]")
    checked(tab.page, "light", "dark")
    tab.page.wait_for_function(LACKING, arg="games,analysis")
    held.pop().continue_()
    tab.page.wait_for_selector(".q")
    tab.page.wait_for_function("() => magnat.info.game === 'deal'")
    tab.page.goto(tab.at("/"))
    tab.page.wait_for_selector("[data-ready]")
    checked(tab.page, "light", "dark")
    tab.page.click("[data-resume]")
    tab.page.wait_for_selector(".q")

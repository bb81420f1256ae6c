"""The first visit: progress that counts bytes, what can be done meanwhile, and going on where it broke off."""

from typing import Any

import pytest

from tests.site.visits import READY, PageVisit
from tests.web.checks import checked

# All other files stay where they are.
KEPT_BUT_ONE = """async () => {
    const files = await (await fetch("files.json")).json();
    const cache = await caches.open(`magnat ${new URL(".", location).href} ${files.version}`);
    return (await cache.keys()).length === files.parts.length - 1;
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
        here.page.wait_for_function(KEPT_BUT_ONE)
        here.page.click("[data-broken] button")
        here.page.wait_for_function(READY, timeout=120_000)
        here.page.wait_for_selector("[data-ready]")
        assert here.page.evaluate("window.magnatSite.got === window.magnatSite.size")
    finally:
        PageVisit.KNOWN = ()

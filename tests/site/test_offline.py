"""After the first visit there need be neither server nor network: everything works, also after a cold start."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.site.conftest import hosted
from tests.site.visits import READY, PageVisit
from tests.web.checks import checked
from tests.web.driver import Driver
from tests.web.house import FLAGS, chromium

pytestmark = pytest.mark.closer


def test_without_a_server_after_one_visit(playwright: Any, copy: Path, tmp_path: Path) -> None:
    start = lambda: playwright.chromium.launch_persistent_context(  # noqa: E731
        str(tmp_path / "profile"), executable_path=chromium(), args=FLAGS, locale="fr-FR"
    )
    with hosted(copy) as url:
        here = PageVisit(None, url, context=start())
        id = here.table("millionaire", ["me", "steady"], options={"turn_cap": 8})
        here.keeps()
        here.page.goto(here.at(f"/t/{id}"))
        driver = Driver(here.page)
        for _ in range(3):
            driver.step()
        question = here.page.evaluate("magnat.put.question")
    # the server is gone
    here.page.reload()
    here.page.wait_for_selector(".q, #end-title")
    here.page.wait_for_function("(n) => magnat.put.question >= n", arg=question)
    here.close()
    # a cold start: another browser on the same profile
    here = PageVisit(None, url, context=start())
    here.context.set_offline(True)
    here.begin("/")
    here.page.wait_for_selector("[data-ready] [data-proven]")
    here.page.click("[data-resume]")
    here.page.wait_for_selector(".q, #end-title")
    Driver(here.page).play()
    for path, sign in (
        (f"/r/{id}", "[data-step], .panel"),
        ("/rules/empire", "main"),
        ("/bank", "main"),
        ("/mine", "[data-export]"),
        ("/settings", "#name"),
        ("/learn", "main"),
    ):
        here.page.goto(here.at(path))
        here.page.wait_for_selector(sign)
        assert not here.page.query_selector("[aria-busy=true]")
    here.page.goto(here.at("/"))
    here.page.click("[data-play=deal]")
    here.page.wait_for_selector(".q")
    lesson = here.table("electronic", ["me", "steady"], luck="learn")
    here.page.goto(here.at(f"/t/{lesson}"))
    here.page.wait_for_selector("[data-coach]")
    here.close()


def test_a_version_that_came_meanwhile_is_offered_and_keeps_the_games(visit: Any, copy: Path) -> None:
    with hosted(copy) as url:
        here = visit("fr", url=url)
        here.begin()
        id = here.table("deal", ["me", "steady"])
        here.keeps()
        newer(copy)
        here.page.reload()
        here.page.wait_for_selector("[data-update]")
        checked(here.page, "dark")
        here.page.goto(here.at(f"/t/{id}"))
        here.page.wait_for_selector(".q")
        assert not here.page.query_selector("[data-update]")  # nobody is disturbed in a game
        here.page.goto(here.at("/"))
        here.page.click("[data-update] button")
        here.page.wait_for_function("() => document.title.length && !document.querySelector('[data-update]')")
        here.page.goto(here.at(f"/t/{id}"))
        here.page.wait_for_selector(".q")
        assert (
            here.page.evaluate("fetch('files.json').then((answer) => answer.json()).then((f) => f.version)") == "newer"
        )
        checked(here.page, "light")


def newer(site: Path) -> None:
    """The same files under another version, as a new build would be."""
    told = json.loads((site / "files.json").read_text())
    worker = (site / "sw.js").read_text().replace(told["version"], "newer")
    (site / "sw.js").write_text(worker)
    (site / "files.json").write_text(json.dumps({**told, "version": "newer"}))


def test_a_second_tab_says_so_and_goes_on_when_the_first_is_closed(visit: Any) -> None:
    here = visit("fr")
    id = here.table("empire", ["me", "steady", "steady"])
    here.page.goto(here.at(f"/t/{id}"))
    here.page.wait_for_selector(".q")
    second = here.open()
    second.goto(here.at(f"/t/{id}"))
    second.wait_for_selector("[data-here]")
    assert not second.query_selector(".q")
    here.page.close()
    second.wait_for_function(READY)
    second.wait_for_selector(".q")
    third = here.open()
    third.goto(here.at("/mine"))
    third.click("[data-here]")
    third.wait_for_function(READY)
    third.wait_for_selector("[data-export]")
    second.wait_for_selector("[data-here]")


def test_a_browser_that_keeps_nothing_says_so_and_plays(visit: Any) -> None:
    here = visit("en")
    here.context.add_init_script("Object.defineProperty(window, 'indexedDB', {value: undefined})")
    here.context.route("**/engine.worker*.js", without_storage)
    id = here.table("deal", ["me", "steady"], options={"max_turns": 3})
    here.page.wait_for_selector("[data-unkept]")
    here.page.goto(here.at(f"/t/{id}"))
    Driver(here.page).play()


def without_storage(route: Any) -> None:
    answer = route.fetch()
    script = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') };\n" + answer.text()
    route.fulfill(response=answer, body=script)

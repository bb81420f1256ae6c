"""After the first visit everything works without server and network, even after a cold start."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.site.conftest import serve_folder
from tests.site.visits import READY, PageVisit
from tests.web.checks import checked
from tests.web.driver import Driver
from tests.web.house import FLAGS, chromium

pytestmark = pytest.mark.closer


def test_the_site_works_without_a_server_after_one_visit(playwright: Any, copy: Path, tmp_path: Path) -> None:
    start = lambda: playwright.chromium.launch_persistent_context(  # noqa: E731
        str(tmp_path / "profile"), executable_path=chromium(), args=FLAGS, locale="fr-FR"
    )
    with serve_folder(copy) as url:
        tab = PageVisit(None, url, context=start())
        id = tab.table("millionaire", ["me", "steady"], options={"turn_cap": 8})
        tab.wait_until_cached()
        tab.page.goto(tab.at(f"/t/{id}"))
        driver = Driver(tab.page)
        for _ in range(3):
            driver.step()
        question = tab.page.evaluate("magnat.prompt.question")
    # without the server
    tab.page.reload()
    tab.page.wait_for_selector(".q, #end-title")
    tab.page.wait_for_function("(n) => magnat.prompt.question >= n", arg=question)
    tab.close()
    # a cold start: another browser on the same profile
    tab = PageVisit(None, url, context=start())
    tab.context.set_offline(True)
    tab.begin("/")
    tab.page.wait_for_selector("[data-ready] [data-proven]")
    tab.page.click("[data-resume]")
    tab.page.wait_for_selector(".q, #end-title")
    Driver(tab.page).play()
    for path, sign in (
        (f"/r/{id}", "[data-step], .panel"),
        ("/rules/empire", "main"),
        ("/bank", "main"),
        ("/mine", "[data-export]"),
        ("/settings", "#name"),
        ("/learn", "main"),
    ):
        tab.page.goto(tab.at(path))
        tab.page.wait_for_selector(sign)
        assert not tab.page.query_selector("[aria-busy=true]")
    tab.page.goto(tab.at("/"))
    tab.page.click("[data-play=deal]")
    tab.page.wait_for_selector(".q")
    lesson = tab.table("electronic", ["me", "steady"], luck="learn")
    tab.page.goto(tab.at(f"/t/{lesson}"))
    tab.page.wait_for_selector("[data-coach]")
    tab.close()


def test_a_new_version_is_offered_and_keeps_the_games(visit: Any, copy: Path) -> None:
    with serve_folder(copy) as url:
        tab = visit("fr", url=url)
        tab.begin()
        id = tab.table("deal", ["me", "steady"])
        tab.wait_until_cached()
        bump_version(copy)
        tab.page.reload()
        tab.page.wait_for_selector("[data-update]")
        checked(tab.page, "dark")
        tab.page.goto(tab.at(f"/t/{id}"))
        tab.page.wait_for_selector(".q")
        assert not tab.page.query_selector("[data-update]")  # no update notice during a game
        tab.page.goto(tab.at("/"))
        tab.page.click("[data-update] button")
        tab.page.wait_for_function("() => document.title.length && !document.querySelector('[data-update]')")
        tab.page.goto(tab.at(f"/t/{id}"))
        tab.page.wait_for_selector(".q")
        assert (
            tab.page.evaluate("fetch('files.json').then((answer) => answer.json()).then((f) => f.version)") == "newer"
        )
        checked(tab.page, "light")


def bump_version(site: Path) -> None:
    """Give the same files another version, as a new build would."""
    files = json.loads((site / "files.json").read_text())
    worker = (site / "sw.js").read_text().replace(files["version"], "newer")
    (site / "sw.js").write_text(worker)
    (site / "files.json").write_text(json.dumps({**files, "version": "newer"}))


def test_a_second_tab_waits_until_the_first_is_closed(visit: Any) -> None:
    tab = visit("fr")
    id = tab.table("empire", ["me", "steady", "steady"])
    tab.page.goto(tab.at(f"/t/{id}"))
    tab.page.wait_for_selector(".q")
    second = tab.open()
    second.goto(tab.at(f"/t/{id}"))
    second.wait_for_selector("[data-here]")
    assert not second.query_selector(".q")
    for path, shown in (("/rules/empire", "[data-chapter], article"), ("/bank", "h1"), ("/settings", "#name")):
        second.goto(tab.at(path))
        second.wait_for_selector(shown)
        assert not second.is_visible("[data-here]"), path
    second.goto(tab.at("/mine"))
    second.wait_for_selector("[data-here]")
    second.click("[data-still-open] a[href*='/settings']")
    second.wait_for_selector("#name")
    assert not second.is_visible("[data-here]")
    tab.page.wait_for_selector(".q")
    second.goto(tab.at(f"/t/{id}"))
    second.wait_for_selector("[data-here]")
    tab.page.close()
    second.wait_for_function(READY)
    second.wait_for_selector(".q")
    third = tab.open()
    third.goto(tab.at("/mine"))
    third.click("[data-here]")
    third.wait_for_function(READY)
    third.wait_for_selector("[data-export]")
    second.wait_for_selector("[data-here]")


def test_a_browser_without_storage_warns_and_plays(visit: Any) -> None:
    tab = visit("en")
    tab.context.add_init_script("Object.defineProperty(window, 'indexedDB', {value: undefined})")
    tab.context.route("**/engine.worker*.js", without_storage)
    id = tab.table("deal", ["me", "steady"], options={"max_turns": 3})
    tab.page.wait_for_selector("[data-unkept]")
    tab.page.goto(tab.at(f"/t/{id}"))
    Driver(tab.page).play()


def without_storage(route: Any) -> None:
    answer = route.fetch()
    script = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') };\n" + answer.text()
    route.fulfill(response=answer, body=script)

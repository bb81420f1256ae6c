"""Several people at one screen, a searching bot, files, and features that need a server."""

from pathlib import Path
from typing import Any

import pytest

from magnat.match.ponder import MAX_PONDERINGS
from tests.site.conftest import serve_folder
from tests.web.checks import checked, expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer


def test_several_people_at_one_screen_hand_it_over_behind_a_curtain(visit: Any) -> None:
    tab = visit("fr")
    id = tab.table("deal", ["me", "me", "steady"], options={"max_turns": 3})
    tab.page.goto(tab.at(f"/t/{id}"))
    driver = Driver(tab.page)
    driver.play()
    assert driver.asked["curtain"] > 1


# A started worker reports to the page, and is stopped as soon as it is idle.
SAYS_SO = """if (self.name === "thinker") new BroadcastChannel("thinkers").postMessage("begun");
const later = self.setTimeout;
self.setTimeout = (work, ms, ...more) => later(work, ms === 60_000 ? 0 : ms, ...more);
"""
FAILS = 'if (self.name === "thinker") throw new Error("no memory for it");\n'
LISTEN = "new BroadcastChannel('thinkers').onmessage = () => (window.thinkers = (window.thinkers ?? 0) + 1)"


def prepend_to_worker(site: Path, code: str) -> None:
    """Prepend code to the worker's program."""
    (worker,) = site.glob("assets/engine.worker-*.js")
    worker.write_text(code + worker.read_text())


def test_a_searching_bot_runs_in_a_worker_started_on_demand(visit: Any, copy: Path) -> None:
    prepend_to_worker(copy, SAYS_SO)
    with serve_folder(copy) as url:
        tab = visit("fr", url=url)
        tab.context.add_init_script(LISTEN)
        id = tab.table("deal", ["me", "steady"], options={"max_turns": 1})
        tab.page.goto(tab.at(f"/t/{id}"))
        Driver(tab.page).play()
        assert not tab.page.evaluate("window.thinkers")
        id = tab.table("deal", ["me", "hard"], options={"max_turns": 3})
        tab.page.goto(tab.at(f"/t/{id}"))
        Driver(tab.page).play()
        assert tab.page.evaluate("window.thinkers") > 1  # stopped after a decision, and started for the next


# The worker reports the start and the end of every decision to the page.
COUNTS = """if (self.name === "thinker") {
  const channel = new BroadcastChannel("thoughts");
  const asked = new Set();
  self.addEventListener("message", ({ data }) => {
    if (data.what !== "bot" || JSON.parse(data.task).what !== "answer") return;
    asked.add(data.id);
    channel.postMessage("begun");
  });
  const post = self.postMessage.bind(self);
  self.postMessage = (thought, ...more) => {
    post(thought, ...more);
    if (asked.delete(thought.id)) channel.postMessage("found");
  };
}
"""
COUNT = """window.thoughts = {begun: 0, found: 0};
new BroadcastChannel("thoughts").onmessage = ({ data }) => (window.thoughts[data] += 1);"""


def count_decisions(tab: Any) -> int:
    """Return the number of decisions so far, once no worker is busy."""
    while True:
        before = tab.page.evaluate("thoughts.begun")
        tab.page.wait_for_function("() => thoughts.begun === thoughts.found")
        for _ in range(2):  # the engine has received the last one, and could ask for the next
            tab.call("GET", "/api/me")
        begun, finished = tab.page.evaluate("[thoughts.begun, thoughts.found]")
        if before == begun == finished:
            return int(begun)


def test_an_expert_ponders_during_my_turn(visit: Any, copy: Path) -> None:
    prepend_to_worker(copy, COUNTS)
    with serve_folder(copy) as url:
        tab = visit("fr", url=url)
        tab.context.add_init_script(COUNT)
        id = tab.table("electronic", ["me", "expert"])
        tab.page.goto(tab.at(f"/t/{id}"))
        driver = Driver(tab.page)
        for _ in range(40):
            question = driver.look()
            before = tab.page.evaluate("thoughts.begun")
            thought = count_decisions(tab) - before
            assert thought <= MAX_PONDERINGS
            if thought > 1:
                return
            driver.take(question)
        raise AssertionError(driver.asked)


def test_a_game_continues_without_a_second_worker(visit: Any, copy: Path) -> None:
    prepend_to_worker(copy, FAILS)
    with serve_folder(copy) as url:
        tab = visit("fr", url=url)
        id = tab.table("deal", ["me", "hard"], options={"max_turns": 2})
        tab.page.goto(tab.at(f"/t/{id}"))
        Driver(tab.page).play()
        assert '"by":"bot"' in tab.call("GET", f"/api/tables/{id}/stream?have=-1")


def test_games_are_exported_to_a_file_and_imported(visit: Any, tmp_path: Path) -> None:
    tab = visit("fr")
    id = tab.table("deal", ["me", "steady"])
    tab.page.goto(tab.at("/mine"))
    with tab.page.expect_download() as download:
        tab.page.click("[data-export]")
    file = tmp_path / "magnat.ndjson"
    download.value.save_as(file)
    checked(tab.page, "light", "dark")
    tab.page.click("[data-erase-ask]")
    tab.page.click("[data-erase]")
    tab.page.wait_for_selector("a.btn[href='/'], a.btn[href='#/']")
    tab.page.set_input_files("[data-import]", file)
    tab.page.wait_for_selector(f"a[href='/t/{id}'], a[href='#/t/{id}']")


def test_features_that_need_a_server_ask_for_its_address(visit: Any) -> None:
    tab = visit("en")
    tab.page.goto(tab.url)
    tab.page.click("[data-invite]")
    tab.page.fill("#server", f"{tab.url}?there")
    checked(tab.page, "light")
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_url("**/?there")
    tab.page.goto(tab.at("/new/deal"))
    tab.page.locator(".place select").first.select_option("open")  # a second person at this screen needs no server
    tab.page.click("[data-start]")
    tab.page.wait_for_selector("[data-near=none] [data-near-invite]")
    expect(tab.page.locator("[data-honest]")).to_contain_text("Your friends still have to trust you")

"""What is around the games: several people at one screen, a searching bot, files, what needs a server."""

from pathlib import Path
from typing import Any

import pytest

from magnat.match.ponder import MAX_PONDERINGS
from tests.site.conftest import hosted
from tests.web.checks import checked, expect
from tests.web.driver import Driver

pytestmark = pytest.mark.closer


def test_several_people_at_one_screen_hand_it_over_behind_a_curtain(visit: Any) -> None:
    here = visit("fr")
    id = here.table("deal", ["me", "me", "steady"], options={"max_turns": 3})
    here.page.goto(here.at(f"/t/{id}"))
    driver = Driver(here.page)
    driver.play()
    assert driver.asked["curtain"] > 1


# Whoever is started to think says so to the page; and whoever is idle is let go at once.
SAYS_SO = """if (self.name === "thinker") new BroadcastChannel("thinkers").postMessage("begun");
const later = self.setTimeout;
self.setTimeout = (work, ms, ...more) => later(work, ms === 60_000 ? 0 : ms, ...more);
"""
FAILS = 'if (self.name === "thinker") throw new Error("no memory for it");\n'
LISTEN = "new BroadcastChannel('thinkers').onmessage = () => (window.thinkers = (window.thinkers ?? 0) + 1)"


def doctored(site: Path, code: str) -> None:
    """The worker's program begins with something of ours."""
    (worker,) = site.glob("assets/engine.worker-*.js")
    worker.write_text(code + worker.read_text())


def test_a_searching_bot_thinks_in_a_worker_that_is_there_while_it_is_needed(visit: Any, copy: Path) -> None:
    doctored(copy, SAYS_SO)
    with hosted(copy) as url:
        here = visit("fr", url=url)
        here.context.add_init_script(LISTEN)
        id = here.table("deal", ["me", "steady"], options={"max_turns": 1})
        here.page.goto(here.at(f"/t/{id}"))
        Driver(here.page).play()
        assert not here.page.evaluate("window.thinkers")
        id = here.table("deal", ["me", "hard"], options={"max_turns": 3})
        here.page.goto(here.at(f"/t/{id}"))
        Driver(here.page).play()
        assert here.page.evaluate("window.thinkers") > 1  # let go after a thought, and started for the next


# The page hears of every answer that is thought about, when it begins and when it is found.
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


def thoughts(here: Any) -> int:
    """The number of answers thought about so far, once nobody thinks any more."""
    while True:
        before = here.page.evaluate("thoughts.begun")
        here.page.wait_for_function("() => thoughts.begun === thoughts.found")
        for _ in range(2):  # the engine has heard of the last one, and has had its turn to ask for the next
            here.call("GET", "/api/me")
        begun, found = here.page.evaluate("[thoughts.begun, thoughts.found]")
        if before == begun == found:
            return int(begun)


def test_an_expert_thinks_while_i_do(visit: Any, copy: Path) -> None:
    doctored(copy, COUNTS)
    with hosted(copy) as url:
        here = visit("fr", url=url)
        here.context.add_init_script(COUNT)
        id = here.table("electronic", ["me", "expert"])
        here.page.goto(here.at(f"/t/{id}"))
        driver = Driver(here.page)
        for _ in range(40):
            seen = driver.look()
            before = here.page.evaluate("thoughts.begun")
            thought = thoughts(here) - before
            assert thought <= MAX_PONDERINGS
            if thought > 1:
                return
            driver.take(seen)
        raise AssertionError(driver.asked)


def test_a_game_goes_on_where_no_second_worker_can_be_had(visit: Any, copy: Path) -> None:
    doctored(copy, FAILS)
    with hosted(copy) as url:
        here = visit("fr", url=url)
        id = here.table("deal", ["me", "hard"], options={"max_turns": 2})
        here.page.goto(here.at(f"/t/{id}"))
        Driver(here.page).play()
        assert '"by":"bot"' in here.call("GET", f"/api/tables/{id}/stream?have=-1")


def test_everything_goes_to_a_file_and_comes_back(visit: Any, tmp_path: Path) -> None:
    here = visit("fr")
    id = here.table("deal", ["me", "steady"])
    here.page.goto(here.at("/mine"))
    with here.page.expect_download() as download:
        here.page.click("[data-export]")
    file = tmp_path / "magnat.ndjson"
    download.value.save_as(file)
    checked(here.page, "light", "dark")
    here.page.click("[data-erase-ask]")
    here.page.click("[data-erase]")
    here.page.wait_for_selector("a.btn[href='/'], a.btn[href='#/']")
    here.page.set_input_files("[data-import]", file)
    here.page.wait_for_selector(f"a[href='/t/{id}'], a[href='#/t/{id}']")


def test_what_needs_a_server_says_so_and_takes_its_address(visit: Any) -> None:
    here = visit("en")
    here.page.goto(here.url)
    here.page.click("[data-invite]")
    here.page.fill("#server", f"{here.url}?there")
    checked(here.page, "light")
    here.page.keyboard.press("Enter")
    here.page.wait_for_url("**/?there")
    here.page.goto(here.at("/new/deal"))
    here.page.locator(".place select").first.select_option("open")  # somebody next to me needs no server
    here.page.click("[data-start]")
    here.page.wait_for_selector("[data-near=none] [data-near-invite]")
    expect(here.page.locator("[data-honest]")).to_contain_text("Your friends trust you")

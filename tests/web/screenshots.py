"""Pictures of every screen: desktop and phone, light and dark, every language. Run by `make
screenshots`.

`python tests/web/screenshots.py build/screenshots phone-fr` takes those of one profile only.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from magnat.games import all_games
from magnat.languages import LANGUAGES
from tests.web.checks import SETTLED
from tests.web.driver import Driver
from tests.web.house import FLAGS, LONG_MS, Visit, chromium, missing, served, skip
from tests.web.test_bank import keys, open_table, put
from tests.web.test_review import SHORT, answer_long_ago
from tests.web.test_states import open_shared_table

PAGES = {
    "home": "/",
    "setup": "/new/electronic",
    "mine": "/mine",
    "booklets": "/rules",
    "rules": "/rules/electronic",
    "settings": "/settings",
    "fair": "/fair",
    "learn": "/learn",
    "study": "/study/electronic",
    "study_games": "/study",
    "bank": "/bank",
    "nowhere": "/nowhere",
}
# A turn in mid-game: some spaces are owned and nobody has won.
MIDDLE = {"electronic": 30, "empire": 8, "star_wars": 18, "deal": 6, "millionaire": 18}
MAX_HEIGHT_PX = 4000  # the rules are longer
# Questions and the names of their pictures.
ASKED = {"bid": "auction", "leave_jail": "jail", "buy_or_auction": "buy", "how_to_pay": "rent", "item": "trade"}


class Album:
    def __init__(self, browser: Any, url: str, store: Path, folder: Path) -> None:
        self.browser = browser
        self.url = url
        self.store = store
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, lang: str, phone: bool) -> None:
        self.lang, self.phone = lang, phone
        self.visit = Visit(self.browser, self.url, lang, phone=phone)
        self.page = self.visit.page
        for game in all_games():
            self.table(game)
        self.chosen()
        self.play()
        self.cards()
        self.before()
        self.together()
        self.understanding()
        self.bank()
        for name, path in PAGES.items():
            self.go(path, "h1")
            self.keep(name, full=True)
        self.visit.context.close()

    def go(self, path: str, until: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector(until)

    def keep(self, name: str, full: bool = False) -> None:
        """Save the screen in light and dark; with `full` the whole page, in a window as tall as it is."""
        profile = "phone" if self.phone else "desktop"
        window = self.page.viewport_size
        if full:
            self.page.wait_for_load_state("networkidle")
            self.page.wait_for_function(SETTLED)
            tall = self.page.evaluate("(document.querySelector('dialog[open]') ?? document.body).scrollHeight")
            self.page.set_viewport_size({**window, "height": max(window["height"], min(MAX_HEIGHT_PX, tall))})
        for theme in ("dark", "light"):
            self.page.emulate_media(color_scheme=theme)
            self.page.wait_for_function(SETTLED)
            self.page.screenshot(path=self.folder / f"{name}-{profile}-{theme}-{self.lang}.png")
        self.page.set_viewport_size(window)

    def played(self, game: str, seats: list[str], turn: int) -> tuple[str, Driver]:
        """Return a table at this turn with a question for me. A game that ends earlier is replaced by another."""
        while True:
            id = self.visit.table(game, seats, clock={"bank": 600, "increment": 60})
            self.go(f"/t/{id}", ".q, [data-uncover]")
            driver = Driver(self.page, seed=5, wild=0)
            while (state := driver.look())["state"] != "over":
                late = self.page.evaluate("magnat.turnNumber") >= turn and not state["draft"]
                if late and state["ask"] not in ("bid", "curtain"):
                    self.page.evaluate("scrollTo(0, 0)")
                    return id, driver
                driver.take(state)

    def table(self, game: str) -> None:
        """A game in mid-play: the player's view, a spectator's view, and its replay."""
        id, _ = self.played(game, ["me", "steady", "steady", "steady"], MIDDLE[game])
        self.keep(f"table-{game}")
        mine, guest = self.visit, Visit(self.browser, self.url, self.lang, phone=self.phone)
        self.visit, self.page = guest, guest.page
        self.go(f"/t/{id}", ".q")
        self.keep(f"watch-{game}")
        guest.context.close()
        self.visit, self.page = mine, mine.page
        self.go(f"/r/{id}#20", ".scrub")
        self.keep(f"replay-{game}")

    def chosen(self) -> None:
        """Spaces to choose from, on the board and in the question."""
        _, driver = self.played("star_wars", ["me", "steady"], 4)
        while (seen := driver.look())["state"] != "over":
            if seen["of"] == "space":
                self.keep("spaces")
                return
            driver.take(seen)

    def cards(self) -> None:
        """Deal on a shared screen, to its end: then the replay shows all hands."""
        id, driver = self.played("deal", ["me", "me", "steady"], 4)
        self.keep("together")
        driver.play()
        self.page.wait_for_selector(".chart svg[role=img]")
        self.keep("end-deal", full=True)
        self.go(f"/r/{id}#40", ".scrub")
        self.page.select_option(".eyes", "open")
        self.keep("replay-deal-open")

    def play(self) -> None:
        """The questions of Electronic and its end. If I was never in jail, another game for two is played."""
        wanted = dict(ASKED)
        for others in (2, 1, 1):
            if not wanted:
                break
            id = self.visit.table("electronic", ["me", *["steady"] * others], options={"turn_limit": 45})
            self.go(f"/t/{id}", ".q")
            driver = Driver(self.page, seed=5, wild=0)
            while (seen := driver.look())["state"] != "over":
                name = wanted.pop(seen["ask"], "")
                if name == "trade":
                    self.page.locator(".item input").first.click(force=True)
                    self.page.wait_for_selector(".trade table")
                if name:
                    self.keep(name)
                verbs = ("withdraw",) if seen["ask"] == "item" else ("auction",) if "bid" in wanted else ("trade",)
                verb = next((each for each in verbs if each in seen["answers"]), None)
                driver.take(seen, verb if verb != "trade" or "item" in wanted else None)
        self.page.wait_for_selector(".chart svg[role=img]")
        self.keep("end", full=True)
        self.go(f"/fair/{id}", "[data-verified]")
        self.keep("verified", full=True)

    def before(self) -> None:
        """A lobby, its invitation, a full table and a lost connection."""
        lobby = self.visit.table("electronic", ["me", "open", "steady"], start=False)
        self.go(f"/t/{lobby}", "[data-code]")
        code = self.page.locator("[data-code]").inner_text()
        self.keep("lobby", full=True)
        mine, guest = self.visit, Visit(self.browser, self.url, self.lang, phone=self.phone)
        self.visit, self.page = guest, guest.page
        self.go(f"/j/{code}", "[data-sit]")
        self.keep("join", full=True)
        mine.call("PATCH", f"/api/tables/{lobby}/seats/1", {"kind": "bot", "bot": "steady"})
        self.go(f"/j/{code}", "h1")
        self.keep("full", full=True)
        guest.context.close()
        self.visit, self.page = mine, mine.page
        mine.call("POST", f"/api/tables/{lobby}/start", {})
        self.go(f"/t/{lobby}", ".q")
        self.page.context.set_offline(True)
        self.page.evaluate("magnat.connection.socket.drop()")
        self.page.wait_for_selector("[data-state=lost]")
        self.keep("lost")
        self.page.evaluate("magnat.connection.lostAt -= 20000")
        self.page.wait_for_selector("[data-state=gone]")
        self.keep("gone")
        self.page.context.set_offline(False)

    def together(self) -> None:
        """Two people at one screen, and a guided game."""
        id = self.visit.table("deal", ["me", "me", "steady"])
        self.go(f"/t/{id}", "[data-uncover]")
        self.keep("curtain")
        self.go("/learn", "[data-learn=empire]")
        self.page.click("[data-learn=empire]")
        self.page.wait_for_selector("[data-coach]")
        self.keep("lesson")

    def understanding(self) -> None:
        """A hint, an undo request from both sides, a review, a side game, my statistics."""
        self.hint()
        self.undo()
        id = self.over()
        self.go(f"/r/{id}/review", "[data-ready]")
        self.keep("review")
        self.page.locator("[data-play-on]").first.click()
        self.page.wait_for_selector("[data-state=side]")
        self.page.wait_for_selector(".q")
        self.keep("side")
        self.page.click("[data-side-tries]")
        self.page.wait_for_selector("dialog [data-try]", timeout=LONG_MS)
        self.keep("side-tries")
        self.go("/statistics", "[data-statistics]")
        self.keep("statistics", full=True)

    def hint(self) -> None:
        self.played("electronic", ["me", "steady", "steady"], 12)
        self.page.keyboard.press("i")
        self.page.wait_for_selector("[data-hinted] li, [data-hinted] p", timeout=LONG_MS)
        self.keep("hint")

    def undo(self) -> None:
        pages = [Visit(self.browser, self.url, self.lang, phone=self.phone) for _ in range(2)]
        turns = iter(pages)
        host, guest, _ = open_shared_table(lambda lang: next(turns), options={"interturn_grace_seconds": 0})
        answer_long_ago(host, guest, lambda ms: skip(self.store, self.url, ms))
        host.page.keyboard.press("z")
        mine = self.visit, self.page
        for each, name in ((host, "undo"), (guest, "undo-asked")):
            each.page.wait_for_selector("[data-taking-back]")
            self.visit, self.page = each, each.page
            self.keep(name)
        self.visit, self.page = mine
        for each in pages:
            each.context.close()

    def over(self) -> str:
        id = self.visit.table("electronic", ["me", "random", "random"], options={**SHORT, "turn_limit": 16})
        self.go(f"/t/{id}", ".q")
        self.page.evaluate("void magnat.connection.send({type: 'stand_in', bot: 'random'})")
        self.page.wait_for_selector("#end-title", timeout=LONG_MS)
        return id

    def bank(self) -> None:
        """The unit with a transfer on it, and every page of a companion table."""
        page = self.page
        self.go("/bank", "h1")
        self.transfer()
        self.keep("unit")
        open_table(self.visit)
        page.click("[data-quick=go]")
        self.keep("companion-pay")
        page.click("[data-do]")
        page.click("[data-tab=deeds]")
        page.click("[data-deed=belleville]")
        page.click("[data-act=buy]")
        page.click("[data-do]")
        page.click("[data-purse='2']")
        self.keep("companion-deeds")
        page.click("[data-tab=machine]")
        self.transfer()
        self.keep("companion-machine")
        page.click("[data-key=M]")
        page.click("[data-slot=left]")
        page.click("[data-slot=right]")
        page.click("[data-tab=history]")
        page.click("[data-undo='3']")
        page.wait_for_selector("[data-vote]")
        self.keep("companion-history")
        page.click("[data-tab=count]")
        self.keep("companion-count")

    def transfer(self) -> None:
        put(self.page, 2, "left")
        put(self.page, 4, "right")
        keys(self.page, "1", ",", "1")


def main(folder: Path, wanted: list[str]) -> None:
    why = missing()
    if why:
        sys.exit(f"No pictures: {why}.")
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as store, served(Path(store)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        album = Album(browser, url, Path(store), folder)
        for lang in LANGUAGES:
            for phone in (False, True):
                if not wanted or f"{'phone' if phone else 'desktop'}-{lang}" in wanted:
                    album.shoot(lang, phone)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"), sys.argv[2:])

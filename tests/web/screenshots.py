"""Pictures of every screen: desktop and phone, light and dark, both languages. `make screenshots` writes them."""

import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from magnat.games import GAMES
from tests.web.driver import Driver
from tests.web.house import FLAGS, Visit, chromium, missing, served
from tests.web.test_bank import keys, opened, put

PAGES = {
    "home": "/",
    "setup": "/new/electronic",
    "mine": "/mine",
    "rules": "/rules/electronic",
    "settings": "/settings",
    "fair": "/fair",
    "learn": "/learn",
    "bank": "/bank",
    "nowhere": "/nowhere",
}


class Album:
    def __init__(self, browser: Any, url: str, folder: Path) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, lang: str, theme: str, phone: bool) -> None:
        name = f"{'phone' if phone else 'desktop'}-{theme}-{lang}"
        visit = Visit(self.browser, self.url, lang, phone=phone, theme=theme)
        for page, path in PAGES.items():
            visit.page.goto(self.url + path)
            visit.page.wait_for_selector("h1")
            visit.page.wait_for_timeout(250)
            self.keep(visit, f"{page}-{name}", full=True)
        for game in GAMES:
            self.game(visit, game, name)
        self.others(visit, name)
        self.bank(visit, name)
        visit.context.close()

    def keep(self, visit: Visit, name: str, full: bool = False) -> None:
        visit.page.screenshot(path=self.folder / f"{name}.png", full_page=full)

    def game(self, visit: Visit, game: str, name: str) -> None:
        id = visit.table(game, ["me", "steady", "steady", "steady"], clock={"bank": 600, "increment": 60})
        visit.page.goto(f"{self.url}/t/{id}")
        driver = Driver(visit.page, seed=5, wild=0)
        for _ in range(160):
            driver.step()
        visit.page.evaluate("scrollTo(0, 0)")
        visit.page.wait_for_timeout(300)
        self.keep(visit, f"table-{game}-{name}")

    def others(self, visit: Visit, name: str) -> None:
        """An auction, a trade, the end, a replay, a lobby, a lost connection."""
        page = visit.page
        id = visit.table("electronic", ["me", "steady", "steady"], options={"turn_limit": 36})
        page.goto(f"{self.url}/t/{id}")
        driver = Driver(page, seed=5, wild=0)
        wanted = {"bid": "auction", "leave_jail": "jail", "buy_or_auction": "buy", "how_to_pay": "rent"}
        traded = False
        for _ in range(1200):
            seen = driver.look()
            if seen["state"] == "over":
                break
            if seen["state"] == "ask" and (found := wanted.pop(seen["ask"], None)):
                page.wait_for_timeout(150)
                self.keep(visit, f"{found}-{name}")
                if found == "buy":
                    with suppress(Exception):
                        page.click(".q [data-verb=auction]", timeout=1000)
                    continue
            if not traded and seen["state"] == "ask" and "trade" in seen["answers"] and seen["question"] > 90:
                traded = self.trade(visit, name)
            driver.step()
        page.wait_for_timeout(1200)
        self.keep(visit, f"end-{name}", full=True)
        page.goto(f"{self.url}/r/{id}")
        page.wait_for_selector(".scrub")
        page.locator(".scrub").fill("60")
        page.wait_for_timeout(300)
        self.keep(visit, f"replay-{name}")
        lobby = visit.table("electronic", ["me", "open", "steady"], start=False)
        page.goto(f"{self.url}/t/{lobby}")
        page.wait_for_selector("[data-code]")
        page.wait_for_timeout(300)
        self.keep(visit, f"lobby-{name}", full=True)

    def bank(self, visit: Visit, name: str) -> None:
        """The unit with a transfer on it, and every page of a companion table."""
        page = visit.page
        transfer(visit)
        self.keep(visit, f"unit-{name}")
        code = opened(visit)
        page.click("[data-quick=go]")
        self.keep(visit, f"companion-pay-{name}")
        page.click("[data-do]")
        page.click("[data-tab=deeds]")
        page.click("[data-deed=belleville]")
        page.click("[data-act=buy]")
        page.click("[data-do]")
        page.click("[data-purse='2']")
        self.keep(visit, f"companion-deeds-{name}")
        page.click("[data-tab=machine]")
        transfer(visit, f"/bank/{code}")
        self.keep(visit, f"companion-machine-{name}")
        page.click("[data-key=M]")
        page.click("[data-slot=left]")
        page.click("[data-slot=right]")
        page.click("[data-tab=history]")
        page.click("[data-undo='3']")
        page.wait_for_selector("[data-vote]")
        self.keep(visit, f"companion-history-{name}")
        page.click("[data-tab=count]")
        self.keep(visit, f"companion-count-{name}")

    def trade(self, visit: Visit, name: str) -> bool:
        page = visit.page
        with suppress(Exception):
            page.click(".q [data-verb=trade]", timeout=1500)
            page.locator(".q [data-choice]").first.click(timeout=1500)
            page.locator(".item input").first.click(force=True, timeout=1500)
            page.wait_for_timeout(400)
            self.keep(visit, f"trade-{name}")
            page.locator("[data-verb=withdraw]").click(timeout=1500)
        return True


def transfer(visit: Visit, path: str = "/bank") -> None:
    if not visit.page.url.endswith(path):
        visit.page.goto(visit.url + path)
    put(visit.page, 2, "left")
    put(visit.page, 4, "right")
    keys(visit.page, "1", ",", "1")


def main(folder: Path) -> None:
    why = missing()
    if why:
        sys.exit(f"No pictures: {why}.")
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as store, served(Path(store)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        album = Album(browser, url, folder)
        for lang, theme, phone in (
            ("fr", "light", False),
            ("en", "dark", False),
            ("fr", "dark", True),
            ("en", "light", True),
        ):
            album.shoot(lang, theme, phone)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))

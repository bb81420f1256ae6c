"""Pictures of the README and the documentation, taken from the real client with seeded luck: `make pictures`.

Each game in mid-play, the workshop and a review, in light and dark, and a short animation. WebP keeps them small.
"""

import io
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from PIL import Image

from magnat.games import BUILT_IN
from tests.web.checks import SETTLED
from tests.web.driver import Driver
from tests.web.house import FLAGS, LONG_MS, LUCK, ROOT, Visit, chromium, missing, served
from tests.web.screenshots import MIDDLE

FOLDER: Final = ROOT / "docs" / "pictures"
WINDOW: Final = {"width": 1440, "height": 900}
WIDTH: Final = 1280  # of the pictures
REVIEW_GAMES: Final = 60  # from each position, for smooth curves
QUALITY: Final = 60
ANIMATED_GAME: Final = "deal"
ANIMATION_SECONDS: Final = 10
ANIMATION_WIDTH: Final = 640
MIN_FRAME_MS: Final = 200  # shorter frames would make the file large


def shoot(page: Any, width: int) -> Image.Image:
    """Return a picture of the window, scaled to a width."""
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return shot.resize((width, width * WINDOW["height"] // WINDOW["width"]), Image.Resampling.LANCZOS)


class Photographer:
    """Takes the pictures of one browser, each game with luck of its own."""

    def __init__(self, browser: Any, url: str, store: Path) -> None:
        self.browser = browser
        self.url = url
        self.store = store

    def visit(self, seed: str, **settings: Any) -> Visit:
        """Open a page in a new session, on a server whose luck restarts from `seed`."""
        (self.store / LUCK).write_text(seed)
        visit = Visit(self.browser, self.url, "en", **settings)
        visit.page.set_viewport_size(WINDOW)
        return visit

    def save(self, page: Any, name: str) -> None:
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_function(SETTLED)
            shoot(page, WIDTH).save(FOLDER / f"{name}-{theme}.webp", quality=QUALITY, method=6)

    def open_table(self, visit: Visit, game: str, seats: list[str], turn: int, **settings: Any) -> Driver:
        """Play a table up to a question of mine in this turn."""
        visit.page.goto(f"{self.url}/t/{visit.table(game, seats, **settings)}")
        visit.page.wait_for_selector(".q")
        driver = Driver(visit.page, seed=5, wild=0)
        while (seen := driver.look())["state"] != "over":
            late = visit.page.evaluate("magnat.turnNumber") >= turn
            if late and not seen["draft"] and seen["ask"] != "bid":
                visit.page.evaluate("scrollTo(0, 0)")
                return driver
            driver.take(seen)
        raise AssertionError(f"{game} is over before turn {turn}")

    def take_game(self, game: str) -> None:
        visit = self.visit(game)
        self.open_table(visit, game, ["me", "steady", "steady", "steady"], MIDDLE[game])
        self.save(visit.page, game)
        visit.close()

    def take_workshop(self) -> None:
        visit = self.visit("workshop")
        visit.page.goto(f"{self.url}/workshop")
        visit.page.click("[data-from=electronic]")
        visit.page.wait_for_selector("[data-board]")
        self.save(visit.page, "workshop")
        visit.close()

    def take_review(self) -> None:
        visit = self.visit("review")
        id = visit.table("empire", ["me", "steady", "steady"])
        visit.page.goto(f"{self.url}/t/{id}")
        visit.page.wait_for_selector(".q")
        visit.page.evaluate("void magnat.connection.send({type: 'stand_in', bot: 'distracted'})")
        visit.page.wait_for_selector("#end-title", timeout=LONG_MS)
        visit.page.goto(f"{self.url}/r/{id}/review")
        visit.page.wait_for_selector("[data-ready]", timeout=LONG_MS)
        self.save(visit.page, "review")
        visit.close()

    def take_animation(self) -> None:
        """Film a game while it is played, with moving cards and bots that take their time."""
        visit = self.visit("animation", speed=1)
        driver = self.open_table(visit, ANIMATED_GAME, ["me", "steady", "steady"], 2, bot_pace=1)
        frames: list[Image.Image] = []
        durations: list[int] = []
        end = time.monotonic() + ANIMATION_SECONDS
        while time.monotonic() < end:
            began = time.monotonic()
            shot = shoot(visit.page, ANIMATION_WIDTH)
            seen = driver.look(patience=0)
            if seen["state"] == "ask" and seen["stamp"] != driver.stamp:
                driver.take(seen)
            spent_ms = int((time.monotonic() - began) * 1000)
            visit.page.wait_for_timeout(max(0, MIN_FRAME_MS - spent_ms))
            if frames and shot.tobytes() == frames[-1].tobytes():
                durations[-1] += max(MIN_FRAME_MS, spent_ms)
            else:
                frames.append(shot)
                durations.append(max(MIN_FRAME_MS, spent_ms))
        frames[0].save(
            *(FOLDER / "play.webp", "WEBP"),
            save_all=True,
            append_images=frames[1:],
            duration=[min(each, 1200) for each in durations],
            loop=0,
            quality=50,
            method=4,
        )
        visit.close()


def main(wanted: list[str]) -> None:
    why = missing()
    if why:
        sys.exit(f"No pictures: {why}.")
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as store,
        served(Path(store), review_games=REVIEW_GAMES) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        photographer = Photographer(browser, url, Path(store))
        for name in wanted or [*BUILT_IN, "workshop", "review", "animation"]:
            if name in BUILT_IN:
                photographer.take_game(name)
            else:
                getattr(photographer, f"take_{name}")()
        browser.close()
    sizes = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} pictures in {FOLDER.relative_to(ROOT)}, {sizes // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])

"""A third-party game, in `examples/`, can do everything ours can, and Magnat does not mention it."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from magnat.games import all_games
from tests.cli.conftest import Run
from tests.examples.conftest import EXAMPLES
from tests.server.conftest import FAST
from tests.server.harness import Person, Serving, seated
from tests.web.driver import Driver
from tests.web.house import FLAGS, Visit, chromium, missing, served

ROOT = EXAMPLES.parent


def test_magnat_does_not_mention_the_game() -> None:
    for folder in (ROOT / "src", ROOT / "web" / "src"):
        files = [path for path in folder.rglob("*") if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".toml")]
        assert files and not [path for path in files if "brocante" in path.read_text(encoding="utf-8").lower()]
    assert "brocante" not in all_games()  # it is not installed here


@pytest.mark.slow
def test_its_own_tests_pass_when_installed(installed: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLES / "brocante" / "tests")]
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert result.returncode == 0, result.stdout


def test_it_is_listed_with_its_variants_options_and_rules(magnat: Run, installed: Path) -> None:
    listed = magnat("games")
    assert not listed.stderr and "Sell your finds" in listed.stdout and "electronic" in listed.stdout
    text = magnat("--lang", "fr", "games", "brocante").stdout
    assert text.startswith("Brocante\n") and "purse=25" in text and "0..99" in text and "BROC-SETUP-02" in text
    rules = magnat("rules", "brocante").stdout
    assert "BROC-PIE-02  An invoice turns the magpie away" in rules and " turn.py:" in rules
    assert "all            14       14       0" in rules  # its tests are not in this folder


def test_its_rules_have_code_and_tests(installed: Path, env: dict[str, str]) -> None:
    command = [sys.executable, "-m", "magnat", "rules", "brocante", "--json"]
    result = subprocess.run(command, capture_output=True, text=True, env=env, cwd=EXAMPLES / "brocante", timeout=300)
    rules = json.loads(result.stdout)
    assert rules["count"] == rules["in_code"] == rules["in_tests"] == 14


@pytest.mark.parametrize("lang, title", [("fr", "Le stand d’Ada vaut"), ("en", "The stall of Ada is worth")])
def test_bots_play_it_in_the_terminal(magnat: Run, installed: Path, lang: str, title: str) -> None:
    result = magnat("--lang", lang, "watch", "brocante", "--seed", "7", "--board")
    assert result.returncode == 0 and not result.stderr, result.stderr
    assert title in result.stdout and "fact-" not in result.stdout
    assert ("Étagère" if lang == "fr" else "Shelf") in result.stdout  # the default drawing: it has none of its own


def test_it_is_played_at_the_terminal_saved_replayed_and_verified(magnat: Run, installed: Path, home: Path) -> None:
    typed = "table\n?\n99\n" + "2\n1\n\n" * 60  # a choice by its number; an empty line passes an amount
    result = magnat("play", "brocante", "--terminal", "--seats", "3", "--humans", "1", "--names", "Zoé", stdin=typed)
    assert result.returncode == 0 and not result.stderr, result.stderr
    assert "── Zoé · 10 coins ──" in result.stdout and "BROC-TURN-02: You sell a find" in result.stdout
    assert "Player" in result.stdout and "Shelf" in result.stdout and "Your stall is worth" in result.stdout
    assert "── Ada" not in result.stdout and "Ada draws a card." in result.stdout and "Ada draws:" not in result.stdout
    [file] = (home / "magnat" / "games").glob("*.magnat")
    assert "verified" in magnat("verify", str(file)).stdout
    replayed = magnat("--lang", "fr", "replay", str(file)).stdout
    assert "Zoé" in replayed and "Les enchères sont ouvertes." in replayed


def test_bots_play_it_in_the_arena(magnat: Run, installed: Path) -> None:
    played = magnat("arena", "brocante", "--bots", "steady,random", "--games", "20")
    assert played.returncode == 0 and not played.stderr, played.stderr
    rows = [line.split("│") for line in played.stdout.splitlines() if line.startswith("│")]
    (steady, won), (plain, lost) = [(int(row[2]), int(row[3])) for row in rows]
    assert steady == plain == 20 and won > lost


def test_two_people_and_a_bot_play_it_on_the_network(installed: Path, tmp_path: Path) -> None:
    async def evening(url: str) -> tuple[list[Person], str]:
        people = await seated(url, "brocante", people=2, bots=1)
        await asyncio.gather(*[person.play() for person in people])
        return people, await people[0].record()

    with Serving(f"sqlite:///{tmp_path}/magnat.db", *FAST, log=tmp_path / "log") as serving:
        people, record = asyncio.run(evening(serving.url))
    assert all(person.over and person.view["winners"] for person in people if person.view)
    for person in people:
        facts = [fact for event in person.events for fact in event.get("facts", []) if fact[0] == "drew"]
        mine = [fact for fact in facts if fact[1] == person.seat]
        assert mine and all(len(fact) == 5 for fact in mine)
        assert all(len(fact) == 2 for fact in facts if fact[1] != person.seat), "another player's card was revealed"
    file = tmp_path / "evening.magnat"
    file.write_text(record, encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-m", "magnat", "verify", str(file)], capture_output=True, text=True, timeout=300
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.fixture
def visit(installed: Path, tmp_path: Path) -> Iterator[Visit]:
    """A page of a server that has the game."""
    if why := missing():
        pytest.skip(why)
    with served(tmp_path) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        client = Visit(browser, url, "en", reminded=["brocante"])
        yield client
        client.close()
        browser.close()


@pytest.mark.slow
def test_it_is_played_in_the_browser_as_lists(visit: Visit) -> None:
    page = visit.page
    for path in ("/rules", "/learn", "/"):  # a game without art and without a lesson
        page.goto(f"{visit.url}{path}")
        page.wait_for_selector("[data-learn=deal]" if path == "/learn" else "text=Flea Market")
    assert page.locator("[data-learn=brocante]").count() == 0
    id = visit.table("brocante", ["me", "steady"])
    page.goto(f"{visit.url}/t/{id}")
    page.wait_for_selector(".by-seat")
    driver = Driver(page)
    driver.look()
    text = page.locator("main, body").first.inner_text()
    assert "Which card do you play?" in text and "Shelf" in text and "shelves" not in text and "NaN" not in text
    driver.play()
    assert page.evaluate("magnat.over")
    shelves = page.locator(".by-seat tr", has_text="Shelf").inner_text()
    assert any(find in shelves for find in ("Teapot", "Clock", "Doll", "Lamp", "Violin"))

"""tests: the documentation is built strictly, every page is reached, and none asks anybody else for anything."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from magnat.cli.app import COMMANDS
from magnat.games import BUILT_IN

ROOT = Path(__file__).parents[2]
NEEDED = ("sphinx", "myst_parser", "furo", "pettingzoo")

pytestmark = [pytest.mark.slow, pytest.mark.extras]  # Sphinx builds every page


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is needed is built, so that nothing is written into the sources."""
    for package in NEEDED:
        pytest.importorskip(package)
    home = tmp_path_factory.mktemp("docs")
    for name in ("docs", "bench", "tools"):
        shutil.copytree(ROOT / name, home / name)
    for name in ("docs_build.py", "CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, home / name)
    run = subprocess.run([sys.executable, str(home / "docs_build.py")], capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    return home / "build" / "docs"


def test_every_page_is_reached_from_the_first_one(site: Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    pages = {path.name for path in site.glob("*.html")} - {"index.html", "search.html", "genindex.html"}
    assert pages and pages <= set(re.findall(r'href="([\w-]+\.html)', first))
    assert {f"rules-{game}-{lang}.html" for game in BUILT_IN for lang in ("fr", "en")} <= pages


def test_no_page_asks_anybody_else_for_anything(site: Path) -> None:
    for path in [*site.rglob("*.html"), *site.rglob("*.css")]:
        text = path.read_text(encoding="utf-8")
        fetched = re.findall(
            r'(?:src|srcset)="(?:https?:)?//|<link[^>]+href="(?:https?:)?//|url\(["\']?(?:https?:)?//', text
        )
        assert not fetched, f"{path.name}: {fetched}"
        own = re.findall(r"<script>|<style>|<[^>]* style=\"", text) if path.suffix == ".html" else []
        assert not own, f"{path.name}: our server lets nothing of that be run or worn: {own[:3]}"


def test_commands_rules_and_the_api_are_told_from_the_program(site: Path) -> None:
    told = (site / "cli.html").read_text(encoding="utf-8")
    assert all(f"magnat {command}" in told for command in COMMANDS)
    api = (site / "api.html").read_text(encoding="utf-8")
    assert all(name in api for name in ("magnat.start", "Game.undo", "magnat.envs.Core", "TextTable.prompt"))
    rules = (site / "rules-deal-fr.html").read_text(encoding="utf-8")
    assert 'id="deal-bld-03"' in rules and "Maisons et hôtels" in rules

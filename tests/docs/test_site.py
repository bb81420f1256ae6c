"""The documentation builds strictly, every page is reachable, and no page makes an outside request."""

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
    """Builds a copy of the needed files, so that nothing is written into the sources."""
    for package in NEEDED:
        pytest.importorskip(package)
    home = tmp_path_factory.mktemp("docs")
    for name in ("docs", "bench", "tools"):
        shutil.copytree(ROOT / name, home / name)
    (home / "web" / "public").mkdir(parents=True)
    for name in ("docs_build.py", "CONTRIBUTING.md", "CHANGELOG.md", "web/public/icon.svg"):
        shutil.copy(ROOT / name, home / name)
    run = subprocess.run([sys.executable, str(home / "docs_build.py")], capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stdout + run.stderr
    return home / "build" / "docs"


def test_every_page_is_reachable_from_the_first(site: Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    pages = {path.relative_to(site).as_posix() for path in site.rglob("*.html")}
    pages -= {"index.html", "search.html", "genindex.html"}
    assert pages and pages <= set(re.findall(r'href="([\w./-]+\.html)', first))
    assert {f"rules/{game}-{lang}.html" for game in BUILT_IN for lang in ("fr", "en")} <= pages


def test_every_page_has_an_icon(site: Path) -> None:
    """Without one a browser asks for `favicon.ico`, which does not exist."""
    for path in site.rglob("*.html"):
        icon = re.search(
            r'<link rel="icon"[^>]*href="([^"?]+)|<link rel="shortcut icon"[^>]*href="([^"?]+)',
            path.read_text(encoding="utf-8"),
        )
        assert icon and (path.parent / (icon[1] or icon[2])).is_file(), path.name


def test_no_page_makes_an_outside_request(site: Path) -> None:
    for path in [*site.rglob("*.html"), *site.rglob("*.css")]:
        text = path.read_text(encoding="utf-8")
        fetched = re.findall(
            r'(?:src|srcset)="(?:https?:)?//|<link[^>]+href="(?:https?:)?//|url\(["\']?(?:https?:)?//', text
        )
        assert not fetched, f"{path.name}: {fetched}"
        own = re.findall(r"<script>|<style>|<[^>]* style=\"", text) if path.suffix == ".html" else []
        assert not own, f"{path.name}: our server's policy forbids inline code: {own[:3]}"


def test_commands_rules_and_the_api_are_generated_from_the_program(site: Path) -> None:
    text = (site / "reference" / "command-line.html").read_text(encoding="utf-8")
    assert all(f"magnat {command}" in text for command in COMMANDS)
    for module, names in {"magnat": ("start", "Game.undo"), "magnat.envs": ("Core.step", "TextTable.prompt")}.items():
        page = (site / "api" / f"{module}.html").read_text(encoding="utf-8")
        assert all(f"<h{3 + ('.' in name)}>{name}<" in page for name in names)
    rules = (site / "rules" / "deal-fr.html").read_text(encoding="utf-8")
    assert 'id="deal-bld-03"' in rules and "Maisons et hôtels" in rules

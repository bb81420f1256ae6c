"""Every import follows the order of the packages, and the check notices one that does not."""

from pathlib import Path

import pytest

from tools.layers import LAYERS, ROOT, draw, problems

SOURCES = ROOT / "src" / "magnat"


def test_every_import_follows_the_order() -> None:
    assert problems(SOURCES) == []


def test_every_package_has_a_layer() -> None:
    packages = [path.parent.name for path in SOURCES.glob("*/__init__.py")]
    assert sorted([*packages, "version"]) == sorted(LAYERS)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("kernel/loop.py", "from magnat.games import edition"),
        ("mechanics/debt.py", "import magnat.record.view"),
        ("games/empire/table.py", "from magnat.games.electronic import EDITION"),
        ("games/empire/table.py", "from magnat.games import electronic"),
        ("games/empire/table.py", "from magnat.games.empire.adapters import bot"),
        ("games/empire/table.py", "from magnat.games.empire.adapters.bot import STEADY"),
        ("games/empire/adapters/bot.py", "from magnat.games.deal.adapters.bot import STEADY"),
        ("games/empire/adapters/bot.py", "from magnat.testing import laws"),
        ("bots/steady.py", "from magnat.games.deal.adapters.bot import STEADY"),
        ("record/view.py", "def f():\n    from magnat.hosts.server import app  # start-up time"),
        ("record/view.py", "def f():\n    from magnat.kernel import Table"),
        ("record/view.py", "from magnat.texts import Texts"),
        ("record/view.py", "from magnat import __version__"),
        ("texts/vocabulary.py", "from magnat.match import MatchSession"),
        ("match/session.py", "from magnat.store import BadStore"),
        ("store/store.py", "from magnat.hosts.server.row_mapping import place_from_row"),
        ("tables/catalogue.py", "from magnat.hosts.server import lobby"),
        ("hosts/server/app.py", "from magnat.cli import app"),
        ("hosts/browser/guests.py", "from magnat.hosts.server.settings import Settings"),
        ("hosts/terminal/host.py", "from magnat.hosts import server"),
        ("cli/rules.py", "from magnat.testing import laws"),
        ("newcomer/app.py", "from magnat.kernel import Table"),
    ],
)
def test_an_import_against_the_order_is_found(tmp_path: Path, file: str, text: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert len(problems(tmp_path)) == 1


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("cli/rules.py", "from magnat.hosts.terminal.terminal import Terminal"),
        (
            "games/empire/adapters/bot.py",
            "from magnat.bots import steady\nfrom magnat.games.empire.table import Empire",
        ),
        ("games/empire/adapters/bot.py", "from magnat.games.empire.adapters.features import FEATURES"),
        ("api/game.py", "def f():\n    from magnat.texts import Texts  # start-up time"),
        ("__init__.py", "from magnat.api import game"),
    ],
)
def test_an_import_that_follows_the_order_is_allowed(tmp_path: Path, file: str, text: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    assert problems(tmp_path) == []


def test_relative_imports_are_refused(tmp_path: Path) -> None:
    (tmp_path / "record").mkdir()
    (tmp_path / "record" / "view.py").write_text("from . import codec")
    with pytest.raises(ValueError, match="relative import"):
        problems(tmp_path)


def test_the_diagram_shows_every_package() -> None:
    diagram = draw(SOURCES)
    assert all(f">{package}</text>" in diagram for package in LAYERS) and diagram.count('<path d="M220') > len(LAYERS)


def test_the_design_page_lists_the_packages_in_their_order() -> None:
    page = (ROOT / "docs" / "DESIGN.md").read_text(encoding="utf-8")
    table = page.partition("| package | contents |")[2].partition("\n\n")[0]
    listed = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]
    assert listed == [*LAYERS]

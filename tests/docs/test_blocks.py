"""tests: every block of code in the documentation runs, is quoted from what runs, or is a command that there is."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from magnat.cli.app import COMMANDS, build_parser
from magnat.cli.manual import completion_words
from magnat.hosts.terminal.terminal import Terminal

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md"])
RUN_ELSEWHERE = {  # with what they need around them
    "BOTS.md": "tests/arena/test_command.py",
    "PROTOCOL.md": "tests/server/test_games.py",
    "README.md": "tests/test_readme.py",
}
QUOTED = {"NEW_GAME.md": "examples/brocante"}  # from a package that has tests of its own
BEFORE = {  # what a block of so many lines stands on, where the page has just explained it
    "DESIGN.md": "from magnat.games import edition, simulation_edition\nfrom magnat.kernel import Luck, apply, settle\n"
    "t, luck = simulation_edition(edition('empire')).deal(2), Luck(1)\npick = min\n",
    "REVIEW.md": "import magnat\ngame = magnat.start('empire', 2, seed=1, turn_limit=3)\ngame.play('steady')\n"
    "game.save('game.magnat')\n",
}


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


NEEDS = {  # a library -> what a program that needs it says
    "gymnasium": r"import gymnasium|envs import zoo|envs\.gym",
    "pettingzoo": r"import pettingzoo|envs import zoo|envs\.gym",
    "pyspiel": "import pyspiel",
}


def needed(program: str) -> list[str]:
    return [library for library, said in NEEDS.items() if re.search(said, program)]


def programs() -> list[Any]:
    pages = [page for page in PAGES if page.name not in RUN_ELSEWHERE and page.name not in QUOTED]
    found = [(page.name, BEFORE.get(page.name, "") + block) for page in pages for block in blocks(page, "python")]
    heavy = {program for _, program in found if "pyspiel" in needed(program)}
    return [pytest.param(*each, marks=[pytest.mark.extras] * (each[1] in heavy)) for each in found]


@pytest.mark.parametrize(("page", "program"), programs())
def test_programs_run_as_they_stand(page: str, program: str, tmp_path: Path) -> None:
    for library in needed(program):
        pytest.importorskip(library)
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, timeout=300, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(("page", "where"), RUN_ELSEWHERE.items())
def test_what_needs_more_around_it_is_run_elsewhere(page: str, where: str) -> None:
    assert page in (ROOT / where).read_text(encoding="utf-8").replace('"docs" / "', ""), (
        f"{where} no longer runs {page}"
    )


@pytest.mark.parametrize(("page", "package"), QUOTED.items())
def test_quotations_are_exact(page: str, package: str) -> None:
    sources = "\n".join([path.read_text(encoding="utf-8") for path in sorted((ROOT / package).rglob("*.py"))])
    known = [line.strip() for line in sources.splitlines()]
    for block in blocks(ROOT / "docs" / page, "python"):
        for line in [line.strip() for line in block.splitlines() if line.strip() not in ("", "...")]:
            assert line in known, f"{page} quotes what {package} does not say: {line}"


def commands() -> list[str]:
    lines = [line for page in PAGES for block in blocks(page, "(?:sh)?") for line in block.splitlines()]
    found = [each for line in lines for each in re.split(r"\s{2,}(?=magnat )", line) if each.startswith("magnat ")]
    return sorted({re.split(r"\s{2,}|\s#", each)[0] for each in found})


@pytest.mark.parametrize("line", commands())
def test_commands_and_their_flags_exist(line: str) -> None:
    command, *words = line.split()[1:]
    assert command in COMMANDS or command.startswith("--"), line
    if command in COMMANDS:
        known = [*completion_words(build_parser(Terminal("en"), command)), "--lang", "--help"]
        assert [word for word in words if word.startswith("--") and word.split("=")[0] not in known] == [], line

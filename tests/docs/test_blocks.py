"""Code blocks of the documentation run or are quoted from running code; commands exist; editions are valid."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from magnat.cli.app import COMMANDS, CommandParser
from magnat.cli.manual import completion_words
from magnat.editions import read
from magnat.hosts.terminal.terminal import Terminal

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"])
RUN_ELSEWHERE = {  # with the context they need
    "first-bot.md": "tests/arena/test_command.py",
    "protocol.md": "tests/server/test_games.py",
    "README.md": "tests/test_readme.py",
}
QUOTED = {"add-a-game.md": "examples/brocante"}  # from a package that has tests of its own
BEFORE = {  # context of a block that the page has just explained
    "kernel.md": "from magnat.games import edition, simulation_edition\nfrom magnat.kernel import Luck, apply, settle\n"
    "t, luck = simulation_edition(edition('empire')).deal(2), Luck(1)\npick = min\n",
    "review-a-game.md": "import magnat\ngame = magnat.start('empire', 2, seed=1, turn_limit=3)\ngame.play('steady')\n"
    "game.save('game.magnat')\n",
}


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


NEEDS = {  # a library -> a pattern of programs that need it
    "gymnasium": r"import gymnasium|envs import zoo|envs\.gym",
    "pettingzoo": r"import pettingzoo|envs import zoo|envs\.gym",
    "pyspiel": "import pyspiel",
}


def needed_libraries(program: str) -> list[str]:
    return [library for library, pattern in NEEDS.items() if re.search(pattern, program)]


def programs() -> list[Any]:
    pages = [page for page in PAGES if page.name not in RUN_ELSEWHERE and page.name not in QUOTED]
    all_programs = [
        (page.name, BEFORE.get(page.name, "") + block) for page in pages for block in blocks(page, "python")
    ]
    heavy = {program for _, program in all_programs if "pyspiel" in needed_libraries(program)}
    return [pytest.param(*each, marks=[pytest.mark.extras] * (each[1] in heavy)) for each in all_programs]


@pytest.mark.parametrize(("page", "program"), programs())
def test_programs_run_unchanged(page: str, program: str, tmp_path: Path) -> None:
    for library in needed_libraries(program):
        pytest.importorskip(library)
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, timeout=300, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(("page", "where"), RUN_ELSEWHERE.items())
def test_blocks_that_need_more_context_are_tested_elsewhere(page: str, where: str) -> None:
    assert page in (ROOT / where).read_text(encoding="utf-8"), f"{where} no longer runs {page}"


@pytest.mark.parametrize(("page", "package"), QUOTED.items())
def test_quotations_are_exact(page: str, package: str) -> None:
    sources = "\n".join([path.read_text(encoding="utf-8") for path in sorted((ROOT / package).rglob("*.py"))])
    source_lines = [line.strip() for line in sources.splitlines()]
    for block in blocks(next((ROOT / "docs").rglob(page)), "python"):
        for line in [line.strip() for line in block.splitlines() if line.strip() not in ("", "...")]:
            assert line in source_lines, f"{page} quotes a line that is not in {package}: {line}"


EDITIONS = [block for page in PAGES for block in blocks(page, "toml") if block.startswith("format = ")]


@pytest.mark.parametrize("text", EDITIONS)
def test_editions_can_be_played(text: str) -> None:
    assert read(text).edition().deal(2)


def commands() -> list[str]:
    lines = [line for page in PAGES for block in blocks(page, "(?:sh)?") for line in block.splitlines()]
    all_commands = [
        each for line in lines for each in re.split(r"\s{2,}(?=magnat )", line) if each.startswith("magnat ")
    ]
    return sorted({re.split(r"\s{2,}|\s#", each)[0] for each in all_commands})


@pytest.mark.parametrize("line", commands())
def test_commands_and_their_flags_exist(line: str) -> None:
    command, *words = line.split()[1:]
    assert command in COMMANDS or command.startswith("--"), line
    if command in COMMANDS:
        flags = [*completion_words(CommandParser(Terminal("en"), command)), "--lang", "--help"]
        assert [word for word in words if word.startswith("--") and word.split("=")[0] not in flags] == [], line


LINK = re.compile(r"(?<!`)\[[^]]*\]\(([\w./-]+)(?:#[\w-]+)?\)|(?:src|srcset)=\"([\w./-]+)\"")


@pytest.mark.parametrize("page", sorted({*PAGES, *ROOT.glob("*.md"), *(ROOT / "bench").glob("*.md")}), ids=str)
def test_links_and_pictures_exist(page: Path) -> None:
    targets = [link or picture for link, picture in LINK.findall(page.read_text(encoding="utf-8"))]
    assert [each for each in targets if not (page.parent / each).exists()] == []


def test_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in (ROOT / "docs" / "pictures").iterdir()) < 1_500_000


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.parent.parent == ROOT / "docs"], ids=lambda page: page.name
)
def test_each_page_starts_with_its_benefit(page: Path) -> None:
    assert page.read_text(encoding="utf-8").splitlines()[2].startswith("After this page you ")

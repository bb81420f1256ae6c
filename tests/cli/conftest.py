"""Runs the commands as users do."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import magnat as package
from tests.command import called

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty home folder."""
    return tmp_path / "home"


@pytest.fixture
def env(home: Path) -> dict[str, str]:
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "COLUMNS"))}
    own = {"XDG_DATA_HOME": str(home), "HOME": str(home), "PYTHONPATH": str(Path(package.__file__).parents[1])}
    return variables | {"LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"} | own


@pytest.fixture
def magnat(env: dict[str, str], tmp_path: Path) -> Run:
    """Run `magnat` with these arguments and input in an empty folder, without starting a process."""

    def run(*words: object, stdin: str = "") -> subprocess.CompletedProcess[str]:
        return called(*words, stdin=stdin, env=env, folder=tmp_path)

    return run


@pytest.fixture
def program(env: dict[str, str], tmp_path: Path) -> Run:
    """Run `magnat` in a process of its own."""

    def run(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "magnat", *words]
        return subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, cwd=tmp_path, timeout=300)

    return run

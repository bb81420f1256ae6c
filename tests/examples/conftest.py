"""Fixtures for the examples: a package is installed into a folder of its own, as its author would do it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.conftest import env as env
from tests.cli.conftest import home as home
from tests.cli.conftest import program as program

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="session")
def brocante(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which Brocante is installed; Magnat finds it on the search path, as in any environment."""
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("installed")
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *flags, "--target", str(folder), str(EXAMPLES / "brocante")]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    return folder


@pytest.fixture
def magnat(program: Run) -> Run:
    """Run `magnat` in a process of its own, which finds an installed package at start-up."""
    return program


@pytest.fixture
def installed(brocante: Path, env: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every process that a test starts has the package; the tests' own process does not."""
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(brocante), *before.split(os.pathsep)]).rstrip(os.pathsep))
    env["PYTHONPATH"] = os.pathsep.join([str(brocante), env["PYTHONPATH"]])
    return brocante

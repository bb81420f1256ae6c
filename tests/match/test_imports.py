"""The match package needs no input, output, waiting or concurrency."""

import subprocess
import sys
from pathlib import Path

import magnat.match

FORBIDDEN = ("asyncio", "threading", "socket", "multiprocessing", "sqlalchemy", "starlette", "uvicorn", "fluent")
CODE = """
import sys
{imports}
print(*[name for name in {forbidden} if name in sys.modules])
"""


def loaded(*modules: str) -> list[str]:
    """Return the given modules that a fresh interpreter has loaded after importing magnat.match."""
    code = CODE.format(imports="\n".join(f"import {name}" for name in modules), forbidden=FORBIDDEN)
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, env={"PYTHONPATH": PATH})
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


PATH = ":".join(sys.path)
HOME = Path(magnat.match.__file__).parent
MODULES = [f"magnat.match.{path.stem}" for path in sorted(HOME.glob("*.py")) if path.stem != "__init__"]


def test_a_match_imports_nothing_that_does_input_or_output() -> None:
    assert len(MODULES) > 10
    assert loaded(*MODULES, *[f"magnat.games.{game}" for game in ("electronic", "deal")]) == []


def test_the_check_notices_the_imports_of_the_server() -> None:
    assert {"asyncio", "sqlalchemy", "starlette"} <= {*loaded("magnat.hosts.server.app")}

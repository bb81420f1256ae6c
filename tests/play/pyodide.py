"""play: Pyodide in Node, kept in build/pyodide. `python -m tests.play.pyodide` plays a game of each title there."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOME = ROOT / "build" / "pyodide"
VERSION = "314.0.7"
PLATFORM = ("3.14", "cp314", "pyemscripten_2026_0_wasm32")  # of that Pyodide


def missing() -> str:
    """What stands in the way, once all that can be fetched has been; nothing if it is all there."""
    npm = shutil.which("npm")
    if shutil.which("node") is None or npm is None:
        return "Node is not installed"
    HOME.mkdir(parents=True, exist_ok=True)
    python, abi, platform = PLATFORM
    pip = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "-q",
        "msgspec",
        "--no-deps",
        "--only-binary",
        ":all:",
        "-d",
        str(HOME),
    ]
    pip += ["--python-version", python, "--implementation", "cp", "--abi", abi, "--platform", platform]
    node = [npm, "install", "--silent", "--no-save", "--prefix", str(HOME), f"pyodide@{VERSION}"]
    for there, command in ((HOME / "node_modules" / "pyodide" / "pyodide.mjs", node), (wheel(), pip)):
        if there is None or not there.exists():
            if subprocess.run(command, capture_output=True, timeout=170).returncode:
                return f"cannot be fetched: {command[-1] if command is node else 'msgspec for ' + platform}"
    return ""


def wheel() -> Path | None:
    return next(iter(sorted(HOME.glob("msgspec-*.whl"))), None)


def run() -> subprocess.CompletedProcess[str]:
    here = Path(__file__).parent
    command = ["node", str(here / "pyodide.mjs"), str(HOME / "node_modules" / "pyodide"), str(ROOT / "src")]
    command += [str(wheel()), str(here / "pyodide_games.py")]
    return subprocess.run(command, text=True, capture_output=True, timeout=900)


if __name__ == "__main__":
    why = missing()
    if why:
        sys.exit(why)
    done = run()
    print(done.stdout + done.stderr, end="")
    sys.exit(done.returncode)

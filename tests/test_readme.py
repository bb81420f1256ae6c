"""The Python block of the README runs unchanged."""

import os
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_three_lines_play_a_game_and_print_the_table(tmp_path: Path) -> None:
    [block] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    code = [sys.executable, "-c", block]
    env = {name: value for name, value in os.environ.items() if name != "COLUMNS"}  # narrow tables cut names
    run = subprocess.run(code, capture_output=True, text=True, timeout=300, encoding="utf-8", cwd=tmp_path, env=env)
    assert run.returncode == 0, run.stderr
    assert "Player 1" in run.stdout and "Belleville" in run.stdout and run.stdout.strip().endswith("wins!")

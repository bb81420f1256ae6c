"""The README's first block runs as it stands, and prints the table."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_first_block_plays_ten_decisions_and_prints_the_table() -> None:
    block = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert block
    run = subprocess.run(
        [sys.executable, "-c", block[1]], capture_output=True, text=True, timeout=300, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    assert "Player 1" in run.stdout and "Belleville" in run.stdout

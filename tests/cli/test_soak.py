"""tests: the soak, in small."""

import subprocess
import sys
from pathlib import Path

SOAK = Path(__file__).parents[2] / "bench" / "soak.py"


def test_a_few_games_of_every_kind_end_and_conserve_money(env, tmp_path):
    command = [sys.executable, str(SOAK), "--games", "40", "--turns", "30", "--processes", "1"]
    told = subprocess.run(command, capture_output=True, text=True, env=env, cwd=tmp_path, timeout=300)
    assert told.returncode == 0 and not told.stderr
    assert "40 games of 20 kinds" in told.stdout and "money was conserved at every step" in told.stdout


def test_an_unfinished_soak_says_so(env, tmp_path):
    command = [sys.executable, str(SOAK), "--games", "40", "--turns", "30", "--processes", "1", "--seconds", "0"]
    assert subprocess.run(command, capture_output=True, env=env, cwd=tmp_path, timeout=300).returncode == 1

"""The README's Python blocks run as they stand."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
BLOCKS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def told(block: str, folder: Path) -> str:
    code = [sys.executable, "-c", block]
    run = subprocess.run(code, capture_output=True, text=True, timeout=300, encoding="utf-8", cwd=folder)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_three_lines_play_a_game_and_print_the_table(tmp_path: Path) -> None:
    out = told(BLOCKS[0], tmp_path)
    assert "Player 1" in out and "Belleville" in out and out.strip().endswith("wins!")


def test_the_second_block_answers_itself_and_writes_a_record(tmp_path: Path) -> None:
    out = told(BLOCKS[1], tmp_path)
    assert "<Standings deal: 20 games, steady" in out and "Joueur 1" in out
    assert (tmp_path / "game.jsonl").read_text(encoding="utf-8").startswith('{"format":1,"game":"deal"')
    quoted = re.search(r"# (<Question .*>)", BLOCKS[1])
    assert quoted is not None and without_figures(quoted[1]) in without_figures(first_question(tmp_path))


def without_figures(line: str) -> str:
    """Return a line without its numbers: how many answers there are depends on the cards that were dealt."""
    return re.sub(r"\d+", "…", line)


def first_question(folder: Path) -> str:
    return told("import magnat\nprint(magnat.start('deal', seats=3, seed=7).question)", folder)

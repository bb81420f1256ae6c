"""French grammar around names, the same as in the browser; texts are loaded lazily."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from magnat.languages import grammar_functions

CASES = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_french_grammar_around_names(name: str) -> None:
    assert {word: grammar_functions("fr")[name](word) for word in CASES[name]} == CASES[name]


def test_texts_are_imported_without_fluent() -> None:
    code = "import sys, magnat.texts; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0

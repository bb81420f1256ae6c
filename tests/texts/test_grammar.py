"""tests: what French does around a name, the same here as in the browser; and texts that are loaded when needed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from magnat.texts.grammar import FLUENT_FUNCTIONS

CASES = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FLUENT_FUNCTIONS)
def test_french_grammar_around_names(name: str) -> None:
    assert {word: FLUENT_FUNCTIONS[name](word) for word in CASES[name]} == CASES[name]


def test_texts_are_imported_without_fluent() -> None:
    code = "import sys, magnat.texts; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0

"""bank: the transcripts that this unit and the one in the browser are both played on."""

from pathlib import Path

import pytest

from magnat.bank.unit.transcript import run_transcript
from tests.bank.wander import TABLES, TRANSCRIPTS, WALKS, tables, walks


@pytest.mark.parametrize("path", sorted(TRANSCRIPTS.glob("*.txt")), ids=lambda path: path.stem)
def test_the_unit_does_what_the_transcript_says(path: Path) -> None:
    run_transcript(path.read_text(encoding="utf-8"))


def test_the_unit_still_gives_what_was_written_down() -> None:
    assert WALKS.read_text() == walks(), "it behaves differently: python -m tests.bank.wander, and read the diff"


def test_the_book_still_gives_what_was_written_down() -> None:
    assert TABLES.read_text() == tables(), "it behaves differently: python -m tests.bank.wander, and read the diff"

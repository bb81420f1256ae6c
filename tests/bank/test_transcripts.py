"""Transcripts that both this unit and the one in the browser must reproduce."""

from pathlib import Path

import pytest

from tests.bank.transcript import run_transcript
from tests.bank.wander import TABLES, TRANSCRIPTS, WALKS, tables, walks


@pytest.mark.parametrize("path", sorted(TRANSCRIPTS.glob("*.txt")), ids=lambda path: path.stem)
def test_the_unit_follows_the_transcript(path: Path) -> None:
    run_transcript(path.read_text(encoding="utf-8"))


def test_the_units_random_walks_are_unchanged() -> None:
    assert WALKS.read_text() == walks(), (
        "the behaviour has changed: run python -m tests.bank.wander and review the diff"
    )


def test_the_books_random_walks_are_unchanged() -> None:
    assert TABLES.read_text() == tables(), (
        "the behaviour has changed: run python -m tests.bank.wander and review the diff"
    )

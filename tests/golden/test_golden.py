"""The same seeds give the same games, interpreted and compiled, with any hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import magnat
from magnat.games import all_games, variants
from tests.golden import write

HERE = Path(__file__).parent


@pytest.mark.parametrize(("game", "variant"), [(game, variant) for game in all_games() for variant in variants(game)])
def test_a_game_reproduces_its_stored_transcript(game: str, variant: str) -> None:
    written = (HERE / f"{game}-{variant}.txt").read_text(encoding="utf-8")
    assert write.transcript(variants(game)[variant]) == written, "run `make golden` and read the diff"


def test_every_transcript_belongs_to_a_variant() -> None:
    assert write.left_over() == [] and all(path.exists() for path in write.files())


@pytest.mark.parametrize("hash_seed", ["0", "1", "2"] if magnat.compiled() else ["1"])
def test_random_games_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.golden.write", "--digests"],
        cwd=HERE.parent.parent,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
        timeout=500,
    )
    assert run.stdout == (HERE / "digests.txt").read_text(encoding="utf-8"), "run `make golden` and read the diff"

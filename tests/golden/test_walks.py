"""Golden: every walk shows what it showed: a rule that is changed by mistake is noticed wherever it shows."""

import pytest

from tests.golden import changes, walks, write

WRITTEN = changes.keyed((write.HERE / "walks.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "kind", "seed"), walks.NAMES)
def test_a_walk_shows_what_it_showed(game: str, kind: str, seed: int) -> None:
    if kind == "followed" and (missing := write.missing(game)):
        pytest.skip(missing)
    assert walks.digest(game, kind, seed) == WRITTEN[f"{game} {kind} {seed}"], (
        "run `make golden`, if a rule has changed"
    )


def test_no_walk_is_written_that_is_not_walked() -> None:
    assert list(WRITTEN) == [f"{game} {kind} {seed}" for game, kind, seed in walks.NAMES]

"""Every walk reproduces its stored digest, so unintended changes of rules are noticed."""

import pytest

from tests.golden import changes, walks, write

WRITTEN = changes.keyed((write.HERE / "walks.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "kind", "seed"), walks.NAMES)
def test_a_walk_reproduces_its_stored_digest(game: str, kind: str, seed: int) -> None:
    if kind == "followed" and (missing := write.missing(game)):
        pytest.skip(missing)
    assert walks.digest(game, kind, seed) == WRITTEN[f"{game} {kind} {seed}"], (
        "run `make golden`, if a rule has changed"
    )


def test_every_stored_walk_is_tested() -> None:
    assert list(WRITTEN) == [f"{game} {kind} {seed}" for game, kind, seed in walks.NAMES]

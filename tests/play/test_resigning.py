"""play: whoever gives up leaves once, in every game and from every seat; the others play on, and it can be reviewed."""

import pytest

from magnat.analysis import Budget, Review, finished, result
from magnat.games import BUILT_IN as GAMES
from magnat.kernel import TABLE
from magnat.play import Said
from magnat.testing.loop import Loop

SAYING = ("electronic", "empire", "deal")  # games whose first question lets the table speak


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_says_once_that_a_seat_leaves(game: str, seat: int) -> None:
    loop = Loop.table(game, 2, 1, bot_pace=10_000)
    here = [loop.connect(f"p{each}") for each in range(2)]
    loop.say(here[seat], type="resign", id="r")
    loop.advance(60_000)
    said = [entry.body.rows for entry in loop.log if isinstance(entry.body, Said) and entry.body.by == "table"]
    once = [(TABLE, 1 + seat)]
    assert [rows[0] for rows in said] == (once if game in SAYING else [])
    again = loop.play.seating.begun()
    for entry in loop.log:
        again.take(entry)
    assert again.state == loop.play.begun.state and again.state.left == ([seat] if said else [])


@pytest.mark.parametrize("game", ["electronic", "deal"])
def test_a_game_that_somebody_left_is_reviewed_to_its_last_row(game: str) -> None:
    loop = Loop.table(game, 2, 1, bot_pace=700)
    here = [loop.connect(f"p{each}") for each in range(2)]
    loop.say(here[1], type="resign", id="r")
    loop.say(here[0], type="stand_in", id="s", bot="random")
    loop.advance(9_000)
    review = Review(loop.play.begun.record(loop.log), budget=Budget(2, 4))
    finished(review.work())
    found = result(review)
    assert found.until == len(review.record.rows) and (TABLE, 2) in review.record.rows
    assert all(sum(event.luck) == 0 == sum(event.play) for event in found.events)

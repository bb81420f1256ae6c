"""A side game with the same dice: the k-th throw and draw of each seat is that of the original game."""

import msgspec
import pytest

from magnat.games import BUILT_IN as GAMES
from magnat.kernel import TABLE
from magnat.match import AnswerEntry, Seating, rows_of
from tests.match.manual_loop import ManualClockLoop


def side_game(seating: Seating, rows: list[tuple[int, int]], dice_of: str) -> Seating:
    """Return a side game of a match with the seeds of that match."""
    setup = msgspec.structs.replace(seating.setup, side_of=seating.id, dice_of=dice_of)
    side = Seating("aside", setup, seating.places, seating.seed)
    side.begin(7, rows)
    return side


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("same", [True, False])
def test_the_same_answers_get_the_same_throws_and_cards(game: str, same: bool) -> None:
    loop = ManualClockLoop.start_match(game, 0, 3, bot_pace=0)
    loop.advance(4_000)
    played = [entry for entry in loop.log if isinstance(entry.body, AnswerEntry)]
    fork = len(played) // 3
    seating = side_game(
        loop.session.seating, rows_of(played[:fork]), loop.session.started_match.header.match if same else ""
    )
    match = seating.new_match()
    match.apply_entry(msgspec.structs.replace(played[0], body=AnswerEntry(TABLE, "start", rows_of(played[:fork]))))
    met = []
    for entry in played[fork:]:
        body = entry.body
        assert isinstance(body, AnswerEntry)
        choices = [choice for seat, choice in body.rows if seat == body.seat][:1]
        tried = match.try_sentence(body.seat, choices)
        met.append(tried.rows == body.rows)
        if not met[-1]:
            break
        match.apply_entry(entry)
    assert all(met) == same and met

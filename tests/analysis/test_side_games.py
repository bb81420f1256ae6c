"""A side game and its match are compared in equal situations, measured in the same way."""

import msgspec
import pytest

from magnat.analysis.side_games import (
    SideGamePath,
    SideGameState,
    measure_side_game_state,
    measure_situation,
    turn_number,
)
from magnat.kernel import Chance, Luck, current_question
from magnat.record import Record, redeal, replay_positions
from tests.analysis.games import recorded

GAMES = 6


def find_fork(match: Record, seat: int) -> int:
    """Return the first row in the middle of a turn at which a seat chooses."""
    seen = 0
    for rows, t in enumerate(replay_positions(match)):
        question = current_question(t)
        if question is None or isinstance(question, Chance) or question.seat != seat:
            continue
        seen += len(question.choices(t)) > 1
        if seen > 2 and len(question.choices(t)) > 1:
            return rows
    raise AssertionError("the seat never chooses")


def side_game(match: Record, fork: int, rows: int) -> Record:
    """Return a side game with the rows of the match: all situations are equal."""
    header = msgspec.structs.replace(match.header, branch_of="m", branch_at=fork)
    return Record(header, match.rows[:rows])


def turn_at(match: Record, position: int) -> int:
    return next(turn_number(t) for rows, t in enumerate(replay_positions(match)) if rows == position)


def check_equal(state: SideGameState, where: str) -> None:
    assert state.where == where
    assert (state.chances, state.halves) == (state.played, state.played_halves)


@pytest.mark.parametrize("game", ["electronic", "deal", "star_wars"])
def test_equal_situations_have_equal_chances(game):
    """Also with hidden cards: both sides are measured from the observation of the player."""
    match = recorded(game, 2, 3, ("random", "steady"))
    fork = find_fork(match, 0)
    check_equal(measure_side_game_state(side_game(match, fork, fork), match, 0, GAMES), "fork")
    answered = measure_side_game_state(side_game(match, fork, fork + 1), match, 0, GAMES)
    assert all(answered.said.values())
    if turn_at(match, fork + 1) == turn_at(match, fork):
        check_equal(answered, "answer")
    last = next(rows for rows in range(fork, len(match.rows)) if turn_at(match, rows) > turn_at(match, fork) + 1)
    later = measure_side_game_state(side_game(match, fork, last + 2), match, 0, GAMES)
    check_equal(later, "turn")
    check_equal(measure_side_game_state(side_game(match, fork, len(match.rows)), match, 0, GAMES), "end")


def test_side_games_are_measured_without_the_cards_that_the_player_cannot_see():
    match = recorded("deal", 2, 3, ("random", "steady"))
    path = SideGamePath(match, find_fork(match, 0), 0)
    true = path.fork.table
    measured = measure_situation(path, "fork", 0, 0, GAMES)
    path.fork.table = redeal(true, 0, Luck(5))
    assert repr(path.fork.table) != repr(true) and measure_situation(path, "fork", 0, 0, GAMES) == measured


def test_an_answered_question_is_compared_after_both_answers():
    """A position before an answer is not compared with one after it."""
    match = recorded("electronic", 2, 3, ("random", "steady"))
    fork = find_fork(match, 0)
    same = measure_side_game_state(side_game(match, fork, fork + 1), match, 0, 20)
    before = measure_side_game_state(side_game(match, fork, fork), match, 0, 20)
    assert (same.where, before.where) == ("answer", "fork")
    assert same.played == same.chances and before.played == before.chances


def test_a_match_that_ended_earlier_is_compared_at_its_end():
    match = recorded("electronic", 2, 3, ("random", "steady"))
    fork = find_fork(match, 0)
    later = next(rows for rows in range(fork, len(match.rows)) if turn_at(match, rows) > turn_at(match, fork) + 1)
    shorter = Record(match.header, match.rows[: later - 1])
    state = measure_side_game_state(side_game(match, fork, later), shorter, 0, GAMES)
    assert state.where == "end" and sum(state.played) == sum(state.chances) == 1000

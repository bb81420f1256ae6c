"""A hint is computed only from the knowledge of its seat."""

import pytest

from magnat.analysis import compute_position_hint
from magnat.kernel import Chance, IllegalAnswer, Luck, Table, current_question
from magnat.record import redeal, replay_positions
from tests.analysis.games import recorded


def find_questions(game: str, seats: int, kinds: int) -> list[Table]:
    """Return a few positions of a game in which a player has a choice."""
    positions: list[Table] = []
    for t in replay_positions(recorded(game, seats, 6, ("random", "steady"))):
        question = current_question(t)
        if question is not None and not isinstance(question, Chance) and len(question.choices(t)) > 2:
            positions.append(t.copy())
    return positions[:: max(1, len(positions) // kinds)][:kinds]


@pytest.mark.parametrize("game", ["deal", "star_wars", "empire"])
def test_a_hint_does_not_depend_on_hidden_cards(game):
    differ = 0
    for t in find_questions(game, 3, 3):
        seat = t.stack[-1].seat
        other = redeal(t, seat, Luck(5))
        differ += t != other
        assert compute_position_hint(t, 3, seat, 1, 6) == compute_position_hint(other, 3, seat, 1, 6)
    assert differ


def test_a_hint_has_up_to_three_answers_sorted_by_chance():
    for t in find_questions("electronic", 3, 4):
        question = current_question(t)
        assert question is not None
        hint = compute_position_hint(t, 3, question.seat, 2, 8)
        answers = [each.tried.answer for each in hint.advice]
        assert 1 <= len(answers) <= 3 and len(set(answers)) == len(answers)
        assert hint.usual in answers and set(answers) <= set(question.choices(t))
        chances = [each.tried.chance for each in hint.advice[1:]]
        assert chances == sorted(chances, reverse=True)
        assert hint == compute_position_hint(t, 3, question.seat, 2, 8) and hint.reference == "normal"


def test_only_the_asked_seat_gets_a_hint():
    t = find_questions("electronic", 3, 1)[0]
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        compute_position_hint(t, 3, (t.stack[-1].seat + 1) % 3)

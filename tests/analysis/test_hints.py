"""analysis: a hint is made from what its seat may know, and from nothing else."""

import pytest

from magnat.analysis import compute_position_hint
from magnat.kernel import Chance, IllegalAnswer, Luck, Table, current_question
from magnat.record import redeal, replay_positions
from tests.analysis.games import recorded


def asked_in(game: str, seats: int, kinds: int) -> list[Table]:
    """Positions of a game where somebody has a choice, a few of them."""
    found: list[Table] = []
    for t in replay_positions(recorded(game, seats, 6, ("random", "steady"))):
        question = current_question(t)
        if question is not None and not isinstance(question, Chance) and len(question.choices(t)) > 2:
            found.append(t.copy())
    return found[:: max(1, len(found) // kinds)][:kinds]


@pytest.mark.parametrize("game", ["deal", "star_wars", "empire"])
def test_a_hint_does_not_change_with_what_the_seat_may_not_know(game):
    differ = 0
    for t in asked_in(game, 3, 3):
        seat = t.stack[-1].seat
        other = redeal(t, seat, Luck(5))
        differ += t != other
        assert compute_position_hint(t, 3, seat, 1, 6) == compute_position_hint(other, 3, seat, 1, 6)
    assert differ


def test_a_hint_has_up_to_three_answers_in_the_order_of_their_chances():
    for t in asked_in("electronic", 3, 4):
        question = current_question(t)
        assert question is not None
        found = compute_position_hint(t, 3, question.seat, 2, 8)
        answers = [each.tried.answer for each in found.advice]
        assert 1 <= len(answers) <= 3 and len(set(answers)) == len(answers)
        assert found.usual in answers and set(answers) <= set(question.choices(t))
        chances = [each.tried.chance for each in found.advice[1:]]
        assert chances == sorted(chances, reverse=True)
        assert found == compute_position_hint(t, 3, question.seat, 2, 8) and found.reference == "normal"


def test_only_who_is_asked_gets_a_hint():
    t = asked_in("electronic", 3, 1)[0]
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        compute_position_hint(t, 3, (t.stack[-1].seat + 1) % 3)

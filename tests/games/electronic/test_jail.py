"""Electronic: jail."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.testing import Position, dice

rule = pytest.mark.rule


@rule("ELEC-JAIL-12")
def test_the_third_failure_pays_the_fine_and_moves_by_that_throw():
    game = Position("electronic", jailed={0: 3}, owns={0: "neuilly"})
    game.play("throw", dice(1, 2))
    assert game.cash[0] == 14_500 and game.places[0] == "neuilly" and game.asked == ("after_move", 0)


@rule("ELEC-JAIL-06")
def test_the_fine_is_refused_to_a_seat_that_cannot_pay_it():
    game = Position("electronic", jailed={0: 1}, cash={0: 490})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("pay")
    assert refusal.value.reason == "too_poor" and refusal.value.rule == "ELEC-JAIL-06"

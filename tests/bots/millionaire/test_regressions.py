"""The reserve of Millionaire's steady player."""

import pytest

from magnat.bots import steady
from magnat.positions import Position

BUILT = {"light_blue": 5, "red": 1, "pink": 4}


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("cash", "builds"), [(127, True), (126, False)])
def test_houses_are_built_if_half_the_highest_rival_rent_is_kept(seat, cash, builds):
    """A rival hotel early on the lap counts 125, rival houses further on 100. The bot's houses, at 165, do not."""
    rival, other = (seat + 1) % 3, (seat + 2) % 3
    owns = {seat: "pink", rival: "light_blue", other: "red"}
    game = Position("millionaire", seats=3, owns=owns, built=BUILT, cash={seat: cash}, turn=seat)
    t, mind = game.table, steady("millionaire")
    answer = mind.decide(t, t.stack[-1], t.stack[-1].choices(t))
    assert (answer == t.stack[-1].verbs.index("build")) == builds

"""tests: what the steady player of Millionaire keeps in hand."""

import pytest

from magnat.bots import steady
from magnat.positions import Position

BUILT = {"light_blue": 5, "red": 1, "pink": 4}


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("cash", "builds"), [(127, True), (126, False)])
def test_a_house_is_built_with_what_half_the_dearest_rent_of_a_rival_leaves(seat, cash, builds):
    """A hotel early on the lap asks for 125, houses further on for 100; one's own, at 165, for nothing."""
    rival, other = (seat + 1) % 3, (seat + 2) % 3
    owns = {seat: "pink", rival: "light_blue", other: "red"}
    game = Position("millionaire", seats=3, owns=owns, built=BUILT, cash={seat: cash}, turn=seat)
    t, mind = game.table, steady("millionaire")
    said = mind.decide(t, t.stack[-1], t.stack[-1].choices(t))
    assert (said == t.stack[-1].verbs.index("build")) == builds

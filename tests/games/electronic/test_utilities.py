"""Utilities of Electronic."""

from typing import Any

import pytest

from magnat.games.electronic.move import Advance
from magnat.games.electronic.turn import AfterMove
from magnat.positions import Position, dice

rule = pytest.mark.rule


@rule("ELEC-UTIL-01")
@pytest.mark.parametrize("a, b, start", [(1, 2, "republique"), (5, 6, "belleville"), (6, 2, "income_tax")])
def test_one_utility_earns_the_dice_times_40K(a, b, start):
    game = Position("electronic", at={0: start}, owns={1: "electricity"}).play("throw", dice(a, b))
    assert game.places[0] == "electricity" and game.cash[1] == 15_000 + 40 * (a + b)


@rule("ELEC-UTIL-01")
def test_utilities_of_other_players_do_not_count():
    game = Position("electronic", at={0: "nord"}, owns={1: "electricity", 2: "water"}).play("throw", dice(1, 2))
    assert game.cash == [14_880, 15_000, 15_120]


@rule("ELEC-UTIL-02")
@pytest.mark.parametrize("start", ["republique", "nord"])
def test_both_utilities_earn_the_dice_times_100K(start):
    game = Position("electronic", at={0: start}, owns={1: "utility"}).play("throw", dice(1, 2))
    assert game.cash[1] == 15_300


@rule("ELEC-UTIL-03", "ELEC-EDGE-13")
def test_a_mortgaged_utility_counts_but_earns_nothing():
    given: dict[str, Any] = {"owns": {1: "utility"}, "mortgaged": "water"}
    other = Position("electronic", at={0: "republique"}, **given).play("throw", dice(1, 2))
    itself = Position("electronic", at={0: "nord"}, **given).play("throw", dice(1, 2))
    assert other.cash[1] == 15_300 and itself.cash[1] == 15_000


@rule("ELEC-UTIL-04", "ELEC-EDGE-14")
def test_after_a_double_only_the_last_throw_counts():
    game = Position("electronic", at={0: "income_tax"}, owns={0: "vaugirard", 1: "electricity"})
    game.play("throw", dice(1, 1), "throw", dice(2, 4), "card")
    assert game.places[0] == "electricity" and game.cash[1] == 15_240


@rule("ELEC-UTIL-04")
def test_a_visitor_brought_by_a_card_pays_by_the_last_throw():
    game = Position(
        "electronic", at={0: "chance_1"}, owns={1: "electricity"}, dice=9, push=[AfterMove(0), Advance(0, 5)]
    )
    assert game.places[0] == "electricity" and game.cash[1] == 15_360
    assert game.asked == ("after_move", 0)


@rule("ELEC-UTIL-04", "ELEC-JAIL-09")
def test_an_escape_to_a_utility_pays_by_the_double_that_freed():
    game = Position("electronic", jailed={0: 2}, owns={2: "electricity"}).play("throw", dice(1, 1))
    assert game.places[0] == "electricity" and game.cash[2] == 15_080


@rule("ELEC-UTIL-04", "ELEC-RENT-03")
def test_a_manual_claim_is_for_the_dice_of_the_landing():
    game = Position("electronic", at={0: "republique"}, owns={2: "utility"}, options={"rent_claim": "manual"})
    game.play("throw", dice(1, 2), "end").say(2, "claim").play("claim")
    assert game.cash == [14_700, 15_000, 15_300]
